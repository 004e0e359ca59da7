"""The keyboard's cursor walks by where places lie."""

import pytest
from PySide6.QtCore import QSizeF

from mars_desktop.board.cursor import BoardCursor, Direction, reading_order
from mars_desktop.board.layout import lay_out
from mars_desktop.board.pieces import HexCell, MoonCell


@pytest.fixture
def cursor(cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...]) -> BoardCursor:
    walker = BoardCursor()
    walker.lay_out(lay_out(QSizeF(748, 482), cells, moons, QSizeF(140, 70), QSizeF(60, 16)).spots)
    return walker


def walk(cursor: BoardCursor, *directions: Direction) -> list[str | None]:
    return [cursor.move(direction) for direction in directions]


def test_the_first_step_stands_in_the_middle(cursor: BoardCursor) -> None:
    assert cursor.move(Direction.LEFT) == "0,0"


def test_the_first_step_stands_on_the_first_legal_place(cursor: BoardCursor) -> None:
    assert cursor.move(Direction.LEFT, {"1,1", "2,-1"}) == "2,-1"


def test_left_and_right_stay_in_the_row(cursor: BoardCursor) -> None:
    cursor.put("0,0")
    assert walk(cursor, Direction.RIGHT, Direction.RIGHT, Direction.LEFT) == ["1,0", "2,0", "1,0"]


def test_straight_up_does_not_drift(cursor: BoardCursor) -> None:
    cursor.put("0,0")
    up = walk(cursor, Direction.UP, Direction.UP)
    assert up[1] == "1,-2"
    assert walk(cursor, Direction.DOWN, Direction.DOWN)[1] == "0,0"


def test_every_place_is_reached_by_arrows(cursor: BoardCursor) -> None:
    cursor.put("0,0")
    reached, waiting = {"0,0"}, ["0,0"]
    while waiting:
        start = waiting.pop()
        for direction in Direction:
            cursor.put(start)
            place = cursor.move(direction)
            assert place is not None
            if place not in reached:
                reached.add(place)
                waiting.append(place)
    assert len(reached) == 39


def test_at_the_edge_the_cursor_stays(cursor: BoardCursor) -> None:
    cursor.put("0,-3")
    assert cursor.move(Direction.UP) == "0,-3"


def test_jumps_go_in_reading_order_and_end(cursor: BoardCursor) -> None:
    wanted = ("phobos", "1,1", "0,-2", "-1,1")
    visited = []
    while (place := cursor.jump(wanted, forward=True)) is not None:
        visited.append(place)
    assert visited == ["0,-2", "-1,1", "1,1", "phobos"]
    assert cursor.at == "phobos"
    assert cursor.jump(wanted, forward=False) == "1,1"


def test_reading_order_is_row_by_row_with_moons_last(cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...]) -> None:
    spots = lay_out(QSizeF(748, 482), cells, moons, QSizeF(140, 70), QSizeF(60, 16)).spots
    order = [spot.id for spot in reading_order(spots.values())]
    assert order == [cell.id for cell in cells] + ["phobos", "ganymede"]


def test_a_cursor_leaves_a_map_that_lacks_its_place(cursor: BoardCursor) -> None:
    cursor.put("0,0")
    cursor.lay_out({})
    assert cursor.at is None
    assert cursor.move(Direction.UP) is None
