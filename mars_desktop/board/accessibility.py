"""The board for screen readers: every place is a child of the view, with the name the caller gave it.

Scene items are invisible to assistive technology, so the view is presented as a list whose items are the places in
reading order. The decision bar's list of answers remains the full way to play without seeing the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QSizeF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

if TYPE_CHECKING:
    from mars_desktop.board.asking_view import AskingView


# Qt's stubs leave out that these may answer with nothing, and name parameters that not every place needs (noqa ARG002).


class PlaceAccessible(QAccessibleInterface):
    """One place of the board."""

    def __init__(self, view: AskingView, number: int) -> None:
        super().__init__()
        self._view = view
        self._number = number

    def _place(self) -> str | None:
        places = self._view.board.places()
        return places[self._number].id if self._number < len(places) else None

    def isValid(self) -> bool:
        """Whether the map still has this place."""
        return self._place() is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # the stub knows no None
        """A place is no QObject."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]  # the stub knows no None
        """The window of the view."""
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """The board."""
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub knows no None  # noqa: ARG002 - Qt hands it over
        """A place has no parts."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub knows no None  # noqa: ARG002 - Qt hands it over
        """A place has no parts."""
        return None

    def childCount(self) -> int:
        """A place has no parts."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: ARG002 - Qt hands it over
        """A place has no parts."""
        return -1

    def role(self) -> QAccessible.Role:
        """An item of a list."""
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        """The name of the place; while something is asked, its description says what choosing it brings."""
        place = self._place()
        if place is None:
            return ""
        if kind is QAccessible.Text.Name:
            return self._view.board.accessible_name(place)
        gesture = self._view.board.gesture
        return gesture.words(place) if kind is QAccessible.Text.Description and gesture is not None else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are given by the caller of the board alone."""

    def rect(self) -> QRect:
        """Where the place is on the screen."""
        place = self._place()
        if place is None:
            return QRect()
        spot = self._view.board.layout.spots[place]
        corner = self._view.mapFromScene(spot.centre - QPointF(spot.side, spot.side))
        side = spot.side * 2 * self._view.zoom
        return QRect(self._view.viewport().mapToGlobal(corner), QSizeF(side, side).toSize())

    def state(self) -> QAccessible.State:
        """Whether it may be chosen, and whether the cursor stands here."""
        state = QAccessible.State()
        board, place = self._view.board, self._place()
        gesture = board.gesture
        state.focusable = True
        state.focused = place == board.cursor
        state.selectable = gesture is not None and place is not None and gesture.allows(place)
        state.disabled = gesture is not None and not state.selectable
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:  # noqa: ARG002 - Qt hands it over
        """No further interfaces."""
        return None


class BoardAccessible(QAccessibleWidget):
    """The view of a board as a list of its places."""

    def __init__(self, view: AskingView) -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._view = view
        # Qt keeps no reference to children made in Python.
        self._places: list[PlaceAccessible] = []

    def childCount(self) -> int:
        """How many places the map has."""
        count = len(self._view.board.layout.spots)
        while len(self._places) < count:
            self._places.append(PlaceAccessible(self._view, len(self._places)))
        return count

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub knows no None
        """A place by its number in reading order."""
        return self._places[index] if 0 <= index < self.childCount() else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub knows no None
        """The place under a point of the screen."""
        at = self._view.mapToScene(self._view.viewport().mapFromGlobal(QPoint(x, y)))
        spot = self._view.board.layout.spot_at(at)
        if spot is None:
            return None
        return self.child([known.id for known in self._view.board.places()].index(spot.id))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a place in reading order."""
        return self._places.index(child) if child in self._places else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub knows no None
        """The place where the keyboard's cursor stands."""
        cursor = self._view.board.cursor
        ids = [spot.id for spot in self._view.board.places()]
        return self.child(ids.index(cursor)) if cursor in ids else None


class _Exposed:
    """The interfaces handed to Qt, kept alive as long as their views."""

    def __init__(self) -> None:
        self.installed = False
        self.boards: dict[int, BoardAccessible] = {}

    def make(self, _class_name: str, thing: QObject) -> BoardAccessible | None:
        """Qt asks for the interface of an object; only boards have one of their own."""
        from mars_desktop.board.asking_view import AskingView

        if not isinstance(thing, AskingView):
            return None
        key = id(thing)
        if key not in self.boards:
            self.boards[key] = BoardAccessible(thing)
            thing.destroyed.connect(lambda: self.boards.pop(key, None))
        return self.boards[key]


_exposed = _Exposed()


def expose_boards() -> None:
    """Let assistive technology see the places of every board, from now on."""
    if not _exposed.installed:
        _exposed.installed = True
        QAccessible.installFactory(_exposed.make)


def announce_place(view: AskingView, place: str) -> None:
    """Tell assistive technology that the cursor came to a place."""
    if not QAccessible.isActive():
        return
    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    event.setChild([spot.id for spot in view.board.places()].index(place))
    QAccessible.updateAccessibility(event)
