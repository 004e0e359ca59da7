"""A game as its setup and its choices: enough to save, load and replay it."""

import hashlib

import msgspec

from mars_desktop.engine.choice import Choice, ChoiceSyntax
from mars_desktop.engine.reason import Refused
from mars_desktop.engine.ruleset import GameState, Rules, rules_for
from mars_desktop.engine.session import Session
from mars_desktop.engine.setup import Setup


class ReplayProblem(ValueError):
    """A journal that does not play through; the message names the answer and the reason."""


class Journal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Setup and choices in their text form."""

    setup: Setup
    choices: tuple[str, ...]


def journal_of(session: Session) -> Journal:  # type: ignore[type-arg]  # any game's session
    """The journal of everything that was answered and not taken back."""
    return Journal(session.rules.setup, tuple(str(choice) for choice in session.choices))


def replay(journal: Journal) -> Session:  # type: ignore[type-arg]  # any game's session
    """Play a journal from its start; raises :class:`ReplayProblem` at the first answer that is refused."""
    session = Session(rules_for(journal.setup))
    for number, text in enumerate(journal.choices, start=1):
        try:
            session.choose(Choice.parse(text))
        except ChoiceSyntax as problem:
            raise ReplayProblem(f"answer {number} of {len(journal.choices)} cannot be read: {problem}") from problem
        except Refused as problem:
            raise ReplayProblem(
                f"answer {number} of {len(journal.choices)} ({text}) is not allowed: {problem.reason}"
            ) from problem
    return session


def digest(rules: Rules, state: GameState) -> str:  # type: ignore[type-arg]  # any game's rules
    """A fingerprint of a state: the same for equal states on every system."""
    return hashlib.sha256(rules.codec.encode(state)).hexdigest()[:32]
