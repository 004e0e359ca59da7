"""The map and its tiles as a graphics scene, with the gestures that place them."""
