"""The shape of a pack of On Mars: the entries of its TOML files.

Every entry says where its values come from (``source``, which a file may state once for all its entries); ``own``
names the keys in it that are our own design, so that owners of the printed game know what to replace.
"""

from typing import Annotated, Literal

import msgspec

from mars_desktop.games.onmars.vocabulary import AnyEffect, Cost, Have, Measure, MissionEvent
from mars_desktop.games.onmars.words import Building, Item, Side, Source, Technology

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Direction = Annotated[int, msgspec.Meta(ge=0, le=5)]
Level = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of a pack has."""

    source: Source = "print"
    own: tuple[str, ...] = ()


class PackEntry(Entry, frozen=True, kw_only=True):
    """What the pack is called."""

    id: Id
    format: int
    name: Name
    game: Literal["onmars"]


class Blueprint(Entry, frozen=True, kw_only=True):
    """A Blueprint: a building of its type is upgraded with it, and then its effect is open (10)."""

    id: Id
    name: Name
    level: Literal[1, 3]
    building: Building
    gain: Item
    effect: AnyEffect


class Scientist(Entry, frozen=True, kw_only=True):
    """A Scientist, who works in Blueprints of one type and scores Advanced Buildings of another (12.1)."""

    id: Id
    name: Name
    cost: Cost
    works_in: Building
    scores: Building


class Contract(Entry, frozen=True, kw_only=True):
    """An Earth Contract: an upgrade of a type in a Complex of 4 or more, or a delivery of items (12.6, 12.7)."""

    id: Id
    upgrade: Building | None = None
    delivery: dict[Item, int] = {}
    points: Count
    penalty: Count


class Mission(Entry, frozen=True, kw_only=True):
    """A Mission: what contributes to it, how often by number of players, and the Crystals of a contribution (14)."""

    id: Id
    length: Literal["short", "long"]
    event: MissionEvent
    target: dict[Literal["2", "3", "4"], Count]
    crystals: Count
    beside: Id


class PrivateGoal(Entry, frozen=True, kw_only=True):
    """A Private Goal: all its conditions and its own reward (14.6)."""

    id: Id
    conditions: tuple[Have, ...]
    reward: AnyEffect


class DiscoveryTile(Entry, frozen=True, kw_only=True):
    """A Discovery tile: what it brings, and for what."""

    id: Id
    effect: AnyEffect
    cost: Cost = {}


class ResearchTile(Entry, frozen=True, kw_only=True):
    """A kind of Research tile, of which ``copies`` lie in one corner of the map."""

    id: Id
    colour: Name
    letter: Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
    copies: Count
    cost: Cost
    effect: AnyEffect


class RewardTile(Entry, frozen=True, kw_only=True):
    """A tile above a column of the Life Support System: ``points`` for every ``each`` of what is measured."""

    id: Id
    measure: Measure
    each: Annotated[int, msgspec.Meta(ge=1, le=12)] = 1
    points: Count = 1
    most: Count


class LaboratorySpace(Entry, frozen=True, kw_only=True):
    """A space of the laboratory, the spaces a tile may go to from there, and what it brings (6.7)."""

    id: Id
    column: Level
    next: tuple[Id, ...] = ()
    effect: AnyEffect | None = None


class LaboratoryColumn(Entry, frozen=True, kw_only=True):
    """A column of the laboratory: the price of a step into it and the points of a tile in it."""

    column: Level
    cost: Cost = {}
    points: Count


class TurnOrderSpace(Entry, frozen=True, kw_only=True):
    """A space of the turn order and its benefit."""

    space: Annotated[int, msgspec.Meta(ge=1, le=8)]
    side: Side
    effect: AnyEffect | None = None


class ExecutiveAction(Entry, frozen=True, kw_only=True):
    """An Executive action beside a Depot space, from 1 at the bottom to 8 at the top."""

    slot: Annotated[int, msgspec.Meta(ge=1, le=8)]
    id: Id
    crystals: Count
    effect: AnyEffect


class TechSet(Entry, frozen=True, kw_only=True):
    """One of the two sets of Tech tiles, told apart by their backs."""

    technologies: tuple[Technology, ...]


class GridRow(Entry, frozen=True, kw_only=True):
    """A row of the Tech Grid, the top one first."""

    spaces: Count
    cost: Cost = {}


class BuildingTile(Entry, frozen=True, kw_only=True):
    """A building tile of a stack; its arrows are directions clockwise from north (8.4.3)."""

    id: Id
    building: Building
    arrows: tuple[Direction, ...] = ()


class MapColumn(Entry, frozen=True, kw_only=True):
    """A column of hexes, from left to right named A, B, C and so on."""

    q: int
    first: int
    last: int


class MapEntry(Entry, frozen=True, kw_only=True):
    """The hexes of the map and what lies on them at the start; hexes are named by column and number from its top."""

    columns: tuple[MapColumn, ...]
    centre: Id
    start_buildings: tuple[Id, ...]
    shelters: dict[Literal["1", "2", "3", "4"], tuple[Id, ...]]
    research: dict[Id, tuple[Id, ...]]

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """The hexes as axial coordinates q and r, column by column from the left, each from the top."""
        return tuple((column.q, r) for column in self.columns for r in range(column.first, column.last + 1))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the hexes in the same order: the column's letter and the number from its top."""
        return tuple(
            f"{chr(ord('A') + i)}{r - column.first + 1}"
            for i, column in enumerate(self.columns)
            for r in range(column.first, column.last + 1)
        )


class LifeSupport(Entry, frozen=True, kw_only=True):
    """The Life Support System: rows, points of the first building of a type, benefits of a build below the level."""

    rows: Count
    first_points: Count
    benefits: dict[Id, AnyEffect]


class GameNumbers(Entry, frozen=True, kw_only=True):
    """The numbers of the game that are no card's, space's or tile's."""

    colonists: Count
    start_colonists: Count
    bots: Count
    markers: Count
    shelters: Count
    depot: Count
    ships: Count
    start_crystals: Count
    goals: Count
    quarters: Count
    """Colonists that the Living Quarters hold with one Shelter."""
    quarters_by_shelter: Count
    quarters_points: tuple[Count, ...]
    """Points by row of the highest Colonist, two Colonists a row."""
    progress_points: tuple[Count, ...]
    hangar_points: Count
    blueprint_points: dict[Literal["1", "3"], Count]
    scientist_points: Count
    contract_crystals: Count
    contract_complex: Count
    level_3_complex: Count
    slots: Count
    missions_remaining: Count
    shuttle_spaces: Count
    highest_level: Count
    display: tuple[Count, ...]
    """Blueprints laid out at level 1, 2 and 3."""
    warehouse: dict[Literal["1", "2", "3", "4"], Count]
    discovery_distance: Count
    discovery_open: Count
    ship_cost: Cost
    goal_reward: AnyEffect


class SoloCard(Entry, frozen=True, kw_only=True):
    """A card of the opponent's deck (18.3): what he does, whether he may travel, and which Mission he moves."""

    id: Id
    action: Annotated[int, msgspec.Meta(ge=1, le=3)]
    travels: bool
    mission: Literal["A", "B", "C"]


class SoloGoal(Entry, frozen=True, kw_only=True):
    """What a solo player must reach; every line that is given must be met (18.16)."""

    id: Id
    colony_level: Count = 0
    contracts: Count = 0
    contract_of_each_kind: bool = False
    these_contracts: tuple[Id, ...] = ()
    private_goals: Count = 0
    tech_at_level_6: Count = 0
    this_tech_at_level_6: Technology | None = None
    research_tiles: Count = 0
    shelters_built: Count = 0
    mines_manned: Count = 0
    advanced_buildings: Count = 0
    advanced_of: dict[Building, int] = {}
    complex_of: dict[Building, int] = {}
    stored: dict[Item, int] = {}
    scientist: Id | None = None
    finish_on: Side | None = None
    margin: Count = 0


class ColonistTask(Entry, frozen=True, kw_only=True):
    """A task card of the First Colonists variant (19.1) and its reward."""

    id: Id
    task: Literal[
        "learn",
        "travel",
        "shelter",
        "scientist",
        "two-steps",
        "borrow",
        "discovery",
        "blueprint",
    ]
    reward: AnyEffect


class ColonistPlan(Entry, frozen=True, kw_only=True):
    """A secret card of the First Colonists variant: whoever builds one of these types draws task cards."""

    id: Id
    buildings: tuple[Building, ...]


class FirstColonists(Entry, frozen=True, kw_only=True):
    """What the First Colonists variant fixes: its Missions and the spaces of its tiles."""

    missions: tuple[Id, ...]
    spaces: tuple[int, ...]
    tasks_drawn: Count


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of a pack; all files of its folder are read together.

    ``source``: that of all entries of the file that state none of their own.
    """

    source: Source | None = None
    pack: PackEntry | None = None
    numbers: GameNumbers | None = None
    map: MapEntry | None = None
    life_support: LifeSupport | None = None
    first_colonists: FirstColonists | None = None
    blueprint: tuple[Blueprint, ...] = ()
    scientist: tuple[Scientist, ...] = ()
    contract: tuple[Contract, ...] = ()
    mission: tuple[Mission, ...] = ()
    private_goal: tuple[PrivateGoal, ...] = ()
    discovery: tuple[DiscoveryTile, ...] = ()
    research: tuple[ResearchTile, ...] = ()
    reward_tile: tuple[RewardTile, ...] = ()
    laboratory_space: tuple[LaboratorySpace, ...] = ()
    laboratory_column: tuple[LaboratoryColumn, ...] = ()
    turn_order: tuple[TurnOrderSpace, ...] = ()
    executive: tuple[ExecutiveAction, ...] = ()
    tech_set: tuple[TechSet, ...] = ()
    grid_row: tuple[GridRow, ...] = ()
    building_tile: tuple[BuildingTile, ...] = ()
    solo_card: tuple[SoloCard, ...] = ()
    solo_goal: tuple[SoloGoal, ...] = ()
    colonist_task: tuple[ColonistTask, ...] = ()
    colonist_plan: tuple[ColonistPlan, ...] = ()
