"""8.7 and 12: Scientists and Earth Contracts, what they cost, where they work, and when Contracts are met."""

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, at_home, construct

YOU, BLUE, RED, YELLOW = 0, 1, 2, 3
PRICES = {
    "rd-engineer": "mineral",
    "hydrologist": "battery",
    "biochemist": "water",
    "geochemist": "plant",
    "systems-engineer": "oxygen",
}


@states("8.7.1")
def test_with_an_own_colonist_there_nobody_hires_and_the_slots_never_clear() -> None:
    board = Board(4).slots("hire", YOU, BLUE, RED, YELLOW).stock(YOU, mineral=2).depot(YOU, 3)
    assert board.refused("main hire rd-engineer") == Reason.of("already-hiring")
    assert board.slots_of("hire") == [YOU, BLUE, RED, YELLOW]


@states("8.7.1")
@pytest.mark.parametrize(("there", "surcharge"), [((), 0), ((BLUE,), 1), ((BLUE, RED, YELLOW), 3)])
def test_the_surcharge_applies_to_hiring(there: tuple[int, ...], surcharge: int) -> None:
    board = Board(4).slots("hire", *there).stock(YOU, oxygen=2).depot(YOU, 3)
    board.do(f"main hire systems-engineer crystals={surcharge} oxygen=2")
    assert (board.player(YOU).depot, board.stocks(YOU)) == (3 - surcharge, {})


@states("8.7.2")
@pytest.mark.parametrize(("scientist", "resource"), list(PRICES.items()))
def test_a_scientist_costs_two_of_his_resource(scientist: str, resource: str) -> None:
    board = Board(3).stock(YOU, **{resource: 1}).quarters(YOU, 4)
    assert board.refused(f"main hire {scientist}") == Reason.of("cannot-pay-card", card=scientist, surcharge=0)
    board.stock(YOU, **{resource: 2}).do(f"main hire {scientist}")
    assert board.stocks(YOU) == {}
    assert [board.content.card_ids[card] for card in board.player(YOU).scientists] == [scientist]


@states("8.7.2")
def test_the_geologist_costs_two_colonists_who_go_to_work() -> None:
    board = Board(3).quarters(YOU, 2)
    assert board.refused("main hire geologist").key == "cannot-pay-card"
    board.quarters(YOU, 3).do("main hire geologist")
    assert at_home(board, YOU) == (0, 2)


@states("8.7.3", "14.7")
def test_a_contract_costs_a_crystal_for_which_no_private_goal_stands_in() -> None:
    board = Board(3).scientist(BLUE, "geologist").offer("contract-9").goals(YOU, "goal-1")
    assert board.refused("main hire contract-9").key == "cannot-pay-card"
    board.depot(YOU, 1).do("main hire contract-9")
    assert (board.player(YOU).depot, board.player(YOU).goals) == (0, [board.content.goal_index["goal-1"]])
    assert [board.content.card_ids[card] for card in board.player(YOU).contracts] == ["contract-9"]


@states("8.7.4")
def test_the_taker_refills_the_slot_at_the_end_of_the_turn_from_the_whole_deck() -> None:
    board = Board(3).stock(YOU, mineral=2).bots(YOU, (0, 0)).depot(YOU, 1)
    board.do("main hire rd-engineer")
    assert board.state.offer[1] == -1
    assert board.asked.kind == "turn"  # an Executive action is still open
    board.do("end")
    assert (board.asked.kind, board.asked.seat) == ("refill", YOU)
    assert board.options == {f"refill contract-{number}" for number in range(1, 13)}
    board.do("refill contract-12")
    assert board.content.card_ids[board.state.offer[1]] == "contract-12"
    assert len(board.state.contract_deck) == 11


@states("8.7.4")
def test_an_empty_deck_leaves_the_slot_empty() -> None:
    board = Board(3).stock(YOU, mineral=2)
    board.state.contract_deck = []
    board.do("main hire rd-engineer")
    assert board.state.offer[1] == -1
    assert board.player(YOU).down


ADVANCED: dict[str, str] = {
    "mine": "mineral-mine",
    "generator": "radar",
    "water-extractor": "research-lab",
    "greenhouse": "eco-resort",
    "oxygen-condenser": "oxygen-tank",
    "shelter": "gym",
}
CHAIN = ("mine", "generator", "water-extractor", "greenhouse", "oxygen-condenser", "shelter")
NAMES = ("geologist", "rd-engineer", "hydrologist", "biochemist", "geochemist", "systems-engineer")
PLACES: tuple[Place, ...] = ((0, 0), (2, 0), (4, -2), (-2, 0), (-4, 0), (0, 3))


def all_advanced(owner: int) -> Board:
    """An Advanced Building of each type."""
    board = Board(3)
    for building, place in zip(CHAIN, PLACES, strict=True):
        board.lay(building, place, seat=owner).advanced(owner, ADVANCED[building], place)
    return board.quarters(YOU, 2, working=2).stock(YOU, oxygen=1)


@states("12.1")
@pytest.mark.parametrize("number", range(6))
def test_a_scientist_works_in_one_type_and_scores_the_next_of_the_chain(number: int) -> None:
    board = all_advanced(BLUE).scientist(YOU, NAMES[number])
    blueprints = {entry.id: entry.building for entry in board.content.blueprints}
    offered = {blueprints[option.words[1]] for option in board.asked.options if option.verb == "scientist"}
    assert offered == {CHAIN[number]}

    def scientists() -> int:
        return dict(board.rules.score(board.state).seats[YOU].sources)["scientists"]

    assert scientists() == 3
    scored = CHAIN[(number + 1) % 6]
    for player in board.state.players:
        player.built = {b: h for b, h in player.built.items() if board.content.blueprints[b].building != scored}
    assert scientists() == 0


@states("12.2", "13.5")
@pytest.mark.parametrize("owner", [YOU, BLUE])
def test_a_scientist_goes_to_a_built_blueprint_of_anybody_and_uses_it_for_nothing(owner: int) -> None:
    board = all_advanced(owner).scientist(YOU, "biochemist")
    assert board.player(YOU).depot == 0
    board.do("scientist biochemist eco-resort")
    assert at_home(board, YOU) == (4, 2)  # two Colonists of the Eco Resort
    assert not any(
        option.startswith(("exec", "scientist", "use")) for option in board.options
    )  # it was the Executive action
    number = board.content.card_index["biochemist"]
    assert board.state.scientist_at[number] == board.content.blueprint_index["eco-resort"]


@states("12.2", "12.3")
def test_he_moves_on_from_wherever_he_is_and_only_to_another_job() -> None:
    board = Board(3).lay("oxygen-condenser", (0, 0), (2, 0), (3, 0), (4, 0)).scientist(YOU, "geochemist")
    board.advanced(BLUE, "oxygen-tank", (0, 0)).advanced(BLUE, "recycling-bots", (2, 0))
    number = board.content.card_index["geochemist"]
    board.do("scientist geochemist oxygen-tank")
    answer(board, "main control-center", "stop", "end")
    assert board.state.scientist_at[number] == board.content.blueprint_index["oxygen-tank"]
    board.turn_of(YOU).do("scientist geochemist recycling-bots")
    assert board.state.scientist_at[number] == board.content.blueprint_index["recycling-bots"]


@states("12.3")
def test_where_he_stands_the_owner_of_the_building_uses_it_without_crystals_and_nobody_else_does() -> None:
    board = Board(3).lay("oxygen-condenser", (0, 0)).advanced(BLUE, "oxygen-tank", (0, 0))
    board.scientist(YOU, "geochemist", at="oxygen-tank")
    board.turn_of(BLUE).do("use oxygen-tank")
    assert (board.stocks(BLUE), board.player(BLUE).depot) == ({"oxygen": 2}, 0)
    board.refused("use oxygen-tank")
    board.turn_of(RED).refused("use oxygen-tank")
    board.turn_of(YOU).refused("use oxygen-tank")  # the holder works with the Scientist himself


@states("12.4")
def test_a_scientist_may_work_again_where_he_already_stands() -> None:
    board = Board(3).lay("oxygen-condenser", (0, 0)).advanced(BLUE, "oxygen-tank", (0, 0))
    board.scientist(YOU, "geochemist", at="oxygen-tank")
    board.do("scientist geochemist oxygen-tank")
    assert board.stocks(YOU) == {"oxygen": 2}


@states("12.5")
def test_no_two_scientists_work_in_one_type() -> None:
    content = Board(3).content
    assert sorted(content.works_in) == list(range(6))


@states("12.6")
def test_items_go_on_a_delivery_at_any_time_of_the_own_turn_and_never_leave_it() -> None:
    board = Board(3).contract(YOU, "contract-8").stock(YOU, battery=2, mineral=1).depot(YOU, 1)
    board.do("deliver contract-8 battery", "main control-center", "deliver contract-8 mineral", "stop")
    board.do("deliver contract-8 battery")
    card = board.content.card_index["contract-8"]
    assert board.player(YOU).delivered[card] == [1, 2, 0, 0, 0, 0]
    assert board.stocks(YOU) == {}
    board.refused("deliver contract-8 water")
    board.turn_of(BLUE).refused("p1 deliver contract-8 battery")


@states("12.6", "4.11")
def test_gains_may_go_straight_onto_the_card_crystals_from_below_the_depot_as_well() -> None:
    board = Board(3).contract(YOU, "contract-12", mineral=1).stock(YOU, mineral=2).depot(YOU, 0, 2)
    board.do("deliver contract-12 crystal", "deliver contract-12 crystal")
    assert board.player(YOU).pending == 0
    board = Board(3).contract(YOU, "contract-8").stock(YOU, battery=2, mineral=1)
    construct(board.lay("generator", (0, 0)).bots(YOU, (2, 0)), "generator", (2, -1))
    assert board.told("deliver") == [("battery",)]  # without room in Storage
    assert board.stock_of(YOU, "battery") == 2


@states("12.6")
def test_no_more_is_put_on_a_card_than_it_asks_for() -> None:
    board = Board(3).contract(YOU, "contract-7", mineral=3).stock(YOU, mineral=2)
    board.do("deliver contract-7 mineral")
    board.refused("deliver contract-7 mineral")


@states("12.7")
@pytest.mark.parametrize(("size", "met"), [(3, False), (4, True)])
def test_an_upgrade_contract_asks_for_an_own_marker_in_a_complex_of_four(size: int, met: bool) -> None:
    line: tuple[Place, ...] = ((0, 0), (1, 0), (2, 0), (3, 0))
    board = Board(3).lay("greenhouse", *line[:size]).bots(YOU, (0, 1)).stock(YOU, mineral=1)
    board.contract(YOU, "contract-4").blueprints(YOU, "biomarket")
    board.do("main upgrade", "upgrade biomarket (0,0)")
    assert bool(board.player(YOU).completed) == met


@states("12.7")
def test_the_marker_of_another_player_meets_no_contract() -> None:
    board = Board(3).lay("greenhouse", (0, 0), (1, 0), (2, 0), (3, 0)).advanced(BLUE, "biomarket", (0, 0))
    board.contract(YOU, "contract-4").lay("mine", (0, 2)).bots(YOU, (0, 1)).stock(YOU, mineral=1)
    board.blueprints(YOU, "metal-deposit").do("main upgrade")
    assert len(board.player(YOU).built) == 1
    assert board.player(YOU).completed == []


@states("12.7", "1.3")
def test_an_upgrade_contract_for_shelters_asks_for_own_ones() -> None:
    board = Board(3).lay("shelter", (0, 0), (1, 0), (2, 0), (3, 0), seat=YOU).contract(YOU, "contract-6")
    board.bots(YOU, (0, 1)).stock(YOU, mineral=1).blueprints(YOU, "gym")
    board.do("main upgrade", "upgrade gym (0,0)")
    assert len(board.player(YOU).completed) == 1


@states("12.8")
def test_a_contract_is_completed_the_moment_its_need_is_met_for_missions_and_goals() -> None:
    board = Board(3).contract(YOU, "contract-7", mineral=3).stock(YOU, mineral=1).mission("contracts")
    board.scientist(YOU, "geologist").goals(YOU, "goal-13")
    assert "goal goal-13 own" not in board.options
    left = board.state.mission_left[0]
    board.do("deliver contract-7 mineral")
    assert (board.state.mission_left, board.player(YOU).pending) == ([left - 1], 1)
    assert "goal goal-13 common" in board.options


@states("12.8")
def test_a_complex_that_grows_in_anothers_turn_completes_the_contract_and_the_owner_contributes() -> None:
    board = Board(3).lay("greenhouse", (0, 0), (1, 0), (2, 0)).advanced(YOU, "biomarket", (0, 0)).mission("contracts")
    board.contract(YOU, "contract-4").turn_of(BLUE).bots(BLUE, (3, 1)).stock(BLUE, water=1)
    board.tech(BLUE, "greenhouse", "C3T")
    answer(board, "main construct", "site (3,0)")
    assert len(board.player(YOU).completed) == 1
    assert (board.player(YOU).pending, board.player(BLUE).pending) == (1, 0)


@states("12.6", "4.1")
def test_pending_crystals_without_room_go_onto_an_own_delivery_that_misses_them() -> None:
    board = Board(3).contract(YOU, "contract-12", mineral=2).depot(YOU, 3, 2)
    board.begin_turn(YOU)
    card = board.content.card_index["contract-12"]
    assert (board.player(YOU).depot, board.player(YOU).delivered[card]) == (3, [2, 0, 0, 0, 0, 2])


@states("12.8")
def test_a_contract_whose_need_is_met_already_is_completed_when_it_is_taken() -> None:
    board = Board(3).lay("greenhouse", (0, 0), (1, 0), (2, 0), (3, 0)).advanced(YOU, "biomarket", (0, 0))
    board.scientist(BLUE, "geologist").offer("contract-4").depot(YOU, 1).mission("contracts")
    board.do("main hire contract-4")
    assert board.player(YOU).completed == [board.content.card_index["contract-4"]]
    assert board.player(YOU).pending == 1
