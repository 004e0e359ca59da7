"""What the program's speed is on this machine: `python -m tests.benchmarks`. It prints and never fails on time."""

import mars_desktop.games  # noqa: F401 - registers every game
from tests.benchmarks import colony, engine, frames, window

if __name__ == "__main__":
    print(f"yardstick sum(range(1000000)): {engine.yardstick():.1f} ms", flush=True)
    engine.report()
    window.report()
    frames.report()
    colony.report()
    print(f"yardstick again: {engine.yardstick():.1f} ms")
