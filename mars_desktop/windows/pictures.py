"""Screens with sample content, drawn without a display: for documentation, for reviews and for tests of their look."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
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
from mars_desktop.windows.glossary_page import GlossaryPage, GlossarySheet
from mars_desktop.windows.home_page import HomePage
from mars_desktop.windows.new_game_page import NewGamePage
from mars_desktop.windows.page import Page
from mars_desktop.windows.records_page import CORPORATIONS, GAMES, PAIRS, PLAYERS, RecordsPage
from mars_desktop.windows.replay_page import ReplayPage
from mars_desktop.windows.samples import (
    LEGACY,
    PEOPLE,
    TERRAFORMING,
    Moment,
    asks,
    brings,
    frozen,
    over,
    paid_card,
    paid_in_mixes,
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
from mars_desktop.windows.table.log_sheet import LogSheet
from mars_desktop.windows.table.page import TablePage
from mars_desktop.windows.words import tr


class Sample(NamedTuple):
    """A screen with its sample content, and what is done to it once it is shown."""

    widget: QWidget
    act: Callable[[], None] | None = None


Screen = Callable[[ExitStack], Sample]
"""Makes a sample; what must be put away after the picture is left to the stack."""

_NOON: Final = datetime(2026, 1, 30, 12, tzinfo=UTC)
"""When the sample tables were begun; each look at the clock takes three seconds."""
_PLACE: Final = "E6"


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


def _table(
    seats: int, moment: Moment, seed: int = 1, *, game: str = TERRAFORMING, **options: str | int | bool
) -> Screen:
    return lambda _: Sample(TablePage(sample_table(seats, moment, seed, game=game, **options)))


def _placing(_: ExitStack) -> Sample:
    """An ocean in hand, and the pointer over a place for it."""
    page = TablePage(sample_table(4, brings("ocean", 6, 5), seed=56))
    return Sample(page, lambda: page.board.hover(_PLACE))


def _starting(_: ExitStack) -> Sample:
    """A corporation and some first cards are chosen."""
    page = TablePage(sample_table(3, asks("start")))

    def act() -> None:
        assert page.panel is not None
        page.panel.choose("credicor", ("satellites", "grass", "space-station", "archaebacteria"))

    return Sample(page, act)


def _mission_start(kind: str, leader: int = 0) -> Screen:
    """The choice at the beginning of a mission: a side of the corporation, or a development."""

    def screen(_: ExitStack) -> Sample:
        page = TablePage(sample_table(2, asks(kind), game=LEGACY, mission=2))

        def act() -> None:
            assert page.panel is not None
            question = page.panel.question
            first = question.cards[0].face.id if not question.leaders else ""
            if kind == "start":
                first = question.cards[2].face.id
            page.panel.choose(question.leaders[leader].face.id if question.leaders else "", (first,))

        return Sample(page, act)

    return screen


def _on_map(kind: str, seats: int, mission: int, generation: int = 1) -> Screen:
    """A question about places, with the pointer over the first of them."""

    def screen(_: ExitStack) -> Sample:
        page = TablePage(sample_table(seats, asks(kind, generation), game=LEGACY, mission=mission))

        def act() -> None:
            assert page.board.gesture is not None
            page.board.hover(next(iter(page.board.gesture.targets)))

        return Sample(page, act)

    return screen


def _mission_cards(_: ExitStack) -> Sample:
    page = TablePage(sample_table(2, asks("action", 6), game=LEGACY, mission=4))
    return Sample(page, lambda: page.open_seat(page.controller.next_seat or 0))


def _mission(_: ExitStack) -> Sample:
    page = TablePage(sample_table(3, asks("action", 3), game=LEGACY, mission=3))
    return Sample(page, page.open_mission)


def _payment(_: ExitStack) -> Sample:
    session = sample_session(3, paid_in_mixes)
    controller = GameController(session)
    controller.lift()
    page = TablePage(controller)
    return Sample(page, lambda: page.hand.played.emit(paid_card(session)))


def _cards_in_play(_: ExitStack) -> Sample:
    page = TablePage(sample_table(3, asks("action", 9)))
    return Sample(page, lambda: page.open_seat(page.controller.next_seat or 0))


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
        assert isinstance(session.rules, TerraformingRules)
        moments = History(session.rules).follow(session)
        return _page(FinalPage(session.rules, session.state, tr("Friday evening"), moments))

    return screen


def _replay(moment: Moment, *, with_hand: bool) -> Screen:
    def screen(_: ExitStack) -> Sample:
        page = ReplayPage(sample_session(4, moment), tr("Friday evening"))

        def act() -> None:
            page.open_page()
            page.replay.go(page.replay.last * 3 // 5)
            if with_hand:
                hands = [len(player.hand) for player in page.replay.view.players]
                page.hands.choose(str(hands.index(max(hands))))

        return Sample(page, act)

    return screen


def _log(_: ExitStack) -> Sample:
    page = TablePage(sample_table(4, asks("action", 6)))

    def act() -> None:
        page.looking.open_log()
        if isinstance(page.sheet, LogSheet):
            for generation in (2, 3, 4):
                page.sheet.book.part.fold(generation, True)

    return Sample(page, act)


def _face_down(_: ExitStack) -> Sample:
    return Sample(TablePage(GameController(sample_session(3, asks("action", 7)), covering=Covering.PEEK)))


def _charts(_: ExitStack) -> Sample:
    session = sample_session(4, asks("action", 10))
    rules = session.rules
    assert isinstance(rules, TerraformingRules)
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
    "table": _table(4, turn_with(5, 9), seed=16),
    "table-start": _starting,
    "table-draft": _table(3, asks("draft", 3), research_draft="one"),
    "table-research": _table(3, asks("research", 5)),
    "table-place": _placing,
    "table-remove": _table(3, asks("remove", 4)),
    "table-five-seats": _table(5, asks("action", 9), map="hellas"),
    "table-solo": _table(1, asks("action", 8), map="elysium"),
    "order-of-effects": _table(3, asks("order", 3)),
    "payment": _payment,
    "cards-in-play": _cards_in_play,
    "hands-face-down": _face_down,
    "log": _log,
    "replay": _replay(asks("action", 9), with_hand=False),
    "replay-hand": _replay(over, with_hand=True),
    "cover": _cover,
    "mission-corporation": _mission_start("corporation"),
    "mission-development": _mission_start("development"),
    "mission-start": _mission_start("start", 1),
    "mission": _mission,
    "mission-cards-in-play": _mission_cards,
    "mission-table": _table(2, frozen(4, 0, 3), game=LEGACY, mission=1),
    "mission-five-seats": _table(5, asks("action", 7), game=LEGACY, mission=6),
    "mission-glaciers": _table(4, frozen(2, 3, 4), game=LEGACY, mission=2),
    "mission-population": _on_map("population", 3, 4, 4),
    "mission-melting": _on_map("melt", 3, 2, 4),
    "mission-freezing": _on_map("freeze", 3, 7),
    "mission-solo": _table(1, asks("action", 9), game=LEGACY, mission=7),
    "mission-ceres": _table(3, asks("action", 8), game=LEGACY, mission=5),
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
