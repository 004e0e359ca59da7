"""The score sheet: every point is shown once, as a bar and as a number."""

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.windows.samples import over, sample_session
from mars_desktop.windows.score_bars import ScoreBars, ScoreRow
from mars_desktop.windows.score_sheet import BARS, NUMBERS, ScoreModel, ScoreSheet, score_rows
from mars_desktop.windows.table.screens import SCREENS

SOURCES = ("rating", "awards", "milestones", "greeneries", "cities", "cards")


def row(*points: int, money: int | None = 12) -> ScoreRow:
    return ScoreRow("rose", "Mira", "Thorgate", points, sum(points), money, True)


def bars(qtbot: QtBot, *rows: ScoreRow, width: int = 700) -> ScoreBars:
    made = ScoreBars()
    qtbot.addWidget(made)
    made.show_score(SOURCES, [source.capitalize() for source in SOURCES], rows, SCREENS.tints)
    made.resize(width, made.heightForWidth(width))
    made.show()
    return made


@pytest.fixture(scope="module")
def session(qapp: QApplication) -> Session[Any]:
    return sample_session(4, over)


def test_the_parts_of_a_bar_are_as_long_as_their_points(qtbot: QtBot) -> None:
    parts = bars(qtbot, row(30, 5, 10, 4, 0, 1)).parts(0)
    assert [(SOURCES[part.source], part.points) for part in parts] == [
        ("rating", 30),
        ("awards", 5),
        ("milestones", 10),
        ("greeneries", 4),
        ("cards", 1),
    ]
    unit = parts[0].rect.width() / 30
    assert [part.rect.width() for part in parts] == pytest.approx([part.points * unit for part in parts])
    for before, after in pairwise(parts):
        assert after.rect.left() == pytest.approx(before.rect.right())


def test_bars_of_two_seats_have_one_scale(qtbot: QtBot) -> None:
    made = bars(qtbot, row(40, 0, 0, 0, 0, 0), row(20, 0, 0, 0, 0, 0))
    assert made.parts(0)[0].rect.width() == pytest.approx(2 * made.parts(1)[0].rect.width())


def test_points_below_zero_stand_behind_the_bar_and_do_not_shorten_it(qtbot: QtBot) -> None:
    made = bars(qtbot, row(30, 0, 0, 0, 0, -2), row(30, 0, 0, 0, 0, 0))
    rating, cards = made.parts(0)
    assert (rating.rect.width(), cards.points) == (made.parts(1)[0].rect.width(), -2)
    assert cards.rect.left() >= rating.rect.right()


@pytest.mark.parametrize("width", [460, 700, 1100])
def test_bars_and_their_sums_stay_inside(qtbot: QtBot, width: int) -> None:
    made = bars(qtbot, row(45, 10, 10, 9, 4, 9), row(20, 0, 0, 0, 0, -4), width=width)
    for number in (0, 1):
        assert all(
            part.rect.right() <= width - 60 and part.rect.bottom() <= made.height() for part in made.parts(number)
        )


def test_the_whole_sheet_is_told_to_a_screen_reader(qtbot: QtBot) -> None:
    made = bars(qtbot, row(30, 5, 0, 4, 0, -1))
    assert made.accessibleDescription() == (
        "Mira: 38 points. Rating 30, Awards 5, Milestones 0, Greeneries 4, Cities 0, Cards -1. 12 M€ left."
    )


def test_a_sheet_without_money_tells_none(qtbot: QtBot) -> None:
    made = bars(qtbot, row(30, 5, 0, 4, 0, 0, money=None))
    assert "M€" not in made.accessibleDescription()


def test_numbers_show_the_score_of_every_seat(qtbot: QtBot, session: Session[Any]) -> None:
    assert isinstance(session.rules, TerraformingRules)
    rows = score_rows(session.rules, session.state)
    model = ScoreModel(SOURCES, rows)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    score = session.rules.score(session.state)
    assert [row.total for row in rows] == sorted((sheet.total for sheet in score.seats), reverse=True)
    for number, shown in enumerate(rows):
        told = [str(model.index(number, column).data()) for column in range(model.columnCount())]
        assert told == [str(n).replace("-", "−") for n in (*shown.points, shown.total, shown.money)]
        assert model.headerData(number, Qt.Orientation.Vertical) == shown.name


def test_the_sheet_turns_from_bars_to_numbers_and_back(qtbot: QtBot, session: Session[Any]) -> None:
    assert isinstance(session.rules, TerraformingRules)
    sheet = ScoreSheet(session.rules, session.state)
    qtbot.addWidget(sheet)
    sheet.show()
    assert sheet.bars.isVisible()
    sheet.form.choose(NUMBERS)
    assert sheet.table.isVisible()
    assert not sheet.bars.isVisible()
    sheet.form.choose(BARS)
    assert sheet.bars.isVisible()
