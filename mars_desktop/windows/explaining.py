"""What the parts of the screen are about: each part knows its term of the glossary, for its tool tip and for F1."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from PySide6.QtWidgets import QWidget

from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.content import Content, content
from mars_desktop.games.terraforming.glossary import Glossary, terms_of
from mars_desktop.models.languages import speaker_now
from mars_desktop.widgets.answer import AnswerButton
from mars_desktop.widgets.card_button import CardButton

_TERM: Final = "glossaryTerm"
_CARDS: Final = "cardsShown"
_TERMS: Final = "termsOf"

_VERBS: Final = {
    "play": "play-card",
    "project": "standard-project",
    "sell": "sell-patents",
    "use": "card-action",
    "first-action": "corporation",
    "milestone": "milestone",
    "fund": "award",
    "pass": "pass",
    "end": "end-turn",
    "place": "tile",
    "claim": "claim",
    "remove": "any-player",
    "reduce": "any-player",
    "add": "card-resource",
    "resolve": "order",
    "innovation": "innovation-action",
    "innovate": "innovation-action",
    "population": "population",
    "melt": "melting",
    "freeze": "glacier",
    "corporation": "corporation",
    "development": "development",
    "save": "box",
    "refresh": "card-action",
}
_CONVERSIONS: Final = {"plants": "convert-plants", "heat": "convert-heat", "workers": "convert-workers"}
_LISTS: Final = {**_VERBS, "convert": "action-phase", "part": "any-player"}
_QUESTIONS: Final = {
    **_VERBS,
    "start": "start",
    "draft": "draft",
    "research": "research",
    "buy": "research",
    "action": "turn",
    "order": "order",
    "discard": "hand",
    "final-greenery": "convert-plants",
    "saving": "box",
    "conversion": "final-scoring",
}


@cache
def _glossary(speaker: Speaker) -> Glossary:
    return Glossary(speaker)


def glossary() -> Glossary:
    """The glossary in the language spoken now."""
    return _glossary(speaker_now())


def reference(term: str) -> str:
    """What a term means in one or two sentences, and where the rule book has it; empty for no term."""
    return glossary()[term].reference if term else ""


def explained(words: str, term: str) -> str:
    """Words for the pointer, with what the term means below them."""
    return f"{words}\n{reference(term)}"


def explain(widget: QWidget, term: str, *, tip: bool = True) -> None:
    """Say what a part of the screen is about: for F1, for “What’s this?” and, with `tip`, for the pointer."""
    widget.setProperty(_TERM, term)
    widget.setWhatsThis(reference(term))
    if tip:
        widget.setToolTip(reference(term))


def explain_cards(widget: QWidget, cards: Content) -> None:
    """Say whose cards a part of the screen shows, where they are not those of the base game."""
    widget.setProperty(_CARDS, cards)


def explain_by(widget: QWidget, terms: Callable[[QWidget], str]) -> None:
    """Let another table of terms hold for a part of the screen: `terms` gives that of a widget, empty for none."""
    widget.setProperty(_TERMS, terms)


def _own_term(widget: QWidget) -> str:
    """The term of a card or an answer, by the table of terms that holds there; empty for none."""
    around: QWidget | None = widget
    while around is not None:
        terms = around.property(_TERMS)
        if callable(terms):
            return str(terms(widget))
        around = around.parentWidget()
    if isinstance(widget, CardButton):
        return terms_of(_cards_of(widget)[widget.face.id])[0]
    return term_of_answer(widget.answer.id) if isinstance(widget, AnswerButton) else ""


def _cards_of(widget: QWidget) -> Content:
    around: QWidget | None = widget
    while around is not None:
        cards = around.property(_CARDS)
        if isinstance(cards, Content):
            return cards
        around = around.parentWidget()
    return content()


def term_of_question(kind: str) -> str:
    """The term that a kind of question is about, empty for none."""
    return _QUESTIONS.get(kind, "")


def term_of_answer(answer_id: str) -> str:
    """The term that an answer is about: `p1 convert heat`, or `group milestone` for a list; empty for none."""
    words = answer_id.split()
    if len(words) < 2:
        return ""
    if words[0] == "group":
        return _LISTS.get(words[1], "")
    return _CONVERSIONS.get(words[2], "") if words[1] == "convert" and len(words) > 2 else _VERBS.get(words[1], "")


def explain_answers(buttons: Iterable[AnswerButton]) -> None:
    """Add to the tool tip of each answer what it is about."""
    for button in buttons:
        term = term_of_answer(button.answer.id)
        explain(button, term, tip=False)
        button.setToolTip("\n".join(part for part in (button.toolTip(), reference(term)) if part))


def term_here(widget: QWidget | None) -> str:
    """The term for whatever has the keyboard: the thing itself, or the nearest part around it that has one."""
    while widget is not None:
        if term := _own_term(widget) or str(widget.property(_TERM) or ""):
            return term
        widget = widget.parentWidget()
    return ""
