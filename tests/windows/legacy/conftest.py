"""Table pages over missions of The Legacy of Mars, shown as the program shows them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.theme.application import apply_theme
from mars_desktop.windows.table import TablePage

Opener = Callable[..., TablePage]


@pytest.fixture
def open_mission(qtbot: QtBot, qapp: QApplication) -> Iterator[Opener]:
    """Opens the page of a session; nothing on it takes time."""
    apply_theme(qapp, "dark")
    opened: list[TablePage] = []

    def opener(session: Session[Any], size: QSize | None = None) -> TablePage:
        controller = GameController(session, covering=Covering.NEVER)
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
    for page in opened:
        page.close()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
