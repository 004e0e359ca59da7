"""Effects, told apart by ``do``: the verbs of cards, actions, bonus steps and projects."""

from typing import Literal

from mars_desktop.games.terraforming.vocabulary.measures import Amount
from mars_desktop.games.terraforming.vocabulary.places import Requires, Where
from mars_desktop.games.terraforming.vocabulary.words import Entry, Held, Metal, Resource, Tag, Tile


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
    workers: Amount = 0


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
    workers: Amount = 0
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
    """Take ``look`` cards, keep all or ``keep`` of them; ``buy``: keeping costs the card price each.

    ``source`` innovations: from the innovation box, free; what is not kept goes to the box's discards.
    """

    look: int
    keep: int | None = None
    buy: bool = False
    source: Literal["deck", "innovations"] = "deck"


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


class Populate(Effect, frozen=True, tag="population"):
    """Population from the supply onto own places that have room: one rating step each, no workers paid."""

    amount: Amount


class Melt(Effect, frozen=True, tag="melt"):
    """Glaciers turn to water as if the temperature had risen, at any temperature; skipped when none is left."""

    count: int


class Freeze(Effect, frozen=True, tag="freeze"):
    """Up to ``count`` water sides turn to glacier; nobody gains or loses anything."""

    count: int


class Lower(Effect, frozen=True, tag="lower"):
    """A parameter falls: nobody loses rating, bonus steps are not given again, steps made anew count again."""

    temperature: int = 0
    oxygen: int = 0


class Save(Effect, frozen=True, tag="save"):
    """That many hand cards into the own box now, beside those saved at the end; they must be legal next mission."""

    count: int


class Opponents(Effect, frozen=True, tag="opponents"):
    """Every other player, in player order, carries out the effects; what they cannot do is skipped."""

    effects: tuple["AnyEffect", ...]


class Refresh(Effect, frozen=True, tag="refresh"):
    """So many used card actions may be used again this generation."""

    count: int


class Points(Effect, frozen=True, tag="vp"):
    """Victory points at the final scoring; only in the goal of a mission."""

    amount: Amount


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
    | Populate
    | Melt
    | Freeze
    | Lower
    | Save
    | Opponents
    | Refresh
    | Points
)
