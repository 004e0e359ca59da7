"""Colours, type, icons and marks of the program, read from one file of tokens."""
