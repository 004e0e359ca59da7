"""Tables of On Mars with sample content, for the register of all screens."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from mars_desktop.bots.onmars_bot import OnMarsBot
from mars_desktop.engine import Session, Setup, rules_for
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.history import History
from mars_desktop.windows.final_page import FinalPage
from mars_desktop.windows.onmars.guide import Guide
from mars_desktop.windows.onmars.page import OnMarsPage
from mars_desktop.windows.onmars.replay import OnMarsReplay
from mars_desktop.windows.samples import PEOPLE, Moment, NoSuchMoment, Sample, asks, over, sample_session, sample_table
from mars_desktop.windows.words import tr

GAME: Final = "onmars"

Screen = Callable[[], Sample]


@cache
def _whole_game(seats: int) -> Session[Any]:
    """A game played to its end by machine players that want to win."""
    rules, bot = rules_for(Setup(GAME, PEOPLE[:seats], seats)), OnMarsBot(seats)
    session: Session[Any] = Session(rules)
    while session.pending:
        decision = session.pending[0]
        session.choose(bot.choose(rules, rules.view(session.state, decision.seat), decision))
    return session


def _session(seats: int, moment: Moment) -> Session[Any]:
    """That game up to a moment; it is the same one for every picture with so many seats."""
    whole = _whole_game(seats)
    session: Session[Any] = Session(whole.rules)
    for choice in whole.choices:
        if moment(session):
            return session
        session.choose(choice)
    if moment(session):
        return session
    raise NoSuchMoment(f"The game of {seats} seats does not come to the moment asked for.")


def _asks_on(side: int, round_: int) -> Moment:
    """The beginning of a turn on a side, from that round on."""

    def come(session: Session[Any]) -> bool:
        if not asks("turn", round_)(session):
            return False
        space = session.state.players[session.pending[0].seat].space
        return (space <= 4) is (side == 0)

    return come


def _page(seats: int, moment: Moment) -> OnMarsPage:
    """A table of the beginning, where random play looks like any other."""
    return OnMarsPage(sample_table(seats, moment, game=GAME))


def _later(seats: int, moment: Moment) -> OnMarsPage:
    controller = GameController(_session(seats, moment), covering=Covering.NEVER)
    controller.lift()
    return OnMarsPage(controller)


def _table(seats: int, moment: Moment) -> Screen:
    return lambda: Sample(_later(seats, moment))


def _over_a_hex(kind: str, round_: int) -> Screen:
    """A question about hexes, with the pointer over one of them."""

    def screen() -> Sample:
        page = _later(4, asks(kind, round_))

        def act() -> None:
            assert page.board.gesture is not None
            targets = list(page.board.gesture.targets)
            page.board.hover(targets[len(targets) // 2])

        return Sample(page, act)

    return screen


def _guided(seats: int, moment: Moment, looked_at: str = "") -> Screen:
    """A question of the beginning with the guide beside it, the pointer on a place of a panel."""

    def screen() -> Sample:
        page = _page(seats, moment)
        Guide(page)

        def act() -> None:
            for panel in page.panels:
                if panel.place(looked_at) is not None:
                    panel.told.emit(looked_at)

        return Sample(page, act)

    return screen


def _learning() -> Sample:
    """A Tech tile is taken, and the spaces where it may go are lit."""
    page = _page(4, asks("learn", 3))
    return Sample(page, lambda: page.asking.press(max(page.models.naming.open_places())))


def _board() -> Sample:
    page = _later(4, asks("turn", 9))
    return Sample(page, lambda: page.open_seat(1))


def _face_down() -> Sample:
    session = sample_session(3, asks("turn", 4), game=GAME)
    return Sample(OnMarsPage(GameController(session, covering=Covering.WHEN_NEEDED)))


def _final(seats: int) -> Screen:
    def screen() -> Sample:
        session = _session(seats, over)
        moments = History(session.rules).follow(session)
        page = FinalPage(session.rules, session.state, tr("Friday evening"), moments)
        return Sample(page, page.open_page)

    return screen


def _replay() -> Sample:
    page = OnMarsReplay(_session(4, over), tr("Friday evening"))

    def act() -> None:
        page.open_page()
        page.replay.go(page.replay.last * 3 // 5)

    return Sample(page, act)


TABLES: Final[dict[str, Screen]] = {
    "onmars-table": _table(4, _asks_on(1, 9)),
    "onmars-orbit": _table(4, _asks_on(0, 5)),
    "onmars-first-shelter": _guided(3, asks("shelter")),
    "onmars-first-round": _guided(3, asks("turn")),
    "onmars-first-action": _guided(4, _asks_on(1, 1), "action construct"),
    "onmars-construct": _over_a_hex("site", 7),
    "onmars-move": _over_a_hex("move", 6),
    "onmars-learn": _learning,
    "onmars-upgrade": _over_a_hex("upgrade", 5),
    "onmars-board": _board,
    "onmars-goals-face-down": _face_down,
    "onmars-solo": _table(1, asks("turn", 9)),
    "onmars-replay": _replay,
    "onmars-final": _final(4),
    "onmars-final-solo": _final(1),
}
"""Tables of On Mars, by name."""
