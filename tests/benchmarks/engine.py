"""How fast games are played, copied and stored, on one core in pure Python."""

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from timeit import Timer
from typing import Any

from mars_desktop.bots import RandomBot
from mars_desktop.cli.simulate import simulated
from mars_desktop.engine import Choice, Rules, Session, Setup, rules_for
from mars_desktop.models.saving import begin_table, open_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches

GAMES = 100
LATE = 0.9
"""The share of a game after which it is called late."""


def yardstick() -> float:
    """Milliseconds that this machine takes for `sum(range(1000000))`."""
    return min(Timer("sum(range(1000000))").repeat(9, 1)) * 1000


def games_per_second(seats: int) -> float:
    """Whole random games, the best of three runs."""
    runs = []
    for first in range(3):
        seconds = sum(
            simulated(Setup.quick("terraforming", seats, first * 1000 + n)).seconds for n in range(GAMES // 3)
        )
        runs.append(GAMES // 3 / seconds)
    return max(runs)


def whole_game(setup: Setup) -> list[Choice]:
    """The answers of a whole random game."""
    session: Session[Any] = Session(rules_for(setup))
    bot = RandomBot(setup.seed)
    while (choice := bot.move(session.rules, session.state)) is not None:
        session.choose(choice)
    return session.choices


def late_state(seats: int) -> tuple[Rules[Any], Any]:
    """A state near the end of a game."""
    setup = Setup.quick("terraforming", seats, 5)
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
        print(f"whole random games with {seats} seats: {games_per_second(seats):.0f} a second")
    for seats in (3, 5):
        rules, state = late_state(seats)
        data = rules.codec.encode(state)
        print(f"late state of {seats} seats, copied: {microseconds(state.copy):.1f} µs")
        print(f"late state of {seats} seats, encoded: {microseconds(partial(rules.codec.encode, state)):.1f} µs")
        print(
            f"late state of {seats} seats, decoded: {microseconds(partial(rules.codec.decode, data)):.1f} µs, "
            f"{len(data)} bytes"
        )
    print(f"opening a finished game of 5 seats: {opening_a_finished_game():.0f} ms")
