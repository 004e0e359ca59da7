"""Answers about the map in words: where Bots, Rovers and buildings go, what a Ship brings, what an upgrade opens."""

from collections.abc import Callable, Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars import tasks as t
from mars_desktop.games.onmars.complexes import sites
from mars_desktop.games.onmars.content import BUILDING_INDEX, TECH_INDEX
from mars_desktop.games.onmars.lending import level_of
from mars_desktop.games.onmars.measures import group_at
from mars_desktop.games.onmars.moving import rover_hex
from mars_desktop.games.onmars.pack_format import DiscoveryTile, ResearchTile
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import cards, names, things
from mars_desktop.games.onmars.wording.effects import clause
from mars_desktop.games.onmars.wording.pricing import priced, task_of, with_colonist
from mars_desktop.games.onmars.words import BUILDINGS, RESOURCES
from mars_desktop.games.phrases import Speaker, capitalised, number
from mars_desktop.games.texts import AnswerText

Reply = Callable[[Table, State, Choice, Speaker], AnswerText]


def _bot(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    start, goal = choice.words
    index = table.map.index
    steps = table.map.distance[index[start]][index[goal]]
    title = speaker.say("onmars answer", "Bot {start} → {goal}", start=start, goal=goal)
    return AnswerText(title, names.counted(speaker, "hex", steps), "onmars-bot")


def _rover(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    goal = table.map.index[choice.words[0]]
    steps = table.map.distance[rover_hex(table, state, choice.seat)][goal]
    title = speaker.say("onmars answer", "Rover to {goal}", goal=choice.words[0])
    detail = names.counted(speaker, "hex", steps)
    tile = _tile_at(table, state, goal, speaker)
    if tile:
        detail = speaker.say("onmars answer", "{hexes}; claims a tile there: {tile}", hexes=detail, tile=tile)
    return AnswerText(title, detail, "onmars-rover")


def _tile_at(table: Table, state: State, place: int, speaker: Speaker) -> str:
    """What the tile on a hex costs and brings; empty without one."""
    content = table.content
    if state.discovery[place] >= 0:
        return _of_tile(speaker, content.discoveries[state.discovery[place]])
    if state.research[place] >= 0:
        return _of_tile(speaker, content.research[state.research[place]])
    return ""


def _of_tile(speaker: Speaker, entry: DiscoveryTile | ResearchTile) -> str:
    return cards.priced(speaker, entry.cost, entry.effect)


def _boost(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    template = "Bots 1 hex more" if choice.words[0] == "bots" else "Rover 1 hex more"
    return AnswerText(speaker.say("onmars answer", template), names.counted(speaker, "crystal", 1), "onmars-crystal")


def _tech(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    """Another player's Rover, Ship or Upgrade Tech, in place of the own."""
    owner = int(choice.words[0][1:]) - 1
    tech = _LENT[type(task_of(state))]
    own = level_of(table, state, choice.seat, TECH_INDEX[tech])
    more = level_of(table, state, owner, TECH_INDEX[tech]) - own
    who = things.person(table, owner, speaker)
    title = speaker.say("onmars answer", "Use {tech} of {who}", tech=names.tech(speaker, tech), who=who)
    detail = speaker.say("onmars answer", "{n} more; {who} may develop it or keep 1 Oxygen", n=number(more), who=who)
    return AnswerText(title, detail, names.icon(tech))


_LENT: Final[Mapping[type, str]] = {t.Move: "rover", t.WelcomeShips: "ship", t.Upgrade: "upgrade"}


def _building(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    kind = choice.words[0]
    at = BUILDING_INDEX[kind]
    price = names.counted(speaker, "colonist" if not at else RESOURCES[at - 1], 1)
    yields = names.items(speaker, "crystal" if kind == "shelter" else RESOURCES[at])
    what = speaker.say("onmars answer", "yields {resource}", resource=yields)
    return AnswerText(names.building(speaker, kind), priced(price, what, speaker), names.icon(kind))


def _site(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    task = task_of(state)
    building = task.building if isinstance(task, t.ChooseSite) else 0
    boosts = task.boosts if isinstance(task, t.ChooseSite) else 0
    hex_ = choice.words[0]
    joined = sites(table, state, choice.seat, building, boosts)[table.map.index[hex_]]
    kind = BUILDINGS[building]
    yields = names.counted(speaker, "crystal" if kind == "shelter" else RESOURCES[building], joined + 1)
    if not joined:
        detail = speaker.say("onmars answer", "Founds a place of its own; yields {what}", what=yields)
        return AnswerText(hex_, detail, names.icon(kind))
    user = int(choice.words[1][1:]) - 1 if len(choice.words) > 1 else choice.seat
    who = things.person(table, user, speaker)
    detail = speaker.say(
        "onmars answer",
        "Complex of {size} with {tech} of {who}; yields {what}",
        size=number(joined + 1),
        tech=names.tech(speaker, kind),
        who=who,
        what=yields,
    )
    missing = joined - level_of(table, state, user, building)
    if missing > 0:
        boost = names.counted(speaker, "colonist", missing)
        detail = speaker.say("onmars answer", "{price}: {what}", price=boost, what=detail)
    title = speaker.say("onmars answer", "{hex} with Tech of {who}", hex=hex_, who=who) if user != choice.seat else hex_
    return AnswerText(title, detail, names.icon(kind))


def _hex(icon: str) -> Reply:
    """An answer that is nothing but a hex."""

    def said(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
        place = table.map.index[choice.words[0]]
        name, *rest = things.hex_parts(table, state, place, speaker)
        return AnswerText(name, capitalised(speaker.listed(rest)), icon)

    return said


def _upgrade(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    blueprint, hex_ = choice.words
    entry = table.content.blueprints[table.content.blueprint_index[blueprint]]
    name = cards.blueprint_name(speaker, entry)
    title = speaker.say("onmars answer", "{blueprint} on {hex}", blueprint=name, hex=hex_)
    task = task_of(state)
    price = names.counted(speaker, "mineral", 1) if isinstance(task, t.Upgrade) and task.pay else ""
    size = len(group_at(table, state, table.map.index[hex_]))
    what = speaker.say("onmars answer", "opens its action: {what}", what=clause(speaker, entry.effect))
    if size > 1:
        what = speaker.say("onmars answer", "{what} (Complex of {size})", what=what, size=number(size))
    return AnswerText(title, priced(price, what, speaker), names.icon(entry.building))


def _ship(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    space, brings = choice.words
    entry = next(e for e in table.content.executives if e.slot == int(space))
    template = "Ship {n}: 2 Colonists" if brings == "colonists" else "Ship {n}: 1 Colonist and 1 Bot"
    task = task_of(state)
    pays = isinstance(task, t.WelcomeShips) and task.pay
    price = with_colonist(state, table.numbers.ship_cost if pays else {}, speaker)
    opens = speaker.say("onmars answer", "opens “{executive}”", executive=names.executive(speaker, entry.id))
    icon = "onmars-colonist" if brings == "colonists" else "onmars-bot"
    return AnswerText(speaker.say("onmars answer", template, n=space), priced(price, opens, speaker), icon)


def _discovery(table: Table, state: State, choice: Choice, speaker: Speaker) -> AnswerText:
    tile, hex_ = choice.words
    entry = table.content.discoveries[table.content.discovery_index[tile]]
    title = speaker.say("onmars answer", "Discovery tile on {hex}", hex=hex_)
    return AnswerText(title, capitalised(_of_tile(speaker, entry)), "onmars-research")


REPLIES: Final[Mapping[str, Reply]] = {
    "bot": _bot,
    "rover": _rover,
    "boost": _boost,
    "tech": _tech,
    "building": _building,
    "site": _site,
    "displace": _hex("onmars-bot"),
    "bot-on": _hex("onmars-bot"),
    "shelter": _hex("onmars-shelter"),
    "upgrade": _upgrade,
    "ship": _ship,
    "discovery": _discovery,
}
"""By the verb of the answer."""
