"""F: the Life Support System and the Colony Status Update (9)."""

from mars_desktop.games.onmars.words import CRYSTAL, MINERAL, NOTHING
from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU = 0
LSS = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")


def founding(building: str, price: str, seats: int = 3) -> Board:
    """A building of that type can be founded on (1,1)."""
    return Board(seats).lay(building, (0, 0)).bots(YOU, (2, 1)).stock(YOU, **{price: 1})


@example("EX-29")
def test_the_first_building_of_a_type_below_the_level_row_brings_two_points_its_tile_and_one_benefit() -> None:
    board = founding("generator", "mineral").bots(YOU, (3, 1)).reward("generator", "bots").quarters(YOU, 2, working=1)
    board.do("main construct", "site (1,1)")
    assert board.row("generator") == 2
    assert board.told("points") == [(2, 2), (2, 4)]
    assert board.options == {"support crystal", "support retrieve"}
    board.do("support crystal")
    assert (board.player(YOU).points, board.player(YOU).pending) == (4, 1)
    assert board.asked.kind == "turn"


@example("EX-30")
def test_a_marker_on_the_level_row_brings_neither_points_nor_a_benefit() -> None:
    board = founding("generator", "mineral").colony(1, built=LSS, generator=2).reward("generator", "bots")
    board.do("main construct", "site (1,1)")
    assert board.row("generator") == 3
    assert board.player(YOU).points == 0
    assert board.asked.kind == "turn"


def learned(board: Board, *places: int) -> Board:
    """The tiles on these spaces of the Grid lie in laboratories."""
    for seat, place in enumerate(places, start=1):
        tech = board.state.grid[place]
        board.state.grid[place] = NOTHING
        board.player(seat).laboratory[0], board.player(seat).tech_at[tech] = tech, 0
    return board


@example("EX-31")
def test_level_two_lays_out_twelve_blueprints_refills_grid_and_warehouse_and_scores_progress() -> None:
    board = founding("greenhouse", "water", 4).colony(1, built=LSS, generator=2, water_extractor=2, oxygen_condenser=2)
    board.reward("greenhouse", "ships").progress(0, "mineral", "water", "oxygen").progress(1, "water")
    board.progress(2, "battery")
    learned(board, 3, 4, 6)
    assert [len(board.grid(row)) for row in range(3)] == [3, 1, 1]
    board.state.warehouse[CRYSTAL] = 0
    deck = board.state.blueprint_deck[board.state.blueprints_drawn :]
    board.do("main construct", "site (1,1)", "support crystal")
    assert (board.state.level, board.state.remaining) == (2, 3)
    assert board.state.display == list(deck[:12])
    assert [len(board.grid(row)) for row in range(3)] == [3, 3, 2]
    assert len(board.state.tech_stack) - board.state.tech_drawn == 5
    assert [pile for item, pile in enumerate(board.state.warehouse) if item != MINERAL] == [3] * 5
    assert [player.points for player in board.state.players] == [4, 1, 1, 0]


def with_concentrator_displayed() -> Board:
    """Taking that card leaves the deck whole."""
    for seed in range(20):
        board = Board(3, seed=seed)
        if board.content.blueprint_index["concentrator"] in board.state.display:
            return board
    raise AssertionError("a card of twelve lies among six that often")


@example("EX-32")
def test_two_builds_in_one_turn_may_raise_the_colony_by_two_levels_at_its_end() -> None:
    board = with_concentrator_displayed()
    board.lay("oxygen-condenser", (0, 0)).advanced(YOU, "concentrator", (0, 0)).bots(YOU, (2, 1))
    board.colony(1, built=LSS[:3], generator=3, water_extractor=3, greenhouse=3)
    board.reward("oxygen-condenser", "bots").stock(YOU, plant=2).depot(YOU, 2).progress(
        YOU, "mineral", "water", "plant"
    )
    deck = board.state.blueprint_deck[board.state.blueprints_drawn :]
    level_3 = [card for card in deck if board.content.blueprint_level[card] == 3]
    board.do("main construct", "site (1,1)", "support crystal")
    assert board.told("points") == [(2, 2), (1, 3)]
    board.do("exec use-own-advanced-building", "building oxygen-condenser", "site (3,0)")
    assert board.row("oxygen-condenser") == 3
    assert (board.state.level, board.state.remaining) == (3, 2)
    assert board.player(YOU).points == 3 + 4 + 4  # the Progress cubes twice
    assert sorted(board.state.display) == sorted(level_3)
    assert len(level_3) == 12


@example("EX-33")
def test_the_third_update_scores_no_progress_leaves_the_display_and_moves_the_remaining_missions() -> None:
    board = founding("greenhouse", "water").colony(
        3, built=LSS, generator=4, water_extractor=4, greenhouse=3, oxygen_condenser=4
    )
    board.progress(1, "mineral", "water", "plant")
    shown = board.state.display[:]
    before = board.state.remaining
    board.do("main construct", "site (1,1)", "support crystal")
    assert (board.state.level, board.state.remaining) == (4, before - 1)
    assert board.player(1).points == 0
    assert board.state.display == shown
