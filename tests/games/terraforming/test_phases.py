"""The phases of a generation: player order, research and drafts, action, production; the end of the game."""

import pytest

from mars_desktop.engine import Choice
from tests.games.terraforming.situation import Situation


def buy(table: Situation, seat: int, cards: int) -> list[str]:
    """Let a seat buy the first of the cards it is offered."""
    pick = next(decision for decision in table.pending if decision.seat == seat).picks[0]
    table.apply(pick.choice(pick.items[:cards]))
    return list(pick.items[:cards])


# I. player order


def test_the_first_player_marker_moves_clockwise_and_the_generation_goes_up_each_generation_but_the_first() -> None:
    table = Situation(seats=2)
    assert (table.state.generation, table.state.first, table.asked.seat) == (1, 0, 0)
    table.next_generation()
    assert (table.state.generation, table.state.first, table.asked.seat) == (2, 1, 1)
    table.next_generation()
    assert (table.state.generation, table.state.first, table.asked.seat) == (3, 0, 0)


# II. research


@pytest.mark.parametrize("cards", range(5))
def test_each_player_draws_4_cards_and_buys_0_to_4_for_3_each(cards: int) -> None:
    table = Situation()
    table.end_generation()
    assert [len(player.offered) for player in table.state.players] == [4, 4]
    bought = buy(table, 0, cards)
    buy(table, 1, 0)
    assert table.hand_of(0) == bought
    assert table.stock_of(0, "mc") == 20 - 3 * cards
    assert len(table.state.discard) == 8 - cards


def test_stanley_buys_3_of_his_cards_for_9_and_discards_the_remaining_one() -> None:
    table = Situation().hand(0, "grass", "mine")
    table.end_generation()
    buy(table, 1, 0)
    fourth = table.state.players[0].offered[3]
    bought = buy(table, 0, 3)
    assert table.stock_of(0, "mc") == 20 - 9
    assert table.hand_of(0) == ["grass", "mine", *bought]
    assert fourth in table.state.discard


def test_nobody_buys_more_cards_than_there_is_money_for() -> None:
    table = Situation()
    table.end_generation()
    table.stock(0, mc=8)
    pick = next(decision for decision in table.pending if decision.seat == 0).picks[0]
    assert (pick.low, pick.high) == (0, 2)
    assert table.rules.refuse(table.state, pick.choice(pick.items[:3])) is not None


def test_research_is_sealed_no_money_moves_before_the_last_has_chosen() -> None:
    table = Situation(seats=3)
    table.end_generation()
    assert [decision.seat for decision in table.pending] == [1, 2, 0]
    buy(table, 2, 4)
    buy(table, 1, 1)
    assert [table.stock_of(seat, "mc") for seat in range(3)] == [20, 20, 20]
    assert [len(table.hand_of(seat)) for seat in range(3)] == [0, 0, 0]
    buy(table, 0, 0)
    assert [table.stock_of(seat, "mc") for seat in range(3)] == [20, 17, 8]


def test_there_is_no_hand_limit() -> None:
    table = Situation()
    table.hand(0, *[table.table.cards[c].id for c in table.state.deck[:60]])
    table.end_generation()
    buy(table, 0, 4)
    buy(table, 1, 0)
    assert len(table.hand_of(0)) == 64


# drafts


def kept_of(table: Situation, seat: int, count: int) -> tuple[str, ...]:
    pick = next(decision for decision in table.pending if decision.seat == seat).picks[0]
    assert (pick.low, pick.high) == (count, count)
    table.apply(pick.choice(pick.items[:count]))
    return pick.items


@pytest.mark.parametrize(("generation", "step"), [(2, 1), (3, -1), (4, 1)])
def test_a_draft_keeps_one_and_passes_three_clockwise_in_even_generations_and_the_other_way_in_odd_ones(
    generation: int, step: int
) -> None:
    table = Situation(seats=3, research_draft="one")
    while table.state.generation < generation - 1:
        table.next_generation()
    table.end_generation()
    assert table.state.generation == generation
    first = {seat: kept_of(table, seat, 1) for seat in range(3)}
    assert {len(items) for items in first.values()} == {4}
    second = {seat: kept_of(table, seat, 1) for seat in range(3)}
    assert second == {(seat + step) % 3: first[seat][1:] for seat in range(3)}
    third = {seat: kept_of(table, seat, 1) for seat in range(3)}
    assert third == {(seat + step) % 3: second[seat][1:] for seat in range(3)}
    assert table.asked.kind == "research"
    for decision in table.pending:
        seat = decision.seat
        last = third[(seat - step) % 3][1]
        assert decision.picks[0].items == (first[seat][0], second[seat][0], third[seat][0], last)


@pytest.mark.parametrize(("generation", "step"), [(2, 1), (3, -1)])
def test_the_other_draft_keeps_two_and_passes_two(generation: int, step: int) -> None:
    table = Situation(seats=3, research_draft="two")
    while table.state.generation < generation - 1:
        table.next_generation()
    table.end_generation()
    dealt = {seat: kept_of(table, seat, 2) for seat in range(3)}
    assert table.asked.kind == "research"
    for decision in table.pending:
        passed = dealt[(decision.seat - step) % 3][2:]
        assert decision.picks[0].items == (*dealt[decision.seat][:2], *passed)


def test_a_draft_buys_nothing_and_each_card_drafted_may_still_be_left() -> None:
    table = Situation(research_draft="two")
    table.end_generation()
    for seat in range(2):
        kept_of(table, seat, 2)
    assert [table.stock_of(seat, "mc") for seat in range(2)] == [20, 20]
    for seat in range(2):
        buy(table, seat, 0)
    assert table.hand_of(0) == []
    assert len(table.state.discard) == 8


@pytest.mark.parametrize("draft", ["one", "two"])
def test_a_solo_game_is_never_drafted(draft: str) -> None:
    table = Situation(1, (), 1, research_draft=draft)
    table.end_generation()
    assert table.asked.kind == "research"


# III. action


def test_players_take_one_or_two_actions_in_turn_until_all_have_passed() -> None:
    table = Situation(seats=3)
    for seat in range(3):
        table.stock(seat, heat=32)
    table.do("convert heat", "convert heat")  # two actions end the turn
    assert table.asked.seat == 1
    table.do("convert heat", "end")
    assert table.asked.seat == 2
    table.do("pass")
    assert table.asked.seat == 0
    table.do("convert heat", "end")
    assert table.asked.seat == 1  # the third seat is out of the round
    table.do("pass")
    assert table.asked.seat == 0
    table.do("convert heat", "end")
    assert table.asked.seat == 0
    table.do("pass")
    assert table.asked.kind == "research"


def test_two_actions_may_be_the_same() -> None:
    table = Situation().stock(0, mc=22)
    table.do("project power-plant", "project power-plant")
    assert table.production_of(0, "energy") == 2


def test_nobody_acts_for_another_seat_or_out_of_turn() -> None:
    table = Situation().stock(1, heat=8)
    assert table.refused("p2 convert heat").key == "not-asked"


@pytest.mark.parametrize(
    ("project", "price", "effect"),
    [
        ("power-plant", 11, {"energy": 1}),
        ("asteroid", 14, {}),
        ("aquifer", 18, {}),
        ("greenery", 23, {}),
        ("city", 25, {"mc": 1}),
    ],
)
def test_standard_projects_cost_what_the_board_says(project: str, price: int, effect: dict[str, int]) -> None:
    table = Situation().stock(0, mc=price - 1)
    assert str(table.refused(f"project {project}")) == f"needs-mc(need={price}, have={price - 1})"
    table.stock(0, mc=price).do(f"project {project}")
    if table.asked.kind == "place":
        table.do("place A5" if project == "aquifer" else "place G3")
    assert table.stocks(0) == {}
    assert table.productions(0) == effect
    rating = {"power-plant": 20, "asteroid": 21, "aquifer": 21, "greenery": 21, "city": 20}
    assert table.tr_of(0) == rating[project]


def test_selling_patents_discards_any_number_of_cards_for_as_much_money() -> None:
    table = Situation().hand(0, "grass", "mine", "fish")
    assert table.refused("sell").key == "not-offered"
    table.do("sell grass fish")
    assert (table.stock_of(0, "mc"), table.hand_of(0)) == (2, ["mine"])
    empty = Situation()
    assert empty.refused("sell mine").key == "needs-cards"


# IV. production


def test_kim_gains_21_from_rating_and_production_3_titanium_and_1_of_each_other() -> None:
    table = Situation().rating(0, 20).production(0, mc=1, steel=1, titanium=3, plants=1, energy=1, heat=1)
    table.end_generation()
    assert table.stocks(0) == {"mc": 21, "steel": 1, "titanium": 3, "plants": 1, "energy": 1, "heat": 1}


def test_income_may_be_smaller_than_the_rating_and_used_actions_are_free_again() -> None:
    table = Situation().production(0, mc=-5).in_play(0, "tardigrades")
    table.do("use tardigrades", "end")
    table.next_generation()
    assert table.stock_of(0, "mc") == 15
    table.turn_of(0).do("use tardigrades")
    assert table.held_by("tardigrades") == 2


# the end


def test_the_game_ends_after_the_production_of_the_generation_in_which_all_parameters_are_complete() -> None:
    table = Situation().stock(0, heat=8).parameters(temperature=6, oxygen=14, oceans=9)
    table.next_generation()
    assert table.state.generation == 2
    table.turn_of(0).stock(0, mc=0, heat=8).do("convert heat")
    assert table.asked.kind == "action"  # play goes on to the end of the generation
    table.do("end")
    table.end_generation()
    assert table.pending == ()
    assert table.stock_of(0, "mc") == 21
    assert table.state.generation == 2


@pytest.mark.parametrize("missing", ["temperature", "oxygen", "oceans"])
def test_the_game_goes_on_while_one_parameter_is_incomplete(missing: str) -> None:
    almost = {"temperature": 6, "oxygen": 13, "oceans": 8}
    table = Situation().parameters(temperature=8, oxygen=14, oceans=9).parameters(**{missing: almost[missing]})
    table.next_generation()
    assert table.state.generation == 2


def test_nobody_is_asked_for_final_greeneries_without_the_plants() -> None:
    table = Situation(seats=3).stock(1, plants=8)
    table.finish_game()
    assert [(d.seat, d.kind) for d in table.pending] == [(1, "final-greenery")]
    table.do("done")
    assert table.pending == ()
    assert table.state.generation == 1


def test_nothing_but_greeneries_is_possible_at_the_end() -> None:
    table = Situation().stock(0, plants=8, mc=100, heat=50).hand(0, "mine")
    table.finish_game()
    assert table.options == {"convert plants", "done"}
    for other in ("convert heat", "play mine", "project city", "fund banker", "pass"):
        assert table.refused(other).key == "not-offered"


def test_the_deck_is_made_anew_from_the_discards_when_it_runs_out() -> None:
    table = Situation()
    table.state.discard = list(table.state.deck[3:])
    table.state.deck = table.state.deck[:3]
    table.end_generation()
    assert [len(player.offered) for player in table.state.players] == [4, 4]
    assert len(table.state.deck) == 208 - 3
    assert table.state.discard == []


def test_research_without_a_single_card_left_offers_nothing_and_goes_on() -> None:
    table = Situation()
    table.hand(0, *[card.id for card in table.table.cards[: table.table.content.projects]])
    table.end_generation()
    assert (table.state.generation, table.asked.kind) == (2, "action")


# secrets


def test_a_view_shows_own_cards_and_hides_everybody_elses_until_envelopes_are_opened() -> None:
    table = Situation(seats=3).hand(0, "grass").hand(1, "mine", "fish")
    table.end_generation()
    buy(table, 1, 2)
    seen = table.rules.view(table.state, 0)
    assert seen.players[0] == table.state.players[0]
    assert (seen.players[1].hand, seen.players[1].offered) == ([-1, -1], [-1, -1, -1, -1])
    assert seen.sealed == [None, Choice(1, "sealed"), None]
    assert table.rules.view(table.state, 1).sealed[1] == table.state.sealed[1]
    assert table.rules.view(table.state, None).players[0].hand == [-1]


def test_two_tables_that_differ_only_in_secrets_look_the_same_to_the_public() -> None:
    tables = [Situation().hand(1, card) for card in ("grass", "mine")]
    views = [table.rules.view(table.state, 0) for table in tables]
    assert tables[0].rules.codec.encode(views[0]) == tables[1].rules.codec.encode(views[1])
