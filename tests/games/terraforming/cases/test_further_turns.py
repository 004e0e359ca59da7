"""Further situations in the course of a game: sealed phases, drafts, undo, the deck, first actions, the end."""

from collections.abc import Callable

import pytest

from mars_desktop.engine import Choice, Refused, Session, Setup
from mars_desktop.games.terraforming.content import UNKNOWN
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from tests.games.terraforming.situation import Situation


def answered(
    rules: TerraformingRules, state: State, last: bool, between: Callable[[State], State] = lambda state: state
) -> State:
    """Let every seat answer the sealed phases by its first cards, in turn order or (``last``) against it."""
    while rules.pending(state) and rules.pending(state)[0].sealed:
        decisions = rules.pending(state)
        decision = decisions[-1 if last else 0]
        pick = decision.picks[0]
        rules.apply(state, pick.choice(pick.items[: max(pick.low, min(2, pick.high))]))
        state = between(state)
    return state


@pytest.mark.parametrize("draft", ["none", "one", "two"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_saved_between_any_two_envelopes_goes_on_as_if_it_had_not_been(draft: str, seats: int) -> None:
    rules = TerraformingRules(Setup.quick("terraforming", seats, 7, research_draft=draft))
    ends = []
    for between in (lambda state: state, lambda state: rules.codec.decode(rules.codec.encode(state))):
        state = answered(rules, rules.new_state(), False, between)
        while rules.pending(state)[0].kind == "action":
            answer = next(o for o in rules.pending(state)[0].options if o.verb in ("pass", "end", "first-action"))
            rules.apply(state, Choice(answer.seat, "pass"))
        ends.append(answered(rules, state, False, between))
    assert rules.codec.encode(ends[0]) == rules.codec.encode(ends[1])
    assert ends[0].generation == 2


@pytest.mark.parametrize("draft", ["none", "one", "two"])
def test_the_order_in_which_envelopes_are_given_changes_nothing(draft: str) -> None:
    ends = []
    for last in (False, True):
        table = Situation(seats=5, research_draft=draft)
        table.end_generation()
        state = answered(table.rules, table.state, last)
        state.number = 0
        ends.append(table.rules.codec.encode(state))
    assert ends[0] == ends[1]


def test_five_seats_keep_two_of_four_and_get_the_other_two_of_their_neighbour() -> None:
    table = Situation(seats=5, research_draft="two")
    table.end_generation()
    dealt = [player.offered[:] for player in table.state.players]
    for _ in range(5):
        pick = table.asked.picks[0]
        assert (pick.low, pick.high) == (2, 2)
        table.apply(pick.choice(pick.items[:2]))
    assert table.asked.kind == "research"
    # in generation 2 cards go to the next seat clockwise
    for seat, player in enumerate(table.state.players):
        assert player.offered == dealt[seat][:2] + dealt[(seat - 1) % 5][2:]


@pytest.mark.parametrize(("cards", "each"), [(20, 4), (19, 3), (9, 1), (4, 0)])
@pytest.mark.parametrize("draft", ["none", "one", "two"])
def test_a_draft_with_too_few_cards_gives_everybody_the_same_number_and_loses_none(
    cards: int, each: int, draft: str
) -> None:
    table = Situation(seats=5, research_draft=draft)
    table.state.deck = table.state.deck[:cards]
    table.end_generation()
    while table.pending and table.asked.kind == "draft":
        pick = table.asked.picks[0]
        table.apply(pick.choice(pick.items[: pick.low]))
    offered = [player.offered for player in table.state.players]
    assert [len(own) for own in offered] == [each] * 5
    assert sorted(card for own in offered for card in own) == sorted(table.state.deck[: 5 * each])
    assert (table.asked.kind, table.state.generation) == ("research" if each else "action", 2)


@pytest.mark.parametrize("draft", ["one", "two"])
def test_nobody_sees_what_others_were_dealt_or_have_drafted_in_any_round_of_a_draft(draft: str) -> None:
    table = Situation(seats=3, research_draft=draft)
    table.end_generation()
    while table.asked.sealed:
        for seat in (0, 1, 2, None):
            seen = table.rules.view(table.state, seat)
            for other, player in enumerate(seen.players):
                known = (*player.offered, *player.drafted, *player.hand)
                assert (UNKNOWN in known) == (other != seat and bool(known))
            assert all(choice is None or not choice.words or choice.seat == seat for choice in seen.sealed)
        pick = table.asked.picks[0]
        table.apply(pick.choice(pick.items[: max(pick.low, 1)] if pick.high else ()))


def test_corporations_and_cards_on_offer_at_the_start_are_seen_by_their_owner_only() -> None:
    rules = TerraformingRules(Setup.quick("terraforming", 3, 1, beginners="2"))
    state = rules.new_state()
    first = rules.pending(state)[0]
    rules.apply(state, first.picks[0].choice(first.picks[0].items[:3]))
    seen = rules.view(state, 2)
    assert seen.players[2] == state.players[2]
    assert seen.players[0].dealt_corporations == [UNKNOWN, UNKNOWN]
    assert seen.players[0].offered == [UNKNOWN] * 10
    assert seen.sealed[0] == Choice(0, "sealed")


def test_a_beginner_among_others_waits_for_their_choices_and_pays_nothing() -> None:
    rules = TerraformingRules(Setup.quick("terraforming", 3, 1, beginners="2"))
    state = rules.new_state()
    assert [decision.seat for decision in rules.pending(state)] == [0, 2]
    assert state.players[1].stock[0] == 0
    state = answered(rules, state, False)
    assert (state.players[1].stock[0], len(state.players[1].hand)) == (42, 10)
    assert rules.pending(state)[0].kind == "action"


@pytest.mark.parametrize(("corporation", "most", "left"), [("phobolog", 7, 2), ("mining-guild", 10, 0)])
def test_a_starting_hand_may_cost_exactly_what_the_corporation_brings(corporation: str, most: int, left: int) -> None:
    rules = TerraformingRules(Setup.quick("terraforming", 2, 1))
    state = rules.new_state()
    state.players[0].dealt_corporations[0] = rules.table.content.index[corporation]
    pick = next(p for p in rules.pending(state)[0].picks if p.stem.words == (corporation,))
    assert pick.high == most
    if most < len(pick.items):
        assert rules.refuse(state, pick.choice(pick.items[: most + 1])) is not None
    rules.apply(state, pick.choice(pick.items[:most]))
    state = answered(rules, state, False)
    assert (state.players[0].stock[0], len(state.players[0].hand)) == (left, most)


def test_research_may_spend_the_last_money_and_helions_last_heat() -> None:
    table = Situation(corporations=("helion",)).stock(0, mc=0, heat=0).rating(0, 5).production(0, mc=-1, heat=8)
    table.end_generation()
    table.apply(next(d for d in table.pending if d.seat == 1).picks[0].choice(()))
    pick = table.asked.picks[0]
    assert (table.stocks(0), pick.high) == ({"mc": 4, "heat": 8}, 4)
    four = pick.choice(pick.items)
    assert table.rules.refuse(table.state, four.paying({"mc": 4, "heat": 7})) is not None
    table.apply(four.paying({"mc": 4, "heat": 8}))
    assert (table.stocks(0), len(table.hand_of(0))) == ({}, 4)


def test_steps_inside_one_action_are_taken_back_one_by_one() -> None:
    start = Situation().stock(0, mc=36, plants=1).stock(1, plants=4).in_play(1, "arctic-algae")
    start.hand(0, "giant-ice-asteroid").parameters(temperature=-22)
    session = Session(start.rules, resume_from=start.state)
    texts = ["p1 play giant-ice-asteroid", "p1 resolve giant-ice-asteroid place", "p1 place A5"]
    seen = []
    for text in texts:
        seen.append(start.rules.codec.encode(session.state))
        session.choose(Choice.parse(text))
    assert session.state.players[1].stock[3] == 6
    assert session.undo_depth() == 3
    for before in reversed(seen):
        session.undo()
        assert start.rules.codec.encode(session.state) == before
    for _ in texts:
        session.redo()
    session.choose(Choice.parse("p1 resolve giant-ice-asteroid remove"))
    session.choose(Choice.parse("p1 remove p2"))
    assert session.state.players[1].stock[3] == 0


def test_a_discount_for_the_next_card_comes_back_when_that_card_is_taken_back() -> None:
    start = Situation().stock(0, mc=20).hand(0, "indentured-workers", "mine", "sponsors")
    session = Session(start.rules, resume_from=start.state)
    for text in ("p1 play indentured-workers", "p1 end", "p2 pass", "p1 play mine"):
        session.choose(Choice.parse(text))
    session.undo()
    session.choose(Choice.parse("p1 play sponsors"))
    assert session.state.players[0].stock[0] == 20


def test_a_turn_that_has_passed_on_and_a_drawn_card_cannot_be_taken_back() -> None:
    start = Situation().stock(0, mc=20, heat=8).hand(0, "research").in_play(0, "gene-repair")
    session = Session(start.rules, resume_from=start.state)
    session.choose(Choice.parse("p1 convert heat"))
    session.choose(Choice.parse("p1 end"))
    with pytest.raises(Refused):
        session.undo()
    session.choose(Choice.parse("p2 pass"))
    session.choose(Choice.parse("p1 play research"))
    with pytest.raises(Refused):
        session.undo()


def test_a_first_action_that_has_become_impossible_no_longer_holds_up_the_turn() -> None:
    table = Situation(corporations=("tharsis-republic",)).stock(0, mc=40, heat=8)
    assert table.options == {"first-action tharsis-republic", "pass"}
    table.cover("land")
    assert table.refused("first-action tharsis-republic").key == "no-place"
    table.do("convert heat", "project asteroid")
    assert table.tr_of(0) == 22


def test_a_seat_that_has_passed_is_left_out_while_the_last_one_takes_turn_after_turn() -> None:
    table = Situation(seats=3).stock(2, heat=40)
    table.do("pass", "pass")
    for done in range(5):
        assert (table.asked.seat, "end" in table.options) == (2, done % 2 == 1)
        table.do("convert heat")
    table.do("end", "pass")
    assert table.state.generation == 2


def test_two_milestones_may_be_claimed_in_one_turn_and_all_three_by_one_player() -> None:
    table = Situation(seats=3).stock(0, mc=24).rating(0, 35)
    table.tile("G3", "greenery", 0).tile("G4", "greenery", 0).tile("G5", "greenery", 0)
    table.in_play(0, "mine", "strip-mine", "titanium-mine", "fuel-factory", "steelworks", "ironworks", "ore-processor")
    table.in_play(0, "rover-construction").do("milestone terraformer", "milestone gardener", "p2 pass", "p3 pass")
    table.do("milestone builder")
    assert (table.stock_of(0, "mc"), table.points(0, "milestones")) == (0, 15)
    table.turn_of(0).stock(0, mc=8).hand(0, *[card.id for card in table.table.cards[100:130]])
    assert table.refused("milestone planner").key == "milestones-gone"


def test_an_action_that_shows_a_card_is_used_once_a_generation() -> None:
    table = Situation().stock(0, mc=9).in_play(0, "search-for-life").deck_top("mine", "tardigrades")
    table.do("use search-for-life")
    assert table.refused("use search-for-life").key == "used-this-generation"
    table.next_generation().turn_of(0).deck_top("tardigrades").do("use search-for-life")
    assert table.held_by("search-for-life") == 1


@pytest.mark.parametrize("card", ["search-for-life", "inventors-guild", "restricted-area", "business-network"])
def test_an_action_that_looks_for_cards_finds_none_when_deck_and_discards_are_empty(card: str) -> None:
    table = Situation().stock(0, mc=9).in_play(0, card)
    table.state.deck, table.state.drawn, table.state.discard = (), 0, []
    table.do(f"use {card}")
    assert (table.asked.kind, table.asked.seat, table.hand_of(0)) == ("action", 0, [])


def test_a_card_that_keeps_some_of_the_drawn_keeps_all_when_fewer_are_left() -> None:
    table = Situation().stock(0, mc=9).hand(0, "business-contacts").in_play(0, "gene-repair")
    table.state.deck, table.state.drawn, table.state.discard = table.state.deck[:1], 0, []
    table.do("play business-contacts")
    only = table.asked.picks[0]
    assert (only.low, only.high) == (1, 1)
    table.apply(only.choice(only.items))
    assert table.hand_of(0) == list(only.items)


def test_cards_under_consideration_are_not_shuffled_into_a_new_deck() -> None:
    table = Situation(corporations=("inventrix",)).stock(0, mc=9).in_play(0, "inventors-guild", "restricted-area")
    table.state.players[0].owes_first_action = False
    table.state.deck, table.state.drawn = table.state.deck[:1], 0
    table.do("use inventors-guild")
    assert table.asked.kind == "buy"
    looked = table.asked.picks[0].items
    table.do("buy")
    table.do("use restricted-area")
    assert table.hand_of(0) == list(looked)  # thrown away, shuffled, drawn again


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_with_everything_complete_before_the_generation_ends_play_goes_on_until_all_have_passed(seats: int) -> None:
    table = Situation(seats=seats).stock(0, mc=14).stock(1, heat=8, plants=8)
    table.parameters(temperature=6, oxygen=14, oceans=9)
    table.do("project asteroid", "end", "convert heat", "convert plants")
    table.do(min(table.options))
    assert (table.tr_of(0), table.tr_of(1), table.state.generation) == (21, 20, 1)
    while table.pending and table.asked.kind == "action":
        table.do("pass" if "pass" in table.options else "end")
    assert table.pending == ()
    assert table.state.generation == 1
