"""Cards and maps in words: every sentence is made from the data, so text and behaviour cannot disagree."""
