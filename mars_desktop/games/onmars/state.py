"""The state of a game of On Mars: plain slotted data, copied by hand.

Hexes, cards, tiles and spaces are numbers into :class:`~mars_desktop.games.onmars.content.Content`.
"""

from typing import Final

import msgspec

from mars_desktop.engine.agenda import Agenda
from mars_desktop.engine.rng import Rng
from mars_desktop.games.onmars.tasks import AnyTask

SHELTER_OF: Final = 5
"""The building code of player 0's Shelter; those of different players are different types (1.3)."""

OFF_MAP: Final = -1
"""Where the Rover is before its first move: it counts as standing on the centre (2.2.7), but is no piece there."""


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """Everything of one player: Storage, Depot, laboratory, pieces, cards.

    ``covered`` has one entry for each Depot space from the bottom: whether a Ship lies there. ``laboratory`` holds a
    Tech type for each space, ``tech_at`` a space for each Tech type, -1 for none.
    """

    stock: list[int]
    depot: int
    covered: list[bool]
    quarters: int
    supply: int
    markers: int
    laboratory: list[int]
    tech_at: list[int]
    goals: list[int] = []
    pending: int = 0
    """Crystals below the Depot, which come into it at the start of the next turn."""
    hangar: int = 0
    moved_ships: int = 0
    """Ships ever removed from the Depot."""
    working: int = 0
    bots: list[int] = []
    bots_left: int = 0
    rover: int = OFF_MAP
    shelters: int = 0
    blueprints: list[int] = []
    """Blueprints with their marker still on them."""
    built: dict[int, int] = {}
    """Blueprints whose marker stands on the map, and the hex."""
    progress: list[bool] = msgspec.field(default_factory=lambda: [False] * 5)
    goal: int = -1
    """The completed Private Goal."""
    discoveries: list[int] = []
    research: list[int] = []
    scientists: list[int] = []
    contracts: list[int] = []
    """Numbers of Contracts, counted behind the Scientists."""
    delivered: dict[int, list[int]] = {}
    completed: list[int] = []
    """Contracts whose need is met."""
    points: int = 0
    space: int = 0
    """The turn order space, 1 to 8; 0 before the first."""
    down: bool = False
    """The marker is laid down: the turn of this round is over."""
    plan: int = -1
    """The secret plan of the First Colonists variant, -1 when it is met."""
    tasks: list[int] = []
    """Open task cards of that variant."""
    finished_tasks: list[int] = []
    task_done: bool = False
    """A task was completed in this turn."""
    steps_taken: int = 0
    """Development steps in this turn."""
    fresh: int = 0
    """Colonists that came into the Living Quarters since the action began: they cannot boost it (5.11)."""
    gained: int = 0
    """Colonists gained in this turn: they cannot boost the welcome of a Ship (8.6.3)."""

    def copy(self) -> "Player":
        """An independent player."""
        return Player(
            self.stock[:],
            self.depot,
            self.covered[:],
            self.quarters,
            self.supply,
            self.markers,
            self.laboratory[:],
            self.tech_at[:],
            self.goals[:],
            self.pending,
            self.hangar,
            self.moved_ships,
            self.working,
            self.bots[:],
            self.bots_left,
            self.rover,
            self.shelters,
            self.blueprints[:],
            self.built.copy(),
            self.progress[:],
            self.goal,
            self.discoveries[:],
            self.research[:],
            self.scientists[:],
            self.contracts[:],
            {contract: items[:] for contract, items in self.delivered.items()} if self.delivered else {},
            self.completed[:],
            self.points,
            self.space,
            self.down,
            self.plan,
            self.tasks[:],
            self.finished_tasks[:],
            self.task_done,
            self.steps_taken,
            self.fresh,
            self.gained,
        )


class State(msgspec.Struct, forbid_unknown_fields=True):
    """A whole game at one moment. ``number`` counts the answers given so far.

    By hex: ``building`` (0 to 4, 5 + player for a Shelter, -1 none), ``miner`` (player of the Colonist on a Mine),
    ``marker`` (player of the Advanced Building marker), ``pieces`` (how many lie there), ``crystals``, ``discovery``
    and ``research`` (tile, -1 none).
    """

    players: list[Player]
    rng: Rng
    agenda: Agenda[AnyTask]
    building: list[int]
    miner: list[int]
    marker: list[int]
    pieces: list[int]
    crystals: list[int]
    discovery: list[int]
    research: list[int]
    stacks: tuple[tuple[int, ...], ...]
    built: list[int]
    """How many tiles of each stack are built."""
    grid: list[int]
    tech_stack: tuple[int, ...]
    blueprint_deck: tuple[int, ...]
    display: list[int]
    warehouse: list[int]
    """What lies in the Warehouse, by item; no Minerals ever."""
    offer: list[int]
    """The six slots of Scientists and Contracts, -1 for an empty one."""
    contract_deck: list[int]
    slots: list[list[int]]
    """The Colonists on each red action, by player, in the order in which they came."""
    missions: list[int]
    mission_left: list[int]
    """Contributions still missing; 0 when the card has left."""
    discovery_deck: tuple[int, ...]
    open_tiles: list[int]
    rewards: list[int]
    rows: list[int]
    """The markers of the Life Support System, row 1 and up."""
    number: int = 0
    tech_drawn: int = 0
    blueprints_drawn: int = 0
    discoveries_drawn: int = 0
    first_built: list[bool] = msgspec.field(default_factory=lambda: [False] * 4)
    level: int = 1
    remaining: int = 3
    scientist_at: list[int] = msgspec.field(default_factory=lambda: [-1] * 6)
    """The Blueprint in which each Scientist works."""
    shuttle_side: int = 0
    shuttle_at: int = 1
    round: int = 1
    first: int = 0
    closing: list[AnyTask] = []
    """What waits for the end of the turn: lent Tech, slots to refill, travel."""
    ending: int = 0
    """1 when the end is triggered, 2 in the last round."""
    over: bool = False
    idle_rounds: int = 0
    """Rounds since a Mission or a marker of the Life Support System last moved."""
    solo_deck: list[int] = []
    """The opponent's cards still to come, the next one last."""
    solo_pass: int = 0
    """How often the opponent's deck was gone through."""
    solo_card: int = -1
    """The card that the opponent revealed last."""
    solo_icon: int = 0
    """The building type on which the opponent's Bot stands."""

    def copy(self) -> "State":
        """An independent state; decks and tasks never change and are shared."""
        return State(
            [player.copy() for player in self.players],
            Rng(self.rng.state),
            self.agenda.copy(),
            self.building[:],
            self.miner[:],
            self.marker[:],
            self.pieces[:],
            self.crystals[:],
            self.discovery[:],
            self.research[:],
            self.stacks,
            self.built[:],
            self.grid[:],
            self.tech_stack,
            self.blueprint_deck,
            self.display[:],
            self.warehouse[:],
            self.offer[:],
            self.contract_deck[:],
            [slots[:] for slots in self.slots],
            self.missions[:],
            self.mission_left[:],
            self.discovery_deck,
            self.open_tiles[:],
            self.rewards[:],
            self.rows[:],
            self.number,
            self.tech_drawn,
            self.blueprints_drawn,
            self.discoveries_drawn,
            self.first_built[:],
            self.level,
            self.remaining,
            self.scientist_at[:],
            self.shuttle_side,
            self.shuttle_at,
            self.round,
            self.first,
            self.closing[:],
            self.ending,
            self.over,
            self.idle_rounds,
            self.solo_deck[:],
            self.solo_pass,
            self.solo_card,
            self.solo_icon,
        )
