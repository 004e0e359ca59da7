"""The sixteen Private Goals: when each is met, and what its own reward brings."""

from collections.abc import Callable

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.content.covering import plays
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.playing import answer, at_home

YOU, BLUE = 0, 1
LINE: tuple[Place, ...] = ((0, 0), (1, 0), (2, 0), (3, 0))
FAR: tuple[Place, ...] = ((-3, 0), (-3, 3), (-5, 3), (-5, 1))


def blueprints(board: Board, n: int) -> None:
    board.lay("oxygen-condenser", (0, 4)).advanced(YOU, "oxygen-tank", (0, 4))  # a built one counts as well
    board.blueprints(YOU, *("wind-turbines", "biomarket", "gym")[: n - 1])


def advanced(board: Board, n: int) -> None:
    board.lay("greenhouse", *LINE[:n])
    for name, place in zip(("biomarket", "hydroponic-farm", "eco-resort")[:n], LINE, strict=False):
        board.advanced(YOU, name, place)


def mines(board: Board, n: int) -> None:
    board.lay("mine", *LINE[:n]).advanced(YOU, "metal-deposit", LINE[0]).miners(YOU, *LINE[1:n])


def discoveries(board: Board, n: int) -> None:
    first = board.state.discoveries_drawn
    board.player(YOU).discoveries = list(board.state.discovery_deck[first : first + n])
    board.state.discoveries_drawn += n


def complex_of(board: Board, n: int) -> None:
    board.lay("greenhouse", *LINE[:n]).advanced(YOU, "biomarket", LINE[0])


def store(board: Board, n: int) -> None:
    board.lay("shelter", *FAR[:3], seat=YOU).stock(YOU, water=n, mineral=4)


def shelters(board: Board, n: int) -> None:
    board.lay("shelter", *FAR[:n], seat=YOU)


def level(board: Board, n: int) -> None:
    board.colony(n)


def colonists(board: Board, n: int) -> None:
    board.lay("shelter", *FAR[:3], seat=YOU).quarters(YOU, n)


def tech_tiles(board: Board, n: int) -> None:
    tiles = (("mine", "C1T"), ("generator", "C1B"), ("rover", "C2T"), ("ship", "C2B"))
    for tech, space in tiles[: n - 1]:
        board.tech(YOU, tech, space)


def ships(board: Board, n: int) -> None:
    board.ships(YOU, *(4, 5, 6, 7)[: n + 1], spent=1)


def research(board: Board, n: int) -> None:
    board.player(YOU).research = list(range(n))


def scientist_and_contract(board: Board, n: int) -> None:
    board.scientist(YOU, "geologist").contract(YOU, "contract-7", mineral=4)
    board.player(YOU).completed = [board.content.card_index["contract-7"]][: n - 1]


def marked_spaces(board: Board, n: int) -> None:
    tiles = (("mine", "C3T"), ("generator", "C3B"), ("rover", "C4M"))
    for tech, space in tiles[:n]:
        board.tech(YOU, tech, space)


def cubes(board: Board, n: int) -> None:
    board.progress(YOU, *("mineral", "water", "oxygen")[:n])


def two_complexes(board: Board, n: int) -> None:
    board.lay("greenhouse", (0, 0), (1, 0), (2, 0)).advanced(YOU, "biomarket", (0, 0))
    board.advanced(YOU, "eco-resort", (1, 0))  # a second marker in one Complex makes no second Complex
    board.lay("generator", *((0, 2), (1, 2), (2, 2))[: n + 1]).advanced(YOU, "wind-turbines", (0, 2))


CONDITIONS: dict[str, tuple[Callable[[Board, int], None], int]] = {
    "goal-1": (blueprints, 4),
    "goal-2": (advanced, 3),
    "goal-3": (mines, 3),
    "goal-4": (discoveries, 3),
    "goal-5": (complex_of, 4),
    "goal-6": (store, 4),
    "goal-7": (shelters, 3),
    "goal-8": (level, 3),
    "goal-9": (colonists, 7),
    "goal-10": (tech_tiles, 5),
    "goal-11": (ships, 3),
    "goal-12": (research, 2),
    "goal-13": (scientist_and_contract, 2),
    "goal-14": (marked_spaces, 3),
    "goal-15": (cubes, 3),
    "goal-16": (two_complexes, 2),
}


def meeting(goal: str, short: int = 0) -> Board:
    """You hold the goal and what it asks for, or ``short`` of it."""
    lay, least = CONDITIONS[goal]
    board = Board(3).goals(YOU, goal)
    lay(board, least - short)
    return board


@plays(*(f"goal:{goal}" for goal in CONDITIONS))
@pytest.mark.parametrize("goal", list(CONDITIONS))
def test_a_goal_is_met_with_as_many_as_it_asks_for_and_not_with_one_less(goal: str) -> None:
    board = meeting(goal)
    assert board.allowed(f"goal {goal} common")
    board = meeting(goal, short=1)
    assert board.refused(f"goal {goal} common") == Reason.of("goal-not-met", goal=goal)


@plays("goal:common")
@pytest.mark.parametrize("goal", list(CONDITIONS))
def test_each_goal_develops_twice_for_nothing_instead_of_its_own_reward(goal: str) -> None:
    board = meeting(goal)
    stock = board.stocks(YOU)
    board.tech(YOU, "shelter", "C4B").do(f"goal {goal} common", "develop shelter C5B")
    answer(board, "stop")
    answer(board, "develop shelter C6")
    assert board.tech_of(YOU, "shelter") == "C6"
    assert board.stocks(YOU) == stock


@pytest.mark.parametrize("goal", ["goal-1", "goal-16"])
def test_two_upgrades_without_minerals(goal: str) -> None:
    board = meeting(goal)
    board.lay("mine", (-1, 2)).lay("water-extractor", (-1, 3)).bots(YOU, (-2, 3))
    board.blueprints(YOU, "metal-deposit", "moisture-vaporator", "private-ship").stock(YOU, mineral=0)
    board.do(f"goal {goal} own", "upgrade metal-deposit (-1,2)", "upgrade moisture-vaporator (-1,3)")
    assert board.state.marker[board.hex((-1, 2))] == board.state.marker[board.hex((-1, 3))] == YOU
    assert board.asked.kind == "turn"


def test_goal_two_brings_three_resources_of_choice_but_minerals() -> None:
    board = meeting("goal-2")
    board.do("goal goal-2 own")
    assert board.options == {"gain battery", "gain water", "gain plant", "gain oxygen", "stop"}
    board.do("gain battery", "gain battery", "gain oxygen")
    assert board.stocks(YOU) == {"battery": 2, "oxygen": 1}
    assert board.asked.kind == "turn"


def test_goal_three_brings_three_minerals() -> None:
    board = meeting("goal-3").lay("shelter", *FAR[:2], seat=YOU)
    board.do("goal goal-3 own")
    assert board.stocks(YOU) == {"mineral": 3}


@pytest.mark.parametrize("goal", ["goal-4", "goal-8"])
def test_five_points_for_the_rover_and_more(goal: str) -> None:
    west: Place = (-5, 2)
    board = meeting(goal).rover(YOU, west).tech(YOU, "rover", "C1T").depot(YOU, 1)
    board.do(f"goal {goal} own", "boost rover")
    distance = board.map.distance[board.hex(west)]
    assert max(distance[board.hex(place)] for place in board.places("rover")) == 5 + 1 + 1
    assert board.places("bot") == set()


@pytest.mark.parametrize(("goal", "home"), [("goal-5", 1), ("goal-7", 3)])
def test_two_colonists(goal: str, home: int) -> None:
    board = meeting(goal).quarters(YOU, home)
    board.do(f"goal {goal} own")
    assert at_home(board, YOU) == (home + 2, 0)


@pytest.mark.parametrize("goal", ["goal-6", "goal-13"])
def test_a_displayed_contract_without_its_crystal(goal: str) -> None:
    board = meeting(goal)
    if goal == "goal-6":
        board.scientist(BLUE, "rd-engineer")
    board.offer("contract-9").do(f"goal {goal} own", "take contract-9")
    assert board.content.card_index["contract-9"] in board.player(YOU).contracts
    answer(board, "main control-center", "stop", "end")
    assert (board.asked.kind, board.asked.seat) == ("refill", YOU)


def test_goal_nine_welcomes_a_ship_for_nothing() -> None:
    board = meeting("goal-9")
    board.do("goal goal-9 own", "ship 4 colonists")
    assert (board.player(YOU).hangar, at_home(board, YOU)) == (1, (8, 0))  # as many as there is room for
    assert board.asked.kind == "turn"


@pytest.mark.parametrize("goal", ["goal-10", "goal-15"])
def test_two_colonists_back(goal: str) -> None:
    board = meeting(goal).quarters(YOU, 1, working=2).slots("hire", YOU)
    board.do(f"goal {goal} own", "retrieve working-area", "retrieve hire")
    assert (at_home(board, YOU), board.slots_of("hire")) == ((3, 1), [])


def test_goal_eleven_travels_at_the_end_of_the_turn() -> None:
    board = meeting("goal-11")
    board.do("goal goal-11 own")
    answer(board, "main control-center", "stop", "end")
    board.do("space 4")
    assert (board.player(YOU).space, board.player(YOU).hangar) == (4, 3)


def test_goal_twelve_brings_a_displayed_scientist_without_his_price() -> None:
    board = meeting("goal-12")
    board.do("goal goal-12 own", "take biochemist")
    assert [board.content.card_ids[card] for card in board.player(YOU).scientists] == ["biochemist"]
    assert (at_home(board, YOU), board.slots_of("hire")) == ((3, 0), [])


def test_goal_fourteen_brings_three_crystals() -> None:
    board = meeting("goal-14")
    board.do("goal goal-14 own")
    assert board.player(YOU).pending == 3
