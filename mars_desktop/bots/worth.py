"""What things are worth to a seat at this moment, in M€: the judgement of the sensible machine player.

The numbers are list prices in the spirit of the base deck: a step of production is worth its
resource for the generations that are left, a rating step its point and its income. They need
not be true, only the same for every seat, since games between equals are what is measured.
"""

from typing import Final

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import measured, value
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.costs import card_price, metals_for
from mars_desktop.games.terraforming.requirements import unmet
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, OCEANS, OXYGEN, TEMPERATURE
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table

POINT: Final = 5.5
_UNIT: Final = {
    "mc": 1.0,
    "steel": 1.7,
    "titanium": 2.6,
    "plants": 1.7,
    "energy": 0.7,
    "heat": 0.8,
    "workers": 0.65,
}
_LENGTH: Final = 10.5
"""Generations that a game lasts as a rule."""

_PLACES: Final = {
    "ocean": 0.5,
    "greenery": 0.6,
    "city": 0.35,
    "special": 0.25,
    "any": 1.6,
    "glacier": 0.3,
    "water": 0.2,
}
"""How often a generation sees such a tile placed by each seat."""


class Worth:
    """The judgement of one seat about one state."""

    def __init__(self, table: Table, state: State, seat: int) -> None:
        self._table = table
        self._state = state
        self._seat = seat
        tracks = table.map.tracks
        done = sum((now - t.start) / (t.max - t.start) for now, t in zip(state.parameters, tracks, strict=True)) / 3
        last = table.last_generation()
        self.left: Final = max(0.0, (1 - done) * _LENGTH) if last is None else float(last - state.generation)
        """Generations that are still to come after this one."""
        self.money: Final = min(1.0, 0.15 + self.left / 4)
        """What a M€ is worth: little once nothing can be bought any more."""
        self.rating: Final = POINT + 0.9 * self.left

    def _open(self, parameter: int) -> bool:
        return self._state.parameters[parameter] < self._table.map.goal(parameter)

    def tile(self, tile: str) -> float:
        """A tile of that kind on a middling place."""
        match tile:
            case "ocean":
                return self.rating + 2.5 if self._open(OCEANS) else 0.0
            case "greenery":
                return POINT + 2.5 + (self.rating if self._open(OXYGEN) else 0.0)
            case "city":
                return 2 * POINT + 2.0
            case _:
                return 3.5

    def effects(self, effects: tuple[v.AnyEffect, ...], card: Card | None = None) -> float:
        """Effects that are carried out once."""
        return sum(self.effect(effect, card) for effect in effects)

    def effect(self, effect: v.AnyEffect, card: Card | None = None) -> float:
        """One effect, carried out once."""
        match effect:
            case v.Gain():
                return self._units(effect, card) * self.money
            case v.Produce():
                return self._units(effect, card) * 0.9 * self.left
            case v.Pay():
                return -self._units(effect, card) * self.money - 3.0 * effect.cards - effect.here
            case v.Rate(amount=amount):
                return self.rating * self._number(amount, card)
            case v.Raise(temperature=temperature, oxygen=oxygen):
                warmth = self.rating * temperature if self._open(TEMPERATURE) else 1.6 * temperature
                return warmth + (self.rating * oxygen if self._open(OXYGEN) else 0.0)
            case v.Place(tile=tile):
                return self.tile(tile)
            case v.Populate(amount=amount):
                return (self.rating + 0.5) * max(1, self._number(amount, card))
            case v.Draw(look=look, keep=keep, buy=buy, source=source):
                each = 5.0 if source == "innovations" else 1.0 if buy else 3.2
                return (each * (look if keep is None else keep) + 0.4 * look) * self.money
            case v.Choose(branches=branches):
                return max((self.effects(branch, card) for branch in branches), default=0.0)
            case _:
                return self._rarer(effect, card)

    def _rarer(self, effect: v.AnyEffect, card: Card | None) -> float:
        match effect:
            case v.Add(count=count):
                return count * self._resource(card if effect.to == "this" else None)
            case v.Remove(resource=resource, count=count, steal=steal):
                unit = _UNIT.get(resource, 2.0)
                return unit * count * (0.4 + (1.0 if steal else 0.0)) * self.money
            case v.Reduce(production=resource, count=count):
                return 0.4 * _UNIT[resource] * count * self.left
            case v.If(then=then, otherwise=otherwise, when=when):
                met = unmet(self._table, self._state, self._seat, when) is None
                return self.effects(then if met else otherwise, card)
            case v.Reveal(then=then):
                return 0.25 * self.effects(then, card)
            case v.Opponents(effects=effects):
                return -0.4 * self.effects(effects, card)
            case v.Melt(count=count):
                return 2.0 * count * self.money
            case v.CopyProduction() | v.NextCard() | v.Refresh():
                return 4.0 * self.money
            case v.Claim() | v.Save():
                return 2.0 * self.money
            case v.Points(amount=amount):
                return POINT * self._number(amount, card)
            case _:
                return 0.0

    def _units(self, bundle: v.Bundle | v.Pay, card: Card | None) -> float:
        return sum(
            _UNIT[name] * self._number(amount, card) for name in ALL_RESOURCES if (amount := getattr(bundle, name))
        )

    def _number(self, amount: v.Amount, card: Card | None) -> float:
        if amount == "x":
            return 2.0
        if amount == "-x":
            return -2.0
        index = -1 if card is None else card.index
        return value(self._table, self._state, self._seat, amount, index)

    def _resource(self, card: Card | None) -> float:
        """One resource on a card."""
        if card is not None and isinstance(card.vp, v.Count) and isinstance(card.vp.count, v.Here):
            return POINT * card.vp.each / card.vp.per
        return 1.5

    def points(self, card: Card) -> float:
        """Victory points that a card will have brought."""
        if isinstance(card.vp, int):
            return POINT * card.vp
        if isinstance(card.vp.count, v.Here):
            return 0.0
        now = measured(self._table, self._state, self._seat, card.vp.count, card.index)
        expected = card.vp.each * (now + 0.25 * self.left + 1) / card.vp.per
        return POINT * (expected if card.vp.max is None else min(card.vp.max, expected))

    def action(self, card: Card, number: int) -> float:
        """Using an action of a card once."""
        action = card.actions[number]
        return self.effects(action.gain, card) + self.effect(action.cost, card)

    def lasting(self, card: Card) -> float:
        """Actions, triggers and modifiers of a card over the rest of the game."""
        best = max((self.action(card, i) for i in range(len(card.actions))), default=0.0)
        total = max(0.0, best) * 0.8 * self.left
        for trigger in card.triggers:
            total += self._often(trigger) * self.effects(trigger.do, card) * self.left
        for modifier in card.modifiers:
            total += self._modifier(modifier) * self.left * self.money
        return total

    def _often(self, trigger: v.AnyTrigger) -> float:
        seats = self._table.seats if getattr(trigger, "by", "me") == "anyone" else 1
        match trigger:
            case v.OnPlay(tags=tags):
                return 0.25 * max(1, len(tags)) * seats
            case v.OnPlace(tile=tile, next_to=next_to):
                return _PLACES[tile] * seats * (0.4 if next_to is not None else 1.0)
            case v.OnPopulation():
                return 0.6 * seats
            case v.OnMelt():
                return 0.35 * seats
            case v.OnRaise():
                return 0.7 * seats
            case v.OnConvert():
                return 0.8
            case _:
                return 0.4

    def _modifier(self, modifier: v.AnyModifier) -> float:
        match modifier:
            case v.Discount(amount=amount, tag=tag, standard_project=project):
                narrow = 0.5 if tag is not None or project is not None or modifier.is_narrowed else 1.6
                return amount * narrow
            case v.ResourceValue(steel=steel, titanium=titanium):
                return 1.2 * (steel + titanium)
            case v.Conversion(amount=amount):
                return 0.9 * max(1, 8 - amount)
            case v.Capacity(amount=amount):
                return 1.2 * amount
            case v.CardPrice(amount=amount):
                return -2.2 * amount
            case _:
                return 0.8

    def card(self, card: Card) -> float:
        """Everything a project card would bring once it is played."""
        return self.effects(card.immediate, card) + self.points(card) + self.lasting(card)

    def price(self, card: Card) -> float:
        """What playing a card costs; metals are a little cheaper than money."""
        player = self._state.players[self._seat]
        price = float(card_price(player, card))
        for metal in metals_for(card):
            units = player.stock[ALL_RESOURCES.index(metal)]
            each = player.steel_value if metal == "steel" else player.titanium_value
            price -= 0.25 * min(price, units * each)
        return price * self.money

    def hope(self, card: Card) -> float:
        """What a card in the hand promises beyond its price, judged by whether its requirement can still be met."""
        net = self.card(card) - self.price(card)
        reason = unmet(self._table, self._state, self._seat, card.requires)
        if reason is None:
            return net
        return -10.0 if "at-most" in reason.key else net * 0.6 - 2.0
