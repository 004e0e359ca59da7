"""Terraforming Mars: base game and Corporate Era, one to five players."""
