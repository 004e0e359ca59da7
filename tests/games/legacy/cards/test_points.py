"""Every card of the campaign is worth the points of its file."""

import pytest

from tests.games.legacy.cards.counting import amount
from tests.games.legacy.cards.prepared import in_front
from tests.games.legacy.cards.reading import CAMPAIGN, EVERYTHING


@pytest.mark.parametrize("card", [card for card, raw in CAMPAIGN.items() if raw.get("vp")])
def test_points_are_those_of_the_file(card: str) -> None:
    table, raw = in_front(card), EVERYTHING[card]
    board = table.table.map
    own = next(place for place in board.land if not table.state.tile[place])
    table.tile(board.places[own], "special", 0, card=card)
    assert table.card_points(card) == amount(table, raw["vp"], card)
