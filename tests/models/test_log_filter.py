"""The whole log is kept; part of it can be shown, under the headings it belongs to, folded, and taken away as text."""

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session, rules_for
from mars_desktop.games.terraforming.events import KINDS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording.log import log_lines, open_heading
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.log import LogModel, LogRow
from mars_desktop.models.log_filter import LogFilter
from mars_desktop.models.replay import Replay
from mars_desktop.models.terraforming_face import ABOUT, LineKind
from tests.models.conftest import play, setup

ROLE = LogModel.Role


@pytest.fixture(scope="module")
def finished() -> Session[State]:
    """A game that came to its end."""
    session: Session[State] = Session(rules_for(setup(3, 5)))
    play(GameController(session), 3000, 5)
    return session


@pytest.fixture
def log(qtbot: QtBot, finished: Session[State]) -> LogModel:
    """The whole log of that game, as the public reads it."""
    assert isinstance(finished.rules, TerraformingRules)
    model = LogModel(finished.rules)
    model.follow(Replay(finished))
    return model


def shown(part: LogFilter) -> list[LogRow]:
    """The lines that a filter lets through."""
    rows = part.sourceModel().rows()  # type: ignore[attr-defined]  # a log
    return [rows[part.mapToSource(part.index(at, 0)).row()] for at in range(part.rowCount())]


def test_every_line_of_a_whole_game_is_kept(log: LogModel, finished: Session[State]) -> None:
    assert isinstance(finished.rules, TerraformingRules)
    whole, under = [], None
    for events in (finished.opening, *(finished.events_of(answer) for answer in range(len(finished.choices)))):
        whole += [line.text for line in log_lines(finished.rules.table, events, speaker_now(), None, under)]
        under = open_heading(events, under)
    assert len(whole) > 500
    assert [row.text for row in log.rows()] == whole
    assert [row.text for row in shown(LogFilter(log))] == whole


def test_a_generation_begins_with_its_research_and_ends_with_its_production(log: LogModel) -> None:
    phases = [(row.round, row.text) for row in log.rows() if row.kind == "phase"]
    assert phases[0] == (1, "Corporations and first cards")
    for generation, text in phases[1:]:
        assert text.startswith(f"Generation {generation}: ") or "Generation" not in text
    assert "Research" in next(text for generation, text in phases if generation == 2)


def test_every_kind_of_line_can_be_found_by_what_it_is_about(log: LogModel) -> None:
    found = frozenset().union(*ABOUT.values())
    assert found <= set(KINDS)
    assert {row.kind for row in log.rows()} - found <= {"phase", "turn", "game-over"}


@pytest.mark.parametrize("kind", list(LineKind))
def test_only_lines_of_a_kind_are_shown_each_under_its_heading(log: LogModel, kind: LineKind) -> None:
    part = LogFilter(log)
    part.want(kind=kind)
    rows = shown(part)
    assert {row for row in log.rows() if row.kind in ABOUT[kind]} <= set(rows)
    for row, after in zip(rows, [*rows[1:], None], strict=True):
        if row.kind not in ABOUT[kind]:
            assert row.level == 0
            assert after is not None


def test_only_what_concerns_a_seat_is_shown(log: LogModel) -> None:
    part = LogFilter(log)
    part.want(seat=1)
    rows = shown(part)
    assert {row for row in log.rows() if row.seat == 1} <= set(rows)
    assert all(row.level == 0 for row in rows if row.seat != 1)


def test_only_one_generation_is_shown(log: LogModel) -> None:
    part = LogFilter(log)
    part.want(in_round=4)
    assert shown(part) == [row for row in log.rows() if row.round == 4]


def test_words_are_found_whatever_their_capitals(log: LogModel) -> None:
    part = LogFilter(log)
    part.want(words="OCEAN on")
    rows = shown(part)
    assert rows
    assert {row for row in log.rows() if "ocean on" in row.text.casefold()} <= set(rows)


def test_a_generation_folds_to_its_heading_and_opens_again(log: LogModel) -> None:
    part = LogFilter(log)
    whole = shown(part)
    part.fold(3, True)
    rows = shown(part)
    third = [row for row in whole if row.round == 3]
    assert [row for row in rows if row.round == 3] == third[:1]
    heading = next(at for at, row in enumerate(rows) if row.round == 3)
    assert part.index(heading, 0).data() == f"+ {third[0].text} ({len(third) - 1} lines)"
    part.fold(3, False)
    assert shown(part) == whole
    assert part.index(heading, 0).data() == f"− {third[0].text}"


def test_lines_that_come_later_bring_their_heading_with_them(qtbot: QtBot) -> None:
    controller = GameController(Session(rules_for(setup(2, 4))), covering=Covering.NEVER)
    assert isinstance(controller.rules, TerraformingRules)
    log = LogModel(controller.rules)
    part = LogFilter(log)
    QAbstractItemModelTester(part, QAbstractItemModelTester.FailureReportingMode.Fatal, log)
    part.want(kind=LineKind.MAP)
    for step in range(120):
        play(controller, 1, step)
        log.follow(controller)
    rows = shown(part)
    again = LogFilter(log)
    again.want(kind=LineKind.MAP)
    assert rows == shown(again)
    assert any(row.kind == "tile" for row in rows)


def test_what_is_shown_is_taken_away_as_text(log: LogModel) -> None:
    part = LogFilter(log)
    part.want(in_round=2, kind=LineKind.CARDS)
    lines = part.text().splitlines()
    assert [line.strip() for line in lines] == [row.text for row in shown(part)]
    assert any(line.startswith("    ") for line in lines)


def test_the_text_of_a_running_game_tells_nobodys_secrets(qtbot: QtBot) -> None:
    controller = GameController(Session(rules_for(setup(2, 4))), covering=Covering.NEVER)
    play(controller, 40)
    assert isinstance(controller.rules, TerraformingRules)
    log = LogModel(controller.rules)
    log.follow(controller)
    assert any(row.secret for row in log.rows())
    text = log.text(secrets=False)
    assert [line.strip() for line in text.splitlines()] == [row.text for row in log.rows()]
    assert LogFilter(log).text() == text


def test_the_text_of_a_finished_game_may_tell_all_cards(log: LogModel, finished: Session[State]) -> None:
    assert isinstance(finished.rules, TerraformingRules)
    table = finished.rules.table
    text = log.text(secrets=True)
    assert len(text.splitlines()) == len(log.rows())
    for seat in range(3):
        secrets = {line.secret for line in log_lines(table, finished.events(), speaker_now(), seat) if line.secret}
        assert secrets
        assert all(secret in text for secret in secrets)
