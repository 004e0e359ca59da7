"""The records of finished games, added up: by player, by pair of players, by corporation, game by game."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import combinations
from typing import NamedTuple

from mars_desktop.models.results import GameResult, SeatResult, read_result
from mars_desktop.profile.rows import RecordRow


class Finish(NamedTuple):
    """How one seat ended one game. `result` is None where the record holds no details this version can read."""

    name: str
    points: int
    won: bool
    result: SeatResult | None


class Game(NamedTuple):
    """One finished game; `game` is the id of which, `result` as in `Finish`."""

    id: str
    game: str
    finished: datetime
    seats: tuple[Finish, ...]
    result: GameResult | None

    @property
    def solo(self) -> bool:
        """Whether one person played alone: that is won against the game and compared with nobody."""
        return len(self.seats) == 1

    def has(self, name: str) -> bool:
        """Whether that person played."""
        return any(seat.name == name for seat in self.seats)


class Tally(NamedTuple):
    """What a player, or a corporation (`id`), has come to.

    `games` and `wins` count games of two seats or more, a shared victory as one for each; `solo` and `solo_wins` those
    alone. `mean` and `best` are points in games of two or more, None without one. `sources` are mean points by source
    over those of them whose record tells.
    """

    id: str
    games: int
    wins: int
    solo: int
    solo_wins: int
    mean: float | None
    best: int | None
    sources: tuple[tuple[str, float], ...]


class Pair(NamedTuple):
    """Two players who met: games together, and how often either had more points than the other."""

    id: tuple[str, str]
    games: int
    ahead: int
    behind: int
    level: int
    lead: float
    """How many points the first has more on average."""


def games_of(records: Iterable[RecordRow]) -> tuple[Game, ...]:
    """The stored records in their order."""
    return tuple(_game(record) for record in records)


def _game(record: RecordRow) -> Game:
    result = read_result(record.details)
    if result is not None and len(result.seats) != record.seats:
        result = None
    return Game(
        id=record.match_id,
        game=record.game,
        finished=record.finished_at,
        seats=tuple(
            Finish(name, points, seat in record.winners, None if result is None else result.seats[seat])
            for seat, (name, points) in enumerate(zip(record.names, record.scores, strict=True))
        ),
        result=result,
    )


def names_in(games: Iterable[Game]) -> tuple[str, ...]:
    """Everybody who played, who played most first."""
    played: dict[str, int] = {}
    for game in games:
        for seat in game.seats:
            played[seat.name] = played.get(seat.name, 0) + 1
    return tuple(sorted(played, key=lambda name: (-played[name], name)))


def colours_in(games: Iterable[Game]) -> dict[str, str]:
    """The colour that everybody had last, by name; the games stand with the latest first."""
    colours: dict[str, str] = {}
    for game in games:
        for seat in game.seats:
            if seat.result is not None:
                colours.setdefault(seat.name, seat.result.colour)
    return colours


def player_tallies(games: Sequence[Game]) -> tuple[Tally, ...]:
    """A tally of everybody who played, the one with most wins first."""
    return _ranked(_tally(name, _by_name(games, name)) for name in names_in(games))


def corporation_tallies(games: Sequence[Game], name: str | None = None) -> tuple[Tally, ...]:
    """A tally of every corporation that was played, by anybody or by one player; the one with most wins first."""
    found: dict[str, list[tuple[Game, Finish]]] = {}
    for game in games:
        for seat in game.seats:
            if seat.result is not None and seat.result.corporation and name in (None, seat.name):
                found.setdefault(seat.result.corporation, []).append((game, seat))
    return _ranked(_tally(corporation, played) for corporation, played in found.items())


def pairs(games: Sequence[Game], name: str | None = None) -> tuple[Pair, ...]:
    """Every two players who met, those who met most often first.

    With a name that player against each other one; without, the one with more points on average comes first.
    """
    met: dict[tuple[str, str], list[int]] = {}
    for game in games:
        for one, other in combinations(sorted(game.seats, key=lambda seat: (seat.name != name, seat.name)), 2):
            if one.name != other.name and name in (None, one.name):
                met.setdefault((one.name, other.name), []).append(one.points - other.points)
    found = [
        _pair(other, one, [-lead for lead in leads]) if name is None and sum(leads) < 0 else _pair(one, other, leads)
        for (one, other), leads in met.items()
    ]
    return tuple(sorted(found, key=lambda pair: (-pair.games, pair.id)))


def _pair(one: str, other: str, leads: Sequence[int]) -> Pair:
    return Pair(
        id=(one, other),
        games=len(leads),
        ahead=sum(lead > 0 for lead in leads),
        behind=sum(lead < 0 for lead in leads),
        level=leads.count(0),
        lead=sum(leads) / len(leads),
    )


def _by_name(games: Iterable[Game], name: str) -> Iterator[tuple[Game, Finish]]:
    return ((game, seat) for game in games for seat in game.seats if seat.name == name)


def _tally(id_: str, played: Iterable[tuple[Game, Finish]]) -> Tally:
    met: list[Finish] = []
    alone: list[Finish] = []
    for game, seat in played:
        (alone if game.solo else met).append(seat)
    told = [seat.result.sources for seat in met if seat.result is not None]
    return Tally(
        id=id_,
        games=len(met),
        wins=sum(seat.won for seat in met),
        solo=len(alone),
        solo_wins=sum(seat.won for seat in alone),
        mean=sum(seat.points for seat in met) / len(met) if met else None,
        best=max((seat.points for seat in met), default=None),
        sources=tuple((source, sum(by.get(source, 0) for by in told) / len(told)) for source in told[0])
        if told
        else (),
    )


def _ranked(tallies: Iterable[Tally]) -> tuple[Tally, ...]:
    return tuple(sorted(tallies, key=lambda t: (-t.wins, -(t.mean or 0), -t.games, -t.solo_wins, t.id)))
