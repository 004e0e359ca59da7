"""What a person is doing with the board, apart from how: pointer and keyboard end in the same few verbs.

A gesture knows the places that may be chosen and the words that belong to each place. It changes nothing but itself;
what came of a verb is its return value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mars_desktop.board.pieces import TileLook


@dataclass(frozen=True, slots=True)
class Chosen:
    """The player committed to a place."""

    spot: str


@dataclass(frozen=True, slots=True)
class Refused:
    """The player tried a place that may not be chosen; `reason` says why."""

    spot: str
    reason: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """Nothing is decided yet."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The player wants the question withdrawn."""


Outcome = Chosen | Refused | Waiting | Cancelled


class PickHex:
    """Choosing one of the offered places, by one press or, where asked for, by two presses on the same place.

    `picked` are places that are chosen already, where several are asked for one after the other.
    """

    def __init__(
        self, targets: Mapping[str, str], reasons: Mapping[str, str], refusal: str, confirm: bool = False
    ) -> None:
        self.targets = dict(targets)
        self.confirm = confirm
        self.picked: frozenset[str] = frozenset()
        self.hovered: str | None = None
        self.armed: str | None = None
        self.over = False
        self._reasons = dict(reasons)
        self._refusal = refusal

    def allows(self, spot: str) -> bool:
        """Whether the place may be chosen."""
        return spot in self.targets

    def words(self, spot: str) -> str:
        """What choosing this place would bring, or why it may not be chosen."""
        return self.targets[spot] if spot in self.targets else self._reasons.get(spot, self._refusal)

    def hover(self, spot: str | None) -> None:
        """The pointer or the cursor came to a place, or left the board."""
        self.hovered = spot

    def press(self, spot: str) -> Outcome:
        """A click on a place: chooses it, or shows the tile there first when two presses are asked for."""
        if self.over:
            return Waiting()
        if not self.allows(spot):
            self.armed = None
            return Refused(spot, self.words(spot))
        if self.confirm and self.armed != spot:
            self.armed = spot
            return Waiting()
        return self.commit(spot)

    def commit(self, spot: str) -> Outcome:
        """Choose the place at once, as Enter and a dropped tile do."""
        if self.over:
            return Waiting()
        if not self.allows(spot):
            return Refused(spot, self.words(spot))
        self.armed = None
        self.over = True
        return Chosen(spot)

    def cancel(self) -> Outcome:
        """Esc: takes back the first press, or else withdraws the question."""
        if self.over:
            return Waiting()
        if self.armed is not None:
            self.armed = None
            return Waiting()
        return Cancelled()


class Carry(PickHex):
    """Bringing something to one of the offered places. Dragging it there is one more way to choose."""

    held = False

    def lift(self) -> bool:
        """Pick the thing up; False when there is nothing left to place."""
        if self.over:
            return False
        self.held = True
        self.armed = None
        return True

    def drop(self, spot: str | None) -> Outcome:
        """Let the thing go over a place, or beside the map, from where it returns to where it lay."""
        self.held = False
        return self.commit(spot) if spot is not None else Waiting()

    def cancel(self) -> Outcome:
        """Esc: lays a held thing back before anything else."""
        if self.held:
            self.held = False
            return Waiting()
        return super().cancel()


class PlaceTile(Carry):
    """Bringing a tile from the tray to one of the offered places."""

    def __init__(
        self,
        tile: TileLook,
        targets: Mapping[str, str],
        reasons: Mapping[str, str],
        refusal: str,
        confirm: bool = False,
    ) -> None:
        super().__init__(targets, reasons, refusal, confirm)
        self.tile = tile


def carried_tile(gesture: PickHex | None) -> TileLook | None:
    """The tile that would come to lie on the chosen place; none where only a place is asked for."""
    return gesture.tile if isinstance(gesture, PlaceTile) else None
