"""2: the board, each player's things and the first positions."""

from collections import Counter
from typing import Final

import pytest

from mars_desktop.engine import Choice, Event, Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import OFF_MAP, SHELTER_OF, State
from mars_desktop.games.onmars.words import (
    BUILDINGS,
    CRYSTAL,
    LSS,
    MINE,
    MINERAL,
    NOTHING,
    SHELTER,
    TECHNOLOGIES,
    WAREHOUSE,
)
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states

SEATS: Final = (1, 2, 3, 4)
SEEDS: Final = range(12)


class Dealt:
    """A game at its first question."""

    def __init__(self, seats: int, seed: int = 1, **options: str | bool) -> None:
        self.rules = OnMarsRules(Setup.quick("onmars", seats, seed, **options))
        self.content = self.rules.table.content
        self.map = self.rules.table.map
        self.events: list[Event] = []
        self.state: State = self.rules.new_state(self.events)

    @property
    def kind(self) -> str:
        return self.rules.pending(self.state)[0].kind

    @property
    def seat(self) -> int:
        return self.rules.pending(self.state)[0].seat

    @property
    def words(self) -> set[str]:
        return {" ".join(option.words) for option in self.rules.pending(self.state)[0].options}

    def do(self, verb: str, *words: str) -> None:
        self.events += self.rules.apply(self.state, Choice(self.seat, verb, words))

    def until(self, kind: str) -> "Dealt":
        """Answer with the first option up to a question of that kind."""
        while self.kind != kind:
            self.events += self.rules.apply(self.state, self.rules.pending(self.state)[0].options[0])
        return self


@states("2.1.1")
def test_nineteen_discovery_tiles_are_shuffled_and_two_lie_open() -> None:
    orders = set()
    for seed in SEEDS:
        game = Dealt(3, seed)
        assert sorted(game.state.discovery_deck) == list(range(19))
        assert game.state.open_tiles == list(game.state.discovery_deck[:2])
        orders.add(game.state.discovery_deck)
    assert len(orders) == len(SEEDS)


@states("2.1.2", "17.1")
@pytest.mark.parametrize(("seats", "each"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_the_warehouse_holds_no_mineral_and_of_all_else_two_or_with_more_than_two_players_three(
    seats: int, each: int
) -> None:
    warehouse = Dealt(seats).state.warehouse
    assert warehouse[MINERAL] == 0
    assert [warehouse[item] for item in WAREHOUSE] == [each] * 5
    assert CRYSTAL in WAREHOUSE


@states("2.1.3", "2.2.2")
def test_eight_tech_tiles_lie_on_the_grid_in_rows_of_three_three_and_two_and_no_shelter_among_them() -> None:
    for seed in SEEDS:
        state = Dealt(3, seed).state
        assert sorted(state.grid) == [tech for tech in range(len(TECHNOLOGIES)) if tech != SHELTER]
    assert Counter(Dealt(3).content.grid_row) == {0: 3, 1: 3, 2: 2}


@states("2.1.3", "2.1.5")
def test_with_more_than_two_players_the_other_eight_are_one_shuffled_pile() -> None:
    piles = set()
    for seed in SEEDS:
        state = Dealt(4, seed).state
        assert sorted(state.tech_stack) == sorted(state.grid)
        assert state.tech_drawn == 0
        piles.add(state.tech_stack)
    assert len(piles) == len(SEEDS)


@states("2.1.4", "17.1")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_one_or_two_players_the_second_set_is_out_of_the_game(seats: int) -> None:
    assert Dealt(seats).state.tech_stack == ()


@states("2.1.6")
def test_the_level_one_blueprints_lie_shuffled_on_those_of_level_three_and_six_are_shown() -> None:
    orders = set()
    for seed in SEEDS:
        game = Dealt(3, seed)
        deck = game.state.blueprint_deck
        assert [game.content.blueprint_level[card] for card in deck] == [1] * 12 + [3] * 12
        assert game.state.display == list(deck[:6])
        orders |= {deck[:12], deck[12:]}
    assert len(orders) == 2 * len(SEEDS)


@states("2.1.7")
def test_scientists_lie_in_their_order() -> None:
    game = Dealt(3)
    assert [game.content.card_ids[card] for card in game.state.offer] == [
        "geologist",
        "rd-engineer",
        "hydrologist",
        "biochemist",
        "geochemist",
        "systems-engineer",
    ]
    assert game.state.scientist_at == [NOTHING] * 6


@states("2.1.8")
def test_the_twelve_contracts_are_searched_and_not_shuffled() -> None:
    for seed in SEEDS:
        assert Dealt(3, seed).state.contract_deck == list(range(6, 18))


@states("2.1.9")
def test_a_mine_lies_in_the_centre_and_the_other_four_at_random_around_it() -> None:
    layouts = set()
    for seed in SEEDS:
        game = Dealt(3, seed)
        assert game.state.building[game.map.at[0, 0]] == MINE
        dealt = tuple(game.state.building[game.map.at[place]] for place in ((0, -2), (0, 2), (-2, 1), (2, -1)))
        assert sorted(dealt) == list(LSS)
        assert sum(kind != NOTHING for kind in game.state.building) == 5
        layouts.add(dealt)
    assert len(layouts) > 4


@states("2.1.10")
def test_five_shuffled_stacks_of_six_building_tiles_show_the_arrows_of_the_top_one() -> None:
    orders = set()
    for seed in SEEDS:
        game = Dealt(3, seed)
        assert len(game.state.stacks) == 5
        for kind, stack in enumerate(game.state.stacks):
            assert len(stack) == 6
            assert {game.content.tiles[tile].building for tile in stack} == {BUILDINGS[kind]}
        orders.add(game.state.stacks)
        seen = game.rules.view(game.state, 0).stacks
        assert [stack[0] for stack in seen] == [stack[0] for stack in game.state.stacks]
    assert len(orders) == len(SEEDS)


@states("2.1.11")
def test_two_equal_research_tiles_lie_in_each_of_four_corners() -> None:
    layouts = set()
    for seed in SEEDS:
        game = Dealt(3, seed)
        corners = [tuple(game.state.research[place] for place in corner) for corner in game.map.research]
        assert all(len(set(corner)) == 1 and len(corner) == 2 for corner in corners)
        assert sorted(corner[0] for corner in corners) == [0, 1, 2, 3]
        assert sum(tile != NOTHING for tile in game.state.research) == 8
        layouts.add(tuple(corners))
    assert len(layouts) > 4


@states("2.1.12")
@pytest.mark.parametrize(
    ("length", "lengths"), [("short", ["short"] * 2 + ["long"]), ("long", ["short"] + ["long"] * 2)]
)
def test_a_short_game_has_two_short_missions_and_one_long_and_a_long_game_one_and_two(
    length: str, lengths: list[str]
) -> None:
    chosen = set()
    for seed in SEEDS:
        game = Dealt(3, seed, length=length)
        missions = [game.content.missions[mission] for mission in game.state.missions]
        assert [mission.length for mission in missions] == lengths
        assert len({mission.id for mission in missions}) == 3
        chosen.add(tuple(game.state.missions))
    assert len(chosen) > 4


@states("2.1.12")
@pytest.mark.parametrize("seats", SEATS)
def test_the_cube_of_a_mission_starts_at_the_number_for_the_players(seats: int) -> None:
    game = Dealt(seats)
    column = str(max(2, seats))
    for mission, left in zip(game.state.missions, game.state.mission_left, strict=True):
        targets: dict[str, int] = {
            str(count): target for count, target in game.content.missions[mission].target.items()
        }
        assert left == targets[column]


@states("2.1.13", "2.1.14", "2.1.15")
@pytest.mark.parametrize("seats", SEATS)
def test_three_missions_remain_markers_stand_on_row_one_the_level_is_one_and_nobody_has_points(seats: int) -> None:
    state = Dealt(seats).state
    assert (state.remaining, state.rows, state.level) == (3, [1, 1, 1, 1], 1)
    assert [player.points for player in state.players] == [0] * max(2, seats)


@states("2.1.14")
def test_four_of_the_eight_reward_tiles_lie_at_random_above_life_support() -> None:
    dealt = {tuple(Dealt(3, seed).state.rewards) for seed in SEEDS}
    assert all(len(set(tiles)) == 4 for tiles in dealt)
    assert len(dealt) == len(SEEDS)
    assert {tile for tiles in dealt for tile in tiles} == set(range(8))


@states("2.2.1", "2.2.2", "2.2.3", "2.2.5", "2.2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_starts_with(seats: int) -> None:
    game = Dealt(seats)
    game.until("space")
    for seat, player in enumerate(game.state.players):
        assert player.stock == [1] * 5
        assert (player.depot, player.pending) == (1, 0)
        assert game.content.spaces[player.tech_at[SHELTER]].id == "C2M"
        assert sum(tile != NOTHING for tile in player.laboratory) == 1
        assert player.covered == [False] * 3 + [True] * 5
        assert (player.hangar, player.moved_ships) == (0, 0)
        assert player.markers == 8
        if seat != game.rules.table.opponent:
            assert player.bots == [game.state.building.index(SHELTER_OF + seat)]
        assert (player.bots_left, player.shelters) == (3, 1)
        assert (player.quarters, player.working, player.supply) == (3, 0, 9)


@states("2.2.3", "13.1")
def test_three_executive_actions_are_open_at_the_start() -> None:
    board = Board(3, bare=False).depot(0, 3)
    for slot, entry in enumerate(board.content.executives, start=1):
        refused = board.rules.refuse(board.state, board.choice(f"exec {entry.id}"))
        assert (refused is not None and refused.key == "covered-by-ship") == (slot > 3)


@states("2.2.4", "17.1")
@pytest.mark.parametrize("seats", SEATS)
def test_players_pick_start_hexes_for_their_number_in_player_order(seats: int) -> None:
    game = Dealt(seats)
    assert (game.kind, game.seat) == ("shelter", game.state.first)
    hexes = [game.map.names[place] for place in game.map.shelters[seats]]
    assert game.words == set(hexes)
    picked = hexes[-1]
    game.do("shelter", picked)
    assert game.state.building[game.map.index[picked]] == SHELTER_OF + game.state.first
    if seats > 2:
        assert (game.kind, game.seat) == ("shelter", (game.state.first + 1) % seats)
        assert game.words == set(hexes[:-1])
    game.until("space")
    assert len(hexes) == max(2, seats)
    assert sorted(kind for kind in game.state.building if kind >= SHELTER_OF) == [
        SHELTER_OF + seat for seat in range(max(2, seats))
    ]


@states("2.2.7", "2.2.8", "8.1.11")
def test_the_rover_counts_as_standing_on_the_centre_but_is_no_piece_there() -> None:
    board = Board(3).bots(0, (1, 0))
    assert board.player(0).rover == OFF_MAP
    board.do("main control-center")
    assert board.places("rover") == {
        cell for cell in board.map.cells if board.map.distance[board.hex(cell)][board.hex((0, 0))] in (1, 2)
    }
    board.do("bot (1,0) (0,0)", "stop")
    assert board.player(0).bots == [board.hex((0, 0))]
    assert (board.player(0).rover, board.state.pieces[board.hex((0, 0))]) == (OFF_MAP, 1)


@states("2.2.9")
def test_each_player_has_three_private_goals_that_nobody_else_sees_and_no_cube_moved() -> None:
    game = Dealt(4)
    held = [goal for player in game.state.players for goal in player.goals]
    assert (len(held), len(set(held))) == (12, 12)
    assert all(player.progress == [False] * 5 for player in game.state.players)
    for seat in range(4):
        view = game.rules.view(game.state, seat)
        assert view.players[seat].goals == game.state.players[seat].goals
        assert all(set(view.players[other].goals) == {0} for other in range(4) if other != seat)
        assert all(len(view.players[other].goals) == 3 for other in range(4))


@states("2.3.1")
def test_the_first_player_is_random() -> None:
    assert {Dealt(4, seed).state.first for seed in range(30)} == {0, 1, 2, 3}


@states("2.3.1")
def test_from_the_first_player_on_each_chooses_a_vacant_space_of_eight_and_its_benefit() -> None:
    game = Dealt(3).until("space")
    first = game.state.first
    assert game.seat == first
    assert game.words == {str(space) for space in range(1, 9)}
    game.do("space", "4")
    assert game.state.players[first].space == 4
    assert game.state.players[first].quarters == 4  # a Colonist
    assert (game.kind, game.seat) == ("space", (first + 1) % 3)
    assert game.words == {str(space) for space in (1, 2, 3, 5, 6, 7, 8)}


@states("2.3.1")
def test_a_benefit_that_asks_may_be_left() -> None:
    game = Dealt(3).until("space")
    game.do("space", "3")
    assert game.kind == "blueprint"
    game.do("stop")
    assert game.state.players[game.state.first].blueprints == []
    assert game.kind == "space"


@states("2.3.2")
@pytest.mark.parametrize("side", ["orbit", "colony"])
def test_whoever_stands_on_the_largest_space_says_where_the_shuttle_starts_on_its_first_space(side: str) -> None:
    game = Dealt(3).until("space")
    for space in ("5", "8", "1"):
        game.do("space", space)
        while game.kind not in ("space", "shuttle-side", "turn"):
            game.do("stop")
    assert (game.kind, game.seat) == ("shuttle-side", (game.state.first + 1) % 3)
    game.do("shuttle", side)
    assert (game.state.shuttle_side, game.state.shuttle_at) == (("orbit", "colony").index(side), 1)


@states("2.3.3", "4.11")
def test_crystals_of_set_up_lie_below_the_depot_and_come_into_it_when_the_first_turn_begins() -> None:
    game = Dealt(3).until("space")
    game.do("space", "3")
    card = next(card for card in game.state.display if BUILDINGS[game.content.blueprint_building[card]] == "shelter")
    player = game.state.players[game.state.first]
    game.do("take", game.content.blueprints[card].id)
    assert (player.depot, player.pending) == (1, 1)
    game.do("space", "5")
    game.do("space", "8")
    game.do("shuttle", "orbit")
    assert (game.kind, game.seat) == ("turn", game.state.first)
    assert (player.depot, player.pending) == (2, 0)
