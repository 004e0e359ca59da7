"""What the last answer changed on the boards of the seats, marked there until the next answer."""

from collections.abc import Sequence

from mars_desktop.games.terraforming.resources import ALL_RESOURCES
from mars_desktop.models.players import PlayerRow

NOTHING: frozenset[str] = frozenset()


class Changes:
    """Compares the rows of the seats from answer to answer.

    A look from other eyes, as when the cover lifts, changes nothing: whoever sits down sees what the seat before did.
    """

    def __init__(self) -> None:
        self._answers = -1
        self._rows: tuple[PlayerRow, ...] = ()
        self._marked: tuple[frozenset[str], ...] = ()

    def follow(self, answers: int, rows: Sequence[PlayerRow]) -> tuple[frozenset[str], ...]:
        """For each seat "rating" and the resources whose production the last of so many answers changed."""
        if answers != self._answers:
            before = self._rows if answers == self._answers + 1 and self._rows else tuple(rows)
            self._marked = tuple(_changed(old, new) for old, new in zip(before, rows, strict=True))
            self._answers, self._rows = answers, tuple(rows)
        return self._marked


def _changed(before: PlayerRow, after: PlayerRow) -> frozenset[str]:
    pairs = zip(ALL_RESOURCES, before.production, after.production, strict=False)
    names = {resource for resource, old, new in pairs if old != new}
    if before.rating != after.rating:
        names.add("rating")
    return frozenset(names) or NOTHING
