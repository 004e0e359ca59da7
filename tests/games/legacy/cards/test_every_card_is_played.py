"""No card of the campaign is left out."""

from mars_desktop.games.legacy.content import campaign_content
from tests.games.legacy.cards.reading import EVERYTHING
from tests.games.legacy.cards.test_projects import PLAYED


def test_every_card_of_the_campaign_is_played() -> None:
    content = campaign_content()
    twists = {mission.twist.id for mission in content.missions.values()}
    assert {card.id for card in content.cards} - twists == set(EVERYTHING)
    projects = {card.id for card in content.cards[: content.projects]}
    assert {card for card, _ in PLAYED} == projects


def test_the_campaign_has_all_its_cards() -> None:
    kinds = [card.kind for card in campaign_content().cards]
    assert (kinds.count("corporation"), kinds.count("development")) == (12, 84 + 7)
