"""The map and its tiles as a graphics scene, with the gestures that place them."""

from mars_desktop.board.pieces import Gauge, GaugeMark, HexCell, MoonCell, TileLook
from mars_desktop.board.scene import BoardScene
from mars_desktop.board.view import BoardView

__all__ = ["BoardScene", "BoardView", "Gauge", "GaugeMark", "HexCell", "MoonCell", "TileLook"]
