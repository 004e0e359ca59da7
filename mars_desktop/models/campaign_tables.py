"""A mission of a campaign as a table of the profile: begun with its line, and told to the campaign exactly once."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from mars_desktop.engine import Rules, Seat, Session, Setup, rules_for
from mars_desktop.engine.reason import Refused
from mars_desktop.engine.setup import COLOURS
from mars_desktop.games.legacy.campaign import MissionStarted, PlayerPage
from mars_desktop.games.legacy.mission_start import START_CODEC
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_packs import book_content
from mars_desktop.models.saving import OpenTable, TableKeeper, open_table, pack_digests
from mars_desktop.models.words import tr
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.rows import GameRecord, MissionTable

GAME = LegacyRules.id


class MissionKeeper(TableKeeper):
    """Writes the answers of a mission's table, and its result into the campaign with the table's end, in one step."""

    def __init__(self, campaigns: Campaigns, matches: Matches, table: str, rules: Rules[Any], before: int = 0) -> None:
        super().__init__(matches, table, rules, before)
        self._campaigns = campaigns

    def close(self, record: GameRecord, state: Any) -> None:
        """Close the table and tell its campaign, which may have given the mission up meanwhile."""
        rules = self.rules
        assert isinstance(rules, LegacyRules)
        content = book_content(rules.table.start.pack)
        try:
            self._campaigns.finish_mission(self.table, content, rules.result(state), record)
        except Refused:
            super().close(record, state)


def begin_mission(
    database: Database, desk: CampaignDesk, mission: int, present: Sequence[str], seed: int, first: int | None = None
) -> tuple[OpenTable, str]:
    """Lay a mission out for these players, in order round the table; return the table and its title.

    The table and the line that begins the mission are stored in one step. Raises `LineRefused`, `SetupProblem` and the
    problems of the profile.
    """
    start = desk.start(mission, present, first)
    seats = _seats([desk.book.player(player) for player in present])
    options: dict[str, str | int | bool] = {
        "mission": mission,
        "pack": start.pack,
        "campaign": START_CODEC.encode(start).decode(),
    }
    setup = Setup(GAME, seats, seed, options)
    session = Session(rules_for(setup))
    line = MissionStarted(at=desk.now(), mission=mission, present=tuple(present), first=start.first)
    desk.require(line)
    title = tr("{campaign}, mission {n}", campaign=desk.book.title, n=mission)
    campaigns, matches = Campaigns(database), Matches(database)
    text = msgspec.json.encode(setup).decode()
    table = campaigns.begin_mission(
        desk.id, len(desk.campaign.lines) + 1, line, title, GAME, session.rules.revision, text, pack_digests(setup)
    )
    desk.reload()
    keeper = MissionKeeper(campaigns, matches, table, session.rules)
    keeper.taken_back(0, session.state)
    return OpenTable(session, keeper, ""), title


def open_any_table(database: Database, table: str) -> OpenTable:
    """A stored table, whether a mission of a campaign is played on it or not; raises what `open_table` raises."""
    matches, campaigns = Matches(database), Campaigns(database)
    if campaigns.table(table) is None:
        return open_table(matches, table)
    return open_table(matches, table, partial(MissionKeeper, campaigns))


def mission_of_table(database: Database, table: str) -> MissionTable | None:
    """The campaign and the mission that a table belongs to; None for a game by itself."""
    return Campaigns(database).table(table)


def _seats(players: Sequence[PlayerPage]) -> tuple[Seat, ...]:
    """The players as seats, each in a colour of its own: who joined late may have one that somebody else has."""
    seats: list[Seat] = []
    for player in players:
        taken = {seat.colour for seat in seats}
        free = [colour for colour in COLOURS if colour not in taken]
        colour = player.colour if player.colour in free else free[0]
        seats.append(Seat(player.name, colour))
    return tuple(seats)
