"""`simulate`: whole games with random legal choices."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from statistics import mean
from time import perf_counter

import msgspec

from mars_desktop.bots import RandomBot
from mars_desktop.cli.failure import WrongUse
from mars_desktop.cli.sheet import Sheet, sheets_of
from mars_desktop.engine import Setup, rules_for, ruleset
from mars_desktop.engine.journal import digest

_TRUTH = {"true": True, "false": False}
_PAUSE = 1.0
"""Seconds between two words about the progress."""


class PlayedGame(msgspec.Struct, frozen=True):
    """One simulated game as `--json` prints it; `winners` are positions in `scores`."""

    game: str
    seed: int
    seats: int
    rounds: int
    decisions: int
    seconds: float
    scores: tuple[Sheet, ...]
    winners: tuple[int, ...]
    digest: str


def run(arguments: argparse.Namespace) -> None:
    """Carry the verb out."""
    options = options_of(arguments.game, arguments.option)
    rules_for(Setup.quick(arguments.game, arguments.seats, arguments.seed, **options))
    played: list[PlayedGame] = []
    for game in _played(arguments, options):
        played.append(game)
        if arguments.json:
            sys.stdout.write(msgspec.json.encode(game).decode() + "\n")
            sys.stdout.flush()
    if not arguments.json:
        sys.stdout.write(summary(played) + "\n")


def options_of(game: str, given: Sequence[str]) -> dict[str, str | int | bool]:
    """Options as they are typed, in the types that the game expects; raises `WrongUse` and `SetupProblem`."""
    defaults = {option.key: option.default for option in ruleset(game).options}
    options: dict[str, str | int | bool] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise WrongUse(f"--option cannot be {text!r}: write it as key=value, such as map=hellas.")
        default = defaults.get(key)
        if isinstance(default, bool):
            options[key] = _TRUTH.get(value.lower(), value)
        elif isinstance(default, int) and value.lstrip("-").isdecimal():
            options[key] = int(value)
        else:
            options[key] = value
    return options


def simulated(setup: Setup) -> PlayedGame:
    """A whole game with this setup; its seed is also that of the answers."""
    began = perf_counter()
    rules = rules_for(setup)
    state = rules.new_state()
    bot = RandomBot(setup.seed)
    while (choice := bot.move(rules, state)) is not None:
        rules.execute(state, choice)
    seconds = perf_counter() - began
    score = rules.score(state)
    return PlayedGame(
        game=setup.game,
        seed=setup.seed,
        seats=len(setup.seats),
        rounds=rules.round_of(state),
        decisions=state.number,
        seconds=round(seconds, 6),
        scores=sheets_of(score),
        winners=score.winners,
        digest=digest(rules, state),
    )


def summary(played: Sequence[PlayedGame]) -> str:
    """What somebody who simulates games wants to know of them all."""
    if not played:
        return "No games were played."
    seconds = sum(game.seconds for game in played)
    totals = [sheet["total"] for game in played for sheet in game.scores]
    first, last = played[0], played[-1]
    rounds, decisions = mean(game.rounds for game in played), mean(game.decisions for game in played)
    lines = [
        f"{len(played)} games of {first.game} with {first.seats} seats, seeds {first.seed} to {last.seed}",
        f"{rounds:.1f} rounds and {decisions:.0f} decisions a game",
        f"{mean(totals):.1f} points a seat, {min(totals)} to {max(totals)}",
    ]
    for seat in range(played[0].seats):
        won = sum(seat in game.winners for game in played)
        points = mean(game.scores[seat]["total"] for game in played)
        lines.append(f"seat {seat + 1} won {won} of {len(played)} games, with {points:.1f} points on average")
    lines.append(f"{len(played) / seconds:.1f} games and {sum(g.decisions for g in played) / seconds:.0f} decisions/s")
    return "\n".join(lines)


def _played(arguments: argparse.Namespace, options: dict[str, str | int | bool]) -> Iterator[PlayedGame]:
    told = perf_counter()
    for number in range(arguments.games):
        yield simulated(Setup.quick(arguments.game, arguments.seats, arguments.seed + number, **options))
        if perf_counter() - told > _PAUSE:
            told = perf_counter()
            print(f"{number + 1} of {arguments.games} games played", file=sys.stderr, flush=True)
