"""The turn that the rules refresher plays out: a third Greenhouse, step by step.

Three players: you (seat 0) on space 6, blue (seat 1) on space 5, red (seat 2) on space 7.
"""

from mars_desktop.games.onmars.measures import storage_limit
from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU, BLUE, RED = 0, 1, 2

THE_ACTION = "main construct crystals=1 colonists=1"
THE_BUILDING = "building greenhouse water=1"
THE_SITE = "site (2,0)"


def the_turn() -> Board:
    board = Board(3).space(YOU, 6).space(BLUE, 5).space(RED, 7)
    board.depot(YOU, 2).quarters(YOU, 3).stock(YOU, mineral=1, battery=1, water=2, plant=0, oxygen=1)
    board.lay("shelter", (-3, 0), (-5, 3), seat=YOU).lay("greenhouse", (2, -1), (3, -1)).bots(YOU, (1, 1))
    board.lay("shelter", (3, 0), seat=RED).bots(RED, (3, 0)).tech(YOU, "greenhouse", "C2T")
    board.slots("construct", BLUE, RED).tile("greenhouse-5").reward("greenhouse", "shelters")
    board.colony(
        1,
        built=("water-extractor", "greenhouse", "oxygen-condenser"),
        generator=1,
        water_extractor=2,
        greenhouse=1,
        oxygen_condenser=2,
    )
    return board.turn_of(YOU)


def built() -> Board:
    """After the building, before its benefit is chosen."""
    board = the_turn()
    board.do(THE_ACTION, THE_BUILDING, THE_SITE)
    return board


def ended() -> Board:
    board = built()
    board.do("support crystal", "end")
    return board


@example("EX-01a")
def test_two_shelters_on_the_map_make_room_for_three_of_each_resource() -> None:
    assert storage_limit(the_turn().player(YOU)) == 3


@example("EX-01b")
def test_the_hex_beside_the_bot_lies_in_its_building_zone() -> None:
    board = the_turn()
    board.do(THE_ACTION, THE_BUILDING)
    assert (2, 0) in board.places("site")
    assert board.map.distance[board.hex((2, 0))][board.hex((1, 1))] == 1


@example("EX-01c")
def test_a_slot_is_open_so_nobody_leaves_and_two_other_colours_cost_two() -> None:
    board = the_turn()
    payment = board.rules.payment(board.state, board.choice("main construct"))
    assert payment is not None
    assert payment.price == 2
    board.do(THE_ACTION)
    assert board.told("cleared") == []


@example("EX-01d")
def test_your_colonist_stands_behind_the_blue_and_the_red_one_before_anything_is_paid() -> None:
    board = the_turn()
    board.do(THE_ACTION)
    assert board.slots_of("construct") == [BLUE, RED, YOU]
    kinds = [event.kind for event in board.events]
    assert kinds.index("colonist-placed") < kinds.index("pay")


@example("EX-01e")
def test_a_crystal_and_a_colonist_pay_the_surcharge() -> None:
    board = the_turn()
    board.do(THE_ACTION)
    player = board.player(YOU)
    assert (player.depot, player.quarters, player.working) == (1, 1, 1)


@example("EX-01f")
def test_a_greenhouse_costs_one_water() -> None:
    board = the_turn()
    board.do(THE_ACTION, THE_BUILDING)
    assert board.stocks(YOU) == {"mineral": 1, "battery": 1, "water": 1, "oxygen": 1}


@example("EX-01g")
def test_your_own_level_two_tile_joins_two_greenhouses_and_nobody_sets_oxygen_aside() -> None:
    board = built()
    assert board.told("borrow") == []
    too_low = the_turn().tech(YOU, "greenhouse", "C1T")
    too_low.do(THE_ACTION, THE_BUILDING)
    assert (2, 0) not in too_low.places("site")


@example("EX-01h")
def test_the_empty_hex_under_an_arrow_gets_a_crystal_and_the_one_with_the_red_bot_none() -> None:
    board = built()
    crystals = [board.map.cells[place] for place, here in enumerate(board.state.crystals) if here]
    assert crystals == [(1, 0)]


@example("EX-01i")
def test_a_complex_of_three_gives_three_plants_and_none_is_lost() -> None:
    board = built()
    assert board.told("raise") == [("greenhouse", board.name((2, 0)), 3)]
    assert board.told("gain") == [("plant", 3, 0)]
    assert board.stock_of(YOU, "plant") == 3


@example("EX-01j")
def test_the_progress_cube_of_the_plants_moves_for_the_first_grown_greenhouse_complex() -> None:
    assert the_turn().player(YOU).progress == [False] * 5
    assert built().player(YOU).progress == [False, False, False, True, False]


@example("EX-01k")
def test_the_greenhouse_marker_goes_to_row_two_without_points_for_a_first_building() -> None:
    board = built()
    assert board.row("greenhouse") == 2
    assert [event.cause for event in board.events if event.kind == "points"] == ["shelters"]


@example("EX-01l")
def test_the_tile_gives_two_points_for_two_shelters_and_the_benefit_a_crystal_that_waits() -> None:
    board = built()
    assert board.player(YOU).points == 2
    assert board.options == {"support crystal", "support retrieve"}
    board.do("support crystal")
    assert (board.player(YOU).points, board.player(YOU).pending, board.player(YOU).depot) == (2, 1, 1)


@example("EX-01m")
def test_the_generator_marker_is_one_row_short_so_the_colony_stays_at_level_one() -> None:
    board = ended()
    assert board.state.rows == [1, 2, 2, 2]
    assert board.state.level == 1


@example("EX-01n")
def test_after_your_marker_lies_down_the_player_on_space_seven_takes_a_turn() -> None:
    board = ended()
    assert board.player(YOU).down
    assert (board.asked.kind, board.asked.seat, board.player(RED).space) == ("turn", RED, 7)


@example("EX-01o")
def test_whoever_builds_the_next_generator_earns_its_tile_and_triggers_the_update_at_the_end_of_the_turn() -> None:
    board = ended().lay("generator", (5, 0)).reward("generator", "bots").quarters(RED, 3).stock(RED, mineral=1)
    board.do("main construct", "building generator", "site (3,1)")
    assert board.player(RED).points == 3  # the first Generator, and a Bot
    assert (board.state.rows, board.state.level) == ([2, 2, 2, 2], 1)
    board.do("support crystal")
    assert board.state.level == 2
    assert board.player(YOU).points == 2 + 1  # a Progress cube
