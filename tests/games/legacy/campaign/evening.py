"""A small pack and a campaign that grows line by line, one minute after the other."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from mars_desktop.games.legacy.campaign import (
    Book,
    Campaign,
    CampaignContent,
    Founded,
    Line,
    Member,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    Undone,
    book,
    extended,
    founded,
)
from mars_desktop.games.legacy.mission_start import SeatResult

NAMES: Final = ("Mira", "Jonas", "Aylin", "Théo", "Konstantin", "Ida", "Oleg")
CORPORATIONS: Final = {
    "greenwake": "Greenwake",
    "hearth": "Common Hearth",
    "lantern": "Lantern Institute",
    "scarp": "Scarp and Span",
    "counter": "Far Counter Line",
    "hoarfrost": "Hoarfrost Works",
}
INNOVATIONS: Final = tuple(f"innovation-{n}" for n in range(1, 9))
SMALL: Final = CampaignContent(
    pack="small",
    name="A small campaign",
    missions=("First Shore", "Long Winter", "Open Water", "The Crossing"),
    titles={2: ("G", "P"), 3: ("G", "A", "P"), 4: ("G", "A", "P", "-"), 5: ("G", "A", "P", "-", "-")},
    title_points={"G": 15, "A": 10, "P": 5, "-": 0},
    money={"G": 0, "A": 5, "P": 10, "-": 15},
    money_without_title=15,
    corporations=CORPORATIONS,
    developments={c: {m: {"a": f"{c}-{m}a", "b": f"{c}-{m}b"} for m in range(1, 5)} for c in CORPORATIONS},
    cards={
        **{f"always-{n}": frozenset({1, 2, 3, 4}) for n in range(1, 9)},
        **{f"early-{n}": frozenset({1, 2}) for n in range(1, 5)},
        **{card: frozenset({1, 2, 3, 4}) for card in INNOVATIONS},
    },
    innovations=INNOVATIONS,
)

BEGINNING: Final = datetime(2031, 7, 1, 19, tzinfo=UTC)


def member(number: int) -> Member:
    """Player number n from 1, each with a corporation of their own (the seventh has that of the first)."""
    corporations = list(CORPORATIONS)
    return Member(f"p{number}", NAMES[number - 1], "rose", corporations[(number - 1) % len(corporations)])


class Evening:
    """A campaign as its group writes it down; every line must be allowed."""

    def __init__(self, players: int = 3, content: CampaignContent = SMALL, *, solo: bool = False) -> None:
        self.content = content
        members = tuple(member(number) for number in range(1, players + 1))
        founding = Founded(at=BEGINNING, title="Thursdays", pack=content.pack, members=members, solo=solo)
        self.campaign = founded(content, founding)

    @property
    def now(self) -> datetime:
        """One minute after the last line."""
        return BEGINNING + timedelta(minutes=len(self.campaign.lines))

    @property
    def book(self) -> Book:
        """What it adds up to."""
        return book(self.campaign, self.content)

    @property
    def last(self) -> int:
        """Number of the last line."""
        return len(self.campaign.lines)

    def add(self, kind: type[Line], **values: Any) -> "Evening":
        """A line of this kind, now."""
        self.campaign = extended(self.campaign, self.content, kind(at=self.now, **values))
        return self

    def undo(self, line: int) -> "Evening":
        """Undo a line."""
        return self.add(Undone, line=line)

    def start(self, mission: int, *present: str, match: str = "", first: int = -1) -> "Evening":
        """Open a mission if need be and start it, with everybody unless some are named."""
        if self.book.mission(mission).opened is None:
            self.add(MissionOpened, mission=mission)
        present = present or tuple(player.id for player in self.book.members)
        return self.add(MissionStarted, mission=mission, present=present, match=match, first=first)

    def finish(self, mission: int, *order: str, **results: SeatResult) -> "Evening":
        """Finish the mission: players from the best place to the last, or whole results by player."""
        told: Mapping[str, SeatResult] = results or ranked(*order)
        return self.add(MissionFinished, mission=mission, results=told)

    def play(self, mission: int, *order: str) -> "Evening":
        """A whole mission of these players, the best first."""
        return self.start(mission, *sorted(order)).finish(mission, *order)


def ranked(*order: str) -> dict[str, SeatResult]:
    """Results of players in this order, 80 points for the best and 10 fewer for each place."""
    return {player: SeatResult(90 - 10 * place, place) for place, player in enumerate(order, 1)}


def campaign_of(*lines: Line) -> Campaign:
    """A campaign of lines that nobody judged."""
    return Campaign(lines)
