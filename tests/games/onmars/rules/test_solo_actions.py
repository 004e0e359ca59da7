"""18.4 to 18.7 and 18.13 to 18.16: the opponent's actions, his journeys, and how a solo game is won."""

import pytest

from mars_desktop.games.onmars.content import BUILDING_INDEX
from mars_desktop.games.onmars.scoring import sheet
from mars_desktop.games.onmars.words import BUILDINGS
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.solo_table import ACTION_1, ACTION_2, ACTION_3, LACERDA, STAYS, YOU, SoloTable

LSS = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")
SCORED_BY = {
    "generator": "geologist",
    "water-extractor": "rd-engineer",
    "greenhouse": "hydrologist",
    "oxygen-condenser": "biochemist",
    "shelter": "geochemist",
    "mine": "systems-engineer",
}


def building_of(board: SoloTable, blueprint: int) -> str:
    return board.content.blueprints[blueprint].building


# --- Orbit ------------------------------------------------------------------------------------------------------------


@states("18.4")
def test_he_takes_a_blueprint_of_the_type_that_his_scientist_scores() -> None:
    board = SoloTable()
    shown = board.state.display[:]
    wanted = next(card for card in shown if building_of(board, card) != building_of(board, shown[0]))
    board.scientist(LACERDA, SCORED_BY[building_of(board, wanted)])
    board.his_turn(ACTION_1, orbit=True)
    assert board.his.blueprints == [wanted]
    assert board.his.markers == 7
    assert board.slots_of("obtain-blueprint") == [LACERDA]


@states("18.4")
def test_without_one_he_takes_the_leftmost() -> None:
    board = SoloTable()
    leftmost = board.state.display[0]
    board.his_turn(ACTION_1, orbit=True)
    assert board.his.blueprints == [leftmost]


@states("18.4")
@pytest.mark.parametrize(("places", "taken"), [((7, 9, 13, 14, 16), 13), ((8, 9, 13, 14), 8)])
def test_in_the_fullest_row_and_of_two_that_are_as_full_the_bottom_one(places: tuple[int, ...], taken: int) -> None:
    board = SoloTable()
    deck = board.state.blueprint_deck
    board.state.blueprints_drawn = 18
    board.state.display = [deck[place] for place in places]
    board.his_turn(ACTION_1, orbit=True)
    assert board.his.blueprints == [deck[taken]]


@states("18.4")
def test_he_learns_the_cheapest_leftmost_tile_onto_the_top_space_first() -> None:
    board = SoloTable()
    first, second = board.grid(2)
    middle = board.grid(1)[0]
    board.his_turn(ACTION_2, orbit=True)
    assert board.his_tech(first) == "C1T"
    board.his_turn(ACTION_2, orbit=True)
    assert board.his_tech(second) == "C1B"
    board.research("white-A", (2, 0)).his_turn(ACTION_2, orbit=True)
    assert board.his_tech(middle) == ""  # both spaces are filled: he moves his Rover
    assert board.moved_rover()


@states("18.4", "18.14")
def test_he_develops_his_most_developed_tile_once_and_then_his_least_developed_once() -> None:
    board = SoloTable().tech(LACERDA, "mine", "C3T").tech(LACERDA, "generator", "C1T")
    board.his_turn(ACTION_3, orbit=True)
    assert (board.his_tech("mine"), board.his_tech("generator"), board.his_tech("shelter")) == ("C4M", "C2T", "C2M")
    assert board.stocks(LACERDA) == {}


@states("18.4")
def test_of_two_as_developed_the_bottom_one_and_onto_the_bottom_space() -> None:
    board = SoloTable().tech(LACERDA, "shelter", "C6").tech(LACERDA, "mine", "C2T").tech(LACERDA, "generator", "C2B")
    board.his_turn(ACTION_3, orbit=True)
    assert (board.his_tech("generator"), board.his_tech("mine")) == ("C3B", "C3T")


# --- the Colony -------------------------------------------------------------------------------------------------------


@states("18.6")
@pytest.mark.parametrize(
    ("icon", "rows", "built", "then"),
    [
        ("generator", (1, 1, 1, 1), "generator", "water-extractor"),
        ("generator", (2, 1, 1, 1), "water-extractor", "greenhouse"),
        ("water-extractor", (1, 2, 2, 2), "mine", "generator"),
        ("oxygen-condenser", (2, 2, 2, 1), "oxygen-condenser", "mine"),
        ("mine", (1, 1, 1, 1), "mine", "generator"),
        ("greenhouse", (1, 1, 2, 2), "mine", "generator"),
    ],
)
def test_he_builds_the_first_type_from_his_bots_icon_on_that_has_not_reached_the_level_row_and_a_mine_always(
    icon: str, rows: tuple[int, ...], built: str, then: str
) -> None:
    places: tuple[Place, ...] = ((0, 0), (3, 0), (0, 3), (-3, 0), (0, -3))
    board = SoloTable().bot_on(icon)
    for kind, place in zip(BUILDINGS[:5], places, strict=True):
        board.lay(kind, place)
    board.colony(1, built=LSS, **{name.replace("-", "_"): row for name, row in zip(LSS, rows, strict=True)})
    board.his_turn(ACTION_1)
    assert board.told("raise")[0][0] == built  # a level-up may bring a Shelter after it
    assert board.icon == then


@states("18.7")
@pytest.mark.parametrize(("row", "chosen"), [(2, True), (3, False)])
def test_a_marker_on_the_level_row_is_not_below_it(row: int, chosen: bool) -> None:
    board = SoloTable().bot_on("generator").lay("generator", (0, 0)).lay("mine", (3, 0))
    board.colony(2, built=LSS, generator=row, water_extractor=3, greenhouse=3, oxygen_condenser=3)
    board.reward("generator", "ships").ships(LACERDA, 4).his_turn(ACTION_1)
    assert board.told("raise")[0][0] == ("generator" if chosen else "mine")
    assert board.his.points == (2 if chosen else 0)


@states("18.6")
@pytest.mark.parametrize(("space", "size"), [(None, 1), ("C1T", 2), ("C2T", 3), ("C4T", 4)])
def test_he_builds_as_large_a_complex_as_any_tech_allows_anywhere_on_the_map(space: str | None, size: int) -> None:
    board = SoloTable().bot_on("greenhouse").lay("greenhouse", (0, 0), (1, 0), (3, 0), (0, 3))
    board.colony(1, built=LSS)
    if space:
        board.tech(LACERDA, "greenhouse", space)
    board.his_turn(ACTION_1)
    ((_, _, built),) = board.told("raise")
    assert built == size


@states("18.6", "8.4.4")
def test_his_mine_is_manned_by_one_of_his_endless_colonists() -> None:
    board = SoloTable().lay("mine", (0, 0)).quarters(LACERDA, 0)
    board.his_turn(ACTION_1)
    assert board.state.miner.count(LACERDA) == 1
    assert board.stocks(LACERDA) == {}


@states("18.5")
def test_he_upgrades_anywhere_for_nothing() -> None:
    board = SoloTable().lay("generator", (5, -3)).blueprints(LACERDA, "wind-turbines")
    board.his_turn(ACTION_2)
    assert board.state.marker[board.hex((5, -3))] == LACERDA
    assert board.slots_of("upgrade") == [LACERDA]


@states("18.5")
def test_the_best_for_his_scientists_first() -> None:
    board = SoloTable().lay("generator", (3, 0)).lay("greenhouse", (0, 0)).scientist(LACERDA, "hydrologist")
    board.blueprints(LACERDA, "wind-turbines", "biomarket").his_turn(ACTION_2)
    assert [board.content.blueprints[card].id for card in board.his.built] == ["biomarket"]


@states("18.5")
@pytest.mark.parametrize(
    ("his", "yours", "upgrades", "borrowed"), [("C1T", None, 2, 0), ("C2T", None, 3, 0), (None, "C1T", 2, 1)]
)
def test_with_upgrade_tech_as_often_as_possible(
    his: str | None, yours: str | None, upgrades: int, borrowed: int
) -> None:
    board = SoloTable().lay("generator", (0, 0), (3, 0)).lay("greenhouse", (0, 3), (3, -3)).lay("mine", (-3, 0))
    board.blueprints(LACERDA, "wind-turbines", "biomarket", "metal-deposit", "hydroponic-farm")
    if his:
        board.tech(LACERDA, "upgrade", his)
    if yours:
        board.tech(YOU, "upgrade", yours)
    board.his_turn(ACTION_2)
    assert len(board.his.built) == upgrades
    assert len(board.told("borrow")) == borrowed


@states("18.5")
def test_he_hires_the_scientist_with_the_most_potential_points_counting_the_blueprints_of_both() -> None:
    board = SoloTable().lay("shelter", (0, 3), seat=YOU)
    board.blueprints(YOU, "gym", "casino").blueprints(LACERDA, "library", "biomarket", "hydroponic-farm")
    board.his_turn(ACTION_3)
    assert [board.content.card_ids[card] for card in board.his.scientists] == ["geochemist"]  # who scores Shelters
    assert board.slots_of("hire") == [LACERDA]
    assert board.state.offer.count(-1) == 0  # refilled with a Contract


@states("18.5", "18.15")
def test_with_two_scientists_he_takes_the_best_contract_for_a_crystal() -> None:
    board = SoloTable().scientist(LACERDA, "geologist").scientist(LACERDA, "hydrologist")
    board.offer("contract-7").offer("contract-2").depot(LACERDA, 1)
    board.his_turn(ACTION_3)
    assert [board.content.card_ids[card] for card in board.his.contracts] == ["contract-2"]
    assert board.his.depot == 0


@states("18.5", "18.9")
def test_without_the_crystal_or_a_contract_he_moves_his_rover() -> None:
    board = SoloTable().scientist(LACERDA, "geologist").scientist(LACERDA, "hydrologist").research("white-A", (2, 0))
    board.offer("contract-7").his_turn(ACTION_3)
    assert (board.his.contracts, board.moved_rover()) == ([], True)


@states("18.5")
def test_while_his_colonist_stands_there_he_does_not_hire() -> None:
    board = SoloTable().slots("hire", LACERDA).research("white-A", (2, 0)).depot(LACERDA, 3)
    board.his_turn(ACTION_3)
    assert (board.his.scientists, board.moved_rover()) == ([], True)


# --- journeys ---------------------------------------------------------------------------------------------------------


def shuttle_leaves(board: SoloTable, side: str, card: str) -> SoloTable:
    """The Shuttle crosses from a side on which he stands, after that card."""
    board.shuttle(side).space(YOU, 5 if side == "orbit" else 1).space(LACERDA, 2 if side == "orbit" else 6)
    board.deck(ACTION_2)  # he may have the first turn of the next round
    board.state.solo_card = [entry.id for entry in board.content.solo_cards].index(card)
    board.begin_shuttle_phase()
    return board


@states("18.13")
@pytest.mark.parametrize(("card", "rides"), [(ACTION_1, True), (STAYS, False)])
@pytest.mark.parametrize("side", ["orbit", "colony"])
def test_he_rides_the_shuttle_unless_his_last_card_forbids_it(side: str, card: str, rides: bool) -> None:
    board = shuttle_leaves(SoloTable(), side, card)
    there = board.his.space >= 5 if side == "orbit" else board.his.space <= 4
    assert there == rides


@states("18.13")
def test_he_does_not_ride_a_shuttle_that_leaves_the_other_side_or_only_moves_inward() -> None:
    board = SoloTable().shuttle("colony").space(YOU, 1).space(LACERDA, 2)
    board.state.solo_card = 2
    board.begin_shuttle_phase()
    assert board.his.space == 2


@states("18.13")
def test_his_space_is_random_among_the_free_ones() -> None:
    spaces = {shuttle_leaves(SoloTable(seed=seed), "orbit", ACTION_1).his.space for seed in range(30)}
    assert spaces == {6, 7, 8}


@states("18.13")
def test_to_orbit_he_neither_produces_nor_brings_colonists_home() -> None:
    for seed in range(4):
        board = SoloTable(seed=seed).lay("generator", (0, 3)).advanced(LACERDA, "wind-turbines", (0, 3)).display()
        board.slots("obtain-blueprint", LACERDA)
        shuttle_leaves(board, "colony", ACTION_1)
        assert board.stocks(LACERDA) == {}
        assert LACERDA in board.slots_of("obtain-blueprint")
        assert board.told("colonists-back") == []


@states("18.13")
def test_to_the_colony_he_places_the_leftmost_tile_far_from_your_rover_and_constructs_without_a_slot() -> None:
    board = SoloTable().rover(LACERDA, (0, 0)).rover(YOU, (0, 2)).lay("generator", (4, -2)).bot_on("generator")
    leftmost = board.state.open_tiles[0]
    shuttle_leaves(board, "orbit", ACTION_1)
    place = board.map.cells[board.state.discovery.index(leftmost)]
    assert place in {(0, -3), (1, -3), (-1, -2), (2, -3), (3, -3), (-2, -1), (-3, 0)}
    distance = board.map.distance
    mine, yours = board.hex((0, 0)), board.hex((0, 2))
    assert distance[mine][board.hex(place)] == 3
    assert distance[yours][board.hex(place)] == max(distance[yours][other] for other in board.map.at_distance[mine][3])
    assert board.state.building.count(BUILDING_INDEX["generator"]) == 2
    assert board.slots_of("construct") == []


@states("18.14")
def test_a_space_with_a_colonist_moves_his_rover() -> None:
    for seed in range(30):
        board = SoloTable(seed=seed).research("white-A", (2, 0))
        shuttle_leaves(board, "colony", ACTION_1)
        if board.his.space == 4:
            assert board.moved_rover()
            return
    raise AssertionError("of three spaces that one comes up in thirty games")


@states("18.14")
def test_a_space_with_bots_moves_his_bot_on_by_two_icons() -> None:
    for seed in range(30):
        board = SoloTable(seed=seed).bot_on("mine")
        shuttle_leaves(board, "orbit", ACTION_1)
        if board.his.space == 7:
            assert board.icon == "water-extractor"  # there is nothing that he could build beside
            return
    raise AssertionError("of three spaces that one comes up in thirty games")


@states("18.14")
@pytest.mark.parametrize(
    ("icon", "then"), [("mine", "water-extractor"), ("greenhouse", "mine"), ("oxygen-condenser", "generator")]
)
def test_a_laboratory_space_with_bots_moves_it_on_by_two_icons(icon: str, then: str) -> None:
    board = SoloTable().bot_on(icon).tech(LACERDA, "shelter", "C6").tech(LACERDA, "mine", "C2B")
    board.his_turn(ACTION_3, orbit=True)  # to C3B, which moves Bots, and on to C4B, a Colonist
    assert board.his_tech("mine") == "C4B"
    assert board.icon == then


@states("18.14")
def test_a_laboratory_space_with_a_blueprint_brings_him_one_as_action_one_does() -> None:
    board = SoloTable().tech(LACERDA, "shelter", "C6").tech(LACERDA, "mine", "C4T")
    leftmost = board.state.display[0]
    board.his_turn(ACTION_3, orbit=True)
    assert leftmost in board.his.blueprints
    assert board.slots_of("obtain-blueprint") == []


@states("18.15")
def test_what_is_equally_good_for_him_is_chance() -> None:
    built = set()
    for seed in range(12):
        board = SoloTable(seed=seed).lay("mine", (0, 0))
        board.his_turn(ACTION_1)
        built.add(board.told("raise")[0][1])
    assert len(built) > 3


# --- the end ----------------------------------------------------------------------------------------------------------


@states("18.16")
def test_his_living_quarters_count_as_full_and_his_contracts_as_completed() -> None:
    board = SoloTable().contract(LACERDA, "contract-1").contract(LACERDA, "contract-8").quarters(LACERDA, 0)
    points = dict(sheet(board.table, board.state, LACERDA).sources)
    assert (points["colonists"], points["contracts"]) == (21, 12 + 9)


def first_colonists() -> SoloTable:
    """The easiest goal is met, but for the margin."""
    board = (
        SoloTable(solo_goal="first-colonists").colony(3).tech(YOU, "mine", "C6").contract(YOU, "contract-7", mineral=4)
    )
    board.player(YOU).completed.append(board.content.card_index["contract-7"])
    board.player(YOU).goal = 0
    return board


def won(board: SoloTable) -> bool:
    score = board.rules.score(board.state)
    assert (score.winners == (YOU,)) == (score.verdict == "solo-goal-met")
    return score.winners == (YOU,)


@states("18.16")
def test_the_player_wins_by_every_line_of_the_chosen_goal_the_margin_included() -> None:
    board = first_colonists()
    behind = sheet(board.table, board.state, LACERDA).total - sheet(board.table, board.state, YOU).total
    board.player(YOU).points = behind
    assert not won(board)
    board.player(YOU).points = behind + 1
    assert won(board)


@states("18.16")
@pytest.mark.parametrize("line", ["level", "contract", "goal", "tech"])
def test_a_line_that_is_missed_loses(line: str) -> None:
    board = first_colonists()
    board.player(YOU).points = 99
    assert won(board)
    match line:
        case "level":
            board.colony(2)
        case "contract":
            board.player(YOU).completed, board.player(YOU).delivered = [], {}
        case "goal":
            board.player(YOU).goal = -1
        case _:
            board.tech(YOU, "mine", "C5T")
    assert not won(board)


@states("18.14", "18.4")
def test_two_steps_of_a_tile_go_to_his_most_and_then_to_his_least_developed() -> None:
    board = SoloTable().tech(LACERDA, "mine", "C3T").tech(LACERDA, "generator", "C1T").research("purple-A", (2, 0))
    board.his_turn(ACTION_2)  # nothing to upgrade: his Rover claims the tile
    assert (board.his_tech("mine"), board.his_tech("generator"), board.his_tech("shelter")) == ("C4M", "C2T", "C2M")
