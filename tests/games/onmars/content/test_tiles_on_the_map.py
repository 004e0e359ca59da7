"""Discovery and Research tiles as a Rover claims them, and the arrows of the building tiles."""

import pytest

from mars_desktop.games.onmars.content import content
from mars_desktop.games.onmars.words import BUILDINGS
from tests.games.onmars.board import Board
from tests.games.onmars.content.covering import plays
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.playing import answer, at_home

YOU = 0


def claimed(tile: str, board: Board | None = None) -> Board:
    """Your Rover has just ended on the tile."""
    board = (board or Board(3)).rover(YOU, (0, 0))
    if tile[0] == "D":
        board.discovery(tile, (0, 1))
    else:
        board.research(tile, (0, 1))
    answer(board, "main control-center", "rover (0,1)", "stop")
    names = [board.content.discoveries[number].id for number in board.player(YOU).discoveries]
    assert [*names, *(board.content.research[kind].id for kind in board.player(YOU).research)] == [tile]
    return board


GAINS = {
    "D01": {"mineral": 2},
    "D02": {"battery": 2},
    "D03": {"water": 2},
    "D04": {"plant": 2},
    "D05": {"oxygen": 2},
    "D06": {"water": 2, "plant": 1},
    "D07": {"battery": 1, "oxygen": 1},
}


@plays(*(f"discovery:{tile}" for tile in GAINS))
@pytest.mark.parametrize(("tile", "gain"), list(GAINS.items()))
def test_a_discovery_brings_its_resources(tile: str, gain: dict[str, int]) -> None:
    assert claimed(tile).stocks(YOU) == gain


@plays("discovery:D08")
def test_two_resources_but_minerals_of_any_mix() -> None:
    board = claimed("D08")
    assert board.options == {"gain battery", "gain water", "gain plant", "gain oxygen", "stop"}
    board.do("gain plant", "gain oxygen")
    assert board.stocks(YOU) == {"plant": 1, "oxygen": 1}
    assert board.player(YOU).down


@plays("discovery:D09", "discovery:D10", "discovery:D11")
@pytest.mark.parametrize(("tile", "crystals"), [("D09", 2), ("D10", 2), ("D11", 3)])
def test_a_discovery_brings_crystals_that_wait(tile: str, crystals: int) -> None:
    board = claimed(tile)
    assert (board.player(YOU).depot, board.player(YOU).pending) == (0, crystals)


@plays("discovery:D12", "discovery:D13")
@pytest.mark.parametrize(("tile", "colonists"), [("D12", 1), ("D13", 2)])
def test_a_discovery_brings_colonists(tile: str, colonists: int) -> None:
    board = claimed(tile, Board(3).quarters(YOU, 1))
    assert at_home(board, YOU) == (1 + colonists, 0)


@plays("discovery:D14", "discovery:D15")
@pytest.mark.parametrize("tile", ["D14", "D15"])
def test_a_discovery_develops_once_for_nothing(tile: str) -> None:
    board = claimed(tile, Board(3).tech(YOU, "shelter", "C4T"))
    answer(board, "develop shelter C5T", "stop")
    assert board.tech_of(YOU, "shelter") == "C5T"
    assert board.stocks(YOU) == {}
    assert board.player(YOU).down


@plays("discovery:D16")
def test_a_discovery_brings_a_crystal_and_moves_bots_by_three() -> None:
    board = Board(3).bots(YOU, (3, 0)).rover(YOU, (0, 0)).discovery("D16", (0, 1))
    board.do("main control-center", "rover (0,1)", "stop", "bot (3,0) (6,-3)")
    assert (board.player(YOU).bots, board.player(YOU).pending) == ([board.hex((6, -3))], 1)
    assert board.player(YOU).down


@plays("discovery:D17")
def test_a_discovery_takes_two_colonists_back() -> None:
    board = claimed("D17", Board(3).quarters(YOU, 1, working=1).slots("hire", YOU))
    board.do("retrieve hire", "retrieve working-area")
    assert at_home(board, YOU) == (3, 0)
    assert board.slots_of("hire") == []


@plays("discovery:D18")
def test_a_discovery_brings_a_blueprint() -> None:
    board = claimed("D18", Board(3).display("biomarket", "gym"))
    board.do("take biomarket")
    assert [board.content.blueprints[card].id for card in board.player(YOU).blueprints] == ["biomarket"]
    assert board.stocks(YOU) == {"plant": 1}
    assert board.player(YOU).quarters == 3  # no slot, no boost
    assert board.player(YOU).down


@plays("discovery:D19")
def test_a_discovery_gives_four_points_for_a_battery() -> None:
    board = claimed("D19", Board(3).stock(YOU, battery=1))
    assert (board.player(YOU).points, board.stocks(YOU)) == (4, {})


@plays("research:purple-A")
def test_purple_research_develops_twice_for_nothing_after_its_battery() -> None:
    board = claimed("purple-A", Board(3).stock(YOU, battery=1).tech(YOU, "mine", "C1T").tech(YOU, "shelter", "C4T"))
    board.do("develop mine C2M", "develop shelter C5T")
    assert (board.tech_of(YOU, "mine"), board.tech_of(YOU, "shelter")) == ("C2M", "C5T")
    assert board.stocks(YOU) == {}


@plays("research:orange-A")
def test_orange_research_upgrades_once_without_a_mineral_for_its_water() -> None:
    board = Board(3).stock(YOU, water=1).lay("generator", (3, 0)).bots(YOU, (4, 0)).blueprints(YOU, "wind-turbines")
    board.rover(YOU, (0, 0)).research("orange-A", (0, 1))
    board.do("main control-center", "rover (0,1)", "stop", "upgrade wind-turbines (3,0)")
    assert board.state.marker[board.hex((3, 0))] == YOU
    assert board.stocks(YOU) == {}
    assert board.slots_of("upgrade") == []


@plays("research:teal-A")
def test_teal_research_brings_two_colonists_and_two_crystals_for_its_plant() -> None:
    board = claimed("teal-A", Board(3).stock(YOU, plant=1).quarters(YOU, 1))
    assert (at_home(board, YOU), board.stocks(YOU), board.player(YOU).pending) == ((3, 0), {}, 2)


@plays("research:white-A")
def test_white_research_gives_five_points_for_its_oxygen() -> None:
    board = claimed("white-A", Board(3).stock(YOU, oxygen=1))
    assert (board.player(YOU).points, board.stocks(YOU)) == (5, {})


DIRECTIONS: tuple[Place, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, and on clockwise."""
ARROWS: dict[str, tuple[tuple[int, ...], ...]] = {
    "mine": ((), (0,), (3,), (1, 4), (2, 5), (0, 2, 4)),
    "generator": ((), (1,), (4,), (2, 5), (0, 3), (1, 3, 5)),
    "water-extractor": ((), (2,), (5,), (0, 3), (1, 4), (0, 2, 4)),
    "greenhouse": ((), (3,), (0,), (1, 4), (2, 5), (1, 3, 5)),
    "oxygen-condenser": ((), (4,), (1,), (2, 5), (0, 3), (0, 2, 4)),
}
TILES = [(kind, number, arrows) for kind, stack in ARROWS.items() for number, arrows in enumerate(stack, start=1)]


@plays(*(f"tile:{kind}-{number}" for kind, number, _ in TILES))
@pytest.mark.parametrize(("kind", "number", "arrows"), TILES)
def test_a_crystal_appears_under_each_arrow_of_the_tile(kind: str, number: int, arrows: tuple[int, ...]) -> None:
    board = Board(3).lay(kind, (-2, 0)).bots(YOU, (0, 0)).quarters(YOU, 3)
    board.stock(YOU, mineral=1).tile(f"{kind}-{number}")
    answer(board, "main construct", f"building {kind}", "site (0,0)")
    # The Bot has to make room first, and goes where no arrow points.
    ring = [board.map.cells[place] for place in board.map.adjacent[board.hex((0, 0))]]
    away = next(cell for cell in ring if DIRECTIONS.index(cell) not in arrows)
    answer(board, f"displace ({away[0]},{away[1]})")
    assert board.building_at((0, 0)) == kind
    here = {board.map.cells[place] for place, crystal in enumerate(board.state.crystals) if crystal}
    assert here == {DIRECTIONS[arrow] for arrow in arrows}


def test_the_stacks_hold_these_tiles() -> None:
    assert {tile.id for tile in content().tiles} == {f"{kind}-{number}" for kind, number, _ in TILES}
    assert set(ARROWS) == set(BUILDINGS[:5])
