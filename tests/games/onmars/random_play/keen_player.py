"""A player who answers at random, but seldom lets go by what is seldom offered: Private Goals, upgrades, lent Tech."""

from typing import Final

from mars_desktop.engine import Choice, Decision
from mars_desktop.engine.rng import Rng
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.tasks import Ride
from mars_desktop.games.onmars.words import NOTHING

_SELDOM: Final = frozenset(("deliver", "tech", "use", "scientist", "upgrade", "ship"))
"""Verbs of answers that are seldom offered."""
_SELDOM_ACTIONS: Final = frozenset(("upgrade", "welcome-ship"))
_KEEPS_GOALS: Final = 20
"""How often another answer is looked for before a Private Goal is spent."""


class KeenPlayer:
    """Plays for all seats; same seed, same answers."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._explores = seed % 5 == 0
        """Whether Rovers make for the Research tiles in the corners, which chance alone seldom reaches."""

    def move(self, rules: OnMarsRules, state: State) -> Choice | None:
        """An answer to the open question; None when the game is over."""
        decisions = rules.pending(state)
        if not decisions:
            return None
        below = self._rng.below
        # Movements have many answers, few of them seldom ones.
        if not below(10 if decisions[0].kind == "move" else 3):
            options = decisions[0].options
            seldom = [c for c in options if c.verb == "goal"] or [
                c for c in options if c.verb in _SELDOM or _SELDOM_ACTIONS.intersection(c.words)
            ]
            if seldom:
                return seldom[below(len(seldom))]
        if self._explores and decisions[0].kind == "move" and (way := _to_a_research_tile(rules, state, decisions[0])):
            return way
        if decisions[0].kind == "ride" and below(4):
            # Ships are kept for as long as the Shuttle goes.
            free = any(isinstance(task, Ride) and task.free for task in state.agenda.now[-1:])
            return Choice(decisions[0].seat, "travel" if free else "stay")
        return self._sampled(rules, state)

    def _sampled(self, rules: OnMarsRules, state: State) -> Choice | None:
        choice = rules.sample(state, self._rng.below)
        for _ in range(_KEEPS_GOALS):
            if choice is None:
                break
            payment = rules.payment(state, choice)
            if payment is None or "goals" not in payment.suggested() or not self._rng.below(5 * _KEEPS_GOALS):
                break
            choice = rules.sample(state, self._rng.below)
        return choice


def _to_a_research_tile(rules: OnMarsRules, state: State, decision: Decision) -> Choice | None:
    """The move of the Rover that brings it nearest to a Research tile of a kind that its owner does not have yet."""
    index, distance = rules.table.map.index, rules.table.map.distance
    taken = state.players[decision.seat].research
    wanted = [place for place, kind in enumerate(state.research) if kind != NOTHING and kind not in taken]
    ways = [choice for choice in decision.options if choice.verb == "rover"] if wanted else []
    return min(ways, key=lambda way: min(distance[index[way.words[0]]][goal] for goal in wanted), default=None)
