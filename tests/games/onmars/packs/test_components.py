"""The pack that comes with the program has what the box has, and marks what of it is our own."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from mars_desktop.games.onmars.content import Content, content
from mars_desktop.games.onmars.pack import read_packs
from mars_desktop.games.onmars.whole_pack import entries_of, joined
from mars_desktop.games.onmars.words import BUILDINGS, MAIN_ACTIONS, RESOURCES

GOLDEN = Path(__file__).parents[3] / "golden" / "onmars-own-values.txt"

TOTALS = {
    "blueprint": 24,
    "scientist": 6,
    "contract": 12,
    "mission": 9,
    "private_goal": 16,
    "discovery": 19,
    "research": 4,
    "reward_tile": 8,
    "laboratory_space": 13,
    "laboratory_column": 6,
    "turn_order": 8,
    "executive": 8,
    "tech_set": 2,
    "grid_row": 3,
    "building_tile": 30,
    "solo_card": 12,
    "solo_goal": 4,
    "colonist_task": 8,
    "colonist_plan": 4,
}


@pytest.fixture(scope="module")
def box() -> Content:
    return content()


def test_the_box_holds_as_much_of_everything_as_the_rule_book_says() -> None:
    found = Counter(kind for kind, _, _ in entries_of(joined(read_packs("onmars"))))
    assert {kind: many for kind, many in found.items() if kind in TOTALS} == TOTALS


def test_each_player_has_the_pieces_of_the_rule_book(box: Content) -> None:
    n = box.numbers
    assert (n.colonists, n.bots, n.ships, n.markers, n.shelters) == (12, 4, 5, 8, 5)
    assert (n.start_colonists, n.start_crystals, n.goals, n.depot) == (3, 1, 3, 8)


def test_the_warehouse_holds_two_of_each_with_one_or_two_players_else_three(box: Content) -> None:
    assert box.numbers.warehouse == {"1": 2, "2": 2, "3": 3, "4": 3}


def test_the_final_score_has_the_numbers_of_the_rule_book(box: Content) -> None:
    n = box.numbers
    assert n.progress_points == (0, 1, 2, 4, 7, 11)
    assert n.quarters_points == (0, 3, 6, 10, 15, 21)
    assert [column.points for column in box.columns] == [1, 2, 3, 4, 6, 9]
    assert (n.hangar_points, n.scientist_points, n.blueprint_points) == (3, 3, {"1": 3, "3": 5})
    assert Counter((c.points, c.penalty) for c in box.contracts) == {(12, 6): 6, (9, 4): 6}


# --- the map ----------------------------------------------------------------------------------------------------------


def test_the_map_has_ninety_one_hexes_in_thirteen_columns(box: Content) -> None:
    assert box.map.hexes == 91
    columns = Counter(name[0] for name in box.map.names)
    assert [columns[letter] for letter in "ABCDEFGHIJKLM"] == [3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3]


@pytest.mark.parametrize(
    ("cell", "name"), [((0, 0), "G5"), ((-3, 0), "D3"), ((-6, 2), "A1"), ((6, -2), "M3"), ((0, -4), "G1")]
)
def test_a_hex_is_named_by_its_column_and_its_number_from_the_top(
    box: Content, cell: tuple[int, int], name: str
) -> None:
    assert box.map.names[box.map.at[cell]] == name


def test_the_map_looks_the_same_from_both_ends(box: Content) -> None:
    assert {(-q, -r) for q, r in box.map.cells} == set(box.map.cells)


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("G5", "G5", 0), ("G5", "G4", 1), ("G5", "H5", 1), ("G5", "D3", 3), ("D3", "J6", 6), ("A1", "M3", 12)],
)
def test_distances_are_counted_in_steps_from_hex_to_hex(box: Content, one: str, other: str, steps: int) -> None:
    index, distance = box.map.index, box.map.distance
    assert distance[index[one]][index[other]] == distance[index[other]][index[one]] == steps


def test_a_hex_is_one_step_from_exactly_its_neighbours(box: Content) -> None:
    for here, neighbours in enumerate(box.map.adjacent):
        assert set(neighbours) == {there for there, steps in enumerate(box.map.distance[here]) if steps == 1}


def test_directions_lead_clockwise_from_north(box: Content) -> None:
    around = [box.map.names[there] for there in box.map.toward[box.map.centre]]
    assert around == ["G4", "H4", "H5", "G6", "F5", "F4"]


def test_the_four_starting_buildings_lie_exactly_two_from_the_mine(box: Content) -> None:
    assert len(box.map.start_buildings) == 4
    assert {box.map.distance[box.map.centre][place] for place in box.map.start_buildings} == {2}


def test_first_shelters_lie_alone_three_steps_from_the_mine(box: Content) -> None:
    assert {players: len(places) for players, places in box.map.shelters.items()} == {1: 2, 2: 2, 3: 3, 4: 4}
    for places in box.map.shelters.values():
        assert all(box.map.distance[box.map.centre][place] == 3 for place in places)
        assert all(box.map.distance[a][b] >= 3 for a in places for b in places if a != b)


def test_two_equal_research_tiles_lie_side_by_side_in_each_corner(box: Content) -> None:
    assert len(box.map.research) == len(box.research) == 4
    for (one, other), tile in zip(box.map.research, box.research, strict=True):
        assert box.map.distance[one][other] == 1
        assert tile.copies == 2
    assert len({(tile.colour, tile.letter) for tile in box.research}) == 4


# --- tiles ------------------------------------------------------------------------------------------------------------


def test_five_stacks_have_six_tiles_with_nine_arrows_each(box: Content) -> None:
    assert [len(stack) for stack in box.stacks] == [6] * 5
    for stack in box.stacks:
        assert sum(len(box.tiles[tile].arrows) for tile in stack) == 9


def test_both_sets_of_tech_tiles_have_one_of_each_type_but_the_shelter(box: Content) -> None:
    assert [sorted(tiles) for tiles in box.tech_sets] == [[0, 1, 2, 3, 4, 6, 7, 8]] * 2
    assert box.grid_row == (0, 0, 0, 1, 1, 1, 2, 2)
    assert [dict(row.cost) for row in box.grid_rows] == [{"battery": 1, "any-resource": 1}, {"battery": 1}, {}]


def test_the_laboratory_has_columns_of_two_three_two_three_two_and_one(box: Content) -> None:
    assert Counter(box.space_level) == {1: 2, 2: 3, 3: 2, 4: 3, 5: 2, 6: 1}
    assert [box.spaces[space].id for space in box.first_spaces] == ["C1T", "C1B"]
    assert box.spaces[box.shelter_space].id == "C2M"


def test_steps_in_the_laboratory_lead_to_spaces_that_touch(box: Content) -> None:
    def onward(*names: str) -> set[str]:
        return {box.spaces[there].id for name in names for there in box.space_next[box.space_index[name]]}

    assert onward("C1T") == {"C2T", "C2M"}
    assert onward("C2M") == {"C3T", "C3B"}
    assert onward("C4M") == {"C5T", "C5B"}
    assert onward("C5T", "C5B") == {"C6"}
    assert onward("C6") == set()


def test_a_step_costs_what_its_column_says(box: Content) -> None:
    assert [dict(column.cost) for column in box.columns] == [
        {},
        {"any-resource": 1},
        {"oxygen": 1},
        {"oxygen": 1},
        {"oxygen": 1, "any-resource": 1},
        {"oxygen": 1, "crystal": 1},
    ]


# --- cards ------------------------------------------------------------------------------------------------------------


def test_two_blueprints_of_each_level_belong_to_each_building_type(box: Content) -> None:
    many = Counter((card.building, card.level) for card in box.blueprints)
    assert many == {(building, level): 2 for building in BUILDINGS for level in (1, 3)}


def test_a_blueprint_brings_what_its_building_yields(box: Content) -> None:
    yields = dict(zip(BUILDINGS, (*RESOURCES, "crystal"), strict=True))
    assert all(card.gain == yields[card.building] for card in box.blueprints)


def test_scientists_work_in_one_type_and_score_the_next_of_the_chain(box: Content) -> None:
    assert [card.works_in for card in box.scientists] == list(BUILDINGS)
    assert [card.scores for card in box.scientists] == [*BUILDINGS[1:], BUILDINGS[0]]


def test_scientists_cost_two_of_what_pays_for_their_own_building(box: Content) -> None:
    costs = [dict(card.cost) for card in box.scientists]
    assert costs == [{"colonist": 2}, *({resource: 2} for resource in RESOURCES)]


def test_contracts_are_an_upgrade_of_each_type_and_six_deliveries(box: Content) -> None:
    assert [card.upgrade for card in box.contracts[:6]] == list(BUILDINGS)
    assert [sum(card.delivery.values()) for card in box.contracts[6:]] == [4, 5, 5, 5, 5, 5]


def test_missions_stand_beside_an_action_and_take_more_with_more_players(box: Content) -> None:
    assert Counter(mission.length for mission in box.missions) == {"short": 4, "long": 5}
    for mission in box.missions:
        assert mission.beside in MAIN_ACTIONS
        assert mission.target["2"] <= mission.target["3"] <= mission.target["4"]


def test_one_executive_action_uses_an_own_building_for_two_crystals(box: Content) -> None:
    assert [entry.slot for entry in box.executives] == list(range(1, 9))
    use = next(entry for entry in box.executives if entry.id == "use-own-advanced-building")
    assert use.crystals == 2
    assert use.slot <= box.numbers.depot - box.numbers.ships


def test_the_opponents_deck_has_five_first_four_second_and_three_third_actions(box: Content) -> None:
    assert Counter(card.action for card in box.solo_cards) == {1: 5, 2: 4, 3: 3}
    assert Counter(card.mission for card in box.solo_cards) == {"A": 4, "B": 4, "C": 4}
    assert sum(card.travels for card in box.solo_cards) == 9


# --- where values come from -------------------------------------------------------------------------------------------


def own_values() -> Iterator[str]:
    """A line for each entry that is ours, or has values that are."""
    for _, place, entry in entries_of(joined(read_packs("onmars"))):
        if entry.source == "own":
            yield f"{place}: all"
        elif entry.own:
            yield f"{place}: {', '.join(entry.own)}"


def test_what_is_our_own_design_is_marked_as_before() -> None:
    assert "".join(f"{line}\n" for line in own_values()) == GOLDEN.read_text(encoding="utf-8")


def test_every_entry_of_the_pack_says_where_it_comes_from_and_none_from_the_printed_game() -> None:
    for _, place, entry in entries_of(joined(read_packs("onmars"))):
        assert entry.source in ("refresher", "rulebook", "public", "own"), place
