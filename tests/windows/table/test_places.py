"""A place on the map can be chosen in the bar, on the map by pointer or keyboard, and says what it brings."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.hands import press
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Keyboard, Mouse


def _ocean() -> Situation:
    situation = Situation().stock(0, mc=40)
    situation.do("project aquifer")
    return situation


def _tile(page: TablePage, place: str) -> int:
    return int(page.controller.view.tile[page.models.rules.table.map.index[place]])


def test_every_place_is_a_button_of_the_bar_or_in_its_list(open_table: Opener) -> None:
    situation = _ocean()
    page = open_table(situation)
    assert {button.answer.label for button in page.bar.buttons} == situation.places
    button = page.bar.button("p1 place A2")
    assert button is not None
    Mouse(page).button(button)
    assert _tile(page, "A2")


def test_a_click_on_a_hex_places_the_tile(open_table: Opener) -> None:
    page = open_table(_ocean())
    Mouse(page).hex("E4")
    assert _tile(page, "E4")


def test_the_keyboard_places_the_tile(open_table: Opener) -> None:
    page = open_table(_ocean())
    Keyboard(page).hex("E5")
    assert _tile(page, "E5")


def test_the_tile_can_be_dragged_from_the_tray(open_table: Opener) -> None:
    page = open_table(_ocean())
    view, layout = page.view, page.board.layout
    start = view.mapFromScene(layout.tray.center())
    target = view.mapFromScene(layout.spots["E4"].centre)
    viewport, left = view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, Qt.KeyboardModifier.NoModifier, start)
    for part in range(1, 9):
        QTest.mouseMove(viewport, start + (target - start) * part / 8)
        QApplication.processEvents()
    QTest.mouseRelease(viewport, left, Qt.KeyboardModifier.NoModifier, target)
    assert _tile(page, "E4")


def test_a_hex_that_is_not_allowed_says_why_and_stays_free(open_table: Opener) -> None:
    page = open_table(_ocean())
    Mouse(page).hex("A3")
    assert not _tile(page, "A3")
    assert page.board.gesture is not None
    assert page.board.gesture.words("A3") == "An ocean goes on an area reserved for ocean."


def test_the_bar_says_what_the_hex_under_the_pointer_brings(open_table: Opener) -> None:
    page = open_table(_ocean())
    point = page.view.mapFromScene(page.board.layout.spots["A2"].centre)
    QTest.mouseMove(page.view.viewport(), point + QPoint(1, 1))
    QTest.mouseMove(page.view.viewport(), point)
    assert page.bar.shown_remark.startswith("Ocean on A2")
    assert "+2 steel" in page.bar.shown_remark


def test_what_is_said_of_a_place_is_what_then_happens(open_table: Opener) -> None:
    situation = Situation().stock(0, mc=40).tile("E4", "ocean")
    situation.do("project aquifer")
    page = open_table(situation)
    gesture = page.board.gesture
    assert gesture is not None
    words = gesture.words("E5")
    before = page.controller.view.players[0].stock[0]
    Mouse(page).hex("E5")
    gained = page.controller.view.players[0].stock[0] - before
    assert gained == 2
    assert f"+{gained} M€" in words


def test_the_places_are_gone_once_one_was_chosen(open_table: Opener) -> None:
    page = open_table(_ocean())
    Mouse(page).hex("E4")
    assert page.board.gesture is None
    assert page.bar.button("p1 place E5") is None


def test_after_an_undo_the_question_is_asked_again(open_table: Opener) -> None:
    page = open_table(_ocean())
    Mouse(page).hex("E4")
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not _tile(page, "E4")
    assert page.board.gesture is not None
    assert page.board.gesture.allows("E4")
