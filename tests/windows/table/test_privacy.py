"""Nobody's hidden things are on the page unless that seat sits in front of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QWidget

from mars_desktop.models.handover import Covering
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.shown_table import Opener

HIDDEN = ("comet", "birds", "anti-gravity-technology")
NAMES = ("Comet", "Birds", "Anti-Gravity Technology")


def _model_words(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    for row in range(model.rowCount()):
        for role in roles:
            yield str(model.index(row, 0).data(role))


def _words(page: TablePage) -> Iterator[str]:
    """Everything that can be read, heard or hovered on the page."""
    widgets: list[QWidget] = [page, *page.findChildren(QWidget)]
    for widget in widgets:
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle())
        if isinstance(widget, QAbstractButton | QLabel):
            yield widget.text()
        if isinstance(widget, QAbstractItemView):
            yield from _model_words(widget.model())
    for part in page.findChildren(QObject):
        if isinstance(part, QAbstractItemModel):
            yield from _model_words(part)


def _told(page: TablePage) -> set[str]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    words = list(_words(page))
    return {name for name in NAMES if any(name in word for word in words)}


def _two_hands(*other: str) -> Situation:
    """Player 2 holds hidden cards; player 1 has the turn."""
    return Situation().hand(0, "mine").hand(1, *other).stock(0, mc=40, heat=8)


def test_the_other_hand_is_nowhere_on_the_page(open_table: Opener) -> None:
    page = open_table(_two_hands(*HIDDEN), covering=Covering.WHEN_NEEDED)
    assert page.controller.viewer == 0
    assert page.hand.card("mine") is not None
    assert _told(page) == set()


def test_under_the_cover_no_hand_is_on_the_page(open_table: Opener) -> None:
    situation = Situation().hand(0, *HIDDEN).stock(0, mc=40)
    page = open_table(situation, covering=Covering.WHEN_NEEDED, lifted=False)
    assert page.controller.covered
    assert not page.hand.cards
    assert _told(page) == set()


def test_an_open_question_shows_no_hand(open_table: Opener) -> None:
    situation = Situation().hand(0, "comet").hand(1, "birds").stock(0, mc=40)
    situation.do("project aquifer")
    # The place of an ocean needs nothing hidden: it is asked on the open table.
    page = open_table(situation, covering=Covering.WHEN_NEEDED)
    assert page.controller.viewer is None
    assert page.bar.buttons
    assert _told(page) == set()


def test_a_hand_that_is_put_down_leaves_nothing_behind(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, *HIDDEN).stock(0, mc=40), covering=Covering.WHEN_NEEDED)
    card = page.hand.card("birds")
    assert card is not None
    page.hand.large.emit("birds")
    assert page.large_card.isVisible()
    page.controller.cover()
    assert not page.large_card.isVisible()
    assert page.large_card.shown is None
    assert not page.hand.cards


@pytest.mark.parametrize("covered", [True, False])
def test_the_picture_is_the_same_whatever_the_other_seat_holds(open_table: Opener, covered: bool) -> None:
    pictures = []
    for other in (HIDDEN, ("lichen", "pets", "insects")):
        page = open_table(_two_hands(*other), covering=Covering.WHEN_NEEDED)
        if covered:
            page.controller.cover()
        pictures.append(page.grab().toImage())
    assert pictures[0] == pictures[1]
