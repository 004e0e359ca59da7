"""What a pack may say: a closed set of effects, conditions and measures.

Effects are what spaces, tiles, cards and actions bring. Each is plain data that can
wait in the agenda, and from which its text is generated.
"""

from typing import Literal

import msgspec

from mars_desktop.games.onmars.words import Building, Item, Resource


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that happens to the player who gets it."""


class GainResource(Effect, frozen=True, tag="gain"):
    """So many of one Resource from the supply, as far as Storage has room."""

    resource: Resource
    count: int


class GainResources(Effect, frozen=True, tag="gain-several"):
    """So many of each of these Resources."""

    resources: dict[Resource, int]


class GainChoice(Effect, frozen=True, tag="gain-choice"):
    """``count`` Resources in any mix of those listed."""

    among: tuple[Resource, ...]
    count: int


class GainCrystals(Effect, frozen=True, tag="crystals"):
    """Crystals, below the Depot until the owner's next turn."""

    count: int


class GainColonists(Effect, frozen=True, tag="colonists"):
    """Colonists from the personal supply into the Living Quarters, as far as they have room."""

    count: int


class GainPoints(Effect, frozen=True, tag="points"):
    """Opportunity Points at once."""

    count: int


class TakeFromWarehouse(Effect, frozen=True, tag="warehouse"):
    """Items from the Warehouse for which there is room; a boost takes one more for each Colonist."""

    count: int
    boost: bool = False


class ObtainBlueprint(Effect, frozen=True, tag="blueprint"):
    """Blueprints as in the Obtain Blueprint action, without its slot."""

    count: int
    boost: bool = False


class LearnTechnology(Effect, frozen=True, tag="learn"):
    """Tech tiles as in the Learn action; ``pay``: the price of the row is paid."""

    count: int
    pay: bool = True


class Develop(Effect, frozen=True, tag="develop"):
    """Development steps on own tiles in any split; ``less_oxygen`` is off the price of each step."""

    steps: int
    pay: bool = True
    less_oxygen: int = 0


class MoveBots(Effect, frozen=True, tag="move-bots"):
    """Movement points for all own Bots together."""

    points: int


class MoveRover(Effect, frozen=True, tag="move-rover"):
    """Movement points for the Rover; ``extend``: Crystals and Rover Tech may add to them."""

    points: int
    extend: bool = False


class MoveEither(Effect, frozen=True, tag="move-either"):
    """Movement points shared by Bots and Rover."""

    points: int


class Retrieve(Effect, frozen=True, tag="retrieve"):
    """Own Colonists from action slots and the Working Area back to the Living Quarters."""

    count: int


class Construct(Effect, frozen=True, tag="construct"):
    """A building as in the Construct action, without slot and surcharge; without a type, any building.

    ``boost``: each Colonist sent to the Working Area raises the Tech tile that is used by one level.
    """

    building: Building | None = None
    boost: bool = False


class UpgradeBuilding(Effect, frozen=True, tag="upgrade"):
    """Upgrades as in the Upgrade action, without slot; ``pay``: each costs its Mineral."""

    count: int
    pay: bool = True


class WelcomeShip(Effect, frozen=True, tag="ship"):
    """Ships as in the Welcome a Ship action; ``pay``: each costs its Plant and Water."""

    count: int
    pay: bool = True


class TakeContract(Effect, frozen=True, tag="contract"):
    """A displayed Earth Contract without its price."""


class TakeScientist(Effect, frozen=True, tag="scientist"):
    """A displayed Scientist without its price."""


class Travel(Effect, frozen=True, tag="travel"):
    """To the other side at the end of the turn, with all steps of travelling and without a Ship."""


class PlaceDiscovery(Effect, frozen=True, tag="discovery"):
    """An open Discovery tile goes on the map, as in travelling to the Colony."""


class PlaceBot(Effect, frozen=True, tag="bot"):
    """Bots from the supply onto the map, by the rule of Welcome a Ship."""

    count: int


class Produce(Effect, frozen=True, tag="produce"):
    """Own Advanced Buildings each give their production once; not the one whose action this is."""

    buildings: int


class Exchange(Effect, frozen=True, tag="exchange"):
    """Resources swapped one for one with the supply; Minerals may be given but not taken."""

    count: int


class SellForCrystals(Effect, frozen=True, tag="sell"):
    """Resources given away, each for that many Crystals."""

    count: int
    crystals: int


class UseBuilding(Effect, frozen=True, tag="use-building"):
    """The action of one own Advanced Building."""


class InOrder(Effect, frozen=True, tag="in-order"):
    """Several effects one after the other, each optional."""

    effects: "tuple[AnyEffect, ...]"


AnyEffect = (
    GainResource
    | GainResources
    | GainChoice
    | GainCrystals
    | GainColonists
    | GainPoints
    | TakeFromWarehouse
    | ObtainBlueprint
    | LearnTechnology
    | Develop
    | MoveBots
    | MoveRover
    | MoveEither
    | Retrieve
    | Construct
    | UpgradeBuilding
    | WelcomeShip
    | TakeContract
    | TakeScientist
    | Travel
    | PlaceDiscovery
    | PlaceBot
    | Produce
    | Exchange
    | SellForCrystals
    | UseBuilding
    | InOrder
)

Measure = Literal[
    "blueprints",
    "advanced-buildings",
    "mines",
    "discovery-tiles",
    "research-tiles",
    "explored-tiles",
    "shelters",
    "bots",
    "colonists",
    "ships",
    "tech-tiles",
    "developed-tiles",
    "progress-cubes",
    "scientists",
    "contracts",
    "colony-level",
    "largest-store",
    "complexes",
]
"""What of a player can be counted.

``blueprints``: built or not. ``mines``: with an own Colonist or marker. ``explored-tiles``: Discovery and Research
tiles taken. ``colonists``: in the Living Quarters. ``ships``: in the Hangar. ``developed-tiles``: Tech tiles at level 2
or more. ``contracts``: completed ones. ``largest-store``: of the Resources but Minerals. ``complexes``: different ones
of ``size`` or more with an own marker.
"""


class Have(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition of a Private Goal: at least so many of what is measured."""

    have: Measure
    least: int = 1
    size: int = 0
    """Only for ``complexes``: how many buildings each must have."""
    on: tuple[str, ...] = ()
    """Only for ``tech-tiles``: the laboratory spaces on which they lie."""


MissionEvent = Literal[
    "research-tile",
    "blueprint",
    "advanced-building",
    "bot",
    "discovery-tile",
    "tech-tile",
    "progress-cube",
    "scientist",
    "contract",
]
"""What contributes to a Mission: a tile or card taken, a building upgraded, a Bot put on the map and so on (14.3)."""

Cost = dict[Item | Literal["any-resource", "colonist"], int]
"""A price: so many of each; ``any-resource`` is one of any type, ``colonist`` goes to the Working Area."""
