"""Answers in a turn in words: what stands on a button for every action, and for what is free at any moment."""

from collections.abc import Callable
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Pick
from mars_desktop.games.onmars.content import SLOT_INDEX
from mars_desktop.games.onmars.prices import surcharge
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import OWN, Table
from mars_desktop.games.onmars.vocabulary import Cost
from mars_desktop.games.onmars.wording import cards, names, replies, things
from mars_desktop.games.onmars.wording.effects import clause
from mars_desktop.games.onmars.wording.pricing import priced
from mars_desktop.games.phrases import Plural, Speaker, capitalised, number
from mars_desktop.games.texts import AnswerText

_DOES: Final = {
    "landing-pod": "travel to the Colony at once; this ends the turn",
    "obtain-blueprint": "take a Blueprint and what it brings",
    "learn-technology": "take a Tech tile from the Tech Grid",
    "research-development": "develop Tech two steps",
    "resupply": "take an item from the Warehouse",
    "control-center": "move Bots 2 hexes and the Rover 2 hexes",
    "construct": "build next to a Bot; the building yields as many Resources as its Complex is large",
    "upgrade": "turn a building into an Advanced Building with a Blueprint",
    "welcome-ship": "move a Ship to the Hangar, with Colonists or a Bot on board",
}
_ICON: Final = {
    "landing-pod": "onmars-ship",
    "obtain-blueprint": "onmars-blueprint",
    "learn-technology": "onmars-learn",
    "research-development": "onmars-develop",
    "resupply": "onmars-warehouse",
    "control-center": "onmars-bot",
    "construct": "onmars-shelter",
    "upgrade": "onmars-upgrade",
    "welcome-ship": "onmars-ship",
    "hire": "onmars-colonist",
}
_EXECUTIVE_ICON: Final = {
    "field-move": "onmars-rover",
    "use-own-advanced-building": "onmars-upgrade",
    "quick-resupply": "onmars-warehouse",
    "develop": "onmars-develop",
    "recall": "onmars-retrieve",
    "blueprint": "onmars-blueprint",
    "upgrade": "onmars-upgrade",
    "construct": "onmars-shelter",
}


def answer_label(table: Table, state: State, answer: Choice | Pick, speaker: Speaker) -> AnswerText:
    """The words for an answer to a question that is open in ``state``.

    Numbers are what would really happen: the surcharge now, what is still missing. The words are for the seat that is
    asked: they may name its Private Goals.
    """
    choice = answer.stem if isinstance(answer, Pick) else answer
    if choice.verb == "use" and state.agenda.now:
        return replies.reply(table, state, choice, speaker)
    said = _VERBS.get(choice.verb)
    return said(table, state, choice, speaker) if said is not None else replies.reply(table, state, choice, speaker)


def _main(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    action = choice.words[0]
    if action == "hire":
        return _hire(table, state, choice, speaker)
    what = speaker.say("onmars answer", _DOES[action])
    if action not in SLOT_INDEX:
        return AnswerText(names.action(speaker, action), capitalised(what), _ICON[action])
    detail = priced(_slot_price(table, state, choice, {}, speaker), what, speaker)
    return AnswerText(names.action(speaker, action), detail, _ICON[action])


def _slot_price(table: Table, state: State, choice: Choice, more: Cost, speaker: Speaker) -> str:
    """“1 Colonist, 2 Water and a surcharge of 1”: what a red action takes, with the price of a card."""
    colonists = 1 + more.get("colonist", 0)
    parts = [names.counted(speaker, "colonist", colonists)]
    parts += [names.counted(speaker, what, n) for what, n in more.items() if what != "colonist"]
    owed = surcharge(table, state, choice.seat, SLOT_INDEX[choice.words[0]])
    if owed:
        parts.append(speaker.say("onmars answer", "a surcharge of {n}", n=number(owed)))
    return speaker.both(parts)


def _hire(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    content = table.content
    at = content.card_index[choice.words[1]]
    if at < len(content.scientists):
        entry = content.scientists[at]
        title = speaker.say("onmars answer", "Hire {scientist}", scientist=cards.scientist_name(speaker, entry))
        cost: Cost = entry.cost
        what = speaker.say(
            "onmars answer",
            "{points} at the end for each Advanced Building: {building}",
            points=names.counted(speaker, "point", table.numbers.scientist_points),
            building=names.building(speaker, entry.scores),
        )
    else:
        contract = content.contracts[at - len(content.scientists)]
        title = speaker.say("onmars answer", "Take {contract}", contract=cards.contract_name(speaker, contract))
        cost = {"crystal": table.numbers.contract_crystals}
        what = speaker.say(
            "onmars answer",
            "{points} at the end, or {penalty} lost if it is not completed",
            points=names.counted(speaker, "point", contract.points),
            penalty=names.counted(speaker, "point", contract.penalty),
        )
    return AnswerText(title, priced(_slot_price(table, state, choice, cost, speaker), what, speaker), _ICON["hire"])


def _executive(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    entry = next(entry for entry in table.content.executives if entry.id == choice.words[0])
    detail = capitalised(cards.executive_clause(speaker, entry))
    return AnswerText(names.executive(speaker, entry.id), detail, _EXECUTIVE_ICON.get(entry.id, ""))


def _scientist(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    scientist, blueprint = choice.words
    entry = table.content.blueprints[table.content.blueprint_index[blueprint]]
    owner = next(
        at for at, player in enumerate(state.players) if table.content.blueprint_index[blueprint] in player.built
    )
    title = speaker.say(
        "onmars answer",
        "{scientist}: use {blueprint} of {who}",
        scientist=things.card_name(table, scientist, speaker),
        blueprint=cards.blueprint_name(speaker, entry),
        who=things.person(table, owner, speaker),
    )
    return AnswerText(title, capitalised(clause(speaker, entry.effect)), names.icon(entry.building))


def _use(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    entry = table.content.blueprints[table.content.blueprint_index[choice.words[0]]]
    title = speaker.say("onmars answer", "Use {blueprint}", blueprint=cards.blueprint_name(speaker, entry))
    what = clause(speaker, entry.effect)
    detail = speaker.say("onmars answer", "A Scientist works there: {what}", what=what)
    return AnswerText(title, detail, names.icon(entry.building))


def _goal(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    goal, which = choice.words
    entry = table.content.goals[table.content.goal_index[goal]]
    title = speaker.say("onmars answer", "Goal met: {goal}", goal=cards.goal_name(speaker, entry))
    reward = entry.reward if which == OWN else table.numbers.goal_reward
    template = "Its own reward: {what}" if which == OWN else "The reward of every Goal: {what}"
    return AnswerText(title, speaker.say("onmars answer", template, what=clause(speaker, reward)), "vp")


def _deliver(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    contract, item = choice.words
    number_of = table.content.card_index[contract]
    need = table.content.deliveries[number_of - len(table.content.scientists)]
    lying = state.players[choice.seat].delivered[number_of]
    missing = sum(need) - sum(lying)
    title = speaker.say("onmars answer", "Deliver {item}", item=names.counted(speaker, item, 1))
    detail = speaker.count(
        "onmars answer",
        Plural("“{contract}”: {n} item is missing", "“{contract}”: {n} items are missing"),
        missing,
        contract=things.card_name(table, contract, speaker),
    )
    return AnswerText(title, detail, names.icon(item))


def _end(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    return AnswerText(speaker.say("onmars answer", "End turn"))


_Verb = Callable[[Table, State, Choice, Speaker], AnswerText]
_VERBS: Final[dict[str, _Verb]] = {
    "main": _main,
    "exec": _executive,
    "scientist": _scientist,
    "use": _use,
    "goal": _goal,
    "deliver": _deliver,
    "end": _end,
}
