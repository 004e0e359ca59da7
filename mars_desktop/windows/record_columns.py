"""The columns of the records: of games, players, pairs of players and corporations."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QIcon

from mars_desktop.games.phrases import number
from mars_desktop.models.columns import Column
from mars_desktop.models.games import face_of, in_generations
from mars_desktop.models.records import Game, Pair, Tally
from mars_desktop.theme.seat_mark import seat_icon
from mars_desktop.windows.game_screens import screens_of
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr, tr_count

NOTHING: Final = "–"
_MARK = 16


def player_columns(game: str, colours: Mapping[str, str]) -> list[Column]:
    """The columns of tallies of players of a game."""
    name = Column(tr("Player"), lambda t: t.id, lambda t: t.id, figures=False, icon=_marks(colours))
    return [name, *_tally_columns(game), _alone()]


def corporation_columns(game: str) -> list[Column]:
    """The columns of tallies of corporations."""
    named = screens_of(game).corporation_name
    name = Column(tr("Corporation"), lambda t: named(t.id), lambda t: named(t.id), figures=False)
    return [name, *_tally_columns(game), _alone()]


def pair_columns(colours: Mapping[str, str]) -> list[Column]:
    """The columns of pairs of players."""
    return [
        Column(tr("Player"), lambda p: p.id[0], lambda p: p.id[0], figures=False, icon=_marks(colours, 0)),
        Column(tr("Against"), lambda p: p.id[1], lambda p: p.id[1], figures=False, icon=_marks(colours, 1)),
        _count(tr("Games"), lambda p: p.games, tr("Games that both played")),
        _count(tr("Ahead"), lambda p: p.ahead, tr("Games in which the first had more points")),
        _count(tr("Behind"), lambda p: p.behind, tr("Games in which the first had fewer points")),
        _count(tr("Level"), lambda p: p.level, tr("Games in which both had as many points")),
        Column(tr("Lead"), _lead, lambda p: p.lead, tip=tr("Points that the first has more on average")),
    ]


def game_columns(game: str, colours: Mapping[str, str]) -> list[Column]:
    """The columns of single games."""
    variants, meaning = screens_of(game).variants
    return [
        Column(tr("Ended"), _when, lambda g: g.finished.timestamp(), figures=False),
        Column(tr("Winner"), _winner, _winner, figures=False, icon=lambda g: _winner_icon(g, colours)),
        Column(tr("Points"), _winning, lambda g: float(max(seat.points for seat in g.seats))),
        Column(tr("Players"), _standings, lambda g: float(len(g.seats)), figures=False),
        *([Column(variants, _variant, _variant, figures=False, tip=meaning)] if variants else []),
        Column(
            tr("Generations") if in_generations(game) else tr("Rounds"),
            lambda g: NOTHING if g.result is None else str(g.result.generations),
            lambda g: 0.0 if g.result is None else float(g.result.generations),
        ),
    ]


def _tally_columns(game: str) -> list[Column]:
    columns = [
        _count(tr("Games"), lambda t: t.games, tr("Games of two or more")),
        Column(
            tr("Wins"),
            lambda t: str(t.wins),
            # Among as many wins the points decide.
            lambda t: t.wins + (t.mean or 0) / 10_000,
            tip=tr("Games of two or more that were won, alone or together"),
        ),
        Column(tr("Won"), _share, lambda t: t.wins / t.games if t.games else -1.0, tip=tr("Share of the games won")),
        Column(
            tr("Points"),
            lambda t: NOTHING if t.mean is None else _decimal(t.mean),
            lambda t: -1.0 if t.mean is None else t.mean,
            tip=tr("Points per game on average"),
        ),
        Column(
            tr("Best"),
            lambda t: NOTHING if t.best is None else number(t.best),
            lambda t: -1.0 if t.best is None else float(t.best),
            tip=tr("Most points in one game"),
        ),
    ]
    return columns + [_source_column(game, source) for source in face_of(game).sources]


def _source_column(game: str, source: str) -> Column:
    name = face_of(game).source_name(source)

    def points(tally: Tally) -> float | None:
        return dict(tally.sources).get(source)

    def said(tally: Tally) -> str:
        n = points(tally)
        return NOTHING if n is None else _decimal(n)

    def sorted_by(tally: Tally) -> float:
        n = points(tally)
        return -100.0 if n is None else n

    return Column(name, said, sorted_by, tip=tr("{source}: points per game on average", source=name))


def _alone() -> Column:
    return Column(
        tr("Alone"),
        lambda t: tr("{n} of {all}", n=t.solo_wins, all=t.solo) if t.solo else NOTHING,
        lambda t: t.solo_wins / t.solo if t.solo else -1.0,
        tip=tr("Games alone: won, of all"),
    )


def _count(heading: str, read: Callable[[Any], int], tip: str) -> Column:
    return Column(heading, lambda row: str(read(row)), lambda row: float(read(row)), tip=tip)


def _marks(colours: Mapping[str, str], place: int | None = None) -> Callable[[Tally | Pair], QIcon | None]:
    def icon(row: Tally | Pair) -> QIcon | None:
        return _icon(row.id if isinstance(row.id, str) else row.id[place or 0], colours)

    return icon


def _icon(name: str, colours: Mapping[str, str]) -> QIcon | None:
    return seat_icon(mark_of_colour(colours[name]), _MARK) if name in colours else None


def _decimal(n: float) -> str:
    return QLocale().toString(n, "f", 1).replace("-", "−")


def _lead(pair: Pair) -> str:
    return ("+" if round(pair.lead, 1) > 0 else "") + _decimal(pair.lead)


def _share(tally: Tally) -> str:
    if not tally.games:
        return NOTHING
    return tr("{n} %", n=round(100 * tally.wins / tally.games))


def _when(game: Game) -> str:
    day = game.finished.astimezone()
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def _winners(game: Game) -> Sequence[str]:
    return [seat.name for seat in game.seats if seat.won]


def _winner(game: Game) -> str:
    names = _winners(game)
    if not names:
        return tr("Lost alone") if game.solo else NOTHING
    return ", ".join(names)


def _winner_icon(game: Game, colours: Mapping[str, str]) -> QIcon | None:
    """The mark that the winner had in that game."""
    winner = next((seat for seat in game.seats if seat.won), None)
    if winner is None:
        return None
    return _icon(winner.name, colours if winner.result is None else {winner.name: winner.result.colour})


def _winning(game: Game) -> str:
    return number(max(seat.points for seat in game.seats))


def _standings(game: Game) -> str:
    """“Mira 69, Aylin 68”: everybody who played, the one with most points first."""
    seats = sorted(game.seats, key=lambda seat: -seat.points)
    if game.solo:
        return tr("{name} alone", name=seats[0].name)
    return ", ".join(tr("{name} {n}", name=seat.name, n=number(seat.points)) for seat in seats)


def _variant(game: Game) -> str:
    return NOTHING if game.result is None else screens_of(game.game).variant(game.result) or NOTHING


def games_played(n: int) -> str:
    """“12 games played”."""
    return tr_count("{n} game played", "{n} games played", n)
