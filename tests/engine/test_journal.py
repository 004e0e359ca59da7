"""A game as setup and answers: it plays through again to the same state, or says where it does not."""

from typing import Any

import msgspec
import pytest

from mars_desktop.engine import Session, Setup, SetupProblem, rules_for
from mars_desktop.engine.codec import Codec, CodecProblem
from mars_desktop.engine.journal import Journal, ReplayProblem, digest, journal_of, replay
from mars_desktop.engine.rng import Rng


def played(seats: int, seed: int, answers: int) -> Session[Any]:
    session: Session[Any] = Session(rules_for(Setup.quick("terraforming", seats, seed, research_draft="one")))
    rng = Rng(seed)
    for _ in range(answers):
        choice = session.rules.sample(session.state, rng.below)
        if choice is None:
            break
        session.choose(choice)
    return session


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_journal_plays_through_to_the_same_state(seats: int) -> None:
    session = played(seats, seats, 80)
    codec = Codec(Journal)
    again = replay(codec.decode(codec.encode(journal_of(session))))
    assert digest(again.rules, again.state) == digest(session.rules, session.state)
    assert again.events() == session.events()


def test_what_was_taken_back_is_not_in_the_journal() -> None:
    session = played(1, 5, 1)
    while session.undo_depth() == 0:
        session = played(1, 5, len(session.choices) + 1)
    kept = len(session.choices) - 1
    session.undo()
    assert len(journal_of(session).choices) == kept
    assert digest(session.rules, replay(journal_of(session)).state) == digest(session.rules, session.state)


def test_two_different_games_have_different_digests() -> None:
    one, other = played(2, 1, 10), played(2, 2, 10)
    assert digest(one.rules, one.state) != digest(other.rules, other.state)
    assert len(digest(one.rules, one.state)) == 32


def test_an_answer_that_is_not_allowed_is_named_with_its_number_and_reason() -> None:
    journal = journal_of(played(2, 3, 20))
    spoilt = msgspec.structs.replace(
        journal, choices=(*journal.choices[:7], "p1 play no-such-card", *journal.choices[7:])
    )
    with pytest.raises(ReplayProblem, match=r"^answer 8 of 21 \(p1 play no-such-card\) is not allowed: "):
        replay(spoilt)


def test_an_answer_that_cannot_be_read_is_named_with_its_number() -> None:
    journal = journal_of(played(2, 3, 5))
    spoilt = msgspec.structs.replace(journal, choices=("p1",))
    with pytest.raises(ReplayProblem, match=r"^answer 1 of 1 cannot be read: 'p1' is no choice"):
        replay(spoilt)


def test_a_journal_of_an_unknown_game_says_which_games_there_are() -> None:
    with pytest.raises(SetupProblem, match=r"^there is no game 'chess'; known are: .*terraforming"):
        replay(Journal(Setup.quick("chess", 2, 1), ()))


def test_a_journal_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(CodecProblem, match="unknown field `comment`"):
        Codec(Journal).decode(b'{"setup":{"game":"terraforming","seats":[],"seed":1},"choices":[],"comment":"x"}')
