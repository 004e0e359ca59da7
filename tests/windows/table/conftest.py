"""A table page over a situation, shown as the program shows it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session
from mars_desktop.models.handover import Covering
from mars_desktop.theme.application import apply_theme
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.shown_table import Opener, show_table, take_away


@pytest.fixture
def open_table(qtbot: QtBot, qapp: QApplication) -> Iterator[Opener]:
    """Opens the page of a situation; nothing on it takes time."""
    apply_theme(qapp, "dark")
    opened: list[TablePage] = []

    def opener(
        situation: Situation, size: QSize | None = None, covering: Covering = Covering.NEVER, *, lifted: bool = True
    ) -> TablePage:
        session = Session(situation.rules, resume_from=situation.state)
        page = show_table(qtbot, session, size, covering, lifted=lifted)
        opened.append(page)
        return page

    yield opener
    QToolTip.hideText()
    take_away(opened)
    apply_theme(qapp, "dark")
