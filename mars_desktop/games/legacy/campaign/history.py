"""A campaign is its history; which of its lines are in force; how it grows."""

import msgspec

from mars_desktop.games.legacy.campaign.lines import (
    Founded,
    Joined,
    Line,
    MissionAbandoned,
    MissionFinished,
    MissionStarted,
    Retitled,
    Undone,
)


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign: its lines, the oldest first. Everything else is worked out from them by `book`."""

    lines: tuple[Line, ...]


class HistoryLine(msgspec.Struct, frozen=True):
    """A line as the history shows it."""

    number: int
    """From 1."""
    line: Line
    in_force: bool
    """Whether it counts: a line undone does not, unless its undoing was undone."""


def history(campaign: Campaign) -> tuple[HistoryLine, ...]:
    """Every line with its number, the oldest first."""
    undone: set[int] = set()
    told: list[HistoryLine] = []
    # From the end: whether an undoing counts depends only on later lines.
    for number, line in reversed(list(enumerate(campaign.lines, 1))):
        counts = number not in undone
        if counts and isinstance(line, Undone) and line.line < number:
            undone.add(line.line)
        told.append(HistoryLine(number, line, counts))
    return tuple(reversed(told))


def with_line(campaign: Campaign, line: Line) -> Campaign:
    """The campaign with one more line, unchecked: `extended` is the one that asks the rules."""
    return Campaign((*campaign.lines, line))


def last_undoable(campaign: Campaign) -> int:
    """Number of the newest line in force that could be undone; 0 when only the founding is left."""
    lines = history(campaign)
    return next(
        (told.number for told in reversed(lines) if told.in_force and not isinstance(told.line, Founded | Undone)), 0
    )


def next_member_id(campaign: Campaign | None) -> str:
    """An id that no member of the campaign has or had: `p1`, `p2`, ..."""
    taken = 0
    for line in campaign.lines if campaign else ():
        if isinstance(line, Founded):
            taken += len(line.members)
        elif isinstance(line, Joined):
            taken += 1
    return f"p{taken + 1}"


def in_force(campaign: Campaign) -> tuple[Line, ...]:
    """The lines that count, without undoings."""
    return tuple(told.line for told in history(campaign) if told.in_force and not isinstance(told.line, Undone))


def title_of(campaign: Campaign) -> str:
    """The title that the campaign has now; empty for one without a founding."""
    titles = [line.title for line in in_force(campaign) if isinstance(line, Founded | Retitled)]
    return titles[-1] if titles else ""


def pack_of(campaign: Campaign) -> str:
    """Id of the pack with which the campaign is played; empty for one without a founding."""
    return next((line.pack for line in campaign.lines if isinstance(line, Founded)), "")


def mission_running(campaign: Campaign) -> MissionStarted | None:
    """The line that started the mission in play, or None."""
    running = None
    for line in in_force(campaign):
        if isinstance(line, MissionStarted):
            running = line
        elif isinstance(line, MissionFinished | MissionAbandoned):
            running = None
    return running
