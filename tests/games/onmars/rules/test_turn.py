"""4: what a turn consists of, what is free in it, and how it ends."""

import pytest

from mars_desktop.engine import Reason
from mars_desktop.games.onmars.measures import depot_limit, quarters_limit, storage_limit
from tests.games.onmars.board import Board
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, construct

YOU, BLUE, RED = 0, 1, 2
LSS = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")
REMOTE: tuple[Place, ...] = ((-3, 0), (-3, 3), (-5, 3), (-5, 1), (-6, 4))


@states("4.1")
@pytest.mark.parametrize(("lying", "pending", "now"), [(0, 2, 2), (2, 2, 3), (3, 1, 3), (1, 0, 1)])
def test_pending_crystals_come_into_free_depot_spaces_when_the_turn_begins_and_the_rest_is_lost(
    lying: int, pending: int, now: int
) -> None:
    board = Board(3).depot(YOU, lying, pending).depot(BLUE, 0, 1)
    board.begin_turn(YOU)
    assert (board.player(YOU).depot, board.player(YOU).pending) == (now, 0)
    assert board.told("depot") == ([(now - lying, lying + pending - now)] if pending else [])
    assert (board.player(BLUE).depot, board.player(BLUE).pending) == (0, 1)


@states("4.2")
@pytest.mark.parametrize(
    ("space", "here", "there"), [(2, "resupply", "control-center"), (7, "control-center", "resupply")]
)
def test_a_main_action_of_the_own_side_is_compulsory(space: int, here: str, there: str) -> None:
    board = Board(3).space(YOU, space).turn_of(YOU)
    board.refused("end")
    board.refused(f"main {there}")
    assert board.allowed(f"main {here}")


@states("4.2")
def test_only_one_main_action_is_taken() -> None:
    board = Board(3).depot(YOU, 1).bots(YOU, (0, 0))
    board.do("main control-center", "stop")
    board.refused("main control-center")
    assert "end" in board.options


@states("4.3")
@pytest.mark.parametrize(("space", "action"), [(1, "resupply"), (5, "control-center")])
def test_an_empty_main_action_is_legal(space: int, action: str) -> None:
    board = Board(3).space(YOU, space).turn_of(YOU)
    board.state.warehouse = [0] * 6
    mains = {option for option in board.options if option.startswith("main")}
    assert f"main {action}" in mains
    before = board.stocks(YOU)
    board.do(f"main {action}", *(["stop"] if action == "control-center" else []))
    assert board.stocks(YOU) == before
    assert board.player(YOU).down


@states("4.4")
def test_one_executive_action_before_the_main_action() -> None:
    board = Board(3).depot(YOU, 2).bots(YOU, (0, 0))
    board.do("exec field-move", "bot (0,0) (2,0)")
    board.refused("exec field-move")
    assert board.allowed("main control-center")


@states("4.4")
def test_or_after_it_or_none_but_never_during_it() -> None:
    board = Board(3).depot(YOU, 1).bots(YOU, (0, 0))
    board.do("main control-center")
    board.refused("exec field-move")
    board.do("stop")
    assert {"exec field-move", "end"} <= board.options
    board.do("end")
    assert (board.player(YOU).depot, board.player(YOU).down) == (1, True)


@states("4.5", "14.6")
def test_a_private_goal_may_be_completed_in_the_midst_of_an_action_of_the_own_turn_only() -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU).goals(YOU, "goal-1").goals(BLUE, "goal-10").quarters(YOU, 3)
    board.blueprints(YOU, "gym", "casino", "library").display("wind-turbines", "biomarket")
    board.do("main obtain-blueprint")
    assert "goal goal-1 own" not in board.options
    board.do("take wind-turbines")
    assert board.asked.kind == "blueprint"
    assert {"goal goal-1 own", "goal goal-1 common"} <= board.options
    board.refused("p2 goal goal-10 own")
    board.do("goal goal-1 common")
    assert board.player(YOU).goal == board.content.goal_index["goal-1"]


@states("4.5", "12.6")
def test_items_go_onto_own_deliveries_in_the_midst_of_an_action() -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU).contract(YOU, "contract-9").quarters(YOU, 3).stock(YOU, water=1)
    board.do("main resupply", "take water")
    board.do("deliver contract-9 water")
    assert board.stock_of(YOU, "water") == 1
    assert board.asked.kind == "warehouse"


@states("4.5", "14.7")
def test_a_private_goal_is_spent_as_a_crystal() -> None:
    board = Board(3).goals(YOU, "goal-1").bots(YOU, (0, 0))
    board.do("exec field-move goals=1", "bot (0,0) (2,0)")
    assert (board.player(YOU).goals, board.player(YOU).depot) == ([], 0)


@states("4.6", "9.6", "9.9", "6.5")
def test_lent_tech_is_settled_then_the_colony_status_updated_then_travelled_and_the_marker_laid_down() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (1, 1)).tech(BLUE, "generator", "C1T").stock(YOU, mineral=1)
    board.lay("oxygen-condenser", (3, 0), (4, 0), (5, 0)).advanced(YOU, "aerial-elevator", (3, 0)).depot(YOU, 2)
    board.colony(1, built=LSS, generator=1, water_extractor=2, greenhouse=2, oxygen_condenser=2)
    board.do("exec use-own-advanced-building")
    assert board.player(YOU).space == 5  # travelling waits
    answer(board, "main construct", "building generator", "site (1,0) p2", "support crystal")
    assert (board.state.level, board.player(YOU).space) == (1, 5)
    events = board.events
    if board.asked.kind == "turn":
        events = events + board.do("end")
    assert (board.asked.kind, board.asked.seat, board.state.level) == ("settle", BLUE, 1)
    events = events + board.do("keep")
    board.events = events + board.do("space 4")
    order = ["colony-level", "travel", "space", "end-turn"]
    assert [event.kind for event in board.events if event.kind in order] == order


@states("4.6", "8.7.4")
def test_an_emptied_slot_is_refilled_after_lent_tech_and_before_the_colony_status() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (1, 1)).tech(BLUE, "generator", "C1T").stock(YOU, mineral=1)
    board.ships(YOU, 8).depot(YOU, 3).stock(YOU, plant=2)
    board.colony(1, built=LSS, generator=1, water_extractor=2, greenhouse=2, oxygen_condenser=2)
    board.do("exec construct", "building generator", "site (1,0) p2", "main hire geochemist")
    assert (board.asked.kind, board.asked.seat) == ("settle", BLUE)
    board.do("keep")
    assert (board.asked.kind, board.asked.seat, board.state.level) == ("refill", YOU, 1)
    board.do("refill contract-7")
    assert board.state.level == 2
    assert board.player(YOU).down


@states("4.7", "8.1.5")
def test_no_turn_closes_with_two_pieces_on_a_hex() -> None:
    board = Board(3).bots(YOU, (0, 0), (1, 0))
    board.do("main control-center", "bot (0,0) (1,0)")
    board.refused("stop")
    board.do("bot (1,0) (2,0)", "stop")
    assert sorted(board.map.cells[bot] for bot in board.player(YOU).bots) == [(1, 0), (2, 0)]


@states("4.8")
@pytest.mark.parametrize("shelters", [1, 2, 5])
def test_storage_holds_of_each_resource_one_more_than_there_are_own_shelters_on_the_map(shelters: int) -> None:
    board = Board(3).lay("shelter", *REMOTE[:shelters], seat=YOU).lay("shelter", (3, 0), seat=BLUE)
    assert storage_limit(board.player(YOU)) == shelters + 1
    board.lay("generator", (0, 0), (1, 0), (0, 1)).bots(YOU, (2, 0)).stock(YOU, mineral=1, battery=shelters)
    construct(board.tech(YOU, "generator", "C3T"), "generator", (1, 1))
    assert board.told("gain") == [("battery", 1, 3)]
    assert board.stock_of(YOU, "battery") == shelters + 1


@states("4.9")
@pytest.mark.parametrize(("shelters", "capacity"), [(1, 4), (2, 6), (5, 12)])
def test_the_living_quarters_hold_four_and_two_more_for_each_further_own_shelter(shelters: int, capacity: int) -> None:
    board = Board(3).lay("shelter", *REMOTE[:shelters], seat=YOU)
    assert quarters_limit(board.table, board.player(YOU)) == capacity


@states("4.9", "5.12")
def test_colonists_that_do_not_fit_wait_in_the_supply() -> None:
    board = Board(3).space(YOU, 5).quarters(YOU, 3, working=4).shuttle("colony")
    board.begin_shuttle_phase()
    board.do("p1 travel")
    player = board.player(YOU)
    assert (player.quarters, player.working, player.supply) == (4, 0, 8)


@states("4.10")
@pytest.mark.parametrize("moved", [0, 1, 3, 5])
def test_the_depot_holds_a_crystal_on_each_space_without_a_ship(moved: int) -> None:
    board = Board(3).ships(YOU, *(4, 5, 6, 7, 8)[:moved], spent=moved).depot(YOU, 0, 8)
    board.begin_turn(YOU)
    assert board.player(YOU).depot == depot_limit(board.player(YOU)) == 3 + moved


@states("4.11")
def test_gained_crystals_pay_for_nothing_this_turn() -> None:
    board = Board(3).crystals((1, 0)).bots(YOU, (-3, 0))
    board.do("main control-center", "rover (1,0)", "stop")
    assert (board.player(YOU).depot, board.player(YOU).pending) == (0, 1)
    assert board.player(YOU).down  # nothing was left that it could pay for
    board.begin_turn(YOU)
    assert board.allowed("exec field-move")


@states("4.12")
@pytest.mark.parametrize(("building", "price"), [("water-extractor", "battery"), ("oxygen-condenser", "plant")])
def test_a_mineral_pays_for_any_other_resource(building: str, price: str) -> None:
    board = Board(3).lay(building, (0, 0)).bots(YOU, (2, -1)).stock(YOU, mineral=1, **{price: 0})
    construct(board, building, (2, -1))
    assert board.stock_of(YOU, "mineral") == 0


@states("4.12")
def test_a_mineral_replaces_no_crystal_and_fills_no_need_of_another_resource() -> None:
    board = Board(3).contract(YOU, "contract-9", mineral=2).stock(YOU, mineral=2).bots(YOU, (0, 0))
    assert board.refused("exec field-move") == Reason.of("needs-crystals", crystals=1)
    assert not any(option.startswith("deliver") for option in board.options)
    board.refused("deliver contract-9 water")


@states("4.12")
def test_another_resource_does_not_pay_for_a_mineral() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, -1)).stock(YOU, battery=1, water=1, plant=1, oxygen=1)
    assert board.refused("main construct") == Reason.of("nothing-to-construct")


@states("4.13", "6.8", "7.3.3")
@pytest.mark.parametrize("resource", ["mineral", "water", "plant", "oxygen"])
def test_any_one_resource_is_of_any_type_minerals_included(resource: str) -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU).stock(YOU, battery=1, **{resource: 1})
    board.do("main learn-technology", f"learn {board.grid(0)[0]} C1B")
    assert board.stocks(YOU) == {}


@states("4.14")
def test_gains_may_be_partly_lost_or_left() -> None:
    board = Board(3).rover(YOU, (0, 0)).stock(YOU, water=1, plant=2).discovery("D06", (1, 0))
    board.do("main control-center", "rover (1,0)", "stop")
    assert board.told("gain") == [("water", 1, 1), ("plant", 0, 1)]
    board = Board(3).rover(YOU, (0, 0)).discovery("D18", (1, 0))
    board.do("main control-center", "rover (1,0)", "stop", "stop")
    assert board.player(YOU).blueprints == []


@states("4.14")
def test_a_price_is_paid_whole_or_the_action_is_illegal() -> None:
    board = Board(3).stock(YOU, plant=1)
    assert board.refused("main welcome-ship") == Reason.of("cannot-pay-ship")
    assert board.stocks(YOU) == {"plant": 1}
