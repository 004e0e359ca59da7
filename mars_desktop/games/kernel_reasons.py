"""Why something is not allowed at any game: the reasons of the kernel that are the same everywhere, in words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final

from mars_desktop.engine.reason import Reason
from mars_desktop.games.phrases import Speaker, capitalised


class ReasonCase(ABC):
    """A reason with whoever says it; a game adds what people and means of payment are called."""

    def __init__(self, reason: Reason, speaker: Speaker) -> None:
        self.speaker = speaker
        self._values = dict(reason.values)

    def n(self, name: str) -> int:
        """A number of the reason."""
        return int(self._values[name])

    def word(self, name: str) -> str:
        """An id of the reason."""
        return str(self._values[name])

    @abstractmethod
    def who(self, seat: int) -> str:
        """A person's name."""

    @abstractmethod
    def resource(self) -> str:
        """The resource that the reason names, in general: “plants”."""


def _say(case: ReasonCase, template: str, **values: str) -> str:
    return case.speaker.say("kernel reason", template, **values)


def _plain(sentence: str) -> Callable[[ReasonCase], str]:
    return lambda case: _say(case, sentence)


KERNEL_REASONS: Final[Mapping[str, Callable[[ReasonCase], str]]] = {
    # paying
    "nothing-to-pay": _plain("There is nothing to pay here."),
    "pays-wrong-parts": _plain("This pays one part of the price twice and leaves another part unpaid."),
    "cannot-pay-with": lambda case: _say(case, "{what} cannot pay for this.", what=capitalised(case.resource())),
    "negative-payment": lambda case: _say(case, "Less than 0 {what} cannot be paid.", what=case.resource()),
    # answers and their course
    "not-asked": lambda case: _say(case, "{who} is not asked anything now.", who=case.who(case.n("seat") - 1)),
    "not-offered": lambda case: _say(case, "“{answer}” is not possible now.", answer=case.word("answer")),
    "stale-answer": _plain("This belongs to a question that is no longer asked."),
    "undo-sealed": _plain("A sealed choice cannot be taken back."),
    "undo-turn-passed": _plain("The turn has passed to somebody else, so this cannot be taken back."),
    "nothing-to-undo": _plain("There is nothing to take back."),
    "nothing-to-redo": _plain("There is nothing to do again."),
}
"""The sentence by key; what each game calls differently, such as what came to light, it says itself."""
