"""What is right in situations that are easy to get wrong; no situation without a test."""

from pathlib import Path
from typing import Final

import pytest

from mars_desktop.engine import Reason
from mars_desktop.games.onmars.words import MINERAL, NOTHING
from tests.games.onmars.board import Board
from tests.games.onmars.cases import covering
from tests.games.onmars.cases.covering import case

YOU, BLUE, RED, YELLOW = 0, 1, 2, 3
LSS = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")

NUMBERS: Final = "001 004 005 006 007 008 010 012 013 014 015 019 021 022 023 025 026 027 032 033"


def test_every_case_has_a_test() -> None:
    stated = case.read(Path(__file__).parent, str(covering.__package__))
    assert sorted(stated) == [f"OM-{number}" for number in NUMBERS.split()]


REMOTE = ((-3, 0), (-3, 3), (-5, 3), (-5, 1), (-6, 4))


@case("OM-001")
@pytest.mark.parametrize(("shelters", "limit"), [(1, 2), (2, 3), (5, 6)])
def test_each_resource_is_stored_up_to_the_shelters_on_the_map_and_one_more(shelters: int, limit: int) -> None:
    board = Board(3).lay("shelter", *REMOTE[:shelters], seat=YOU).bots(YOU, (1, 1)).stock(YOU, battery=1)
    board.lay("water-extractor", (0, 0), (1, 0)).tech(YOU, "water-extractor", "C2T").stock(YOU, water=limit - 1)
    board.do("main construct", "site (0,1)")
    assert board.told("gain") == [("water", 1, 2)]
    assert board.stock_of(YOU, "water") == limit


def before_an_update(level: int, seats: int = 3) -> Board:
    """Your next Greenhouse raises the Colony level."""
    board = Board(seats).lay("greenhouse", (0, 0)).bots(YOU, (2, 1)).stock(YOU, water=1)
    row = level + 1
    return board.colony(level, built=LSS, generator=row, water_extractor=row, greenhouse=level, oxygen_condenser=row)


def update(board: Board) -> None:
    board.do("main construct", "site (1,1)", "support crystal")


@case("OM-004")
def test_level_two_lays_out_twelve_new_blueprints() -> None:
    board = before_an_update(1)
    board.state.display.pop()
    deck = board.state.blueprint_deck
    update(board)
    assert board.state.display == list(deck[6:18])


@case("OM-004")
def test_level_three_takes_the_level_one_blueprints_away_and_adds_the_last_six() -> None:
    board = before_an_update(2)
    state, deck = board.state, board.state.blueprint_deck
    state.display, state.blueprints_drawn = list(deck[7:18]), 18
    update(board)
    stayed = [card for card in deck[7:18] if board.content.blueprint_level[card] == 3]
    assert state.display == [*stayed, *deck[18:]]
    assert len(stayed) == 6
    assert state.blueprints_drawn == len(deck) == 24


@case("OM-005")
def test_two_players_refill_the_warehouse_to_two_of_each_and_the_grid_not_at_all() -> None:
    board = before_an_update(1, seats=2)
    tech = board.state.grid[7]
    board.state.grid[7] = NOTHING
    board.player(BLUE).laboratory[0], board.player(BLUE).tech_at[tech] = tech, 0
    board.state.warehouse = [0, 0, 1, 2, 0, 1]
    update(board)
    assert board.state.level == 2
    assert board.state.grid[7] == NOTHING
    assert [pile for item, pile in enumerate(board.state.warehouse) if item != MINERAL] == [2] * 5


@case("OM-006")
@pytest.mark.parametrize(
    ("level", "progress_points", "remaining"),
    [(1, 4, 3), (2, 4, 2), (3, 0, 2), (4, 0, 2)],
)
def test_progress_scores_at_the_first_two_updates_and_levels_from_three_on_move_the_remaining_missions(
    level: int, progress_points: int, remaining: int
) -> None:
    board = before_an_update(level).progress(BLUE, "mineral", "battery", "oxygen")
    update(board)
    assert board.state.level == level + 1
    assert board.player(BLUE).points == progress_points
    assert board.state.remaining == remaining


@case("OM-007")
def test_a_mission_leaves_with_its_last_contribution_whose_crystals_wait() -> None:
    board = Board(3).mission("blueprints", 1).mission("techs").space(YOU, 1).turn_of(YOU).quarters(YOU, 3)
    board.display("wind-turbines", "biomarket", "concentrator")
    board.do("main obtain-blueprint", "take wind-turbines", "take biomarket", "stop")
    assert board.state.mission_left[0] == 0
    assert board.told("mission-completed") == [()]
    assert (board.state.remaining, board.told("remaining")) == (2, [(2,)])
    assert (board.player(YOU).depot, board.player(YOU).pending) == (0, 1)
    board.turn_of(YOU)
    assert board.refused("exec field-move") == Reason.of("needs-crystals", crystals=1)


@case("OM-008")
def test_the_end_is_checked_after_the_colonization_phase_and_one_round_without_shuttle_follows() -> None:
    board = Board(2).mission("scientists", 1).stock(YOU, oxygen=2).shuttle("colony")
    board.state.remaining = 1
    board.do("main hire systems-engineer", "refill contract-1")
    assert (board.state.remaining, board.state.ending) == (0, 0)
    assert (board.asked.kind, board.asked.seat) == ("turn", BLUE)
    board.do("main control-center", "stop")
    assert (board.state.ending, board.asked.kind) == (1, "ride")
    board.do("stay", "stay")
    side = (board.state.shuttle_side, board.state.shuttle_at)
    board.do("main control-center", "stop", "end", "main control-center", "stop")
    assert board.state.over
    assert (board.state.shuttle_side, board.state.shuttle_at) == side


@case("OM-010")
def test_with_two_players_each_colonist_on_the_slots_costs_one_the_own_included() -> None:
    board = Board(2).slots("upgrade", YOU, BLUE).quarters(YOU, 3).lay("generator", (0, 0)).bots(YOU, (1, 0))
    board.stock(YOU, mineral=1).blueprints(YOU, "wind-turbines")
    payment = board.rules.payment(board.state, board.choice("main upgrade"))
    assert payment is not None
    assert payment.price == 2
    board.do("main upgrade")
    assert (board.player(YOU).quarters, board.player(YOU).working) == (0, 2)


@case("OM-012")
def test_full_slots_for_hiring_are_never_cleared() -> None:
    board = Board(4).slots("hire", BLUE, RED, YOU, YELLOW)
    for seat in (YOU, BLUE, RED, YELLOW):
        board.turn_of(seat).depot(seat, 3).stock(seat, mineral=2)
        board.refused("main hire rd-engineer")
    assert board.slots_of("hire") == [BLUE, RED, YOU, YELLOW]


@case("OM-013")
def test_a_complex_of_two_and_a_lone_building_are_three_to_join() -> None:
    board = Board(3).lay("greenhouse", (0, 0), (0, 1), (2, 0)).bots(YOU, (2, -1)).stock(YOU, water=1)
    board.tech(YOU, "greenhouse", "C2T").do("main construct")
    assert (1, 0) not in board.places("site")
    board.refused("site (1,0)")
    board = Board(3).lay("greenhouse", (0, 0), (0, 1)).bots(YOU, (2, -1)).stock(YOU, water=1)
    board.tech(YOU, "greenhouse", "C2T").do("main construct", "site (1,0)")
    assert board.building_at((1, 0)) == "greenhouse"


@case("OM-014")
def test_a_building_neither_joins_nor_stands_two_hexes_off_is_illegal() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, 0)).stock(YOU, mineral=1)
    board.do("main construct")
    assert board.places("site") == {(2, 0), (2, -1), (1, 1)}
    board.refused("site (1,0)")
    board.refused("site (3,0)")


@case("OM-014")
def test_the_shelter_of_another_player_is_no_reason_to_build_one_beside_or_near_it() -> None:
    board = Board(3).lay("shelter", (0, 0), seat=BLUE).bots(YOU, (1, 0)).stock(YOU, oxygen=1)
    assert board.refused("main construct") == Reason.of("nothing-to-construct")


@case("OM-015")
def test_of_two_arrows_only_the_one_toward_an_empty_hex_brings_a_crystal() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (1, 1)).bots(BLUE, (2, -1)).stock(YOU, mineral=1)
    board.tile("generator-5")  # arrows north and south
    board.do("main construct", "site (2,0)")
    assert [board.map.cells[place] for place, here in enumerate(board.state.crystals) if here] == [(2, 1)]


@case("OM-019")
def test_crystals_of_this_turn_lie_below_the_depot_and_come_in_at_the_next_turn_as_far_as_there_is_room() -> None:
    board = Board(3).rover(YOU, (0, 0)).crystals((1, 0), (2, 0), (3, 0)).tech(YOU, "rover", "C1T").depot(YOU, 2)
    board.do("main control-center", "rover (3,0)", "stop")
    player = board.player(YOU)
    assert (player.depot, player.pending) == (2, 3)
    payment = board.rules.payment(board.state, board.choice("exec field-move"))
    assert payment is not None
    assert [(m.resource, m.available) for m in payment.means] == [("crystals", 2), ("goals", 0)]
    board.begin_turn(YOU)
    assert (player.depot, player.pending) == (3, 0)
    assert board.told("depot") == [(1, 2)]


@case("OM-021")
def test_the_owner_of_a_lent_tile_is_asked_at_the_end_of_the_turn_to_develop_it_or_to_keep_the_oxygen() -> None:
    def lent() -> Board:
        board = Board(3).lay("greenhouse", (0, 0)).bots(YOU, (2, 0)).stock(YOU, water=1).depot(YOU, 1)
        board.tech(BLUE, "greenhouse", "C1B").do("main construct", "site (1,0) p2", "support crystal")
        assert (board.asked.kind, board.asked.seat) == ("turn", YOU)
        assert board.stocks(BLUE) == {}
        board.do("end")
        assert (board.asked.kind, board.asked.seat) == ("settle", BLUE)
        return board

    board = lent()
    board.do("develop greenhouse C2B")
    assert (board.tech_of(BLUE, "greenhouse"), board.stocks(BLUE)) == ("C2B", {"water": 1})
    board = lent()
    board.do("keep")
    assert (board.tech_of(BLUE, "greenhouse"), board.stocks(BLUE)) == ("C1B", {"oxygen": 1})


@case("OM-022")
def test_at_level_one_no_second_ship_leaves_the_depot() -> None:
    board = Board(3).ships(YOU, 4, spent=1).stock(YOU, plant=2, water=2)
    assert board.refused("main welcome-ship") == Reason.of("ships-by-level", level=1)


@case("OM-023")
def test_colonists_who_came_with_a_ship_do_not_boost_the_next_one() -> None:
    board = Board(3).colony(2).stock(YOU, plant=2, water=2).quarters(YOU, 0)
    board.do("main welcome-ship", "ship 4 colonists")
    assert board.player(YOU).quarters == 2
    assert board.asked.kind == "turn"
    assert board.player(YOU).moved_ships == 1


@case("OM-023")
def test_colonists_who_came_earlier_in_the_turn_do_not_boost_a_ship() -> None:
    board = Board(3).colony(2).stock(YOU, plant=2, water=2).quarters(YOU, 0).depot(YOU, 2)
    board.lay("greenhouse", (0, 0), (1, 0), (2, 0)).advanced(YOU, "eco-resort", (0, 0))
    board.do("exec use-own-advanced-building")
    assert board.player(YOU).quarters == 2
    board.do("main welcome-ship", "ship 4 colonists")
    assert board.asked.seat != YOU
    assert (board.player(YOU).moved_ships, board.player(YOU).working) == (1, 0)


@case("OM-025")
def test_travel_to_orbit_brings_a_crystal_of_the_shelter_and_a_mineral_of_the_miner_before_the_colonists() -> None:
    board = Board(3).lay("mine", (0, 0)).miners(YOU, (0, 0)).lay("shelter", (3, 0), seat=YOU).shuttle("colony")
    board.advanced(YOU, "casino", (3, 0)).quarters(YOU, 1, working=2)
    board.begin_shuttle_phase()
    board.do("travel")
    assert (board.stocks(YOU), board.player(YOU).pending) == ({"mineral": 1}, 1)
    assert (board.player(YOU).quarters, board.player(YOU).working) == (3, 0)
    kinds = [event.kind for event in board.events]
    assert max(kinds.index("crystals"), kinds.index("gain")) < kinds.index("colonists-back")


@case("OM-026")
def test_an_unbuilt_blueprint_of_level_three_costs_five_a_ship_gives_three_and_five_cubes_eleven() -> None:
    board = Board(3).blueprints(YOU, "library").ships(YOU, 4)
    board.progress(YOU, "mineral", "battery", "water", "plant", "oxygen")
    sources = dict(board.rules.score(board.state).seats[YOU].sources)
    assert (sources["blueprints"], sources["hangar"], sources["progress"]) == (-5, 3, 11)


@case("OM-026")
@pytest.mark.parametrize("first", ["crystals", "advanced", "cubes", "nothing"])
def test_ties_go_to_crystals_then_advanced_buildings_then_cubes_and_then_to_both(first: str) -> None:
    board = Board(2).lay("greenhouse", (0, 0), (2, -2)).lay("generator", (0, 2))
    board.advanced(YOU, "biomarket", (0, 0)).advanced(BLUE, "hydroponic-farm", (2, -2)).depot(YOU, 1).depot(BLUE, 1)
    board.progress(YOU, "mineral").progress(BLUE, "water")
    match first:
        case "crystals":
            board.depot(YOU, 2).progress(BLUE, "water", "plant")
        case "advanced":
            board.advanced(YOU, "wind-turbines", (0, 2)).progress(BLUE, "water", "plant")
        case "cubes":
            board.progress(YOU, "mineral", "plant")
        case _:
            pass
    for seat in (YOU, BLUE):
        board.player(seat).points = 20 - board.rules.score(board.state).seats[seat].total
    score = board.rules.score(board.state)
    assert [seat.total for seat in score.seats] == [20, 20]
    assert score.winners == ((YOU, BLUE) if first == "nothing" else (YOU,))


@case("OM-027")
def test_one_private_goal_a_game_and_the_others_are_crystals_but_not_for_contracts() -> None:
    board = Board(3).goals(YOU, "goal-7", "goal-9", "goal-15").progress(YOU, "mineral", "water", "plant")
    board.lay("shelter", *REMOTE[:3], seat=YOU).quarters(YOU, 2).contract(YOU, "contract-12")
    board.scientist(BLUE, "geologist").offer("contract-7")
    assert not any(option.startswith("deliver") for option in board.options)
    assert board.refused("main hire contract-7").key == "cannot-pay-card"
    board.do("goal goal-15 own")
    assert board.asked.kind == "turn"
    assert not any(option.startswith("goal") for option in board.options)
    board.do("exec quick-resupply", "give goal-9", "take water")
    assert [board.content.goals[goal].id for goal in board.player(YOU).goals] == ["goal-7"]


@case("OM-032")
def test_no_tile_is_learned_with_a_full_first_column() -> None:
    board = Board(3).tech(YOU, "mine", "C1T").tech(YOU, "ship", "C1B").space(YOU, 1).turn_of(YOU)
    assert board.refused("main learn-technology") == Reason.of("first-column-full")


@case("OM-032")
def test_no_second_tile_of_a_type_is_learned() -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU)
    owned, free = board.grid(2)
    board.tech(YOU, owned, "C2T").do("main learn-technology")
    assert f"learn {free} C1T" in board.options
    board.refused(f"learn {owned} C1T")


@case("OM-033")
def test_the_owner_of_a_piece_under_a_new_building_moves_it_in_anothers_turn() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (3, 0)).bots(BLUE, (2, 0)).stock(YOU, mineral=1).depot(YOU, 1)
    board.crystals((2, 1)).do("main construct")
    assert (board.asked.kind, board.asked.seat) == ("displace", BLUE)
    assert board.places("displace") == {(1, 0), (2, -1), (3, -1), (1, 1)}
    board.do("displace (1,1)", "support crystal", "end")
    assert board.player(BLUE).bots == [board.hex((1, 1))]
    assert max(board.state.pieces) == 1
    assert board.state.crystals[board.hex((2, 1))] == 1
