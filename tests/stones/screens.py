"""The screens of the small game."""

from typing import Any, ClassVar, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mars_desktop.engine import Rules, Session
from mars_desktop.models.controller import GameController
from mars_desktop.windows.game_screens import GameScreens, Site
from mars_desktop.windows.game_table import GameTable
from mars_desktop.windows.replay_page import ReplayPage
from tests.stones.rules import Stones


class StonesTable(GameTable):
    """The heap in words."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.heap = QLabel(self)
        self.asks_before_placing = False
        controller.stepped.connect(lambda *_: self._follow())
        controller.gameOver.connect(self.gameOver)
        self._follow()

    def _follow(self) -> None:
        self.heap.setText(f"{self.controller.view.heap} stones")

    def ask_before_placing(self, wanted: bool) -> None:
        self.asks_before_placing = wanted


class StonesReplay(ReplayPage):
    """The heap as it was."""

    def __init__(self, session: Session[Any], table: str) -> None:
        super().__init__(session, table)
        self.heap = QLabel()
        page = QVBoxLayout(self)
        page.addLayout(self.head(self.heap))
        page.addWidget(self.bar)
        self.replay.moved.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.heap.setText(f"{self.replay.view.heap} stones")
        self.log.follow(self.replay)
        self.bar.say(self.happened())


class HeapPortrait:
    """As many dots as stones."""

    def __init__(self) -> None:
        self.stones = 0

    def show(self, rules: Rules[Any], view: Stones) -> None:
        self.stones = view.heap

    def paint(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        painter.setBrush(Qt.GlobalColor.gray)
        for n in range(self.stones):
            painter.drawEllipse(middle + QPointF(n * reach / 12, 0), 4, 4)


class StonesScreens(GameScreens):
    """A table, a replay, dots."""

    tints: ClassVar = {"heaps": ("resource", "steel")}

    def table(self, controller: GameController) -> StonesTable:
        return StonesTable(controller)

    def replay(self, session: Session[Any], table: str) -> StonesReplay:
        return StonesReplay(session, table)

    def portrait(self, owner: QWidget) -> HeapPortrait:
        return HeapPortrait()

    def site(self, rules: Rules[Any]) -> Site:
        return Site("heap", "The heap", "The heap")

    def cover_remark(self, controller: GameController) -> str:
        return f"{controller.view.heap} stones are left"


SCREENS: Final = StonesScreens()
