"""What stays the same through one mission, and every place in which the Legacy differs from Terraforming Mars."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Answers, Pick
from mars_desktop.engine.event import Event
from mars_desktop.engine.reason import Reason
from mars_desktop.engine.setup import Setup
from mars_desktop.games.legacy import counting, ending, innovations, melting, opening, ordering, population, saving
from mars_desktop.games.legacy.content import LegacyContent, mission_content, mission_map
from mars_desktop.games.legacy.mission_start import MissionStart
from mars_desktop.games.legacy.pack_format import LegacyNumbers, Mission
from mars_desktop.games.legacy.state import LegacyPlayer, fresh_tags, of_mission
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import value
from mars_desktop.games.terraforming.changes import Events, gain
from mars_desktop.games.terraforming.effects import tasks_of
from mars_desktop.games.terraforming.possible import doable
from mars_desktop.games.terraforming.resources import OXYGEN, PARAMETERS, RESOURCE_INDEX, TEMPERATURE
from mars_desktop.games.terraforming.state import (
    AnyTask,
    Innovate,
    Phase,
    Player,
    Resolve,
    State,
)
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.triggers import triggered


class MissionTable(Table):
    """Cards, map, numbers and twist of one mission. Immutable."""

    terraforms_to_the_last: ClassVar[bool] = True

    def __init__(self, setup: Setup, options: Mapping[str, str | int | bool], start: MissionStart) -> None:
        self.start: Final = start
        self.mission_number: Final = start.mission
        cards = mission_content(start.pack, start.mission)
        super().__init__(setup, options, cards, mission_map(start.pack, start.mission))
        self.cards_of_campaign: Final[LegacyContent] = cards
        self.mission: Final[Mission] = cards.missions[start.mission]
        self.mission_numbers: Final[LegacyNumbers] = cards.legacy_numbers
        follows = start.mission + 1 in cards.missions and not start.standalone
        self.next_mission: Final[int | None] = start.mission + 1 if follows else None

    # --- starting values and research ---

    def starting_production(self) -> int:
        return 0

    def new_player(self) -> LegacyPlayer:
        numbers, count = self.mission_numbers, len(self.floors)
        return LegacyPlayer(
            [0] * count,
            [0] * count,
            self.starting_rating(),
            tags=fresh_tags(),
            tag_discounts=fresh_tags(),
            steel_value=numbers.metal_value["steel"],
            titanium_value=numbers.metal_value["titanium"],
            plants_per_greenery=numbers.plants_per_greenery,
            heat_per_temperature=numbers.heat_per_temperature,
            workers_per_population=numbers.workers_per_population,
        )

    def research_size(self, generation: int) -> int:
        return self._research_step(generation)[0]

    def draft_size(self, generation: int) -> int:
        return self._research_step(generation)[1]

    def _research_step(self, generation: int) -> tuple[int, int]:
        steps = [step for step in self.mission_numbers.research if step.from_generation <= generation]
        return (steps[-1].draw, steps[-1].keep) if steps else (0, 0)

    def card_price(self, player: Player) -> int:
        offset = player.card_price if isinstance(player, LegacyPlayer) else 0
        return max(0, self.mission_numbers.card_price + offset)

    # --- phases ---

    def begin_generation(self, state: State, events: Events) -> bool:
        here = of_mission(state)
        here.passing.clear()
        return opening.begin_generation(self, self.mission.twist, here, events)

    def sealed_answers(self, state: State, seat: int, phase: str) -> Answers | None:
        here = of_mission(state)
        match phase:
            case "development":
                return opening.development_answers(self.cards_of_campaign, here, seat)
            case "start":
                return opening.start_answers(self, self.cards_of_campaign, self.mission.twist, here, seat)
            case "saving":
                limit = self.mission_numbers.saved_cards + here.players[seat].save_limit
                cards = self.may_save(here, seat)
                return Answers(picks=(Pick(Choice(seat, "save"), cards, 0, min(limit, len(cards))),))
            case _:
                return None

    def opened(self, state: State, phase: str, choices: list[Choice], events: Events) -> bool:
        here = of_mission(state)
        match phase:
            case "development":
                opening.take_developments(self, self.cards_of_campaign, self.mission_number, here, choices)
            case "start":
                opening.begin(self, self.cards_of_campaign, self.mission_number, here, choices, events)
            case "saving":
                saving.save_at_the_end(self, here, choices, events)
            case _:
                return False
        return True

    def run_phase(self, state: State, phase: Phase, events: Events) -> bool:
        here = of_mission(state)
        if phase.name in opening.PHASES:
            return opening.run_phase(self, self.cards_of_campaign, self.mission, here, phase, events)
        return ending.run_phase(
            self, self.mission.twist.goal, here, phase, events, saving=self.next_mission is not None
        )

    def final_phases(self, state: State) -> list[AnyTask]:
        of_mission(state).quiet = 0
        return [Phase(state.first, "conversion")]

    def passed(self, state: State, seat: int) -> None:
        of_mission(state).passing.append(seat)

    # --- parameters, tiles and actions ---

    def bonus_is_due(self, state: State, parameter: int, at: int) -> bool:
        return at > of_mission(state).reached[parameter]

    def stepped(self, state: State, seat: int, parameter: int, old: int, new: int, cause: str, events: Events) -> None:
        here = of_mission(state)
        here.reached[parameter] = max(here.reached[parameter], new)
        if parameter == TEMPERATURE:
            melting.melt_by_steps(self, here, seat, old, new)
        if parameter not in (TEMPERATURE, OXYGEN):
            return
        steps = (new - old) // self.map.tracks[parameter].step
        for other in self.order_from(seat):
            for index in here.players[other].watching:
                watcher = self.cards[index]
                for trigger in watcher.triggers:
                    if (
                        isinstance(trigger, v.OnRaise)
                        and (trigger.by == "anyone" or other == seat)
                        and trigger.parameter in (None, PARAMETERS[parameter])
                    ):
                        here.agenda.pool.extend(triggered(other, trigger.do, watcher) for _ in range(steps))

    def steps_lost(self, state: State, seat: int, parameter: int, steps: int, cause: str, events: Events) -> None:
        if parameter == TEMPERATURE:
            melting.melt_by_lost_steps(of_mission(state), seat, steps)

    def laid(self, state: State, tile: str, place: int) -> None:
        if tile == "ocean":
            melting.lay_side(self, of_mission(state), place)

    def placed(self, state: State, seat: int, tile: str, place: int, events: Events) -> None:
        for cause, resource, units in self.neighbour_gains(state, seat, place):
            gain(state, seat, RESOURCE_INDEX[resource], units, cause, events)

    def neighbour_gains(self, state: State, seat: int, place: int) -> list[tuple[str, str, int]]:
        here = of_mission(state)
        near = self.map.adjacent[place]
        people = sum(here.people[other] for other in near)
        gains = [("population-adjacency", "mc", people * self.mission_numbers.population_adjacency_mc)]
        for bonus in here.players[seat].neighbours:
            if bonus.near == "population":
                times = people
            else:
                times = sum(
                    state.tile[other] == 1 if bonus.near == "ocean" else self.shows(here, seat, other, bonus.near)
                    for other in near
                )
            gains += [("adjacency-bonus", resource, times * units) for resource, units in bonus.gain.items()]
        return [(cause, resource, units) for cause, resource, units in gains if units]

    def converted(self, state: State, seat: int, resource: str, events: Events) -> None:
        for index in state.players[seat].watching:
            watcher = self.cards[index]
            for trigger in watcher.triggers:
                if isinstance(trigger, v.OnConvert) and trigger.resource in (None, resource):
                    state.agenda.pool.append(triggered(seat, trigger.do, watcher))

    def act(self, state: State, choice: Choice, paid: dict[str, int], events: Events) -> bool:
        here, seat = of_mission(state), choice.seat
        match choice.verb, choice.words:
            case "sell", cards:
                saving.sell(self, here, seat, cards, self.mission_numbers.sell_price, events)
            case "innovation", ():
                innovations.take_action(self, here, seat, events)
            case "convert", ("workers",):
                self.convert_workers(here, seat, events)
            case _:
                return False
        return True

    def convert_workers(self, state: State, seat: int, events: Events) -> None:
        """Turn workers into one Population (rule book: I Convert Workers into Population)."""
        player = of_mission(state).players[seat]
        if events is not None:
            events.append(Event("convert", seat, "workers"))
        price = player.workers_per_population
        gain(state, seat, RESOURCE_INDEX["workers"], -price, "convert-workers", events)
        state.agenda.pool.append(Resolve(seat, v.Populate(1), "convert-workers"))
        self.converted(state, seat, "workers", events)

    def discard_innovations(self, state: State, cards: list[int]) -> None:
        of_mission(state).innovation_discard.extend(cards)

    # --- what is told of prices and places ---

    def conversion_price(self, state: State, seat: int, resource: str) -> int:
        if resource == "workers":
            return of_mission(state).players[seat].workers_per_population
        return super().conversion_price(state, seat, resource)

    def sale_price(self, state: State, seat: int) -> int:
        return self.mission_numbers.sell_price + of_mission(state).players[seat].sell_price

    def starting_card_price(self, corporation: v.Corporation) -> int:
        return opening.card_price_with(self, corporation, self.mission.twist)

    def identity_name(self, identity: str) -> str:
        return self.cards_of_campaign.identities[identity].name

    def population_on(self, state: State, place: int) -> int:
        return of_mission(state).people[place]

    def side_name(self, state: State, place: int) -> str:
        oceans = self.mission.tracks.oceans
        return oceans.frozen if of_mission(state).frozen[place] else oceans.liquid

    def parameter_name(self, parameter: int) -> str:
        tracks = self.mission.tracks
        return (tracks.temperature, tracks.oxygen, tracks.oceans)[parameter].name

    @property
    def world(self) -> str:
        return self.cards_of_campaign.layouts[self.mission.map].world

    # --- words of the vocabulary ---

    def shows(self, state: State, seat: int, place: int, word: str) -> bool:
        return counting.shows(of_mission(state), seat, place, word)

    def measured(self, state: State, seat: int, measure: v.AnyMeasure, card: int) -> int:
        return counting.measured(self, of_mission(state), seat, measure, card)

    def unmet(self, state: State, seat: int, requires: v.Requires) -> Reason | None:
        return counting.unmet(self, of_mission(state), seat, requires)

    def refuse_population(
        self, state: State, seat: int, effect: v.Populate, effects: tuple[v.AnyEffect, ...]
    ) -> Reason | None:
        return population.refuse(self, self.mission_numbers, of_mission(state), seat, effect, effects)

    def may_save(self, state: State, seat: int) -> tuple[str, ...]:
        """Hand cards that are legal in the next mission, none if there is no next mission."""
        if self.next_mission is None:
            return ()
        legal = self.cards_of_campaign.legal
        return tuple(self.cards[c].id for c in state.players[seat].hand if legal(c, self.next_mission))

    def answers_to(self, state: State, task: AnyTask) -> Answers:
        here, seat = of_mission(state), task.seat
        if isinstance(task, Innovate):
            return innovations.answers(self, task, box=self.next_mission is not None)
        if not isinstance(task, Resolve):
            raise TypeError(f"{task!r} asks nothing")
        match task.effect:
            case v.Populate(amount=amount):
                wanted = value(self, here, seat, amount, task.card) > 0
                places = population.free_places(self.mission_numbers, here, seat) if wanted else []
                return Answers(tuple(Choice(seat, "population", (self.map.places[p],)) for p in places))
            case v.Melt():
                return Answers(tuple(Choice(seat, "melt", (self.map.places[p],)) for p in melting.glaciers(here)))
            case v.Freeze(count=count):
                liquid = tuple(self.map.places[p] for p in melting.water(here))
                return Answers(picks=(Pick(Choice(seat, "freeze"), liquid, 0, min(count, len(liquid))),))
            case v.Save(count=count):
                cards = self.may_save(here, seat)
                most = min(count, len(cards))
                return Answers(picks=(Pick(Choice(seat, "save"), cards, most, most),))
            case v.Refresh(count=count):
                used = tuple(self.cards[c].id for c in here.players[seat].used)
                return Answers(picks=(Pick(Choice(seat, "refresh"), used, 0, min(count, len(used))),))
            case _:
                raise TypeError(f"{task.effect!r} asks nothing")

    def run_effect(self, state: State, task: Resolve, answer: Choice | None, events: Events) -> None:
        here, seat, cause = of_mission(state), task.seat, task.cause
        words = answer.words if answer is not None else ()
        match task.effect:
            case v.Populate(amount=amount):
                if words:
                    left = value(self, here, seat, amount, task.card) - 1
                    population.place_population(self, here, seat, self.map.index[words[0]], cause, events)
                    self._again(here, task, v.Populate(left), left)
            case v.Melt(count=count):
                if words:
                    melting.melt(self, here, seat, self.map.index[words[0]], cause, events)
                    self._again(here, task, v.Melt(count - 1), count - 1)
            case v.Freeze():
                melting.freeze(self, here, seat, [self.map.index[word] for word in words], cause, events)
            case v.Lower(temperature=temperature, oxygen=oxygen):
                melting.lower(self, here, seat, TEMPERATURE, temperature, cause, events)
                melting.lower(self, here, seat, OXYGEN, oxygen, cause, events)
            case v.Save():
                saving.put_in_box(self, here, seat, words, cause, events)
            case v.Refresh():
                saving.refresh(self, here, seat, words, events)
            case v.Opponents(effects=effects):
                for other in reversed(self.order_from(seat)[1:]):
                    can = doable(self, here, other, effects, task.card)
                    here.agenda.push_now(tasks_of(can, other, cause, task.card))
            case v.Draw() as drawn:
                innovations.draw(self, here, seat, drawn, cause, events)
            case v.Points(amount=amount):
                ending.score_points(here, seat, value(self, here, seat, amount, task.card), cause, events)
            case _:
                raise ValueError(f"{task.effect!r} cannot be carried out")

    def _again(self, state: State, task: Resolve, effect: v.AnyEffect, left: int) -> None:
        """What is left of an effect that is carried out one by one."""
        if left > 0:
            state.agenda.push_now([Resolve(task.seat, effect, task.cause, task.card, task.played)])

    def run_task(self, state: State, task: AnyTask, answer: Choice | None, events: Events) -> None:
        if not isinstance(task, Innovate):
            raise TypeError(f"{task!r} cannot be carried out")
        # without an answer the box was empty
        if answer is not None:
            innovations.keep(self, of_mission(state), task, answer, events)

    # --- order of effects ---

    def order_matters(self, state: State, a: tuple[v.AnyEffect, ...], b: tuple[v.AnyEffect, ...]) -> bool:
        return ordering.order_matters(of_mission(state), a, b)

    def must_be_ordered(self, state: State, task: AnyTask) -> bool:
        return ordering.must_be_ordered(self, of_mission(state), task)
