"""A replay shows a table as it was after any of its answers, and nothing that was hidden then."""

import random

import pytest
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session, rules_for
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.controller import GameController
from mars_desktop.models.log import LogModel
from mars_desktop.models.replay import Replay
from mars_desktop.models.saving import begin_table, open_table, watch_table
from mars_desktop.profile.matches import Matches
from tests.models.conftest import play, setup


def played(seats: int, answers: int, seed: int = 1) -> Session[State]:
    """A game of so many random answers."""
    session = Session(rules_for(setup(seats, seed)))
    play(GameController(session), answers, seed)
    return session


@pytest.fixture(scope="module")
def finished() -> Session[State]:
    """A game that came to its end."""
    return played(2, 3000, 3)


def test_every_moment_is_the_state_after_so_many_answers(qtbot: QtBot, finished: Session[State]) -> None:
    replay = Replay(finished)
    encode = replay.rules.codec.encode
    again = Session(replay.rules)
    for at, choice in enumerate(finished.choices):
        if at % 7 == 0:
            replay.go(at)
            assert encode(replay.view) == encode(replay.rules.view(again.state, None))
        again.choose(choice)
    replay.go(replay.last)
    assert encode(replay.view) == encode(replay.rules.view(finished.state, None))
    assert replay.asked == ()


def test_it_stays_between_the_first_and_the_last_moment(qtbot: QtBot, finished: Session[State]) -> None:
    replay = Replay(finished)
    replay.go(-5)
    assert replay.at == 0
    replay.go(10**6)
    assert replay.at == replay.last == len(finished.choices)
    with qtbot.assertNotEmitted(replay.moved):
        replay.go(replay.last + 1)


def test_generations_begin_one_after_the_other(qtbot: QtBot, finished: Session[State]) -> None:
    replay = Replay(finished)
    assert [stop.round for stop in replay.rounds] == list(range(1, finished.state.generation + 1))
    for stop in replay.rounds[1:]:
        replay.go(stop.answers)
        assert replay.view.generation == stop.round
        replay.go(stop.answers - 1)
        assert replay.view.generation == stop.round - 1


def test_steps_by_turn_and_generation_lead_there_and_back(qtbot: QtBot, finished: Session[State]) -> None:
    replay = Replay(finished)
    starts = [stop.answers for stop in replay.rounds]
    replay.go(starts[2] + 3)
    replay.go(replay.round(False))
    assert replay.at == starts[2]
    replay.go(replay.round(False))
    assert replay.at == starts[1]
    replay.go(replay.round(True))
    assert replay.at == starts[2]
    for way in (replay.turn, replay.round):
        replay.go(0)
        assert way(False) == 0
        visited = [0]
        while replay.at < replay.last:
            replay.go(way(True))
            visited.append(replay.at)
        assert visited == sorted(set(visited))
        while replay.at > 0:
            replay.go(way(False))
            assert replay.at in visited


def test_a_turn_begins_where_the_log_says_so(qtbot: QtBot, finished: Session[State]) -> None:
    replay = Replay(finished)
    replay.go(replay.rounds[1].answers)
    for _ in range(6):
        replay.go(replay.turn(True))
        events = finished.events_of(replay.at - 1)
        assert any(event.kind in ("turn", "phase") for event in events)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_running_game_shows_nobodys_hand(qtbot: QtBot, seat: int | None) -> None:
    replay = Replay(played(2, 60))
    assert not replay.finished
    replay.look(seat)
    assert replay.viewer is None
    rng = random.Random(4)
    for _ in range(20):
        replay.go(rng.randint(0, replay.last))
        for player in replay.view.players:
            hidden = [*player.hand, *player.offered, *player.drafted, *player.dealt_corporations]
            assert all(card == -1 for card in hidden)


def test_a_finished_game_may_show_one_hand(qtbot: QtBot, finished: Session[State]) -> None:
    replay = Replay(finished)
    replay.look(1)
    replay.go(replay.last // 2)
    mine, other = replay.view.players[1], replay.view.players[0]
    assert mine.hand == finished.state_before(replay.at).players[1].hand
    assert all(card == -1 for card in other.hand)


def test_the_log_of_a_moment_is_the_beginning_of_the_whole_log(qtbot: QtBot, finished: Session[State]) -> None:
    replay = Replay(finished)
    log = LogModel(replay.rules)
    log.follow(replay)
    whole = log.rows()
    rng = random.Random(1)
    for _ in range(15):
        replay.go(rng.randint(0, replay.last))
        log.follow(replay)
        assert log.rows() == whole[: len(log.rows())]
        assert all(row.answer < replay.at for row in log.rows())


def test_a_stored_table_that_is_watched_stays_as_it_is(qtbot: QtBot, matches: Matches) -> None:
    table = begin_table(matches, setup(2), "Thursday")
    play(GameController(table.session, table.keeper), 25)
    before = matches.load(table.keeper.table)
    session, title, notice = watch_table(matches, table.keeper.table)
    assert (title, notice) == ("Thursday", "")
    assert len(session.choices) == 25
    assert matches.load(table.keeper.table) == before
    assert len(open_table(matches, table.keeper.table).session.choices) == 25
