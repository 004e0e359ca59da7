"""People at the table of On Mars: by keys alone, and by the mouse, dragging whatever can be dragged.

Both know what they want to answer and give it through what the page shows: no answer reaches the controller in any
other way. Which of the ways is taken changes from answer to answer.
"""

import random
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget

from mars_desktop.board.onmars.gestures import MovePiece
from mars_desktop.engine import Choice
from mars_desktop.models.onmars.board_rows import waiting_id
from mars_desktop.models.onmars.people import seat_index
from mars_desktop.models.onmars.ways import MOVES, Way, way_of
from mars_desktop.widgets.answer import AnswerButton
from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.widgets.onmars.panel import Panel
from mars_desktop.widgets.onmars.place_button import PlaceButton
from mars_desktop.widgets.payment_sheet import PaymentSheet
from mars_desktop.windows.onmars.page import OnMarsPage
from tests.windows.hands import TableKeyboard, TableMouse, press

ON_MAP = ("hex ", "space ")


class Hands(Protocol):
    """How one person presses things."""

    page: OnMarsPage

    def button(self, button: AnswerButton) -> None:
        """Press a button of the bar."""

    def row(self, rows: QListView, answer: str) -> None:
        """Press a row of a list."""

    def spot(self, name: str) -> None:
        """Press a hex or a space of the map."""

    def place(self, panel: Panel, button: PlaceButton) -> None:
        """Press a place of a panel."""

    def pay(self, sheet: PaymentSheet) -> None:
        """Pay as suggested."""


def give(hands: Hands, choice: Choice, rng: random.Random) -> None:
    """Answer the present question with that choice, by the bar or by its places."""
    page = hands.page
    plain = choice._replace(numbers=())
    content = page.models.rules.table.content
    way = way_of(content, page.models.view, plain)
    if plain.verb in MOVES and rng.random() < 0.7:
        _move(hands, plain)
    elif way.steps and rng.random() < 0.7 and _by_places(hands, plain, way):
        pass
    else:
        from_bar(hands, str(plain))
    QApplication.processEvents()
    if isinstance(page.sheet, PaymentSheet):
        hands.pay(page.sheet)
    QApplication.processEvents()


def _by_places(hands: Hands, choice: Choice, way: Way) -> bool:
    """Press one place after the other until the answer is given; False where a seat is to be pressed."""
    page, given = hands.page, hands.page.controller.answers_given
    for place in way.steps:
        if page.controller.answers_given != given or page.sheet is not None:
            break
        if place.startswith(ON_MAP):
            hands.spot(place.partition(" ")[2])
        elif not _press(hands, place):
            return False
        QApplication.processEvents()
    if isinstance(page.sheet, AnswersSheet):
        hands.row(page.sheet.list, str(choice))
    return True


def _press(hands: Hands, place: str) -> bool:
    for panel in hands.page.panels:
        button = panel.place(place)
        if button is not None:
            hands.place(panel, button)
            return True
    return False


def _move(hands: Hands, choice: Choice) -> None:
    """Take the piece, unless it is taken already, and press where it goes."""
    gesture = hands.page.board.gesture
    assert isinstance(gesture, MovePiece)
    goal = choice.words[-1]
    start = choice.words[0] if choice.verb == "bot" else rover_place(hands.page)
    for _ in range(3):
        if gesture.mover is not None and (gesture.mover.kind, gesture.mover.place) == (choice.verb, start):
            break
        if gesture.mover is not None and gesture.allows(start):
            # Another piece is taken that may go where this one stands: Esc lays it back first.
            gesture.cancel()
        hands.spot(start)
        QApplication.processEvents()
    hands.spot(goal)


def rover_place(page: OnMarsPage) -> str:
    """Where the Rover of the seat that is asked stands."""
    decision, table = page.controller.decision, page.models.rules.table
    assert decision is not None
    rover = page.models.view.players[decision.seat].rover
    return table.map.names[rover] if rover >= 0 else waiting_id(seat_index(table, decision.seat))


def from_bar(hands: Hands, answer: str) -> None:
    """Give an answer by its button, by the list that it is in, or by the list of all."""
    bar = hands.page.bar
    button = bar.button(answer)
    if button is not None and button.isVisible():
        hands.button(button)
        return
    more = next(
        (b for b in bar.findChildren(AnswerButton) if b.answer.id == "" and b.isVisible()),
        None,
    )
    if more is not None:
        hands.button(more)
    else:
        hands.button(_list_with(hands.page, answer))
    QApplication.processEvents()
    sheet = hands.page.sheet
    assert isinstance(sheet, AnswersSheet), f"no list is open for {answer}"
    hands.row(sheet.list, answer)


def _list_with(page: OnMarsPage, answer: str) -> AnswerButton:
    """The button that opens the list in which an answer is."""
    for button in page.bar.buttons:
        if answer in page.asking.answers_behind(button.answer.id):
            return button
    raise AssertionError(f"{answer} is nowhere in the bar")


class Mouse(TableMouse[OnMarsPage]):
    """Clicks with the left button, and drags between places; `drags` counts those."""

    def __init__(self, page: OnMarsPage) -> None:
        super().__init__(page)
        self.drags = 0

    def spot(self, name: str) -> None:
        view = self.page.view
        self._click(view.viewport(), view.mapFromScene(self.page.board.layout.spots[name].centre))

    def place(self, panel: Panel, button: PlaceButton) -> None:
        panel.ensureWidgetVisible(button)
        self._click(button)

    # Dragging

    def drag(self, start: QWidget, end: QPoint) -> None:
        """Carry what lies on a widget to a point of the screen."""
        left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        here = start.rect().center()
        target = start.mapFromGlobal(end)
        QTest.mousePress(start, left, no_key, here)
        for part in range(1, 4):
            QTest.mouseMove(start, here + (target - here) * part / 3)
            QApplication.processEvents()
        QTest.mouseRelease(start, left, no_key, target)
        QApplication.processEvents()
        self.drags += 1

    def on_screen(self, place: str) -> QPoint | None:
        """Where a place is on the screen, None where it is not."""
        if place.startswith(ON_MAP):
            centre = self.page.board.layout.spots[place.partition(" ")[2]].centre
            return self.page.view.viewport().mapToGlobal(self.page.view.mapFromScene(centre))
        for panel in self.page.panels:
            button = panel.place(place)
            if button is not None and button.isVisible():
                panel.ensureWidgetVisible(button)
                return button.mapToGlobal(button.rect().center())
        return None

    def source(self, place: str) -> PlaceButton | None:
        """The button of a place of a panel."""
        found = (panel.place(place) for panel in self.page.panels)
        return next((button for button in found if button is not None and button.isVisible()), None)


class Dragging(Mouse):
    """Drags what can be dragged: Tech tiles, Blueprints, Colonists, buildings, Bots and Rover."""

    def give(self, choice: Choice, rng: random.Random) -> None:
        """Answer with that choice."""
        plain = choice._replace(numbers=())
        way = way_of(self.page.models.rules.table.content, self.page.models.view, plain)
        if plain.verb in MOVES:
            self._drag_piece(plain)
        elif plain.verb == "site":
            self._drag_building(plain)
        elif not self._drag_between(plain, way):
            give(self, choice, rng)
            return
        QApplication.processEvents()
        self._choose_among(plain)

    def _choose_among(self, plain: Choice) -> None:
        if isinstance(self.page.sheet, AnswersSheet):
            self.row(self.page.sheet.list, str(plain))
            QApplication.processEvents()
        if isinstance(self.page.sheet, PaymentSheet):
            self.pay(self.page.sheet)
            QApplication.processEvents()

    def _drag_between(self, choice: Choice, way: Way) -> bool:
        places = (*way.steps, *way.beside)
        if choice.verb in ("exec", "site", "ship", "retrieve"):
            return False
        if choice.verb == "main":
            places = (*way.beside[-1:], *way.steps)
        if len(places) < 2:
            return False
        start, end = self.source(places[0]), self.on_screen(places[1])
        if start is None or end is None:
            return False
        self.drag(start, end)
        return True

    def _in_view(self, start: QPoint, end: QPoint) -> None:
        viewport, left, no_key = self.page.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(viewport, left, no_key, start)
        for part in range(1, 4):
            QTest.mouseMove(viewport, start + (end - start) * part / 3)
            QApplication.processEvents()
        QTest.mouseRelease(viewport, left, no_key, end)
        self.drags += 1

    def _at(self, name: str) -> QPoint:
        return self.page.view.mapFromScene(self.page.board.layout.spots[name].centre)

    def _drag_piece(self, choice: Choice) -> None:
        start = choice.words[0] if choice.verb == "bot" else rover_place(self.page)
        gesture = self.page.board.gesture
        assert isinstance(gesture, MovePiece)
        if len({mover.kind for mover in gesture.movers_at(start)}) > 1:
            _move(self, choice)
            return
        self._in_view(self._at(start), self._at(choice.words[-1]))

    def _drag_building(self, choice: Choice) -> None:
        tray = self.page.view.mapFromScene(self.page.board.layout.tray.center())
        self._in_view(tray, self._at(choice.words[0]))


class Keyboard(TableKeyboard[OnMarsPage]):
    """Presses keys, and nothing but keys, on whatever has the keyboard."""

    def spot(self, name: str) -> None:
        self._region(self.page.view)
        board = self.page.board
        order = [spot.id for spot in board.places()]
        for _ in range(120):
            if board.cursor == name:
                break
            forward = board.cursor is None or order.index(board.cursor) < order.index(name)
            press(Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab)
        assert board.cursor == name, f"Tab does not lead to {name}"
        press(Qt.Key.Key_Return)

    def place(self, panel: Panel, button: PlaceButton) -> None:
        self._region(panel)
        for _ in range(80):
            if button.hasFocus():
                press(Qt.Key.Key_Return)
                return
            press(Qt.Key.Key_Tab)
            if not panel.isAncestorOf(self.focus):
                self._region(panel)
        raise AssertionError(f"Tab does not lead to {button.row.id}")
