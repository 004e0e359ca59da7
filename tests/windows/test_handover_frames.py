"""No frame between two seats shows a private pixel or text: looked at with every signal and paint of a random game."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import Keep, State
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.sayings import card_title, card_words
from mars_desktop.profile.database import Database
from mars_desktop.profile.settings import Settings
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.preferences import COVERING, GUIDE
from mars_desktop.windows.table.page import TablePage
from tests.models.conftest import chooser
from tests.windows.conftest import setup_of

ANSWERS = 90
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def _words_of_model(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        for role in ROLES:
            yield str(model.index(row, 0).data(role))


def _words(window: QWidget) -> str:
    """Everything that can be read, heard or hovered in the window."""
    said: list[str] = []
    for widget in (window, *window.findChildren(QWidget)):
        said += (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle())
        if isinstance(widget, QAbstractButton | QLabel):
            said.append(widget.text())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            said += _words_of_model(widget.model())
    for part in window.findChildren(QObject):
        if isinstance(part, QAbstractItemModel):
            said += _words_of_model(part)
    return "\n".join(said)


def _places(window: QWidget, names: set[str]) -> Iterator[str]:
    """Where in the window these words stand."""
    for widget in (window, *window.findChildren(QWidget)):
        for words in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle()):
            if any(name in words for name in names):
                yield f"{widget}: {words}"
    for part in window.findChildren(QObject):
        if isinstance(part, QAbstractItemModel) and any(name in "\n".join(_words_of_model(part)) for name in names):
            yield str(part)


class Secrets:
    """The names of the cards that only their seat may know now, as far as no other card or line uses the same words."""

    def __init__(self, rules: TerraformingRules) -> None:
        self._rules = rules
        self._titles = {card.index: card_title(card) for card in rules.table.cards}
        self._named = {card.id: card_title(card) for card in rules.table.cards}
        # Some cards are called like a place.
        told = "\n".join(place.name for place in rules.table.map.entry.hexes if place.name)
        told += "\n".join(f"{title}\n{card_words(rules.table.cards[index])}" for index, title in self._titles.items())
        self._plain = {index for index, title in self._titles.items() if told.count(title) == 1}

    def of(self, state: State, seat: int, public: str) -> set[str]:
        """The secrets of a seat, without what everybody has read in the log."""
        player = state.players[seat]
        cards = [*player.hand, *player.offered, *player.drafted, *player.dealt_corporations]
        cards += [
            card for task in state.agenda.now if isinstance(task, Keep) and task.seat == seat for card in task.cards
        ]
        return {self._titles[card] for card in cards if card in self._plain and self._titles[card] not in public}

    def seen_by(self, controller: GameController) -> set[str]:
        """What whoever looks has seen in the course of the game."""
        shown = [event.hidden for step in controller.steps() for event in step if event.seat == controller.viewer]
        return {self._named[card] for cards in shown for card in cards}


class Watch(QObject):
    """Looks at the window whenever the controller says something and whenever something is painted."""

    def __init__(self, window: MainWindow, controller: GameController) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        assert isinstance(controller.rules, TerraformingRules)
        self._secrets = Secrets(controller.rules)
        self.covers = self.looks = self.secrets = 0
        self._checking = False
        self._picture: QImage | None = None
        controller.coverChanged.connect(self._covered)
        controller.seatChanged.connect(lambda _: self._frame())
        controller.stepped.connect(lambda *_: self._frame())
        controller.decisionChanged.connect(self._settled)
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def stop(self) -> None:
        """Look no more."""
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)

    def _covered(self, covered: bool) -> None:
        self._picture = None
        if covered:
            self.covers += 1
            self._frame()

    def _frame(self) -> None:
        """While the cover lies there the window is the cover and nothing else, the same all the time."""
        cover = self._window.cover
        if self._checking or not self._controller.covered or not cover.isVisible():
            return
        self._checking = True
        assert cover.hasFocus()
        picture = self._window.grab().toImage()
        assert picture == cover.grab().toImage()
        assert self._picture is None or picture == self._picture
        self._picture = picture
        self._checking = False

    def _settled(self) -> None:
        """Nobody's secrets are anywhere in the window but those of whoever looks."""
        self._frame()
        controller, state = self._controller, self._controller._session.state
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        said = _words(self._window)
        assert isinstance(self._window.table, TablePage)
        public = "\n".join(row.text for row in self._window.table.models.log.rows())
        for seat in range(len(state.players)):
            if seat != controller.viewer:
                # In a draft a seat has seen what it passed on.
                hidden = self._secrets.of(state, seat, public) - self._secrets.seen_by(controller)
                self.secrets += len(hidden)
                leaked = {name for name in hidden if name in said}
                assert not leaked, f"{leaked} of seat {seat} in {list(_places(self._window, leaked))}"
        self.looks += 1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is painted under the cover is the cover."""
        if event.type() is QEvent.Type.Paint and not self._checking and isinstance(watched, QWidget):
            controller = self._controller
            inside = watched.window() is self._window and watched is not self._window
            if controller.covered and controller.over is False and inside and self._window.cover.isVisible():
                cover = self._window.cover
                assert watched is cover or cover.isAncestorOf(watched), f"{watched} is painted under the cover"
        return super().eventFilter(watched, event)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("covering", "seats", "seed"),
    [(Covering.WHEN_NEEDED, 2, 3), (Covering.WHEN_NEEDED, 3, 8), (Covering.ALWAYS, 3, 8), (Covering.PEEK, 3, 8)],
)
def test_no_frame_between_two_seats_shows_a_private_pixel_or_text(
    qtbot: QtBot, database: Database, covering: Covering, seats: int, seed: int
) -> None:
    settings = Settings(database)
    settings.set(COVERING, covering)
    settings.set(GUIDE, False)
    window = MainWindow(database)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    assert window.begin(setup_of(seats, seed, research_draft="one"), "Friday")
    controller, table = window.controller, window.table
    assert controller is not None
    assert table is not None
    watch = Watch(window, controller)
    answer, rng = chooser(seed), random.Random(seed)
    try:
        for _ in range(ANSWERS):
            QApplication.processEvents()
            if controller.over:
                break
            controller.lift()
            controller.peek(True)
            _look_at_something(rng, window)
            decision = controller.decision
            assert decision is not None
            assert controller.submit(answer(decision), decision.number) is None
    finally:
        watch.stop()
    assert watch.looks > ANSWERS
    assert watch.secrets > ANSWERS * 4
    assert (watch.covers > seats * 4) is (covering is not Covering.PEEK)
    window.close()


def _look_at_something(rng: random.Random, window: MainWindow) -> None:
    """What the seat has open when its answer is given must be gone with it."""
    table = window.table
    assert isinstance(table, TablePage)
    match rng.randrange(4):
        case 0 if table.hand.cards:
            table.hand.large.emit(rng.choice(table.hand.cards).face.id)
        case 1:
            table.looking.open_log()
        case 2:
            table.open_seat(0)
        case _:
            pass
