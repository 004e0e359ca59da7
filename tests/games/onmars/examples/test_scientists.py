"""H: a Scientist at work in an Advanced Building (12.1 to 12.4)."""

from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU, GREEN = 0, 1


def working() -> Board:
    """Green has two Advanced Water Extractors; nobody has a Crystal."""
    board = Board(3).lay("water-extractor", (0, 0), (2, 0)).bots(YOU, (3, 1)).scientist(YOU, "hydrologist")
    board.advanced(GREEN, "private-ship", (0, 0)).advanced(GREEN, "moisture-vaporator", (2, 0))
    board.stock(YOU, battery=1, water=2, plant=2).stock(GREEN, water=2, plant=2)
    return board


@example("EX-38")
def test_a_scientist_makes_the_building_free_for_the_own_and_for_the_buildings_owner() -> None:
    board = working()
    board.do("scientist hydrologist private-ship", "ship 4 colonists", "main control-center", "stop")
    assert (board.player(YOU).hangar, board.player(YOU).depot) == (1, 0)
    assert (board.asked.kind, board.asked.seat) == ("turn", GREEN)
    board.do("use private-ship", "ship 4 colonists")
    assert (board.player(GREEN).hangar, board.player(GREEN).depot) == (1, 0)


@example("EX-38")
def test_a_scientist_who_went_to_another_building_leaves_the_owner_paying_two_crystals() -> None:
    board = working()
    board.do("scientist hydrologist private-ship", "ship 4 colonists")
    board.turn_of(YOU).do("scientist hydrologist moisture-vaporator", "building water-extractor", "site (4,0)")
    assert board.building_at((4, 0)) == "water-extractor"
    board.turn_of(GREEN)
    assert "use private-ship" not in board.options
    board.refused("use private-ship")
    board.depot(GREEN, 2).do("exec use-own-advanced-building", "ship 4 colonists")
    assert (board.player(GREEN).hangar, board.player(GREEN).depot) == (1, 0)


@example("EX-38")
def test_a_geologist_does_not_work_in_a_water_extractor() -> None:
    board = working().scientist(YOU, "geologist")
    board.refused("scientist geologist private-ship")


@example("EX-38")
def test_a_blueprint_with_its_marker_on_it_is_closed_to_everybody() -> None:
    board = Board(3).lay("water-extractor", (0, 0)).blueprints(GREEN, "private-ship").scientist(YOU, "hydrologist")
    board.stock(YOU, water=2, plant=2).stock(GREEN, water=2, plant=2).depot(GREEN, 2)
    board.refused("scientist hydrologist private-ship")
    board.turn_of(GREEN)
    board.refused("exec use-own-advanced-building")
