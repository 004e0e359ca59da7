"""Starts the program, setting up everything first if need be. Words after the command are the program's own."""

import sys

from environment import prepare, run

if __name__ == "__main__":
    run([str(prepare(tools=False, window=True)), "-m", "mars_desktop", *sys.argv[1:]])
