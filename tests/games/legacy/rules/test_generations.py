"""Rule book: Generations. Player order, research with its draft, action phase, production."""

import pytest

from tests.games.legacy.situation import Beginning, Mission


def research(table: Mission, generation: int) -> Mission:
    """Stop at the draft of a generation."""
    table.state.generation = generation - 1
    table.end_generation()
    return table


def offered(table: Mission, seat: int) -> list[str]:
    """What lies before a seat."""
    return table.names(table.player(seat).offered)


def draft(table: Mission) -> list[list[str]]:
    """Everybody keeps the first cards dealt; the cards passed on by each seat."""
    passed = []
    keep = table.asked.picks[0].low
    for seat in range(table.table.seats):
        cards = offered(table, seat)
        passed.append(cards[keep:])
    for seat in range(table.table.seats):
        table.do(f"p{seat + 1} draft " + " ".join(offered(table, seat)[:keep]))
    return passed


def test_the_first_generation_has_no_player_order_phase_and_no_research() -> None:
    table = Beginning(seats=3, first=1).begin("common-hearth-a", "hoarfrost-works-a", "scarp-and-span-a")
    assert (table.state.generation, table.state.first, table.asked.kind, table.asked.seat) == (1, 1, "action", 1)


def test_each_generation_the_first_player_marker_goes_one_step_clockwise() -> None:
    table = Mission(seats=3)
    firsts = []
    for _ in range(4):
        firsts.append(table.state.first)
        table.next_generation()
    assert (firsts, table.state.generation) == ([0, 1, 2, 0], 5)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("generation", [2, 3, 4, 5, 6])
def test_four_cards_are_drawn_two_kept_and_two_passed_left_in_even_and_right_in_uneven_generations(
    seats: int, generation: int
) -> None:
    table = research(Mission(seats=seats), generation)
    assert [len(offered(table, seat)) for seat in range(seats)] == [4] * seats
    passed = draft(table)
    step = 1 if generation % 2 == 0 else -1
    assert table.asked.kind == "research"
    for seat in range(seats):
        assert offered(table, (seat + step) % seats)[2:] == passed[seat]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("generation", [7, 8, 9, 12])
def test_from_generation_seven_six_cards_are_drawn_three_kept_and_three_passed(seats: int, generation: int) -> None:
    table = research(Mission(seats=seats), generation)
    assert [len(offered(table, seat)) for seat in range(seats)] == [6] * seats
    passed = draft(table)
    step = 1 if generation % 2 == 0 else -1
    for seat in range(seats):
        assert offered(table, (seat + step) % seats)[3:] == passed[seat]


@pytest.mark.parametrize(("generation", "most"), [(2, 4), (7, 6)])
def test_any_number_of_the_cards_may_be_bought_for_three_money_each(generation: int, most: int) -> None:
    table = research(Mission().stock(0, mc=100).stock(1, mc=7), generation)
    draft(table)
    money = [table.stock_of(seat, "mc") for seat in range(2)]
    cards = offered(table, 0)
    assert {decision.seat: decision.picks[0].high for decision in table.pending} == {0: most, 1: most}
    table.do("p1 buy " + " ".join(cards), "p2 buy")
    assert (table.hand_of(0), table.hand_of(1)) == (cards, [])
    assert [table.stock_of(seat, "mc") for seat in range(2)] == [money[0] - 3 * most, money[1]]


def test_nobody_buys_more_cards_than_the_money_pays() -> None:
    table = research(Mission().rating(0, 2).production(0, mc=5).stock(0, mc=1), 2)
    draft(table)
    assert next(d for d in table.pending if d.seat == 0).picks[0].high == 2


def test_cards_not_bought_are_discarded() -> None:
    table = research(Mission(), 2)
    draft(table)
    left = sorted(offered(table, 0) + offered(table, 1))
    table.do("p1 buy", "p2 buy")
    assert sorted(table.names(table.state.discard)) == left


def test_when_the_deck_runs_out_the_discards_are_shuffled_into_a_new_one() -> None:
    table = Mission()
    deck = list(table.state.deck)
    table.state.deck, table.state.discard = tuple(deck[:3]), deck[3:20]
    research(table, 2)
    assert [len(offered(table, seat)) for seat in range(2)] == [4, 4]
    assert set(offered(table, 0) + offered(table, 1)) >= set(table.names(deck[:3]))


def test_players_take_one_or_two_actions_or_pass_clockwise_until_all_have_passed() -> None:
    table = Mission(seats=3).stock(0, mc=30).stock(1, mc=30)
    table.do("p1 project power-plant", "p1 project power-plant")
    assert table.asked.seat == 1
    table.do("p2 project power-plant", "p2 end")
    assert table.asked.seat == 2
    table.do("p3 pass", "p1 pass", "p2 pass")
    assert (table.asked.kind, table.state.generation) == ("draft", 2)


def test_whoever_does_not_pass_gets_another_turn() -> None:
    table = Mission().stock(1, mc=10)
    table.do("p1 pass", "p2 project power-plant", "p2 end")
    assert table.asked.seat == 1
    table.do("p2 pass")
    assert table.state.generation == 2


def test_the_same_action_may_be_taken_twice_in_a_turn() -> None:
    table = Mission().stock(0, heat=16)
    table.do("convert heat", "convert heat")
    assert (table.parameter("temperature"), table.asked.seat) == (-26, 1)


def test_energy_becomes_heat_before_new_energy_is_produced() -> None:
    table = Mission().stock(0, energy=3).production(0, energy=2, heat=1)
    table.end_generation()
    assert (table.stock_of(0, "energy"), table.stock_of(0, "heat")) == (2, 3 + 1)


def test_income_is_rating_plus_money_production_and_may_be_less_than_the_rating() -> None:
    table = Mission().production(0, mc=4).production(1, mc=-5)
    table.end_generation()
    assert (table.stock_of(0, "mc"), table.stock_of(1, "mc")) == (29, 20)


def test_all_seven_resources_are_produced() -> None:
    table = Mission().production(0, mc=1, steel=2, titanium=3, plants=4, energy=5, heat=6, workers=7)
    table.end_generation()
    assert table.stocks(0) == {
        "mc": 26, "steel": 2, "titanium": 3, "plants": 4, "energy": 5, "heat": 6, "workers": 7
    }  # fmt: skip


def test_only_money_production_may_be_negative_and_never_below_minus_five() -> None:
    assert Mission().table.floors == (-5, 0, 0, 0, 0, 0, 0)


def test_used_actions_may_be_used_again_in_the_next_generation() -> None:
    table = Mission().in_play(0, "darkened-ice").stock(0, heat=4).glacier("D4", "G3")
    table.do("use darkened-ice", "melt D4")
    assert table.refused("use darkened-ice").key == "used-this-generation"
    table.next_generation().turn_of(0).stock(0, heat=2)
    table.do("use darkened-ice")
    assert table.glaciers() == set()
