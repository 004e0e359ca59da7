"""Table pages over missions of The Legacy of Mars, shown as the program shows them."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session
from mars_desktop.theme.application import apply_theme
from mars_desktop.windows.table import TablePage
from tests.windows.shown_table import Opener, show_table, take_away


@pytest.fixture
def open_mission(qtbot: QtBot, qapp: QApplication) -> Iterator[Opener]:
    """Opens the page of a session; nothing on it takes time."""
    apply_theme(qapp, "dark")
    opened: list[TablePage] = []

    def opener(session: Session[Any], size: QSize | None = None) -> TablePage:
        page = show_table(qtbot, session, size)
        opened.append(page)
        return page

    yield opener
    take_away(opened)
