"""Whole games as text, compared word for word: what a change of the rules or of their wording does to a game.

Each golden file holds its own answers, so it stays when only the bot changes. After a deliberate change of rules or
wording write them anew with `MARS_DESKTOP_GOLDEN=write` in the environment, and read what differs.
"""

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import mars_desktop.games  # noqa: F401 - registers every game
from mars_desktop.bots import RandomBot
from mars_desktop.engine import Choice, Refused, Rules, Session, Setup, rules_for
from mars_desktop.engine.journal import digest
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.wording.log import transcript

Transcript = Callable[[Rules[Any], Session[Any], Speaker], str]
"""A whole game as text, in the words of its own game."""

FOLDER = Path(__file__).parents[2] / "golden"

GAMES = {
    "tharsis-two-seats": Setup.quick("terraforming", 2, 20250131, map="tharsis"),
    "hellas-three-seats-draft": Setup.quick("terraforming", 3, 40207, map="hellas", research_draft="one"),
    "elysium-solo": Setup.quick("terraforming", 1, 51123, map="elysium"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_it_did(name: str) -> None:
    compare(name, GAMES[name])


def compare(name: str, setup: Setup, words: Transcript = transcript) -> None:
    """Compare the golden game of that name with the one that its answers make now."""
    file = FOLDER / f"{name}.txt"
    if os.environ.get("MARS_DESKTOP_GOLDEN") == "write":
        answers = answers_in(file.read_text(encoding="utf-8")) if file.exists() else []
        file.write_text(told(played_to_the_end(setup, answers), words), encoding="utf-8", newline="\n")
    golden = file.read_text(encoding="utf-8")
    session: Session[Any] = Session(rules_for(setup))
    for choice in answers_in(golden):
        session.choose(choice)
    assert session.over
    assert told(session, words) == golden


def answers_in(text: str) -> list[Choice]:
    """The answers of a transcript."""
    return [Choice.parse(answer) for answer in re.findall(r"^\d+\. (.+)$", text, re.MULTILINE)]


def played_to_the_end(setup: Setup, answers: Sequence[Choice]) -> Session[Any]:
    """A game with these answers as far as they are allowed, and random ones after."""
    session: Session[Any] = Session(rules_for(setup))
    try:
        for choice in answers:
            session.choose(choice)
    except Refused:
        print(f"The answers of the old transcript end after {len(session.choices)}; the rest is new.")
    bot = RandomBot(setup.seed, mixes=True)
    while (answer := bot.move(session.rules, session.state)) is not None:
        session.choose(answer)
    return session


def told(session: Session[Any], words: Transcript = transcript) -> str:
    """The setup, the transcript, the score sheet and the digest of the last state."""
    rules, setup = session.rules, session.rules.setup
    score = rules.score(session.state)
    lines = [
        f"{setup.game}, seed {setup.seed}, " + ", ".join(f"{key}={value}" for key, value in setup.options.items()),
        "",
        words(rules, session, Speaker()),
        *(
            f"{person.name}: {seat.total} = " + " + ".join(f"{points} {source}" for source, points in seat.sources)
            for person, seat in zip(setup.seats, score.seats, strict=True)
        ),
        f"{score.verdict}: {', '.join(setup.seats[seat].name for seat in score.winners) or 'nobody'}",
        f"digest {digest(rules, session.state)}",
    ]
    return "\n".join(lines) + "\n"
