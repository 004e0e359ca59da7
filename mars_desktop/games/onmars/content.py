"""Everything of On Mars that never changes in a game: cards, tiles, spaces and the map, read once and numbered.

States hold ints; this is where they point to. Hexes are numbered in the order of the
map's columns, and the sets of hexes by distance are worked out once.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from mars_desktop.games.onmars.pack import BUILT_IN, pack_folder, read_folder
from mars_desktop.games.onmars.pack_format import (
    FirstColonists,
    GameNumbers,
    LifeSupport,
    MapEntry,
    PackFile,
)
from mars_desktop.games.onmars.words import BUILDINGS, ITEMS, RED_ACTIONS, TECHNOLOGIES

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, and on clockwise: flat-top hexes, r grows southwards."""

BUILDING_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(BUILDINGS)}
ITEM_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(ITEMS)}
TECH_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TECHNOLOGIES)}
SLOT_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(RED_ACTIONS)}


class OnMarsMap:
    """The hexes by number: names, neighbours and distances."""

    def __init__(self, entry: MapEntry) -> None:
        self.cells: Final = entry.cells
        self.names: Final = entry.names
        self.hexes: Final = len(self.cells)
        self.index: Final = {name: i for i, name in enumerate(self.names)}
        self.at: Final = {cell: i for i, cell in enumerate(self.cells)}
        self.toward: Final = tuple(
            tuple(self.at.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS) for q, r in self.cells
        )
        """The neighbour in each direction, -1 beyond the edge."""
        self.adjacent: Final = tuple(tuple(h for h in row if h >= 0) for row in self.toward)
        self.zone: Final = tuple((h, *self.adjacent[h]) for h in range(self.hexes))
        """The Building Zone of a Bot on each hex (1.8)."""
        self.distance: Final = tuple(tuple(_distance(a, b) for b in self.cells) for a in self.cells)
        self.at_distance: Final = tuple(
            tuple(tuple(b for b in range(self.hexes) if self.distance[a][b] == d) for d in range(13))
            for a in range(self.hexes)
        )
        self.at_two: Final = tuple(row[2] for row in self.at_distance)
        self.centre: Final = self.index[entry.centre]
        self.start_buildings: Final = tuple(self.index[name] for name in entry.start_buildings)
        self.shelters: Final = {
            int(count): tuple(self.index[name] for name in names) for count, names in entry.shelters.items()
        }
        self.research: Final = tuple(tuple(self.index[name] for name in names) for names in entry.research.values())
        """The hexes of each corner."""


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class Content:
    """All of a pack, numbered: each list in the order of its files, which is the order of the printed numbers."""

    def __init__(self, packs: Sequence[PackFile]) -> None:
        self.pack: Final = next(p.pack for p in packs if p.pack is not None)
        self.numbers: Final[GameNumbers] = next(p.numbers for p in packs if p.numbers is not None)
        self.map: Final = OnMarsMap(next(p.map for p in packs if p.map is not None))
        self.life_support: Final[LifeSupport] = next(p.life_support for p in packs if p.life_support is not None)
        self.first_colonists: Final[FirstColonists] = next(
            p.first_colonists for p in packs if p.first_colonists is not None
        )
        self.blueprints: Final = tuple(b for p in packs for b in p.blueprint)
        self.scientists: Final = tuple(s for p in packs for s in p.scientist)
        self.contracts: Final = tuple(c for p in packs for c in p.contract)
        self.missions: Final = tuple(m for p in packs for m in p.mission)
        self.goals: Final = tuple(g for p in packs for g in p.private_goal)
        self.discoveries: Final = tuple(d for p in packs for d in p.discovery)
        self.research: Final = tuple(r for p in packs for r in p.research)
        self.rewards: Final = tuple(r for p in packs for r in p.reward_tile)
        self.spaces: Final = tuple(s for p in packs for s in p.laboratory_space)
        self.columns: Final = tuple(sorted((c for p in packs for c in p.laboratory_column), key=lambda c: c.column))
        self.turn_order: Final = tuple(sorted((t for p in packs for t in p.turn_order), key=lambda t: t.space))
        self.executives: Final = tuple(sorted((e for p in packs for e in p.executive), key=lambda e: e.slot))
        self.tech_sets: Final = tuple(tuple(TECH_INDEX[t] for t in s.technologies) for p in packs for s in p.tech_set)
        self.grid_rows: Final = tuple(r for p in packs for r in p.grid_row)
        self.tiles: Final = tuple(t for p in packs for t in p.building_tile)
        self.solo_cards: Final = tuple(c for p in packs for c in p.solo_card)
        self.solo_goals: Final = {g.id: g for p in packs for g in p.solo_goal}
        self.tasks: Final = tuple(t for p in packs for t in p.colonist_task)
        self.plans: Final = tuple(t for p in packs for t in p.colonist_plan)
        # What is asked for often, by number.
        self.blueprint_index: Final = {b.id: i for i, b in enumerate(self.blueprints)}
        self.blueprint_building: Final = tuple(BUILDING_INDEX[b.building] for b in self.blueprints)
        self.blueprint_level: Final = tuple(int(b.level) for b in self.blueprints)
        self.blueprint_gain: Final = tuple(ITEM_INDEX[b.gain] for b in self.blueprints)
        # Scientists and Contracts lie on the same slots: Contracts are numbered on behind the Scientists.
        self.card_ids: Final = (*(s.id for s in self.scientists), *(c.id for c in self.contracts))
        self.card_index: Final = {name: i for i, name in enumerate(self.card_ids)}
        self.works_in: Final = tuple(BUILDING_INDEX[s.works_in] for s in self.scientists)
        self.scores: Final = tuple(BUILDING_INDEX[s.scores] for s in self.scientists)
        self.deliveries: Final = tuple(tuple(c.delivery.get(item, 0) for item in ITEMS) for c in self.contracts)
        self.goal_index: Final = {g.id: i for i, g in enumerate(self.goals)}
        self.discovery_index: Final = {d.id: i for i, d in enumerate(self.discoveries)}
        self.space_index: Final = {s.id: i for i, s in enumerate(self.spaces)}
        self.space_level: Final = tuple(s.column for s in self.spaces)
        self.space_next: Final = tuple(tuple(self.space_index[n] for n in s.next) for s in self.spaces)
        self.first_spaces: Final = tuple(i for i, s in enumerate(self.spaces) if s.column == 1)
        self.shelter_space: Final = self.space_index["C2M"]
        self.stacks: Final = tuple(
            tuple(i for i, t in enumerate(self.tiles) if t.building == building) for building in BUILDINGS[:-1]
        )
        self.executive_index: Final = {e.id: i for i, e in enumerate(self.executives)}
        self.mission_event: Final = tuple(m.event for m in self.missions)
        self.grid_row: Final = tuple(r for r, row in enumerate(self.grid_rows) for _ in range(row.spaces))
        """The row of each space of the Tech Grid, counted from the top."""

    def slots_of(self, action: int, players: int) -> int:
        """How many Colonists a red action takes: one a player for hiring, else the same for all (5.3)."""
        return 4 if action == SLOT_INDEX["hire"] else self.numbers.slots


def content(pack: str = BUILT_IN) -> Content:
    """The content of a pack by its id, read once; raises `PackProblem` when it cannot be used."""
    return _content(pack_folder(pack))


@cache
def _content(folder: Path) -> Content:
    return Content(read_folder(folder))
