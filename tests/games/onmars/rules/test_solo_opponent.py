"""18.1 to 18.3 and 18.8 to 18.12: the solo table, the opponent's deck, what he pays, his Rover and level-ups."""

import pytest

from mars_desktop.engine import Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import OFF_MAP, SHELTER_OF, State
from mars_desktop.games.onmars.words import CRYSTAL, MINE, NOWHERE
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, construct
from tests.games.onmars.rules.solo_table import ACTION_1, ACTION_2, ACTION_3, LACERDA, STAYS, YOU, SoloTable

LSS = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")


def dealt(seed: int) -> tuple[OnMarsRules, State]:
    """A solo game at the player's choice of a space."""
    rules = OnMarsRules(Setup.quick("onmars", 1, seed))
    state = rules.new_state()
    while rules.pending(state)[0].kind != "space":
        rules.apply(state, rules.pending(state)[0].options[0])
    return rules, state


@states("18.1")
def test_the_board_is_laid_out_for_two_and_he_has_no_goals_and_his_bot_on_the_mine_icon() -> None:
    rules, state = dealt(1)
    you, his = state.players
    assert rules.table.few
    assert (state.tech_stack, [state.warehouse[item] for item in range(1, 6)]) == ((), [2] * 5)
    assert (len(you.goals), his.goals) == (3, [])
    assert (state.solo_icon, his.bots, his.bots_left) == (MINE, [], 3)
    shelter = state.building.index(SHELTER_OF + LACERDA)
    assert (state.pieces[shelter], his.shelters) == (0, 1)
    assert state.pieces[state.building.index(SHELTER_OF + YOU)] == 1


@states("18.2")
@pytest.mark.parametrize("seed", range(8))
def test_his_space_is_one_of_the_six_tiles_the_player_then_picks_and_the_shuttle_starts_on_his_side(seed: int) -> None:
    rules, state = dealt(seed)
    his = state.players[LACERDA].space
    assert his in rules.table.content.first_colonists.spaces
    spaces = {int(option.words[0]) for option in rules.pending(state)[0].options}
    assert spaces == set(range(1, 9)) - {his}
    while rules.pending(state)[0].kind != "turn":
        rules.apply(state, rules.pending(state)[0].options[-1])
        if rules.pending(state)[0].seat == LACERDA or state.round > 1:
            break
    if state.round == 1:
        assert (state.shuttle_side, state.shuttle_at) == (0 if his <= 4 else 1, 1)


@states("18.2")
def test_his_start_space_is_random() -> None:
    assert {dealt(seed)[1].players[LACERDA].space for seed in range(40)} == {2, 3, 4, 6, 7, 8}


@states("18.3")
@pytest.mark.parametrize(
    ("card", "orbit", "action"),
    [
        (ACTION_1, True, "obtain-blueprint"),
        (ACTION_2, True, "learn-technology"),
        (ACTION_3, True, "research-development"),
        (ACTION_1, False, "construct"),
        (ACTION_2, False, "upgrade"),
        (ACTION_3, False, "hire"),
    ],
)
def test_he_reveals_a_card_and_takes_its_action_on_his_side(card: str, orbit: bool, action: str) -> None:
    board = SoloTable()
    events = board.his_turn(card, orbit=orbit)
    assert [event.cause for event in events if event.kind == "solo-card"] == [card]
    assert [event.cause for event in events if event.kind == "main" and event.seat == LACERDA] == [action]


@states("18.3")
def test_the_twelve_cards_are_gone_through_and_shuffled_again() -> None:
    board = SoloTable().mission("techs").mission("progress").mission("advanced")
    board.state.solo_deck, board.state.solo_pass = [], 0
    revealed = []
    for _ in range(13):
        board.space(YOU, 1).space(LACERDA, 6)
        revealed += [event.cause for event in board.begin_turn(LACERDA) if event.kind == "solo-card"]
    assert sorted(revealed[:12]) == sorted(card.id for card in board.content.solo_cards)
    assert board.state.solo_pass == 2


@states("18.3")
@pytest.mark.parametrize(("passed", "moves"), [(1, False), (2, True), (3, True)])
@pytest.mark.parametrize(("card", "position"), [("lacerda-1", 0), ("lacerda-8", 1), ("lacerda-10", 2)])
def test_from_the_second_pass_on_a_card_moves_the_mission_of_its_letter_and_he_gets_the_crystals(
    card: str, position: int, passed: int, moves: bool
) -> None:
    board = SoloTable().mission("research").mission("bots").mission("advanced")
    left = board.state.mission_left[:]
    board.state.solo_pass = passed
    board.his_turn(card)
    for place, before in enumerate(left):
        assert board.state.mission_left[place] == before - (moves and place == position)
    assert board.his.pending == ((2, 2, 1)[position] if moves else 0)


@states("18.8")
def test_he_pays_no_resources_and_stores_none() -> None:
    board = SoloTable().lay("generator", (0, 0)).bot_on("generator")
    board.his_turn(ACTION_1)
    assert board.state.building.count(1) == 2
    assert board.stocks(LACERDA) == {}


@states("18.8")
def test_his_colonists_are_endless_and_he_takes_no_executive_action() -> None:
    board = SoloTable().lay("generator", (0, 0)).quarters(LACERDA, 0).depot(LACERDA, 3)
    events = board.bot_on("generator").his_turn(ACTION_1)
    assert board.slots_of("construct") == [LACERDA]
    assert board.his.depot == 3
    assert not any(event.kind in ("exec", "scientist-works", "use") for event in events)


@states("18.8")
@pytest.mark.parametrize(("depot", "pending", "then"), [(0, 2, 2), (2, 3, 3), (3, 1, 3)])
def test_he_gains_crystals_only_up_to_his_depot_spaces(depot: int, pending: int, then: int) -> None:
    board = SoloTable().depot(LACERDA, depot, pending)
    board.his_turn(ACTION_1)
    assert board.his.depot == then


@states("18.8", "6.5")
def test_he_uses_your_tech_where_his_own_does_not_reach_and_you_get_the_oxygen_or_develop() -> None:
    line: list[Place] = [(0, 0), (1, 0)]
    board = SoloTable().lay("generator", *line).tech(YOU, "generator", "C2B").bot_on("generator")
    board.his_turn(ACTION_1)
    assert ("generator", 3) in [(kind, size) for kind, _, size in board.told("raise")]
    assert (board.asked.kind, board.asked.seat) == ("settle", YOU)
    board.do("keep")
    assert board.stocks(YOU) == {"oxygen": 1}


@states("18.8", "6.5", "18.15")
def test_when_you_use_his_tech_he_develops_it_as_he_stores_no_oxygen() -> None:
    for seed in range(6):
        board = SoloTable(seed=seed).lay("generator", (0, 0)).bots(YOU, (1, 1)).stock(YOU, mineral=1)
        board.tech(LACERDA, "generator", "C2T").deck(ACTION_1)
        answer(board, "main construct", "building generator", "site (1,0) p2", "support crystal", "end")
        assert board.his_tech("generator") == "C3T"
        assert board.stocks(LACERDA) == {}


@states("18.8", "18.13")
def test_he_keeps_his_ships_and_never_rides_for_one() -> None:
    board = SoloTable().ships(LACERDA, 4).shuttle("colony", 3)
    board.his_turn(ACTION_2)
    assert (board.his.hangar, board.his.space) == (1, 6)


@states("18.9")
@pytest.mark.parametrize(("depot", "acts"), [(2, True), (1, False)])
def test_he_pays_surcharges_with_crystals_and_otherwise_moves_his_rover(depot: int, acts: bool) -> None:
    board = SoloTable().lay("generator", (0, 0)).bot_on("generator").slots("construct", YOU, LACERDA)
    board.depot(LACERDA, depot).research("white-A", (3, 0))
    board.his_turn(ACTION_1)
    assert (board.state.building.count(1) == 2) == acts
    assert board.moved_rover() != acts
    assert len(board.slots_of("construct")) == (3 if acts else 2)
    assert board.his.depot == (0 if acts else depot - 1)  # the Rover wants a third point for the tile


@states("18.9", "5.5")
def test_full_slots_are_cleared_for_him_as_well() -> None:
    board = SoloTable().lay("generator", (0, 0)).bot_on("generator").slots("construct", YOU, YOU, LACERDA)
    working = board.player(YOU).working
    board.depot(LACERDA, 1).his_turn(ACTION_1)
    assert board.slots_of("construct") == [LACERDA, LACERDA]
    assert (board.his.depot, board.player(YOU).working) == (0, working + 2)


@states("18.9")
def test_an_impossible_action_moves_his_rover() -> None:
    board = SoloTable().research("white-A", (2, 0))
    board.his_turn(ACTION_2)  # nothing to upgrade
    assert board.moved_rover()
    assert board.slots_of("upgrade") == []
    assert board.his.points == 5


@states("18.10")
def test_his_rover_goes_to_the_nearest_claimable_tile_and_claims_it() -> None:
    board = SoloTable().research("white-A", (-2, 0)).research("purple-A", (4, 0)).rover(LACERDA, (0, 0))
    board.his_turn(ACTION_2)
    assert board.map.cells[board.his.rover] == (-2, 0)
    assert [board.content.research[kind].id for kind in board.his.research] == ["white-A"]


@states("18.10")
@pytest.mark.parametrize(
    ("tile", "wanted"), [("D01", False), ("D06", False), ("D08", False), ("D09", True), ("D14", True)]
)
def test_he_ignores_discovery_tiles_that_give_resources(tile: str, wanted: bool) -> None:
    board = SoloTable().discovery(tile, (1, 0)).research("white-A", (0, 2)).rover(LACERDA, (0, 0))
    board.his_turn(ACTION_2)
    assert board.map.cells[board.his.rover] == ((1, 0) if wanted else (0, 2))


@states("18.10", "8.1.8")
def test_he_claims_no_second_research_tile_of_a_kind() -> None:
    board = SoloTable().research("white-A", (1, 0)).research("purple-A", (0, 2)).rover(LACERDA, (0, 0))
    board.his.research.append([entry.id for entry in board.content.research].index("white-A"))
    board.his_turn(ACTION_2)
    assert board.map.cells[board.his.rover] == (0, 2)


@states("18.10")
def test_he_goes_as_far_as_his_points_reach_and_takes_up_crystals() -> None:
    board = SoloTable().research("white-A", (5, 0)).crystals((1, 0), (2, 0)).rover(LACERDA, (0, 0))
    board.his_turn(ACTION_2)
    assert board.map.cells[board.his.rover] == (2, 0)
    assert (board.his.pending, board.his.research) == (2, [])


@states("18.10")
def test_he_adds_rover_tech_and_then_crystals_where_they_reach() -> None:
    board = SoloTable().research("white-A", (5, 0)).tech(LACERDA, "rover", "C2T").rover(LACERDA, (0, 0))
    board.depot(LACERDA, 2).his_turn(ACTION_2)
    assert board.map.cells[board.his.rover] == (5, 0)
    assert board.his.depot == 1


@states("18.10", "18.8")
def test_your_better_rover_tech_is_used_and_you_get_the_oxygen() -> None:
    board = SoloTable().research("white-A", (4, 0)).tech(YOU, "rover", "C2B").rover(LACERDA, (0, 0))
    board.his_turn(ACTION_2)
    assert board.map.cells[board.his.rover] == (4, 0)
    assert (board.asked.kind, board.asked.seat) == ("settle", YOU)


@states("18.10", "2.2.7")
def test_his_rover_starts_from_the_centre_too() -> None:
    board = SoloTable().research("white-A", (0, 2))
    assert board.his.rover == OFF_MAP
    board.his_turn(ACTION_2)
    assert board.map.cells[board.his.rover] == (0, 2)


@states("18.11")
@pytest.mark.parametrize("hiring", [True, False])
def test_of_life_support_he_takes_his_colonist_back_from_hiring_or_a_crystal(hiring: bool) -> None:
    board = SoloTable().lay("generator", (0, 0)).bot_on("generator").colony(1, built=LSS)
    if hiring:
        board.slots("hire", LACERDA)
    board.his_turn(ACTION_1)
    assert board.slots_of("hire") == []
    assert board.his.pending == (0 if hiring else 1)


def before_an_update() -> SoloTable:
    board = SoloTable().lay("greenhouse", (0, 0)).bots(YOU, (2, 0)).stock(YOU, water=1)
    board.colony(1, built=LSS, generator=2, water_extractor=2, greenhouse=1, oxygen_condenser=2)
    return board.deck(STAYS)


@states("18.12")
def test_at_each_level_up_he_builds_a_shelter_moves_a_ship_and_takes_a_bot_that_counts() -> None:
    board = before_an_update().mission("bots").reward("greenhouse", "bots")
    left = board.state.mission_left[0]
    construct(board, "greenhouse", (2, -1))
    answer(board, "support crystal", "end")
    assert board.state.level == 2
    his = board.his
    assert (his.shelters, his.hangar, his.moved_ships) == (2, 1, 1)
    assert (his.bots, his.bots_left) == ([NOWHERE], 3)
    assert board.state.mission_left == [left - 1]
    assert board.state.building.count(SHELTER_OF + LACERDA) == 2


@states("18.12", "18.8", "6.5")
def test_tech_that_he_borrows_for_that_shelter_is_settled_in_the_same_turn() -> None:
    board = before_an_update()
    for tech in range(9):
        if board.his.tech_at[tech] >= 0:
            board.his.laboratory[board.his.tech_at[tech]] = board.his.tech_at[tech] = -1
    construct(board, "greenhouse", (2, -1))
    answer(board, "support crystal", "end")
    assert (board.asked.kind, board.asked.seat) == ("settle", YOU)
    assert board.told("borrow") == [(YOU,)]
    assert not board.player(YOU).down


@states("18.12")
def test_his_taken_bots_count_for_tiles() -> None:
    board = SoloTable().lay("generator", (0, 0)).bot_on("generator").colony(1, built=LSS).reward("generator", "bots")
    board.his.bots, board.his.bots_left = [NOWHERE, NOWHERE], 2
    board.his_turn(ACTION_1)
    assert board.his.points == 2


@states("18.14")
def test_of_the_warehouse_he_takes_the_largest_pile_the_leftmost_on_ties_and_discards_resources() -> None:
    board = SoloTable()
    board.state.warehouse = [0, 1, 2, 2, 0, 1]
    board.his_turn(ACTION_2, orbit=True)  # the upper space of column 1 brings an item
    assert board.state.warehouse == [0, 1, 1, 2, 0, 1]
    assert (board.stocks(LACERDA), board.his.pending) == ({}, 0)
    board = SoloTable()
    board.state.warehouse = [0, 2, 2, 2, 2, 2]
    board.his_turn(ACTION_2, orbit=True)
    assert (board.state.warehouse[CRYSTAL], board.his.pending) == (1, 1)


@states("18.10", "18.14")
def test_an_upgrade_that_a_tile_brings_is_made_anywhere_and_for_nothing() -> None:
    board = SoloTable().research("orange-A", (2, 0)).lay("generator", (5, -3)).blueprints(LACERDA, "wind-turbines")
    board.his_turn(ACTION_3)  # he hires; then, with his Colonist there, he moves his Rover
    board.his_turn(ACTION_3)
    assert board.state.marker[board.hex((5, -3))] == LACERDA
