"""The face of On Mars says what the shared screens ask of it."""

import random

import pytest

from mars_desktop.engine import Session, Setup
from mars_desktop.games.onmars.events import KINDS
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.wording.headings import OF_THE_TABLE
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.models.games import face_of
from mars_desktop.models.onmars.face import ABOUT, FACE, onmars_rules
from mars_desktop.models.summary import read_summary, summary_of


def _played(seats: int, answers: int) -> tuple[OnMarsRules, State]:
    rules, rng = OnMarsRules(Setup.quick("onmars", seats, 7)), random.Random(7)
    session: Session[State] = Session(rules)
    for _ in range(answers):
        choice = rules.sample(session.state, rng.randrange)
        assert choice is not None
        session.choose(choice)
    return rules, session.state


def test_on_mars_has_this_face() -> None:
    assert face_of("onmars") is FACE


def test_every_kind_of_event_but_headings_of_the_table_is_about_something() -> None:
    about = frozenset().union(*ABOUT.values())
    assert set(KINDS) - about <= OF_THE_TABLE
    assert about <= set(KINDS)
    assert {group.id for group in FACE.line_groups()} == {str(kind) for kind in ABOUT}


def test_kinds_of_event_that_the_screens_wait_for_are_reported() -> None:
    assert {FACE.round_begins, *FACE.turn_bounds} <= set(KINDS)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_seat_has_a_standing_with_all_figures_and_sources(seats: int) -> None:
    rules, state = _played(seats, 60)
    standings = FACE.standings(rules, state)
    assert len(standings) == seats
    for standing in standings:
        assert set(standing.figures) == {figure.id for figure in FACE.figures()}
        assert tuple(source for source, _ in standing.sources) == FACE.sources
        assert FACE.uneventful(standing)


def test_a_colonist_stands_somewhere_and_is_counted_once() -> None:
    rules, state = _played(3, 40)
    for seat, standing in enumerate(FACE.standings(rules, state)):
        player = state.players[seat]
        away = player.working + sum(slots.count(seat) for slots in state.slots)
        assert standing.figures["colonists"] == player.quarters + away


@pytest.mark.parametrize("seats", [1, 3])
def test_the_summary_of_a_table_has_the_seats_and_no_opponent_without_one(seats: int) -> None:
    rules, state = _played(seats, 30)
    summary = read_summary(summary_of(rules, state))
    assert summary is not None
    assert [seat.points for seat in summary.seats] == [player.points for player in state.players[:seats]]


def test_every_option_has_words_and_the_packs_are_folders() -> None:
    assert all(FACE.option(option.key).name for option in OnMarsRules.options)
    (folder,) = FACE.packs(Setup.quick("onmars", 2, 1))
    assert (folder / "pack.toml").is_file()


def test_it_shows_no_other_game() -> None:
    with pytest.raises(TypeError, match="this shows On Mars, not terraforming"):
        onmars_rules(TerraformingRules(Setup.quick("terraforming", 2, 1)))


def test_a_lost_game_alone_names_its_goal() -> None:
    rules, state = _played(1, 10)
    assert FACE.lost(rules) == "“First Colonists” is not met"
    assert FACE.verdict(rules, rules.score(state)).startswith("Player 1 loses")
