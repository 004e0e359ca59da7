"""How the pointer reaches a gesture: pressing places and carrying what is to be placed."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from mars_desktop.board.gesture import Carry, Chosen, Outcome, PickHex
from mars_desktop.board.layout import Layout
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.tokens import look

HOMEWARD = "homeward"


class Board(Protocol):
    """What a hand needs to know of the board it reaches over."""

    @property
    def layout(self) -> Layout:
        """Where everything stands."""

    def lift(self, point: QPointF) -> bool:
        """Pick up what is to be carried, if it lies at a point."""

    def home(self) -> QPointF:
        """Where the carried thing lay and may return to."""

    def carry(self, at: QPointF | None) -> None:
        """Show the carried thing in the air over a point, or not at all."""

    def hover(self, place: str | None) -> None:
        """The pointer came to a place, or to none."""

    def settle(self, outcome: Outcome) -> None:
        """Tell the world what came of a gesture's verb."""

    def refresh(self) -> None:
        """Bring every item into the state the gesture asks for."""

    def put_cursor(self, place: str | None, shown: bool = True) -> None:
        """Let the keyboard go on from here."""


class PointerHand:
    """The mouse over the board.

    A tile is dragged with the button held, or picked up by one click and laid down by the next. Moves are followed
    inside the scene, without the system's drag and drop, so that places can answer while the tile is in the air.
    """

    def __init__(self, board: Board, motions: Motions) -> None:
        self._board = board
        self._motions = motions
        self._gesture: PickHex | None = None
        self._at = QPointF()
        self._pressed: str | None = None
        self._under: str | None = None
        self._picked_up_at: QPoint | None = None
        self.carrying = False

    def take(self, gesture: PickHex | None) -> None:
        """Serve another gesture."""
        self._gesture = gesture
        self._pressed = None
        if gesture is not None:
            gesture.hover(self._under)

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """The left button went down."""
        gesture = self._gesture
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        if gesture is None or gesture.over:
            return
        if isinstance(gesture, Carry) and gesture.held:
            self.drop(event.scenePos())
        elif isinstance(gesture, Carry) and self._board.lift(event.scenePos()):
            self._picked_up_at = event.screenPos()
            self._carry_to(event.scenePos())
        else:
            self._pressed = self._place_at(event.scenePos())

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved, with or without a button."""
        event.accept()
        self.follow(event.scenePos())

    def follow(self, at: QPointF) -> None:
        """The pointer is at a point: the place there is hovered, and a held thing comes along."""
        place = self._place_at(at)
        if place != self._under:
            self._under = place
            self._board.hover(place)
        self._carry_to(at)

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """The left button went up."""
        gesture, pressed = self._gesture, self._pressed
        self._pressed = None
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        if gesture is None:
            return
        if isinstance(gesture, Carry) and gesture.held:
            start, self._picked_up_at = self._picked_up_at, None
            far = (
                start is not None and (event.screenPos() - start).manhattanLength() >= QApplication.startDragDistance()
            )
            if far:
                self.drop(event.scenePos())
        elif pressed is not None and self._place_at(event.scenePos()) == pressed:
            self._board.put_cursor(pressed, shown=False)
            self._board.settle(gesture.press(pressed))

    def left(self) -> None:
        """The pointer left the board."""
        self._under = None

    def let_go(self) -> None:
        """Open the hand at once: the tile is where the board says, not in the air."""
        self._motions.finish(HOMEWARD)
        if isinstance(self._gesture, Carry):
            self._gesture.held = False
        self._picked_up_at = None
        self.carrying = False
        self._board.carry(None)

    def come_home(self) -> None:
        """Bring a carried thing back to where it lay."""
        self._picked_up_at = None
        if not self.carrying or self._gesture is None:
            return
        start, goal = self._at, self._board.home()

        def step(part: float) -> None:
            if part < 1:
                self._board.carry(start + (goal - start) * part)
                return
            self.carrying = False
            self._board.carry(None)
            self._board.refresh()

        self._motions.start(HOMEWARD, look().motion_ms.tile_place, look().easing.travel, step)

    def drop(self, at: QPointF) -> None:
        """Let go of a held thing at a point."""
        gesture = self._gesture
        if not isinstance(gesture, Carry) or not gesture.held:
            return
        place = self._place_at(at)
        outcome = gesture.drop(place)
        self._at = at
        if isinstance(outcome, Chosen):
            self.let_go()
        else:
            self.come_home()
        if place is not None:
            self._board.put_cursor(place, shown=False)
        self._board.settle(outcome)

    def _carry_to(self, at: QPointF) -> None:
        """Let a held thing follow the pointer; over a legal place it snaps there, drawn by the place itself."""
        gesture, place = self._gesture, self._place_at(at)
        if not isinstance(gesture, Carry) or not gesture.held:
            return
        self.carrying = True
        self._at = at
        self._board.carry(None if place is not None and gesture.allows(place) else at)

    def _place_at(self, point: QPointF) -> str | None:
        spot = self._board.layout.spot_at(point)
        return spot.id if spot is not None else None
