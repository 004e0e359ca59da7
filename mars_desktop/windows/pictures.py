"""Screens with sample content, drawn without a display: for documentation, for reviews and for tests of their look."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from mars_desktop.models.history import History
from mars_desktop.models.languages import Language, speak
from mars_desktop.profile.database import Database
from mars_desktop.profile.files import write_atomically
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.players import Players
from mars_desktop.theme.application import apply_room, apply_theme
from mars_desktop.theme.token_values import ThemeName
from mars_desktop.windows.campaign.pictures import CAMPAIGN_SCREENS
from mars_desktop.windows.campaign.pictures import Screen as CampaignScreen
from mars_desktop.windows.cards_page import CardsPage
from mars_desktop.windows.charts_page import ChartsPage
from mars_desktop.windows.cover import Cover
from mars_desktop.windows.final_page import FinalPage
from mars_desktop.windows.game_screens import playable, screens_of
from mars_desktop.windows.glossary_page import GlossaryPage, GlossarySheet
from mars_desktop.windows.home_page import HomePage
from mars_desktop.windows.new_game_page import NewGamePage
from mars_desktop.windows.page import Page
from mars_desktop.windows.records_page import CORPORATIONS, GAMES, PAIRS, PLAYERS, RecordsPage
from mars_desktop.windows.samples import (
    LEGACY,
    PEOPLE,
    TERRAFORMING,
    Moment,
    Sample,
    asks,
    over,
    sample_session,
    sample_table,
    save_sample,
    save_sample_records,
    turn_with,
)
from mars_desktop.windows.saved_page import SavedPage
from mars_desktop.windows.seat_line import SeatWord
from mars_desktop.windows.settings_page import SettingsPage
from mars_desktop.windows.table.guide import Guide
from mars_desktop.windows.table.page import TablePage
from mars_desktop.windows.table.pictures import MISSION_SCREENS, TABLE_SCREENS
from mars_desktop.windows.table.replay import TableReplay
from mars_desktop.windows.words import tr

Screen = Callable[[ExitStack], Sample]
"""Makes a sample; what must be put away after the picture is left to the stack."""

_NOON: Final = datetime(2026, 1, 30, 12, tzinfo=UTC)
"""When the sample tables were begun; each look at the clock takes three seconds."""


def _profile(stack: ExitStack, *, empty: bool = False) -> Database:
    """A profile of its own, with a few tables in it."""
    folder = Path(stack.enter_context(TemporaryDirectory(prefix="mars-desktop-")))
    minutes = count()
    database = stack.enter_context(
        Database.open(folder / "profile.db", clock=lambda: _NOON + timedelta(minutes=next(minutes) / 20))
    )
    if not empty:
        matches, players = Matches(database), Players(database)
        save_sample(matches, tr("Sunday, to the end"), sample_session(4, over, map="elysium"))
        save_sample(matches, tr("Alone on Hellas"), sample_session(1, asks("action", 6), map="hellas"))
        save_sample(matches, tr("Friday evening"), sample_session(4, turn_with(5, 9), 16))
        for seat in reversed(PEOPLE):
            players.remember(seat.name, seat.colour)
    return database


def _page(page: Page) -> Sample:
    return Sample(page, page.open_page)


def _new_game(stack: ExitStack) -> Sample:
    page = NewGamePage(_profile(stack))

    def act() -> None:
        page.open_page()
        page.show_draft(replace(page.draft(), seed="20260130"))

    return Sample(page, act)


def _cover(_: ExitStack) -> Sample:
    whole = QWidget()
    around = QVBoxLayout(whole)
    around.setContentsMargins(0, 0, 0, 0)
    around.addWidget(TablePage(sample_table(3, asks("research", 4))))
    cover = Cover(whole)
    mira, jonas, aylin = PEOPLE[:3]
    sealed = (
        SeatWord(mira.colour, mira.name, tr("sealed"), False),
        SeatWord(aylin.colour, aylin.name, tr("to choose"), False),
    )
    remark = tr("Research, generation {n}", n=4)
    return Sample(whole, lambda: cover.fall(jonas.colour, jonas.name, remark, sealed))


def _cards(search: str) -> Screen:
    def screen(_: ExitStack) -> Sample:
        page = CardsPage()

        def act() -> None:
            page.open_page()
            page.search.setText(search)
            page.wall.put_on(0)
            page.wall.setFocus()

        return Sample(page, act)

    return screen


def _glossary(_: ExitStack) -> Sample:
    page = GlossaryPage()

    def act() -> None:
        page.open_page()
        page.panel.explain("milestone")

    return Sample(page, act)


def _help(_: ExitStack) -> Sample:
    page = TablePage(sample_table(3, asks("action", 7)))
    return Sample(page, lambda: GlossarySheet(page, "greenery").open())


def _guide(seats: int, moment: Moment) -> Screen:
    def screen(_: ExitStack) -> Sample:
        page = TablePage(sample_table(seats, moment))
        Guide(page)
        return Sample(page)

    return screen


def _final(seats: int, *, game: str = TERRAFORMING, **options: str | int | bool) -> Screen:
    def screen(_: ExitStack) -> Sample:
        session = sample_session(seats, over, 1, game=game, **options)
        moments = History(session.rules).follow(session)
        return _page(FinalPage(session.rules, session.state, tr("Friday evening"), moments))

    return screen


def _replay(moment: Moment, *, with_hand: bool) -> Screen:
    def screen(_: ExitStack) -> Sample:
        page = TableReplay(sample_session(4, moment), tr("Friday evening"))

        def act() -> None:
            page.open_page()
            page.replay.go(page.replay.last * 3 // 5)
            if with_hand:
                hands = [len(player.hand) for player in page.replay.view.players]
                page.hands.choose(str(hands.index(max(hands))))

        return Sample(page, act)

    return screen


def _charts(_: ExitStack) -> Sample:
    session = sample_session(4, asks("action", 10))
    rules = session.rules
    return _page(
        ChartsPage(rules, rules.view(session.state, None), tr("Friday evening"), History(rules).follow(session))
    )


def _records(choice: str, *, empty: bool = False) -> Screen:
    def screen(stack: ExitStack) -> Sample:
        database = _profile(stack, empty=True)
        if not empty:
            save_sample_records(Matches(database))
        page = RecordsPage(database)
        page.choice.choose(choice)
        return _page(page)

    return screen


def _of_table(screen: Callable[[], Sample]) -> Screen:
    return lambda _: screen()


def _of_campaign(screen: CampaignScreen) -> Screen:
    return lambda stack: Sample(*screen(_profile(stack, empty=True)))


SCREENS: Final[dict[str, Screen]] = {
    "home": lambda stack: _page(HomePage(_profile(stack))),
    "home-empty": lambda stack: _page(HomePage(_profile(stack, empty=True))),
    "new-game": _new_game,
    "saved": lambda stack: _page(SavedPage(_profile(stack))),
    "cards": _cards(""),
    "cards-search": _cards("tag:space cost<15"),
    "cards-problem": _cards("tag:venus cost<15"),
    "glossary": _glossary,
    "help": _help,
    "guide": _guide(3, asks("action")),
    "guide-start": _guide(3, asks("start")),
    "guide-research": _guide(3, asks("research", 2)),
    "settings": lambda stack: _page(SettingsPage(_profile(stack))),
    **{name: _of_table(screen) for name, screen in TABLE_SCREENS.items()},
    "replay": _replay(asks("action", 9), with_hand=False),
    "replay-hand": _replay(over, with_hand=True),
    "cover": _cover,
    **{name: _of_table(screen) for name, screen in MISSION_SCREENS.items()},
    "mission-final": _final(4, game=LEGACY, mission=4),
    "mission-final-solo": _final(1, game=LEGACY, mission=7),
    "final": _final(4),
    "final-five-seats": _final(5),
    "final-solo": _final(1),
    "charts": _charts,
    "records": _records(PLAYERS),
    "records-head-to-head": _records(PAIRS),
    "records-corporations": _records(CORPORATIONS),
    "records-games": _records(GAMES),
    "records-empty": _records(PLAYERS, empty=True),
    **{name: _of_campaign(screen) for name, screen in CAMPAIGN_SCREENS.items()},
    **{name: _of_table(screen) for game in playable() for name, screen in screens_of(game).samples().items()},
}
"""Every screen that can be drawn, by name."""


def draw(name: str, size: tuple[int, int], theme: ThemeName, scale: float, language: Language = "en") -> QImage:
    """The named screen at this size in device-independent pixels, with `scale` pixels of the picture for each."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    apply_theme(app, theme)
    apply_room(app, QSize(*size))
    speak(language)
    with ExitStack() as stack:
        # Inside a window that asks for no size of its own: the platform without a display complains of one that does.
        window = QWidget()
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.resize(*size)
        sample = SCREENS[name](stack)
        sample.widget.setParent(window)
        sample.widget.setGeometry(window.rect())
        window.show()
        app.processEvents()
        if sample.act is not None:
            sample.act()
            app.processEvents()
        # A page shows its words first; what takes a moment to draw comes with the next turn of the loop.
        app.processEvents()
        image = QImage(round(size[0] * scale), round(size[1] * scale), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(scale)
        image.fill(app.palette().window().color())
        window.render(image, QPoint())
        window.close()
        window.deleteLater()
        app.processEvents()
    return image


def write_picture(image: QImage, file: Path) -> None:
    """Write a picture as PNG; raises the problems of `write_atomically`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(100)
    writer.write(image.convertToFormat(QImage.Format.Format_RGB888))
    write_atomically(file, bytes(buffer.data().data()))
