"""The table of On Mars."""
