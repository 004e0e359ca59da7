"""Situations in the course of a game: turns, milestones, drafts, the deck, stale and repeated answers, secrets."""

from random import Random

import pytest

from mars_desktop.engine import Choice, Refused, Session, Setup
from mars_desktop.engine.session import STALE
from mars_desktop.games.terraforming.content import UNKNOWN
from mars_desktop.games.terraforming.rules import TerraformingRules
from tests.games.terraforming.cases.covering import case
from tests.games.terraforming.situation import Situation


@case("TM-045")
@pytest.mark.parametrize("seed", range(3))
def test_from_every_state_the_asked_seat_has_an_answer_and_every_listed_answer_goes_through(seed: int) -> None:
    chance = Random(seed)
    rules = TerraformingRules(Setup.quick("terraforming", 1 + seed, seed))
    state = rules.new_state()
    for _ in range(120):
        decisions = rules.pending(state)
        if not decisions:
            break
        for decision in decisions:
            assert decision.options or decision.picks
            for option in decision.options:
                rules.preview(state, option)
            for pick in decision.picks:
                rules.preview(state, pick.choice(pick.items[: pick.low]))
                rules.preview(state, pick.choice(pick.items[: pick.high]))
        answer = rules.sample(state, chance.randrange)
        assert answer is not None
        rules.apply(state, answer)


@case("TM-045")
def test_playability_with_every_effect_is_checked_before_anything_is_paid() -> None:
    table = Situation().stock(0, mc=100, steel=10).hand(0, "open-city", "fish", "moss", "robotic-workforce")
    table.parameters(oxygen=12, temperature=8, oceans=3)
    for card in ("open-city", "fish", "moss", "robotic-workforce"):
        table.refused(f"play {card}")  # compares the whole state before and after


@case("TM-049")
def test_after_one_action_a_turn_may_be_ended_but_not_passed_and_before_it_only_passed() -> None:
    table = Situation().stock(0, heat=16)
    assert table.refused("end").key == "end-needs-action"
    table.do("convert heat")
    assert table.refused("pass").key == "pass-before-acting"
    table.do("end")
    assert table.asked.seat == 1
    table.do("pass")
    assert table.asked.seat == 0  # ending a turn did not drop the first seat out


@case("TM-052")
def test_a_milestone_without_the_money_says_what_it_needs_and_what_is_there() -> None:
    table = Situation().stock(0, mc=4).rating(0, 35)
    assert str(table.refused("milestone terraformer")) == "needs-mc(need=8, have=4)"


@case("TM-053")
def test_the_price_of_the_next_award_is_known_in_advance() -> None:
    table = Situation(seats=3).stock(0, mc=50)
    for award, price in (("landlord", 8), ("banker", 14), ("miner", 20)):
        payment = table.rules.payment(table.state, table.choice(f"fund {award}"))
        assert payment is not None
        assert payment.price == price
        table.turn_of(0).do(f"fund {award}")
    table.turn_of(0)
    assert not table.allowed("fund scientist")


@case("TM-054")
def test_tharsis_republics_city_is_its_first_action_one_of_two_and_owed_after_passing() -> None:
    table = Situation(corporations=("tharsis-republic",))
    assert 3 not in table.state.tile
    table.do("pass")
    table.next_generation().turn_of(0)
    assert table.options == {"first-action tharsis-republic", "pass"}
    table.do("first-action tharsis-republic", "place G3")
    assert (table.asked.seat, table.asked.kind) == (0, "action")
    assert "end" in table.options


@case("TM-055")
def test_the_start_marker_moves_one_seat_clockwise_each_generation_and_everything_follows_it() -> None:
    table = Situation(seats=3)
    for generation, first in ((1, 0), (2, 1), (3, 2), (4, 0)):
        assert (table.state.generation, table.state.first) == (generation, first)
        order = [(first + i) % 3 for i in range(3)]
        turns = []
        for _ in range(3):
            turns.append(table.asked.seat)
            table.do("pass")
        assert turns == order
        sealed = [decision.seat for decision in table.pending]
        assert sealed == [(first + 1 + i) % 3 for i in range(3)]
        table.next_generation()


@case("TM-056")
@pytest.mark.parametrize(("corporate_era", "level"), [(True, 1), (False, 2)])
def test_generalist_compares_productions_with_their_start(corporate_era: bool, level: int) -> None:
    table = Situation(map="elysium", corporate_era=corporate_era).stock(0, mc=8)
    table.production(0, mc=level, steel=level, titanium=level, plants=level, energy=level, heat=level - 1)
    assert table.refused("milestone generalist").key == "milestone-unmet"
    table.production(0, heat=level).do("milestone generalist")


@case("TM-060")
def test_an_answer_to_an_earlier_draft_is_refused_and_buys_nothing() -> None:
    table = Situation(research_draft="two", seats=2).stock(0, mc=40)
    table.end_generation()
    session = Session(table.rules, resume_from=table.state)
    draft = next(decision for decision in session.pending if decision.seat == 0)
    answer = draft.picks[0].choice(draft.picks[0].items[:2])
    session.choose(answer, session.state.number)
    other = session.pending[0]
    session.choose(other.picks[0].choice(other.picks[0].items[:2]), session.state.number)
    assert session.pending[0].kind == "research"
    money = session.state.players[0].stock[:]
    with pytest.raises(Refused) as refusal:
        session.choose(answer, draft.number)
    assert refusal.value.reason == STALE
    assert session.state.players[0].stock == money
    assert session.state.players[0].hand == []


@case("TM-063")
def test_a_discarded_card_is_not_drawn_while_the_deck_has_cards() -> None:
    table = Situation().stock(0, mc=30).in_play(0, "restricted-area").hand(0, "grass", "mine")
    table.do("sell grass mine")
    names = [table.table.content.index[card] for card in ("grass", "mine")]
    assert table.state.discard == names
    left = len(table.state.deck) - table.state.drawn
    for _ in range(5):
        table.turn_of(0)
        table.state.players[0].used.clear()
        table.do("use restricted-area")
    assert table.state.discard == names
    assert len(table.state.deck) - table.state.drawn == left - 5
    assert not set(table.hand_of(0)) & {"grass", "mine"}


@case("TM-065")
def test_an_empty_deck_is_made_anew_from_the_discards_in_the_middle_of_a_draw_always_in_the_same_way() -> None:
    drawn = []
    for _ in range(2):
        table = Situation(corporations=("inventrix",)).deck_top("grass")
        table.state.discard = list(table.state.deck[1:])
        table.state.deck = table.state.deck[:1]
        events = table.do("first-action inventrix")
        assert table.hand_of(0)[0] == "grass"
        assert len(table.hand_of(0)) == 3
        assert [event.values for event in events if event.kind == "shuffle"] == [(207,)]
        assert table.state.discard == []
        drawn.append(table.hand_of(0))
    assert drawn[0] == drawn[1]


@case("TM-067")
def test_research_deals_one_card_at_a_time_reshuffles_and_gives_everybody_the_same_number() -> None:
    table = Situation(seats=3)
    table.state.deck = table.state.deck[:5]
    table.state.discard = []
    table.end_generation()
    assert [len(player.offered) for player in table.state.players] == [1, 1, 1]

    reshuffled = Situation(seats=3)
    top = reshuffled.state.deck[:5]
    reshuffled.state.discard = list(reshuffled.state.deck[5:15])
    reshuffled.state.deck = top
    reshuffled.end_generation()
    offered = [player.offered for player in reshuffled.state.players]
    assert [len(cards) for cards in offered] == [4, 4, 4]
    # the second seat is first now: the five cards of the old deck went round from there
    assert [offered[1][0], offered[2][0], offered[0][0], offered[1][1], offered[2][1]] == list(top)


@case("TM-078")
def test_a_choice_submitted_twice_adds_its_resources_once() -> None:
    table = Situation().stock(0, mc=23).hand(0, "imported-nitrogen").in_play(0, "tardigrades", "ants", "fish", "pets")
    session = Session(table.rules, resume_from=table.state)
    session.choose(Choice.parse("p1 play imported-nitrogen"))
    number = session.state.number
    session.choose(Choice.parse("p1 add tardigrades"), number)
    with pytest.raises(Refused) as refusal:
        session.choose(Choice.parse("p1 add tardigrades"), number)
    assert refusal.value.reason == STALE
    table.state = session.state
    assert (table.held_by("tardigrades"), table.held_by("ants")) == (3, 0)


@case("TM-123")
def test_resources_and_used_marks_of_cards_come_back_with_undo() -> None:
    table = Situation().in_play(0, "tardigrades").holding("tardigrades", 5)
    session = Session(table.rules, resume_from=table.state)
    before = table.rules.codec.encode(session.state)
    session.choose(Choice.parse("p1 use tardigrades"))
    after = table.rules.codec.encode(session.state)
    session.undo()
    assert table.rules.codec.encode(session.state) == before
    session.redo()
    assert table.rules.codec.encode(session.state) == after


@case("TM-142")
def test_search_for_life_shows_its_card_to_all_and_inventors_guild_to_its_owner_only() -> None:
    table = Situation().stock(0, mc=9).in_play(0, "search-for-life", "inventors-guild").deck_top("grass", "mine")
    events = table.do("use search-for-life")
    assert [event.seen_by(1).values for event in events if event.kind == "reveal"] == [("grass",)]
    events = table.do("use inventors-guild")
    looks = [event for event in events if event.kind == "look"]
    assert [(event.seen_by(0).hidden, event.seen_by(1).hidden, event.seen_by(None).hidden) for event in looks] == [
        (("mine",), (), ())
    ]
    mine = table.table.content.index["mine"]
    assert table.rules.view(table.state, 0).agenda.now[-1].cards == (mine,)  # type: ignore[union-attr]  # a Keep
    assert table.rules.view(table.state, 1).agenda.now[-1].cards == (UNKNOWN,)  # type: ignore[union-attr]  # a Keep


@case("TM-143")
def test_played_events_and_hand_counts_are_public_hands_offers_and_deck_are_hidden() -> None:
    table = Situation().in_play(1, "asteroid", "virus").hand(1, "grass", "mine").hand(0, "fish")
    seen = table.rules.view(table.state, 0)
    index = table.table.content.index
    assert seen.players[1].events == [index["asteroid"], index["virus"]]
    assert seen.players[1].hand == [UNKNOWN, UNKNOWN]
    assert seen.players[0].hand == [index["fish"]]
    assert set(seen.deck) == {UNKNOWN}
    table.end_generation()
    research = table.rules.view(table.state, 0)
    assert len(research.players[0].offered) == 4
    assert UNKNOWN not in research.players[0].offered
    assert research.players[1].offered == [UNKNOWN] * 4
