"""The games: rules as pure functions over plain data. No Qt below this line."""
