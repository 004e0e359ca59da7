"""The 24 Blueprints: each is used once as an Advanced Building, for its two Crystals."""

import pytest

from tests.games.onmars.board import Board
from tests.games.onmars.content.covering import plays
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.playing import answer, at_home

YOU, BLUE = 0, 1
PLACE: Place = (-3, 0)
"""Where the Advanced Building stands, out of the way."""


def owning(blueprint: str) -> Board:
    """It is built; its action can be paid, and nothing else is possible."""
    board = Board(3)
    building = board.content.blueprints[board.content.blueprint_index[blueprint]].building
    return board.lay(building, PLACE, seat=YOU).advanced(YOU, blueprint, PLACE).depot(YOU, 2)


def use(board: Board, *answers: str) -> None:
    """Its action, and what it asks as far as it asks."""
    board.do("exec use-own-advanced-building")
    happened = board.events
    answer(board, *answers)
    board.events = happened + board.events
    assert board.player(YOU).depot == 0


def building_beside(blueprint: str, kind: str, **stock: int) -> Board:
    """Two buildings of the kind, which a third joins with own Tech of level 1 and a boost."""
    board = owning(blueprint).lay(kind, (1, 0), (2, 0), seat=YOU).bots(YOU, (0, -1)).quarters(YOU, 3)
    return board.tech(YOU, kind, "C1T").stock(YOU, **stock)


CONSTRUCTING = {
    "construction-yard": ("shelter", "oxygen"),
    "wind-turbines": ("generator", "mineral"),
    "moisture-vaporator": ("water-extractor", "battery"),
    "hydroponic-farm": ("greenhouse", "water"),
    "concentrator": ("oxygen-condenser", "plant"),
}


@plays(*(f"blueprint:{name}" for name in CONSTRUCTING))
@pytest.mark.parametrize(("blueprint", "kind", "price"), [(name, *rest) for name, rest in CONSTRUCTING.items()])
def test_it_constructs_its_type_at_its_price_and_each_colonist_raises_the_tech_by_one(
    blueprint: str, kind: str, price: str
) -> None:
    board = building_beside(blueprint, kind, **{price: 1})
    use(board, f"building {kind}", "site (0,0)")
    assert board.building_at((0, 0)) == kind
    assert board.stock_of(YOU, price) == 0
    assert at_home(board, YOU) == (2, 1)  # level 1, two buildings to join
    assert board.slots_of("construct") == []


@plays("blueprint:metal-deposit")
def test_metal_deposit_constructs_a_mine_with_a_colonist_on_it_and_boosts() -> None:
    board = building_beside("metal-deposit", "mine")
    use(board, "building mine", "site (0,0)")
    assert (board.building_at((0, 0)), board.state.miner[board.hex((0, 0))]) == ("mine", YOU)
    assert at_home(board, YOU) == (1, 1)
    assert board.stocks(YOU) == {"mineral": 2}  # of three, as Storage holds two


@plays("blueprint:automated-production")
def test_automated_production_lets_three_other_advanced_buildings_produce() -> None:
    board = owning("automated-production").lay("greenhouse", (0, 0)).advanced(YOU, "biomarket", (0, 0))
    board.lay("oxygen-condenser", (3, 0)).advanced(YOU, "oxygen-tank", (3, 0))
    board.lay("mine", (0, 3)).advanced(YOU, "metal-deposit", (0, 3))
    board.lay("water-extractor", (0, -3)).advanced(YOU, "private-ship", (0, -3))
    board.do("exec use-own-advanced-building", "use automated-production")
    others = {f"produce {card}" for card in ("biomarket", "oxygen-tank", "metal-deposit", "private-ship")}
    assert board.options == {*others, "stop"}
    board.do("produce biomarket")
    assert board.options == {*others, "stop"} - {"produce biomarket"}
    board.do("produce metal-deposit", "produce private-ship")
    assert board.stocks(YOU) == {"mineral": 1, "water": 1, "plant": 1}
    assert board.asked.kind == "turn"


@plays("blueprint:private-ship")
@pytest.mark.parametrize(("brings", "home"), [("colonists", 4), ("bot", 3)])
def test_private_ship_welcomes_a_ship_at_its_price(brings: str, home: int) -> None:
    board = owning("private-ship").quarters(YOU, 2).stock(YOU, plant=1, water=1)
    use(board, f"ship 6 {brings}")
    assert (board.player(YOU).hangar, board.stocks(YOU), board.player(YOU).quarters) == (1, {}, home)
    assert len(board.player(YOU).bots) == (brings == "bot")


@plays("blueprint:biomarket")
def test_biomarket_swaps_three_resources_for_others_and_gives_no_minerals() -> None:
    board = owning("biomarket").stock(YOU, mineral=1, battery=1)
    board.do("exec use-own-advanced-building")
    wanted = ("battery", "water", "plant", "oxygen")
    swaps = {f"swap {give} {take}" for give in ("mineral", "battery") for take in wanted if take != give}
    assert board.options == {*swaps, "stop"}
    board.do("swap mineral water", "swap battery oxygen", "swap water plant")
    assert board.stocks(YOU) == {"plant": 1, "oxygen": 1}
    assert board.asked.kind == "turn"


@plays("blueprint:oxygen-tank")
def test_oxygen_tank_gives_three_oxygen() -> None:
    board = owning("oxygen-tank")
    use(board)
    assert board.stocks(YOU) == {"oxygen": 2}


@plays("blueprint:casino")
@pytest.mark.parametrize("resource", ["mineral", "plant"])
def test_casino_gives_two_crystals_for_each_of_two_resources_of_any_type(resource: str) -> None:
    board = owning("casino").stock(YOU, **{resource: 2, "water": 1})
    use(board, f"sell {resource}", "sell water")
    assert (board.stocks(YOU), board.player(YOU).pending) == ({resource: 1}, 4)
    assert board.asked.kind == "turn"


@plays("blueprint:gym")
def test_gym_takes_three_colonists_back_from_slots_and_work() -> None:
    board = owning("gym").quarters(YOU, 1, working=3).slots("hire", YOU)
    use(board, "retrieve hire", "retrieve working-area", "retrieve working-area")
    assert at_home(board, YOU) == (4, 1)
    assert board.slots_of("hire") == []
    assert board.asked.kind == "turn"


@plays("blueprint:mineral-mine")
def test_mineral_mine_gives_three_minerals() -> None:
    board = owning("mineral-mine").lay("shelter", (0, 3), (3, 0), seat=YOU)
    use(board)
    assert board.stocks(YOU) == {"mineral": 3}


@plays("blueprint:biolab")
def test_biolab_develops_twice_with_an_oxygen_less_on_each_step() -> None:
    board = owning("biolab").tech(YOU, "shelter", "C4M").stock(YOU, battery=1).goals(YOU, "goal-1")
    board.do("exec use-own-advanced-building", "develop shelter C5B battery=1", "stop")
    board.turn_of(YOU).depot(YOU, 3)
    board.do("exec use-own-advanced-building", "develop shelter C6 crystals=1")
    assert board.tech_of(YOU, "shelter") == "C6"
    assert board.stocks(YOU) == {}
    board = owning("biolab").tech(YOU, "shelter", "C2M")
    use(board, "develop shelter C3T", "develop shelter C4T")
    assert board.tech_of(YOU, "shelter") == "C4T"


@plays("blueprint:radar")
def test_radar_places_a_discovery_tile_and_moves_the_rover_three_and_more() -> None:
    board = owning("radar").rover(YOU, (0, 0)).depot(YOU, 3).tech(YOU, "rover", "C1T")
    tile = board.content.discoveries[board.state.open_tiles[0]].id
    board.do("exec use-own-advanced-building", f"discovery {tile} (0,3)")
    assert board.state.discovery[board.hex((0, 3))] == board.content.discovery_index[tile]
    board.do("boost rover")
    distance = board.map.distance[board.hex((0, 0))]
    assert max(distance[board.hex(place)] for place in board.places("rover")) == 3 + 1 + 1
    assert not any(option.startswith("bot") for option in board.options)


@plays("blueprint:builder-drone-ai600")
def test_builder_drone_moves_bots_by_two_and_then_constructs_any_building_with_boost() -> None:
    board = owning("builder-drone-ai600").bots(YOU, (4, 0)).lay("greenhouse", (0, 0), (1, 0)).stock(YOU, water=1)
    board.quarters(YOU, 2).tech(YOU, "greenhouse", "C1T")
    board.do("exec use-own-advanced-building", "bot (4,0) (3,-1)")
    answer(board, "building greenhouse", "site (2,0)")
    assert board.building_at((2, 0)) == "greenhouse"
    assert at_home(board, YOU) == (1, 1)


@plays("blueprint:research-lab")
def test_research_lab_develops_three_times_at_full_price() -> None:
    board = owning("research-lab").tech(YOU, "mine", "C1B").tech(YOU, "shelter", "C6").stock(YOU, plant=1, oxygen=2)
    board.do("exec use-own-advanced-building", "develop mine C2M plant=1", "develop mine C3T oxygen=1")
    board.do("develop mine C4M oxygen=1")
    assert board.tech_of(YOU, "mine") == "C4M"
    assert board.stocks(YOU) == {"mineral": 1}  # of the space C3T


@plays("blueprint:aqueduct")
def test_aqueduct_gives_three_of_water_plants_and_oxygen_in_any_mix() -> None:
    board = owning("aqueduct")
    board.do("exec use-own-advanced-building")
    assert board.options == {"gain water", "gain plant", "gain oxygen", "stop"}
    board.do("gain water", "gain water")
    assert "gain water" not in board.options  # Storage is full of it
    board.do("gain oxygen")
    assert board.stocks(YOU) == {"water": 2, "oxygen": 1}
    assert board.asked.kind == "turn"


@plays("blueprint:eco-resort")
@pytest.mark.parametrize(("home", "then"), [(1, 3), (3, 4)])
def test_eco_resort_brings_two_colonists_as_far_as_there_is_room(home: int, then: int) -> None:
    board = owning("eco-resort").quarters(YOU, home)
    use(board)
    assert board.player(YOU).quarters == then


@plays("blueprint:trade-market")
def test_trade_market_takes_three_items_from_the_warehouse() -> None:
    board = owning("trade-market").quarters(YOU, 4)
    use(board, "take crystal", "take water", "take oxygen")
    assert (board.stocks(YOU), board.player(YOU).pending) == ({"water": 1, "oxygen": 1}, 1)
    assert (board.asked.kind, board.player(YOU).quarters) == ("turn", 4)  # no boost
    assert [board.state.warehouse[item] for item in range(1, 6)] == [3, 2, 3, 2, 2]


@plays("blueprint:recycling-bots")
def test_recycling_bots_put_a_bot_on_the_map() -> None:
    board = owning("recycling-bots").lay("shelter", (0, 0), seat=YOU)
    use(board, "bot-on (0,0)")
    assert [board.map.cells[bot] for bot in board.player(YOU).bots] == [(0, 0)]
    assert board.player(YOU).bots_left == 3


@plays("blueprint:aerial-elevator")
@pytest.mark.parametrize("space", [2, 8])
def test_aerial_elevator_travels_at_the_end_of_the_turn_without_a_ship(space: int) -> None:
    board = owning("aerial-elevator").space(YOU, space).turn_of(YOU).ships(YOU, 4).quarters(YOU, 1, working=1)
    tile = board.content.discoveries[board.state.open_tiles[0]].id
    use(board)
    assert board.player(YOU).space == space
    answer(board, "main resupply", "main control-center", "take water", "stop", "end", f"discovery {tile} (3,0)")
    assert board.asked.kind == "space"
    board.do("space 5" if space == 2 else "space 1")
    assert (board.player(YOU).space, board.player(YOU).hangar) == (5 if space == 2 else 1, 1)
    assert at_home(board, YOU) == (2, 0)
    assert board.stock_of(YOU, "oxygen") == (0 if space == 2 else 1)  # produced on the way up


@plays("blueprint:library")
def test_library_learns_a_tile_and_develops_one_step_for_nothing() -> None:
    board = owning("library")
    top = board.grid(0)[0]
    use(board, f"learn {top} C1B", f"develop {top} C2B")
    assert (board.tech_of(YOU, top), board.stocks(YOU)) == ("C2B", {"water": 1})
    assert board.player(YOU).pending == 1


@plays("blueprint:command-center")
def test_command_center_moves_bots_by_three_and_then_the_rover_by_three_and_more() -> None:
    board = owning("command-center").bots(YOU, (0, 0)).rover(YOU, (3, 0)).tech(YOU, "rover", "C1T")
    board.do("exec use-own-advanced-building", "bot (0,0) (0,3)")
    assert board.player(YOU).bots == [board.hex((0, 3))]
    distance = board.map.distance[board.hex((3, 0))]
    assert max(distance[board.hex(place)] for place in board.places("rover")) == 4


@pytest.mark.parametrize(("stored", "useful"), [(("battery",), True), (("battery", "water", "plant", "oxygen"), False)])
def test_biomarket_needs_something_to_give_and_room_for_something_else(stored: tuple[str, ...], useful: bool) -> None:
    board = owning("biomarket").stock(YOU, **dict.fromkeys(stored, 2))
    assert board.allowed("exec use-own-advanced-building") == useful
