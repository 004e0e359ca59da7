"""What a campaign can be played with: the packs that are here, and the printed game of which no card is known."""

from typing import NamedTuple

from mars_desktop.engine.pack_files import PackProblem
from mars_desktop.games.legacy.campaign import PRINTED, CampaignContent
from mars_desktop.games.legacy.content import LegacyContent, campaign_content
from mars_desktop.games.legacy.pack import own_campaigns
from mars_desktop.models.words import tr
from mars_desktop.profile.problems import CampaignProblem

SAMPLE = "patience"


class PackChoice(NamedTuple):
    """A pack with which a campaign may be founded; `problem` says why it cannot be, else it is empty."""

    id: str
    name: str
    problem: str = ""


def cards_of(pack: str) -> LegacyContent | None:
    """All content of a pack; None for the printed game. Raises `CampaignProblem` when it is not here or faulty."""
    if pack == PRINTED.pack:
        return None
    try:
        return campaign_content(pack)
    except PackProblem as problem:
        raise CampaignProblem(
            tr(
                "The pack “{pack}” of this campaign cannot be read ({why}): put it right or install it again.",
                pack=pack,
                why=str(problem.faults[0]),
            )
        ) from problem


def content_of_sample() -> LegacyContent:
    """All content of our own campaign."""
    return campaign_content(SAMPLE)


def book_content(pack: str) -> CampaignContent:
    """What the book needs to know of a pack. Raises `CampaignProblem` when it is not here or faulty."""
    cards = cards_of(pack)
    return PRINTED if cards is None else cards.for_book()


def content_or_none(pack: str) -> CampaignContent | None:
    """The same, None for a pack that cannot be used here."""
    try:
        return book_content(pack)
    except CampaignProblem:
        return None


def pack_name(pack: str) -> str:
    """What a pack is called; its id where it cannot be read."""
    if pack == PRINTED.pack:
        return tr("The printed game")
    found = content_or_none(pack)
    return pack if found is None else found.name


def pack_choices() -> tuple[PackChoice, ...]:
    """Our own campaign, the person's packs by name, and the printed game."""
    return (
        PackChoice(SAMPLE, pack_name(SAMPLE)),
        *(_choice(pack) for pack in own_campaigns() if pack != SAMPLE),
        PackChoice(PRINTED.pack, pack_name(PRINTED.pack)),
    )


def _choice(pack: str) -> PackChoice:
    try:
        return PackChoice(pack, book_content(pack).name)
    except CampaignProblem as problem:
        return PackChoice(pack, pack, str(problem))
