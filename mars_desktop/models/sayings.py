"""Cards in words."""

from collections.abc import Sequence
from functools import cache

from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.cards import card_text
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.words import tr


def card_title(card: Card) -> str:
    """The name of a card."""
    return speaker_now().say("card name", card.name)


def card_words(card: Card) -> str:
    """Everything that a card says, in one paragraph."""
    return _card_words(card, speaker_now())


def said_card(
    name: str,
    kind: str,
    tags: Sequence[str],
    text: str,
    *,
    price: int | None = None,
    holds: int | None = None,
    note: str = "",
) -> str:
    """A card for a screen reader: name, price, tags, text, what lies on it, and why it cannot be played or that it can.

    `note` is that last sentence. An event is told by its sign among the tags, as on the card.
    """
    speaker = speaker_now()
    signs = [names.tag(speaker, tag) for tag in tags]
    if kind == "event":
        signs.append(tr("event"))
    parts = [name if price is None else tr("{name}, {price} M€", name=name, price=price)]
    if signs:
        parts.append(tr("tags: {tags}", tags=speaker.listed(signs)))
    said = tr("{card}. {text}", card=speaker.listed(parts), text=text)
    if holds is not None:
        said = tr("{card} On it: {n}.", card=said, n=holds)
    return f"{said} {note}".rstrip()


@cache
def _card_words(card: Card, speaker: Speaker) -> str:
    return " ".join(card_text(card, speaker).sentences())
