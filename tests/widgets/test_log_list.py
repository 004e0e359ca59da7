"""The list of log lines: filtered by seat, brief about decisions that have been told."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from mars_desktop.theme.tokens import look
from mars_desktop.widgets.log_list import LogList, LogRoles

SEAT, LEVEL, KIND, PLACE, CARD = (int(Qt.ItemDataRole.UserRole) + i for i in range(1, 6))
ROLES = LogRoles(seat=SEAT, level=LEVEL, kind=KIND, place=PLACE, card=CARD)


def line(words: str, kind: str, seat: int = 0) -> QStandardItem:
    item = QStandardItem(words)
    for role, value in ((SEAT, seat), (LEVEL, 1), (KIND, kind)):
        item.setData(value, role)
    return item


def shown(lines: LogList) -> list[str]:
    model = lines.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def filled(qtbot: QtBot, *, brief: bool) -> tuple[LogList, QStandardItemModel]:
    model = QStandardItemModel()
    model.appendRow(line("Research", "phase"))
    for seat, name in enumerate(("Mira", "Jonas")):
        model.appendRow(line(f"{name} has decided", "sealed", seat))
    lines = LogList(ROLES, look().seats, brief=brief)
    qtbot.addWidget(lines)
    lines.follow(model)
    return lines, model


def test_who_has_decided_is_said_until_the_decisions_are_told(qtbot: QtBot) -> None:
    lines, model = filled(qtbot, brief=True)
    assert shown(lines) == ["Research", "Mira has decided", "Jonas has decided"]
    model.appendRow(line("Mira buys 2 of 4 cards", "buy"))
    assert shown(lines) == ["Research", "Mira buys 2 of 4 cards"]


def test_who_has_decided_is_said_again_when_the_decisions_are_taken_back(qtbot: QtBot) -> None:
    lines, model = filled(qtbot, brief=True)
    model.appendRow(line("Mira buys 2 of 4 cards", "buy"))
    model.removeRow(3)
    assert shown(lines) == ["Research", "Mira has decided", "Jonas has decided"]


def test_the_whole_log_keeps_who_has_decided(qtbot: QtBot) -> None:
    lines, model = filled(qtbot, brief=False)
    model.appendRow(line("Mira buys 2 of 4 cards", "buy"))
    assert len(shown(lines)) == 4


def test_the_lines_of_one_seat_stand_under_the_headings_of_phases(qtbot: QtBot) -> None:
    lines, _ = filled(qtbot, brief=False)
    lines.show_seat(1)
    assert shown(lines) == ["Research", "Jonas has decided"]
