"""The campaigns of the profile as a list."""

from datetime import datetime
from enum import IntEnum
from typing import NamedTuple

from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_packs import pack_name
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.summary import SeatSummary
from mars_desktop.models.words import tr
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.rows import CampaignRow


class CampaignListRow(NamedTuple):
    """One campaign; `seats` are its players with their TP (points in a solo campaign), `leading` their places in it.

    `stands` is how far it is, in words; for one that cannot be read it is the sentence that says why.
    """

    id: str
    title: str
    pack: str
    updated: datetime
    stands: str
    seats: tuple[SeatSummary, ...]
    leading: tuple[int, ...]


def campaign_rows(database: Database, *, in_bin: bool = False) -> list[CampaignListRow]:
    """Every campaign, or those in the bin, the one written last first. Raises the problems of the profile."""
    store = Campaigns(database)
    return [_row(database, row) for row in (store.bin() if in_bin else store.rows())]


def _row(database: Database, row: CampaignRow) -> CampaignListRow:
    try:
        desk = CampaignDesk(database, row.id)
    except ProfileProblem as problem:
        return CampaignListRow(row.id, row.title, row.pack, row.updated, str(problem), (), ())
    players = desk.book.standings
    totals = [player.points if desk.book.solo else player.title_points for player in players]
    return CampaignListRow(
        row.id,
        row.title,
        pack_name(row.pack),
        row.updated,
        stands(desk),
        tuple(SeatSummary(player.name, player.colour, n) for player, n in zip(players, totals, strict=True)),
        tuple(i for i, player in enumerate(players) if player.standing == 1 and totals[i]),
    )


def stands(desk: CampaignDesk) -> str:
    """How far a campaign is."""
    seen = desk.book
    if not seen.next_mission:
        return tr("all missions played")
    if seen.in_play is not None:
        return tr("mission {n} in play", n=seen.in_play.number)
    return tr("mission {n} comes next", n=seen.next_mission)


class CampaignsModel(RowModel):
    """The campaigns as the profile lists them."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        TITLE = FIRST_ROLE + 1
        PACK = FIRST_ROLE + 2
        UPDATED = FIRST_ROLE + 3
        STANDS = FIRST_ROLE + 4
        SEATS = FIRST_ROLE + 5
        LEADING = FIRST_ROLE + 6

    ROLES = Role

    def title(self, row: CampaignListRow) -> str:
        return row.title

    def spoken(self, row: CampaignListRow) -> str:
        names = ", ".join(f"{seat.name} {seat.points}" for seat in row.seats)
        return f"{row.title}, {row.stands}, {names}"
