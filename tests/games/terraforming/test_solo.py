"""Playing alone: neutral tiles on every map, the neutral opponent, fourteen generations, both ways to win."""

import pytest

from mars_desktop.engine import Choice, Event, Session
from mars_desktop.games.terraforming.maps import LAND, VOLCANIC
from mars_desktop.games.terraforming.solo import place_neutral_tiles
from mars_desktop.games.terraforming.state import CITY, GREENERY, NEUTRAL
from tests.games.terraforming.situation import Situation

MAPS = ("tharsis", "hellas", "elysium")


def solo(board: str = "tharsis", seed: int = 1) -> Situation:
    return Situation(1, (), seed, map=board)


def revealing(board: str, *cards: str) -> Situation:
    """A solo table whose neutral tiles were placed by the costs of these cards."""
    table = solo(board)
    table.state.tile = [0] * len(table.state.tile)
    table.deck_top(*cards)
    place_neutral_tiles(table.table, table.state, None)
    return table


def tiles(table: Situation, kind: int) -> list[str]:
    return [table.table.map.places[i] for i, tile in enumerate(table.state.tile) if tile == kind]


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("seed", range(25))
def test_two_neutral_cities_apart_each_with_a_greenery_stand_on_land_of_every_map(board: str, seed: int) -> None:
    table = solo(board, seed)
    game_map = table.table.map
    cities = [i for i, tile in enumerate(table.state.tile) if tile == CITY]
    greeneries = [i for i, tile in enumerate(table.state.tile) if tile == GREENERY]
    assert (len(cities), len(greeneries)) == (2, 2)
    assert cities[1] not in game_map.adjacent[cities[0]]
    for city in cities:
        assert any(near in greeneries for near in game_map.adjacent[city])
    for place in cities + greeneries:
        assert game_map.kind[place] in (LAND, VOLCANIC)
        assert table.state.owner[place] == NEUTRAL


# costs: search-for-life 3, insulation 2, virus 1, indentured-workers 0, mine 4, business-contacts 7, research 11


@pytest.mark.parametrize(
    ("board", "cards", "cities", "greeneries"),
    [
        # Tharsis: A1 A3 B1 | from the end I4 I3 I2; beside B1 A1 B2 C2 C1; beside I2 H2 H3 I3 I1
        ("tharsis", ("search-for-life", "virus", "search-for-life", "insulation"), ["B1", "I2"], ["A1", "H3"]),
        # a cost of 0 counts as 1; counting goes round again past the last hex: 7 among A2 B2 B1 of A1 is the 1st
        ("tharsis", ("indentured-workers", "mine", "indentured-workers", "virus"), ["A1", "I4"], ["B1", "H4"]),
        # Hellas: A2 A3 A4 | from the end I5 I4 I3; the South Pole is land
        ("hellas", ("virus", "virus", "search-for-life", "mine"), ["A2", "I3"], ["A3", "I2"]),
        # Elysium: A5 B1 B2 | from the end I5
        ("elysium", ("insulation", "virus", "virus", "virus"), ["B1", "I5"], ["B2", "H5"]),
    ],
)
def test_neutral_tiles_are_counted_out_by_the_costs_of_four_revealed_cards(
    board: str, cards: tuple[str, ...], cities: list[str], greeneries: list[str]
) -> None:
    table = revealing(board, *cards)
    assert tiles(table, CITY) == cities
    assert sorted(tiles(table, GREENERY)) == sorted(greeneries)
    assert [table.table.cards[c].id for c in table.state.discard[-4:]] == list(cards)


@pytest.mark.parametrize(
    ("card", "city"), [("energy-saving", "D1"), ("earth-catapult", "E2"), ("io-mining-industries", "H3")]
)
def test_the_count_skips_ocean_areas_and_the_noctis_hex(card: str, city: str) -> None:
    # the 15th, 23rd and 41st of the land hexes of Tharsis in reading order
    assert city in tiles(revealing("tharsis", card, "virus", "virus", "virus"), CITY)


def test_the_four_revealed_cards_are_shown_and_go_to_the_discards() -> None:
    table = solo()
    events: list[Event] = []
    state = table.rules.new_state(events)
    revealed = [event.values[0] for event in events if event.kind == "reveal"]
    assert len(revealed) == 4
    assert [table.table.cards[c].id for c in state.discard] == revealed
    assert len([event for event in events if event.kind == "neutral-tile"]) == 4


def test_solo_uses_all_cards_no_starting_production_and_rating_14() -> None:
    table = Situation(1, (), 1, corporate_era=False)
    assert table.productions(0) == {}
    assert len(table.state.deck) == 208
    assert table.tr_of(0) == 14


def test_the_game_is_won_by_the_parameters_of_the_last_production_only() -> None:
    table = solo().parameters(temperature=8, oxygen=13, oceans=9).stock(0, mc=23)
    table.state.generation = 14
    table.do("project greenery")
    if table.asked.kind == "place":
        table.do(f"place {min(table.places)}")
    table.do("end")
    table.end_generation()
    assert table.pending == ()
    assert table.rules.score(table.state).winners == (0,)


def test_research_goes_on_alone_with_4_cards_each_generation() -> None:
    table = solo()
    for _ in range(3):
        table.end_generation()
        assert [(d.seat, d.kind, len(d.picks[0].items)) for d in table.pending] == [(0, "research", 4)]
        table.next_generation()


@pytest.mark.parametrize(("card", "gained"), [("asteroid", {"titanium": 2}), ("deimos-down", {"steel": 4})])
def test_removals_hit_the_neutral_opponent_and_nothing_is_asked(card: str, gained: dict[str, int]) -> None:
    table = solo().stock(0, mc=31, plants=9).hand(0, card)
    price = table.table.content[card].cost
    table.do(f"play {card}")
    assert table.asked.kind == "action"
    assert table.stocks(0) == gained | {"plants": 9} | ({"mc": 31 - price} if price < 31 else {})


@pytest.mark.parametrize(
    ("card", "production"),
    [
        ("energy-tapping", {"energy": 1}),
        ("hackers", {"mc": 2}),
        ("biomass-combustors", {"energy": 2}),
        ("heat-trappers", {"energy": 1}),
        ("great-escarpment-consortium", {"steel": 2}),
    ],
)
def test_reductions_are_borne_by_the_neutral_opponent(card: str, production: dict[str, int]) -> None:
    table = solo().stock(0, mc=20).hand(0, card).parameters(oxygen=6)
    if card == "hackers":
        table.production(0, energy=1)
    if card == "great-escarpment-consortium":
        table.production(0, steel=1)
    table.do(f"play {card}")
    assert table.productions(0) == production


def test_undo_alone_is_free_within_a_generation_and_stops_where_cards_were_dealt() -> None:
    table = solo().stock(0, heat=24)
    session = Session(table.rules, resume_from=table.state)
    for text in ("p1 convert heat", "p1 end", "p1 convert heat", "p1 convert heat"):
        session.choose(Choice.parse(text))
    assert session.undo_depth() == 4
    session.choose(Choice.parse("p1 pass"))
    assert session.undo_depth() == 0
    assert str(session.refuse_undo()).startswith("undo-revealed")
