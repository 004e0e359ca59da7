"""Reasons in words, whichever game gives them."""

from typing import Any

from mars_desktop.engine import Reason, Rules
from mars_desktop.models.controller import NOT_SAVED
from mars_desktop.models.games import face_of
from mars_desktop.models.words import tr


def why(rules: Rules[Any], reason: Reason, seat: int | None = None) -> str:
    """A reason as a sentence for a person; `seat` is whom it keeps from something."""
    if reason == NOT_SAVED:
        return tr("The answer could not be saved, so it was not taken.")
    return face_of(rules.setup.game).reason(rules, reason, seat)
