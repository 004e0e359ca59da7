"""The closed vocabulary in which cards, standard projects and maps are written.

A pack is TOML decoded straight into these frozen structs, so whatever is not
listed here is refused when the pack is read. Effects are told apart by ``do``,
measures by ``of``, triggers by ``on``, modifiers by ``modifier``.
"""

from typing import Literal

import msgspec

Resource = Literal["mc", "steel", "titanium", "plants", "energy", "heat"]
Metal = Literal["steel", "titanium"]
Tag = Literal["building", "space", "science", "power", "earth", "jovian", "plant", "microbe", "animal", "city"]
Held = Literal["animal", "microbe", "science", "fighter"]
Kind = Literal["event", "automated", "active"]
Whose = Literal["me", "opponents", "all"]
Tile = Literal["ocean", "greenery", "city", "special"]
TileOrAny = Literal["ocean", "greenery", "city", "special", "any"]
Parameter = Literal["temperature", "oxygen", "oceans"]
Area = Literal["land", "ocean", "volcanic"]
Bonus = Literal[
    "plant",
    "steel",
    "titanium",
    "card",
    "heat",
    "ocean-for-6-mc",
    "temperature-for-3-mc",
    "temperature-for-4-mc",
    "delegate",
]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything a pack may say: immutable, and unknown keys are errors."""


# --- measures: things that can be counted -----------------------------------------------------------------------------


class Measure(Entry, frozen=True, tag_field="of"):
    """Something countable on the table; the unit is one tag, tile, card, step or cube."""


class Tags(Measure, frozen=True, tag="tags"):
    """Tags on face-up cards and corporations, of any of the named kinds."""

    tags: tuple[Tag, ...]
    whose: Whose = "me"


class DistinctTags(Measure, frozen=True, tag="distinct-tags"):
    """How many different tags a player has in play."""


class Tiles(Measure, frozen=True, tag="tiles"):
    """Tiles in play. ``adjacent`` narrows to tiles beside the tile that this card placed."""

    tile: TileOrAny = "any"
    whose: Whose = "me"
    board: Literal["mars", "anywhere"] = "anywhere"
    adjacent: bool = False
    rows: tuple[int, ...] = ()
    next_to: TileOrAny | None = None
    not_next_to: TileOrAny | None = None
    on_or_next_to: Area | None = None
    edge: bool = False


class Here(Measure, frozen=True, tag="here"):
    """Resources on this card."""


class EventsPlayed(Measure, frozen=True, tag="events"):
    """Event cards ever played."""

    whose: Whose = "me"


class Production(Measure, frozen=True, tag="production"):
    """Sum of the named productions."""

    kinds: tuple[Resource, ...]


class BestProduction(Measure, frozen=True, tag="best-production"):
    """The highest of a player's productions."""


class RaisedProductions(Measure, frozen=True, tag="raised-productions"):
    """How many productions stand above their value at the start of the game."""


class Stock(Measure, frozen=True, tag="stock"):
    """Sum of the named resources on the player board."""

    kinds: tuple[Resource, ...]


class Rating(Measure, frozen=True, tag="tr"):
    """Terraform rating."""


class Hand(Measure, frozen=True, tag="hand"):
    """Cards in hand."""


class Cards(Measure, frozen=True, tag="cards"):
    """Project cards played, of the named kinds and at least the printed cost."""

    kinds: tuple[Kind, ...]
    min_cost: int = 0


class CardsWithRequirements(Measure, frozen=True, tag="cards-with-requirements"):
    """Face-up project cards that have a requirement; events do not count."""


class CardResources(Measure, frozen=True, tag="card-resources"):
    """Resources on all of a player's cards, of the named kinds or of any."""

    kinds: tuple[Held, ...] = ()


class ResourceKinds(Measure, frozen=True, tag="resource-kinds"):
    """How many different kinds of resource lie on a player's cards."""


class Connected(Measure, frozen=True, tag="connected"):
    """Size of the largest connected group of a player's tiles on the map."""


AnyMeasure = (
    Tags
    | DistinctTags
    | Tiles
    | Here
    | EventsPlayed
    | Production
    | BestProduction
    | RaisedProductions
    | Stock
    | Rating
    | Hand
    | Cards
    | CardsWithRequirements
    | CardResources
    | ResourceKinds
    | Connected
)


class Count(Entry, frozen=True):
    """``min(max, each * floor(count / per))``."""

    count: AnyMeasure
    per: int = 1
    each: int = 1
    max: int | None = None


Amount = int | Literal["x", "-x"] | Count
"""A number of units; ``x`` is one number that the player picks, at least 1."""


# --- requirements and places ------------------------------------------------------------------------------------------


class Bounds(Entry, frozen=True):
    """At least ``min`` and at most ``max``, both inclusive."""

    min: int | None = None
    max: int | None = None


class TileBounds(Entry, frozen=True):
    """Bounds on tiles in play."""

    min: int
    whose: Literal["me", "all"] = "all"


class Requires(Entry, frozen=True):
    """Conditions that must all hold. Only the three global parameters are moved by requirement offsets."""

    temperature: Bounds | None = None
    oxygen: Bounds | None = None
    oceans: Bounds | None = None
    tags: dict[Tag, int] = {}
    production: dict[Resource, int] = {}
    greeneries: TileBounds | None = None
    cities: TileBounds | None = None
    tr_raised: bool = False


class Adjacent(Entry, frozen=True):
    """A bound on neighbouring tiles; ``if_possible`` falls away when no hex satisfies it."""

    of: Literal["tile", "own-tile", "city", "greenery"]
    min: int = 0
    max: int | None = None
    if_possible: bool = False


class Where(Entry, frozen=True):
    """Where a tile may go; all given keys must hold."""

    area: Area = "land"
    slot: str | None = None
    bonus: tuple[Bonus, ...] = ()
    adjacent: tuple[Adjacent, ...] = ()


# --- effects ----------------------------------------------------------------------------------------------------------


class Effect(Entry, frozen=True, tag_field="do"):
    """One thing that a card, action, bonus step or project does."""


class Bundle(Effect, frozen=True):
    """Amounts of the standard resources."""

    mc: Amount = 0
    steel: Amount = 0
    titanium: Amount = 0
    plants: Amount = 0
    energy: Amount = 0
    heat: Amount = 0


class Gain(Bundle, frozen=True, tag="gain"):
    """Into the player's own stock."""


class Produce(Bundle, frozen=True, tag="production"):
    """Change of the player's own production; never below the floors, so it can be impossible."""


class Reduce(Effect, frozen=True, tag="reduce"):
    """Exactly ``count`` steps off one player's production, any player, the actor included."""

    production: Resource
    count: int


class Remove(Effect, frozen=True, tag="remove"):
    """Up to ``count`` units from one source; optional in an effect, compulsory in a cost."""

    resource: Resource | Held
    count: int
    source: Literal["any-player", "any-card", "adjacent-owner"]
    steal: bool = False


class Pay(Effect, frozen=True, tag="pay"):
    """A compulsory payment. ``accept`` names metals that may pay part of the M€; ``here`` resources of this card."""

    mc: Amount = 0
    steel: Amount = 0
    titanium: Amount = 0
    plants: Amount = 0
    energy: Amount = 0
    heat: Amount = 0
    accept: tuple[Metal, ...] = ()
    here: int = 0
    cards: int = 0
    production: dict[Resource, int] = {}
    remove: Remove | None = None


class Raise(Effect, frozen=True, tag="raise"):
    """A global parameter, one rating step for each step really made."""

    temperature: int = 0
    oxygen: int = 0


class Rate(Effect, frozen=True, tag="tr"):
    """Terraform rating only."""

    amount: Amount


class Place(Effect, frozen=True, tag="place"):
    """One tile. Without ``where`` the default rule of its kind holds.

    ``produce_bonus``: also one production step of the metal printed on the hex.
    """

    tile: Tile
    where: Where | None = None
    produce_bonus: bool = False


class Draw(Effect, frozen=True, tag="draw"):
    """Take ``look`` cards from the deck, keep all or ``keep`` of them; ``buy``: keeping costs the card price each."""

    look: int
    keep: int | None = None
    buy: bool = False


class Reveal(Effect, frozen=True, tag="reveal"):
    """Turn up the top card for all to see and discard it; ``then`` follows if it bears the tag."""

    tag: Tag
    then: tuple["AnyEffect", ...]


class Add(Effect, frozen=True, tag="add"):
    """Resources to one own card.

    ``to``: this card, any own other card that can hold it, or the card that fired the trigger.
    ``kinds``: the resources it may be, empty for whatever the card holds. ``holding``: it must already have so many.
    """

    count: int
    to: Literal["this", "other", "trigger"]
    kinds: tuple[Held, ...] = ()
    holding: int = 0


class Choose(Effect, frozen=True, tag="choose"):
    """The player carries out one branch; an empty branch means the player may decline."""

    branches: tuple[tuple["AnyEffect", ...], ...]


class If(Effect, frozen=True, tag="if"):
    """One branch or the other by the state at the time."""

    when: Requires
    then: tuple["AnyEffect", ...]
    otherwise: tuple["AnyEffect", ...] = ()


class CopyProduction(Effect, frozen=True, tag="copy-production"):
    """Carry out again the production box of one own face-up card or corporation with the tag."""

    tag: Tag


class Claim(Effect, frozen=True, tag="claim"):
    """Put a marker on a free hex: only its owner may place there later."""

    where: Where


class NextCard(Effect, frozen=True, tag="next-card"):
    """A modifier for the next project card played this generation."""

    discount: int = 0
    requirement_offset: int = 0


AnyEffect = (
    Gain
    | Produce
    | Reduce
    | Remove
    | Pay
    | Raise
    | Rate
    | Place
    | Draw
    | Reveal
    | Add
    | Choose
    | If
    | CopyProduction
    | Claim
    | NextCard
)


# --- ongoing effects and actions --------------------------------------------------------------------------------------


class OnPlay(Entry, frozen=True, tag_field="on", tag="play"):
    """Fires when a card is played; once per matching tag with ``each_tag``."""

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    tags: tuple[Tag, ...] = ()
    each_tag: bool = False
    kind: Kind | None = None
    min_cost: int = 0


class OnPlace(Entry, frozen=True, tag_field="on", tag="place"):
    """Fires when a tile is placed; ``bonus``: only on a hex that shows one of these."""

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    tile: TileOrAny = "any"
    board: Literal["mars", "anywhere"] = "anywhere"
    bonus: tuple[Bonus, ...] = ()


class OnProject(Entry, frozen=True, tag_field="on", tag="standard-project"):
    """Fires when its owner uses a standard project."""

    do: tuple[AnyEffect, ...]
    min_cost: int = 0
    exclude: tuple[str, ...] = ()


AnyTrigger = OnPlay | OnPlace | OnProject


class Discount(Entry, frozen=True, tag_field="modifier", tag="discount"):
    """M€ off project cards, per matching tag; or off one standard project."""

    amount: int
    tag: Tag | None = None
    standard_project: str | None = None


class ResourceValue(Entry, frozen=True, tag_field="modifier", tag="resource-value"):
    """M€ added to what a metal is worth."""

    steel: int = 0
    titanium: int = 0


class RequirementOffset(Entry, frozen=True, tag_field="modifier", tag="requirement-offset"):
    """Steps either way on global requirements."""

    steps: int


class PayWith(Entry, frozen=True, tag_field="modifier", tag="pay-with"):
    """Heat is worth ``heat`` M€ in any payment of its owner."""

    heat: int


class Conversion(Entry, frozen=True, tag_field="modifier", tag="conversion"):
    """New price of converting a resource on the player board."""

    resource: Literal["plants", "heat"]
    amount: int


class Protect(Entry, frozen=True, tag_field="modifier", tag="protect"):
    """What cannot be removed: from the stock, from all own cards by kind, or from this card (``here``)."""

    stock: tuple[Resource, ...] = ()
    card_resources: tuple[Held, ...] = ()
    here: bool = False
    against: Literal["opponents", "everyone"] = "opponents"


AnyModifier = Discount | ResourceValue | RequirementOffset | PayWith | Conversion | Protect


class Action(Entry, frozen=True):
    """An arrow on a blue card: pay the whole cost, then the gains may come to nothing."""

    gain: tuple[AnyEffect, ...]
    cost: Pay = Pay()
    requires: Requires = Requires()


class Project(Entry, frozen=True):
    """A project card as a pack states it."""

    id: str
    number: str
    name: str
    deck: Literal["base", "corporate-era"]
    kind: Kind
    cost: int
    tags: tuple[Tag, ...] = ()
    requires: Requires = Requires()
    vp: int | Count = 0
    holds: Held | None = None
    immediate: tuple[AnyEffect, ...] = ()
    triggers: tuple[AnyTrigger, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()
    actions: tuple[Action, ...] = ()


class Corporation(Entry, frozen=True):
    """A corporation as a pack states it; production adds to that of the variant played."""

    id: str
    number: str
    name: str
    deck: Literal["beginner", "standard", "corporate-era"]
    mc: int
    resources: dict[Resource, int] = {}
    production: dict[Resource, int] = {}
    tags: tuple[Tag, ...] = ()
    first_action: tuple[AnyEffect, ...] = ()
    triggers: tuple[AnyTrigger, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()
    actions: tuple[Action, ...] = ()
    keeps_all_cards: bool = False


class StandardProject(Entry, frozen=True):
    """A standard project; selling patents is told apart by ``sells``: cards for M€ each."""

    id: str
    name: str
    cost: int = 0
    gain: tuple[AnyEffect, ...] = ()
    sells: int = 0
