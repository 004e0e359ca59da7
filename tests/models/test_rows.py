"""Rows walk from old to new in steps that are each valid after those before."""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mars_desktop.models.rows import FIRST_ROLE, Insert, Move, Remove, RowModel, walk

IDS = st.lists(st.integers(0, 12), unique=True, max_size=10)


class Thing(NamedTuple):
    id: str
    size: int
    colour: str = "red"


class Things(RowModel):
    class Role(IntEnum):
        ID = FIRST_ROLE
        SIZE = FIRST_ROLE + 1
        COLOUR = FIRST_ROLE + 2

    ROLES = Role


def walked(old: Sequence[int], new: Sequence[int]) -> list[int]:
    now = list(old)
    for step in walk(old, new):
        match step:
            case Remove(at):
                del now[at]
            case Insert(at, source):
                now.insert(at, new[source])
            case Move(at, to):
                now.insert(to, now.pop(at))
    return now


@given(IDS, IDS)
def test_the_steps_lead_from_the_old_ids_to_the_new(old: list[int], new: list[int]) -> None:
    assert walked(old, new) == new


@given(IDS)
def test_equal_ids_need_no_step(ids: list[int]) -> None:
    assert walk(ids, ids) == []


def test_a_row_that_stays_is_moved_and_not_made_anew() -> None:
    assert walk("abc", "cab") == [Move(2, 0)]
    assert walk("abc", "axc") == [Remove(1), Insert(1, 1)]


def test_a_persistent_index_follows_its_row(qtbot: QtBot) -> None:
    model = Things()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.sync([Thing("a", 1), Thing("b", 2), Thing("c", 3)])
    kept = QPersistentModelIndex(model.index(2))
    model.sync([Thing("c", 3), Thing("x", 9), Thing("a", 1)])
    assert kept.row() == 0
    assert model.data(kept, Things.Role.ID) == "c"
    model.sync([Thing("a", 1)])
    assert not kept.isValid()


def test_a_change_tells_which_roles_changed_and_no_others(qtbot: QtBot) -> None:
    model = Things()
    model.sync([Thing("a", 1), Thing("b", 2)])
    told: list[tuple[int, list[int]]] = []
    model.dataChanged.connect(lambda first, _, roles: told.append((first.row(), list(roles))))
    model.sync([Thing("a", 1), Thing("b", 2, "blue")])
    assert told == [(1, [int(Things.Role.COLOUR)])]


def test_a_row_has_no_children_and_no_data_beside_its_roles(qtbot: QtBot) -> None:
    model = Things()
    model.sync([Thing("a", 1)])
    index = model.index(0)
    assert model.rowCount(index) == 0
    assert model.data(index, Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex(), Things.Role.ID) is None
    assert model.roleNames()[int(Things.Role.SIZE)] == b"size"
    assert model.row_of("a") == 0
    assert model.row_of("z") == -1
