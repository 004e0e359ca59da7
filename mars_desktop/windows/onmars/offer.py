"""The answers of the present question as the decision bar offers them: one by one, or gathered in lists."""

from collections.abc import Callable, Sequence
from typing import Final

from mars_desktop.engine import Choice
from mars_desktop.models.onmars.ways import MOVES
from mars_desktop.models.options import OptionRow
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.answer import Answer
from mars_desktop.windows.table.offered import Offer, group_id
from mars_desktop.windows.words import tr

_AT: Final = "at "
APART: Final = frozenset({"end", "stop"})
"""Verbs that end something: never the default."""
_ON_MAP: Final = frozenset({"site", "bot-on", "displace", "shelter", "space"})
"""Verbs whose place says it all."""
_TO_HEXES: Final = MOVES | {"upgrade", "discovery"}
"""Verbs that bring something to one of many hexes."""
_POD: Final = " landing-pod"
_HIRE, _EXECUTIVE, _BUILDINGS, _FREE = "hire", "executive", "buildings", "free"


def rows_of(group: str, rows: Sequence[OptionRow]) -> list[OptionRow]:
    """The answers in a list."""
    if group.startswith(_AT):
        place = group.removeprefix(_AT)
        return [row for row in rows if isinstance(row.answer, Choice) and place in row.answer.words[:1]]
    return [row for row in rows if _list_of(row) == group]


def _list_of(row: OptionRow) -> str:
    """The list that an answer is in; empty if it is offered by itself."""
    words = row.answer.words if isinstance(row.answer, Choice) else ()
    match row.verb:
        case "main":
            return _HIRE if words[:1] == ("hire",) else ""
        case "exec":
            return _EXECUTIVE
        case "scientist" | "use":
            return _BUILDINGS
        case "goal" | "deliver":
            return _FREE
        case "bot":
            return f"bot {words[0]}"
        case "rover":
            return "rover"
        case "upgrade" | "discovery":
            return f"{row.verb} {words[0]}"
        case _:
            return ""


def answer_of(row: OptionRow, marks: Sequence[Seat]) -> Answer:
    """One answer as it is shown."""
    mark = None
    if row.verb == "tech" and isinstance(row.answer, Choice):
        mark = marks[int(row.answer.words[0][1:]) - 1]
    icon = "" if mark is not None else row.icon
    return Answer(id=row.id, label=row.title, icon=icon, mark=mark, detail=row.detail, reason=row.reason)


def _place_answers(rows: Sequence[OptionRow]) -> list[Answer]:
    """Places by their short names; where there are several ways to build on one, it opens a list of them."""
    by_place: dict[str, list[OptionRow]] = {}
    for row in rows:
        if isinstance(row.answer, Choice):
            by_place.setdefault(row.answer.words[0], []).append(row)
    found: list[Answer] = []
    for place, there in by_place.items():
        row = there[0]
        detail = f"{row.title}: {row.detail}" if row.detail else row.title
        several = len(there) > 1
        found.append(Answer(group_id(f"{_AT}{place}") if several else row.id, place, detail=detail, more=several))
    return found


def turn_offer(rows: Sequence[OptionRow], marks: Sequence[Seat]) -> Offer:
    """The bar of a turn: Main actions one by one, the rest in lists, and ending apart."""
    single = [row for row in rows if not _list_of(row) and row.verb not in APART]
    # What is possible comes first, so that its digits are the low ones; the Landing Pod, which ends the turn, last.
    single.sort(key=lambda row: (not row.enabled, row.id.endswith(_POD)))
    answers = [answer_of(row, marks) for row in single]
    titles = {
        _HIRE: tr("Scientist or Contract"),
        _EXECUTIVE: tr("Executive action"),
        _BUILDINGS: tr("Advanced Building"),
        _FREE: tr("Goals and deliveries"),
    }
    answers += _lists(titles, rows)
    return Offer(tuple(answers), _apart(rows, marks), "")


def plain_offer(rows: Sequence[OptionRow], marks: Sequence[Seat], called: Callable[[OptionRow], str]) -> Offer:
    """The bar of any other question: what goes to one of many hexes is gathered, and what is free stands last.

    `called` names what such an answer brings there.
    """
    single = [row for row in rows if not _list_of(row) and row.verb not in APART]
    answers: list[Answer] = []
    titles: dict[str, str] = {}
    for row in rows:
        if row.verb in _TO_HEXES and (group := _list_of(row)) not in titles:
            titles[group] = called(row)
    answers += _lists(titles, rows)
    answers += _place_answers([row for row in single if row.verb in _ON_MAP])
    answers += [answer_of(row, marks) for row in single if row.verb not in _ON_MAP]
    answers += _lists({_FREE: tr("Goals and deliveries"), _BUILDINGS: tr("Advanced Building")}, rows)
    return Offer(tuple(answers), _apart(rows, marks), "")


def _lists(titles: dict[str, str], rows: Sequence[OptionRow]) -> list[Answer]:
    found: list[Answer] = []
    for group, title in titles.items():
        inside = rows_of(group, rows)
        if not inside:
            continue
        possible = sum(row.enabled for row in inside)
        label = tr("{list} {n}", list=title, n=possible) if possible else title
        detail = "" if possible else tr("Nothing of this is possible now; open it to see why.")
        found.append(Answer(group_id(group), label, detail=detail, more=True, quiet=not possible))
    return found


def _apart(rows: Sequence[OptionRow], marks: Sequence[Seat]) -> tuple[Answer, ...]:
    return tuple(answer_of(row, marks) for row in rows if row.verb in APART)
