"""Prices and the means of paying them (rule book: Steel, Titanium, Paying; rulings 41 to 51)."""

from collections.abc import Mapping

from mars_desktop.engine.payment import Means, Payment
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.resources import (
    BUILDING,
    HEAT,
    MC,
    SPACE,
    STEEL,
    TITANIUM,
)
from mars_desktop.games.terraforming.state import Player

NOTHING_OWED: Mapping[str, int] = {}


def card_price(player: Player, card: Card) -> int:
    """What a project card costs now, after discounts, never below 0."""
    price = card.cost - player.discount - player.next_discount
    for tag in card.tags:
        price -= player.tag_discounts[tag]
    if player.of_variant:
        price -= player.price_cut(card)
    return max(price, 0)


def money_payment(
    player: Player,
    price: int,
    metals: tuple[str, ...] = (),
    owed: Mapping[str, int] = NOTHING_OWED,
    tags: tuple[int, ...] = (),
) -> Payment:
    """How a price in M€ may be paid: with the metals allowed, M€, and heat for whoever may use it.

    ``owed``: units that what is paid for will take, which can therefore not pay its price (ruling 51).
    """
    means: list[Means] = []
    stock = player.stock
    if "titanium" in metals:
        means.append(Means("titanium", max(0, stock[TITANIUM] - owed.get("titanium", 0)), player.titanium_value))
    if "steel" in metals:
        means.append(Means("steel", max(0, stock[STEEL] - owed.get("steel", 0)), player.steel_value))
    for name, available, value in player.other_means(tags) if player.of_variant else ():
        same = next((known for known in means if known.resource == name), None)
        if same is not None:
            means.remove(same)
        best = value if same is None else max(value, same.value)
        means.append(Means(name, max(0, available - owed.get(name, 0)), best))
    means.append(Means("mc", stock[MC], 1))
    if player.heat_as_mc:
        means.append(Means("heat", max(0, stock[HEAT] - owed.get("heat", 0)), player.heat_as_mc))
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
    return money_payment(player, card_price(player, card), metals_for(card), card.owes, card.tags)


def purse(player: Player) -> int:
    """M€ a player can pay with: M€, and heat for whoever may use it."""
    money = player.stock[MC] + player.stock[HEAT] * player.heat_as_mc
    if not player.of_variant:
        return money
    return money + sum(means.available * means.value for means in player.other_means(()))


def can_afford(player: Player, card: Card) -> bool:
    """Whether the price of a card can be met; the quick form of ``card_payment(...).affordable()``."""
    worth = player.stock[MC]
    price = card_price(player, card)
    if worth >= price:
        return True
    if player.of_variant and player.other_means(card.tags):
        return card_payment(player, card).affordable()
    owed = card.owes
    if BUILDING in card.tags:
        worth += max(0, player.stock[STEEL] - owed.get("steel", 0)) * player.steel_value
    if SPACE in card.tags:
        worth += max(0, player.stock[TITANIUM] - owed.get("titanium", 0)) * player.titanium_value
    if player.heat_as_mc:
        worth += max(0, player.stock[HEAT] - owed.get("heat", 0)) * player.heat_as_mc
    return worth >= price


def project_price(player: Player, project: v.StandardProject) -> int:
    """What a standard project costs the player."""
    return max(project.cost - player.project_discounts.get(project.id, 0), 0)
