"""What a line would change, before it is added: titles, TP, money and places, each before and after."""

import msgspec

from mars_desktop.engine.reason import Reason
from mars_desktop.games.legacy.campaign.book import Book
from mars_desktop.games.legacy.campaign.bookkeeping import book
from mars_desktop.games.legacy.campaign.content import CampaignContent
from mars_desktop.games.legacy.campaign.history import Campaign
from mars_desktop.games.legacy.campaign.judging import extended, remarks
from mars_desktop.games.legacy.campaign.lines import Line


class Change(msgspec.Struct, frozen=True):
    """One figure of one player that would change."""

    player: str
    what: str
    """`points`, `place`, `title` or `title-points` of a mission; `total-points`, `total`, `standing`, `next-money`."""
    mission: int
    """0 for figures of the whole campaign."""
    before: str | int
    """Empty text where there was nothing."""
    after: str | int


class Preview(msgspec.Struct, frozen=True):
    """The book before and after a line, and where they differ."""

    before: Book
    after: Book
    changes: tuple[Change, ...]
    """Mission by mission in the order of players, then the totals."""
    remarks: tuple[Reason, ...]
    """What is unusual though allowed."""


def preview(campaign: Campaign, content: CampaignContent, line: Line) -> Preview:
    """What the line would change. Raises `Refused` when it is not allowed."""
    after = book(extended(campaign, content, line), content)
    before = book(campaign, content)
    old, new = _figures(before), _figures(after)
    changes = tuple(
        Change(player, what, mission, old.get(key, ""), new.get(key, ""))
        for key in sorted(old.keys() | new.keys(), key=lambda key: _rank(after, key))
        if old.get(key, "") != new.get(key, "")
        for mission, player, what in (key,)
    )
    return Preview(before, after, changes, remarks(campaign, content, line))


_Key = tuple[int, str, str]

_ORDER = ("points", "place", "title", "title-points", "total-points", "total", "standing", "next-money")


def _rank(after: Book, key: _Key) -> tuple[float, int, int]:
    mission, player, what = key
    seats = [page.id for page in after.players]
    return (mission or float("inf"), seats.index(player) if player in seats else len(seats), _ORDER.index(what))


def _figures(seen: Book) -> dict[_Key, str | int]:
    found: dict[_Key, str | int] = {}
    for page in seen.missions:
        for player, entry in page.entries.items():
            found[page.number, player, "points"] = entry.points
            found[page.number, player, "place"] = entry.place
            found[page.number, player, "title"] = entry.title
            found[page.number, player, "title-points"] = entry.title_points
    for one in seen.players:
        found[0, one.id, "total-points"] = one.points
        found[0, one.id, "total"] = one.title_points
        found[0, one.id, "standing"] = one.standing
        found[0, one.id, "next-money"] = one.next_money
    return found
