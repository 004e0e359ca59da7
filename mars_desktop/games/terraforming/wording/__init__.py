"""Everything the game says: each sentence is made from data, so that words and behaviour cannot disagree."""
