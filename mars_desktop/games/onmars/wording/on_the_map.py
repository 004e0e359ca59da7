"""Changes of the map in words: movement, tiles, buildings, the Shuttle and the spaces of the turn order."""

from collections.abc import Callable, Sequence
from typing import Final

from mars_desktop.engine.event import Event
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import names, things
from mars_desktop.games.phrases import Speaker, number

_Said = Callable[[Table, Event, Speaker], str]


def happening(table: Table, event: Event, group: Sequence[Event], speaker: Speaker) -> str:
    """What an event did on the map; ``group`` are the events that share its line."""
    if event.kind in _CRYSTALS:
        hexes = speaker.both([str(each.values[0]) for each in group])
        return speaker.say("onmars log", _CRYSTALS[event.kind], hexes=hexes)
    return _SAID[event.kind](table, event, speaker)


def kinds() -> frozenset[str]:
    """The kinds of event that have words here."""
    return frozenset(_SAID) | frozenset(_CRYSTALS)


_CRYSTALS: Final = {
    "crystal-appears": "A Crystal appears on {hexes}",
    "take-up": "Takes up the Crystal on {hexes}",
    "crystal-removed": "The Crystal on {hexes} is lost",
}


def _move_bot(table: Table, event: Event, speaker: Speaker) -> str:
    start, goal = (str(value) for value in event.values)
    return speaker.say("onmars log", "Bot {start} → {goal}", start=start, goal=goal)


def _move_rover(table: Table, event: Event, speaker: Speaker) -> str:
    return speaker.say("onmars log", "Rover {start} → {goal}", start=str(event.values[0]), goal=str(event.values[-1]))


def _displaced(table: Table, event: Event, speaker: Speaker) -> str:
    piece, start, goal = (str(value) for value in event.values)
    template = "The Rover gives way, {start} → {goal}" if piece == "rover" else "The Bot gives way, {start} → {goal}"
    return speaker.say("onmars log", template, start=start, goal=goal)


def _claimed(table: Table, event: Event, speaker: Speaker) -> str:
    text = things.tile_text(table, event.cause, speaker)
    where = str(event.values[0])
    return speaker.say(
        "onmars log",
        "{tile} on {hex} claimed: {text}",
        tile=text.title,
        hex=where,
        text=things.tile_clause(table, event.cause, speaker),
    )


def _placed(table: Table, event: Event, speaker: Speaker) -> str:
    text = things.tile_text(table, event.cause, speaker)
    return speaker.say(
        "onmars log",
        "{tile} on {hex}: {text}",
        tile=text.title,
        hex=str(event.values[0]),
        text=things.tile_clause(table, event.cause, speaker),
    )


def _opened(table: Table, event: Event, speaker: Speaker) -> str:
    return speaker.say("onmars log", "New Discovery tile: {text}", text=things.tile_clause(table, event.cause, speaker))


def _tile_removed(table: Table, event: Event, speaker: Speaker) -> str:
    hex_, tile = (str(value) for value in event.values)
    title = things.tile_text(table, tile, speaker).title
    return speaker.say("onmars log", "{tile} on {hex} leaves the game", tile=title, hex=hex_)


def _first_shelter(table: Table, event: Event, speaker: Speaker) -> str:
    return speaker.say("onmars log", "First Shelter on {hex}", hex=str(event.values[0]))


def _construct(table: Table, event: Event, speaker: Speaker) -> str:
    building = names.building(speaker, str(event.values[0]))
    return speaker.say("onmars log", "{building} is to go up on {hex}", building=building, hex=str(event.values[1]))


def _raise(table: Table, event: Event, speaker: Speaker) -> str:
    building, hex_, size = str(event.values[0]), str(event.values[1]), int(event.values[2])
    name = names.building(speaker, building)
    if size < 2:
        return speaker.say("onmars log", "{building} on {hex}", building=name, hex=hex_)
    return speaker.say(
        "onmars log", "{building} on {hex}, Complex of {size}", building=name, hex=hex_, size=number(size)
    )


def _upgrade(table: Table, event: Event, speaker: Speaker) -> str:
    card = things.card_name(table, event.cause, speaker)
    return speaker.say("onmars log", "{blueprint} opens on {hex}", blueprint=card, hex=str(event.values[0]))


def _miner_returns(table: Table, event: Event, speaker: Speaker) -> str:
    template = "The Colonist on {hex} comes home" if event.values[1] else "The Colonist on {hex} goes to the supply"
    return speaker.say("onmars log", template, hex=str(event.values[0]))


def _progress(table: Table, event: Event, speaker: Speaker) -> str:
    building = names.building(speaker, str(event.values[0]))
    return speaker.say("onmars log", "Progress cube onto the Production area: {building}", building=building)


def _life_support(table: Table, event: Event, speaker: Speaker) -> str:
    building = names.building(speaker, event.cause)
    row = number(int(event.values[0]))
    return speaker.say("onmars log", "Life Support System, {building}: row {row}", building=building, row=row)


def _bot(table: Table, event: Event, speaker: Speaker) -> str:
    return speaker.say("onmars log", "New Bot on {hex}", hex=str(event.values[0]))


def _space(table: Table, event: Event, speaker: Speaker) -> str:
    return speaker.say("onmars log", "Takes {space}", space=names.turn_space(speaker, int(event.values[0])))


def _shuttle_starts(table: Table, event: Event, speaker: Speaker) -> str:
    template = "The Shuttle starts in Orbit" if event.cause == "orbit" else "The Shuttle starts at the Colony"
    return speaker.say("onmars log", template)


_SAID: Final[dict[str, _Said]] = {
    "move-bot": _move_bot,
    "move-rover": _move_rover,
    "displaced": _displaced,
    "discovery": _claimed,
    "research": _claimed,
    "discovery-placed": _placed,
    "discovery-opened": _opened,
    "tile-removed": _tile_removed,
    "first-shelter": _first_shelter,
    "construct": _construct,
    "raise": _raise,
    "upgrade": _upgrade,
    "miner-returns": _miner_returns,
    "progress": _progress,
    "life-support": _life_support,
    "bot": _bot,
    "space": _space,
    "shuttle-starts": _shuttle_starts,
}
