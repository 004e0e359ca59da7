"""What a mission says once it is open, and what has to be sorted when it is over.

Of a mission that is sealed none of this can be had: everything here asks the book first.
"""

from typing import NamedTuple

from mars_desktop.games.legacy.campaign import Book, MissionState
from mars_desktop.games.legacy.content import LegacyContent
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.models.campaign_words import pack_text
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.words import tr, tr_count


class Briefing(NamedTuple):
    """The instructions of an open mission. `twist` is what makes it differ from the rule book, `steps` its set-up."""

    title: str
    place: str
    text: str
    twist_name: str
    twist: str
    steps: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    """Short lines with their names, as rating, milestones and awards."""


class CleanUp(NamedTuple):
    """What is sorted after a mission (Clean Up). Saved cards are only counted."""

    steps: tuple[str, ...]
    leaving: tuple[str, ...]
    """Names of the project cards that leave the card pool, in the order of their numbers: those of the first step."""


def is_open(seen: Book, mission: int) -> bool:
    """Whether a mission's envelope is open."""
    return seen.mission(mission).state is not MissionState.LOCKED


def briefing(seen: Book, cards: LegacyContent | None, mission: int) -> Briefing | None:
    """The instructions of a mission; None while it is sealed."""
    if not is_open(seen, mission):
        return None
    if cards is None:
        return Briefing(
            "",
            "",
            tr("Open the envelope of this mission and read it aloud. It says how the mission is set up and won."),
            "",
            "",
            _printed_steps(mission),
            (),
        )
    found = cards.missions[mission]
    say = speaker_now().say
    rating = found.starting_tr.solo if seen.solo else found.starting_tr.players
    facts = [(tr("Rating at the start"), str(rating))]
    if seen.solo:
        facts.append(
            (
                tr("The mission is won with"),
                tr(
                    "{n} parameters complete and {points} points",
                    n=found.solo.parameters_complete,
                    points=found.solo.vp,
                ),
            )
        )
    else:
        facts.append((tr("Milestones"), ", ".join(say("milestone name", one.name) for one in found.milestones)))
        facts.append((tr("Awards"), ", ".join(say("award name", one.name) for one in found.awards)))
    facts.append((tr("Science tags for the innovation action"), str(found.science_tags)))
    facts += [(tr("Scoring"), " ".join(pack_text(note) for note in found.notes))] if found.notes else []
    return Briefing(
        pack_text(found.title),
        pack_text(found.place),
        pack_text(found.briefing),
        pack_text(found.twist.name),
        pack_text(found.twist.sentence),
        tuple(pack_text(step) for step in found.setup),
        tuple(facts),
    )


def _printed_steps(mission: int) -> tuple[str, ...]:
    first = (tr("Everybody takes the corporation box with its cards."),)
    if mission == 1:
        first = (tr("Everybody chooses a corporation and keeps it for the whole campaign."),)
    return (
        tr("Read the instructions in the envelope and shuffle its cards into the deck."),
        *first,
        tr("Everybody chooses a version of this mission's development, for good."),
        tr("Saved cards come to the hand; who saved none draws two."),
        tr("Ten project cards are dealt; everybody chooses a side of the corporation and what to buy."),
        tr("The M€ for the last title are paid out."),
    )


def clean_up(seen: Book, cards: LegacyContent | None, mission: int) -> CleanUp:
    """What is to be sorted after that mission, which is finished."""
    following = mission + 1
    if following > len(seen.missions):
        return CleanUp((tr("The campaign is over: everything may go back to its place."),), ())
    steps: list[str] = []
    leaving: tuple[str, ...] = ()
    if cards is None:
        steps.append(tr("Take every card without the mark of mission {n} out of the card pool.", n=following))
    else:
        here, then = set(cards.pool_of(mission)), set(cards.pool_of(following))
        gone = sorted(here - then)
        say = speaker_now().say
        leaving = tuple(say("card name", cards.cards[card].name) for card in gone)
        steps.append(
            tr_count(
                "{n} project card without the mark of mission {next} leaves the card pool.",
                "{n} project cards without the mark of mission {next} leave the card pool.",
                len(leaving),
                next=following,
            )
        )
        steps.append(
            tr_count(
                "{n} innovation card stays in the card pool for the rest of the campaign.",
                "{n} innovation cards stay in the card pool for the rest of the campaign.",
                len(seen.pool),
            )
        )
        steps.append(
            tr_count(
                "{n} innovation card lies in the innovation box, those discarded included.",
                "{n} innovation cards lie in the innovation box, those discarded included.",
                len(seen.innovations),
            )
        )
    saved = sum(len(player.box.cards) for player in seen.players)
    steps.append(
        tr_count("{n} saved card stays in its corporation's box.", "{n} saved cards stay in their boxes.", saved)
    )
    return CleanUp(tuple(steps), leaving)


def savable(cards: LegacyContent | None, mission: int) -> dict[str, str]:
    """Cards that may be saved at the end of a mission by name, with their ids; none where no card is known."""
    following = mission + 1
    if cards is None or following not in cards.missions:
        return {}
    say = speaker_now().say
    return {
        say("card name", cards.cards[c].name): cards.cards[c].id
        for c in range(cards.projects)
        if isinstance(face := cards.cards[c].face, v.Project)
        and following in face.missions
        and (cards.cards[c].innovation or min(face.missions) <= mission)
    }
