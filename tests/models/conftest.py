"""Tables to play at: sessions, controllers, and a profile to keep them in."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mars_desktop.engine import Choice, Decision, Session, Setup, rules_for
from mars_desktop.models.controller import GameController
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches

Answer = Callable[[Decision], Choice]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An open, empty profile."""
    with Database.open(tmp_path / "profile.db") as opened:
        yield opened


@pytest.fixture
def matches(database: Database) -> Matches:
    """The tables of that profile."""
    return Matches(database)


def setup(seats: int, seed: int = 1, **options: str | int | bool) -> Setup:
    """A game of Terraforming Mars."""
    return Setup.quick("terraforming", seats, seed, **options)


def controller_of(seats: int, seed: int = 1, **options: str | int | bool) -> GameController:
    """A table whose answers are kept nowhere."""
    return GameController(Session(rules_for(setup(seats, seed, **options))))


def chooser(seed: int) -> Answer:
    """Answers at random, the same ones for the same seed."""
    rng = random.Random(seed)

    def answer(decision: Decision) -> Choice:
        options, picks = decision.options, decision.picks
        number = rng.randrange(len(options) + len(picks))
        if number < len(options):
            return options[number]
        pick = picks[number - len(options)]
        return pick.choice(tuple(rng.sample(pick.items, rng.randint(pick.low, pick.high))))

    return answer


def play(controller: GameController, answers: int, seed: int = 0) -> int:
    """Give so many random answers, lifting every cover, and return how many were given before the game was over."""
    answer = chooser(seed)
    for given in range(answers):
        if controller.over:
            return given
        controller.lift()
        decision = controller.decision
        assert decision is not None
        assert controller.submit(answer(decision), decision.number) is None
    return answers
