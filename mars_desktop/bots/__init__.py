"""Players without a person: they see a seat's view and answer decisions."""
