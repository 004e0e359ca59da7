"""What a person may do with the board of On Mars: choose a place, place a building, move a Bot or the Rover."""

from __future__ import annotations

from collections.abc import Mapping

from mars_desktop.board.gesture import Cancelled, Carry, Outcome, PickHex, Waiting
from mars_desktop.models.onmars.board_rows import Construction, Mover, Note


class PickPlace(PickHex):
    """Choosing one of the offered hexes or spaces. `seat` is whose marker would come there, if any."""

    def __init__(
        self, notes: Mapping[str, Note], reasons: Mapping[str, str], refusal: str, seat: int | None, confirm: bool
    ) -> None:
        super().__init__(_words(notes), reasons, refusal, confirm)
        self.seat = seat
        self._notes = dict(notes)

    def note(self, place: str | None) -> Note:
        """What choosing a place would bring."""
        return self._notes.get(place or "", Note())


class PlaceBuilding(Carry):
    """Bringing a building tile, from the tray or from a panel beside the board, to one of the offered hexes."""

    def __init__(
        self,
        construction: Construction,
        notes: Mapping[str, Note],
        reasons: Mapping[str, str],
        refusal: str,
        confirm: bool,
    ) -> None:
        super().__init__(_words(notes), reasons, refusal, confirm)
        self.construction = construction
        self._notes = dict(notes)

    def note(self, place: str | None) -> Note:
        """What choosing a hex would bring."""
        return self._notes.get(place or "", Note())


class MovePiece(Carry):
    """Choosing a Bot or Rover and then where it goes, or dragging it there.

    While no piece is taken, the targets are the places of the pieces; then they are where the taken one may go. A press
    on another piece takes that one instead, and on a place with two of them, the other one. A single piece that may
    move is taken from the beginning.
    """

    def __init__(
        self, moves: Mapping[Mover, Mapping[str, Note]], reasons: Mapping[str, str], refusal: str, confirm: bool
    ) -> None:
        super().__init__({}, reasons, refusal, confirm)
        self._moves = {mover: dict(goals) for mover, goals in moves.items()}
        self.mover: Mover | None = None
        self._take(next(iter(self._moves)) if len(self._moves) == 1 else None)

    def note(self, place: str | None) -> Note:
        """What moving the taken piece to a hex would bring."""
        return self._moves[self.mover].get(place or "", Note()) if self.mover is not None else Note()

    def movers_at(self, place: str) -> tuple[Mover, ...]:
        """The pieces on a place that may be moved."""
        return tuple(mover for mover in self._moves if mover.place == place)

    def lift_at(self, place: str) -> bool:
        """Pick up a piece from its place; False where none may be moved."""
        if not self._takes(place):
            return False
        self._take(self._next_at(place))
        return self.lift()

    def press(self, spot: str) -> Outcome:
        """A click: takes a piece, or chooses where the taken one goes."""
        return self.commit(spot) if self._takes(spot) else super().press(spot)

    def commit(self, spot: str) -> Outcome:
        """Enter: takes a piece, or chooses where the taken one goes."""
        if not self._takes(spot):
            return super().commit(spot)
        self._take(self._next_at(spot))
        return Waiting()

    def drop(self, spot: str | None) -> Outcome:
        """Let the piece go over a place; where it stood, it stays taken."""
        self.held = False
        if self.mover is None or spot in (None, self.mover.place):
            return Waiting()
        return super().drop(spot)

    def cancel(self) -> Outcome:
        """Esc: lays a held piece back, then leaves the taken one, then withdraws the question."""
        outcome = super().cancel()
        if isinstance(outcome, Cancelled) and self.mover is not None and len(self._moves) > 1:
            self._take(None)
            return Waiting()
        return outcome

    def _takes(self, spot: str) -> bool:
        return not self.over and not (self.mover is not None and self.allows(spot)) and bool(self.movers_at(spot))

    def _next_at(self, place: str) -> Mover:
        there = self.movers_at(place)
        return there[(there.index(self.mover) + 1) % len(there)] if self.mover in there else there[0]

    def _take(self, mover: Mover | None) -> None:
        self.mover = mover
        self.armed = None
        if mover is None:
            self.targets = {one.place: "" for one in self._moves}
        else:
            self.targets = _words(self._moves[mover])


def _words(notes: Mapping[str, Note]) -> dict[str, str]:
    return {place: note.words for place, note in notes.items()}
