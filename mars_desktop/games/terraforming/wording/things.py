"""What the people, cards, places and causes of one game are called."""

from typing import Final

from mars_desktop.games.phrases import Speaker, number
from mars_desktop.games.terraforming.maps import CITY_SLOT, OCEAN_AREA, VOLCANIC
from mars_desktop.games.terraforming.resources import PARAMETER_INDEX
from mars_desktop.games.terraforming.state import NO_TILE, NOBODY, OCEAN, TILES, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.board import placement_bonus

_CAUSE: Final = {
    "placement-bonus": "bonus of the area",
    "ocean-adjacency": "oceans next to it",
    "convert-plants": "plants into a greenery",
    "convert-heat": "heat into temperature",
    "temperature-track": "bonus of the temperature track",
    "oxygen-track": "bonus of the oxygen track",
    "oceans-track": "bonus of the ocean track",
    "energy-to-heat": "energy into heat",
    "start": "start of the game",
    "draft": "draft",
    "research": "research",
    "action": "action phase",
    "production": "production",
    "final": "final greeneries",
    "turn": "turn",
    "pool": "effects",
    "deck": "deck",
    "solo": "neutral tiles",
    "end": "end of the game",
    "table": "table",
    "convert-workers": "workers into a Population",
    "population-adjacency": "Population next to it",
    "adjacency-bonus": "own bonus for what is next to it",
    "melting": "melting",
    "innovation": "innovation action",
    "sell": "sale of cards",
    "refresh": "actions used again",
    "development": "developments",
    "saving": "cards saved",
    "title": "help after the last mission",
    "goal": "goal of the mission",
}
_PHASE: Final = {
    "start": "Corporations and first cards",
    "draft": "Draft",
    "research": "Research",
    "action": "Action phase",
    "production": "Production",
    "generation": "End of the generation",
    "final": "Final greeneries",
    "corporation": "Corporations",
    "development": "Developments",
    "conversion": "Final conversion",
    "saving": "Saving cards",
}
_TILE: Final = {"ocean": "ocean", "greenery": "greenery", "city": "city", "special": "special tile", "marker": "marker"}
_SIDE: Final = {"glacier": "glacier", "ocean": "ocean"}
"""The usual names of the two sides of an ocean; other worlds have others, which their pack states."""


def person(table: Table, seat: int, speaker: Speaker) -> str:
    """The name of whoever sits there; any seat below 0 is the neutral opponent of a solo game."""
    return table.setup.seats[seat].name if seat >= 0 else speaker.say("seat", "the neutral opponent")


def seat_of(word: str) -> int:
    """The seat that an answer names: ``p2`` is 1, ``neutral`` is -1."""
    return -1 if word == "neutral" else int(word[1:]) - 1


def card_name(table: Table, card: str, speaker: Speaker) -> str:
    """The name of a card by its id."""
    return speaker.say("card name", table.content[card].name)


def card_names(table: Table, cards: tuple[str, ...], speaker: Speaker) -> str:
    """“Comet, Lichen and Pets”; empty for no cards."""
    return speaker.both([card_name(table, card, speaker) for card in cards])


def project_name(table: Table, project: str, speaker: Speaker) -> str:
    """The name of a standard project by its id."""
    return speaker.say("standard project", table.content.standard_projects[project].name)


def milestone_name(table: Table, milestone: str, speaker: Speaker) -> str:
    """The name of a milestone of the map by its id."""
    return speaker.say("milestone name", table.map.milestones[milestone].name)


def award_name(table: Table, award: str, speaker: Speaker) -> str:
    """The name of an award of the map by its id."""
    return speaker.say("award name", table.map.awards[award].name)


def cause_name(table: Table, cause: str, speaker: Speaker) -> str:
    """What brought something about: a card, project, milestone, award, track or phase."""
    if cause == "final" and table.has_workers:
        return speaker.say("cause", "final conversion")
    if cause in _CAUSE:
        return speaker.say("cause", _CAUSE[cause])
    if cause in table.content.index:
        return card_name(table, cause, speaker)
    if cause in table.content.standard_projects:
        return project_name(table, cause, speaker)
    if cause in table.map.milestones:
        return milestone_name(table, cause, speaker)
    return award_name(table, cause, speaker)


def phase_name(phase: str, speaker: Speaker) -> str:
    """“Research”: a phase of the game by its id."""
    return speaker.say("phase", _PHASE[phase])


def tile_name(tile: str, speaker: Speaker) -> str:
    """“ocean”: a tile, or the marker of a claim, without an article."""
    return speaker.say("tile name", _TILE[tile])


def tile_here(table: Table, state: State, place: int, speaker: Speaker) -> str:
    """“city”, or the name of the card that a special tile belongs to; empty for no tile."""
    kind = state.tile[place]
    card = state.tile_card[place]
    if TILES[kind] == "special" and card >= 0:
        return speaker.say("card name", table.cards[card].name)
    side = table.side_name(state, place) if kind == OCEAN else ""
    if side:
        return tile_side(side, speaker)
    return tile_name(TILES[kind], speaker) if kind != NO_TILE else ""


def tile_side(side: str, speaker: Speaker) -> str:
    """“glacier”: the side of an ocean by the name that the mission gives it."""
    return speaker.say("tile name", _SIDE[side]) if side in _SIDE else speaker.say("place name", side)


def parameter_name(table: Table, parameter: str, speaker: Speaker) -> str:
    """“temperature”, on other worlds the name that the mission gives it."""
    own = table.parameter_name(PARAMETER_INDEX[parameter])
    if not own or own.casefold() == parameter:
        return names.parameter(speaker, parameter)
    return speaker.say("place name", own)


def place_name(table: Table, place: str, speaker: Speaker) -> str:
    """“E5”, “C3 (Noctis City)” or, off the map, the name alone."""
    board = table.map
    index = board.index[place]
    if index >= board.hexes:
        return speaker.say("place name", board.entry.off_map[index - board.hexes].name)
    name = board.entry.hexes[index].name
    return (
        speaker.say("place", "{place} ({name})", place=place, name=speaker.say("place name", name)) if name else place
    )


def hex_name(table: Table, state: State, place: int, speaker: Speaker) -> str:
    """“E5, land, 2 plants, free” or “D6, city of Mira”: what a person who cannot see the map has to know."""
    board = table.map
    where = place_name(table, board.places[place], speaker)
    tile = tile_here(table, state, place, speaker)
    if tile:
        owner = state.owner[place]
        people = table.population_on(state, place)
        if people:
            housed = names.counted(speaker, "population", people)
            tile = speaker.say("place", "{tile} with {population}", tile=tile, population=housed)
        if state.tile[place] == OCEAN or owner == NOBODY:
            return speaker.say("place", "{where}, {tile}", where=where, tile=tile)
        who = person(table, owner, speaker)
        return speaker.say("place", "{where}, {tile} of {who}", where=where, tile=tile, who=who)
    parts = [where, *_area(table, place, speaker), *placement_bonus(speaker, board.bonus[place])]
    if state.claim[place] != NOBODY:
        parts.append(speaker.say("place", "marker of {who}", who=person(table, state.claim[place], speaker)))
    else:
        parts.append(speaker.say("place", "free"))
    return speaker.listed(parts)


def _area(table: Table, place: int, speaker: Speaker) -> list[str]:
    board = table.map
    if place >= board.hexes:
        return [speaker.say("place", "off the map")]
    match board.kind[place]:
        case kind if kind == OCEAN_AREA:
            return [speaker.say("place", "reserved for ocean")]
        case kind if kind == VOLCANIC:
            return [speaker.say("place", "volcanic land")]
        case kind if kind == CITY_SLOT:
            return [speaker.say("place", "reserved for a city")]
        case _:
            return [speaker.say("place", "land")]


def signed(speaker: Speaker, resource: str, change: int) -> str:
    """“+2 plants”, “−7 M€”."""
    amount = names.counted(speaker, resource, abs(change))
    return speaker.say("change", "+{amount}" if change >= 0 else "−{amount}", amount=amount)


def stepped(speaker: Speaker, resource: str, before: int, now: int) -> str:
    """“plant production 4 → 5”."""
    return from_to(speaker, names.production(speaker, resource), before, now)


def from_to(speaker: Speaker, what: str, before: int, now: int) -> str:
    """“{what} 4 → 5”."""
    return speaker.say("change", "{what} {before} → {now}", what=what, before=number(before), now=number(now))
