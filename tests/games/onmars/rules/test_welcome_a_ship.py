"""8.6 and 11: welcoming Ships, and what Ships in the Hangar are for."""

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import at_home

YOU, BLUE, RED = 0, 1, 2


def welcoming(level: int = 1) -> Board:
    return Board(3).colony(level).stock(YOU, plant=2, water=2).quarters(YOU, 2)


@states("8.6.1")
@pytest.mark.parametrize("space", [4, 5, 6, 7, 8])
def test_a_plant_and_a_water_move_any_ship_and_open_its_crystal_space_and_executive_action(space: int) -> None:
    board = welcoming()
    before = board.player(YOU).covered.count(False)
    board.do("main welcome-ship", f"ship {space} colonists")
    assert board.stocks(YOU) == {"water": 1, "plant": 1}
    player = board.player(YOU)
    assert (player.hangar, player.covered[space - 1], player.covered.count(False)) == (1, False, before + 1)


@states("8.6.1")
@pytest.mark.parametrize("stock", [{"plant": 2}, {"water": 2}])
def test_without_both_no_ship_is_welcomed(stock: dict[str, int]) -> None:
    board = welcoming().stock(YOU, **{"plant": 0, "water": 0, **stock})
    assert board.refused("main welcome-ship") == Reason.of("cannot-pay-ship")
    board.stock(YOU, mineral=1)
    assert board.allowed("main welcome-ship")


@states("8.6.2")
def test_a_ship_brings_two_colonists() -> None:
    board = welcoming()
    board.do("main welcome-ship", "ship 4 colonists")
    assert at_home(board, YOU) == (4, 0)
    assert board.player(YOU).bots == []


@states("8.6.2")
def test_or_a_colonist_and_a_bot_on_an_own_shelter_without_a_piece() -> None:
    board = welcoming().lay("shelter", (0, 0), (-3, 0), (3, 0), seat=YOU).bots(BLUE, (3, 0))
    board.do("main welcome-ship", "ship 4 bot")
    assert board.places("bot-on") == {(0, 0), (-3, 0)}
    board.do("bot-on (-3,0)")
    assert [board.map.cells[bot] for bot in board.player(YOU).bots] == [(-3, 0)]
    assert at_home(board, YOU) == (3, 0)


@states("8.6.2")
def test_without_a_vacant_shelter_it_goes_to_the_empty_hex_nearest_to_one() -> None:
    board = welcoming().lay("shelter", (0, 0), seat=YOU).bots(BLUE, (0, 0)).crystals((0, 1)).lay("mine", (1, 0))
    board.do("main welcome-ship", "ship 4 bot")
    assert board.places("bot-on") == {(0, -1), (1, -1), (-1, 1), (-1, 0)}


@states("8.6.3")
def test_each_boost_colonist_moves_a_ship_more_at_full_price() -> None:
    board = welcoming(3)
    board.do("main welcome-ship", "ship 4 colonists", "ship 5 colonists")
    assert (board.player(YOU).hangar, board.stocks(YOU)) == (2, {})
    assert at_home(board, YOU) == (4, 1)
    board = welcoming(3).stock(YOU, plant=1)
    board.do("main welcome-ship", "ship 4 colonists")
    assert board.player(YOU).down  # a second one cannot be paid


@states("8.6.3", "5.11")
def test_colonists_gained_this_turn_do_not_boost() -> None:
    board = welcoming(3).quarters(YOU, 0).rover(YOU, (0, 0)).discovery("D12", (1, 0)).depot(YOU, 1)
    board.do("exec field-move", "rover (1,0)", "stop")
    assert at_home(board, YOU) == (1, 0)
    board.do("main welcome-ship", "ship 4 colonists")
    assert (board.player(YOU).hangar, board.player(YOU).down) == (1, True)


@states("8.6.4")
@pytest.mark.parametrize(
    ("level", "moved", "spent", "legal"), [(1, 0, 0, True), (1, 1, 0, False), (2, 1, 1, True), (2, 2, 2, False)]
)
def test_no_more_ships_ever_leave_the_depot_than_the_colony_level_spent_ones_included(
    level: int, moved: int, spent: int, legal: bool
) -> None:
    board = welcoming(level).ships(YOU, *(4, 5)[:moved], spent=spent)
    if legal:
        assert board.allowed("main welcome-ship")
    else:
        assert board.refused("main welcome-ship") == Reason.of("ships-by-level", level=level)


@states("8.6.5")
def test_with_no_bot_left_the_choice_of_a_bot_is_closed() -> None:
    board = welcoming().bots(YOU, (0, 0), (1, 0), (2, 0), (3, 0))
    board.do("main welcome-ship")
    assert board.options == {f"ship {space} colonists" for space in (4, 5, 6, 7, 8)}


@states("11.1", "15.3")
def test_a_hangar_ship_scores_three_and_one_in_the_box_pays_a_journey_and_scores_nothing() -> None:
    board = Board(3).ships(YOU, 4, 5).shuttle("colony", 3)

    def hangar() -> int:
        return dict(board.rules.score(board.state).seats[YOU].sources)["hangar"]

    assert hangar() == 6
    board.begin_shuttle_phase()
    board.do("p1 travel")
    assert (hangar(), board.player(YOU).moved_ships) == (3, 2)
