"""A table page shown as the program shows it, and taken away again."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.windows.table import TablePage
from mars_desktop.windows.table.asking_table import AskingTable

P = TypeVar("P", bound=AskingTable)

Opener = Callable[..., TablePage]


def show_page(qtbot: QtBot, page: P, size: QSize) -> P:
    """A page of any game in front of a person; its controller goes with it."""
    page.controller.setParent(page)
    page.resize(size)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    QCoreApplication.processEvents()
    return page


def show_table(
    qtbot: QtBot,
    session: Session[Any],
    size: QSize | None = None,
    covering: Covering = Covering.NEVER,
    *,
    lifted: bool = True,
) -> TablePage:
    """The page of a session in front of a person, without its cover if ``lifted``."""
    controller = GameController(session, covering=covering)
    if lifted and controller.covered:
        controller.lift()
    return show_page(qtbot, TablePage(controller), size or QSize(1280, 720))


def take_away(pages: Iterable[AskingTable]) -> None:
    """Close pages and let nothing of them wait."""
    for page in pages:
        page.close()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
