"""What passes between a campaign and one mission: how it begins (`MissionStart`) and how it ended (`MissionResult`).

A mission knows nothing else of its campaign, so that a stand-alone game and a mission of a campaign are played by the
same rules. Seats are numbered from 0 in the order of both tuples, which is the order round the table.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from mars_desktop.engine.codec import Codec

GOVERNOR: Final = "G"
ADMINISTRATOR: Final = "A"
PREFECT: Final = "P"
NO_TITLE: Final = "-"

Version = Literal["a", "b"]
"""Which of the two cards of a development."""

Side = Literal["A", "B", ""]
"""Which side of a corporation was played; empty where a result was typed in and nobody remembers."""

MissionNumber = Annotated[int, msgspec.Meta(ge=1, le=99)]


class SeatStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player at the beginning of a mission (Setup: Saved Cards and Starting Hand; Titles)."""

    player: str
    """Id in the campaign; empty in a stand-alone game."""
    corporation: str = ""
    """Identity such as `greenwake`, whose side is chosen at the table; empty = chosen at the table too."""
    money: int = 0
    """M€ on top of the corporation's, as help for the last title: 0, 5, 10 or 15."""
    title: str = ""
    """Title of the mission before: `G`, `A`, `P` or `-`; empty = new, absent, mission 1 or solo."""
    titles: tuple[str, ...] = ()
    """Every `G`, `A` and `P` won in earlier missions, the first one first."""
    saved: tuple[str, ...] = ()
    """Cards in the box. They come to the hand; those not legal in this mission, or without a name (`?`), are replaced
    by random ones. With none in the box two random cards come."""
    developments: Mapping[int, Version] = {}
    """Versions already chosen, by mission. Those missing up to this mission are chosen at the table."""


class MissionStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a mission begins."""

    pack: str
    mission: MissionNumber
    seats: tuple[SeatStart, ...]
    first: int = -1
    """Seat of the first player; -1 = random."""
    pool: tuple[str, ...] = ()
    """Innovations that lie in the card pool."""
    innovations: tuple[str, ...] = ()
    """Innovations still in the innovation box."""
    away: tuple[str, ...] = ()
    """Cards in the boxes of those who do not take part; no deck of this mission has them."""
    standalone: bool = False
    """No campaign: the mission itself moves two random innovations, times its number, from the box to the pool."""


class SeatResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player at the end of a mission."""

    points: int
    place: Annotated[int, msgspec.Meta(ge=1)]
    """From 1; ties are already decided by order of passing."""
    side: Side = ""
    developments: Mapping[int, Version] = {}
    """All in force, those chosen in this mission included, by mission."""
    saved: tuple[str, ...] = ()
    """Cards saved at the end, for which the limit holds."""
    boxed: tuple[str, ...] = ()
    """Cards put into the box during the mission by the innovation action or a card, which do not count as saved."""
    sources: Mapping[str, int] = {}
    """Points by source; empty where nobody wrote them down."""
    won: bool | None = None
    """Solo: whether the mission was won. With several players None."""


class MissionResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a mission ended. The innovations discarded in it are back in the box here."""

    mission: MissionNumber
    seats: tuple[SeatResult, ...]
    pool: tuple[str, ...] = ()
    innovations: tuple[str, ...] = ()


START_CODEC: Final = Codec(MissionStart)
"""The option `campaign` of a set-up as text and back; raises `CodecProblem` with the place."""
