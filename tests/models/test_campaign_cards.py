"""The cards of a campaign in the browser: those of missions that are open in the profile, and no others."""

from mars_desktop.games.legacy.campaign import MissionOpened
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.models.campaign_cards import campaign_shelf, opened_missions
from mars_desktop.models.cards import CardsModel
from mars_desktop.profile.database import Database
from tests.models.test_campaign import JONAS, MIRA, desk_of


def test_before_any_mission_is_open_only_corporations_can_be_read(database: Database) -> None:
    desk_of(database, MIRA, JONAS)
    assert opened_missions(database) == frozenset()
    assert {card.kind for card in campaign_shelf(database).cards} == {"corporation"}


def test_an_open_mission_brings_its_cards_and_developments(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    desk.add(MissionOpened(at=desk.now(), mission=1))
    shelf = campaign_shelf(database)
    projects = [card.face for card in shelf.cards if isinstance(card.face, v.Project)]
    developments = [card.face for card in shelf.cards if isinstance(card.face, v.Development)]
    assert all(1 in face.missions for face in projects)
    assert len(projects) >= 150
    assert {face.mission for face in developments} == {1}
    model = CardsModel(shelf=shelf)
    model.show("tag:city")
    assert 0 < model.rowCount() < model.total == len(shelf.cards)
