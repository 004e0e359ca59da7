"""Costs that can be paid in alternatives: how much of what, and what it is worth."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from mars_desktop.engine.reason import Reason


class Means(NamedTuple):
    """A resource that may pay: its name, how many units are at hand, M€ per unit."""

    resource: str
    available: int
    value: int


class Payment(NamedTuple):
    """A price and the means allowed for it; the plain currency (value 1) comes last but heat-like substitutes.

    No change is given: units worth more than the rest of the price may be used,
    but never a unit without which the price would still be paid.
    """

    price: int
    means: tuple[Means, ...]
    parts: tuple[frozenset[str], ...] = ()
    """A price made of single units: for each the resources that may pay it, all of value 1; () for a price by worth."""

    @classmethod
    def of_parts(cls, parts: Sequence[frozenset[str]], means: tuple[Means, ...]) -> "Payment":
        """A price of single units, each payable by its own resources: a battery, and one thing of any kind."""
        return cls(len(parts), means, tuple(sorted(parts, key=len)))

    def refuse(self, paid: dict[str, int]) -> Reason | None:
        """Why this mix does not pay the price; None if it does."""
        worth = 0
        smallest = 0
        known = {m.resource: m for m in self.means}
        for resource, units in paid.items():
            if units == 0:
                continue
            means = known.get(resource)
            if means is None:
                return Reason.of("cannot-pay-with", resource=resource)
            if units < 0:
                return Reason.of("negative-payment", resource=resource)
            if units > means.available:
                return Reason.of("pays-more-than-there-is", resource=resource, have=means.available, paid=units)
            worth += units * means.value
            smallest = means.value if smallest == 0 else min(smallest, means.value)
        if worth < self.price:
            return Reason.of("pays-too-little", price=self.price, paid=worth)
        if smallest and worth - self.price >= smallest:
            return Reason.of("pays-too-much", price=self.price, paid=worth)
        if self.parts and not _fits(self.parts, paid):
            return Reason.of("pays-wrong-parts", price=self.price)
        return None

    def affordable(self) -> bool:
        """Whether all means together reach the price."""
        if self.parts:
            return bool(self.suggested())
        return sum(m.available * m.value for m in self.means) >= self.price

    def suggested(self) -> dict[str, int]:
        """A sensible mix: metals first without waste, then the rest in order; {} if the price is out of reach."""
        if self.parts:
            return self._by_parts()
        left = self.price
        paid: dict[str, int] = {}
        for means in self.means:
            units = min(means.available, left // means.value)
            if units > 0:
                paid[means.resource] = units
                left -= units * means.value
        if left > 0:
            for means in self.means:
                if means.available > paid.get(means.resource, 0):
                    paid[means.resource] = paid.get(means.resource, 0) + 1
                    left -= means.value
                    break
            if left > 0:
                return {}
            paid = self._trimmed(paid)
        return paid

    def _by_parts(self) -> dict[str, int]:
        """Each part by the first of its means that is left, the parts with the fewest means first."""
        left = {m.resource: m.available for m in self.means}
        paid: dict[str, int] = {}
        for part in self.parts:
            means = next((name for name, units in left.items() if units > 0 and name in part), None)
            if means is None:
                return {}
            left[means] -= 1
            paid[means] = paid.get(means, 0) + 1
        return paid

    def _trimmed(self, paid: dict[str, int]) -> dict[str, int]:
        """Take back units that an added, larger unit made superfluous, the plainest first."""
        value = {m.resource: m.value for m in self.means}
        worth = sum(units * value[resource] for resource, units in paid.items())
        for resource in sorted(paid, key=lambda name: value[name]):
            back = min(paid[resource], (worth - self.price) // value[resource])
            paid[resource] -= back
            worth -= back * value[resource]
        return {resource: units for resource, units in paid.items() if units}

    def mixes(self) -> list[dict[str, int]]:
        """Every mix that :meth:`refuse` accepts, the suggested one first."""
        if not self.affordable():
            return []
        result: list[dict[str, int]] = []
        *others, last = self.means
        for units in product(*(range(min(m.available, -(-self.price // m.value)) + 1) for m in others)):
            worth = sum(n * m.value for n, m in zip(units, others, strict=True))
            rest = max(0, -(-(self.price - worth) // last.value))
            if rest > last.available:
                continue
            mix = {m.resource: n for n, m in zip(units, others, strict=True) if n}
            if rest:
                mix[last.resource] = rest
            if self.refuse(mix) is None:
                result.append(mix)
        first = self.suggested()
        if first in result:
            result.remove(first)
            result.insert(0, first)
        return result


def _fits(parts: tuple[frozenset[str], ...], paid: dict[str, int]) -> bool:
    """Whether the units can be dealt to the parts so that each pays one that allows it."""
    if not parts:
        return True
    part, rest = parts[0], parts[1:]
    return any(units > 0 and name in part and _fits(rest, {**paid, name: units - 1}) for name, units in paid.items())
