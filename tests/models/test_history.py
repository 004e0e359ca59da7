"""The history of a table: what lay open before every seat at the end of each generation."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from mars_desktop.engine import Choice, Session, Setup
from mars_desktop.engine.journal import journal_of, replay
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.history import History, Moment
from mars_desktop.models.terraforming_face import FACE
from tests.models.conftest import chooser

GOLDEN = Path(__file__).parents[1] / "golden" / "tharsis-two-seats.txt"


def rules_of(session: Session[State]) -> TerraformingRules:
    assert isinstance(session.rules, TerraformingRules)
    return session.rules


def golden() -> Session[State]:
    """A whole game whose answers are kept as text."""
    session: Session[State] = Session(TerraformingRules(Setup.quick("terraforming", 2, 20250131, map="tharsis")))
    for answer in re.findall(r"^\d+\. (.+)$", GOLDEN.read_text(encoding="utf-8"), re.MULTILINE):
        session.choose(Choice.parse(answer))
    return session


def started(seats: int, answers: int, *, seed: int = 3, undo: str = "free") -> Session[State]:
    """A game with so many random answers."""
    session: Session[State] = Session(TerraformingRules(Setup.quick("terraforming", seats, seed, undo=undo)))
    go_on(session, answers, seed)
    return session


def go_on(session: Session[State], answers: int, seed: int = 0) -> None:
    answer = chooser(seed)
    for _ in range(answers):
        session.choose(answer(session.pending[0]))


@pytest.fixture(scope="module")
def whole() -> Session[State]:
    return golden()


@pytest.fixture(scope="module")
def moments(whole: Session[State]) -> tuple[Moment, ...]:
    return History(rules_of(whole)).follow(whole)


def curve(moments: tuple[Moment, ...], seat: int, quantity: str) -> list[int]:
    return [{"points": s.points, **s.figures}[quantity] for s in (moment.seats[seat] for moment in moments)]


def test_there_is_a_moment_for_the_start_and_for_every_generation(moments: tuple[Moment, ...]) -> None:
    assert [moment.round for moment in moments] == list(range(16))
    assert all(moment.closed for moment in moments)


def test_the_points_of_a_whole_game_are_those_of_its_generations(moments: tuple[Moment, ...]) -> None:
    assert curve(moments, 0, "points") == [20, 30, 27, 27, 34, 35, 37, 39, 42, 44, 44, 49, 53, 57, 58, 60]
    assert curve(moments, 1, "points") == [20, 31, 31, 34, 29, 29, 29, 34, 36, 44, 45, 49, 56, 59, 67, 68]


def test_income_is_money_production_with_the_rating(moments: tuple[Moment, ...]) -> None:
    assert curve(moments, 0, "income") == [20, 20, 22, 22, 25, 27, 29, 30, 33, 35, 39, 39, 41, 43, 44, 45]
    assert curve(moments, 0, "production") == [0, 0, 0, 2, 7, 8, 12, 12, 13, 16, 17, 18, 19, 23, 25, 26]


def test_rating_and_cards_are_what_the_events_add_up_to(whole: Session[State], moments: tuple[Moment, ...]) -> None:
    rating, cards = [20, 20], [0, 0]
    told = [(tuple(rating), tuple(cards))]
    for answer in range(len(whole.choices)):
        for event in whole.events_of(answer):
            if event.kind == "rating":
                rating[event.seat] = int(event.values[1])
            elif event.kind == "play":
                cards[event.seat] += 1
            elif event.kind == "phase" and event.cause == "production":
                told.append((tuple(rating), tuple(cards)))
    read = [tuple(tuple(s.figures[id_] for s in m.seats) for id_ in ("rating", "cards")) for m in moments]
    assert read == told


def test_the_last_moment_is_the_score_sheet(whole: Session[State], moments: tuple[Moment, ...]) -> None:
    score = whole.rules.score(whole.state)
    assert [seat.sources for seat in moments[-1].seats] == [sheet.sources for sheet in score.seats]
    assert dict(moments[-1].seats[1].sources) == {
        "rating": 44, "awards": 5, "milestones": 5, "greeneries": 9, "cities": 4, "cards": 1,
    }  # fmt: skip


def test_a_game_that_goes_on_ends_with_the_present_moment() -> None:
    session = started(3, 120)
    history = History(rules_of(session)).follow(session)
    assert [moment.closed for moment in history] == [True] * (len(history) - 1) + [False]
    assert history[-1].round == session.state.generation
    assert history[-1].seats == FACE.standings(session.rules, session.state)


def test_a_game_that_has_just_begun_has_its_start_and_its_first_generation() -> None:
    session = started(2, 0)
    history = History(rules_of(session)).follow(session)
    assert [moment.round for moment in history] == [0, 1]
    assert [seat.points for seat in history[0].seats] == [20, 20]


def test_a_moment_is_read_once_as_long_as_its_state_stands() -> None:
    session = started(2, 90)
    history = History(rules_of(session))
    before = history.follow(session)
    go_on(session, 30, seed=8)
    after = history.follow(session)
    closed = [moment for moment in before if moment.closed]
    assert len(closed) > 2
    assert all(one is other for one, other in zip(closed, after, strict=False))


def test_after_undo_and_other_answers_the_history_is_that_of_the_new_course() -> None:
    session = started(2, 120)
    history = History(rules_of(session))
    history.follow(session)
    for _ in range(70):
        session.undo()
    go_on(session, 70, seed=9)
    assert history.follow(session) == History(rules_of(session)).follow(session)


def test_redo_brings_the_same_history_back() -> None:
    session = started(2, 120)
    history = History(rules_of(session))
    before = history.follow(session)
    for _ in range(60):
        session.undo()
    history.follow(session)
    for _ in range(60):
        session.redo()
    assert history.follow(session) == before


def test_a_stored_table_has_the_history_it_had_when_it_was_played() -> None:
    session = started(2, 110)
    again = replay(journal_of(session))
    assert History(rules_of(session)).follow(again) == History(rules_of(session)).follow(session)


def test_a_table_that_goes_on_from_a_stored_state_knows_nothing_before_it() -> None:
    session = started(2, 120)
    resumed: Session[State] = Session(session.rules, resume_from=session.state.copy())
    assert session.state.generation > 2
    history = History(rules_of(session)).follow(resumed)
    assert [moment.round for moment in history] == [session.state.generation]
    go_on(resumed, 60, seed=4)
    later = [moment.round for moment in History(rules_of(session)).follow(resumed)]
    assert later == list(range(session.state.generation, resumed.state.generation + 1))


@pytest.mark.parametrize("answers", range(0, 130, 13))
def test_a_standing_tells_nothing_that_is_hidden(answers: int) -> None:
    session = started(3, answers)
    rules = rules_of(session)
    assert FACE.standings(rules, session.state) == FACE.standings(rules, rules.view(session.state, None))


def test_no_quantity_is_read_from_a_generation_that_has_not_come(moments: tuple[Moment, ...]) -> None:
    for before, after in pairwise(moments):
        assert after.round == before.round + 1
        for seat in (0, 1):
            assert after.seats[seat].figures["rating"] >= before.seats[seat].figures["rating"]
            assert after.seats[seat].figures["cards"] >= before.seats[seat].figures["cards"]
