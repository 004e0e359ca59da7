"""Prices and the means of paying them (rule book: Steel, Titanium, Paying; rulings 41 to 51)."""

from mars_desktop.engine.payment import Means, Payment
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.resources import (
    BUILDING,
    ENERGY,
    HEAT,
    MC,
    PLANTS,
    SPACE,
    STEEL,
    TITANIUM,
)
from mars_desktop.games.terraforming.state import Player

STOCK_COSTS = ((STEEL, "steel"), (TITANIUM, "titanium"), (PLANTS, "plants"), (ENERGY, "energy"), (HEAT, "heat"))
"""Resources other than M€ that an action or effect may ask for."""


def card_price(player: Player, card: Card) -> int:
    """What a project card costs now, after discounts, never below 0."""
    price = card.cost - player.discount - player.next_discount - player.price_cut(card)
    for tag in card.tags:
        price -= player.tag_discounts[tag]
    return max(price, 0)


def heat_owed(effects: tuple[v.AnyEffect, ...]) -> int:
    """Heat that the effects will take, which can therefore not pay their price (ruling 51)."""
    return sum(e.heat for e in effects if isinstance(e, v.Pay) and isinstance(e.heat, int))


def money_payment(
    player: Player, price: int, metals: tuple[str, ...] = (), reserved_heat: int = 0, tags: tuple[int, ...] = ()
) -> Payment:
    """How a price in M€ may be paid: with the metals allowed, M€, and heat for whoever may use it."""
    means: list[Means] = []
    stock = player.stock
    if "titanium" in metals:
        means.append(Means("titanium", stock[TITANIUM], player.titanium_value))
    if "steel" in metals:
        means.append(Means("steel", stock[STEEL], player.steel_value))
    means.extend(player.other_means(tags))
    means.append(Means("mc", stock[MC], 1))
    if player.heat_as_mc:
        means.append(Means("heat", max(0, stock[HEAT] - reserved_heat), player.heat_as_mc))
    return Payment(price, tuple(means))


def metals_for(card: Card) -> tuple[str, ...]:
    """Metals that may pay for a project card: steel with a building tag, titanium with a space tag."""
    metals: tuple[str, ...] = ()
    if BUILDING in card.tags:
        metals += ("steel",)
    if SPACE in card.tags:
        metals += ("titanium",)
    return metals


def card_payment(player: Player, card: Card) -> Payment:
    """The price of a project card and how it may be paid."""
    return money_payment(player, card_price(player, card), metals_for(card), heat_owed(card.immediate), card.tags)


def purse(player: Player) -> int:
    """M€ a player can pay with: M€, and heat for whoever may use it."""
    money = player.stock[MC] + player.stock[HEAT] * player.heat_as_mc
    return money + sum(means.available * means.value for means in player.other_means(()))


def can_afford(player: Player, card: Card) -> bool:
    """Whether the price of a card can be met; the quick form of ``card_payment(...).affordable()``."""
    worth = player.stock[MC]
    price = card_price(player, card)
    if worth >= price:
        return True
    if BUILDING in card.tags:
        worth += player.stock[STEEL] * player.steel_value
    if SPACE in card.tags:
        worth += player.stock[TITANIUM] * player.titanium_value
    if player.heat_as_mc:
        worth += max(0, player.stock[HEAT] - heat_owed(card.immediate)) * player.heat_as_mc
    worth += sum(means.available * means.value for means in player.other_means(card.tags))
    return worth >= price


def project_price(player: Player, project: v.StandardProject) -> int:
    """What a standard project costs the player."""
    return max(project.cost - player.project_discounts.get(project.id, 0), 0)
