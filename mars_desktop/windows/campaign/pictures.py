"""Screens of a campaign with sample content, for the register of all screens."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtWidgets import QWidget

from mars_desktop.profile.database import Database
from mars_desktop.profile.players import Players
from mars_desktop.windows.campaign.book_page import BookPage
from mars_desktop.windows.campaign.briefing_page import BriefingPage
from mars_desktop.windows.campaign.campaigns_page import CampaignsPage
from mars_desktop.windows.campaign.end_page import EndPage
from mars_desktop.windows.campaign.founding_page import FoundingPage
from mars_desktop.windows.campaign.results_page import ResultsPage
from mars_desktop.windows.campaign.samples import sample_campaign
from mars_desktop.windows.page import Page
from mars_desktop.windows.samples import PEOPLE


class CampaignScreen(NamedTuple):
    """A page, and what is done to it once it is shown."""

    widget: QWidget
    act: Callable[[], None]


Screen = Callable[[Database], CampaignScreen]


def _page(page: Page) -> CampaignScreen:
    return CampaignScreen(page, page.open_page)


def _campaigns(database: Database) -> CampaignScreen:
    for finished, players in ((2, 3), (7, 2), (3, 4)):
        sample_campaign(database, finished, players=players)
    return _page(CampaignsPage(database))


def _founding(database: Database) -> CampaignScreen:
    for seat in reversed(PEOPLE):
        Players(database).remember(seat.name, seat.colour)
    page = FoundingPage(database)

    def act() -> None:
        page.open_page()
        page.members.add.click()
        page.members.add.click()
        page.members.rows[2].listed.setFocus()

    return CampaignScreen(page, act)


def _book(finished: int, players: int, *, printed: bool = False) -> Screen:
    return lambda database: _page(BookPage(sample_campaign(database, finished, players=players, printed=printed)))


def _correcting(database: Database) -> CampaignScreen:
    page = BookPage(sample_campaign(database, 3))

    def act() -> None:
        page.open_page()
        page.side.edit_button.click()

    return CampaignScreen(page, act)


def _undoing(database: Database) -> CampaignScreen:
    page = BookPage(sample_campaign(database, 3))

    def act() -> None:
        page.open_page()
        page.undo_button.click()

    return CampaignScreen(page, act)


def _briefing(finished: int, *, opened: bool, printed: bool = False) -> Screen:
    def screen(database: Database) -> CampaignScreen:
        return _page(BriefingPage(sample_campaign(database, finished, opened=opened, printed=printed), finished + 1))

    return screen


def _results(database: Database) -> CampaignScreen:
    desk = sample_campaign(database, 1, opened=True)
    page = ResultsPage(desk, 2, [member.id for member in desk.book.members])

    def act() -> None:
        page.open_page()
        for row, points in zip(page.rows, (88, 71, 93, 71), strict=True):
            row.points.setText(str(points))

    return CampaignScreen(page, act)


def _end(finished: int, players: int) -> Screen:
    def screen(database: Database) -> CampaignScreen:
        return _page(EndPage(sample_campaign(database, finished, players=players), finished, played_here=True))

    return screen


CAMPAIGN_SCREENS: Final[dict[str, Screen]] = {
    "campaigns": _campaigns,
    "campaigns-empty": lambda database: _page(CampaignsPage(database)),
    "founding": _founding,
    "campaign-book": _book(3, 4),
    "campaign-book-five": _book(6, 5),
    "campaign-book-new": _book(0, 2),
    "campaign-book-solo": _book(4, 1),
    "campaign-book-printed": _book(7, 3, printed=True),
    "campaign-correct": _correcting,
    "campaign-undo": _undoing,
    "mission-sealed": _briefing(3, opened=False),
    "mission-briefing": _briefing(1, opened=True),
    "mission-briefing-printed": _briefing(0, opened=True, printed=True),
    "mission-results": _results,
    "mission-end": _end(2, 4),
    "mission-end-last": _end(7, 2),
}
"""Every screen of a campaign, by name."""
