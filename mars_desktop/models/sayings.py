"""Reasons and cards in words."""

from functools import cache

from mars_desktop.engine import Reason
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.wording.cards import card_text
from mars_desktop.games.terraforming.wording.phrases import Speaker
from mars_desktop.games.terraforming.wording.reasons import reason_text
from mars_desktop.models.controller import NOT_SAVED
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.words import tr


def why(rules: TerraformingRules, reason: Reason, seat: int | None = None) -> str:
    """A reason as a sentence for a person; `seat` is whom it keeps from something."""
    if reason == NOT_SAVED:
        return tr("The answer could not be saved, so it was not taken.")
    return reason_text(rules.table, reason, speaker_now(), seat)


def card_title(card: Card) -> str:
    """The name of a card."""
    return speaker_now().say("card name", card.name)


def card_words(card: Card) -> str:
    """Everything that a card says, in one paragraph."""
    return _card_words(card, speaker_now())


@cache
def _card_words(card: Card, speaker: Speaker) -> str:
    return " ".join(card_text(card, speaker).sentences())
