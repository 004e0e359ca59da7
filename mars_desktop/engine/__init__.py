"""The kernel every game runs on: no Qt, no game's names."""
