"""Carrying out an effect: at once where nothing is asked, else by the task that asks."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars import moving, ships, upgrading
from mars_desktop.games.onmars import vocabulary as v
from mars_desktop.games.onmars.asking import Ask
from mars_desktop.games.onmars.changes import boosters, gain, recruit, score_points
from mars_desktop.games.onmars.content import BUILDING_INDEX, ITEM_INDEX
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import (
    AnyTask,
    Bring,
    ChooseBuilding,
    Cross,
    GainSome,
    Learn,
    ProduceSome,
    PutBot,
    PutDiscovery,
    Sell,
    Step,
    Swap,
    TakeBack,
    TakeBlueprints,
    TakeCard,
    TakeItems,
    UseOwn,
)
from mars_desktop.games.onmars.usable import usable
from mars_desktop.games.onmars.words import CRYSTAL


def _bring(table: Table, state: State, task: Bring, _: Choice | None, events: Events) -> None:
    seat, cause = task.seat, task.cause
    match task.effect:
        case v.GainResource(resource=resource, count=count):
            gain(table, state, seat, ITEM_INDEX[resource], count, cause, events)
        case v.GainResources(resources=resources):
            for name, count in resources.items():
                gain(table, state, seat, ITEM_INDEX[name], count, cause, events)
        case v.GainCrystals(count=count):
            gain(table, state, seat, CRYSTAL, count, cause, events)
        case v.GainColonists(count=count):
            recruit(table, state, seat, count, cause, events)
        case v.GainPoints(count=count):
            score_points(state, seat, count, cause, events)
        case v.InOrder(effects=effects):
            state.agenda.push_now([Bring(seat, cause, effect, task.card) for effect in effects])
        case v.PlaceBot(count=count):
            state.agenda.push_now([PutBot(seat, cause)] * count)
        case v.Travel():
            # Travelling waits for the end of the turn (4.6).
            state.closing.append(Cross(seat, cause))
        case _:
            if usable(table, state, seat, task.effect, task.card):
                state.agenda.now.append(_asking(table, state, task))


def _asking(table: Table, state: State, task: Bring) -> AnyTask:  # noqa: C901 - one case for each effect that asks
    """The task that asks what an effect leaves open."""
    seat, cause = task.seat, task.cause
    boosts = boosters(state.players[seat])
    match task.effect:
        case v.GainChoice(among=among, count=count):
            return GainSome(seat, cause, tuple(ITEM_INDEX[name] for name in among), count)
        case v.TakeFromWarehouse(count=count, boost=boost):
            return TakeItems(seat, cause, count, boosts if boost else 0)
        case v.ObtainBlueprint(count=count, boost=boost):
            return TakeBlueprints(seat, cause, count, boosts if boost else 0)
        case v.LearnTechnology(count=count, pay=pay):
            return Learn(seat, cause, count, pay=pay)
        case v.Develop(steps=steps, pay=pay, less_oxygen=less):
            return Step(seat, cause, steps, pay=pay, less=less)
        case v.MoveBots(points=points):
            return moving.begin(table, state, seat, cause, bots=points)
        case v.MoveRover(points=points, extend=extend):
            return moving.begin(table, state, seat, cause, rover=points, extend=extend, boost=extend)
        case v.MoveEither(points=points):
            return moving.begin(table, state, seat, cause, shared=points)
        case v.Retrieve(count=count):
            return TakeBack(seat, cause, count)
        case v.Construct(building=building, boost=boost):
            kind = -1 if building is None else BUILDING_INDEX[building]
            return ChooseBuilding(seat, cause, kind, boosts if boost else 0, optional=True)
        case v.UpgradeBuilding(count=count, pay=pay):
            return upgrading.begin(table, state, seat, cause, count, tech=False, pay=pay)
        case v.WelcomeShip(count=count, pay=pay):
            return ships.begin(table, state, seat, cause, count, main=False, pay=pay)
        case v.TakeContract():
            return TakeCard(seat, cause)
        case v.TakeScientist():
            return TakeCard(seat, cause, scientist=True)
        case v.PlaceDiscovery():
            return PutDiscovery(seat, cause)
        case v.Produce(buildings=count):
            return ProduceSome(seat, cause, count, () if task.card < 0 else (task.card,))
        case v.Exchange(count=count):
            return Swap(seat, cause, count)
        case v.SellForCrystals(count=count, crystals=crystals):
            return Sell(seat, cause, count, crystals)
        case v.UseBuilding():
            return UseOwn(seat, cause)
        case _:
            raise AssertionError(f"the effect {task.effect} asks nothing")


def usable_buildings(table: Table, state: State, seat: int) -> list[int]:
    """The own Advanced Buildings whose action would do something now (10.3)."""
    return [
        card
        for card in state.players[seat].built
        if usable(table, state, seat, table.content.blueprints[card].effect, card)
    ]


def _own_answers(table: Table, state: State, task: UseOwn) -> list[Choice]:
    cards = usable_buildings(table, state, task.seat)
    return [Choice(task.seat, "use", (table.content.blueprints[card].id,)) for card in cards]


def _use_own(table: Table, state: State, task: UseOwn, choice: Choice | None, events: Events) -> None:
    if choice is not None:
        card = table.content.blueprint_index[choice.words[0]]
        entry = table.content.blueprints[card]
        state.agenda.now.append(Bring(task.seat, entry.id, entry.effect, card))


ASKED: Final[Mapping[type, Ask]] = {
    Bring: Ask("", _bring),
    UseOwn: Ask("use", _use_own, _own_answers),
}
