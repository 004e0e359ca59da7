"""A machine player for Terraforming Mars and its Legacy that takes what seems worth most right now.

It plans nothing and bluffs nobody, but it builds an engine early, terraforms late and places
tiles where they bring something: good enough to measure whether cards and missions are fair.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mars_desktop.bots.worth import POINT, Worth
from mars_desktop.engine import Choice, Decision, Rules
from mars_desktop.engine.decision import Pick
from mars_desktop.engine.rng import Rng
from mars_desktop.games.terraforming.amounts import measured
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.costs import project_price
from mars_desktop.games.terraforming.goals import award_price
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import CITY, GREENERY, NO_TILE, OCEAN, Resolve, State
from mars_desktop.games.terraforming.vocabulary import Choose, Corporation, Place

_SALT: Final = 0x73656E7365
_BONUS: Final = {"plant": 1.7, "steel": 1.7, "titanium": 2.6, "card": 3.2, "heat": 0.8, "worker": 0.65}
_NOISE: Final = 12
"""Percent by which a judgement may be off, so that equals do not all play the same game."""


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
        self._rules = rules
        self._table = rules.table
        self._state = state
        self._seat = seat
        self._rng = rng
        self._worth = Worth(rules.table, state, seat)

    def answer(self, decision: Decision) -> Choice:
        answers = decision.answers
        match decision.kind:
            case "action":
                return self._best(answers.options, self._of_turn)
            case "start":
                return self._start(answers.picks) if answers.picks else answers.options[0]
            case "draft" | "keep" | "saving" | "save":
                return self._picked(answers.picks[0], answers.picks[0].high)
            case "research" | "buy":
                return self._bought(answers.picks[0])
            case "place":
                return self._best(answers.options, self._of_place)
            case "melt":
                return self._best(answers.options, self._of_melting)
            case "choose":
                return self._best(answers.options, self._of_branch)
            case "add" | "innovation":
                return self._best(answers.options, lambda choice: self._hope(choice.words[0]))
            case "remove" | "reduce":
                return self._best(answers.options, self._of_victim)
            case "conversion" | "final-greenery":
                return answers.options[0]
            case "amount":
                return answers.options[-1]
            case "corporation" | "development":
                return self._rng.pick(answers.options)
            case "refresh":
                return self._picked(answers.picks[0], answers.picks[0].high)
            case _:
                pick = answers.picks[0] if not answers.options else None
                return answers.options[0] if pick is None else pick.choice(pick.items[: pick.low])

    def _best(self, options: Sequence[Choice], judge: Callable[[Choice], float]) -> Choice:
        return max(options, key=lambda choice: self._noisy(judge(choice)))

    def _noisy(self, worth: float) -> float:
        return worth * (100 + self._rng.below(2 * _NOISE + 1) - _NOISE) / 100

    def _card(self, word: str) -> Card:
        return self._table.content[word]

    def _hope(self, word: str) -> float:
        return self._worth.hope(self._card(word))

    # --- cards ---

    def _picked(self, pick: Pick, count: int) -> Choice:
        ranked = sorted(pick.items, key=lambda word: -self._noisy(self._hope(word)))
        return pick.choice(tuple(ranked[:count]))

    def _bought(self, pick: Pick) -> Choice:
        price = self._table.card_price(self._state.players[self._seat])
        hopeful = [word for word in pick.items if self._noisy(self._hope(word)) > price * self._worth.money + 1.5]
        hopeful.sort(key=lambda word: -self._hope(word))
        return pick.choice(tuple(hopeful[: max(pick.low, min(pick.high, len(hopeful)))]))

    def _start(self, picks: Sequence[Pick]) -> Choice:
        """A side at random, and the cards that it can make something of, with most of the money kept for playing."""
        pick = self._rng.pick(picks)
        face = self._card(pick.stem.words[-1]).face
        money = face.mc if isinstance(face, Corporation) else 0
        ranked = sorted(pick.items, key=lambda word: -self._noisy(self._hope(word)))
        hopeful = [word for word in ranked if self._hope(word) > 5]
        return pick.choice(tuple(hopeful[: min(pick.high, max(2, money // 9))]))

    # --- a turn ---

    def _of_turn(self, choice: Choice) -> float:
        worth, words = self._worth, choice.words
        player = self._state.players[self._seat]
        match choice.verb:
            case "play":
                card = self._card(words[0])
                return worth.card(card) - worth.price(card)
            case "use":
                return worth.action(self._card(words[0]), int(words[1]) - 1 if len(words) > 1 else 0)
            case "project":
                project = self._table.content.standard_projects[words[0]]
                return worth.effects(project.gain) - project_price(player, project) * worth.money * 1.05
            case "convert":
                return self._of_conversion(words[0])
            case "milestone":
                return 5 * POINT - 8 * worth.money
            case "fund":
                return self._of_award(words[0])
            case "first-action":
                return 100.0
            case "innovation":
                return 5.0 * worth.money
            case "end":
                return 0.05
            case _:
                return 0.0

    def _of_conversion(self, resource: str) -> float:
        if resource == "plants":
            return self._worth.tile("greenery") + 5
        if resource == "workers":
            return self._worth.rating
        warm = self._state.parameters[0] >= self._table.map.goal(0)
        return 0.5 if warm else self._worth.rating

    def _of_award(self, award: str) -> float:
        """Funding pays for who leads, late in the game when that is likely to last."""
        if self._worth.left > 4:
            return -1.0
        measure = self._table.map.awards[award].measure
        values = [measured(self._table, self._state, seat, measure) for seat in range(self._table.seats)]
        mine = values.pop(self._seat)
        price = award_price(self._table, self._state) * self._worth.money
        sure = 1.0 if mine > 1.2 * max(values, default=0) else 0.6
        return 5 * POINT * sure - price if mine > max(values, default=0) else -1.0

    # --- the map ---

    def _of_place(self, choice: Choice) -> float:
        board, state = self._table.map, self._state
        place = board.index[choice.words[0]]
        tile = self._tile_asked()
        worth = sum(_BONUS.get(name, 0.0) for name in board.bonus[place]) * self._worth.money + 1.0
        for near in board.adjacent[place]:
            here, own = state.tile[near], state.owner[near] == self._seat
            if here == OCEAN:
                worth += 2 * self._worth.money
            elif here == CITY and tile == "greenery":
                worth += POINT if own else -0.5 * POINT
            elif here == GREENERY and tile == "city":
                worth += POINT
            elif here == NO_TILE:
                worth += 0.6 if tile == "city" and near in board.land else 0.1
            elif own:
                worth += 0.3
        return worth

    def _tile_asked(self) -> str:
        task = self._state.agenda.now[-1] if self._state.agenda.now else None
        return task.effect.tile if isinstance(task, Resolve) and isinstance(task.effect, Place) else ""

    def _of_melting(self, choice: Choice) -> float:
        near = self._table.map.adjacent[self._table.map.index[choice.words[0]]]
        owners = [self._state.owner[other] for other in near if self._state.tile[other] != NO_TILE]
        return 10 + owners.count(self._seat) - 0.4 * sum(owner >= 0 and owner != self._seat for owner in owners)

    # --- other questions ---

    def _of_branch(self, choice: Choice) -> float:
        task = self._state.agenda.now[-1] if self._state.agenda.now else None
        if not isinstance(task, Resolve) or not isinstance(task.effect, Choose):
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
