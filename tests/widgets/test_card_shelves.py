"""Cards of one kind stand together under their heading."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.games.terraforming.content import content
from mars_desktop.widgets.card_face import card_face
from mars_desktop.widgets.cards_sheet import CardsSheet, ShownCard

PLAYED = ("comet", "birds", "tharsis-republic", "grass", "ants", "asteroid")


def sheet(qtbot: QtBot, width: int) -> CardsSheet:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(width, 700)
    cards = [ShownCard(card_face(content()[name]), name) for name in PLAYED]
    made = CardsSheet(page, "Cards in play", cards, QRect(0, 0, width, 700), "")
    page.show()
    made.open()
    return made


def test_kinds_stand_together_and_keep_the_order_of_play(qtbot: QtBot) -> None:
    shown = [button.face.id for button in sheet(qtbot, 1000).grid.cards]
    assert shown == ["tharsis-republic", "birds", "ants", "grass", "comet", "asteroid"]


def test_every_row_of_cards_has_room_for_headings_above_it(qtbot: QtBot) -> None:
    grid = sheet(qtbot, 560).grid
    rows = grid.rows()
    assert len(rows) >= 2
    feet = [0, *(max(button.geometry().bottom() for button in row) for row in rows)]
    for foot, row in zip(feet, rows, strict=False):
        assert min(button.y() for button in row) - foot >= grid.head_height() - 10
