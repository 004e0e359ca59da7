"""What every board is: a scene of places that may ask for one of them, and the hands that answer.

A scene never changes the game. What a person did is only reported; what lies on the board is told by the caller.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from mars_desktop.board.cursor import reading_order
from mars_desktop.board.gesture import Cancelled, Chosen, Outcome, PickHex, Refused
from mars_desktop.board.items import CursorItem, NoteItem
from mars_desktop.board.keyboard import DIRECTIONS, KEYS_COMMIT, KeyboardHand
from mars_desktop.board.layout import Layout, Spot
from mars_desktop.board.pointer import PointerHand
from mars_desktop.board.stamps import Stamps
from mars_desktop.theme.application import chosen_text_size, current_theme
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.palette import color


class AskingScene(QGraphicsScene):
    """The part of a board that knows nothing of its game: gesture, pointer, keyboard and the names of places.

    `chosen` carries the id of the place a person committed to, `hovered` the place under pointer or cursor ("" for
    none), `refused` a place that may not be chosen and the reason, `cancelled` comes with Esc, `cursor_moved` with each
    step of the keyboard's cursor. On a `still` board everything takes its place at once.
    """

    chosen = Signal(str)
    hovered = Signal(str)
    refused = Signal(str, str)
    cancelled = Signal()
    cursor_moved = Signal(str)

    def __init__(self, size: QSizeF, parent: QObject | None = None, *, still: bool = False) -> None:
        super().__init__(parent)
        self.confirm_clicks = False
        self._theme = current_theme()
        self._text_size = chosen_text_size()
        self._size = size
        self._names: dict[str, str] = {}
        self._gesture: PickHex | None = None
        self._refused: str | None = None
        self._stamps = Stamps()
        self._motions = Motions(self, still=still)
        self._cursor_item = CursorItem(self._theme)
        self._note = NoteItem(self._theme)
        self._keys = KeyboardHand(self._cursor_item)
        self._hand = PointerHand(self, self._motions)
        # A hundred items that hardly move need no search tree.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(color(self._theme.base.ground))

    # What a board has to say of itself

    @property
    def layout(self) -> Layout:
        """Where everything stands."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Bring every item into the state the gesture asks for."""
        raise NotImplementedError

    def set_theme(self, theme: Theme, text_size: int = 100) -> None:
        """Draw with another theme and text size, in percent."""
        raise NotImplementedError

    def set_stage(self, size: QSizeF) -> None:
        """Lay the board out anew for a stage of this size in device-independent pixels."""
        raise NotImplementedError

    def lift(self, point: QPointF) -> bool:
        """Pick up what is to be carried, if it lies at a point."""
        raise NotImplementedError

    def home(self) -> QPointF:
        """Where the carried thing lay and may return to."""
        raise NotImplementedError

    def carry(self, at: QPointF | None) -> None:
        """Show the carried thing in the air over a point, or not at all."""
        raise NotImplementedError

    # What is asked

    @property
    def theme(self) -> Theme:
        """The theme in force on the board."""
        return self._theme

    @property
    def gesture(self) -> PickHex | None:
        """The gesture that is under way, if a question is asked."""
        return self._gesture

    @staticmethod
    def _refusal() -> str:
        """What is said of a place that is not offered and for which nobody gave a reason."""
        return QCoreApplication.translate("BoardScene", "This place is not among those allowed.")

    def settle(self, outcome: Outcome) -> None:
        """Tell the world what came of a gesture's verb."""
        self._refused = outcome.spot if isinstance(outcome, Refused) else None
        self.refresh()
        match outcome:
            case Chosen(spot):
                self._tell_choice(spot)
            case Refused(spot, reason):
                self.refused.emit(spot, reason)
            case Cancelled():
                self.cancelled.emit()
            case _:
                pass

    def _tell_choice(self, place: str) -> None:
        self.chosen.emit(place)

    def hover(self, place: str | None) -> None:
        """The pointer or the cursor came to a place, or to none."""
        gesture = self._gesture
        if gesture is not None:
            gesture.hover(place)
        if place != self._refused:
            self._refused = None
        self.refresh()
        self.hovered.emit(place or "")

    # Names for those who do not see the board

    def set_accessible_names(self, names: Mapping[str, str]) -> None:
        """Name the places for screen readers and tool tips: "E5, land, 2 plants, free"."""
        self._names = dict(names)
        self.refresh()

    def accessible_name(self, place: str) -> str:
        """What a screen reader says for a place; its id where nobody named it."""
        return self._names.get(place, place)

    def places(self) -> list[Spot]:
        """All places in reading order, moons last."""
        return reading_order(self.layout.spots.values())

    # The keyboard

    @property
    def cursor(self) -> str | None:
        """Where the keyboard's cursor stands."""
        return self._keys.at

    def jump(self, forward: bool) -> bool:
        """Move the cursor to the next place that may be chosen, or back; False when there is none further on."""
        return self._cursor_came(self._keys.jump(forward, self._gesture))

    def put_cursor(self, place: str | None, shown: bool = True) -> None:
        """Stand on a place without a key, as a click does; `shown` tells whether the dashes are drawn."""
        self._keys.put(place, shown)

    def hide_cursor(self) -> None:
        """Show no dashes, because the keyboard is elsewhere; the cursor stays where it stands."""
        self._keys.hide()

    def _cursor_came(self, place: str | None) -> bool:
        if place is not None:
            self.hover(place)
            self.cursor_moved.emit(place)
        return place is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter and Space choose, Esc takes back."""
        key, gesture = event.key(), self._gesture
        event.accept()
        if key in DIRECTIONS:
            self._cursor_came(self._keys.walk(DIRECTIONS[key], gesture))
        elif key in KEYS_COMMIT and gesture is not None:
            outcome = self._keys.commit(gesture)
            if outcome is None:
                self._cursor_came(self.cursor)
                return
            self._hand.let_go()
            self.settle(outcome)
        elif key == Qt.Key.Key_Escape and gesture is not None:
            outcome = gesture.cancel()
            self._hand.come_home()
            self.settle(outcome)
        else:
            event.ignore()

    # The pointer

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Pick up what is to be placed, or press a place."""
        self._keys.hide()
        self._hand.press(event)
        self.refresh()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a quick pair counts like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hover, or carry what was picked up."""
        self._hand.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what was picked up, or finish a click."""
        self._hand.release(event)

    def pointer_left(self) -> None:
        """The pointer left the board."""
        self._hand.left()
        if not self._keys.shown:
            self.hover(None)
