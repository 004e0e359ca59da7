"""The playing board of On Mars as a graphics scene, with the gestures of its buildings and pieces."""

from mars_desktop.board.onmars.panel_drag import PanelDrag
from mars_desktop.board.onmars.scene import ColonyScene
from mars_desktop.board.onmars.view import ColonyView

__all__ = ["ColonyScene", "ColonyView", "PanelDrag"]
