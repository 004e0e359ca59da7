"""What the screen of On Mars shows, as plain values and Qt models."""
