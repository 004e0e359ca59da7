"""What cards, actions and effects are worth to a seat at this moment: the judgement of the sensible machine player.

The numbers are list prices in the spirit of the base deck: a step of production is worth its
resource for the generations that are left, a rating step its point and its income. They need
not be true, only the same for every seat, since games between equals are what is measured.
"""

from functools import cache
from typing import Final

from mars_desktop.bots.lasting import growth, often, relief, usable
from mars_desktop.bots.outlook import Outlook
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import measured, value
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.costs import card_price, metals_for
from mars_desktop.games.terraforming.requirements import offset_of, unmet
from mars_desktop.games.terraforming.resources import (
    ALL_RESOURCES,
    ALL_TAGS,
    OCEANS,
    OXYGEN,
    RESOURCE_INDEX,
    TAG_INDEX,
    TEMPERATURE,
)
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table

_NEVER: Final = -10.0
_TAGS: Final = {TAG_INDEX["science"]: 1.6, TAG_INDEX["jovian"]: 1.6, TAG_INDEX["earth"]: 1.0}
"""What a tag is worth early by itself: for goals, requirements and whatever counts tags; others 0.7."""

_CARD: Final = 3.4
_OFFER: Final = 2.2
"""A card that may be bought."""

_INNOVATION: Final = 5.5
_NEIGHBOURS: Final = 2
"""Neighbours of the right kind that a tile finds if its place is chosen for them."""


class Worth:
    """The judgement of one seat about one state, or about what it will be ``wait`` generations later."""

    def __init__(
        self, table: Table, state: State, seat: int, wait: int = 0, others: "dict[int, Worth] | None" = None
    ) -> None:
        self._table = table
        self._state = state
        self._seat = seat
        self._player = state.players[seat]
        self._wait = wait
        self.outlook: Final = Outlook(table, state, seat, wait)
        self._others: dict[int, Worth] = {wait: self} if others is None else others

    # --- effects ---

    def tile(self, tile: str) -> float:
        """A tile of that kind on a middling place."""
        out = self.outlook
        match tile:
            case "ocean":
                return out.rating + 2.5 * out.money + 0.5 if out.open[OCEANS] else 0.0
            case "greenery":
                return out.point + 2.5 + (out.rating if out.open[OXYGEN] else 0.0)
            case "city":
                return 1.4 * out.point + 2.5 * out.money + (0.3 * out.left if self._table.has_workers else 0.0)
            case _:
                return 2.0 * out.money + 1.0

    def effects(self, effects: tuple[v.AnyEffect, ...], card: Card | None = None) -> float:
        """Effects that are carried out once."""
        return sum(self.effect(effect, card) for effect in effects)

    def effect(self, effect: v.AnyEffect, card: Card | None = None) -> float:
        """One effect, carried out once."""
        out = self.outlook
        match effect:
            case v.Gain():
                return self._bundle(effect, out.units, card)
            case v.Produce():
                return self._bundle(effect, out.produced, card)
            case v.Pay():
                return -self._cost(effect, card)
            case v.Rate(amount=amount):
                return out.rating * self.number(amount, card)
            case v.Raise(temperature=temperature, oxygen=oxygen):
                melted = 1.7 * self._table.has_workers
                warmth = out.rating if out.open[TEMPERATURE] else melted
                return warmth * temperature + (out.rating * oxygen if out.open[OXYGEN] else 0.0)
            case v.Place(tile=tile, produce_bonus=produce):
                return self.tile(tile) + (1.6 * out.left if produce else 0.0)
            case v.Populate(amount=amount):
                return (out.rating + 0.5) * max(1, self.number(amount, card))
            case v.Draw(look=look, keep=keep, buy=buy, source=source):
                each = _INNOVATION if source == "innovations" else _OFFER if buy else _CARD
                kept = look if keep is None else keep
                return (each * kept + 0.8 * (look - kept)) * out.money
            case v.Choose(branches=branches):
                return max((self.effects(branch, card) for branch in branches), default=0.0)
            case _:
                return self._of_others(effect, card)

    def _of_others(self, effect: v.AnyEffect, card: Card | None) -> float:
        """Effects on other seats, and those that depend on something."""
        out, others = self.outlook, max(1, self._table.seats - 1)
        match effect:
            case v.Remove(resource=resource, count=count, steal=steal):
                unit = out.units.get(resource, 1.8)
                return unit * count * (0.8 / others + (0.9 if steal else 0.0))
            case v.Reduce(production=resource, count=count):
                return 0.8 / others * out.produced[resource] * count
            case v.If(then=then, otherwise=otherwise, when=when):
                met = unmet(self._table, self._state, self._seat, when) is None
                return self.effects(then if met else otherwise, card)
            case v.Reveal(then=then):
                return 0.25 * self.effects(then, card)
            case v.Opponents(effects=effects):
                return -0.5 * self.effects(effects, card)
            case _:
                return self._rarer(effect, card)

    def _rarer(self, effect: v.AnyEffect, card: Card | None) -> float:
        out = self.outlook
        match effect:
            case v.Add(count=count):
                return count * (self.resource(card) if effect.to == "this" else self._best_receiver(effect))
            case v.Melt(count=count):
                return 2.0 * count
            case v.Freeze(count=count):
                return 0.5 * count
            case v.Lower(temperature=temperature, oxygen=oxygen):
                return 0.3 * (temperature + oxygen)
            case v.CopyProduction():
                return 2.2 * 0.9 * out.left
            case v.NextCard(discount=discount, requirement_offset=offset):
                return (0.9 * discount + 1.5 * offset) * out.money
            case v.Refresh(count=count):
                return 3.0 * count * min(1.0, out.left / 2)
            case v.Claim():
                return 1.0 * out.money
            case v.Save(count=count):
                return 2.5 * count
            case v.Points(amount=amount):
                return out.point * self.number(amount, card)
            case _:
                return 0.0

    def _bundle(self, bundle: v.Bundle | v.Pay, prices: dict[str, float], card: Card | None) -> float:
        return sum(
            prices[name] * self.number(amount, card) for name in ALL_RESOURCES if (amount := getattr(bundle, name))
        )

    def _cost(self, cost: v.Pay, card: Card | None) -> float:
        """What a payment takes; removing from others is no loss."""
        out = self.outlook
        total = self._bundle(cost, out.units, card) + 2.0 * cost.cards * out.money
        if cost.accept:
            total *= 0.9
        if cost.here:
            total += cost.here * self.resource(card)
        return total + sum(out.produced[name] * steps for name, steps in cost.production.items())

    def number(self, amount: v.Amount, card: Card | None) -> float:
        """An amount as it is now, or what a player would pick."""
        if amount == "x":
            return 3.0
        if amount == "-x":
            return -float(min(3, self._player.production[RESOURCE_INDEX["heat"]]))
        now = value(self._table, self._state, self._seat, amount, -1 if card is None else card.index)
        if isinstance(amount, v.Count) and card is not None and card.index not in self._player.played:
            now += amount.each * to_come(card, amount.count) // amount.per
        if not self._wait or not isinstance(amount, v.Count):
            return now
        more = now + amount.each * self._wait * growth(self._table, amount.count) / amount.per
        return more if amount.max is None else min(more, amount.max)

    # --- resources on cards ---

    def resource(self, card: Card | None) -> float:
        """One resource on a card: its points, or the share of what the card gives for it."""
        if card is None:
            return 1.5
        out, best = self.outlook, 0.3
        if isinstance(card.vp, v.Count) and isinstance(card.vp.count, v.Here):
            best = out.point * card.vp.each / card.vp.per
        for action in card.actions:
            if action.cost.here:
                best = max(best, 0.85 * self.effects(action.gain) / action.cost.here)
        return best

    def _best_receiver(self, add: v.Add) -> float:
        """One resource on the best of the own cards that may hold it."""
        self._player, cards = self._player, self._table.cards
        return max(
            (
                self.resource(cards[c])
                for c in self._player.played
                if cards[c].holds and (not add.kinds or cards[c].holds in add.kinds)
            ),
            default=0.8 if self.outlook.left > 2 else 0.0,
        )

    # --- cards ---

    def points(self, card: Card) -> float:
        """Victory points that a card will have brought, resources of its own aside."""
        out = self.outlook
        if isinstance(card.vp, int):
            return out.point * card.vp
        if isinstance(card.vp.count, v.Here):
            return 0.0
        now = measured(self._table, self._state, self._seat, card.vp.count, card.index) + to_come(card, card.vp.count)
        more = growth(self._table, card.vp.count) * (self._wait + 0.8 * out.left)
        expected = card.vp.each * (now + more) / card.vp.per
        return out.point * (expected if card.vp.max is None else min(card.vp.max, expected))

    def action(self, card: Card, number: int) -> float:
        """Using an action of a card once."""
        action = card.actions[number]
        return self.effects(action.gain, card) + self.effect(action.cost, card)

    def lasting(self, card: Card) -> float:
        """Actions, triggers and modifiers of a card over the rest of the game."""
        left = self.outlook.left
        then = self.after(self._wait + round(left / 2))
        best = max(
            (then.action(card, i) * usable(self._player, action.cost) for i, action in enumerate(card.actions)),
            default=0.0,
        )
        total = max(0.0, best) * 0.85 * (left + 0.7)
        for trigger in card.triggers:
            total += often(self._table, trigger) * then.effects(trigger.do, card) * (left + 0.3)
        return total + sum(relief(then.outlook, modifier) for modifier in card.modifiers) * (left + 0.2)

    def card(self, card: Card) -> float:
        """Everything a card would bring once it is played."""
        out = self.outlook
        tags = sum(_TAGS.get(tag, 0.7) for tag in card.tags) * min(1.0, out.left / 5) * (0.3 if card.event else 1.0)
        return self.effects(card.immediate, card) + self.points(card) + self.lasting(card) + tags

    def price(self, card: Card) -> float:
        """What playing a card costs; metals are a little cheaper than money."""
        price = float(card_price(self._player, card))
        for metal in metals_for(card):
            units = self._player.stock[RESOURCE_INDEX[metal]]
            each = self._player.steel_value if metal == "steel" else self._player.titanium_value
            price -= 0.25 * min(price, units * each)
        return price * self.outlook.money

    def hope(self, card: Card) -> float:
        """What a card in the hand promises beyond its price, if it must wait for its requirement too."""
        wait = self.wait(card.requires)
        if wait is None or wait > self.outlook.left + 0.5:
            return _NEVER
        # what counts something may be kept until there is more to count
        waits = (wait, wait + 2, wait + 4) if counts(card) else (wait,)
        return max(self._promise(card, more) for more in waits)

    def _promise(self, card: Card, wait: int) -> float:
        then = self.after(wait)
        return then.card(card) - then.price(card) - 0.5 * wait

    def after(self, wait: int) -> "Worth":
        """The same judgement, so many generations from now."""
        if wait not in self._others:
            self._others[wait] = Worth(self._table, self._state, self._seat, wait, self._others)
        return self._others[wait]

    def wait(self, requires: v.Requires) -> int | None:
        """Generations until a requirement is met, as far as can be told; None for never."""
        table, state, seat = self._table, self._state, self._seat
        reason = unmet(table, state, seat, requires, offset_of(state, seat))
        if reason is None:
            return 0
        if reason.key.startswith(("needs-at-most", "needs-last-title")):
            return None
        length, waits = self.outlook.left + 1.0, [1.0]
        for bounds, now, track in zip(
            (requires.temperature, requires.oxygen, requires.oceans), state.parameters, table.map.tracks, strict=True
        ):
            if bounds is not None and bounds.min is not None and bounds.min > now:
                # the last steps of the game are quicker than the first
                waits.append(length * ((bounds.min - now) / (track.max - now)) ** 0.85)
        waits += [1.2 * (need - self._player.tags[TAG_INDEX[tag]]) for tag, need in requires.tags.items()]
        return round(max(waits))


@cache
def counts(card: Card) -> bool:
    """Whether what a card does at once depends on how much there is of something."""
    return any(
        isinstance(getattr(effect, field, None), v.Count)
        for effect in card.immediate
        for field in effect.__struct_fields__
    )


def to_come(card: Card, measure: v.AnyMeasure) -> int:
    """What a card that is not in play yet will add to what it counts: its own tags, neighbours of its tile."""
    match measure:
        case v.Tags(tags=tags):
            return sum(ALL_TAGS[tag] in tags for tag in card.tags)
        case v.Tiles(adjacent=True) | v.Population(adjacent=True):
            return _NEIGHBOURS
        case _:
            return 0
