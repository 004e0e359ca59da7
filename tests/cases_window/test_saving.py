"""Situations in saving: tables stored in every phase, ids that are not known, a crash between sealed choices."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mars_desktop.engine import Decision, Session, rules_for
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.models.controller import GameController
from mars_desktop.models.saving import begin_table, open_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import TableProblem
from tests.cases_window.covering import case
from tests.models.conftest import chooser, play, setup

PHASES = ("start", "draft", "research", "action", "place", "remove", "final-greenery")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An open, empty profile."""
    with Database.open(tmp_path / "profile.db") as opened:
        yield opened


def _told(decision: Decision) -> tuple[object, ...]:
    picks = [(str(pick.stem), pick.items, pick.low, pick.high) for pick in decision.picks]
    return decision.number, decision.seat, decision.kind, decision.cause, [str(o) for o in decision.options], picks


@case("SV-004")
@pytest.mark.parametrize("phase", PHASES)
def test_a_table_stored_in_any_phase_opens_with_the_same_question_and_the_same_hands(
    database: Database, phase: str
) -> None:
    matches = Matches(database)
    table = begin_table(matches, setup(2, 3, research_draft="one"), "Thursday")
    session, answer = table.session, chooser(3)
    # Not the first seat: another one has answered before.
    while session.pending[0].kind != phase or (phase == "draft" and not session.choices):
        choice = answer(session.pending[-1])
        session.choose(choice)
        table.keeper.answered(len(session.choices), choice, session.state)
        assert not session.over, f"the game never asks for {phase}"
    again = open_table(matches, table.keeper.table).session
    assert [_told(decision) for decision in again.pending] == [_told(decision) for decision in session.pending]
    assert again.rules.codec.encode(again.state) == session.rules.codec.encode(session.state)
    for player, before in zip(again.state.players, session.state.players, strict=True):
        assert (player.hand, player.offered, player.drafted) == (before.hand, before.offered, before.drafted)


@case("SV-005")
def test_answers_and_states_are_stored_by_ids_that_are_the_names_in_the_packs() -> None:
    session = Session(rules_for(setup(2, 3)))
    play(GameController(session), 400, 3)
    words = {word for choice in session.choices for word in choice.words}
    assert all(word == word.lower() or word[:1] in "ABCDEFGHI" for word in words)
    played = {choice.words[0] for choice in session.choices if choice.verb == "play"}
    assert isinstance(session.rules, TerraformingRules)
    known = {card.id for card in session.rules.table.cards}
    assert played
    assert played <= known


@case("SV-005")
def test_a_table_with_an_id_that_is_not_known_is_refused_in_one_sentence_and_kept(database: Database) -> None:
    matches = Matches(database)
    table = begin_table(matches, setup(2, 3), "Thursday")
    matches.append(table.keeper.table, 1, "p1 start renamed-corporation", b"not a state", "{}")
    before = matches.load(table.keeper.table)
    with pytest.raises(TableProblem, match="Thursday"):
        open_table(matches, table.keeper.table)
    assert matches.load(table.keeper.table) == before


@case("SV-006")
def test_a_crash_between_sealed_choices_loses_none_and_goes_on_at_the_cover_of_the_next_seat(tmp_path: Path) -> None:
    profile = tmp_path / "profile.db"
    with Database.open(profile) as database:
        table = begin_table(Matches(database), setup(3, 3), "Thursday")
        controller = GameController(table.session, table.keeper)
        play(controller, 2, 3)
        waiting = controller.next_seat
        sealed = table.session.state.sealed
        name = table.keeper.table
    with Database.open(profile) as database:
        session = open_table(Matches(database), name).session
        again = GameController(session)
        assert session.state.sealed == sealed
        assert sum(choice is not None for choice in sealed) == 2
        assert again.covered
        assert again.next_seat == waiting
