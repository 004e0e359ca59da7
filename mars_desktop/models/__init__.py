"""Qt models over a session: the only place where the screen and the rules meet."""
