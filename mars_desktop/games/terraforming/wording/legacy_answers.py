"""Answers that only The Legacy of Mars knows: corporations, developments, Population, glaciers, the own box."""

from collections.abc import Callable
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Pick
from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names, things
from mars_desktop.games.terraforming.wording.cards import card_text
from mars_desktop.games.texts import AnswerText

_Said = Callable[[Table, State, Choice, Pick | None, Speaker], AnswerText]


def _corporation(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    return AnswerText(speaker.say("card name", table.identity_name(choice.words[0])), "", "card")


def _development(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    if choice.words[0] == "kept":
        return AnswerText(speaker.say("answer", "Keep what was chosen"), "", "development")
    card = table.content[choice.words[0]]
    detail = " ".join(card_text(card, speaker, table.content).sentences())
    return AnswerText(things.card_name(table, card.id, speaker), detail, "development")


def _innovation(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    title = speaker.say("answer", "Innovation action")
    return AnswerText(title, speaker.say("answer", "once in a mission: draw innovations, keep one"), "innovation")


def _innovate(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    card, place = choice.words
    template = "Take {card} to hand" if place == "hand" else "Put {card} into the box"
    title = speaker.say("answer", template, card=things.card_name(table, card, speaker))
    detail = card_text(table.content[card], speaker, table.content).rules()
    return AnswerText(title, detail, "innovation" if place == "hand" else "box")


def _population(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    """“E5”, “1 → 2 Populations”."""
    have = table.population_on(state, table.map.index[choice.words[0]])
    then = names.counted(speaker, "population", have + 1)
    detail = speaker.say("answer", "{before} → {then}", before=number(have), then=then)
    return AnswerText(things.place_name(table, choice.words[0], speaker), detail, "population")


def _melt(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    """“E5”, “tiles beside it: Mira, Mira and Jonas”: who gains besides the one who melts."""
    beside = table.map.adjacent[table.map.index[choice.words[0]]]
    owners = [things.person(table, state.owner[near], speaker) for near in beside if state.owner[near] >= 0]
    detail = speaker.say("answer", "tiles beside it: {who}", who=speaker.both(owners)) if owners else ""
    return AnswerText(things.place_name(table, choice.words[0], speaker), detail, "melt")


def _freeze(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    if pick is not None:
        forms = Plural("Freeze at most {n} water tile", "Freeze at most {n} water tiles")
        return AnswerText(speaker.count("answer", forms, pick.high), "", "glacier")
    if not choice.words:
        return AnswerText(speaker.say("answer", "Freeze nothing"), "", "glacier")
    places = speaker.both([things.place_name(table, place, speaker) for place in choice.words])
    return AnswerText(speaker.say("answer", "Freeze {places}", places=places), "", "glacier")


def _save(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    if pick is not None:
        forms = Plural("Put at most {n} card into the box", "Put at most {n} cards into the box")
        if pick.low == pick.high:
            forms = Plural("Put {n} card into the box", "Put {n} cards into the box")
        return AnswerText(speaker.count("answer", forms, pick.high), "", "box")
    if not choice.words:
        return AnswerText(speaker.say("answer", "Save no card"), "", "box")
    listed = things.card_names(table, choice.words, speaker)
    return AnswerText(speaker.say("answer", "Put {cards} into the box", cards=listed), "", "box")


def _refresh(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    if pick is not None:
        forms = Plural("Use the action of {n} card again", "Use the actions of {n} cards again")
        return AnswerText(speaker.count("answer", forms, pick.high), "", "card")
    if not choice.words:
        return AnswerText(speaker.say("answer", "Use no action again"), "", "card")
    listed = things.card_names(table, choice.words, speaker)
    return AnswerText(speaker.say("answer", "Use the action of {cards} again", cards=listed), "", "card")


VERBS: Final[dict[str, _Said]] = {
    "corporation": _corporation,
    "development": _development,
    "innovation": _innovation,
    "innovate": _innovate,
    "population": _population,
    "melt": _melt,
    "freeze": _freeze,
    "save": _save,
    "refresh": _refresh,
}
