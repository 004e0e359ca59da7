"""The campaign: its list, founding, book, briefings, results and the end of a mission."""
