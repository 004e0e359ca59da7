"""A bot that takes any legal answer: the measure of every other bot, and what plays in simulations and tests."""

from typing import Any

from mars_desktop.engine import Choice, Decision, Rules
from mars_desktop.engine.rng import Rng

_SALT = 0x6D617273
"""Keeps the answers of a game apart from its deck when both come from the same number."""


class RandomBot:
    """Each listed answer is as likely as the other; same seed, same answers.

    With `mixes` about every fourth answer that costs something is paid in a mix drawn at random instead of the
    suggested one.
    """

    def __init__(self, seed: int, *, mixes: bool = False) -> None:
        self._rng = Rng(seed ^ _SALT)
        self._mixes = mixes

    def choose(self, rules: Rules[Any], view: Any, decision: Decision) -> Choice:
        """A random answer to this decision."""
        answers = decision.answers
        i = self._rng.below(len(answers.options) + len(answers.picks))
        if i < len(answers.options):
            choice = answers.options[i]
        else:
            choice = answers.picks[i - len(answers.options)].sample(self._rng.below)
        return self._paid(rules, view, choice)

    def move(self, rules: Rules[Any], state: Any) -> Choice | None:
        """A random answer to one of the open decisions; None when the game is over.

        The quick way to play whole games: it is given the state because it looks at nothing in it but the list of
        answers, which is the same in the asked seat's view.
        """
        choice = rules.sample(state, self._rng.below)
        return None if choice is None else self._paid(rules, state, choice)

    def _paid(self, rules: Rules[Any], view: Any, choice: Choice) -> Choice:
        if not self._mixes or choice.numbers or self._rng.below(4):
            return choice
        payment = rules.payment(view, choice)
        return choice if payment is None else choice.paying(self._rng.pick(payment.mixes()))
