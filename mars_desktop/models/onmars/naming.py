"""Naming an answer by its places, one press after the other or by a drag from one to the other: plain Python."""

from collections.abc import Iterable
from typing import NamedTuple

from mars_desktop.models.onmars.ways import Way, open_places
from mars_desktop.models.options import OptionRow


class Named(NamedTuple):
    """One answer is meant."""

    row: OptionRow


class Several(NamedTuple):
    """The places do not tell these answers apart; a list has to."""

    rows: tuple[OptionRow, ...]


class Taken(NamedTuple):
    """The place is held; another one is wanted. Empty when it was laid back."""

    place: str


class Closed(NamedTuple):
    """Something stands in the way."""

    reason: str


Outcome = Named | Several | Taken | Closed | None
"""What came of a press or a drag; None where no answer has to do with the place."""


class Naming:
    """The answers to one question with their ways, and the place that was pressed first."""

    def __init__(self, answers: Iterable[tuple[OptionRow, Way]]) -> None:
        known = tuple(answers)
        self._open = tuple((row, way) for row, way in known if row.enabled)
        self._closed = tuple((row, way) for row, way in known if not row.enabled)
        self.taken = ""

    def press(self, place: str) -> Outcome:
        """A press on a place."""
        if place == self.taken:
            self.taken = ""
            return Taken("")
        if self.taken and (both := self._among(self.taken, place)):
            return self._told(both)
        rows = [(row, way) for row, way in self._open if place in way.steps]
        if not rows:
            return self._source(place)
        if len(rows) == 1 or all(way.steps == (place,) for _, way in rows):
            return self._told([row for row, _ in rows])
        self.taken = place
        return Taken(place)

    def drag(self, start: str, end: str) -> Outcome:
        """Something was carried from a place to another."""
        both = self._among(start, end)
        if both:
            return self._told(both)
        closed = [row for row, way in self._closed if way.has(start) and way.has(end)]
        return Closed(closed[0].reason) if closed else None

    def carries(self, place: str) -> bool:
        """Whether something can be carried from a place to another."""
        return any(way.has(place) and len({*way.steps, *way.beside}) > 1 for _, way in self._open)

    def lay_back(self) -> bool:
        """Forget the first press; whether there was one."""
        held, self.taken = bool(self.taken), ""
        return held

    def open_places(self, taken: str | None = None) -> set[str]:
        """The places that may be pressed now, or could be if that one were taken."""
        return open_places((way for _, way in self._open), self.taken if taken is None else taken)

    def closed_places(self) -> dict[str, str]:
        """The places that only impossible answers name, with what stands in the way."""
        open_now = {place for _, way in self._open for place in way.steps}
        found: dict[str, str] = {}
        for row, way in self._closed:
            for place in way.steps:
                if place not in open_now:
                    found.setdefault(place, row.reason)
        return found

    def rows_at(self, place: str) -> list[OptionRow]:
        """The possible answers that a place has a part in, with the one that is taken."""
        return [row for row, way in self._open if place in way.steps and (not self.taken or way.has(self.taken))]

    def _among(self, one: str, other: str) -> list[OptionRow]:
        return [row for row, way in self._open if one != other and way.has(one) and way.has(other)]

    def _source(self, place: str) -> Outcome:
        """A place that answers are only carried from, as the Living Quarters, or one that is closed."""
        if any(place in way.beside for _, way in self._open):
            self.taken = place
            return Taken(place)
        reason = self.closed_places().get(place)
        return None if reason is None else Closed(reason)

    @staticmethod
    def _told(rows: list[OptionRow]) -> Outcome:
        return Named(rows[0]) if len(rows) == 1 else Several(tuple(rows))
