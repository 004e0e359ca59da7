"""Why something is not allowed at any game: the reasons of the kernel that name nothing of a game, in words."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.reason import Reason
from mars_desktop.games.phrases import Speaker

_SENTENCES: Final[Mapping[str, str]] = {
    "pays-wrong-parts": "This pays one part of the price twice and leaves another part unpaid.",
    "nothing-to-pay": "There is nothing to pay here.",
    "stale-answer": "This belongs to a question that is no longer asked.",
    "undo-sealed": "A sealed choice cannot be taken back.",
    "undo-turn-passed": "The turn has passed to somebody else, so this cannot be taken back.",
    "nothing-to-undo": "There is nothing to take back.",
    "nothing-to-redo": "There is nothing to do again.",
}
KERNEL_REASONS: Final = frozenset(_SENTENCES)
"""The keys of the reasons that are said here; those that name things of a game it says itself."""


def kernel_reason(reason: Reason, speaker: Speaker) -> str:
    """The sentence for a reason of the kernel. Raises KeyError for one that a game has to say."""
    return speaker.say("kernel reason", _SENTENCES[reason.key])
