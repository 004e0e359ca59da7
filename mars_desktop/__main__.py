"""`python -m mars_desktop` is the program."""

import sys

from mars_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
