"""In every window, theme and text size nothing lies over anything else and no word is cut."""

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.token_values import ThemeName
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.shown_table import Opener

SMALL, LARGE, LEAST = QSize(1280, 720), QSize(1920, 1080), QSize(1024, 640)
HAND = ("comet", "birds", "mine", "asteroid", "kelp-farming", "domed-crater", "nuclear-zone", "regolith-eaters")


def _busy(seats: int) -> Situation:
    """Everybody has something of everything."""
    situation = Situation(seats=seats).hand(0, *HAND)
    for seat in range(seats):
        situation.stock(seat, mc=27 + seat, steel=13, titanium=12, plants=16, energy=14, heat=19)
        situation.production(seat, mc=14, steel=11, titanium=10, plants=12, energy=15, heat=11)
    situation.in_play(0, "tardigrades", "research", "pets", "earth-catapult", "io-mining-industries", "windmills")
    return situation


def _regions(page: TablePage) -> list[QWidget]:
    return [page.top, page.seats, page.side, page.view, page.bar, page.hand]


@pytest.mark.parametrize("size", [SMALL, LARGE, LEAST], ids=["1280", "1920", "1024"])
@pytest.mark.parametrize("text_size", [100, 115, 130, 150])
@pytest.mark.parametrize("seats", [1, 5])
def test_regions_lie_side_by_side_inside_the_page(
    open_table: Opener, qapp: QApplication, size: QSize, text_size: int, seats: int
) -> None:
    apply_theme(qapp, "dark", text_size)
    page = open_table(_busy(seats), size)
    for region in _regions(page):
        assert page.rect().contains(region.geometry()), f"{region} reaches beyond the page: {region.geometry()}"
    for one, other in combinations(_regions(page), 2):
        assert not one.geometry().intersects(other.geometry()), f"{one} lies over {other}"


@pytest.mark.parametrize("size", [SMALL, LARGE, LEAST], ids=["1280", "1920", "1024"])
@pytest.mark.parametrize("text_size", [100, 115, 130, 150])
def test_buttons_of_the_bar_are_whole_and_apart(
    open_table: Opener, qapp: QApplication, size: QSize, text_size: int
) -> None:
    apply_theme(qapp, "dark", text_size)
    page = open_table(_busy(2), size)
    shown = [child for child in page.bar.children() if isinstance(child, QWidget) and child.isVisible()]
    assert shown
    for button in shown:
        assert page.bar.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    for one, other in combinations(shown, 2):
        assert not one.geometry().intersects(other.geometry())


@pytest.mark.parametrize("text_size", [100, 115, 130, 150])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["1280", "1920"])
def test_every_seat_has_the_height_it_needs(
    open_table: Opener, qapp: QApplication, size: QSize, text_size: int, seats: int
) -> None:
    apply_theme(qapp, "dark", text_size)
    page = open_table(_busy(seats), size)
    for board in page.seats.boards:
        assert board.height() >= int(board.needed_height(board.width()))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_seats_are_in_sight_at_1280_by_720(open_table: Opener, seats: int) -> None:
    page = open_table(_busy(seats), SMALL)
    assert page.seats.verticalScrollBar().maximum() == 0


def test_the_hand_stands_in_full_faces_where_there_is_room(open_table: Opener) -> None:
    small, large = open_table(_busy(2), SMALL), open_table(_busy(2), LARGE)
    assert small.hand.cards[0].width() < large.hand.cards[0].width()


def _picture(page: TablePage) -> QImage:
    """The page once everything has settled, with the keyboard nowhere."""
    for _ in range(5):
        # Views lay out in one round of events and paint in the next.
        QCoreApplication.processEvents()
    focus = page.focusWidget()
    if focus is not None:
        focus.clearFocus()
    QCoreApplication.processEvents()
    return page.grab().toImage()


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_a_change_of_theme_reaches_everything(open_table: Opener, qapp: QApplication, theme: ThemeName) -> None:
    page = open_table(_busy(2))
    apply_theme(qapp, theme)
    QCoreApplication.processEvents()
    changed = _picture(page)
    page.hide()
    assert changed == _picture(open_table(_busy(2)))


def test_the_log_becomes_a_drawer_where_there_is_no_room_for_it(open_table: Opener, qapp: QApplication) -> None:
    apply_theme(qapp, "dark", 150)
    page = open_table(_busy(2), QSize(1280, 640))
    assert page.side.log_is_drawer
    page.side.log_opened.emit()
    assert page.sheet is not None
    assert page.sheet.isVisible()
