"""What the main window asks of the table of any game."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from mars_desktop.models.controller import GameController


class GameTable(QWidget):
    """The table of one controller, whichever game is played there.

    `gameOver` comes once, when the last answer was given; `menuAsked` with the place on the screen where a menu may
    open. Hidden things are shown only as far as the controller's viewer may see them.
    """

    gameOver = Signal()
    menuAsked = Signal(QPoint)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller

    def ask_before_placing(self, wanted: bool) -> None:
        """Whether a press on the map has to be confirmed by a second one."""
        raise NotImplementedError
