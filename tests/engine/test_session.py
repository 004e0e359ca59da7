"""A game being played: stale answers, undo and redo, and the barriers that stop undo."""

import pytest

from mars_desktop.engine import Choice, Refused, Session
from mars_desktop.engine.session import STALE
from mars_desktop.games.terraforming.state import State
from tests.games.terraforming.situation import Situation


def session_of(table: Situation) -> Session[State]:
    return Session(table.rules, resume_from=table.state)


def choose(session: Session[State], *texts: str) -> None:
    for text in texts:
        session.choose(Choice.parse(text))


def encoded(session: Session[State]) -> bytes:
    return session.rules.codec.encode(session.state)


def barrier(session: Session[State]) -> str:
    reason = session.refuse_undo()
    return reason.key if reason is not None else ""


def two_seats() -> Situation:
    table = Situation().stock(0, mc=60, heat=32, plants=8).stock(1, mc=40, heat=16)
    return table.in_play(0, "tardigrades", "search-for-life", "development-center", "inventors-guild")


def test_an_answer_moves_the_state_on_and_leaves_the_former_one_alone() -> None:
    session = session_of(two_seats())
    before = encoded(session)
    choose(session, "p1 convert heat")
    assert session.rules.codec.encode(session.state_before(0)) == before
    assert session.state.number == session.state_before(0).number + 1
    assert [str(choice) for choice in session.choices] == ["p1 convert heat"]
    assert session.events() == session.opening + session.events_of(0)
    assert any(event.kind == "rating" for event in session.events_of(0))


def test_an_answer_to_an_earlier_question_is_stale_and_changes_nothing() -> None:
    session = session_of(two_seats())
    asked = session.pending[0]
    session.choose(Choice.parse("p1 convert heat"), asked.number)
    before = encoded(session)
    with pytest.raises(Refused) as refusal:
        session.choose(Choice.parse("p1 convert heat"), asked.number)
    assert refusal.value.reason == STALE
    assert encoded(session) == before
    assert len(session.choices) == 1


def test_a_refused_answer_changes_neither_state_nor_journal_nor_what_can_be_redone() -> None:
    session = session_of(two_seats())
    choose(session, "p1 convert heat")
    session.undo()
    before = encoded(session)
    for text in ("p2 pass", "p1 play mine", "p1 end", "p1 project city mc=3"):
        with pytest.raises(Refused):
            session.choose(Choice.parse(text))
    assert encoded(session) == before
    assert session.choices == []
    assert session.refuse_redo() is None


def test_undo_and_redo_are_inverse() -> None:
    session = session_of(two_seats())
    states = [encoded(session)]
    for text in ("p1 project city", "p1 place G3"):
        choose(session, text)
        states.append(encoded(session))
    assert session.undo_depth() == 2
    for state in (states[1], states[0]):
        session.undo()
        assert encoded(session) == state
    assert barrier(session) == "nothing-to-undo"
    for state in (states[1], states[2]):
        session.redo()
        assert encoded(session) == state
    assert session.refuse_redo() is not None


def test_undo_returns_the_answer_and_a_new_answer_forgets_what_could_be_redone() -> None:
    session = session_of(two_seats())
    choose(session, "p1 convert heat")
    assert str(session.undo()) == "p1 convert heat"
    choose(session, "p1 use tardigrades")
    with pytest.raises(Refused, match="nothing-to-redo"):
        session.redo()


def test_nothing_is_taken_back_before_the_first_answer() -> None:
    session = session_of(two_seats())
    with pytest.raises(Refused, match="nothing-to-undo"):
        session.undo()


# UI-014: barriers at everything that came to light, and at a change of seats


@pytest.mark.parametrize(
    "texts",
    [
        ("p1 use development-center",),  # a card drawn
        ("p1 use search-for-life",),  # a card revealed
        ("p1 use inventors-guild",),  # a card looked at
        ("p1 project aquifer", "p1 place A4"),  # a card drawn as a placement bonus
    ],
)
def test_ui_014_undo_stops_where_hidden_cards_came_to_light(texts: tuple[str, ...]) -> None:
    session = session_of(two_seats().stock(0, energy=1))
    choose(session, *texts)
    assert barrier(session) == "undo-revealed"
    assert session.undo_depth() == 0
    before = encoded(session)
    with pytest.raises(Refused, match="undo-revealed"):
        session.undo()
    assert encoded(session) == before


def test_ui_014_undo_stops_at_a_shuffle_even_when_the_card_stays_hidden() -> None:
    table = two_seats().stock(0, energy=1)
    table.state.discard = list(table.state.deck)
    table.state.deck = ()
    session = session_of(table)
    choose(session, "p1 use development-center")
    assert any(event.kind == "shuffle" and event.reveals for event in session.events_of(0))
    assert barrier(session) == "undo-revealed"


def test_ui_014_undo_stops_where_the_turn_passed_to_another_seat() -> None:
    session = session_of(two_seats())
    choose(session, "p1 convert heat", "p1 end")
    assert barrier(session) == "undo-turn-passed"
    choose(session, "p2 convert heat")
    assert session.undo_depth() == 1
    session.undo()
    assert barrier(session) == "undo-turn-passed"


def test_ui_014_sealed_choices_are_not_taken_back() -> None:
    table = two_seats()
    table.end_generation()
    session = session_of(table)
    choose(session, "p2 buy")
    assert barrier(session) == "undo-sealed"


def test_what_is_done_after_a_barrier_can_be_taken_back_up_to_it() -> None:
    session = session_of(two_seats())
    choose(session, "p1 use search-for-life", "p1 project city")
    assert session.undo_depth() == 1
    session.undo()
    assert barrier(session) == "undo-revealed"


def test_a_table_may_agree_to_free_undo() -> None:
    table = Situation(undo="free").stock(0, heat=8).in_play(0, "search-for-life").stock(0, mc=1, heat=8)
    session = session_of(table)
    before = encoded(session)
    choose(session, "p1 use search-for-life", "p1 convert heat", "p2 pass")
    assert session.undo_depth() == 3
    for _ in range(3):
        session.undo()
    assert encoded(session) == before


# UI-015: the state after undo is the state before, actions left included


def test_ui_015_undo_of_the_second_action_restores_the_turn_with_one_action_taken() -> None:
    table = two_seats()
    for player in table.state.players[1:]:
        player.passed = True
    session = session_of(table)
    choose(session, "p1 convert heat")
    after_first = encoded(session)
    choose(session, "p1 use tardigrades")
    session.undo()
    assert encoded(session) == after_first
    assert "p1 end" in [str(option) for option in session.pending[0].options]
    choose(session, "p1 convert plants")
    session.undo()
    assert encoded(session) == after_first


def test_ui_015_undo_inside_an_action_gives_back_its_payment_step_by_step() -> None:
    session = session_of(two_seats())
    before = encoded(session)
    choose(session, "p1 project city")
    asked = encoded(session)
    choose(session, "p1 place G3")
    session.undo()
    assert encoded(session) == asked
    assert session.pending[0].kind == "place"
    session.undo()
    assert encoded(session) == before


# UI-016: one undo is one answer, and never goes beyond a barrier


def test_ui_016_undo_never_goes_back_across_a_generation() -> None:
    session = session_of(two_seats())
    choose(session, "p1 pass", "p2 pass")
    assert session.state.generation == 2
    assert barrier(session) == "undo-revealed"


def test_ui_016_undo_alone_never_goes_back_across_a_generation() -> None:
    table = Situation(seats=1).stock(0, heat=8)
    session = session_of(table)
    choose(session, "p1 convert heat", "p1 end", "p1 pass")
    assert session.state.generation == 2
    assert session.undo_depth() == 0


def test_ui_016_one_undo_takes_back_one_answer() -> None:
    session = session_of(two_seats())
    choose(session, "p1 project city", "p1 place G3")
    session.undo()
    assert [str(choice) for choice in session.choices] == ["p1 project city"]


def test_a_game_that_is_over_asks_nothing() -> None:
    table = Situation()
    table.finish_game()
    session = session_of(table)
    assert session.over
    with pytest.raises(Refused, match="not-asked"):
        session.choose(Choice.parse("p1 pass"))
