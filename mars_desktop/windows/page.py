"""What the main window asks of its pages."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """One page of the main window.

    `home` asks for the home page. A page is opened each time it comes to the front and closed before it leaves.
    """

    home = Signal()

    @property
    def title(self) -> str:
        """What the window is called while the page is in front; never anything hidden. Empty for the program's name."""
        return ""

    def open_page(self) -> None:
        """Come to the front: read what may have changed and put the keyboard where it is most likely wanted."""

    def close_page(self) -> None:
        """Leave: stop timers and animations and let go of what belongs to the moment."""
