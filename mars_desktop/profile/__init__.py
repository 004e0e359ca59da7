"""What outlives a run: tables, settings and records in one SQLite file."""
