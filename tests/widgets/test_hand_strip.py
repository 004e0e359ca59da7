"""The hand: all cards in reach of pointer and keyboard, however many they are."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mars_desktop.games.terraforming.content import content
from mars_desktop.widgets.card_button import MARGIN
from mars_desktop.widgets.card_face import CardFace, CardSize, card_face
from mars_desktop.widgets.hand_strip import HandStrip


@pytest.fixture
def strip(qtbot: QtBot) -> Iterator[HandStrip]:
    """An empty strip as wide as at 1280 × 720."""
    shown = HandStrip()
    qtbot.addWidget(shown)
    shown.resize(748, 122)
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    yield shown
    shown.close()


def _faces(n: int, reason: str = "") -> list[CardFace]:
    return [card_face(card, reason=reason) for card in content().cards[:n]]


def _show(strip: HandStrip, faces: list[CardFace]) -> None:
    strip.show_cards(faces, [face.name for face in faces], CardSize.COMPACT, 100)


@pytest.mark.parametrize("n", [1, 8, 15, 30])
def test_every_card_has_a_part_that_can_be_pressed(strip: HandStrip, n: int) -> None:
    _show(strip, _faces(n))
    for card in strip.cards:
        point = card.mapTo(strip, card.rect().center())
        point.setX(card.x() + MARGIN + 4)
        assert strip.rect().contains(point)
        assert strip.childAt(point) is card


def test_a_press_tells_which_card(strip: HandStrip, qtbot: QtBot) -> None:
    _show(strip, _faces(5))
    with qtbot.waitSignal(strip.played) as played:
        QTest.mouseClick(strip.cards[2], Qt.MouseButton.LeftButton)
    assert played.args == [strip.cards[2].face.id]


def test_tab_reaches_one_card_and_arrows_the_others(strip: HandStrip, qtbot: QtBot) -> None:
    _show(strip, _faces(4))
    stops = [card for card in strip.cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(stops) == 1
    strip.take_keyboard()
    QTest.keyClick(strip.cards[0], Qt.Key.Key_End)
    assert strip.cards[3].hasFocus()
    QTest.keyClick(strip.cards[3], Qt.Key.Key_Left)
    with qtbot.waitSignal(strip.played) as played:
        QTest.keyClick(strip.cards[2], Qt.Key.Key_Return)
    assert played.args == [strip.cards[2].face.id]


def test_cards_that_stay_keep_the_keyboard(strip: HandStrip) -> None:
    faces = _faces(4)
    _show(strip, faces)
    strip.cards[2].setFocus()
    kept = strip.cards[2]
    _show(strip, faces[1:])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert strip.cards[1] is kept
    assert kept.hasFocus()


def test_a_reason_is_part_of_what_is_read_out(strip: HandStrip) -> None:
    _show(strip, _faces(1, reason="Needs 8 M€."))
    assert strip.cards[0].accessibleDescription() == "Needs 8 M€."
    assert not strip.cards[0].playable


def test_a_card_that_lies_over_its_neighbours_lets_the_pointer_through_to_them(strip: HandStrip) -> None:
    _show(strip, _faces(20))
    met, after = strip.cards[4], strip.cards[6]
    there = QPoint(after.x() + MARGIN + 3, strip.height() // 2)
    met.raise_()
    assert strip.childAt(there) is met
    QTest.mouseMove(met, met.mapFrom(strip, there))
    assert strip.childAt(there) is after
    QTest.mouseMove(after, after.mapFrom(strip, there))
    assert strip.childAt(there) is after
