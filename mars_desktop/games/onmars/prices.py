"""What things cost and what may pay it: surcharges, Resources with Minerals in their place, Crystals and Private Goals.

Every price is a number of single units, each with the means that may pay it. Means are named as in the
numbers of a choice: the Resources, ``crystals``, ``goals`` (Private Goals, 14.7) and ``colonists``.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from mars_desktop.engine.payment import Means, Payment
from mars_desktop.games.onmars.state import Player, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.vocabulary import Cost
from mars_desktop.games.onmars.words import ITEMS, RESOURCES

Part = frozenset[str]

CRYSTAL_PART: Final[Part] = frozenset(("crystals", "goals"))
COLONIST_PART: Final[Part] = frozenset(("colonists",))
CONTRACT_PART: Final[Part] = frozenset(("crystals",))
"""The price of a Contract: no Private Goal may pay it (14.7)."""
SURCHARGE_PART: Final[Part] = frozenset(("crystals", "colonists", "goals"))
ANY_PART: Final[Part] = frozenset(RESOURCES)
RESOURCE_PARTS: Final[Mapping[str, Part]] = {
    "mineral": frozenset(("mineral",)),
    **{name: frozenset((name, "mineral")) for name in RESOURCES[1:]},
}
"""A Mineral stands in for any other Resource, never for a Crystal (4.12)."""


def parts_of(cost: Cost, *, less_oxygen: int = 0) -> list[Part]:
    """The units of a price of a pack; ``less_oxygen`` of the Oxygen in it is waived."""
    parts: list[Part] = []
    for name, units in cost.items():
        match name:
            case "any-resource":
                part = ANY_PART
            case "crystal":
                part = CRYSTAL_PART
            case "colonist":
                part = COLONIST_PART
            case _:
                part = RESOURCE_PARTS[name]
        parts += [part] * (max(0, units - less_oxygen) if name == "oxygen" else units)
    return parts


def priced(player: Player, parts: Sequence[Part], *, colonists: int = 0) -> Payment | None:
    """The price with what the player has; None if it is free. ``colonists``: how many of the quarters may pay.

    Each part is best paid by itself, then by a Mineral; anything at all best by what there is most of.
    """
    if not parts:
        return None
    names: Part = frozenset().union(*parts)
    means = [Means("crystals", player.depot, 1)] if "crystals" in names else []
    if "colonists" in names:
        means.append(Means("colonists", colonists, 1))
    if not names.isdisjoint(ANY_PART):
        stock = player.stock
        plenty = sorted(range(1, 5), key=lambda i: -stock[i])
        means += [Means(RESOURCES[i], stock[i], 1) for i in plenty if RESOURCES[i] in names]
        if "mineral" in names:
            means.append(Means("mineral", stock[0], 1))
    if "goals" in names:
        means.append(Means("goals", len(player.goals), 1))
    return Payment.of_parts(parts, tuple(means))


def affordable(player: Player, parts: Sequence[Part], *, colonists: int = 0) -> bool:
    """Whether the player can pay."""
    if not parts:
        return True
    if len(parts) == 1:
        part = parts[0]
        if "crystals" in part and (player.depot or ("goals" in part and player.goals)):
            return True
        if "colonists" in part:
            return colonists > 0
        stock = player.stock
        return any(units and name in part for name, units in zip(RESOURCES, stock, strict=True))
    payment = priced(player, parts, colonists=colonists)
    return payment is None or bool(payment.suggested())


def surcharge(table: Table, state: State, seat: int, action: int) -> int:
    """What a red action costs beyond its Colonist, after clearing (5.4 to 5.7)."""
    there = left_on(table, state, action)
    if table.few:
        return len(there)
    return len({owner for owner in there if owner != seat})


def is_full(table: Table, state: State, action: int) -> bool:
    """Whether all slots of a red action are taken."""
    return len(state.slots[action]) >= table.content.slots_of(action, table.players)


def cleared(table: Table, state: State, action: int) -> list[int]:
    """The players whose Colonists leave full slots: whoever has most there, all of them on a tie (5.5)."""
    there = state.slots[action]
    if not is_full(table, state, action) or action == HIRE:
        return []
    most = max(there.count(owner) for owner in set(there))
    return [owner for owner in dict.fromkeys(there) if there.count(owner) == most]


def left_on(table: Table, state: State, action: int) -> list[int]:
    """The Colonists on a red action's slots once full slots are cleared."""
    leaving = cleared(table, state, action)
    return [owner for owner in state.slots[action] if owner not in leaving] if leaving else state.slots[action]


def delivers(need: Sequence[int], lying: Sequence[int]) -> list[int]:
    """The items that a delivery still misses, each as often as it misses it."""
    return [item for item in range(len(ITEMS)) for _ in range(need[item] - lying[item])]


HIRE: Final = 4
"""The red action whose slots never clear."""
