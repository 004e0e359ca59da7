"""What a person sees of the guide at any table: its heading, and where its note stands."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from mars_desktop.windows.guide import TableGuide
from mars_desktop.windows.main_window import MainWindow


def title(guide: TableGuide) -> str:
    """The heading of the note, empty when nothing is shown."""
    return "" if guide.step is None else guide.step.title


def led(window: MainWindow) -> bool:
    """Whether a guide is at work."""
    return window.guiding.guide is not None


def on_page(page: QWidget, guide: TableGuide) -> QRect:
    """Where the note stands."""
    return QRect(guide.note.mapTo(page, guide.note.rect().topLeft()), guide.note.size())
