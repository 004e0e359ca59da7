"""Faults of the board of a pack: the map, the laboratory, the spaces beside it, and the numbers of the game."""

from collections.abc import Sequence
from typing import Final

from mars_desktop.engine.pack_checks import Faults, repeated, within
from mars_desktop.games.onmars.effect_faults import faults_of_effect
from mars_desktop.games.onmars.whole_pack import WholePack, inside, tiles_of
from mars_desktop.games.onmars.words import BUILDINGS, SIDES

HEXES: Final = 91
LONGEST: Final = 12
"""No two hexes lie farther apart."""

LABORATORY: Final = (
    ("C1T", "C1B"),
    ("C2T", "C2M", "C2B"),
    ("C3T", "C3B"),
    ("C4T", "C4M", "C4B"),
    ("C5T", "C5B"),
    ("C6",),
)
"""The spaces of the laboratory by column, from the top; the board is drawn with them."""

_SPACES_OF_A_SIDE: Final = 4
_SOLO_OPPONENT: Final = 1


def faults_of_board(whole: WholePack) -> Faults:
    """Places and problems of everything on the board that is no card."""
    yield from _numbers(whole)
    yield from _map(whole)
    yield from _laboratory(whole)
    yield from _turn_order(whole)
    yield from _depot(whole)
    yield from _technology(whole)
    yield from _life_support(whole)
    yield from _stacks(whole)


def _numbers(whole: WholePack) -> Faults:
    n = whole.numbers
    for name in ("colonists", "bots", "markers", "shelters", "slots", "goals", "missions_remaining", "quarters"):
        yield from within(f"numbers.{name}", getattr(n, name), 1, 20)
    smallest = min(tiles_of(whole, building) for building in BUILDINGS)
    for name in ("contract_complex", "level_3_complex"):
        yield from within(f"numbers.{name}", getattr(n, name), 1, smallest)
    yield from within("numbers.discovery_open", n.discovery_open, 1, 12)
    yield from within("numbers.depot", n.depot, 1, 8)
    yield from within("numbers.ships", n.ships, 0, n.depot)
    yield from within("numbers.start_crystals", n.start_crystals, 0, max(0, n.depot - n.ships))
    yield from within("numbers.start_colonists", n.start_colonists, 1, max(1, min(n.colonists, n.quarters)))
    yield from within("numbers.highest_level", n.highest_level, 1, n.shuttle_spaces)
    yield from within("numbers.discovery_distance", n.discovery_distance, 1, LONGEST)
    cubes = 5
    if len(n.progress_points) != cubes + 1:
        yield "numbers.progress_points", f"are {len(n.progress_points)}, expected {cubes + 1}: for 0 to {cubes} cubes"
    most = min(n.colonists, n.quarters + n.quarters_by_shelter * (n.shelters - 1))
    if 2 * len(n.quarters_points) < most:
        problem = f"are {len(n.quarters_points)}, expected {(most + 1) // 2}: a row for every two of {most} Colonists"
        yield "numbers.quarters_points", problem
    if len(n.display) != 3:
        yield "numbers.display", f"are {len(n.display)}, expected three: for Colony level 1, 2 and 3"
    for name, keys in (("warehouse", ("1", "2", "3", "4")), ("blueprint_points", ("1", "3"))):
        missing = [key for key in keys if key not in getattr(n, name)]
        if missing:
            yield f"numbers.{name}", f"says nothing of {', '.join(missing)}, expected an entry for {', '.join(keys)}"


def _map(whole: WholePack) -> Faults:
    entry = whole.map
    for i, column in enumerate(entry.columns):
        if not -LONGEST <= column.first <= column.last <= LONGEST:
            yield f"map.columns[{i}]", f"leads from {column.first} to {column.last}, expected hexes from north to south"
    where = [column.q for column in entry.columns]
    if not where or where != list(range(where[0], where[0] + len(where))) or len(where) > LONGEST + 1:
        problem = f"have the q {where}, expected at most {LONGEST + 1} side by side, from the left to the right"
        yield "map.columns", problem
        return
    if len(entry.cells) != HEXES:
        yield "map.columns", f"have {len(entry.cells)} hexes, expected {HEXES}"
        return
    cells = entry.cells
    if any(max(abs(a - c), abs(b - d), abs(a + b - c - d)) > LONGEST for a, b in cells for c, d in cells):
        yield "map.columns", f"have hexes farther apart than {LONGEST}, expected none"
    yield from _hexes(whole)


def _hexes(whole: WholePack) -> Faults:
    """Names of hexes that are not on the map, and hexes on which two things would lie at the start."""
    entry = whole.map
    known = frozenset(entry.names)
    research = [name for corner in entry.research.values() for name in corner]
    taken = [entry.centre, *entry.start_buildings, *research]
    named = [
        ("map.centre", [entry.centre]),
        ("map.start_buildings", entry.start_buildings),
        *((f"map.shelters.{count}", names) for count, names in entry.shelters.items()),
        *((f"map.research.{corner}", names) for corner, names in entry.research.items()),
    ]
    for place, names in named:
        for name in names:
            if name not in known:
                yield place, f"names {name!r}, which is not on the map, expected a hex such as {entry.names[0]!r}"
    if len(entry.start_buildings) != len(BUILDINGS) - 2:
        many = len(entry.start_buildings)
        yield "map.start_buildings", f"are {many}, expected {len(BUILDINGS) - 2}: a Mine lies in the centre already"
    yield from repeated("map.research", taken)
    for players in range(1, 5):
        names = entry.shelters.get(str(players), ())  # type: ignore[call-overload]  # keys are literals
        seats = players + _SOLO_OPPONENT if players == 1 else players
        if len(names) < seats:
            yield f"map.shelters.{players}", f"are {len(names)}, expected a hex for each of {seats} players"
        yield from repeated(f"map.shelters.{players}", [*sorted(set(taken)), *names])


def _laboratory(whole: WholePack) -> Faults:
    spaces = {space.id: space for space in whole.all.laboratory_space}
    expected = [name for column in LABORATORY for name in column]
    missing = [name for name in expected if name not in spaces]
    if missing or len(spaces) != len(expected):
        yield "laboratory_space", f"are {', '.join(spaces)}, expected {', '.join(expected)}"
        return
    for level, names in enumerate(LABORATORY, 1):
        onward = LABORATORY[level] if level < len(LABORATORY) else ()
        reached = {name for space in names for name in spaces[space].next}
        for name in names:
            place = f"laboratory_space {name!r}"
            if spaces[name].column != level:
                yield f"{place}, column", f"is {spaces[name].column}, expected {level}"
            if onward and not spaces[name].next:
                yield f"{place}, next", f"is empty, expected some of {', '.join(onward)}"
            for other in spaces[name].next:
                if other not in onward:
                    expectation = f"some of {', '.join(onward)}" if onward else "none: this is the last column"
                    yield f"{place}, next", f"names {other!r}, expected {expectation}"
            yield from repeated(f"{place}, next", spaces[name].next)
        for name in onward:
            if name not in reached:
                yield f"laboratory_space {name!r}", "cannot be reached, expected it in the next of a space before it"
    yield from _columns(whole)


def _columns(whole: WholePack) -> Faults:
    found = [column.column for column in whole.all.laboratory_column]
    if sorted(found) != list(range(1, len(LABORATORY) + 1)):
        yield "laboratory_column", f"are {_listed(found)}, expected 1 to {len(LABORATORY)}, each once"
    for i, column in enumerate(whole.all.laboratory_column):
        if column.column == 1 and column.cost:
            yield f"laboratory_column[{i}].cost", "is a price, expected none: tiles come there by being learned"


def _turn_order(whole: WholePack) -> Faults:
    found = [entry.space for entry in whole.all.turn_order]
    if sorted(found) != list(range(1, 2 * _SPACES_OF_A_SIDE + 1)):
        yield "turn_order", f"are {_listed(found)}, expected 1 to {2 * _SPACES_OF_A_SIDE}, each once"
    for i, entry in enumerate(whole.all.turn_order):
        side = SIDES[(entry.space - 1) // _SPACES_OF_A_SIDE]
        if entry.side != side:
            yield f"turn_order[{i}].side", f"is {entry.side}, expected {side} for space {entry.space}"


def _depot(whole: WholePack) -> Faults:
    found = [entry.slot for entry in whole.all.executive]
    if sorted(found) != list(range(1, whole.numbers.depot + 1)):
        problem = f"have the slots {_listed(found)}, expected 1 to {whole.numbers.depot}: one beside each Depot space"
        yield "executive", problem
    for entry in whole.all.executive:
        yield from within(f"executive {entry.id!r}, crystals", entry.crystals, 0, whole.numbers.depot)


def _technology(whole: WholePack) -> Faults:
    sets, spaces = whole.all.tech_set, sum(row.spaces for row in whole.all.grid_row)
    if len(sets) != 2:
        yield "tech_set", f"are {len(sets)}, expected two: one for the grid, one to fill it up"
    for i, entry in enumerate(sets):
        place = f"tech_set[{i}].technologies"
        if len(entry.technologies) != spaces:
            yield place, f"are {len(entry.technologies)}, expected one for each of the {spaces} spaces of the grid"
        if "shelter" in entry.technologies:
            yield place, "names shelter, expected that in no set: every player has a tile of it"
        yield from repeated(place, entry.technologies)


def _life_support(whole: WholePack) -> Faults:
    entry, highest = whole.life_support, whole.numbers.highest_level
    # the marker of the Colony level lies one row above the level
    yield from within("life_support.rows", entry.rows, highest + 1, 20)
    yield from within("life_support.first_points", entry.first_points, 0, 20)
    if not entry.benefits:
        yield "life_support.benefits", "is empty, expected at least one entry"
    for name, effect in entry.benefits.items():
        yield from faults_of_effect(f"life_support.benefits.{name}", effect, kind="life_support")


def _stacks(whole: WholePack) -> Faults:
    for building in BUILDINGS[:-1]:
        if not any(tile.building == building for tile in whole.all.building_tile):
            yield "building_tile", f"has no {building}, expected at least one tile of each type but the Shelter"
    for tile in whole.all.building_tile:
        place = f"building_tile {tile.id!r}"
        if tile.building == BUILDINGS[-1]:
            yield inside(place, "building"), "is shelter, expected another type: every player has Shelters"
        yield from repeated(inside(place, "arrows"), [str(arrow) for arrow in tile.arrows])


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in sorted(numbers)) or "none"
