"""Questions: free subsets match what they offer and nothing else; reasons and events tell no more than they may."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.engine import Answers, Choice, Decision, Event, Pick, Reason
from mars_desktop.engine.rng import Rng

ITEMS = ("grass", "mine", "fish", "birds")
PICK = Pick(Choice(1, "start", ("helion",)), ITEMS, 1, 3)


@given(st.lists(st.sampled_from((*ITEMS, "pets")), max_size=5))
def test_a_pick_takes_an_allowed_number_of_different_items_on_offer(chosen: list[str]) -> None:
    choice = Choice(1, "start", ("helion", *chosen))
    allowed = 1 <= len(chosen) <= 3 and len(set(chosen)) == len(chosen) and "pets" not in chosen
    assert PICK.matches(choice) == allowed


@pytest.mark.parametrize(
    "choice",
    [
        Choice(0, "start", ("helion", "grass")),
        Choice(1, "buy", ("helion", "grass")),
        Choice(1, "start", ("credicor", "grass")),
        Choice(1, "start", ()),
    ],
)
def test_a_pick_is_for_its_seat_its_verb_and_its_first_words(choice: Choice) -> None:
    assert not PICK.matches(choice)


def test_a_pick_writes_items_in_the_order_in_which_they_are_offered() -> None:
    assert str(PICK.choice(("birds", "grass"))) == "p2 start helion grass birds"


@given(st.integers(0, 2**64 - 1))
def test_a_random_answer_to_a_pick_matches_it(seed: int) -> None:
    assert PICK.matches(PICK.sample(Rng(seed).below))


def test_every_size_of_a_pick_comes_up() -> None:
    rng = Rng(3)
    assert {len(PICK.sample(rng.below).words) - 1 for _ in range(60)} == {1, 2, 3}


def test_answers_are_listed_once_and_only_when_asked_for() -> None:
    asked: list[int] = []

    def answers() -> Answers:
        asked.append(1)
        return Answers((Choice(0, "pass"),), (PICK,))

    decision = Decision(4, 0, "action", "turn", answers)
    assert asked == []
    assert (decision.options, decision.picks, decision.options) == ((Choice(0, "pass"),), (PICK,), (Choice(0, "pass"),))
    assert asked == [1]
    assert repr(decision) == "<Decision 4: p1 action for turn>"


def test_a_reason_reads_as_its_key_with_values() -> None:
    assert str(Reason.of("needs-mc", need=8, have=4)) == "needs-mc(need=8, have=4)"
    assert str(Reason.of("place-taken")) == "place-taken"


def test_hidden_values_of_an_event_are_for_its_own_seat_only() -> None:
    event = Event("draw", 1, "research", (2,), ("grass", "mine"), reveals=True)
    assert event.seen_by(1) is event
    assert event.seen_by(0) == event.seen_by(None) == event._replace(hidden=())
