"""The windows a person sees: home, new game, table, final score."""
