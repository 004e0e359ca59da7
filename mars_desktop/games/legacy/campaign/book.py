"""The campaign book: everything that a campaign's history adds up to, as plain data for screens, print and files.

Of a mission that nobody has opened it holds the number alone, whatever the pack says about it.
"""

from collections.abc import Mapping
from datetime import datetime
from enum import Enum

import msgspec

from mars_desktop.games.legacy.mission_start import Side, Version


class MissionState(Enum):
    """How far a mission is."""

    LOCKED = "locked"
    READY = "ready"
    """Opened and not yet begun."""
    IN_PLAY = "in-play"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    """Given up; it may be started anew until a later one is."""


class Entry(msgspec.Struct, frozen=True):
    """One cell of the score sheet: what a player has from one mission."""

    points: int
    place: int
    title: str
    """`G`, `A`, `P` or `-`; empty in a solo campaign."""
    title_points: int
    side: Side
    sources: Mapping[str, int]
    """Points by source; may be empty."""
    won: bool | None
    """Solo only."""


class MissionPage(msgspec.Struct, frozen=True):
    """One mission in the book."""

    number: int
    state: MissionState
    title: str = ""
    """Empty while the mission is locked, and where the pack has none."""
    opened: datetime | None = None
    started: datetime | None = None
    finished: datetime | None = None
    corrected: datetime | None = None
    """When its results were last corrected."""
    match: str = ""
    """Table on which it is or was played; empty = a real one."""
    present: tuple[str, ...] = ()
    """Players at the table, in order; as corrected, if results were."""
    absent: tuple[str, ...] = ()
    """Members at the time who did not take part."""
    first: int = -1
    """Place in `present` of the first player as it was written down; -1 = random."""
    entries: Mapping[str, Entry] = {}
    """Results by player, the best place first; empty until it is finished."""


class Box(msgspec.Struct, frozen=True):
    """The tuckbox of one corporation."""

    corporation: str
    developments: Mapping[int, Version] = {}
    """Versions chosen for good, by mission."""
    saved: tuple[str, ...] = ()
    """Cards saved at the end of the last mission played."""
    boxed: tuple[str, ...] = ()
    """Cards put in during it (innovation action, effects of cards)."""

    @property
    def cards(self) -> tuple[str, ...]:
        """Everything that comes to the hand in the next mission."""
        return self.saved + self.boxed


class PlayerPage(msgspec.Struct, frozen=True):
    """One player in the book."""

    id: str
    name: str
    colour: str
    joined: datetime
    left: bool
    """Takes part no longer; the box is kept."""
    box: Box
    titles: Mapping[int, str]
    """Title by mission, of the missions played."""
    title_points: int
    """TP of all missions."""
    points: int
    """Points of all missions."""
    standing: int
    """Place by TP among all who have a box, from 1; equal TP share a place. Solo: 1."""
    next_title: str
    """Title that counts in the next mission: that of the one before; empty = absent, new, mission 1, solo."""
    next_money: int
    """M€ at the start of the next mission if the player takes part; 0 when the campaign is over."""


class Book(msgspec.Struct, frozen=True):
    """A whole campaign."""

    title: str
    pack: str
    solo: bool
    founded: datetime
    players: tuple[PlayerPage, ...]
    """In the order in which they joined, those who left included."""
    missions: tuple[MissionPage, ...]
    """All of the pack, in order."""
    next_mission: int
    """The mission in play, or else the one to open or start next; 0 when the last one is finished."""
    pool: tuple[str, ...]
    """Innovations that lie in the card pool."""
    innovations: tuple[str, ...]
    """Innovations in the innovation box."""

    def player(self, player: str) -> PlayerPage:
        """The page of a player. Raises `KeyError` for an id that is not in the campaign."""
        for page in self.players:
            if page.id == player:
                return page
        raise KeyError(player)

    def mission(self, number: int) -> MissionPage:
        """The page of a mission, from 1."""
        return self.missions[number - 1]

    @property
    def members(self) -> tuple[PlayerPage, ...]:
        """Those who have not left."""
        return tuple(page for page in self.players if not page.left)

    @property
    def standings(self) -> tuple[PlayerPage, ...]:
        """All players, most TP first; those with equal TP by points."""
        return tuple(sorted(self.players, key=lambda page: (page.standing, -page.points)))

    @property
    def in_play(self) -> MissionPage | None:
        """The mission in play."""
        return next((page for page in self.missions if page.state is MissionState.IN_PLAY), None)
