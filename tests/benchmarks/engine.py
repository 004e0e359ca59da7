"""How fast games are played, copied and stored, on one core in pure Python.

The Legacy should be played at 70 % or more of the base game's speed; its games have about half as many answers again.
"""

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from timeit import Timer
from typing import Any, NamedTuple

from mars_desktop.bots import RandomBot
from mars_desktop.cli.simulate import simulated
from mars_desktop.engine import Choice, Rules, Session, Setup, rules_for
from mars_desktop.models.saving import begin_table, open_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches

GAMES = 60
MISSIONS = 7
LATE = 0.9
"""The share of a game after which it is called late."""


def yardstick() -> float:
    """Milliseconds that this machine takes for `sum(range(1000000))`."""
    return min(Timer("sum(range(1000000))").repeat(9, 1)) * 1000


class Speed(NamedTuple):
    """How fast whole random games are played."""

    games: float
    answers: float


def game_of(game: str, seats: int, number: int) -> Setup:
    """A game by its number; of the Legacy all missions in turn."""
    options = {"mission": number % MISSIONS + 1} if game == "legacy" else {}
    return Setup.quick(game, seats, number, **options)


def speeds(seats: int) -> dict[str, Speed]:
    """Games and answers a second of both games, which take turns; the best of three runs."""
    best = {"terraforming": Speed(0, 0), "legacy": Speed(0, 0)}
    count = GAMES // 3
    for first in range(3):
        played = [[simulated(game_of(game, seats, first * 1000 + n)) for game in best] for n in range(count)]
        for game, ones in zip(tuple(best), zip(*played, strict=True), strict=True):
            seconds = sum(one.seconds for one in ones)
            now = Speed(count / seconds, sum(one.decisions for one in ones) / seconds)
            best[game] = max(best[game], now)
    return best


def speed_on_mars(seats: int) -> Speed:
    """Games and answers a second of On Mars, short games; the best of three runs."""
    best = Speed(0, 0)
    count = GAMES // 9
    for first in range(3):
        played = [simulated(Setup.quick("onmars", seats, first * 1000 + n)) for n in range(count)]
        seconds = sum(one.seconds for one in played)
        best = max(best, Speed(count / seconds, sum(one.decisions for one in played) / seconds))
    return best


def whole_game(setup: Setup) -> list[Choice]:
    """The answers of a whole random game."""
    session: Session[Any] = Session(rules_for(setup))
    bot = RandomBot(setup.seed)
    while (choice := bot.move(session.rules, session.state)) is not None:
        session.choose(choice)
    return session.choices


def late_state(game: str, seats: int) -> tuple[Rules[Any], Any]:
    """A state near the end of a game."""
    setup = game_of(game, seats, 5)
    choices = whole_game(setup)
    rules = rules_for(setup)
    state = rules.new_state()
    for choice in choices[: int(len(choices) * LATE)]:
        rules.execute(state, choice)
    return rules, state


def microseconds(work: Any) -> float:
    """The time of one call, the best of five runs."""
    timer = Timer(work)
    loops, _ = timer.autorange()
    return min(timer.repeat(5, loops)) / loops * 1e6


def opening_a_finished_game() -> float:
    """Milliseconds from the id of a finished five-seat game to the session that shows it."""
    with TemporaryDirectory() as folder, Database.open(Path(folder) / "profile.db") as database:
        matches = Matches(database)
        setup = Setup.quick("terraforming", 5, 5)
        session, keeper, _ = begin_table(matches, setup, "A long evening")
        for choice in whole_game(setup):
            session.choose(choice)
            keeper.answered(len(session.choices), choice, session.state)
        keeper.ended(session.rules.score(session.state), session.state)
        return min(Timer(lambda: open_table(matches, keeper.table)).repeat(5, 1)) * 1000


def report() -> None:
    """Print everything."""
    for seats in range(1, 6):
        measured = speeds(seats)
        for game, speed in measured.items():
            print(
                f"whole random games of {game} with {seats} seats: {speed.games:.0f} a second, "
                f"{speed.answers:.0f} answers a second"
            )
        base, legacy = measured.values()
        print(
            f"the Legacy beside the base game: {legacy.games / base.games:.0%} a game, "
            f"{legacy.answers / base.answers:.0%} an answer"
        )
    for seats in range(1, 5):
        speed = speed_on_mars(seats)
        print(
            f"whole random games of onmars with {seats} seats: {speed.games:.0f} a second, "
            f"{speed.answers:.0f} answers a second"
        )
    for game, seats in (("terraforming", 3), ("terraforming", 5), ("legacy", 3), ("legacy", 5), ("onmars", 4)):
        rules, state = late_state(game, seats)
        data = rules.codec.encode(state)
        late = f"late state of {game} with {seats} seats"
        print(f"{late}, copied: {microseconds(state.copy):.1f} µs")
        print(f"{late}, encoded: {microseconds(partial(rules.codec.encode, state)):.1f} µs")
        print(f"{late}, decoded: {microseconds(partial(rules.codec.decode, data)):.1f} µs, {len(data)} bytes")
    print(f"opening a finished game of 5 seats: {opening_a_finished_game():.0f} ms")
