"""How keys reach a gesture: walking among places, choosing one, taking back."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt

from mars_desktop.board.cursor import BoardCursor, Direction
from mars_desktop.board.gesture import Outcome, PickHex
from mars_desktop.board.items import CursorItem
from mars_desktop.board.layout import Spot

DIRECTIONS: dict[int, Direction] = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
KEYS_COMMIT: frozenset[int] = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class KeyboardHand:
    """The cursor over the board. It is seen while keys are in use and hidden by the next click, but never forgotten."""

    def __init__(self, item: CursorItem) -> None:
        self._item = item
        self._cursor = BoardCursor()
        self._spots: Mapping[str, Spot] = {}
        self.shown = False

    @property
    def at(self) -> str | None:
        """Where the cursor stands."""
        return self._cursor.at

    def lay_out(self, spots: Mapping[str, Spot]) -> None:
        """Walk among these places from now on."""
        self._spots = spots
        self._cursor.lay_out(spots)
        self._show(self.shown)

    def put(self, place: str | None, shown: bool) -> None:
        """Stand on a place without a key."""
        self._cursor.put(place)
        self._show(shown)

    def hide(self) -> None:
        """Stand where it was, unseen."""
        self._show(False)

    def walk(self, direction: Direction, gesture: PickHex | None) -> str | None:
        """Take one step, the first of all to a place that may be chosen."""
        place = self._cursor.move(direction, gesture.targets if gesture is not None else ())
        self._show(True)
        return place

    def jump(self, forward: bool, gesture: PickHex | None) -> str | None:
        """Go to the next place that may be chosen, or back; None when there is none further on."""
        if gesture is None or gesture.over:
            return None
        place = self._cursor.jump(gesture.targets, forward)
        if place is not None:
            self._show(True)
        return place

    def commit(self, gesture: PickHex) -> Outcome | None:
        """Choose the place where a person sees the cursor, or where the first click showed the tile.

        A cursor that a click has hidden is only shown again: nobody may place a tile where they see no sign.
        """
        place = self.at if self.shown else gesture.armed
        if place is None:
            self._show(True)
            return None
        return gesture.commit(place)

    def _show(self, shown: bool) -> None:
        self.shown = shown
        at = self.at if shown else None
        self._item.stand(self._spots[at] if at is not None else None)
