"""The window onto the board of On Mars."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mars_desktop.board.asking_view import AskingView
from mars_desktop.board.onmars.scene import ColonyScene


class ColonyView(AskingView):
    """Shows a `ColonyScene`."""

    def __init__(self, scene: ColonyScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._colony_board = scene

    @property
    def board(self) -> ColonyScene:
        """The scene that is shown."""
        return self._colony_board
