"""What the panels beside the map and the player boards show: plain values with the words that belong to them."""

from dataclasses import dataclass

from mars_desktop.models.onmars.board_rows import GlyphRow


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """Something in a panel that may be named by an answer.

    `id` is the place as ways call it. `title` and `caption` are its two lines; `icon` its sign with a `figure` beside
    it. `seats` are the Colonists on its `slots`, by the place of their colour. `gain` is what taking it brings, `signs`
    say the title where there is no room for it, `tone` is an icon whose colour marks it. A `bare` place is empty, an
    `aside` one is out of use for the moment.
    """

    id: str
    title: str = ""
    caption: str = ""
    icon: str = ""
    figure: str = ""
    seats: tuple[int, ...] = ()
    slots: int = 0
    gain: GlyphRow | None = None
    signs: tuple[GlyphRow, ...] = ()
    tone: str = ""
    bare: bool = False
    aside: bool = False
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class GridRowRow:
    """A row of the Tech Grid, the top one first, with the price of a tile there as signs and in words."""

    tiles: tuple[PlaceRow, ...]
    price: tuple[GlyphRow, ...]
    words: str


@dataclass(frozen=True, slots=True)
class OrbitRows:
    """The side of Orbit: actions, Tech Grid, Warehouse, displayed Blueprints, Scientists and Contracts."""

    actions: tuple[PlaceRow, ...]
    grid: tuple[GridRowRow, ...]
    warehouse: tuple[PlaceRow, ...]
    blueprints: tuple[PlaceRow, ...]
    blueprints_remark: str
    offer: tuple[PlaceRow, ...]


@dataclass(frozen=True, slots=True)
class SupportRow:
    """A column of the Life Support System: how far it stands, and the reward tile above it."""

    icon: str
    row: int
    reward: str
    points: int
    spoken: str


@dataclass(frozen=True, slots=True)
class MissionRow:
    """A Mission: what contributes, and how much of it is done."""

    title: str
    done: int
    target: int
    progress: str
    spoken: str


@dataclass(frozen=True, slots=True)
class ColonyRows:
    """The side of the Colony: actions, building stacks, Life Support, open Discovery tiles, Missions."""

    actions: tuple[PlaceRow, ...]
    buildings: tuple[PlaceRow, ...]
    support: tuple[SupportRow, ...]
    support_rows: int
    level: int
    tiles: tuple[PlaceRow, ...]
    missions: tuple[MissionRow, ...]
    missions_remark: str


@dataclass(frozen=True, slots=True)
class LabRow:
    """A space of a laboratory at its `column` 1 to 6 and `half`, its height in half spaces from the top; `next` are the
    ids of the spaces behind it."""

    place: PlaceRow
    column: int
    half: int
    next: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A number of a player: sign, figure and the words for it."""

    icon: str
    figure: str
    words: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards and tiles of one kind before a player."""

    title: str
    cards: tuple[PlaceRow, ...]


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """A whole player board.

    `mark` is the place of the colour; `store` the five Resources, `depot` the eight spaces with their Executive actions
    from the bottom; `people` the Colonists and pieces, `groups` the cards and tiles.
    """

    seat: int
    mark: int
    name: str
    laboratory: tuple[LabRow, ...]
    column_points: tuple[int, ...]
    store: tuple[PlaceRow, ...]
    store_remark: str
    depot: tuple[PlaceRow, ...]
    depot_remark: str
    people: tuple[FigureRow, ...]
    groups: tuple[CardGroup, ...]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player in the column of seats."""

    id: int
    mark: int
    name: str
    side: str
    points: str
    stock: tuple[FigureRow, ...]
    pieces: tuple[FigureRow, ...]
    status: str
    note: str
    acting: bool
    spoken: str
