"""Answers to the small questions in words: what is taken, where it goes, what it costs and brings."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars import tasks as t
from mars_desktop.games.onmars.content import ITEM_INDEX, TECH_INDEX
from mars_desktop.games.onmars.laboratory import grid_place
from mars_desktop.games.onmars.measures import building_type
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.vocabulary import Cost
from mars_desktop.games.onmars.wording import map_replies, names, things
from mars_desktop.games.onmars.wording.effects import clause
from mars_desktop.games.onmars.wording.map_replies import Reply
from mars_desktop.games.onmars.wording.pricing import priced, task_of, with_colonist
from mars_desktop.games.onmars.words import RED_ACTIONS, RESOURCES, SHELTER
from mars_desktop.games.phrases import Speaker, capitalised, number
from mars_desktop.games.texts import AnswerText


def reply(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    """The words for an answer to the task that asks in ``state``."""
    return _REPLIES[choice.verb](table, state, choice, speaker)


def verbs() -> frozenset[str]:
    """The verbs that have words here."""
    return frozenset(_REPLIES)


def _take(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    what = choice.words[0]
    if isinstance(task_of(state), t.TakeItems):
        left = state.warehouse[ITEM_INDEX[what]]
        price = with_colonist(state, {}, speaker)
        detail = speaker.say("onmars answer", "{n} in the Warehouse", n=number(left))
        return AnswerText(names.counted(speaker, what, 1), priced(price, detail, speaker), names.icon(what))
    text = things.card_text(table, what, speaker)
    if what not in table.content.blueprint_index:
        return AnswerText(text.title, " ".join(text.sentences))
    entry = table.content.blueprints[table.content.blueprint_index[what]]
    gain = speaker.say("onmars effect", "gain {what}", what=names.counted(speaker, entry.gain, 1))
    detail = speaker.say(
        "onmars answer",
        "{gain}; {building}, level {level}: {effect}",
        gain=priced(with_colonist(state, {}, speaker), gain, speaker),
        building=names.building(speaker, entry.building),
        level=number(entry.level),
        effect=clause(speaker, entry.effect),
    )
    return AnswerText(text.title, detail, names.icon(entry.building))


def _learn(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    tech, space = choice.words
    task = task_of(state)
    row = table.content.grid_rows[table.content.grid_row[grid_place(table, state, TECH_INDEX[tech])]]
    price = row.cost if isinstance(task, t.Learn) and task.pay else {}
    return _onto(table, tech, space, with_colonist(state, price, speaker), speaker)


def _develop(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    tech, space = choice.words
    task = task_of(state)
    column = table.content.space_level[table.content.space_index[space]]
    price: Cost = {}
    if isinstance(task, t.Step) and task.pay:
        price = dict(table.content.columns[column - 1].cost)
        if "oxygen" in price:
            price["oxygen"] = max(0, price["oxygen"] - task.less)
    return _onto(table, tech, space, with_colonist(state, price, speaker), speaker)


def _onto(table: Table, tech: str, space: str, price: str, speaker: Speaker) -> AnswerText:
    """A Tech tile on a space of the laboratory: the price, and what the space brings."""
    content = table.content
    entry = content.spaces[content.space_index[space]]
    title = speaker.say(
        "onmars answer",
        "{tech} to {space}",
        tech=names.tech(speaker, tech),
        space=names.laboratory_space(speaker, space),
    )
    brings = speaker.say("onmars answer", "level {level}", level=number(entry.column))
    if entry.effect is not None:
        effect = clause(speaker, entry.effect)
        brings = speaker.say("onmars answer", "{level}; {effect}", level=brings, effect=effect)
    return AnswerText(title, priced(price, brings, speaker), names.icon(tech))


def _support(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    effect = table.content.life_support.benefits[choice.words[0]]
    title = capitalised(clause(speaker, effect))
    return AnswerText(title, "", "onmars-crystal" if choice.words[0] == "crystal" else "onmars-retrieve")


def _gain(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    what = choice.words[0]
    return AnswerText(names.counted(speaker, what, 1), _stored(state, choice.seat, what, speaker), names.icon(what))


def _stored(state: State, seat: int, what: str, speaker: Speaker) -> str:
    return speaker.say("onmars answer", "{n} in Storage", n=number(state.players[seat].stock[ITEM_INDEX[what]]))


def _swap(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    give, take = choice.words
    given, taken = names.item(speaker, give), names.item(speaker, take)
    title = speaker.say("onmars answer", "{give} for {take}", give=given, take=taken)
    stored = _stored(state, choice.seat, give, speaker)
    return AnswerText(
        title, speaker.say("onmars answer", "{item}: {stored}", item=given, stored=stored), names.icon(take)
    )


def _sell(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    what, task = choice.words[0], task_of(state)
    won = names.counted(speaker, "crystal", task.crystals if isinstance(task, t.Sell) else 1)
    title = speaker.say("onmars answer", "{give} for {take}", give=names.item(speaker, what), take=won)
    return AnswerText(title, _stored(state, choice.seat, what, speaker), names.icon(what))


def _produce(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    card = table.content.blueprint_index[choice.words[0]]
    kind = building_type(state.building[state.players[choice.seat].built[card]])
    what = "crystal" if kind == SHELTER else RESOURCES[kind]
    gain = speaker.say("onmars effect", "gain {what}", what=names.counted(speaker, what, 1))
    return AnswerText(things.card_name(table, choice.words[0], speaker), capitalised(gain), names.icon(what))


def _retrieve(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    place = choice.words[0]
    if place == "working-area":
        there = state.players[choice.seat].working
        title = speaker.say("onmars answer", "From the Working Area")
    else:
        there = state.slots[RED_ACTIONS.index(place)].count(choice.seat)
        title = speaker.say("onmars answer", "From “{action}”", action=names.action(speaker, place))
    return AnswerText(title, names.counted(speaker, "colonist", there), "onmars-colonist")


def _refill(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    text = things.card_text(table, choice.words[0], speaker)
    return AnswerText(text.title, " ".join(text.sentences), "onmars-blueprint")


def _give(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    text = things.goal_text(table, choice.words[0], speaker)
    return AnswerText(text.title, speaker.say("onmars prompt", "It counts as a Crystal and leaves the game"), "vp")


def _pay(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    return AnswerText(speaker.say("onmars answer", "Pay"), "")


def _use(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    entry = table.content.blueprints[table.content.blueprint_index[choice.words[0]]]
    name = things.card_name(table, entry.id, speaker)
    return AnswerText(name, capitalised(clause(speaker, entry.effect)), names.icon(entry.building))


def _space(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    entry = table.content.turn_order[int(choice.words[0]) - 1]
    benefit = (
        capitalised(clause(speaker, entry.effect))
        if entry.effect is not None
        else speaker.say("onmars answer", "No benefit")
    )
    return AnswerText(capitalised(names.turn_space(speaker, entry.space)), benefit)


def _travel(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    task = task_of(state)
    free = isinstance(task, t.Ride) and task.free
    from_orbit = state.players[choice.seat].space <= 4
    title = speaker.say("onmars answer", "Travel to the Colony" if from_orbit else "Travel to Orbit")
    if from_orbit:
        what = speaker.say("onmars answer", "place a Discovery tile, take Colonists back, choose a space")
    else:
        what = speaker.say("onmars answer", "production, take Colonists back, choose a space")
    price = speaker.say("onmars answer", "Free of charge") if free else names.counted(speaker, "ship", 1)
    return AnswerText(title, priced(price, what, speaker), "onmars-ship")


def _stay(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    space = names.turn_space(speaker, state.players[choice.seat].space)
    detail = speaker.say("onmars answer", "On {space} again; no Colonists come back", space=space)
    return AnswerText(speaker.say("onmars answer", "Stay"), detail)


def _shuttle(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    title = speaker.say("onmars answer", "Shuttle in Orbit" if choice.words[0] == "orbit" else "Shuttle at the Colony")
    return AnswerText(title, "", "onmars-ship")


def _keep(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    title = speaker.say("onmars answer", "Keep {what}", what=names.counted(speaker, "oxygen", 1))
    stored = _stored(state, choice.seat, "oxygen", speaker)
    return AnswerText(title, stored, "onmars-oxygen")


_STOP: Final[Mapping[type, str]] = {
    t.TakeBlueprints: "Take no more Blueprints",
    t.TakeItems: "Take nothing more",
    t.Learn: "Learn nothing more",
    t.Step: "Take no more steps",
    t.Move: "End the movement",
    t.ChooseBuilding: "Build nothing",
    t.Upgrade: "No more upgrades",
    t.WelcomeShips: "No more Ships",
    t.GainSome: "Gain nothing more",
    t.Swap: "Swap nothing more",
    t.Sell: "Give nothing more",
    t.ProduceSome: "No more production",
    t.TakeBack: "Take nobody back",
    t.TakeCard: "Take no card",
    t.PutDiscovery: "Place no tile",
}


def _stop(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    return AnswerText(speaker.say("onmars answer", _STOP[type(task_of(state))]))


_REPLIES: Final[Mapping[str, Reply]] = {
    **map_replies.REPLIES,
    "take": _take,
    "learn": _learn,
    "develop": _develop,
    "keep": _keep,
    "support": _support,
    "gain": _gain,
    "swap": _swap,
    "sell": _sell,
    "produce": _produce,
    "retrieve": _retrieve,
    "refill": _refill,
    "give": _give,
    "pay": _pay,
    "use": _use,
    "space": _space,
    "travel": _travel,
    "stay": _stay,
    "shuttle": _shuttle,
    "stop": _stop,
}
