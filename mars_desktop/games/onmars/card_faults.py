"""Faults of the cards and loose tiles of a pack: what they ask that cannot be, and names that lead nowhere."""

from collections.abc import Collection
from typing import Final

from mars_desktop.engine.pack_checks import Faults, repeated, within
from mars_desktop.games.onmars.effect_faults import MOST_UNITS, faults_of_amounts
from mars_desktop.games.onmars.pack_format import PrivateGoal, SoloGoal
from mars_desktop.games.onmars.vocabulary import Measure
from mars_desktop.games.onmars.whole_pack import WholePack, tiles_of
from mars_desktop.games.onmars.words import BUILDINGS, LSS, MAIN_ACTIONS, SOLO_GOALS, TECHNOLOGIES

MOST_PLAYERS: Final = 4
PRIVATE_GOALS: Final = 1
"""So many may a player complete in a game (14.6)."""

_NUMBERS_OF_PLAYERS: Final = ("2", "3", "4")
_MISSIONS: Final = 3


def faults_of_cards(whole: WholePack) -> Faults:
    """Places and problems of all cards and loose tiles."""
    yield from _blueprints(whole)
    yield from _scientists(whole)
    yield from _contracts(whole)
    yield from _missions(whole)
    yield from _private_goals(whole)
    yield from _tiles(whole)
    yield from _solo(whole)
    yield from _first_colonists(whole)


def highest(whole: WholePack, measure: Measure) -> int:
    """The most that a player can have of what is measured."""
    n, cards = whole.numbers, whole.all
    explored = {"discovery-tiles": len(cards.discovery), "research-tiles": len(cards.research)}
    most: dict[Measure, int] = {
        "blueprints": n.markers,
        "advanced-buildings": n.markers,
        "mines": tiles_of(whole, "mine"),
        "discovery-tiles": explored["discovery-tiles"],
        "research-tiles": explored["research-tiles"],
        "explored-tiles": sum(explored.values()),
        "shelters": n.shelters,
        "bots": n.bots,
        "colonists": min(n.colonists, n.quarters + n.quarters_by_shelter * (n.shelters - 1)),
        "ships": n.ships,
        "tech-tiles": len(TECHNOLOGIES),
        "developed-tiles": len(TECHNOLOGIES),
        "progress-cubes": len(BUILDINGS) - 1,
        "scientists": len(cards.scientist),
        "contracts": len(cards.contract),
        "colony-level": n.highest_level,
        "largest-store": n.shelters + 1,
        "complexes": n.markers,
    }
    return most[measure]


def _blueprints(whole: WholePack) -> Faults:
    cards, display = whole.all.blueprint, whole.numbers.display
    if sum(display) != len(cards):
        yield "blueprint", f"are {len(cards)}, expected {sum(display)}, as many as numbers.display lays out"
    low = sum(card.level == 1 for card in cards)
    if display and low < display[0]:
        yield "blueprint", f"has {low} cards of level 1, expected at least {display[0]} to start with"


def _scientists(whole: WholePack) -> Faults:
    cards = whole.all.scientist
    found = [card.works_in for card in cards]
    if sorted(found) != sorted(BUILDINGS):
        yield "scientist", f"work in {', '.join(found)}, expected one Scientist for each of {', '.join(BUILDINGS)}"
    for card in cards:
        if not card.cost:
            yield f"scientist {card.id!r}, cost", "is empty, expected at least one entry"


def _contracts(whole: WholePack) -> Faults:
    for card in whole.all.contract:
        place = f"contract {card.id!r}"
        if (card.upgrade is None) == (not card.delivery):
            yield place, "expected either an upgrade or a delivery"
        if card.delivery:
            yield from faults_of_amounts(f"{place}, delivery", card.delivery)


def _missions(whole: WholePack) -> Faults:
    cards = whole.all.mission
    yield from repeated("mission", [card.event for card in cards])
    for length in ("short", "long"):
        many = sum(card.length == length for card in cards)
        if many < _MISSIONS - 1:
            yield "mission", f"has {many} of the length {length}, expected at least {_MISSIONS - 1}"
    for card in cards:
        place = f"mission {card.id!r}"
        yield from _known(f"{place}, beside", card.beside, MAIN_ACTIONS, "action")
        missing = [number for number in _NUMBERS_OF_PLAYERS if number not in card.target]
        if missing:
            problem = f"says nothing of {', '.join(missing)} players, expected 2, 3 and 4"
            yield f"{place}, target", problem
        for number, count in card.target.items():
            yield from within(f"{place}, target.{number}", count, 1, MOST_UNITS)


def _private_goals(whole: WholePack) -> Faults:
    cards = whole.all.private_goal
    dealt = whole.numbers.goals * MOST_PLAYERS
    if len(cards) < dealt:
        yield "private_goal", f"are {len(cards)}, expected at least {dealt} for {MOST_PLAYERS} players"
    for card in cards:
        yield from _conditions(whole, card)


def _conditions(whole: WholePack, card: PrivateGoal) -> Faults:
    spaces = [space.id for space in whole.all.laboratory_space]
    if not card.conditions:
        yield f"private_goal {card.id!r}, conditions", "is empty, expected at least one entry"
    for i, condition in enumerate(card.conditions):
        place = f"private_goal {card.id!r}, conditions[{i}]"
        most = highest(whole, condition.have)
        if condition.on:
            most = len(condition.on)
            if condition.have != "tech-tiles":
                yield f"{place}.on", f"stands beside {condition.have}, expected that only beside tech-tiles"
            yield from repeated(f"{place}.on", condition.on)
            for name in condition.on:
                yield from _known(f"{place}.on", name, spaces, "laboratory space")
        if condition.have == "complexes":
            yield from within(f"{place}.size", condition.size, 2, max(tiles_of(whole, kind) for kind in BUILDINGS))
        elif condition.size:
            yield f"{place}.size", f"stands beside {condition.have}, expected that only beside complexes"
        yield from within(f"{place}.least", condition.least, 1, most)


def _tiles(whole: WholePack) -> Faults:
    cards, corners = whole.all, whole.map.research
    if len(cards.discovery) < whole.numbers.discovery_open:
        yield (
            "discovery",
            f"are {len(cards.discovery)}, expected at least {whole.numbers.discovery_open}, so many are open",
        )
    if len(cards.research) != len(corners):
        yield (
            "research",
            f"are {len(cards.research)} kinds, expected one for each of the {len(corners)} corners of the map",
        )
    yield from repeated("research", [f"{tile.colour} {tile.letter}" for tile in cards.research])
    sizes = sorted({len(hexes) for hexes in corners.values()})
    for tile in cards.research:
        # which kind lies in which corner is dealt, so each must fit everywhere
        if [tile.copies] != sizes:
            hexes = " or ".join(str(size) for size in sizes)
            yield f"research {tile.id!r}, copies", f"is {tile.copies}, expected {hexes}, the hexes of every corner"
    if len(cards.reward_tile) < len(LSS):
        yield "reward_tile", f"are {len(cards.reward_tile)}, expected at least {len(LSS)}, one above each column"
    for reward in cards.reward_tile:
        yield from within(f"reward_tile {reward.id!r}, points", reward.points, 1, MOST_UNITS)
        yield from within(f"reward_tile {reward.id!r}, most", reward.most, reward.points, MOST_UNITS)


def _solo(whole: WholePack) -> Faults:
    found = [goal.id for goal in whole.all.solo_goal]
    if sorted(found) != sorted(SOLO_GOALS):
        yield "solo_goal", f"are {', '.join(found)}, expected {', '.join(SOLO_GOALS)}: a new game offers these"
    for goal in whole.all.solo_goal:
        yield from ((f"solo_goal {goal.id!r}, {place}", text) for place, text in _solo_goal(whole, goal))


def _solo_goal(whole: WholePack, goal: SoloGoal) -> Faults:
    contracts = whole.all.contract
    bounds: tuple[tuple[str, int], ...] = (
        ("colony_level", whole.numbers.highest_level),
        ("contracts", len(contracts)),
        ("private_goals", PRIVATE_GOALS),
        # tiles of the last column exclude each other
        ("tech_at_level_6", sum(space.column == 6 for space in whole.all.laboratory_space)),
        ("research_tiles", highest(whole, "research-tiles")),
        ("shelters_built", whole.numbers.shelters),
        ("mines_manned", highest(whole, "mines")),
        ("advanced_buildings", highest(whole, "advanced-buildings")),
    )
    for name, most in bounds:
        yield from within(name, getattr(goal, name), 0, most)
    for building, count in goal.advanced_of.items():
        yield from within(f"advanced_of.{building}", count, 1, highest(whole, "advanced-buildings"))
    for building, count in goal.complex_of.items():
        yield from within(f"complex_of.{building}", count, 2, tiles_of(whole, building))
    for item, count in goal.stored.items():
        most = whole.numbers.depot if item == "crystal" else highest(whole, "largest-store")
        yield from within(f"stored.{item}", count, 1, most)
    for name in goal.these_contracts:
        yield from _known("these_contracts", name, [card.id for card in contracts], "Contract")
    if goal.scientist is not None:
        yield from _known("scientist", goal.scientist, [card.id for card in whole.all.scientist], "Scientist")
    if goal.contract_of_each_kind and len({card.upgrade is None for card in contracts}) < 2:
        yield "contract_of_each_kind", "asks for both kinds, expected Contracts of both in the pack"


def _first_colonists(whole: WholePack) -> Faults:
    entry, cards = whole.first_colonists, whole.all
    if len(entry.missions) != _MISSIONS:
        yield "first_colonists.missions", f"are {len(entry.missions)}, expected {_MISSIONS}"
    yield from repeated("first_colonists.missions", entry.missions)
    for name in entry.missions:
        yield from _known("first_colonists.missions", name, [card.id for card in cards.mission], "Mission")
    if len(entry.spaces) < MOST_PLAYERS:
        yield "first_colonists.spaces", f"are {len(entry.spaces)}, expected one for each of {MOST_PLAYERS} players"
    yield from repeated("first_colonists.spaces", [str(space) for space in entry.spaces])
    for i, space in enumerate(entry.spaces):
        yield from within(f"first_colonists.spaces[{i}]", space, 1, len(cards.turn_order))
    if len(cards.colonist_plan) < MOST_PLAYERS:
        yield "colonist_plan", f"are {len(cards.colonist_plan)}, expected one for each of {MOST_PLAYERS} players"
    for plan in cards.colonist_plan:
        if not plan.buildings:
            yield f"colonist_plan {plan.id!r}, buildings", "is empty, expected at least one entry"
        yield from repeated(f"colonist_plan {plan.id!r}, buildings", plan.buildings)
    yield from repeated("colonist_task", [task.task for task in cards.colonist_task])
    yield from within("first_colonists.tasks_drawn", entry.tasks_drawn, 1, len(cards.colonist_task))


def _known(place: str, name: str, known: Collection[str], what: str) -> Faults:
    if name not in known:
        yield place, f"names the unknown {what} {name!r}, expected one of {', '.join(known)}"
