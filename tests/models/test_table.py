"""The models of a table follow a game at random and never say more than the viewer may know (QT-006, QT-010)."""

import random

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Choice
from mars_desktop.models.controller import GameController
from mars_desktop.models.goals import GoalsModel, goal_rows
from mars_desktop.models.log import LogModel
from mars_desktop.models.options import OptionRow
from mars_desktop.models.players import PlayersModel, player_rows
from mars_desktop.models.replay import Replay
from mars_desktop.models.rows import RowModel
from mars_desktop.models.saving import begin_table, open_table
from mars_desktop.models.table import TableModels
from mars_desktop.profile.matches import Matches
from tests.models.conftest import chooser, controller_of, play, setup


def all_models(models: TableModels) -> list[RowModel]:
    return [models.players, models.hand, *models.played, models.options, models.tracks, models.goals, models.log]


def contents(models: TableModels) -> dict[str, object]:
    """Everything that the models show, compared by value."""
    shown = {type(model).__name__ + str(i): model.rows() for i, model in enumerate(all_models(models))}
    return {**shown, "pieces": models.pieces, "claims": models.claims}


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_models_followed_step_by_step_show_what_fresh_ones_show(qtbot: QtBot, seats: int) -> None:
    controller = controller_of(seats, seed=seats, research_draft="one", undo="free")
    models = TableModels(controller)
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        for model in all_models(models)
    ]
    resets: list[None] = []
    for model in all_models(models):
        model.modelReset.connect(lambda: resets.append(None))
    answer, rng = chooser(seats), random.Random(seats)
    for step in range(80):
        if controller.over:
            break
        controller.lift()
        decision = controller.decision
        assert decision is not None
        assert controller.submit(answer(decision), decision.number) is None
        if rng.randrange(12) == 0:
            back = rng.randint(1, min(4, controller.undo_depth()))
            assert controller.undo(back) is None
            if rng.randrange(2):
                assert controller.redo(rng.randint(1, back)) is None
        if step % 10 == 0:
            assert contents(models) == contents(TableModels(controller))
    assert contents(models) == contents(TableModels(controller))
    assert len(testers) == len(all_models(models))
    assert not resets, "a step of the game must not reset a model"


def test_models_of_a_loaded_table_show_what_they_showed_before(qtbot: QtBot, matches: Matches) -> None:
    table = begin_table(matches, setup(3, research_draft="one"), "Thursday")
    controller = GameController(table.session, table.keeper)
    models = TableModels(controller)
    play(controller, 45)
    loaded = open_table(matches, table.keeper.table)
    again = GameController(loaded.session, loaded.keeper)
    for one in (controller, again):
        one.cover()
        one.lift()
    fresh = TableModels(again)
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        for model in all_models(fresh)
    ]
    assert contents(fresh) == contents(models)
    play(again, 10, seed=3)
    assert contents(fresh) == contents(TableModels(again))
    assert len(testers) == len(all_models(fresh))


def test_models_that_follow_a_replay_back_and_forth_are_never_reset(qtbot: QtBot) -> None:
    controller = controller_of(3, 2)
    play(controller, 70)
    rules = TableModels(controller).rules
    replay = Replay(controller._session)
    players, goals, log = PlayersModel(), GoalsModel(), LogModel(rules)
    models: tuple[RowModel, ...] = (players, goals, log)
    testers = [QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal) for model in models]
    resets: list[None] = []
    for model in models:
        model.modelReset.connect(lambda: resets.append(None))
    rng = random.Random(1)
    for _ in range(30):
        replay.go(rng.randrange(replay.last + 1))
        players.sync(player_rows(rules, replay.view, replay.asked))
        goals.sync(goal_rows(rules, replay.view, None))
        log.follow(replay)
    whole = LogModel(rules)
    whole.follow(replay)
    assert log.rows() == whole.rows()
    assert len(testers) == len(models)
    assert not resets


def words_of(row: OptionRow) -> tuple[str, ...]:
    """The cards that an answer names by id; a standard project may have the id of a card."""
    if row.verb == "project":
        return ()
    return row.answer.words if isinstance(row.answer, Choice) else (*row.answer.stem.words, *row.answer.items)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_model_names_a_card_that_only_another_seat_may_know(qtbot: QtBot, seed: int) -> None:
    controller = controller_of(3, seed, research_draft="one")
    models = TableModels(controller)
    cards = models.rules.table.cards
    for step in range(60):
        play(controller, 1, seed * 100 + step)
        if step % 3 == 0:
            controller.cover()
        players = controller._session.state.players
        others = [player for seat, player in enumerate(players) if seat != controller.viewer]
        secrets = {cards[c].id for p in others for c in (*p.hand, *p.offered, *p.drafted, *p.dealt_corporations)}
        shown = {row.id for row in models.hand.rows()}
        shown |= {word for row in models.options.rows() for word in words_of(row)}
        assert not shown & secrets
        if controller.viewer is None:
            assert not any(row.secret for row in models.log.rows())


def test_the_hand_is_empty_while_the_screen_is_covered(qtbot: QtBot) -> None:
    controller = controller_of(2)
    models = TableModels(controller)
    assert controller.covered
    assert models.hand.rowCount() == 0
    assert models.options.rowCount() == 0
    controller.lift()
    assert models.hand.rowCount() == 12
    assert models.options.rowCount() == 2


def test_a_line_of_the_log_tells_its_secret_to_its_owner_alone(qtbot: QtBot) -> None:
    controller = controller_of(2)
    models = TableModels(controller)
    assert not any(row.secret for row in models.log.rows())
    controller.lift()
    mine = [row.secret for row in models.log.rows() if row.secret]
    assert mine
    controller.cover()
    assert not any(row.secret for row in models.log.rows())


def test_taking_an_answer_back_takes_its_lines_out_of_the_log(qtbot: QtBot) -> None:
    controller = controller_of(1)
    models = TableModels(controller)
    play(controller, 30)
    lines = models.log.rows()
    while controller.refuse_undo() is not None:
        play(controller, 1)
        lines = models.log.rows()
    last = max(row.answer for row in lines)
    assert controller.undo() is None
    assert models.log.rows() == tuple(row for row in lines if row.answer != last)
    assert controller.redo() is None
    assert models.log.rows() == lines
