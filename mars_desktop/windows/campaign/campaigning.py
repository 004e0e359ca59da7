"""The way through a campaign: from the list to the book, a briefing, a table, the end of a mission, and back."""

import contextlib
from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mars_desktop.engine import SetupProblem
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_tables import begin_mission, mission_of_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.settings import Settings
from mars_desktop.windows.campaign.book_page import BookPage
from mars_desktop.windows.campaign.briefing_page import RANDOM, BriefingPage, TakingPart
from mars_desktop.windows.campaign.campaigns_page import CampaignsPage
from mars_desktop.windows.campaign.end_page import EndPage
from mars_desktop.windows.campaign.founding_page import FoundingPage
from mars_desktop.windows.campaign.results_page import ResultsPage
from mars_desktop.windows.preferences import SETUP_TICKS
from mars_desktop.windows.setup_draft import random_seed
from mars_desktop.windows.visits import Visits


def _tick_key(desk: CampaignDesk, mission: int) -> str:
    return f"{desk.id}/{mission}"


class Campaigning(QObject):
    """Opens the pages of a campaign, one of each kind at a time.

    `home` asks for the home page, `table_wanted` carries the id of a table to go on with, `table_begun` one that was
    begun now with its title, `mission_wanted` asks for one mission by itself, `final_wanted` for the score sheet of the
    table that is open, and `told` carries a sentence for the person.
    """

    home = Signal()
    table_wanted = Signal(str)
    table_begun = Signal(object, str)
    mission_wanted = Signal()
    final_wanted = Signal()
    told = Signal(str)

    def __init__(self, database: Database, visits: Visits, parent: QObject) -> None:
        super().__init__(parent)
        self._database, self._visits, self._settings = database, visits, Settings(database)
        self.book: BookPage | None = None
        self.briefing: BriefingPage | None = None
        self.results: ResultsPage | None = None
        self.end: EndPage | None = None

    @cached_property
    def campaigns(self) -> CampaignsPage:
        """All campaigns."""
        page = CampaignsPage(self._database)
        page.wanted.connect(self.open)
        page.new_wanted.connect(self.found)
        page.mission_wanted.connect(self.mission_wanted)
        page.home.connect(self.home)
        return page

    @cached_property
    def founding(self) -> FoundingPage:
        """The page that founds one."""
        page = FoundingPage(self._database)
        page.founded.connect(self.open)
        page.home.connect(self.show_campaigns)
        return page

    # Pages

    def show_campaigns(self) -> None:
        """Show all campaigns."""
        self._visits.show(self.campaigns)
        self._put_away()

    def found(self) -> None:
        """Show the page that founds a campaign."""
        self._visits.show(self.founding)

    def open(self, campaign: str) -> bool:
        """Show the book of a campaign; whether it could be opened. If not it is said."""
        try:
            desk = CampaignDesk(self._database, campaign)
        except ProfileProblem as problem:
            self.told.emit(str(problem))
            return False
        self._show_book(desk)
        return True

    def _show_book(self, desk: CampaignDesk) -> None:
        page = BookPage(desk)
        page.list_wanted.connect(self.show_campaigns)
        page.mission_wanted.connect(lambda mission: self._show_briefing(desk, mission))
        page.table_wanted.connect(self.table_wanted)
        page.results_wanted.connect(lambda mission: self._show_results(desk, mission, ()))
        page.end_wanted.connect(lambda mission: self._show_end(desk, mission, played_here=False))
        before, self.book = self.book, page
        self._visits.show(page)
        self._visits.drop(before)

    def _show_briefing(self, desk: CampaignDesk, mission: int) -> None:
        page = BriefingPage(desk, mission, self._ticks().get(_tick_key(desk, mission), ()))
        page.ticked.connect(lambda steps: self._keep_ticks(desk, mission, steps))
        page.opened.connect(lambda: self._show_briefing(desk, mission))
        page.begun.connect(lambda chosen: self._begin(desk, mission, chosen))
        page.typed.connect(lambda chosen: self._show_results(desk, mission, chosen.present))
        page.left.connect(lambda: self._show_book(desk))
        before, self.briefing = self.briefing, page
        self._visits.show(page)
        self._visits.drop(before)

    def _ticks(self) -> dict[str, tuple[int, ...]]:
        with contextlib.suppress(ProfileProblem):
            kept = self._settings.get(SETUP_TICKS)
            return {**kept}
        return {}

    def _keep_ticks(self, desk: CampaignDesk, mission: int, steps: Sequence[int]) -> None:
        """Keep which steps of a set-up are done; without them nothing is lost but the ticks."""
        with contextlib.suppress(ProfileProblem):
            self._settings.set(SETUP_TICKS, {**self._ticks(), _tick_key(desk, mission): tuple(steps)})

    def _show_results(self, desk: CampaignDesk, mission: int, present: Sequence[str]) -> None:
        running = desk.book.in_play
        there = present or (running.present if running is not None else ())
        page = ResultsPage(desk, mission, there)
        correcting = page.correcting
        page.left.connect(lambda: self._show_book(desk))
        page.written.connect(
            lambda number: self._show_book(desk) if correcting else self._show_end(desk, number, played_here=False)
        )
        before, self.results = self.results, page
        self._visits.show(page)
        self._visits.drop(before)

    def _show_end(self, desk: CampaignDesk, mission: int, *, played_here: bool) -> None:
        page = EndPage(desk, mission, played_here=played_here)
        page.home.connect(self.home)
        page.book_wanted.connect(lambda: self._show_book(desk))
        page.next_wanted.connect(lambda: self._show_briefing(desk, desk.book.next_mission))
        page.sheet_wanted.connect(self.final_wanted)
        before, self.end = self.end, page
        self._visits.show(page)
        self._visits.drop(before)

    # Tables

    def _begin(self, desk: CampaignDesk, mission: int, chosen: TakingPart) -> None:
        """Lay the mission out as a table; if it cannot be, nothing began and it is said."""
        first = None if chosen.first == RANDOM else chosen.first
        try:
            opened, title = begin_mission(self._database, desk, mission, chosen.present, int(random_seed()), first)
        except (ProfileProblem, SetupProblem) as problem:
            self.told.emit(str(problem))
            return
        self.table_begun.emit(opened, title)

    def show_end_of(self, table: str) -> bool:
        """Show the end of the mission that was played at a table; whether it belongs to a campaign and is finished."""
        found = mission_of_table(self._database, table)
        if found is None:
            return False
        with contextlib.suppress(ProfileProblem):
            desk = CampaignDesk(self._database, found.campaign_id)
            page = desk.book.mission(found.mission)
            if page.match == table and page.entries:
                self._show_end(desk, found.mission, played_here=True)
                return True
        return False

    def owns(self, page: QWidget) -> bool:
        """Whether a page is one of these."""
        return isinstance(page, CampaignsPage | FoundingPage | BookPage | BriefingPage | ResultsPage | EndPage)

    def _put_away(self) -> None:
        for page in (self.book, self.briefing, self.results, self.end):
            self._visits.drop(page)
        self.book = self.briefing = self.results = self.end = None
