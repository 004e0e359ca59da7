"""The controller keeps every answer before it shows it, and shows nobody what others hold."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Choice, Reason, Score, Session, rules_for
from mars_desktop.models.controller import NOT_SAVED, GameController
from mars_desktop.models.handover import Covering
from mars_desktop.profile.problems import DiskFull
from tests.models.conftest import chooser, controller_of, play, setup


class Paper:
    """Keeps answers in a list, until it is full."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.full = False
        self.score: Score | None = None

    def _write(self) -> None:
        if self.full:
            raise DiskFull("The disk is full.")

    def answered(self, number: int, choice: Choice, state: Any) -> None:
        self._write()
        assert number == len(self.lines) + 1
        assert state.number == number
        self.lines.append(str(choice))

    def taken_back(self, keep: int, state: Any) -> None:
        self._write()
        assert state.number == keep
        del self.lines[keep:]

    def given_again(self, number: int, state: Any) -> None:
        self._write()
        assert state.number == number
        self.lines += ["again"] * (number - len(self.lines))

    def ended(self, score: Score, state: object) -> None:
        self._write()
        self.score = score


def kept(seats: int = 2, *, undo: str = "barrier") -> tuple[GameController, Paper]:
    paper = Paper()
    return GameController(Session(rules_for(setup(seats, undo=undo))), paper), paper


def test_an_answer_is_kept_before_it_is_shown(qtbot: QtBot) -> None:
    controller, paper = kept(1)
    seen: list[int] = []
    controller.stepped.connect(lambda *_: seen.append(len(paper.lines)))
    play(controller, 3)
    assert seen == [1, 2, 3]


def test_what_cannot_be_kept_did_not_happen(qtbot: QtBot) -> None:
    controller, paper = kept(1)
    play(controller, 4)
    before, number = controller.rules.codec.encode(controller.view), len(paper.lines)
    paper.full = True
    decision = controller.decision
    assert decision is not None
    with qtbot.waitSignal(controller.saveFailed) as failed, qtbot.assertNotEmitted(controller.stepped):
        assert controller.submit(chooser(1)(decision)) == NOT_SAVED
    assert failed.args == ["The disk is full."]
    assert controller.rules.codec.encode(controller.view) == before
    assert controller.answers_given == number
    paper.full = False
    assert controller.submit(chooser(1)(decision)) is None


def test_taking_back_what_cannot_be_written_changes_nothing(qtbot: QtBot) -> None:
    controller, paper = kept(1, undo="free")
    play(controller, 6)
    paper.full = True
    with qtbot.waitSignal(controller.saveFailed):
        assert controller.undo() == NOT_SAVED
    assert controller.answers_given == 6
    paper.full = False
    assert controller.undo(2) is None
    paper.full = True
    with qtbot.waitSignal(controller.saveFailed):
        assert controller.redo() == NOT_SAVED
    assert (controller.answers_given, len(paper.lines)) == (4, 4)


def test_a_refused_answer_changes_nothing_and_gives_its_reason(qtbot: QtBot) -> None:
    controller, paper = kept(1)
    before = controller.rules.codec.encode(controller.view)
    with qtbot.waitSignal(controller.refused) as refused:
        reason = controller.submit(Choice(0, "pass"))
    assert reason is not None
    assert refused.args == [reason]
    assert controller.rules.codec.encode(controller.view) == before
    assert paper.lines == []


def test_an_answer_to_an_outdated_question_is_refused(qtbot: QtBot) -> None:
    controller, _ = kept(1)
    decision = controller.decision
    assert decision is not None
    play(controller, 1)
    assert controller.submit(chooser(0)(decision), decision.number) == Reason.of("stale-answer")


def test_nothing_can_be_answered_while_the_screen_is_covered(qtbot: QtBot) -> None:
    controller = controller_of(2)
    assert controller.covered
    assert controller.decision is None
    assert controller.candidates() == []
    assert controller.submit(Choice(0, "start", ("credicor",))) == Reason.of("not-asked", seat=1)


def test_the_screen_is_covered_before_anything_else_is_told(qtbot: QtBot) -> None:
    controller = controller_of(2)
    controller.lift()
    told: list[str] = []
    controller.coverChanged.connect(lambda covered: told.append(f"cover {covered}"))
    controller.seatChanged.connect(lambda seat: told.append(f"seat {seat}"))
    controller.stepped.connect(lambda *_: told.append("stepped"))
    decision = controller.decision
    assert decision is not None
    controller.submit(chooser(0)(decision))
    assert told == ["cover True", "seat -1", "stepped"]
    told.clear()
    controller.lift()
    assert told == ["seat 1", "stepped", "cover False"]


def test_a_step_shows_what_the_eyes_at_the_screen_may_know(qtbot: QtBot) -> None:
    controller = controller_of(2)
    seen: list[tuple[int | None, Any, Any, Any]] = []
    controller.stepped.connect(lambda old, new, events: seen.append((controller.viewer, old, new, events)))
    play(controller, 40)
    controller.cover()
    assert {viewer for viewer, *_ in seen} == {None, 0, 1}
    for viewer, old, new, events in seen:
        for view in (old, new):
            for seat, player in enumerate(view.players):
                hidden = [*player.hand, *player.offered, *player.drafted, *player.dealt_corporations]
                assert seat == viewer or all(card == -1 for card in hidden)
        assert all(event.seat == viewer for event in events if event.hidden)


def test_sealed_choices_are_asked_seat_after_seat_each_behind_a_cover(qtbot: QtBot) -> None:
    controller = controller_of(3)
    asked = []
    answer = chooser(2)
    for _ in range(3):
        assert controller.covered
        asked.append(controller.next_seat)
        controller.lift()
        decision = controller.decision
        assert decision is not None
        assert decision.sealed
        controller.submit(answer(decision))
    assert sorted(seat for seat in asked if seat is not None) == [0, 1, 2]
    assert controller.asked_kind not in ("start", "")


def test_undo_and_redo_lead_through_the_same_states(qtbot: QtBot) -> None:
    controller, paper = kept(2, undo="free")
    controller.covering = Covering.NEVER
    states = []
    for step in range(30):
        states.append(controller.rules.codec.encode(controller._session.state))
        play(controller, 1, step)
    end = controller.rules.codec.encode(controller._session.state)
    assert controller.undo(10) is None
    assert controller.rules.codec.encode(controller._session.state) == states[20]
    assert controller.redo(10) is None
    assert controller.rules.codec.encode(controller._session.state) == end
    assert controller.redo() == Reason.of("nothing-to-redo")
    assert len(paper.lines) == 30


def test_more_steps_back_than_there_are_change_nothing(qtbot: QtBot) -> None:
    controller, _ = kept(1, undo="free")
    play(controller, 3)
    assert controller.undo(4) == Reason.of("nothing-to-undo")
    assert controller.answers_given == 3


@pytest.mark.parametrize("seats", [1, 2])
def test_the_end_is_told_once_and_its_score_kept(qtbot: QtBot, seats: int) -> None:
    controller, paper = kept(seats)
    ends: list[None] = []
    controller.gameOver.connect(lambda: ends.append(None))
    play(controller, 3000)
    assert controller.over
    assert len(ends) == 1
    assert controller.viewer is None
    assert paper.score == controller.score()


def test_a_preview_stops_where_something_hidden_would_come_to_light(qtbot: QtBot) -> None:
    controller = controller_of(1)
    play(controller, 60)
    before = controller.rules.codec.encode(controller._session.state)
    decision = controller.decision
    assert decision is not None
    for option in decision.options:
        assert not any(event.reveals for event in controller.preview(option))
    assert controller.rules.codec.encode(controller._session.state) == before


def test_the_whole_turn_is_as_many_answers_as_were_given_in_it(qtbot: QtBot) -> None:
    controller, _ = kept(2, undo="free")
    checked = 0
    for step in range(120):
        if controller.over:
            break
        before = controller.turn_depth()
        turn = controller.view.agenda.turn[:1]
        play(controller, 1, step)
        after = controller.turn_depth()
        assert after in (0, before + 1)
        if controller.view.agenda.turn[:1] != turn and after == 0:
            checked += 1
    assert checked
