"""The panels and player boards of On Mars."""
