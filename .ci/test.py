"""Runs all tests, setting up everything first if need be. Words after the command are pytest's own."""

import os
import sys

from environment import ROOT, prepare, run

if __name__ == "__main__":
    python = str(prepare(tools=True, window=False))
    os.chdir(ROOT)
    # No screen is needed, unless somebody wants to watch.
    screen = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    command = [python, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *sys.argv[1:]]
    # Random games are the same at every run, as on a server, unless pytest is started by itself.
    run(command, {"QT_QPA_PLATFORM": screen, "CI": os.environ.get("CI", "true")})
