"""A machine player for Terraforming Mars and its Legacy that takes what seems worth most right now.

It plans nothing and bluffs nobody, but it builds an engine early, terraforms late and places
tiles where they bring something: good enough to measure whether cards and missions are fair.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mars_desktop.bots.worth import Worth
from mars_desktop.engine import Choice, Decision, Rules
from mars_desktop.engine.decision import Answers, Pick
from mars_desktop.engine.rng import Rng
from mars_desktop.games.legacy.table import MissionTable
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import is_tile, measured
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.costs import card_price, project_price, purse
from mars_desktop.games.terraforming.goals import award_price
from mars_desktop.games.terraforming.resources import TEMPERATURE
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import CITY, GREENERY, NO_TILE, OCEAN, TILES, Resolve, State

_SALT: Final = 0x73656E7365
_BONUS: Final = {"plant": "plants", "steel": "steel", "titanium": "titanium", "heat": "heat", "worker": "workers"}
_NOISE: Final = 12
"""Percent by which a judgement may be off, so that equals do not all play the same game."""

_MISTAKE: Final = 5.0
"""M€ by which the judgement of a card may be off besides at most; half of that is rare."""

_URGENT: Final = 100.0
_HAND: Final = 5
"""Cards in hand beyond which a further one waits too long."""


class SensibleBot:
    """Answers by worth; same seed, same answers. Only for games of the Terraforming family."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed ^ _SALT)

    def choose(self, rules: Rules[Any], view: Any, decision: Decision) -> Choice:
        """The answer that seems to bring most."""
        if not isinstance(rules, TerraformingRules):
            raise TypeError(f"{rules.id} is not played by this machine player")
        seat = _Seat(rules, view, decision.seat, self._rng)
        return seat.answer(decision)


class _Seat:
    """One seat that has to answer one decision."""

    def __init__(self, rules: TerraformingRules, state: State, seat: int, rng: Rng) -> None:
        self._table = rules.table
        self._state = state
        self._seat = seat
        self._player = state.players[seat]
        self._rng = rng
        self._worth = Worth(rules.table, state, seat)
        self._outlook = self._worth.outlook

    def answer(self, decision: Decision) -> Choice:
        answers = decision.answers
        judge = self._judge_of_options(decision.kind)
        if judge is not None and answers.options:
            return max(answers.options, key=lambda choice: self._noisy(judge(choice)))
        match decision.kind:
            case "action":
                return self._turn(answers)
            case "start" if answers.picks:
                return self._start(answers.picks)
            case "draft" | "keep" | "saving" | "save":
                return self._picked(answers.picks[0], self._hope)
            case "refresh":
                return self._picked(answers.picks[0], self._of_use)
            case "discard":
                return self._picked(answers.picks[0], lambda word: -self._hope(word))
            case "research" | "buy":
                return self._bought(answers.picks[0])
            case "amount":
                return answers.options[-1]
            case "corporation" | "development":
                return self._rng.pick(answers.options)
            case _:
                pick = answers.picks[0] if not answers.options else None
                return answers.options[0] if pick is None else pick.choice(pick.items[: pick.low])

    def _judge_of_options(self, kind: str) -> Callable[[Choice], float] | None:
        """What the answers to a question of that kind are compared by; None where they are not compared."""
        match kind:
            case "place":
                return self._of_place
            case "melt":
                return self._of_melting
            case "choose":
                return self._of_branch
            case "add":
                return lambda choice: self._worth.resource(self._card(choice.words[0]))
            case "innovation":
                return lambda choice: self._hope(choice.words[0])
            case "copy":
                return self._of_copy
            case "remove" | "reduce":
                return self._of_victim
            case _:
                return None

    def _noisy(self, worth: float) -> float:
        return worth * (100 + self._rng.below(2 * _NOISE + 1) - _NOISE) / 100

    def _card(self, word: str) -> Card:
        return self._table.content[word]

    # --- cards ---

    def _hope(self, word: str) -> float:
        """What a card seems to promise, mistakes included."""
        mistake = (self._rng.below(101) + self._rng.below(101) - 100) / 100 * _MISTAKE
        return self._noisy(self._worth.hope(self._card(word))) + mistake

    def _picked(self, pick: Pick, judge: Callable[[str], float]) -> Choice:
        judged = {word: judge(word) for word in pick.items}
        ranked = sorted(pick.items, key=lambda word: -judged[word])
        return pick.choice(tuple(ranked[: pick.high]))

    def _bought(self, pick: Pick) -> Choice:
        price = self._table.card_price(self._player) * self._outlook.money
        crowd = max(0, len(self._player.hand) - _HAND)
        judged = {word: self._hope(word) for word in pick.items}
        hopeful = sorted((w for w in pick.items if judged[w] > price + 0.5 + 0.6 * crowd), key=lambda w: -judged[w])
        return pick.choice(tuple(hopeful[: max(pick.low, min(pick.high, len(hopeful)))]))

    def _start(self, picks: Sequence[Pick]) -> Choice:
        """A side at random, and the cards that it can make something of, with most of the money kept for playing."""
        pick = self._rng.pick(picks)
        face = self._card(pick.stem.words[-1]).face
        money = face.mc if isinstance(face, v.Corporation) else 0
        judged = {word: self._hope(word) for word in pick.items}
        ranked = sorted(pick.items, key=lambda word: -judged[word])
        hopeful = [word for word in ranked if judged[word] > 4.5]
        return pick.choice(tuple(hopeful[: min(pick.high, max(2, money // 8))]))

    # --- a turn ---

    def _turn(self, answers: Answers) -> Choice:
        judged = {choice: self._noisy(self._of_turn(choice)) for choice in answers.options}
        best = max(judged, key=lambda choice: judged[choice])
        if best.verb in ("pass", "end") and self._outlook.left < 0.5 and answers.picks:
            return self._sale(answers.picks[0]) or best
        return best

    def _sale(self, sale: Pick) -> Choice | None:
        """In the last generation: all cards but those that can be saved, if that pays for one more project."""
        kept = 2 if isinstance(self._table, MissionTable) and self._table.next_mission is not None else 0
        ranked = sorted(sale.items, key=lambda word: self._worth.hope(self._card(word)))
        sold = ranked[: max(0, len(ranked) - kept)]
        money = purse(self._player) + len(sold) * self._table.sale_price(self._state, self._seat)
        for project in self._table.content.standard_projects.values():
            price = project_price(self._player, project)
            if sold and not project.sells and price <= money and self._of_project(project) > 0:
                return sale.choice(tuple(sold))
        return None

    def _of_turn(self, choice: Choice) -> float:
        out, worth, words = self._outlook, self._worth, choice.words
        match choice.verb:
            case "play":
                card = self._card(words[0])
                net = worth.card(card) - worth.price(card)
                return net / (1.0 + card_price(self._player, card) / 20)
            case "use":
                return worth.action(self._card(words[0]), int(words[1]) - 1 if len(words) > 1 else 0)
            case "project":
                return self._of_project(self._table.content.standard_projects[words[0]])
            case "convert":
                return self._of_conversion(words[0])
            case "milestone":
                return _URGENT
            case "fund":
                return self._of_award(words[0])
            case "first-action":
                return _URGENT
            case "innovation":
                return 5.0 * out.money
            case "end":
                return 0.05
            case _:
                return 0.0

    def _of_use(self, word: str) -> float:
        card = self._card(word)
        return max((self._worth.action(card, i) for i in range(len(card.actions))), default=0.0)

    def _of_project(self, project: v.StandardProject) -> float:
        price = project_price(self._player, project)
        return (self._worth.effects(project.gain) - 1.05 * price * self._outlook.money) / (1.0 + price / 20)

    def _of_conversion(self, resource: str) -> float:
        out = self._outlook
        if resource == "plants":
            return self._worth.tile("greenery") + 5
        if resource == "workers" or out.open[TEMPERATURE]:
            return out.rating
        return 0.6 if self._table.has_workers else -1.0

    def _of_award(self, award: str) -> float:
        """Funding pays for who leads, late in the game when that is likely to last."""
        left = self._outlook.left
        if left > 4:
            return -1.0
        measure = self._table.map.awards[award].measure
        values = [measured(self._table, self._state, seat, measure) for seat in range(self._table.seats)]
        mine = values.pop(self._seat)
        lead = (mine - max(values, default=0)) / max(1, mine)
        if lead <= 0:
            return -1.0
        sure = min(0.95, 0.65 + lead) - 0.06 * left
        return 5 * self._outlook.point * sure - award_price(self._table, self._state) * self._outlook.money

    def _of_copy(self, choice: Choice) -> float:
        made = [effect for effect in self._card(choice.words[0]).immediate if isinstance(effect, v.Produce)]
        return self._worth.effects(tuple(made), self._card(choice.words[0]))

    # --- the map ---

    def _of_place(self, choice: Choice) -> float:
        board, state, out = self._table.map, self._state, self._outlook
        place = board.index[choice.words[0]]
        tile = self._tile_asked()
        worth = 1.0
        for name in board.bonus[place]:
            worth += out.units[_BONUS[name]] if name in _BONUS else 3.0 * out.money if name == "card" else 0.0
        for _, resource, units in self._table.neighbour_gains(state, self._seat, place):
            worth += units * out.units[resource]
        for near in board.adjacent[place]:
            here, own = state.tile[near], state.owner[near] == self._seat
            if here == OCEAN:
                worth += 2 * out.money
            elif here == CITY and tile == "greenery":
                worth += out.point if own else -0.5 * out.point
            elif here == GREENERY and tile == "city":
                worth += out.point
            elif here == NO_TILE:
                worth += 0.6 if tile == "city" and near in board.land else 0.1
            elif own:
                worth += 0.3
        return worth + self._of_shared_goal(tile, place) + self._of_counted_neighbours(place)

    def _of_counted_neighbours(self, place: int) -> float:
        """What the card whose tile is placed gets for neighbours of a certain kind."""
        task = self._state.agenda.now[-1] if self._state.agenda.now else None
        if not isinstance(task, Resolve) or task.card < 0:
            return 0.0
        card = self._table.cards[task.card]
        counts = [card.vp] if isinstance(card.vp, v.Count) else []
        counts += [e.mc for e in card.immediate if isinstance(e, v.Produce) and isinstance(e.mc, v.Count)]
        worth = 0.0
        for count in counts:
            if isinstance(count.count, v.Tiles) and count.count.adjacent:
                tile = count.count.tile
                near = self._table.map.adjacent[place]
                worth += 3.0 * sum(is_tile(self._table, self._state, self._seat, other, tile) for other in near)
        return worth

    def _of_shared_goal(self, tile: str, place: int) -> float:
        """What a tile does for a goal of the mission that counts tiles beside something."""
        goal = self._table.mission.twist.goal if isinstance(self._table, MissionTable) else None
        if goal is None or not isinstance(goal.measure, v.Tiles) or goal.measure.tile != tile:
            return 0.0
        beside = goal.measure.next_to
        if beside is None or beside in TILES:
            return 0.0
        near = self._table.map.adjacent[place]
        wanted = any(self._table.shows(self._state, self._seat, other, beside) for other in near)
        return 2.0 * self._outlook.point if wanted else 0.0

    def _tile_asked(self) -> str:
        task = self._state.agenda.now[-1] if self._state.agenda.now else None
        return task.effect.tile if isinstance(task, Resolve) and isinstance(task.effect, v.Place) else ""

    def _of_melting(self, choice: Choice) -> float:
        near = self._table.map.adjacent[self._table.map.index[choice.words[0]]]
        owners = [self._state.owner[other] for other in near if self._state.tile[other] != NO_TILE]
        return 10 + owners.count(self._seat) - 0.4 * sum(owner >= 0 and owner != self._seat for owner in owners)

    # --- other questions ---

    def _of_branch(self, choice: Choice) -> float:
        task = self._state.agenda.now[-1] if self._state.agenda.now else None
        if not isinstance(task, Resolve) or not isinstance(task.effect, v.Choose):
            return 0.0
        card = self._table.cards[task.card] if task.card >= 0 else None
        return self._worth.effects(task.effect.branches[int(choice.words[0]) - 1], card)

    def _of_victim(self, choice: Choice) -> float:
        """The strongest other seat; nobody rather than oneself."""
        word = choice.words[0]
        if word == f"p{self._seat + 1}":
            return -1000.0
        if word == "none":
            return -1.0
        owners = [s for s, player in enumerate(self._state.players) if self._owns(player.resources, word)]
        seat = int(word[1:]) - 1 if word[1:].isdecimal() else owners[0] if owners else self._seat
        if word != "neutral" and seat == self._seat:
            return -500.0
        return 10.0 + self._state.players[max(0, seat)].tr

    def _owns(self, resources: dict[int, int], word: str) -> bool:
        return word in self._table.content.index and self._table.content.index[word] in resources
