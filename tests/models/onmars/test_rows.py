"""What panels, boards and seats show is what the state says."""

from typing import Any

from mars_desktop.engine import Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.words import NOTHING
from mars_desktop.models.onmars.board_rows import waiting_id
from mars_desktop.models.onmars.colony_map import board_rows
from mars_desktop.models.onmars.colony_side import colony_rows
from mars_desktop.models.onmars.orbit_side import orbit_rows
from mars_desktop.models.onmars.panel_rows import PlaceRow, PlayerBoard
from mars_desktop.models.onmars.people import seat_index
from mars_desktop.models.onmars.player_board import player_board
from mars_desktop.models.onmars.seats import seat_rows


def _game(seats: int = 3, seed: int = 1, **options: Any) -> tuple[OnMarsRules, State]:
    rules = OnMarsRules(Setup.quick("onmars", seats, seed, **options))
    return rules, rules.new_state()


def _group(board: PlayerBoard, title: str) -> tuple[PlaceRow, ...]:
    return next((group.cards for group in board.groups if group.title == title), ())


def test_the_map_shows_every_hex_with_what_lies_there_in_words() -> None:
    rules, state = _game()
    rows = board_rows(rules, state)
    assert len(rows.hexes) == 91
    by_name = {row.name: row for row in rows.hexes}
    assert by_name["G5"].building is not None
    assert by_name["G5"].building.kind == "mine"
    assert by_name["G5"].spoken == "G5, Mine"
    assert "Research" in next(row.spoken for row in rows.hexes if row.tile is not None)


def test_rovers_wait_beside_the_map_until_they_move() -> None:
    rules, state = _game()
    assert [waiting_id(seat) for seat in board_rows(rules, state).waiting] == [
        waiting_id(seat_index(rules.table, player)) for player in range(3)
    ]
    state.players[1].rover = 40
    assert seat_index(rules.table, 1) not in board_rows(rules, state).waiting


def test_of_two_tech_tiles_of_a_type_the_one_in_the_cheaper_row_is_taken() -> None:
    rules, state = _game()
    state.grid = [NOTHING] * len(state.grid)
    state.grid[0] = state.grid[-1] = 6
    rows = orbit_rows(rules, state).grid
    assert rows[0].tiles[0].id == "grid 0"
    assert rows[-1].tiles[-1].id == "tech rover"


def test_private_goals_are_shown_to_their_owner_alone() -> None:
    rules, state = _game()
    own = _group(player_board(rules, rules.view(state, 0), 0, 0), "Private Goals")
    assert len(own) == 3
    assert all(card.id.startswith("goal goal-") for card in own)
    for viewer in (None, 1):
        others = _group(player_board(rules, rules.view(state, viewer), 0, viewer), "Private Goals")
        assert [card.title for card in others] == ["3 face down"]


def test_a_ship_in_the_depot_covers_its_executive_action() -> None:
    rules, state = _game()
    player = state.players[0]
    player.covered = [True] + [False] * 7
    player.depot = 2
    depot = player_board(rules, state, 0, 0).depot
    assert depot[0].id == "depot 1"
    assert depot[0].aside
    assert [row.icon for row in depot] == ["onmars-ship", "onmars-crystal", "onmars-crystal", *[""] * 5]


def test_storage_shows_how_much_it_holds() -> None:
    rules, state = _game()
    state.players[0].stock = [2, 0, 1, 0, 0]
    state.players[0].shelters = 3
    store = player_board(rules, state, 0, 0).store
    assert [(row.figure, row.slots) for row in store] == [("2", 4), ("0", 4), ("1", 4), ("0", 4), ("0", 4)]


def test_colonists_stand_on_the_slots_of_the_actions() -> None:
    rules, state = _game()
    state.slots[2] = [1, 1]
    row = next(row for row in colony_rows(rules, state, 0).actions if row.id == "action construct")
    assert row.seats == (seat_index(rules.table, 1),) * 2
    assert row.slots == rules.table.numbers.slots


def test_lacerda_sits_at_the_table_of_a_game_alone_with_the_card_he_revealed() -> None:
    rules, state = _game(1)
    rows = seat_rows(rules, state, 0)
    assert [row.name for row in rows][1:] == ["Lacerda"]
    assert rows[1].stock == ()
    state.solo_card = 1
    state.players[1].down = True
    assert "Last card: Learn New Technology or Upgrade a Building" in seat_rows(rules, state, 0)[1].note


def test_pending_crystals_are_told_beside_those_that_can_pay() -> None:
    rules, state = _game()
    state.players[0].depot, state.players[0].pending = 1, 2
    assert seat_rows(rules, state, 0)[0].stock[-1].figure == "1+2"
    assert player_board(rules, state, 0, 0).depot_remark == "+2 next turn"


def test_missions_that_remain_are_those_of_the_marker_which_the_colony_level_moves_as_well() -> None:
    rules, state = _game()
    assert colony_rows(rules, state, 0).missions_remark == "3 remain"
    state.remaining = 1
    assert colony_rows(rules, state, 0).missions_remark == "1 remains"
