"""What the effects of a card must change by its file, and what the program says that it changed.

Both are counters of facts such as ``("stock", 0, "mc")`` or ``("tile", "city")``. Only what happens in the name of the
card is compared: bonuses of hexes and tracks, neighbours and melting have their own names.
"""

from collections import Counter
from collections.abc import Iterable

from mars_desktop.engine import Event
from tests.games.legacy.cards.counting import amount
from tests.games.legacy.cards.prepared import COPIED
from tests.games.legacy.cards.reading import EVERYTHING, Raw
from tests.games.legacy.situation import Beginning

Facts = Counter[tuple[object, ...]]
RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat", "workers")


def told(events: Iterable[Event], card: str) -> Facts:
    """The facts that events tell in the name of a card."""
    facts: Facts = Counter()
    for event in events:
        if event.kind == "refresh":
            facts["refresh",] += 1
        if event.cause != card:
            continue
        values = event.values
        match event.kind:
            case "stock" | "production":
                facts[event.kind, event.seat, values[0]] += int(values[1])
            case "rating":
                facts["rating", event.seat] += int(values[0])
            case "parameter" | "parameter-lowered":
                facts[event.kind, values[0]] += int(values[2]) - int(values[1])
            case "tile":
                facts["tile", values[0]] += 1
            case "population" | "melt" | "freeze" | "claim" | "next-card":
                facts[event.kind,] += 1
            case "box":
                facts["box",] += int(values[0])
            case "card-resource":
                facts["held", values[0]] += int(values[1])
            case "draw" | "keep" | "innovation-draw" | "discard":
                facts[event.kind, event.seat] += int(values[0])
            case _:
                pass
    return _nonzero(facts)


def _nonzero(facts: Facts) -> Facts:
    return Counter({fact: n for fact, n in facts.items() if n})


class Expectation:
    """What a card must do, worked out from its file; ``branch`` is taken of every choice."""

    def __init__(self, table: Beginning, card: str, before: list[int], seat: int = 0, branch: int = 0) -> None:
        """``before``: the parameters before the effects; amounts are counted as the table stands now."""
        self.table, self.card, self.before, self.seat, self.branch = table, card, before, seat, branch
        self.facts: Facts = Counter()

    def of(self, effects: Iterable[Raw]) -> Facts:
        """The facts of a list of effects, worked out as the table stands."""
        for effect in effects:
            self.add(effect)
        return _nonzero(self.facts)

    def cost(self, cost: Raw) -> None:
        """What an action costs."""
        for resource in RESOURCES:
            if resource in cost:
                self.facts["stock", self.seat, resource] -= cost[resource]
        for resource, steps in cost.get("production", {}).items():
            self.facts["production", self.seat, resource] -= steps
        if "here" in cost:
            self.facts["held", self.card] -= cost["here"]
        if "cards" in cost:
            self.facts["discard", self.seat] += cost["cards"]

    def _steps(self, name: str, steps: int) -> None:
        index = ("temperature", "oxygen", "oceans").index(name)
        track = self.table.table.map.tracks[index]
        done = self.facts["parameter", name] // track.step
        made = min(steps, (track.max - self.before[index]) // track.step - done)
        self.facts["parameter", name] += made * track.step
        self.facts["rating", self.seat] += made

    def add(self, effect: Raw) -> None:
        """The facts of one effect: each verb has a method of its name."""
        getattr(self, "_" + effect["do"].replace("-", "_"))(effect)

    def _gain(self, effect: Raw, kind: str = "stock") -> None:
        for resource in RESOURCES:
            if resource in effect:
                units = amount(self.table, effect[resource], self.card, self.seat)
                self.facts[kind, self.seat, resource] += units

    def _production(self, effect: Raw) -> None:
        self._gain(effect, "production")

    def _pay(self, effect: Raw) -> None:
        self.cost(effect)

    def _reduce(self, effect: Raw) -> None:
        self.facts["production", 1, effect["production"]] -= effect["count"]

    def _tr(self, effect: Raw) -> None:
        self.facts["rating", self.seat] += amount(self.table, effect["amount"], self.card, self.seat)

    def _raise(self, effect: Raw) -> None:
        for name in ("temperature", "oxygen"):
            self._steps(name, effect.get(name, 0))

    def _lower(self, effect: Raw) -> None:
        for name, step in (("temperature", 2), ("oxygen", 1)):
            self.facts["parameter-lowered", name] -= effect.get(name, 0) * step

    def _place(self, effect: Raw) -> None:
        self.facts["tile", effect["tile"]] += 1
        if effect.get("produce_bonus"):
            self.facts["production", self.seat, self._metal()] += 1
        if effect["tile"] in ("ocean", "greenery"):
            self._steps({"ocean": "oceans", "greenery": "oxygen"}[effect["tile"]], 1)

    def _choose(self, effect: Raw) -> None:
        self.of(effect["branches"][self.branch])

    def _if(self, effect: Raw) -> None:
        # everybody at the prepared table has tags enough for whatever asks for tags
        assert set(effect["when"]) == {"tags"}
        self.of(effect["then"])

    def _copy_production(self, effect: Raw) -> None:
        self.of(copied for copied in EVERYTHING[COPIED]["immediate"] if copied["do"] == "production")

    def _population(self, effect: Raw) -> None:
        self.facts["population",] += effect["amount"]
        self.facts["rating", self.seat] += effect["amount"]

    def _melt(self, effect: Raw) -> None:
        self.facts[effect["do"],] += effect["count"]

    _freeze = _refresh = _melt

    def _save(self, effect: Raw) -> None:
        self.facts["box",] += effect["count"] if self.table.table.next_mission else 0

    def _claim(self, effect: Raw) -> None:
        self.facts[effect["do"],] += 1

    _next_card = _claim

    def _opponents(self, effect: Raw) -> None:
        for other in range(1, len(self.table.state.players)):
            theirs = Expectation(self.table, self.card, self.before, other)
            self.facts.update(theirs.of(effect["effects"]))

    def _metal(self) -> str:
        """The metal on the hex that the card took."""
        board, index = self.table.table.map, self.table.table.content.index[self.card]
        bonus = board.bonus[self.table.state.tile_card.index(index)]
        return next(metal for metal in ("steel", "titanium") if metal in bonus)

    def own_triggers(self, raw: Raw) -> Facts:
        """What the card's own effects do because of what it does itself, besides :meth:`of` its effects."""
        happenings = _happenings(raw)
        for trigger in raw.get("triggers", []):
            for _ in range(sum(fires(trigger, happening) for happening in happenings)):
                self.of(trigger["do"])
        return _nonzero(self.facts)

    def _remove(self, effect: Raw) -> None:
        resource, count = effect["resource"], effect["count"]
        if resource in RESOURCES:
            self.facts["stock", 1, resource] -= count
        else:
            self.facts["held", {"animal": "small-animals", "microbe": "tardigrades"}[resource]] -= count
        if effect.get("steal"):
            self.facts["stock", self.seat, resource] += count

    def _draw(self, effect: Raw) -> None:
        facts, look = self.facts, effect["look"]
        if effect.get("source") == "innovations":
            facts["innovation-draw", self.seat] += look
            facts["keep", self.seat] += effect.get("keep", 0)
        elif effect.get("buy"):
            facts["keep", self.seat] += look
            facts["stock", self.seat, "mc"] -= 3 * look
        elif "keep" in effect:
            facts["keep", self.seat] += effect["keep"]
        else:
            facts["draw", self.seat] += look

    def _add(self, effect: Raw) -> None:
        if effect["to"] == "this":
            self.facts["held", self.card] += effect["count"]
        else:
            self.facts["held", "other"] += effect["count"]


def _happenings(raw: Raw) -> list[Raw]:
    """What playing a card is and does, as triggers see it."""
    found: list[Raw] = [{"on": "play", **raw}]
    for effect in raw.get("immediate", []):
        match effect["do"]:
            case "place":
                found.append({"on": "place", "tile": effect["tile"]})
            case "melt" | "population" as verb:
                found += [{"on": verb}] * effect.get("count", effect.get("amount", 1))
            case "raise":
                found += [{"on": "raise", "parameter": name} for name in ("temperature", "oxygen") if name in effect]
            case _:
                pass
    return found


def fires(trigger: Raw, happening: Raw) -> int:
    """How often a trigger of the same card fires."""
    if trigger["on"] != happening["on"]:
        return 0
    if trigger["on"] == "place":
        return int(trigger.get("tile", "any") in ("any", happening["tile"]))
    if trigger["on"] == "raise":
        return int(trigger.get("parameter", happening["parameter"]) == happening["parameter"])
    if trigger["on"] != "play":
        return 1
    if trigger.get("kind", happening["kind"]) != happening["kind"] or happening["cost"] < trigger.get("min_cost", 0):
        return 0
    if trigger.get("innovation") and happening["deck"] != "innovation":
        return 0
    if trigger.get("requires") and "requires" not in happening:
        return 0
    if "tags" not in trigger:
        return 1
    matching = sum(tag in trigger["tags"] for tag in happening.get("tags", []))
    return matching if trigger.get("each_tag") else min(matching, 1)


def same(found: Facts, expected: Facts, card: str) -> None:
    """Compare facts; resources on another card may lie on any that holds them."""
    wanted = Counter(expected)
    other = wanted.pop(("held", "other"), 0)
    if other:
        held = [fact for fact in found if fact[0] == "held" and fact[1] != card]
        assert sum(found[fact] for fact in held) == other
        found = Counter({fact: n for fact, n in found.items() if fact not in held})
    assert found == wanted
