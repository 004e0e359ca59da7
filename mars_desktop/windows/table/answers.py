"""The answers of the present question as the decision bar offers them: one by one, or gathered in lists."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mars_desktop.engine import Choice, Pick
from mars_desktop.games.terraforming.wording.things import seat_of
from mars_desktop.games.texts import AnswerText
from mars_desktop.models.options import OptionRow
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.answer import Answer
from mars_desktop.windows.table.offered import Offer, group_id
from mars_desktop.windows.words import tr

_GATHERED: Final = {
    "project": "project",
    "sell": "project",
    "use": "use",
    "innovation": "use",
    "convert": "convert",
    "milestone": "milestone",
    "fund": "fund",
}
"""Verbs of a turn that are offered in lists, and the list they are in."""
ON_MAP: Final = frozenset({"place", "claim", "population", "melt"})
"""Verbs of which the map shows what is not possible."""
_PARTS: Final = "part"
"""The list of removals that take fewer than they might."""

_GOALS: Final = frozenset({"milestone", "fund"})
_OWN_PLACE: Final = frozenset({"play"})
"""Verbs that are answered elsewhere on the page: cards in the hand."""


def rows_of(group: str, rows: Sequence[OptionRow]) -> list[OptionRow]:
    """The answers in a list."""
    return [row for row in rows if _list_of(row) == group]


def _list_of(row: OptionRow) -> str:
    """The list that an answer is in; empty if it is offered by itself."""
    if row.verb == "remove" and isinstance(row.answer, Choice) and row.answer.numbers:
        return _PARTS
    return _GATHERED.get(row.verb, "")


def answer_of(row: OptionRow, marks: Sequence[Seat], warn: Callable[[Choice], str] | None = None) -> Answer:
    """One answer as it is shown. `warn` tells what it would waste."""
    warning = warn(row.answer) if warn is not None and row.enabled and isinstance(row.answer, Choice) else ""
    mark = _named_seat(row, marks)
    return Answer(
        id=row.id,
        label=row.title,
        icon="" if mark is not None else row.icon,
        mark=mark,
        detail=row.detail,
        reason=row.reason,
        warning=warning,
        more=isinstance(row.answer, Pick),
    )


def _named_seat(row: OptionRow, marks: Sequence[Seat]) -> Seat | None:
    """The mark of the seat that an answer names."""
    if row.verb not in ("remove", "reduce") or not isinstance(row.answer, Choice):
        return None
    word = row.answer.words[0]
    seat = seat_of(word) if word[:1] == "p" and word[1:].isdecimal() else -1
    return marks[seat] if seat >= 0 else None


def _place_answer(row: OptionRow) -> Answer:
    """A place by its short name; its own name is told beside the question."""
    short = row.answer.words[0] if isinstance(row.answer, Choice) else row.title
    label = short if row.title.startswith(short) else row.title
    detail = f"{row.title}: {row.detail}" if row.detail else row.title
    return Answer(id=row.id, label=label, detail=detail)


def turn_offer(rows: Sequence[OptionRow], marks: Sequence[Seat], *, with_goals: bool) -> Offer:
    """The bar of a turn: the first action that is owed, the lists, and ending or passing apart.

    Without goals, in a solo game, milestones and awards are left out.
    """
    single = [row for row in rows if row.verb not in _GATHERED and row.verb not in _OWN_PLACE and not row.apart]
    answers = [answer_of(row, marks) for row in single]
    titles = {
        "project": tr("Projects"),
        "use": tr("Actions") if any(row.verb == "innovation" for row in rows) else tr("Card actions"),
        "convert": tr("Convert"),
        "milestone": tr("Milestones"),
        "fund": tr("Awards"),
    }
    for group, title in titles.items():
        inside = rows_of(group, rows)
        if not inside or (group in _GOALS and not with_goals):
            continue
        possible = sum(row.enabled for row in inside)
        counted = group != "project" and possible
        label = tr("{list} {n}", list=title, n=possible) if counted else title
        detail = "" if possible else tr("Nothing of this is possible now; open it to see why.")
        answers.append(Answer(group_id(group), label, detail=detail, more=True, quiet=not possible))
    apart = [answer_of(row, marks) for row in rows if row.apart]
    lit = next((row.id for row in single if row.enabled), "")
    return Offer(tuple(answers), tuple(apart), lit)


def plain_offer(
    rows: Sequence[OptionRow], marks: Sequence[Seat], warn: Callable[[Choice], str], apart: frozenset[str]
) -> Offer:
    """The bar of any other question: every answer, possible ones only for places, of which the map shows the others.

    Removing fewer than possible is seldom wanted: each number is in a list behind the rest.
    """
    shown = [row for row in rows if _list_of(row) != _PARTS and (row.enabled or row.verb not in ON_MAP)]
    answers = [
        _place_answer(row) if row.verb in ON_MAP else answer_of(row, marks, warn)
        for row in shown
        if row.verb not in apart
    ]
    if rows_of(_PARTS, rows):
        smaller = tr("Each smaller number, down to 1.")
        answers.append(Answer(group_id(_PARTS), tr("Remove fewer"), detail=smaller, more=True))
    return Offer(tuple(answers), tuple(answer_of(row, marks) for row in shown if row.verb in apart), "")


MARK: Final = "mark "
GIVE: Final = "give"


def several_offer(places: Mapping[str, str], chosen: Sequence[str], give: AnswerText) -> Offer:
    """The bar of a question for several places: an answer to mark each of them, and the one that gives them.

    That one leads as soon as a place is marked; before, giving none stands apart, where no key reaches it by chance.
    """
    marks = tuple(
        Answer(
            f"{MARK}{place}",
            place,
            icon="glacier" if place in chosen else "water",
            detail=_mark_words(name, place in chosen),
        )
        for place, name in places.items()
    )
    given = Answer(GIVE, give.title, icon=give.icon)
    return Offer((given, *marks), (), GIVE) if chosen else Offer(marks, (given,), "")


def _mark_words(name: str, marked: bool) -> str:
    return (
        tr("{place}: marked; press to take it back", place=name)
        if marked
        else tr("{place}: press to mark it", place=name)
    )
