"""People at the table page: with the mouse only, dragging tiles or clicking places, and with the keyboard only.

All know what they want to answer and give it through what the page shows, as a person
would: no answer reaches the controller in any other way.
"""

from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView

from mars_desktop.board.gesture import PlaceTile
from mars_desktop.engine import Choice
from mars_desktop.models.mission import corporation_sides
from mars_desktop.widgets.answer import AnswerButton
from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.widgets.card_button import MARGIN, CardButton
from mars_desktop.widgets.confirm_sheet import ConfirmSheet
from mars_desktop.widgets.payment_sheet import PaymentSheet
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.windows.table import TablePage
from mars_desktop.windows.table.answers import GIVE
from mars_desktop.windows.table.offered import group_id
from tests.windows.hands import TableKeyboard, TableMouse, press

GROUPS = {
    "project": "project",
    "use": "use",
    "innovation": "use",
    "convert": "convert",
    "milestone": "milestone",
    "fund": "fund",
}
PICKED = (
    "start",
    "draft",
    "buy",
    "keep",
    "discard",
    "corporation",
    "development",
    "innovate",
    "save",
    "refresh",
)
ON_MAP = ("place", "claim", "population", "melt")


class Hands(Protocol):
    """How one person presses things."""

    page: TablePage

    def button(self, button: AnswerButton) -> None:
        """Press a button."""

    def row(self, rows: QListView, answer: str) -> None:
        """Press a row of a list."""

    def card(self, card: CardButton) -> None:
        """Press a card."""

    def confirm_cards(self, panel: PickPanel) -> None:
        """Take the cards that are chosen."""

    def confirm_second(self, panel: PickPanel) -> None:
        """Do the other thing with the cards that are chosen."""

    def hex(self, place: str) -> None:
        """Choose a place on the map."""

    def pay(self, sheet: PaymentSheet) -> None:
        """Pay as suggested."""

    def confirm(self, sheet: ConfirmSheet) -> None:
        """Say yes."""


def give(hands: Hands, choice: Choice) -> None:
    """Answer the present question with that choice."""
    page = hands.page
    bar = page.bar
    plain = choice._replace(numbers=()) if choice.verb != "pay" else choice
    if choice.verb in PICKED or choice.verb == "sell":
        if choice.verb == "sell":
            _from_list(hands, "project", f"{choice._replace(words=())} …")
        _pick(hands, choice)
    elif choice.verb == "play":
        card = page.hand.card(choice.words[0])
        assert card is not None, f"{choice} is not in the hand on the screen"
        hands.card(card)
    elif choice.verb in GROUPS and bar.button(str(plain)) is None:
        _from_list(hands, GROUPS[choice.verb], str(plain))
    elif choice.verb == "remove" and choice.numbers:
        _from_list(hands, "part", str(choice))
    elif choice.verb in ON_MAP:
        hands.hex(choice.words[0])
    elif choice.verb == "freeze":
        _freeze(hands, choice)
    else:
        _from_bar(hands, str(plain))
    QApplication.processEvents()
    if isinstance(page.sheet, PaymentSheet):
        hands.pay(page.sheet)
    elif isinstance(page.sheet, ConfirmSheet):
        hands.confirm(page.sheet)
    QApplication.processEvents()


def _from_bar(hands: Hands, answer: str) -> None:
    button = hands.page.bar.button(answer)
    assert button is not None, f"{answer} is not among {[b.answer.id for b in hands.page.bar.buttons]}"
    if button.isVisible():
        hands.button(button)
        return
    more = next(b for b in hands.page.bar.findChildren(AnswerButton) if b.answer.id == "" and b.isVisible())
    hands.button(more)
    _from_sheet(hands, answer)


def _freeze(hands: Hands, choice: Choice) -> None:
    """Mark places on the map one by one, then give them; a single place is given when it is pressed."""
    stage = hands.page.stage
    assert stage.pick is not None
    at_once = stage.pick.high == 1
    for place in choice.words:
        hands.hex(place)
        QApplication.processEvents()
    if not (at_once and choice.words):
        _from_bar(hands, GIVE)


def _from_list(hands: Hands, group: str, answer: str) -> None:
    _from_bar(hands, group_id(group))
    _from_sheet(hands, answer)


def _from_sheet(hands: Hands, answer: str) -> None:
    QApplication.processEvents()
    sheet = hands.page.sheet
    assert isinstance(sheet, AnswersSheet), f"no list is open for {answer}"
    hands.row(sheet.list, answer)


def _pick(hands: Hands, choice: Choice) -> None:
    panel = hands.page.panel
    assert panel is not None, f"nothing to pick for {choice}"
    if choice.verb == "innovate":
        cards: tuple[str, ...] = choice.words[:1]
    elif choice.verb == "corporation":
        cards = corporation_sides(hands.page.models.rules.table)[choice.words[0]][-1:]
    else:
        cards = choice.words
    for word in cards:
        QApplication.processEvents()
        card = panel.card(word)
        assert card is not None, f"{word} is not offered"
        if not card.isChecked():
            hands.card(card)
    if choice.verb == "innovate" and choice.words[1] == "box":
        hands.confirm_second(panel)
    else:
        hands.confirm_cards(panel)


class Mouse(TableMouse[TablePage]):
    """Clicks with the left button."""

    def card(self, card: CardButton) -> None:
        # Only a strip of a card may be seen where the hand is large.
        self._click(card, QPoint(MARGIN + 4, card.height() // 2))

    def confirm_cards(self, panel: PickPanel) -> None:
        self._click(panel.confirm_button)

    def confirm_second(self, panel: PickPanel) -> None:
        self._click(panel.second_button)

    def hex(self, place: str) -> None:
        view = self.page.view
        self._click(view.viewport(), view.mapFromScene(self.page.board.layout.spots[place].centre))

    def confirm(self, sheet: ConfirmSheet) -> None:
        self._click(sheet.yes)


class Dragging(Mouse):
    """Brings tiles to the map by dragging them from the tray; `drags` counts them."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.drags = 0

    def hex(self, place: str) -> None:
        board, view = self.page.board, self.page.view
        if not isinstance(board.gesture, PlaceTile):
            super().hex(place)
            return
        viewport, left, no_key = view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        start = view.mapFromScene(board.layout.tray.center())
        target = view.mapFromScene(board.layout.spots[place].centre)
        QTest.mousePress(viewport, left, no_key, start)
        for part in range(1, 4):
            QTest.mouseMove(viewport, start + (target - start) * part / 3)
            QApplication.processEvents()
        QTest.mouseRelease(viewport, left, no_key, target)
        self.drags += 1


class Keyboard(TableKeyboard[TablePage]):
    """Presses keys, and nothing but keys, on whatever has the keyboard."""

    most_regions = 8

    def card(self, card: CardButton) -> None:
        panel = self.page.panel
        if panel is not None and panel.isAncestorOf(card):
            self._walk_cards(card)
        else:
            self._region(self.page.hand)
            press(Qt.Key.Key_Home)
            self._walk(card, Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)

    def _walk_cards(self, card: CardButton) -> None:
        parent = card.parentWidget()
        for _ in range(6):
            if parent is not None and parent.isAncestorOf(self.focus):
                break
            press(Qt.Key.Key_Tab)
        for _ in range(20):
            press(Qt.Key.Key_Left)
        self._walk_back(card)

    def _walk_back(self, card: CardButton) -> None:
        while not card.hasFocus():
            before = self.focus
            press(Qt.Key.Key_Right)
            assert self.focus is not before, f"{card.face.name} cannot be reached"

    def confirm_cards(self, panel: PickPanel) -> None:
        press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def confirm_second(self, panel: PickPanel) -> None:
        self._walk(panel.second_button, Qt.Key.Key_Tab)
        press(Qt.Key.Key_Return)

    def hex(self, place: str) -> None:
        self._region(self.page.view)
        board = self.page.board
        for _ in range(80):
            if board.cursor == place:
                break
            forward = _is_ahead(board.cursor, place, [spot.id for spot in board.places()])
            press(Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab)
        assert board.cursor == place, f"Tab does not lead to {place}"
        press(Qt.Key.Key_Return)

    def confirm(self, sheet: ConfirmSheet) -> None:
        self._walk(sheet.yes, Qt.Key.Key_Tab)
        press(Qt.Key.Key_Space)


def _is_ahead(here: str | None, place: str, order: list[str]) -> bool:
    return here is None or order.index(here) < order.index(place)
