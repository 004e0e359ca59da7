"""Tables with sample content, for the register of all screens."""

from collections.abc import Callable
from typing import Final

from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.windows.samples import (
    LEGACY,
    TERRAFORMING,
    Moment,
    Sample,
    asks,
    brings,
    frozen,
    paid_card,
    paid_in_mixes,
    sample_session,
    sample_table,
    turn_with,
)
from mars_desktop.windows.table.log_sheet import LogSheet
from mars_desktop.windows.table.page import TablePage

Screen = Callable[[], Sample]

_PLACE: Final = "E6"


def _table(
    seats: int, moment: Moment, seed: int = 1, *, game: str = TERRAFORMING, **options: str | int | bool
) -> Screen:
    return lambda: Sample(TablePage(sample_table(seats, moment, seed, game=game, **options)))


def _placing() -> Sample:
    """An ocean in hand, and the pointer over a place for it."""
    page = TablePage(sample_table(4, brings("ocean", 6, 5), seed=56))
    return Sample(page, lambda: page.board.hover(_PLACE))


def _starting() -> Sample:
    """A corporation and some first cards are chosen."""
    page = TablePage(sample_table(3, asks("start")))

    def act() -> None:
        assert page.panel is not None
        page.panel.choose("credicor", ("satellites", "grass", "space-station", "archaebacteria"))

    return Sample(page, act)


def _mission_start(kind: str, leader: int = 0) -> Screen:
    """The choice at the beginning of a mission: a side of the corporation, or a development."""

    def screen() -> Sample:
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

    def screen() -> Sample:
        page = TablePage(sample_table(seats, asks(kind, generation), game=LEGACY, mission=mission))

        def act() -> None:
            assert page.board.gesture is not None
            page.board.hover(next(iter(page.board.gesture.targets)))

        return Sample(page, act)

    return screen


def _mission_cards() -> Sample:
    page = TablePage(sample_table(2, asks("action", 6), game=LEGACY, mission=4))
    return Sample(page, lambda: page.open_seat(page.controller.next_seat or 0))


def _mission() -> Sample:
    page = TablePage(sample_table(3, asks("action", 3), game=LEGACY, mission=3))
    return Sample(page, page.open_mission)


def _payment() -> Sample:
    session = sample_session(3, paid_in_mixes)
    controller = GameController(session)
    controller.lift()
    page = TablePage(controller)
    return Sample(page, lambda: page.hand.played.emit(paid_card(session)))


def _cards_in_play() -> Sample:
    page = TablePage(sample_table(3, asks("action", 9)))
    return Sample(page, lambda: page.open_seat(page.controller.next_seat or 0))


def _log() -> Sample:
    page = TablePage(sample_table(4, asks("action", 6)))

    def act() -> None:
        page.looking.open_log()
        if isinstance(page.sheet, LogSheet):
            for generation in (2, 3, 4):
                page.sheet.book.part.fold(generation, True)

    return Sample(page, act)


def _face_down() -> Sample:
    return Sample(TablePage(GameController(sample_session(3, asks("action", 7)), covering=Covering.PEEK)))


TABLE_SCREENS: Final[dict[str, Screen]] = {
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
}
"""Tables of Terraforming Mars, by name."""

MISSION_SCREENS: Final[dict[str, Screen]] = {
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
}
"""Missions of The Legacy of Mars, by name."""
