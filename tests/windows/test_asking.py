"""Nothing is put away or removed before somebody said yes, and everything is once somebody did."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.windows.asking import agreed
from mars_desktop.windows.campaign.samples import sample_campaign
from mars_desktop.windows.main_window import MainWindow
from tests.windows.conftest import Keep


def answer(yes: bool) -> None:
    """Answer the next question: by its button, or by Enter alone."""

    def give() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        if yes:
            box.button(QMessageBox.StandardButton.Yes).click()
        else:
            QTest.keyClick(box, Qt.Key.Key_Return)

    QTimer.singleShot(50, give)


def press(page: QWidget, words: str) -> None:
    """Press the button of the page that bears these words."""
    next(b for b in page.findChildren(QPushButton) if b.text() == words and b.isVisible()).click()


def test_only_yes_is_yes(qtbot: QtBot, window: MainWindow) -> None:
    answer(yes=True)
    assert agreed(window, "Bin", "Empty it?")
    answer(yes=False)
    assert not agreed(window, "Bin", "Empty it?")


def test_a_campaign_is_put_in_the_bin_and_the_bin_is_emptied(
    qtbot: QtBot, window: MainWindow, database: Database
) -> None:
    sample_campaign(database, 1)
    store = Campaigns(database)
    window.show_campaigns()
    page = window.campaigning.campaigns
    answer(yes=False)
    press(page, "Put in the bin")
    assert len(store.rows()) == 1
    answer(yes=True)
    press(page, "Put in the bin")
    assert (len(store.rows()), len(store.bin())) == (0, 1)
    press(page, "Bin (1)")
    answer(yes=True)
    press(page, "Empty the bin")
    assert len(store.bin()) == 0


def test_the_bin_of_saved_tables_is_emptied(qtbot: QtBot, window: MainWindow, keep: Keep, matches: Matches) -> None:
    keep("Thursday")
    window.show_saved()
    press(window.saved, "Put in the bin")
    press(window.saved, "Bin (1)")
    answer(yes=True)
    press(window.saved, "Empty the bin")
    assert matches.bin() == []


def test_the_buttons_stay_where_they_are_when_a_list_is_empty(
    qtbot: QtBot, window: MainWindow, keep: Keep, database: Database
) -> None:
    sample_campaign(database, 1)
    keep("Thursday")
    window.show()
    for show, page in ((window.show_campaigns, window.campaigning.campaigns), (window.show_saved, window.saved)):
        show()
        QApplication.processEvents()
        full = page._back.y()
        page._show(in_bin=True)
        QApplication.processEvents()
        assert page._back.y() == full
