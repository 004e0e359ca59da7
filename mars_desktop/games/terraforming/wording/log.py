"""The log: one line for each change, with its cause, in the third person."""

from collections.abc import Iterable, Sequence
from typing import Final

from mars_desktop.engine.event import Event
from mars_desktop.engine.ruleset import Rules
from mars_desktop.engine.session import Session
from mars_desktop.games.phrases import Plural, Speaker
from mars_desktop.games.terraforming.resources import ALL_RESOURCES
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import headings, things
from mars_desktop.games.terraforming.wording.happenings import happening, together_with
from mars_desktop.games.texts import LogLine

_TAKES_IN: Final = frozenset({"play", "project", "milestone", "award", "convert", "sell"})
"""Headings whose line tells what was paid or given up."""

_SAYS_WHY: Final = {"melt": {"melting"}, "refresh": {"refresh"}}
"""Causes that the words of an event repeat."""
_BEFORE_THE_DEAL: Final = frozenset({"saved-back", "replaced", "compensation"})
"""What everybody gets before cards are dealt belongs to no heading, like what everybody saves at the end."""


def log_lines(
    table: Table, events: Sequence[Event], speaker: Speaker, viewer: int | None = None, under: Event | None = None
) -> list[LogLine]:
    """The lines of events in order, as the viewer may read them; None is the public.

    ``under`` is the heading that was open before the first event (:func:`open_heading`),
    for logs that are made answer by answer.
    """
    return list(_Writer(table, speaker, viewer).lines(events, under))


def open_heading(events: Sequence[Event], under: Event | None = None) -> Event | None:
    """The heading under which whatever happens after these events will stand."""
    return next((event for event in reversed(events) if event.kind in headings.KINDS), under)


def transcript(rules: Rules[State], session: Session[State], speaker: Speaker) -> str:
    """A whole game as text: every answer in its text form, indented below it what it brought.

    The answers name hidden cards, so this is for finished games and for tests.
    """
    if not isinstance(rules, TerraformingRules):
        raise TypeError(f"the rules of {rules.id} are told by their own game")
    table = rules.table
    written = [_indented(line) for line in log_lines(table, session.opening, speaker)]
    under = open_heading(session.opening)
    for index, choice in enumerate(session.choices):
        events = session.events_of(index)
        written.append(f"{index + 1}. {choice}")
        written.extend(_indented(line) for line in log_lines(table, events, speaker, None, under))
        under = open_heading(events, under)
    return "".join(f"{line}\n" for line in written)


def _indented(line: LogLine) -> str:
    return "    " * (line.level + 1) + line.text


class _Writer:
    """Turns events into lines for one reader; remembers the heading that is open."""

    def __init__(self, table: Table, speaker: Speaker, viewer: int | None) -> None:
        self._table = table
        self._speaker = speaker
        self._viewer = viewer

    def lines(self, events: Sequence[Event], under: Event | None) -> Iterable[LogLine]:
        at = 0
        while at < len(events):
            event = events[at]
            if event.kind in headings.KINDS:
                size = self._heading_size(events, at)
                yield from self._heading(events[at : at + size])
                under = event
            elif event.kind == "sealed":
                size = 1
                yield LogLine(headings.heading(self._table, [event], self._speaker), event.seat, 1, event.kind)
            elif event.kind in {"deal", "draft"}:
                size = _equal_run(events, at)
                yield from self._handed_out(events[at : at + size])
                if event.cause == "start":
                    under = None
            elif (size := _bought_size(events, at)) > 0:
                yield self._bought(events[at : at + size], under)
            else:
                size = _group_size(events, at)
                alone = event.kind in _BEFORE_THE_DEAL or event.cause == "saving"
                yield self._line(list(events[at : at + size]), None if alone else under)
            at += size

    # --- headings -----------------------------------------------------------------------------------------------------

    def _heading_size(self, events: Sequence[Event], at: int) -> int:
        """The heading and what its line takes in: the payment, the cards sold, the tile of converted plants."""
        event = events[at]
        rest = events[at + 1 :] if event.kind in _TAKES_IN else ()
        if headings.sells(self._table, event):
            return 1 + sum(1 for _ in zip(rest, ("discard", "stock"), strict=False))
        if event.kind == "convert":
            size = 1 + bool(rest)
            if len(rest) > 1 and rest[1].kind == "tile" and rest[1].cause == "convert-plants":
                size += 1
            return size
        return 1 + len(headings.paid(self._table, event, rest))

    def _heading(self, group: Sequence[Event]) -> Iterable[LogLine]:
        event = group[0]
        place = next((str(e.values[1]) for e in group if e.kind == "tile"), "")
        card = event.cause if event.kind in {"play", "use", "first-action", "corporation", "development"} else ""
        secret = next((self._secret(e) for e in group if e.hidden), "")
        text = headings.heading(self._table, group, self._speaker)
        yield LogLine(text, event.seat, 0, event.kind, place, card, secret)
        saving = headings.saving(event, self._speaker)
        if saving:
            yield LogLine(saving, event.seat, 1, event.kind, "", card)

    # --- what follows -------------------------------------------------------------------------------------------------

    def _line(self, group: list[Event], under: Event | None) -> LogLine:
        event = group[0]
        said = happening(self._table, group, self._speaker)
        place = next((str(word) for word in event.values if word in self._table.map.index), "")
        return self._signed(said, event, under, place)

    def _signed(self, said: str, event: Event, under: Event | None, place: str = "") -> LogLine:
        """The line with whose it is and why, where the heading does not tell."""
        told = {headings.cause_of(under), *headings.SELF_EVIDENT, self._card_of(event)}
        told |= _SAYS_WHY.get(event.kind, set())
        if event.cause not in told:
            why = things.cause_name(self._table, event.cause, self._speaker)
            said = self._speaker.say("log", "{what} ({cause})", what=said, cause=why)
        if event.seat >= 0 and (under is None or under.kind == "phase" or under.seat != event.seat):
            who = things.person(self._table, event.seat, self._speaker)
            said = self._speaker.say("log", "{who}: {what}", who=who, what=said)
        card = event.cause if event.cause in self._table.content.index else ""
        return LogLine(said, event.seat, 1, event.kind, place, self._card_of(event) or card, self._secret(event))

    def _card_of(self, event: Event) -> str:
        return str(event.values[0]) if event.kind in {"card-resource", "reveal", "copy", "refresh"} else ""

    def _secret(self, event: Event) -> str:
        return things.card_names(self._table, event.seen_by(self._viewer).hidden, self._speaker)

    def _handed_out(self, group: Sequence[Event]) -> Iterable[LogLine]:
        """Cards for several seats at once, in one line."""
        event = group[0]
        if event.cause == "start":
            yield LogLine(things.phase_name("start", self._speaker), -1, 0, "phase")
        forms = _DEALT if event.kind == "deal" else _PASSED
        who = self._speaker.both([things.person(self._table, each.seat, self._speaker) for each in group])
        text = self._speaker.count("log", forms[len(group) > 1], int(event.values[0]), who=who)
        secret = next((self._secret(each) for each in group if each.seen_by(self._viewer).hidden), "")
        yield LogLine(text, event.seat if len(group) == 1 else -1, 1, event.kind, "", "", secret)

    def _bought(self, group: Sequence[Event], under: Event | None) -> LogLine:
        *paid, keep = group
        price = self._speaker.both([headings.units(event, self._speaker) for event in paid])
        forms = Plural("Bought {bought} of {n} card for {price}", "Bought {bought} of {n} cards for {price}")
        said = self._speaker.count("log", forms, int(keep.values[1]), bought=str(keep.values[0]), price=price)
        return self._signed(said, keep, under)


_DEALT: Final = {
    True: Plural("{who} are dealt {n} card each", "{who} are dealt {n} cards each"),
    False: Plural("{who} is dealt {n} card", "{who} is dealt {n} cards"),
}
_PASSED: Final = {
    True: Plural("{who} have {n} card each to choose from", "{who} have {n} cards each to choose from"),
    False: Plural("{who} has {n} card to choose from", "{who} has {n} cards to choose from"),
}


def _equal_run(events: Sequence[Event], at: int) -> int:
    first = events[at]
    size = 1
    while at + size < len(events):
        then = events[at + size]
        if (then.kind, then.cause, then.values) != (first.kind, first.cause, first.values):
            break
        size += 1
    return size


def _bought_size(events: Sequence[Event], at: int) -> int:
    """Payments and the cards kept for them; 0 if this is no purchase."""
    first = events[at]
    size = 0
    while at + size < len(events):
        event = events[at + size]
        if (event.seat, event.cause) != (first.seat, first.cause):
            return 0
        if event.kind == "keep":
            return size + 1 if size else 0
        if event.kind != "stock" or int(event.values[1]) > 0 or event.values[0] not in ALL_RESOURCES:
            return 0
        size += 1
    return 0


def _group_size(events: Sequence[Event], at: int) -> int:
    if events[at].cause == "energy-to-heat":
        return 2
    size = 1
    while at + size < len(events) and together_with(events[at + size - 1], events[at + size]):
        if _bought_size(events, at + size):
            break
        size += 1
    return size
