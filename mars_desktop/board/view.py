"""The window onto the board of Terraforming Mars."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mars_desktop.board.asking_view import AskingView
from mars_desktop.board.scene import BoardScene


class BoardView(AskingView):
    """Shows a `BoardScene`."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._planet_board = scene

    @property
    def board(self) -> BoardScene:
        """The scene that is shown."""
        return self._planet_board
