"""What the shared pages ask of a game, every game answers: faces and screens held to their promises by whole games."""

from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.bots import RandomBot
from mars_desktop.engine import Session, Setup, games, rules_for, ruleset
from mars_desktop.models.controller import GameController
from mars_desktop.models.games import KNOWN, face_of, game_name
from mars_desktop.models.log import LogModel
from mars_desktop.models.replay import Replay
from mars_desktop.models.results import read_result, result_text
from mars_desktop.models.summary import read_summary, summary_of
from mars_desktop.theme.tokens import look
from mars_desktop.windows.final_page import FinalPage
from mars_desktop.windows.game_screens import playable, screens_of
from mars_desktop.windows.score_bars import source_tints
from mars_desktop.windows.score_sheet import score_rows
from mars_desktop.windows.sittings import cover_remark

TABLES = [(game, seats) for game in playable() for seats in (1, 2, max(ruleset(game).seats))]
of_every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
of_every_game = pytest.mark.parametrize("game", playable())


@cache
def whole_game(game: str, seats: int) -> Session[Any]:
    """A game that a random player has played to its end."""
    session: Session[Any] = Session(rules_for(Setup.quick(game, seats, 7)))
    bot = RandomBot(7)
    while (choice := bot.move(session.rules, session.state)) is not None:
        session.choose(choice)
    return session


def test_every_game_of_the_kernel_has_a_face_and_screens() -> None:
    assert set(playable()) == set(games()) <= set(KNOWN)
    assert len({game_name(game) for game in playable()}) == len(playable())


@of_every_game
def test_every_option_and_every_value_that_can_be_chosen_has_its_words(game: str) -> None:
    face = face_of(game)
    for option in ruleset(game).options:
        if option.key in face.options.unasked:
            continue
        text = face.option(option.key)
        assert text.name
        assert text.explanation
        if not isinstance(option.default, bool):
            assert set(option.values) <= set(text.values)
            assert all(text.values.values())


@of_every_table
def test_every_source_of_points_has_a_name_and_a_colour_in_every_theme(game: str, seats: int) -> None:
    session, face = whole_game(game, seats), face_of(game)
    sources = [source for source, _ in session.rules.score(session.state).seats[0].sources]
    assert set(face.sources) <= set(sources)
    assert all(face.source_name(source) for source in sources)
    for theme in ("dark", "light", "contrast"):
        assert set(sources) <= set(source_tints(screens_of(game).tints, look().theme(theme)))


@of_every_table
def test_summary_record_and_standings_tell_of_every_seat(game: str, seats: int) -> None:
    session, face = whole_game(game, seats), face_of(game)
    rules, state = session.rules, session.state
    half = session.state_before(len(session.choices) // 2)
    summary = read_summary(summary_of(rules, half))
    assert summary is not None
    assert len(summary.seats) == seats
    result = read_result(result_text(rules, state, rules.score(state)))
    assert result is not None
    assert len(result.seats) == seats
    standings = face.standings(rules, half)
    assert len(standings) == seats == len(screens_of(game).seat_notes(rules, state))
    known = {figure.id for figure in face.figures()}
    assert all(set(standing.figures) <= known for standing in standings)
    assert all(face.uneventful(standing) for standing in standings)


@of_every_table
def test_every_line_of_the_log_stands_at_a_seat_and_in_its_round(qtbot: QtBot, game: str, seats: int) -> None:
    session = whole_game(game, seats)
    log = LogModel(session.rules)
    log.follow(Replay(session))
    rows = log.rows()
    assert rows
    players = seats + len(face_of(game).opponents(session.rules))
    assert {row.seat for row in rows} <= set(range(-1, players))
    assert [row.round for row in rows] == sorted(row.round for row in rows)
    assert rows[-1].round == session.rules.round_of(session.state)
    assert all(row.text for row in rows)


@of_every_table
def test_a_replay_leads_along_every_round(qtbot: QtBot, game: str, seats: int) -> None:
    session = whole_game(game, seats)
    stops = [stop.round for stop in Replay(session).rounds]
    assert stops == sorted(set(stops))
    assert len(stops) == session.rules.round_of(session.state) - stops[0] + 1


@of_every_table
def test_the_result_is_a_page_of_words(qtbot: QtBot, game: str, seats: int) -> None:
    session = whole_game(game, seats)
    page = FinalPage(session.rules, session.state, "Friday")
    qtbot.addWidget(page)
    assert len(score_rows(session.rules, session.state)) == seats + len(face_of(game).opponents(session.rules))
    assert page._sentence.text()
    assert page._why.text()


@of_every_game
def test_the_cover_says_what_is_asked(qtbot: QtBot, game: str) -> None:
    session = whole_game(game, 2)
    for answers in range(0, len(session.choices), 25):
        began: Session[Any] = Session(session.rules, resume_from=session.state_before(answers))
        assert cover_remark(GameController(began))


@of_every_game
def test_a_picture_of_the_board_shows_something(qtbot: QtBot, game: str) -> None:
    session, owner = whole_game(game, 2), QWidget()
    qtbot.addWidget(owner)
    site = screens_of(game).site(session.rules)
    assert site.id
    assert site.words
    assert site.world
    portrait = screens_of(game).portrait(owner)
    portrait.show(session.rules, session.rules.view(session.state, None))
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("black"))
    before = image.copy()
    painter = QPainter(image)
    portrait.paint(painter, QPointF(150, 150), 140)
    painter.end()
    assert image != before
