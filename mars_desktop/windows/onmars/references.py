"""The parts of a table of On Mars and the terms that explain them, opened by F1."""

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from mars_desktop.widgets.answer import AnswerButton
from mars_desktop.widgets.onmars.place_button import PlaceButton
from mars_desktop.windows.explaining import explain, explain_by
from mars_desktop.windows.table.offered import group_of
from mars_desktop.windows.table.top_bar import REDO, UNDO

if TYPE_CHECKING:
    from mars_desktop.windows.onmars.page import OnMarsPage

_ACTIONS: Final = {
    "landing-pod": "onmars-travel",
    "obtain-blueprint": "onmars-blueprint",
    "learn-technology": "onmars-tech",
    "research-development": "onmars-laboratory",
    "resupply": "onmars-warehouse",
    "control-center": "onmars-control-center",
    "construct": "onmars-construct",
    "upgrade": "onmars-upgrade",
    "welcome-ship": "onmars-ship",
    "hire": "onmars-scientist",
}
"""The terms of the Main actions."""

_PLACES: Final = {
    "tech": "onmars-tech",
    "grid": "onmars-tech",
    "warehouse": "onmars-warehouse",
    "blueprint": "onmars-blueprint",
    "offer": "onmars-scientist",
    "scientist": "onmars-scientist",
    "contract": "onmars-contract",
    "building": "onmars-construct",
    "tile": "onmars-discovery",
    "research": "onmars-research",
    "lab": "onmars-laboratory",
    "store": "onmars-storage",
    "depot": "onmars-depot",
    "exec": "onmars-executive-action",
    "quarters": "onmars-quarters",
    "working-area": "onmars-working-area",
    "goal": "onmars-goal",
    "progress": "onmars-progress",
    "plan": "onmars-first-colonists",
    "task": "onmars-first-colonists",
}
"""The terms of the places of the panels, by the first word of their ids."""

_VERBS: Final = {
    "exec": "onmars-executive-action",
    "scientist": "onmars-scientist",
    "use": "onmars-advanced",
    "goal": "onmars-goal",
    "give": "onmars-goal",
    "deliver": "onmars-contract",
    "end": "onmars-turn",
    "take": "onmars-boost",
    "learn": "onmars-tech",
    "develop": "onmars-laboratory",
    "keep": "onmars-lent",
    "tech": "onmars-lent",
    "boost": "onmars-boost",
    "bot": "onmars-bot",
    "rover": "onmars-rover",
    "building": "onmars-construct",
    "site": "onmars-complex",
    "displace": "onmars-displaced",
    "support": "onmars-life-support",
    "upgrade": "onmars-upgrade",
    "ship": "onmars-ship",
    "bot-on": "onmars-bot",
    "produce": "onmars-advanced",
    "retrieve": "onmars-working-area",
    "refill": "onmars-contract",
    "discovery": "onmars-discovery",
    "space": "onmars-turn-order",
    "travel": "onmars-travel",
    "stay": "onmars-travel",
    "shelter": "onmars-shelter",
    "shuttle": "onmars-shuttle",
}
_LISTS: Final = {
    "hire": "onmars-scientist",
    "executive": "onmars-executive-action",
    "buildings": "onmars-advanced",
    "free": "onmars-turn",
}
"""The terms of the answers that open a list."""


def explain_table(page: "OnMarsPage") -> None:
    """Tell every part of a table what it is about."""
    explain_by(page, term_of)
    explain(page, "onmars-aim", tip=False)
    explain(page.top, "onmars-round", tip=False)
    explain(page.top.order, "onmars-turn-order", tip=False)
    for name in (UNDO, REDO):
        explain(page.top.button(name), "undo", tip=False)
    explain(page.tabs, "onmars-sides", tip=False)
    explain(page.orbit, "onmars-main-action", tip=False)
    explain(page.colony, "onmars-main-action", tip=False)
    explain(page.own, "onmars-storage", tip=False)
    explain(page.cards, "onmars-goal", tip=False)
    explain(page.seats, "onmars-resource", tip=False)
    explain(page.log, "log", tip=False)
    explain(page.view, "onmars-zone", tip=False)
    explain(page.bar, "onmars-turn", tip=False)


def term_of(widget: QWidget) -> str:
    """The term of an answer or of a place; empty for anything else."""
    if isinstance(widget, AnswerButton):
        return term_of_answer(widget.answer.id)
    return term_of_place(widget.row.id) if isinstance(widget, PlaceButton) else ""


def term_of_answer(answer_id: str) -> str:
    """The term that an answer is about: `p1 main construct`, or `group executive` for a list; empty for none."""
    if group := group_of(answer_id):
        return _LISTS.get(group.partition(" ")[0], _VERBS.get(group.partition(" ")[0], ""))
    _, verb, *words = (*answer_id.split(), "", "")
    return _ACTIONS.get(words[0], "") if verb == "main" else _VERBS.get(verb, "")


def term_of_place(place: str) -> str:
    """The term that a place is about: `action construct`, `lab C2M`; empty for none."""
    kind, _, name = place.partition(" ")
    return _ACTIONS.get(name, "") if kind == "action" else _PLACES.get(kind, "")
