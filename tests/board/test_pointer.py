"""The mouse: clicks choose, tiles are dragged, what is not allowed says so."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.board import BoardScene, BoardView, TileLook
from mars_desktop.board.modes import Mode

Where = Callable[[str], QPoint]
LEFT = Qt.MouseButton.LeftButton
TARGETS = {"0,0": "Ocean in the middle", "1,1": "4 M€"}
REASONS = {"2,0": "Cities never touch."}
CITY = TileLook("city", 0)


class Heard:
    """What the board told the world, in order."""

    def __init__(self, board: BoardScene) -> None:
        self.said: list[tuple[str, ...]] = []
        board.chosen.connect(lambda place: self.said.append(("chosen", place)))
        board.refused.connect(lambda place, reason: self.said.append(("refused", place, reason)))
        board.cancelled.connect(lambda: self.said.append(("cancelled",)))


@pytest.fixture
def heard(board: BoardScene) -> Heard:
    return Heard(board)


def click(view: BoardView, where: QPoint) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=where)


def drag(view: BoardView, start: QPoint, *way: QPoint) -> None:
    """Press, move along the way and let go at its end."""
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for point in way:
        QTest.mouseMove(view.viewport(), point)
    QTest.mouseRelease(view.viewport(), LEFT, pos=way[-1])


def mode(board: BoardScene, place: str) -> Mode:
    return board._spots[place].mode


def tiles(board: BoardScene) -> dict[str, TileLook]:
    return {place: item.tile for place, item in board._spots.items() if item.tile is not None}


def test_a_click_on_a_legal_hex_chooses_it(board: BoardScene, view: BoardView, at: Where, heard: Heard) -> None:
    board.offer(TARGETS, None)
    click(view, at("1,1"))
    assert heard.said == [("chosen", "1,1")]
    assert tiles(board) == {}


def test_a_click_on_a_moon_chooses_it(board: BoardScene, view: BoardView, at: Where, heard: Heard) -> None:
    board.offer({"phobos": ""}, CITY)
    click(view, at("phobos"))
    assert heard.said == [("chosen", "phobos")]


def test_a_click_on_an_illegal_hex_is_ignored_and_says_why(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.offer(TARGETS, None, REASONS)
    click(view, at("2,0"))
    click(view, at("-1,0"))
    assert heard.said == [
        ("refused", "2,0", "Cities never touch."),
        ("refused", "-1,0", "This place is not among those allowed."),
    ]
    assert mode(board, "-1,0") is Mode.FORBIDDEN
    click(view, at("0,0"))
    assert heard.said[-1] == ("chosen", "0,0")


def test_without_a_question_clicks_say_nothing(board: BoardScene, view: BoardView, at: Where, heard: Heard) -> None:
    click(view, at("0,0"))
    assert heard.said == []


def test_a_chosen_question_takes_no_second_answer(board: BoardScene, view: BoardView, at: Where, heard: Heard) -> None:
    board.offer(TARGETS, None)
    click(view, at("0,0"))
    QTest.mouseDClick(view.viewport(), LEFT, pos=at("0,0"))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at("0,0"))
    click(view, at("1,1"))
    assert heard.said == [("chosen", "0,0")]
    board.offer(TARGETS, None)
    click(view, at("1,1"))
    assert heard.said[-1] == ("chosen", "1,1")


def test_with_confirmation_the_first_click_shows_the_tile_and_the_second_places_it(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.confirm_clicks = True
    board.offer(TARGETS, CITY)
    click(view, at("1,1"))
    assert heard.said == []
    assert mode(board, "1,1") is Mode.HOVERED
    QTest.mouseDClick(view.viewport(), LEFT, pos=at("1,1"))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at("1,1"))
    assert heard.said == [("chosen", "1,1")]


def test_enter_confirms_the_first_click(board: BoardScene, view: BoardView, at: Where, heard: Heard) -> None:
    board.confirm_clicks = True
    board.offer(TARGETS, CITY)
    click(view, at("1,1"))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert heard.said == [("chosen", "1,1")]


def test_a_press_that_slips_to_another_hex_chooses_nothing(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.offer(TARGETS, None)
    drag(view, at("0,0"), at("1,1"))
    assert heard.said == []


def test_a_tile_dragged_onto_a_legal_hex_is_placed_there(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.offer(TARGETS, CITY)
    drag(view, at("tray"), at("2,0"), at("1,1"))
    assert heard.said == [("chosen", "1,1")]
    assert tiles(board) == {}
    board.set_tiles({"1,1": CITY})
    assert tiles(board) == {"1,1": CITY}


def test_the_hex_under_a_dragged_tile_shows_it_and_a_forbidden_one_says_so(
    board: BoardScene, view: BoardView, at: Where
) -> None:
    board.offer(TARGETS, CITY)
    QTest.mousePress(view.viewport(), LEFT, pos=at("tray"))
    QTest.mouseMove(view.viewport(), at("2,0"))
    assert mode(board, "2,0") is Mode.FORBIDDEN
    assert board._carried.isVisible()
    QTest.mouseMove(view.viewport(), at("0,0"))
    assert mode(board, "0,0") is Mode.HOVERED
    assert mode(board, "2,0") is Mode.VEILED
    assert not board._carried.isVisible()
    QTest.mouseRelease(view.viewport(), LEFT, pos=at("0,0"))


def test_a_refused_drag_changes_nothing_and_brings_the_tile_home(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.offer(TARGETS, CITY, REASONS)
    drag(view, at("tray"), at("0,0"), at("2,0"))
    assert heard.said == [("refused", "2,0", "Cities never touch.")]
    assert tiles(board) == {}
    assert board._tray.tile == CITY
    assert not board._tray.empty
    assert not board._carried.isVisible()
    drag(view, at("tray"), at("0,0"))
    assert heard.said[-1] == ("chosen", "0,0")


def test_the_way_home_takes_a_moment_and_ends(
    board: BoardScene, view: BoardView, at: Where, qtbot: QtBot, moving: None
) -> None:
    board.offer(TARGETS, CITY)
    drag(view, at("tray"), at("2,0"))
    assert board._tray.empty
    qtbot.waitUntil(lambda: not board._tray.empty)
    assert not board._carried.isVisible()


def test_a_tile_dropped_beside_the_map_returns_without_a_word(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.offer(TARGETS, CITY)
    drag(view, at("tray"), at("0,0"), QPoint(view.width() - 5, view.height() // 2))
    assert heard.said == []
    assert not board._tray.empty


def test_a_click_on_the_tray_and_a_click_on_a_hex_place_the_tile(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.offer(TARGETS, CITY)
    click(view, at("tray"))
    assert board._tray.empty
    click(view, at("1,1"))
    assert heard.said == [("chosen", "1,1")]


def test_esc_lays_a_held_tile_back_and_then_cancels(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.offer(TARGETS, CITY)
    click(view, at("tray"))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not board._tray.empty
    assert heard.said == []
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert heard.said == [("cancelled",)]


def test_the_end_of_a_question_takes_the_tile_out_of_the_hand(
    board: BoardScene, view: BoardView, at: Where, heard: Heard
) -> None:
    board.offer(TARGETS, CITY)
    QTest.mousePress(view.viewport(), LEFT, pos=at("tray"))
    QTest.mouseMove(view.viewport(), at("2,0"))
    board.offer({}, None)
    QTest.mouseRelease(view.viewport(), LEFT, pos=at("0,0"))
    assert heard.said == []
    assert not board._carried.isVisible()
    assert not board._tray.isVisible()


def test_hovering_is_told_once_for_every_place(board: BoardScene, view: BoardView, at: Where) -> None:
    places: list[str] = []
    QTest.mouseMove(view.viewport(), QPoint(view.width() - 3, view.height() // 2))
    QApplication.processEvents()
    board.hovered.connect(places.append)
    for place in ("0,0", "0,0", "1,0"):
        QTest.mouseMove(view.viewport(), at(place))
    QTest.mouseMove(view.viewport(), QPoint(view.width() - 3, view.height() // 2))
    QApplication.processEvents()
    assert places == ["0,0", "1,0", ""]
