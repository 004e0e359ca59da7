"""What happened: enough for a line of the log, an animation and an announcement."""

from typing import NamedTuple


class Event(NamedTuple):
    """One change and its cause.

    ``seat`` is whose it is, -1 for the table's own; ``cause`` the id of the card,
    project, track or phase it came from; ``values`` depend on the kind and name
    things by id. ``secret``: only ``seat`` may see ``hidden``, others see the rest.
    """

    kind: str
    seat: int
    cause: str
    values: tuple[str | int, ...] = ()
    hidden: tuple[str, ...] = ()
    reveals: bool = False
    """True when information came to light, so that undo must stop here."""

    def seen_by(self, seat: int | None) -> "Event":
        """The event as that seat may know it; None is the public."""
        if not self.hidden or seat == self.seat:
            return self
        return self._replace(hidden=())
