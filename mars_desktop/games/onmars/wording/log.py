"""The log: one line for each change, with its cause, in the third person."""

from collections.abc import Iterator, Sequence
from typing import Final

from mars_desktop.engine.event import Event
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import headings, things
from mars_desktop.games.onmars.wording.happenings import happening, together_with
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.texts import LogLine

_NAMES_ITS_CAUSE: Final = frozenset(
    {
        *("blueprint", "scientist", "contract", "contract-completed", "deliver", "refill", "upgrade", "miner-returns"),
        *("discovery", "research", "discovery-placed", "discovery-opened", "mission", "mission-completed"),
        *("mission-laid-out", "borrow", "life-support", "tech-opened", "plan", "task", "task-drawn", "first-shelter"),
        *("shuttle-starts", "solo-card"),
    }
)
"""Kinds of event whose words tell what their cause is."""
_POINTS_FOR: Final = frozenset({"first-built", "progress"})
"""Causes of points that their words tell; a Mission has one of these ids, too."""


def log_lines(table: Table, events: Sequence[Event], speaker: Speaker, under: Event | None = None) -> list[LogLine]:
    """The lines of events in order; nothing in them is anybody's secret.

    ``under`` is the heading that was open before the first event (:func:`open_heading`), for logs that are made answer
    by answer.
    """
    return list(_lines(table, events, speaker, under))


def open_heading(events: Sequence[Event], under: Event | None = None) -> Event | None:
    """The heading under which whatever happens after these events will stand."""
    return next((event for event in reversed(events) if event.kind in headings.KINDS), under)


def _lines(table: Table, events: Sequence[Event], speaker: Speaker, under: Event | None) -> Iterator[LogLine]:
    at = 0
    while at < len(events):
        event = events[at]
        if event.kind in headings.KINDS:
            text = headings.heading(table, event, speaker)
            yield LogLine(text, event.seat, 0, event.kind, "", _card_of(table, event))
            under = event
            at += 1
            continue
        size = 1
        while at + size < len(events) and together_with(events[at + size - 1], events[at + size]):
            size += 1
        yield _line(table, events[at : at + size], speaker, under)
        at += size


def _line(table: Table, group: Sequence[Event], speaker: Speaker, under: Event | None) -> LogLine:
    """A line with whose it is and why, where the heading does not tell."""
    event = group[0]
    said = happening(table, group, speaker)
    told = {headings.cause_of(under), *headings.SELF_EVIDENT}
    if event.kind == "points" and event.cause in _POINTS_FOR:
        told.add(event.cause)
    if event.cause not in told and event.kind not in _NAMES_ITS_CAUSE:
        why = things.cause_name(table, event.cause, speaker, event.kind)
        said = speaker.say("onmars log", "{what} ({cause})", what=said, cause=why)
    if event.seat >= 0 and (under is None or under.kind in headings.OF_THE_TABLE or under.seat != event.seat):
        who = things.person(table, event.seat, speaker)
        said = speaker.say("onmars log", "{who}: {what}", who=who, what=said)
    return LogLine(said, event.seat, 1, event.kind, _place_of(table, event), _card_of(table, event))


def _place_of(table: Table, event: Event) -> str:
    """The hex that a click shows: where something came to lie or stand."""
    hexes = [str(value) for value in event.values if str(value) in table.map.index]
    return hexes[-1] if hexes else ""


def _card_of(table: Table, event: Event) -> str:
    """The Blueprint, Scientist or Contract that a click shows."""
    content = table.content
    known = (*(str(value) for value in event.values), event.cause)
    return next((card for card in known if card in content.blueprint_index or card in content.card_index), "")
