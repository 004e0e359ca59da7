"""The cards of our own campaign that may be looked through: those of missions that somebody here has opened."""

from mars_desktop.games.legacy.campaign import MissionState
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_packs import SAMPLE, content_of_sample
from mars_desktop.models.cards import Shelf
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import ProfileProblem


def opened_missions(database: Database) -> frozenset[int]:
    """The missions of our own campaign that are open in some campaign of the profile."""
    found: set[int] = set()
    try:
        rows = [row for row in Campaigns(database).rows() if row.pack == SAMPLE]
    except ProfileProblem:
        # Nothing is open that cannot be read.
        return frozenset()
    for row in rows:
        try:
            desk = CampaignDesk(database, row.id)
        except ProfileProblem:
            continue
        found |= {page.number for page in desk.book.missions if page.state is not MissionState.LOCKED}
    return frozenset(found)


def campaign_shelf(database: Database) -> Shelf:
    """Corporations, and the project cards and developments of opened missions."""
    content, opened = content_of_sample(), opened_missions(database)
    return Shelf("legacy", content, tuple(card for card in content.cards if _may_be_seen(card, opened)))


def _may_be_seen(card: Card, opened: frozenset[int]) -> bool:
    face = card.face
    match face:
        case v.Project():
            return not opened.isdisjoint(face.missions)
        case v.Development():
            # What stands for the twist of a mission is no card.
            return bool(face.corporation) and face.mission in opened
        case _:
            return True
