"""Of a mission that nobody has opened, the window shows the number and nothing else: no text, name or card of it."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mars_desktop.games.legacy.content import LegacyContent, campaign_content
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import content as base_game
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.profile.database import Database
from mars_desktop.windows.campaign.book_page import BookPage
from mars_desktop.windows.campaign.campaigning import Campaigning
from mars_desktop.windows.campaign.player_sheet import PlayerSheet
from mars_desktop.windows.campaign.printing import book_document
from mars_desktop.windows.campaign.samples import sample_campaign
from mars_desktop.windows.main_window import MainWindow

ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)


def secrets(content: LegacyContent, opened: int) -> set[str]:
    """Words that only missions after the first so many use."""
    # The cards of the base game are shown as such, whichever of them a mission uses.
    known, hidden = {card.name for card in base_game().cards}, set[str]()
    for mission in content.missions.values():
        words = {mission.title, mission.place, mission.briefing, mission.twist.name, mission.twist.sentence}
        words |= {*mission.setup, *mission.notes}
        words |= {one.name for one in mission.milestones} | {one.name for one in mission.awards}
        (known if mission.number <= opened else hidden).update(words)
    for card in content.cards:
        face = card.face
        first = min(face.missions) if isinstance(face, v.Project) else getattr(face, "mission", 0)
        (known if first <= opened else hidden).add(card.name)
    told = {word for word in hidden - known if len(word) > 3}
    # A name that is part of another one, or a plain word, would be found where it is not meant.
    return {word for word in told if not any(word in other for other in known)}


def texts(widget: QWidget) -> Iterator[str]:
    """Everything that a widget and what is in it shows or tells a screen reader."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield from (part.accessibleName(), part.accessibleDescription(), part.toolTip(), part.windowTitle())
        match part:
            case QLabel() | QAbstractButton():
                yield part.text()
            case QLineEdit():
                yield from (part.text(), part.placeholderText())
            case QComboBox():
                yield from (part.itemText(at) for at in range(part.count()))
            case QAbstractItemView() if part.model() is not None:
                model = part.model()
                for column in range(model.columnCount() if isinstance(part, QTableView) else 1):
                    yield from (str(model.headerData(column, Qt.Orientation.Horizontal, role) or "") for role in ROLES)
                    for row in range(model.rowCount()):
                        yield from (str(model.index(row, column).data(role) or "") for role in ROLES)
            case _:
                pass


def walk(window: MainWindow, desk: CampaignDesk) -> Iterator[None]:
    """Everywhere a person can go with this campaign."""
    campaigning: Campaigning = window.campaigning
    window.show_home()
    yield
    window.show_campaigns()
    yield
    campaigning.found()
    yield
    assert campaigning.open(desk.id)
    book = campaigning.book
    assert isinstance(book, BookPage)
    for row in range(len(desk.book.players)):
        for column in range(len(desk.book.missions) + 2):
            book.table.setCurrentIndex(book.table.model().index(row, column))
            yield
    for mission in range(1, len(desk.book.missions) + 1):
        book._visit(mission)
        yield
        assert campaigning.open(desk.id)
        book = campaigning.book
        assert book is not None
    click: tuple[Callable[[], object], ...] = (book.side.edit_button.click, book.join_button.click)
    for press in click:
        press()
        yield
        assert isinstance(book.sheet, PlayerSheet)
        book.sheet.close_sheet()
    book._correct()
    yield
    if desk.book.next_mission:
        assert campaigning.open(desk.id)
        campaigning._show_briefing(desk, desk.book.next_mission)
        yield
    window.show_saved()
    yield
    window.show_records()
    yield
    window.show_new_game()
    window.new_game.show_game("legacy")
    yield
    window.reading.show_cards()
    yield
    window.page.other.click()  # type: ignore[attr-defined]  # the card browser
    yield


@pytest.mark.parametrize("finished", [1, 4])
@pytest.mark.parametrize("opened", [False, True])
def test_a_sealed_mission_shows_its_number_and_nothing_else(
    qtbot: QtBot, window: MainWindow, database: Database, finished: int, opened: bool
) -> None:
    content = campaign_content()
    desk = sample_campaign(database, finished, opened=opened)
    hidden = secrets(content, finished + opened)
    assert len(hidden) > 60
    pattern = re.compile("|".join(sorted((re.escape(word) for word in hidden), key=len, reverse=True)))
    for _ in walk(window, desk):
        QApplication.processEvents()
        told = {text for text in texts(window) if text}
        assert not [(text, pattern.findall(text)) for text in told if pattern.search(text)]
    assert not pattern.search(book_document(desk).toPlainText())


def test_the_words_of_an_open_mission_would_be_found(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    desk = sample_campaign(database, 1, opened=True)
    window.campaigning.open(desk.id)
    window.campaigning._show_briefing(desk, 2)
    told = "\n".join(texts(window))
    assert campaign_content().missions[2].title in told
    assert any(word in told for word in secrets(campaign_content(), 1))
