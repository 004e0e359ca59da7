"""What the things of a campaign are called: titles, missions, corporations, cards, and why a line is refused."""

import re
from typing import Final

from mars_desktop.engine.reason import Reason
from mars_desktop.games.legacy.campaign import UNNAMED_CARD, CampaignContent, MissionPage
from mars_desktop.games.legacy.content import LegacyContent
from mars_desktop.games.legacy.mission_start import NO_TITLE, Version
from mars_desktop.models.mission import pack_words
from mars_desktop.models.sayings import card_title
from mars_desktop.models.words import tr, tr_count
from mars_desktop.profile.campaign_words import said

_MINUS: Final = re.compile(r"(?<![\w])-(?=\d)")
_TITLES: Final = {"G": "Governor", "A": "Administrator", "P": "Prefect", "-": "no title"}


def title_name(title: str) -> str:
    """“Governor”: a title by its letter; nothing for an empty one."""
    return tr(_TITLES[title]) if title in _TITLES else title


def title_letter(title: str) -> str:
    """The letter of a title as the score sheet has it."""
    return "–" if title == NO_TITLE else title


def mission_name(page: MissionPage) -> str:
    """“Mission 2, The Pole”, and the number alone while it is sealed."""
    if not page.title:
        return tr("Mission {n}", n=page.number)
    return tr("Mission {n}, {title}", n=page.number, title=pack_text(page.title))


def pack_text(text: str) -> str:
    """A text of a campaign's pack in the reader's language, where the language has it; with a true minus."""
    return _MINUS.sub("−", pack_words(text))


def corporation_name(content: CampaignContent, corporation: str) -> str:
    """A corporation by its identity, or as people wrote it."""
    return pack_text(content.corporations.get(corporation, corporation))


def side_name(side: str) -> str:
    """“side A”; nothing where nobody noted it."""
    return tr("side {side}", side=side) if side else ""


def card_name(cards: LegacyContent | None, card: str) -> str:
    """A saved card by its id, or as people wrote it."""
    if card == UNNAMED_CARD:
        return tr("a card without a name")
    if cards is not None and card in cards.index:
        return card_title(cards[card])
    return card


def card_names(cards: LegacyContent | None, ids: tuple[str, ...]) -> list[str]:
    """Saved cards by name, those without a name counted together at the end."""
    named = [card_name(cards, card) for card in ids if card != UNNAMED_CARD]
    unnamed = ids.count(UNNAMED_CARD)
    if unnamed:
        named.append(tr_count("{n} card without a name", "{n} cards without a name", unnamed))
    return named


def development_name(cards: LegacyContent | None, corporation: str, mission: int, version: Version) -> str:
    """The card that a player keeps for a mission, or its letter where no card is known."""
    if cards is not None:
        found = cards.developments.get((corporation, mission), {}).get(version)
        if found is not None:
            return card_title(cards.cards[found])
    return tr("version {letter}", letter=version.upper())


def reason_sentence(content: CampaignContent, cards: LegacyContent | None, reason: Reason) -> str:
    """Why a line may not be added, or what is unusual about it, with names instead of ids."""
    values: dict[str, str | int] = dict(reason.values)
    if "card" in values:
        values["card"] = card_name(cards, str(values["card"]))
    if "corporation" in values:
        values["corporation"] = corporation_name(content, str(values["corporation"]))
    if "version" in values:
        values["version"] = str(values["version"]).upper()
    return str(said(Reason.of(reason.key, **values)))
