"""A table page over a situation, shown as the program shows it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.theme.application import apply_theme
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation

Opener = Callable[..., TablePage]


@pytest.fixture
def open_table(qtbot: QtBot, qapp: QApplication) -> Iterator[Opener]:
    """Opens the page of a situation; nothing on it takes time."""
    apply_theme(qapp, "dark")
    opened: list[TablePage] = []

    def opener(
        situation: Situation, size: QSize | None = None, covering: Covering = Covering.NEVER, *, lifted: bool = True
    ) -> TablePage:
        session = Session(situation.rules, resume_from=situation.state)
        controller = GameController(session, covering=covering)
        if lifted and controller.covered:
            controller.lift()
        page = TablePage(controller)
        controller.setParent(page)
        page.resize(size or QSize(1280, 720))
        qtbot.addWidget(page)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        QCoreApplication.processEvents()
        opened.append(page)
        return page

    yield opener
    QToolTip.hideText()
    for page in opened:
        page.close()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    apply_theme(qapp, "dark")
