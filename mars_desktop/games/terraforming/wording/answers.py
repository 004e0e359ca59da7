"""Answers in words: what stands on a button or in a row for everything a seat may choose."""

from collections.abc import Callable
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Pick
from mars_desktop.games.phrases import Plural, Speaker, capitalised
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.actions import payment_of
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.costs import card_price, project_price
from mars_desktop.games.terraforming.goals import award_price
from mars_desktop.games.terraforming.resources import RESOURCE_INDEX
from mars_desktop.games.terraforming.state import Keep, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import goals, lasting, legacy_answers, names, replies, things
from mars_desktop.games.terraforming.wording.cards import card_text
from mars_desktop.games.terraforming.wording.effects import has_free_number, in_exchange, together
from mars_desktop.games.terraforming.wording.measures import Subject, subject_of
from mars_desktop.games.texts import AnswerText


def answer_label(table: Table, state: State, answer: Choice | Pick, speaker: Speaker) -> AnswerText:
    """The words for an answer to a question that is open in ``state``; a pick is described before anything is picked.

    Numbers are what would really happen: plants there are, steps that can be made, the price now. The words are for
    the seat that is asked: they may name cards of its hand.
    """
    choice, pick = (answer.stem, answer) if isinstance(answer, Pick) else (answer, None)
    said = _VERBS.get(choice.verb)
    if said is not None:
        return said(table, state, choice, pick, speaker)
    if choice.verb in legacy_answers.VERBS:
        return legacy_answers.VERBS[choice.verb](table, state, choice, pick, speaker)
    return AnswerText(*replies.reply(table, state, choice, speaker))


# --- actions of a turn ------------------------------------------------------------------------------------------------


def _play(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    card = table.content[choice.words[0]]
    price = card_price(state.players[choice.seat], card)
    said = _price(table, state, choice, price, speaker)
    if price < card.cost:
        printed = names.counted(speaker, "mc", card.cost)
        said = speaker.say("answer", "{price} instead of {printed}", price=said, printed=printed)
    title = speaker.say("answer", "Play {card}", card=things.card_name(table, card.id, speaker))
    return AnswerText(title, said, "tag-event" if card.event else "card")


def _price(table: Table, state: State, choice: Choice, price: int, speaker: Speaker) -> str:
    """“19 M€”, or with metals “19 M€ (4 titanium and 7 M€)”."""
    said = names.counted(speaker, "mc", price)
    payment = payment_of(table, state, choice)
    mix = dict(choice.numbers) or (payment.suggested() if payment is not None else {})
    if set(mix) <= {"mc"}:
        return said
    return speaker.say("answer", "{price} ({mix})", price=said, mix=replies.mix_text(mix, speaker))


def _use(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    card = table.content[choice.words[0]]
    arrow = card.actions[int(choice.words[1]) - 1 if len(choice.words) > 1 else 0]
    said = in_exchange(speaker, "instruction", arrow.cost, arrow.gain, subject_of(card.face))
    if has_free_number((arrow.cost, *arrow.gain)):
        said = lasting.free_number(speaker, said)
    return AnswerText(things.card_name(table, card.id, speaker), capitalised(said), "card")


def _project(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    project = table.content.standard_projects[choice.words[0]]
    price = _price(table, state, choice, project_price(state.players[choice.seat], project), speaker)
    gain = together(speaker, "instruction", project.gain, Subject())
    detail = speaker.say("answer", "{price}: {gain}", price=price, gain=gain)
    return AnswerText(things.project_name(table, project.id, speaker), detail, _icon_of(project.gain))


def _icon_of(effects: tuple[v.AnyEffect, ...]) -> str:
    match effects[0]:
        case v.Place(tile=tile):
            return tile
        case v.Raise(temperature=steps):
            return "temperature" if steps else "oxygen"
        case v.Produce():
            return next(name for name in RESOURCE_INDEX if getattr(effects[0], name))
        case _:
            return ""


def _convert(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    resource = choice.words[0]
    amount = names.counted(speaker, resource, table.conversion_price(state, choice.seat, resource))
    title = speaker.say("answer", _CONVERSION[resource], amount=amount)
    have = names.counted(speaker, resource, state.players[choice.seat].stock[RESOURCE_INDEX[resource]])
    return AnswerText(title, speaker.say("answer", "has {have}", have=have), resource)


_CONVERSION: Final = {
    "plants": "Turn {amount} into a greenery",
    "heat": "Turn {amount} into temperature",
    "workers": "Turn {amount} into a Population",
}


def _milestone(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    name = things.milestone_name(table, choice.words[0], speaker)
    price = _price(table, state, choice, table.numbers.milestone_price, speaker)
    progress = goals.milestone_progress(table, state, choice.seat, choice.words[0], speaker)
    detail = speaker.say("answer", "{price}; {progress}", price=price, progress=progress)
    return AnswerText(speaker.say("answer", "Claim {milestone}", milestone=name), detail, "vp")


def _fund(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    name = things.award_name(table, choice.words[0], speaker)
    price = _price(table, state, choice, award_price(table, state), speaker)
    progress = goals.award_progress(table, state, choice.seat, choice.words[0], speaker)
    detail = speaker.say("answer", "{price}; {progress}", price=price, progress=progress)
    return AnswerText(speaker.say("answer", "Fund {award}", award=name), detail, "vp")


def _first_action(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    card = table.content[choice.words[0]]
    effects = card.face.first_action if isinstance(card.face, v.Corporation) else ()
    title = speaker.say("answer", "First action of {card}", card=things.card_name(table, card.id, speaker))
    return AnswerText(title, capitalised(together(speaker, "instruction", effects, subject_of(card.face))), "card")


def _plain(title: str, detail: str = "") -> "_Said":
    def said(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
        return AnswerText(speaker.say("answer", title), speaker.say("answer", detail) if detail else "")

    return said


# --- cards to keep, buy and sell --------------------------------------------------------------------------------------


def _start(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    card: Card = table.content[choice.words[0]]
    cards = choice.words[1:]
    if pick is not None or not cards:
        detail = card_text(card, speaker, table.content).rules()
    else:
        each = table.starting_card_price(card.face) if isinstance(card.face, v.Corporation) else 0
        price = names.counted(speaker, "mc", each * len(cards))
        forms = Plural("{n} card for {price}: {cards}", "{n} cards for {price}: {cards}")
        listed = things.card_names(table, cards, speaker)
        detail = speaker.count("answer", forms, len(cards), price=price, cards=listed)
    return AnswerText(things.card_name(table, card.id, speaker), detail, "card")


def _buy(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    task = state.agenda.now[-1] if state.agenda.now else None
    price = task.price if isinstance(task, Keep) else table.card_price(state.players[choice.seat])
    if pick is not None:
        each = names.counted(speaker, "mc", price)
        detail = speaker.count(
            "answer", Plural("{price} each, at most {n} card", "{price} each, at most {n} cards"), pick.high, price=each
        )
        return AnswerText(speaker.say("answer", "Buy cards"), detail, "card")
    if not choice.words:
        return AnswerText(speaker.say("answer", "Buy no card"), "", "card")
    title = speaker.say("answer", "Buy {cards}", cards=things.card_names(table, choice.words, speaker))
    total = names.counted(speaker, "mc", price * len(choice.words))
    if choice.numbers and set(dict(choice.numbers)) != {"mc"}:
        mix = replies.mix_text(dict(choice.numbers), speaker)
        total = speaker.say("answer", "{price} ({mix})", price=total, mix=mix)
    return AnswerText(title, total, "card")


def _sell(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
    price = table.sale_price(state, choice.seat)
    if pick is not None:
        project = next((p for p in table.content.standard_projects.values() if p.sells), None)
        title = speaker.say("answer", "Sell cards")
        if project is not None:
            title = things.project_name(table, project.id, speaker)
        each = names.counted(speaker, "mc", price)
        return AnswerText(title, speaker.say("answer", "{price} for each card", price=each), "mc")
    title = speaker.say("answer", "Sell {cards}", cards=things.card_names(table, choice.words, speaker))
    return AnswerText(title, things.signed(speaker, "mc", price * len(choice.words)), "mc")


def _cards(each: Plural, template: str) -> "_Said":
    """Cards to keep or to discard: how many before, which ones after picking."""

    def said(table: Table, state: State, choice: Choice, pick: Pick | None, speaker: Speaker) -> AnswerText:
        if pick is not None:
            return AnswerText(speaker.count("answer", each, pick.high), "", "card")
        listed = things.card_names(table, choice.words, speaker)
        return AnswerText(speaker.say("answer", template, cards=listed), "", "card")

    return said


_Said = Callable[[Table, State, Choice, Pick | None, Speaker], AnswerText]
_KEEP: Final = _cards(Plural("Keep {n} card", "Keep {n} cards"), "Keep {cards}")

_VERBS: Final[dict[str, _Said]] = {
    "play": _play,
    "use": _use,
    "project": _project,
    "convert": _convert,
    "milestone": _milestone,
    "fund": _fund,
    "first-action": _first_action,
    "end": _plain("End turn", "the turn ends after one action"),
    "pass": _plain("Pass", "no more actions in this generation"),
    "done": _plain("Done", "no more conversions"),
    "start": _start,
    "draft": _KEEP,
    "keep": _KEEP,
    "buy": _buy,
    "sell": _sell,
    "discard": _cards(Plural("Discard {n} card", "Discard {n} cards"), "Discard {cards}"),
}
