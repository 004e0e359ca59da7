"""What the people, cards, hexes and causes of one game are called."""

from typing import Final

from mars_desktop.games.onmars.measures import group_at
from mars_desktop.games.onmars.pack_format import DiscoveryTile, ResearchTile
from mars_desktop.games.onmars.state import SHELTER_OF, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import cards, names
from mars_desktop.games.onmars.wording.measures import measured
from mars_desktop.games.onmars.words import BUILDINGS, MAIN_ACTIONS, NOBODY, SIDES
from mars_desktop.games.phrases import Speaker, number

OPPONENT: Final = "Lacerda"
"""What the opponent of the solo game is called."""

_CAUSE: Final = {
    "turn": "start of the turn",
    "setup": "set-up",
    "travel": "travel",
    "shuttle": "Shuttle phase",
    "status": "Colony Status Update",
    "colony-level": "Colony level",
    "end": "end of the game",
    "idle": "end of the game",
    "round": "round",
    "lent": "lent Tech",
    "mine": "Colonists on Mines",
    "first-built": "first building of its type",
    "progress": "Progress cubes",
    "displaced": "pieces that give way",
    "opponent": "Lacerda",
    "support": "Life Support System",
}
_REVEALED: Final = {"tech-opened": "new Tech tiles", "solo-card": "a card of Lacerda"}
"""Kinds of event whose cause is the very thing that comes to light."""


def person(table: Table, seat: int, speaker: Speaker) -> str:
    """The name of a player; the solo opponent has one of his own."""
    return OPPONENT if seat == table.opponent else table.setup.seats[seat].name


def card_name(table: Table, card: str, speaker: Speaker) -> str:
    """“Wind Turbines”, “Hydrologist”, “Contract: 4 Minerals”: a Blueprint, Scientist or Contract by its id."""
    content = table.content
    if card in content.blueprint_index:
        return cards.blueprint_name(speaker, content.blueprints[content.blueprint_index[card]])
    number_of = content.card_index[card]
    if number_of < len(content.scientists):
        return cards.scientist_name(speaker, content.scientists[number_of])
    return cards.contract_name(speaker, content.contracts[number_of - len(content.scientists)])


def card_text(table: Table, card: str, speaker: Speaker) -> cards.CardText:
    """What is printed on a Blueprint, Scientist or Contract."""
    content = table.content
    if card in content.blueprint_index:
        return cards.blueprint(speaker, content.blueprints[content.blueprint_index[card]], content)
    number_of = content.card_index[card]
    if number_of < len(content.scientists):
        return cards.scientist(speaker, content.scientists[number_of], content)
    return cards.contract(speaker, content.contracts[number_of - len(content.scientists)], content)


def mission_name(table: Table, mission: str, speaker: Speaker) -> str:
    """“Research Mission”."""
    return cards.mission_name(speaker, next(m for m in table.content.missions if m.id == mission))


def goal_name(table: Table, goal: str, speaker: Speaker) -> str:
    """“3 Shelters on the map”."""
    return cards.goal_name(speaker, table.content.goals[table.content.goal_index[goal]])


def goal_text(table: Table, goal: str, speaker: Speaker) -> cards.CardText:
    """What is printed on a Private Goal."""
    return cards.goal(speaker, table.content.goals[table.content.goal_index[goal]], table.content)


def tile_text(table: Table, tile: str, speaker: Speaker) -> cards.CardText:
    """What is printed on a Discovery or Research tile."""
    content = table.content
    if tile in content.discovery_index:
        return cards.discovery(speaker, content.discoveries[content.discovery_index[tile]])
    return cards.research(speaker, next(entry for entry in content.research if entry.id == tile))


def tile_clause(table: Table, tile: str, speaker: Speaker) -> str:
    """“1 Battery: develop your Tech 2 steps free of charge”: what a Discovery or Research tile costs and brings."""
    content = table.content
    entry: DiscoveryTile | ResearchTile
    if tile in content.discovery_index:
        entry = content.discoveries[content.discovery_index[tile]]
    else:
        entry = next(found for found in content.research if found.id == tile)
    return cards.priced(speaker, entry.cost, entry.effect)


def task_words(table: Table, task: str, speaker: Speaker) -> str:
    """“Learn a Tech tile.”: what a task of the First Colonists asks for, by its id."""
    entry = next(entry for entry in table.content.tasks if entry.id == task)
    return cards.colonist_task(speaker, entry).sentences[0]


def action_name(cause: str, speaker: Speaker) -> str:
    """“Resupply”, “Field Move”: a Main or an Executive action by its id."""
    return names.action(speaker, cause) if cause in MAIN_ACTIONS else names.executive(speaker, cause)


def cause_name(table: Table, cause: str, speaker: Speaker, kind: str = "") -> str:
    """What something came from: a card, a tile, a space, an action or a part of the round.

    ``kind`` is that of the event: reward tiles, which alone bring points, and Missions share some of their ids.
    """
    content = table.content
    if kind in _REVEALED:
        return speaker.say("onmars cause", _REVEALED[kind])
    if kind == "borrow":
        return names.tech(speaker, cause)
    if cause in SIDES:
        return names.side(speaker, cause)
    if kind == "points" and cause not in _CAUSE and any(tile.id == cause for tile in content.rewards):
        tile = next(tile for tile in content.rewards if tile.id == cause)
        what = measured(speaker, tile.measure, tile.each)
        return speaker.say("onmars cause", "Reward tile, {what}", what=what)
    if kind != "points" and any(mission.id == cause for mission in content.missions):
        return mission_name(table, cause, speaker)
    if cause in _CAUSE:
        return speaker.say("onmars cause", _CAUSE[cause])
    if cause in BUILDINGS:
        building = names.building(speaker, cause)
        return speaker.say("onmars cause", "Life Support System, {building}", building=building)
    if cause.startswith("space-"):
        return names.turn_space(speaker, int(cause.removeprefix("space-")))
    if cause in content.space_index:
        space = names.laboratory_space(speaker, cause)
        return speaker.say("onmars cause", "laboratory, {space}", space=space)
    return _printed_thing(table, cause, speaker)


def _printed_thing(table: Table, cause: str, speaker: Speaker) -> str:
    content = table.content
    if cause in content.blueprint_index or cause in content.card_index:
        return card_name(table, cause, speaker)
    if cause in content.goal_index:
        return speaker.say("onmars cause", "Private Goal")
    if cause in content.discovery_index or any(entry.id == cause for entry in content.research):
        return tile_text(table, cause, speaker).title
    if any(task.id == cause for task in content.tasks):
        return speaker.say("onmars card", "Task")
    if any(plan.id == cause for plan in content.plans):
        return speaker.say("onmars card", "Secret plan")
    return action_name(cause, speaker)


def hex_name(table: Table, state: State, place: int, speaker: Speaker) -> str:
    """“E5, Generator, Complex of 3” or “C4, empty”: what a person who cannot see the map has to know of a hex."""
    return speaker.listed(hex_parts(table, state, place, speaker))


def hex_parts(table: Table, state: State, place: int, speaker: Speaker) -> list[str]:
    """The name of a hex and each of the things on it."""
    parts = [table.map.names[place]]
    kind = state.building[place]
    if kind >= SHELTER_OF:
        who = person(table, kind - SHELTER_OF, speaker)
        parts.append(speaker.say("onmars place", "Shelter of {who}", who=who))
    elif kind >= 0:
        parts.append(names.building(speaker, BUILDINGS[kind]))
    if kind >= 0 and (size := len(group_at(table, state, place))) > 1:
        parts.append(speaker.say("onmars place", "Complex of {size}", size=number(size)))
    parts += _lying(table, state, place, speaker)
    if len(parts) == 1:
        parts.append(speaker.say("onmars place", "empty"))
    return parts


def _lying(table: Table, state: State, place: int, speaker: Speaker) -> list[str]:
    """The pieces, Crystals and tiles on a hex."""
    parts: list[str] = []
    if state.marker[place] != NOBODY:
        owner = state.marker[place]
        card = next(card for card, at in state.players[owner].built.items() if at == place)
        name = cards.blueprint_name(speaker, table.content.blueprints[card])
        who = person(table, owner, speaker)
        parts.append(speaker.say("onmars place", "{blueprint} of {who}", blueprint=name, who=who))
    if state.miner[place] != NOBODY:
        who = person(table, state.miner[place], speaker)
        parts.append(speaker.say("onmars place", "Colonist of {who}", who=who))
    for seat, player in enumerate(state.players):
        who = person(table, seat, speaker)
        parts += [speaker.say("onmars place", "Bot of {who}", who=who)] * player.bots.count(place)
        if player.rover == place:
            parts.append(speaker.say("onmars place", "Rover of {who}", who=who))
    if state.crystals[place]:
        parts.append(names.counted(speaker, "crystal", state.crystals[place]))
    if state.discovery[place] >= 0:
        parts.append(cards.discovery(speaker, table.content.discoveries[state.discovery[place]]).title)
    if state.research[place] >= 0:
        parts.append(cards.research_name(speaker, table.content.research[state.research[place]]))
    return parts
