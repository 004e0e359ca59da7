"""5: Colonists on the slots of red actions, the surcharge, and boosts."""

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import at_home

YOU, BLUE, RED, YELLOW = 0, 1, 2, 3
RED_ACTIONS = ("obtain-blueprint", "research-development", "construct", "upgrade", "hire rd-engineer")
OTHERS = ("landing-pod", "learn-technology", "resupply", "control-center", "welcome-ship")
ORBIT = ("landing-pod", "obtain-blueprint", "learn-technology", "research-development", "resupply")


def able(action: str, seats: int = 3) -> Board:
    """A player for whom that Main action is possible, with two Colonists at home."""
    board = Board(seats).space(YOU, 1 if action in ORBIT else 5).turn_of(YOU).quarters(YOU, 2)
    board.stock(YOU, mineral=2, plant=1, water=1, oxygen=1)
    return board.lay("generator", (0, 0)).bots(YOU, (2, -1), (1, 0)).blueprints(YOU, "wind-turbines")


def slot(action: str) -> str:
    return action.split(maxsplit=1)[0]


@states("5.1")
@pytest.mark.parametrize("action", RED_ACTIONS)
def test_a_red_action_takes_a_colonist_from_home_onto_a_slot(action: str) -> None:
    board = able(action)
    board.do(f"main {action}")
    assert board.slots_of(slot(action)) == [YOU]
    assert at_home(board, YOU) == (1, 0)


@states("5.1", "5.10")
@pytest.mark.parametrize("action", RED_ACTIONS)
def test_without_a_colonist_at_home_a_red_action_is_illegal(action: str) -> None:
    board = able(action).quarters(YOU, 0, working=3)
    assert board.refused(f"main {action}") == Reason.of("no-colonist")


@states("5.2")
@pytest.mark.parametrize("action", OTHERS)
def test_the_other_actions_need_no_colonist(action: str) -> None:
    board = able(action).quarters(YOU, 0)
    board.do(f"main {action}")
    assert board.state.slots == [[], [], [], [], []]


@states("5.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("action", RED_ACTIONS[:4])
def test_the_third_colonist_stands_beside_two_and_the_fourth_clears(seats: int, action: str) -> None:
    board = able(action, seats).depot(YOU, 3).slots(slot(action), BLUE, BLUE)
    board.do(f"main {action}")
    assert board.slots_of(slot(action)) == [BLUE, BLUE, YOU]
    board = able(action, seats).depot(YOU, 3).slots(slot(action), BLUE, BLUE, BLUE)
    board.do(f"main {action}")
    assert board.slots_of(slot(action)) == [YOU]


@states("5.3")
def test_hiring_has_a_slot_for_each_of_four_colours() -> None:
    board = able("hire rd-engineer", 4).depot(YOU, 3).slots("hire", BLUE, RED, YELLOW)
    board.do("main hire rd-engineer")
    assert board.slots_of("hire") == [BLUE, RED, YELLOW, YOU]


@states("5.4")
def test_slots_are_cleared_then_the_colonist_stands_there_and_then_the_surcharge_is_paid() -> None:
    board = able("construct", 4).depot(YOU, 1).slots("construct", BLUE, BLUE, RED)
    board.do("main construct")
    assert [event.kind for event in board.events][:4] == ["main", "cleared", "colonist-placed", "pay"]
    assert board.told("pay")[0] == ("crystals", 1)  # red alone is left


@states("5.5")
@pytest.mark.parametrize(
    ("there", "left", "working"),
    [
        ((BLUE, BLUE, RED), [RED, YOU], {BLUE: 2}),
        ((BLUE, RED, YELLOW), [YOU], {BLUE: 1, RED: 1, YELLOW: 1}),
        ((YOU, RED, YOU), [RED, YOU], {YOU: 2}),
        ((RED, RED, RED), [YOU], {RED: 3}),
    ],
)
def test_full_slots_are_left_by_whoever_has_most_on_a_tie_by_all_of_them(
    there: tuple[int, ...], left: list[int], working: dict[int, int]
) -> None:
    board = able("construct", 4).depot(YOU, 3).slots("construct", *there)
    board.do("main construct")
    assert board.slots_of("construct") == left
    assert {seat: p.working for seat, p in enumerate(board.state.players) if p.working} == working


@states("5.5")
def test_slots_that_are_not_full_stay() -> None:
    board = able("construct", 4).depot(YOU, 3).slots("construct", BLUE, BLUE)
    board.do("main construct")
    assert (board.slots_of("construct"), board.player(BLUE).working) == ([BLUE, BLUE, YOU], 0)


def price(board: Board, action: str) -> int:
    payment = board.rules.payment(board.state, board.choice(f"main {action}"))
    return payment.price if payment is not None else 0


@states("5.6")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    ("there", "surcharge"), [((), 0), ((YOU,), 0), ((BLUE,), 1), ((BLUE, BLUE), 1), ((BLUE, RED), 2), ((YOU, RED), 1)]
)
def test_with_more_than_two_players_each_other_colour_costs_one(
    seats: int, there: tuple[int, ...], surcharge: int
) -> None:
    assert price(able("upgrade", seats).slots("upgrade", *there), "upgrade") == surcharge


@states("5.7", "17.1")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("there", "surcharge"), [((), 0), ((YOU,), 1), ((BLUE, BLUE), 2), ((YOU, BLUE), 2), ((YOU, YOU, BLUE), 1)]
)
def test_with_one_or_two_players_each_colonist_costs_one_the_own_included(
    seats: int, there: tuple[int, ...], surcharge: int
) -> None:
    assert price(able("upgrade", seats).slots("upgrade", *there), "upgrade") == surcharge


@states("5.8", "5.9")
@pytest.mark.parametrize(
    ("paid", "depot", "home", "goals"),
    [
        ("crystals=2", 0, (2, 0), 1),
        ("crystals=1 colonists=1", 1, (1, 1), 1),
        ("colonists=2", 2, (0, 2), 1),
        ("crystals=1 goals=1", 1, (2, 0), 0),
        ("colonists=1 goals=1", 2, (1, 1), 0),
    ],
)
def test_each_point_is_paid_with_a_crystal_a_colonist_or_a_private_goal(
    paid: str, depot: int, home: tuple[int, int], goals: int
) -> None:
    board = able("upgrade").slots("upgrade", BLUE, RED).quarters(YOU, 3).depot(YOU, 2).goals(YOU, "goal-3")
    board.do(f"main upgrade {paid}")
    assert board.player(YOU).depot == depot
    assert at_home(board, YOU) == home
    assert len(board.player(YOU).goals) == goals


@states("5.10")
def test_who_cannot_meet_the_surcharge_moves_nothing() -> None:
    board = able("construct").quarters(YOU, 1).slots("construct", BLUE, BLUE, RED)
    assert board.refused("main construct") == Reason.of("cannot-pay-surcharge", surcharge=1)
    assert board.slots_of("construct") == [BLUE, BLUE, RED]
    assert board.player(BLUE).working == 0


@states("5.11")
def test_a_boost_moves_a_colonist_to_the_working_area() -> None:
    board = able("resupply").stock(YOU, mineral=0, plant=0, water=0, oxygen=0)
    board.do("main resupply", "take plant", "take water", "take oxygen")
    assert at_home(board, YOU) == (0, 2)
    assert board.stocks(YOU) == {"water": 1, "plant": 1, "oxygen": 1}
    assert board.asked.kind == "turn"
    assert board.player(YOU).down


@states("5.11")
def test_colonists_that_came_home_during_an_action_do_not_boost_it() -> None:
    board = able("obtain-blueprint").quarters(YOU, 1).display("gym", "casino").tech(YOU, "mine", "C3B")
    board.tech(YOU, "shelter", "C1T").stock(YOU, oxygen=2)
    board.do("main research-development", "develop mine C4B")  # that space brings a Colonist
    assert at_home(board, YOU) == (1, 0)
    board.do("develop shelter C2T")
    assert board.player(YOU).down  # no third step is offered to the new one


@states("5.12")
def test_travelling_brings_any_number_home_from_the_working_area() -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU).quarters(YOU, 0, working=4)
    board.do("main landing-pod")
    assert at_home(board, YOU) == (4, 0)


@states("5.12")
def test_the_working_area_has_no_limit() -> None:
    board = able("resupply").quarters(YOU, 4, working=8).stock(YOU, mineral=0, plant=0, water=0, oxygen=0)
    board.do("main resupply", "take plant", "take water", "take oxygen", "take battery", "take crystal")
    assert at_home(board, YOU) == (0, 12)


@states("5.11")
def test_colonists_of_an_earlier_action_of_the_turn_do_boost_a_later_one() -> None:
    board = Board(3).lay("oxygen-condenser", (0, 0), (0, 1)).advanced(BLUE, "concentrator", (0, 0)).quarters(YOU, 0)
    board.scientist(YOU, "geochemist").tech(YOU, "oxygen-condenser", "C1T").bots(YOU, (1, -1))
    board.stock(YOU, plant=2, water=1).do("main welcome-ship", "ship 4 colonists")
    board.do("scientist geochemist concentrator", "building oxygen-condenser", "site (0,-1)")
    assert board.building_at((0, -1)) == "oxygen-condenser"
    assert at_home(board, YOU) == (1, 1)


@states("5.10", "6.8")
def test_the_crystal_that_every_step_costs_does_not_pay_the_surcharge() -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU).tech(YOU, "shelter", "C5T").stock(YOU, oxygen=1).depot(YOU, 1)
    board.quarters(YOU, 2).slots("research-development", BLUE)
    board.refused("main research-development crystals=1")
    board.do("main research-development")
    assert board.tech_of(YOU, "shelter") == "C6"
    assert (at_home(board, YOU), board.player(YOU).depot) == ((0, 1), 0)
    board = Board(3).space(YOU, 1).turn_of(YOU).tech(YOU, "shelter", "C5T").stock(YOU, oxygen=1).depot(YOU, 1)
    board.quarters(YOU, 1).slots("research-development", BLUE)
    assert board.refused("main research-development") == Reason.of("cannot-pay-surcharge", surcharge=1)
