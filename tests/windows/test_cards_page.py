"""The card browser, as a person uses it: searching, filtering, sorting, reading and leaving by keys and pointer."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.models.cards import CardsModel
from mars_desktop.theme.application import apply_theme
from mars_desktop.windows.cards_page import CardsPage
from mars_desktop.windows.main_window import MainWindow
from tests.windows.conftest import Keep


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[CardsPage]:
    """The shown card browser, 1280 × 720."""
    shown = CardsPage()
    qtbot.addWidget(shown)
    shown.resize(1280, 720)
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    shown.open_page()
    QApplication.processEvents()
    yield shown
    shown.close()


def focus() -> QWidget:
    """Whatever has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def shown(page: CardsPage) -> list[str]:
    return [row.id for row in page.model.rows()]


def large(page: CardsPage) -> str:
    """The id of the card that is shown large, empty for none."""
    face = page.large_card.shown
    return "" if face is None else face.id


def front(window: MainWindow) -> QWidget:
    """The page in front."""
    return window.page


def test_a_search_is_typed_and_read_by_keys_alone(page: CardsPage) -> None:
    assert page.search.hasFocus()
    QTest.keyClicks(focus(), "tag:earth kind:event")
    assert set(shown(page)) == {card.id for card in page.model.search.find("tag:earth kind:event")}
    assert page.wall.card == shown(page)[0]
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert page.wall.hasFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Right)
    assert page.wall.card == shown(page)[1]


def test_what_cannot_be_understood_is_said_and_the_cards_stay(page: CardsPage) -> None:
    page.search.setText("tag:space")
    before = shown(page)
    page.search.setText("tag:venus")
    assert page.problem.startswith("“venus” is no value of “tag”")
    assert page.search.accessibleDescription() == page.problem
    assert page.search.marked == "tag:venus"
    assert shown(page) == before
    page.search.setText("tag:earth")
    assert page.problem == ""
    assert page.search.marked == ""


def test_arrows_walk_row_by_row_and_never_off_the_wall(page: CardsPage) -> None:
    page.wall.setFocus()
    columns = page.wall.columns
    assert columns > 2
    for key, at in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Down, columns),
        (Qt.Key.Key_Left, columns - 1),
        (Qt.Key.Key_Right, columns),
        (Qt.Key.Key_End, 220),
        (Qt.Key.Key_Right, 220),
        (Qt.Key.Key_PageUp, 220 - columns),
    ):
        QTest.keyClick(focus(), key)
        assert page.wall.currentIndex().row() == at, key


def test_enter_shows_a_card_large_and_esc_takes_it_away_before_leaving(qtbot: QtBot, page: CardsPage) -> None:
    page.wall.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert large(page) == shown(page)[0]
    assert page.rect().contains(page.large_card.geometry())
    QTest.keyClick(focus(), Qt.Key.Key_Right)
    assert large(page) == page.wall.card == shown(page)[1]
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    assert large(page) == ""
    with qtbot.waitSignal(page.home):
        QTest.keyClick(focus(), Qt.Key.Key_Escape)


def test_esc_in_the_search_empties_it_first(qtbot: QtBot, page: CardsPage) -> None:
    page.search.setText("mine")
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    assert page.search.text() == ""
    with qtbot.waitSignal(page.home):
        QTest.keyClick(focus(), Qt.Key.Key_Escape)


def test_a_slash_leads_to_the_search_from_anywhere(page: CardsPage) -> None:
    page.wall.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Slash)
    assert page.search.hasFocus()


def test_filters_write_into_the_search_and_show_what_stands_there(page: CardsPage) -> None:
    tags = page.filters.boxes["tag"]
    tags.setCurrentIndex(tags.findData("space"))
    tags.activated.emit(tags.currentIndex())
    assert page.search.text() == "tag:space"
    kinds = page.filters.boxes["kind"]
    kinds.setCurrentIndex(kinds.findData("event"))
    kinds.activated.emit(kinds.currentIndex())
    assert page.search.text() == "tag:space kind:event"
    page.search.setText("cost<10 tag:earth")
    assert (tags.currentData(), kinds.currentData()) == ("earth", "")
    tags.setCurrentIndex(0)
    tags.activated.emit(0)
    assert page.search.text() == "cost<10"


def test_cards_are_sorted_and_the_current_one_stays(page: CardsPage) -> None:
    page.wall.put_on(page.model.row_of("birds"))
    order = page.filters.order
    order.setCurrentIndex(2)
    order.activated.emit(2)
    assert page.wall.card == "birds"
    costs = [row.cost for row in page.model.rows() if row.kind != "corporation"]
    assert costs == sorted(costs)


def test_the_side_shows_the_current_card_with_all_it_says_and_its_terms(qtbot: QtBot, page: CardsPage) -> None:
    page.wall.put_on(page.model.row_of("birds"))
    assert page.detail.words.splitlines() == list(page.model.rows()[page.model.row_of("birds")].sentences)
    terms = [term for term, _ in page.detail.terms.links()]
    assert "card-resource" in terms
    with qtbot.waitSignal(page.term_wanted) as heard:
        page.detail.terms.linkActivated.emit("card-resource")
    assert heard.args == ["card-resource"]


def test_an_example_is_tried_by_following_it(page: CardsPage) -> None:
    page._examples.linkActivated.emit("holds:animal")
    assert page.search.text() == "holds:animal"
    assert "birds" in shown(page)


def test_a_search_without_cards_shows_none_and_goes_on(page: CardsPage) -> None:
    page.search.setText("no such words at all")
    assert shown(page) == []
    assert page.detail._picture._face is None
    page.search.setText("birds")
    assert page.wall.card == "birds"


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("width", [1024, 1280, 1920])
def test_cards_fill_their_rows_at_every_size(qtbot: QtBot, qapp: QApplication, width: int, text_size: int) -> None:
    apply_theme(qapp, "light", text_size)
    page = CardsPage()
    qtbot.addWidget(page)
    page.resize(width, width * 9 // 16)
    page.show()
    QApplication.processEvents()
    first, second = (page.wall.visualRect(page.model.index(row)) for row in (0, page.wall.columns))
    last = page.wall.visualRect(page.model.index(page.wall.columns - 1))
    assert last.top() == first.top() < second.top()
    assert last.right() <= page.wall.viewport().width()
    for box in (*page.filters.boxes.values(), page.filters.order):
        assert box.width() >= box.sizeHint().width()
    apply_theme(qapp, "dark")


def test_pointer_and_double_click_choose_and_open_a_card(page: CardsPage) -> None:
    place = page.wall.visualRect(page.model.index(2)).center()
    QTest.mouseClick(page.wall.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert page.wall.card == shown(page)[2]
    QTest.mouseDClick(page.wall.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(place))
    assert page.large_card.shown is not None


def test_home_and_the_table_lead_to_the_cards_and_back(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.home.cards_wanted.emit()
    cards = front(window)
    assert isinstance(cards, CardsPage)
    assert window.windowTitle() == "Cards – Mars Desktop"
    QTest.keyClick(cards.search, Qt.Key.Key_Escape)
    assert front(window) is window.home
    window.open_table(keep(answers=10))
    assert window.controller is not None
    window.controller.lift()
    (action,) = [action for action in window.table_menu().actions() if action.text() == "Cards"]
    action.trigger()
    qtbot.waitUntil(lambda: front(window) is cards)
    cards.home.emit()
    assert front(window) is window.table
    assert window.windowTitle() == "Thursday – Mars Desktop"


def test_rows_are_named_for_screen_readers(page: CardsPage) -> None:
    index = page.model.index(page.model.row_of("comet"))
    assert str(index.data(Qt.ItemDataRole.AccessibleTextRole)).startswith("Comet, 21 M€. Tags: Space, Event")
    assert page.model.roleNames()[int(CardsModel.Role.NAME)] == b"name"
    assert page.wall.accessibleName() == "Cards"
