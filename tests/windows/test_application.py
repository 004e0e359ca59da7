"""A profile that cannot be opened is told, and nothing is overwritten whatever is chosen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from mars_desktop import paths
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.windows.application import ANEW, QUIT, RESTORE, RETRY, Question, ask, open_profile, run
from mars_desktop.windows.main_window import MainWindow
from tests.windows.conftest import setup_of


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """A profile with one table and a backup of it, closed."""
    path = tmp_path / "profile.db"
    with Database.open(path, backups=tmp_path / "backups") as database:
        Matches(database).create("Thursday", "terraforming", 1, "{}")
        database.back_up()
    return path


def answering(*answers: str) -> tuple[list[Question], Callable[[Question], str]]:
    """Answers given in turn, and the questions that were put."""
    put: list[Question] = []
    left = list(answers)

    def answer(question: Question) -> str:
        put.append(question)
        given = left.pop(0)
        assert given in question.answers
        return given

    return put, answer


def titles(database: Database | None) -> list[str]:
    assert database is not None
    with database:
        return [row.title for row in Matches(database).rows()]


def test_a_sound_profile_opens_without_a_question(profile: Path) -> None:
    put, answer = answering()
    assert titles(open_profile(profile, profile.parent / "backups", answer)) == ["Thursday"]
    assert put == []


def test_a_damaged_profile_is_restored_and_kept(profile: Path) -> None:
    profile.write_bytes(b"nonsense" * 400)
    put, answer = answering(RESTORE)
    assert titles(open_profile(profile, profile.parent / "backups", answer)) == ["Thursday"]
    assert put[0].answers[0] == RESTORE
    assert [file.read_bytes() for file in profile.parent.glob("*damaged*")] == [b"nonsense" * 400]


def test_a_damaged_profile_may_be_begun_anew(profile: Path) -> None:
    profile.write_bytes(b"nonsense" * 400)
    _, answer = answering(ANEW)
    assert titles(open_profile(profile, profile.parent / "backups", answer)) == []
    assert list((profile.parent / "backups").glob("*.db"))


def test_a_damaged_profile_without_a_backup_offers_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "profile.db"
    path.write_bytes(b"nonsense" * 400)
    put, answer = answering(QUIT)
    assert open_profile(path, tmp_path / "backups", answer) is None
    assert put[0].answers == (ANEW, QUIT)


def test_a_missing_profile_with_backups_is_not_begun_anew_without_asking(profile: Path) -> None:
    profile.unlink()
    put, answer = answering(QUIT)
    assert open_profile(profile, profile.parent / "backups", answer) is None
    assert RESTORE in put[0].answers
    assert not profile.exists()


def test_a_profile_open_elsewhere_is_told_and_tried_again(profile: Path) -> None:
    first = Database.open(profile)
    put: list[Question] = []

    def answer(question: Question) -> str:
        put.append(question)
        first.close()
        return RETRY

    assert titles(open_profile(profile, profile.parent / "backups", answer)) == ["Thursday"]
    assert put[0].answers == (RETRY, QUIT)
    assert "another" in put[0].sentence


def test_the_question_is_a_dialog_with_the_safest_answer_first(qtbot: QtBot) -> None:
    seen: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        default = box.defaultButton()
        seen.extend([box.text(), default.text()])
        default.click()

    QTimer.singleShot(0, press)
    assert ask(Question("The profile is damaged.", (RESTORE, ANEW, QUIT))) == RESTORE
    assert seen == ["The profile is damaged.", "Restore the backup"]


def test_closing_the_question_means_to_leave(qtbot: QtBot) -> None:
    def close() -> None:
        box = QApplication.activeModalWidget()
        assert box is not None
        box.close()

    QTimer.singleShot(0, close)
    assert ask(Question("The profile is damaged.", (RESTORE, ANEW, QUIT))) == QUIT


def test_the_program_runs_until_its_window_is_closed(qtbot: QtBot) -> None:
    looks = iter(range(200))

    def leave() -> None:
        if not any(paths.backups().glob("*")) and next(looks, None) is not None:
            # The backup of the day follows the window.
            QTimer.singleShot(50, leave)
            return
        (window,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
        assert window.begin(setup_of(2), "Thursday")
        window.close()

    QTimer.singleShot(50, leave)
    assert run(["mars-desktop"]) == 0
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        assert [row.title for row in Matches(database).rows()] == ["Thursday"]
        assert database.backups.files()
