"""One campaign that is open: its history, the book it adds up to, and how it grows.

Every line is on the disk before the book shows what it did; a line that the rules refuse or that cannot be written
leaves everything as it was.
"""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from mars_desktop.engine.reason import Refused
from mars_desktop.games.legacy.campaign import (
    Book,
    Broken,
    Campaign,
    Change,
    Line,
    book,
    extended,
    pack_of,
    preview,
    refuse,
    results,
    sheet_rows,
    start_of,
)
from mars_desktop.games.legacy.mission_start import MissionStart, SeatResult
from mars_desktop.models.campaign_packs import book_content, cards_of
from mars_desktop.models.campaign_words import reason_sentence
from mars_desktop.models.words import tr
from mars_desktop.profile.campaign_files import CampaignFile, write_campaign, write_sheet
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import CampaignProblem


class LineRefused(CampaignProblem):
    """The rules of the campaign do not allow a line; `str()` says why."""


class Foreseen(NamedTuple):
    """What lines would change: the figures that differ, and sentences about what is unusual though allowed."""

    before: Book
    after: Book
    changes: tuple[Change, ...]
    remarks: tuple[str, ...]


class CampaignDesk:
    """A stored campaign, opened. Every method raises `ProfileProblem` and its kinds with a sentence."""

    def __init__(self, database: Database, campaign_id: str) -> None:
        self._database = database
        self._store = Campaigns(database)
        self.id = campaign_id
        self.campaign: Campaign
        self.book: Book
        campaign = self._store.load(campaign_id)
        pack = pack_of(campaign)
        self.content, self.cards = book_content(pack), cards_of(pack)
        self._take(campaign)

    def _take(self, campaign: Campaign) -> None:
        try:
            added_up = book(campaign, self.content)
        except Broken as broken:
            raise CampaignProblem(
                tr(
                    "The history of this campaign does not fit its pack at line {n} ({why}): restore a backup or the "
                    "pack as it was.",
                    n=broken.number,
                    why=self.sentence(broken),
                )
            ) from broken
        self.campaign, self.book = campaign, added_up

    def reload(self) -> None:
        """Read the campaign anew: a table may have written its result into it."""
        self._take(self._store.load(self.id))

    def now(self) -> datetime:
        """The moment of a line that is made now."""
        return self._database.clock()

    def sentence(self, refused: Refused) -> str:
        """What a refusal says, with names instead of ids."""
        return reason_sentence(self.content, self.cards, refused.reason)

    def refused(self, line: Line) -> str:
        """Why the line may not come next, as a sentence; empty if it may."""
        reason = refuse(self.campaign, self.content, line)
        return "" if reason is None else reason_sentence(self.content, self.cards, reason)

    def require(self, line: Line) -> None:
        """Raise `LineRefused` unless the line may come next."""
        problem = self.refused(line)
        if problem:
            raise LineRefused(problem)

    def foresee(self, lines: Sequence[Line]) -> Foreseen:
        """What these lines would change one after the other. Raises `LineRefused`."""
        campaign, before, after = self.campaign, self.book, self.book
        remarks: list[str] = []
        first: dict[tuple[str, str, int], Change] = {}
        try:
            for line in lines:
                found = preview(campaign, self.content, line)
                campaign, after = extended(campaign, self.content, line), found.after
                remarks += [reason_sentence(self.content, self.cards, remark) for remark in found.remarks]
                for change in found.changes:
                    key = (change.player, change.what, change.mission)
                    started = first[key].before if key in first else change.before
                    first[key] = Change(change.player, change.what, change.mission, started, change.after)
        except Refused as refused:
            raise LineRefused(self.sentence(refused)) from refused
        changes = tuple(change for change in first.values() if change.before != change.after)
        return Foreseen(before, after, changes, tuple(dict.fromkeys(remarks)))

    def add(self, *lines: Line) -> None:
        """Store these lines, all or none. Raises `LineRefused` for the first that is not allowed."""
        try:
            extended(self.campaign, self.content, *lines)
        except Refused as refused:
            raise LineRefused(self.sentence(refused)) from refused
        self._take(self._store.append(self.id, len(self.campaign.lines) + 1, *lines))

    def start(self, mission: int, present: Sequence[str], first: int | None = None) -> MissionStart:
        """How a mission would begin for these players. Raises `LineRefused`."""
        try:
            return start_of(self.campaign, self.content, mission, present, first)
        except Refused as refused:
            raise LineRefused(self.sentence(refused)) from refused

    def results(self, mission: int) -> dict[str, SeatResult]:
        """The results of a finished mission as they now stand, by player."""
        return dict(results(self.campaign, self.content, mission))

    def export(self, file: Path) -> None:
        """Write the whole campaign to a file of its own."""
        write_campaign(file, CampaignFile(id=self.id, lines=self.campaign.lines))

    def write_sheet(self, file: Path) -> None:
        """Write the score sheet as a file for spreadsheets."""
        write_sheet(file, sheet_rows(self.book, self.content))
