"""The command line: one verb each for people who script, for tests and for measuring; without a verb, the window.

Exit status: 0 done, 1 the work failed and one sentence on stderr says why, 2 wrong use.
"""

from mars_desktop.cli.program import main

__all__ = ["main"]
