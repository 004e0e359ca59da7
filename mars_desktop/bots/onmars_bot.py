"""A machine player for On Mars: it tries every action on a copy of what it sees and takes what is worth most.

It looks no further than the end of the action at hand, and at what there is to do on the side where it will stand.
Good enough to measure whether the values of a pack are in proportion.
"""

from typing import Any, Final

from mars_desktop.bots.onmars_worth import Temper, Worth
from mars_desktop.engine import Choice, Decision, Rules
from mars_desktop.engine.rng import Rng
from mars_desktop.games.onmars.asking import stop
from mars_desktop.games.onmars.lending import lenders
from mars_desktop.games.onmars.moving import claimable, rover_hex
from mars_desktop.games.onmars.questions import ASKED
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.tasks import AnyTask, Cross, Move
from mars_desktop.games.onmars.turn import FREE, side_of
from mars_desktop.games.onmars.words import COLONY, NOBODY, ORBIT, ROVER

_SALT: Final = 0x6D617273626F74
_NOISE: Final = 30
"""Hundredths of a point by which a judgement of an action may be off."""
_HOPES: Final = {
    "building": 2.0,
    "site": 3.0,
    "upgrade": 4.0,
    "develop": 1.6,
    "learn": 2.0,
    "blueprint": 1.5,
    "warehouse": 0.8,
    "ship": 4.0,
    "move": 0.7,
    "take-card": 3.0,
    "discovery": 0.6,
    "gain": 0.8,
    "support": 0.9,
    "use": 1.5,
    "retrieve": 0.7,
}
"""What a question that is still open promises, in points."""
_PREPARING: Final = ("boost", "tech")
"""Verbs of answers that bring something only with the answer that follows."""
_WIDTH: Final = 6
"""How many of the many ways to move are looked at closely."""
_STAY: Final = 0.45
"""How much of the difference between the sides a change of side brings."""
_NEAR: Final = 4
"""Steps of the Rover within which a Discovery tile is laid for oneself."""


class OnMarsBot:
    """Answers for any seats of On Mars from their views; same seed, same answers. Each seat has its own temper."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed ^ _SALT)
        self._tempers: dict[int, Temper] = {}
        self._plans: dict[int, list[Choice]] = {}

    def choose(self, rules: Rules[Any], view: Any, decision: Decision) -> Choice:
        """The answer that seems to bring most."""
        if not isinstance(rules, OnMarsRules):
            raise TypeError(f"{rules.id} is not played by this machine player")
        options = decision.options
        plan = self._plans.get(decision.seat)
        if plan:
            planned = plan.pop(0)
            if planned in options:
                return planned
            # What came to light changed the questions: nothing that was planned holds any more.
            plan.clear()
        if len(options) == 1:
            return options[0]
        temper = self._tempers.get(decision.seat)
        if temper is None:
            temper = self._tempers[decision.seat] = Temper.drawn(self._rng, len(rules.table.content.executives))
        line = _Seat(rules, view, decision.seat, temper, self._rng).answer(decision)
        self._plans[decision.seat] = line[1:]
        return line[0]


class _Seat:
    """One seat that has to answer one decision."""

    def __init__(self, rules: OnMarsRules, state: State, seat: int, temper: Temper, rng: Rng) -> None:
        self._rules = rules
        self._table = rules.table
        self._state = state
        self._seat = seat
        self._rng = rng
        self._worth = Worth(rules.table, state, seat, temper)

    def answer(self, decision: Decision) -> list[Choice]:
        """The answer, and those to the questions that follow from it as far as they can be foreseen."""
        match decision.kind:
            case "turn":
                return self._turn(decision)
            case "ride":
                return max((self._tried(choice) for choice in decision.options), key=lambda tried: tried[0])[1]
            case "shuttle-side":
                side = side_of(self._state, self._seat)
                return [decision.options[side]]
            case "shelter" | "refill":
                return [self._rng.pick(decision.options)]
            case _:
                line: list[Choice] = []
                self._play(self._state.copy(), line)
                return line

    def _noise(self) -> float:
        return (self._rng.below(2 * _NOISE + 1) - _NOISE) / 100

    # --- the turn ---

    def _turn(self, decision: Decision) -> list[Choice]:
        now = self._worth.of(self._state)
        best, best_line = -1000.0, [decision.options[0]]
        before: tuple[float, list[Choice]] | None = None
        main = False
        for choice in decision.options:
            if choice.verb == "end":
                judged, line = now + 0.1, [choice]
            else:
                judged, line = self._tried(choice)
                judged += self._noise()
            if choice.verb == "main":
                main = True
            elif judged > now + 0.25 and (before is None or judged > before[0]):
                before = judged, line
            if judged > best:
                best, best_line = judged, line
        if main and before is not None and "landing-pod" in best_line[0].words:
            # Nothing may follow a Landing Pod.
            return before[1]
        if main and best_line[0].verb != "main" and best <= now + 0.25:
            return max(
                (self._tried(choice) for choice in decision.options if choice.verb == "main"), key=lambda t: t[0]
            )[1]
        return best_line

    def _tried(self, choice: Choice) -> tuple[float, list[Choice]]:
        """What an answer is worth once all that follows from it is played, and how."""
        state = self._state.copy()
        line = [choice]
        self._rules.execute(state, choice)
        judged = self._play(state, line)
        side = side_of(state, self._seat)
        if any(isinstance(task, Cross) and task.seat == self._seat for task in state.closing):
            side = COLONY if side == ORBIT else ORBIT
            judged += 0.5 * state.players[self._seat].working
        if side != side_of(self._state, self._seat):
            here = self._worth.side(state, ORBIT if side == COLONY else COLONY)
            judged += _STAY * (self._worth.side(state, side) - here) * self._earlier(choice)
        return judged, line

    def _earlier(self, choice: Choice) -> float:
        """How much a change of side brings, by how long one would wait for the Shuttle otherwise."""
        if "landing-pod" not in choice.words:
            return 1.0
        state = self._state
        wait = state.shuttle_at - 1 + (state.shuttle_side != side_of(state, self._seat)) * state.level
        return min(1.5, 0.5 * wait)

    # --- the questions of an action ---

    def _own_question(self, state: State) -> Decision | None:
        """The open question if it is an own one within an action."""
        if not state.agenda.now:
            return None
        decision = self._rules.pending(state)[0]
        return decision if decision.seat == self._seat and decision.kind != "ride" else None

    def _play(self, state: State, line: list[Choice]) -> float:
        """Answer what is asked, each time with what seems best; the worth of where that leads."""
        while (decision := self._own_question(state)) is not None:
            options = self._narrowed(state, decision)
            choice = options[0]
            if len(options) > 1:
                choice = max(options, key=lambda option: self._glance(state, option, decision.kind))
            self._rules.execute(state, choice)
            line.append(choice)
        return self._worth.of(state)

    def _glance(self, state: State, choice: Choice, kind: str) -> float:
        """The worth of an answer if nothing more is taken than one has to."""
        copy = state.copy()
        self._rules.execute(copy, choice)
        hope = 0.0
        while (decision := self._own_question(copy)) is not None:
            if decision.kind != kind:
                hope += _HOPES.get(decision.kind, 0.3)
            if decision.kind == "site":
                return max(self._glance(copy, option, "site") for option in self._narrowed(copy, decision))
            if choice.verb in _PREPARING and decision.kind == kind:
                options = [option for option in self._narrowed(copy, decision) if option.verb not in _PREPARING]
                return max(self._glance(copy, option, kind) for option in options) - 0.05
            self._rules.execute(copy, self._last(copy, decision))
        return self._worth.of(copy) + hope

    def _last(self, state: State, decision: Decision) -> Choice:
        """The answer that takes no more, or any."""
        task = state.agenda.now[-1]
        if isinstance(task, Move):
            return self._first(state, task)
        options = self._narrowed(state, decision)
        return next((option for option in options if option.verb in ("stop", "keep")), options[0])

    def _narrowed(self, state: State, decision: Decision) -> list[Choice]:
        """The answers worth a closer look."""
        task = state.agenda.now[-1]
        if isinstance(task, Move) and self._first(state, task).verb == "stop":
            return self._moves(state, task)
        options = [option for option in decision.options if option.verb not in FREE]
        match decision.kind:
            case "discovery":
                return self._discoveries(state, options)
            case "give":
                goals, index = self._table.content.goals, self._table.content.goal_index
                return [min(options, key=lambda c: self._worth.nearness(state, goals[index[c.words[0]]]))]
            case _:
                return options

    def _first(self, state: State, task: AnyTask) -> Choice:
        """The first answer to a question of that task, found without listing the others."""
        answers = ASKED[type(task)].answers
        if answers is None:
            raise AssertionError("a task that asks nothing is never pending")
        return next(iter(answers(self._table, state, task)))

    def _moves(self, state: State, task: Move) -> list[Choice]:
        """To stop, and the ways to move that look best; every own piece stands where it may stop."""
        table, worth, seat = self._table, self._worth, self._seat
        player, names, pieces = state.players[seat], table.map.names, state.pieces
        kept = [stop(seat)]
        if not task.moved:
            if task.crystals and (player.depot or player.goals):
                kept += [Choice(seat, "boost", (pool,)) for pool in ("bots", "rover")]
            if task.tech >= 0 and task.lender in (NOBODY, seat):
                owners = lenders(table, state, seat, ROVER, task.tech + 1)
                kept += [Choice(seat, "tech", (f"p{owner + 1}",)) for owner in owners[:1]]
        bots: list[tuple[float, int, int]] = []
        for start in dict.fromkeys(player.bots) if task.bots or task.shared else ():
            here = worth.bot_at(start)
            for ring in table.map.at_distance[start][1 : task.bots + task.shared + 1]:
                bots += [(worth.bot_at(place) - here, start, place) for place in ring if not pieces[place]]
        rovers: list[tuple[float, int]] = []
        if task.rover or task.shared:
            for ring in table.map.at_distance[rover_hex(table, state, seat)][1 : task.rover + task.shared + 1]:
                for place in ring:
                    tile = state.discovery[place] >= 0 or state.research[place] >= 0
                    if not pieces[place]:
                        rovers.append((worth.rover_near(place) + 3 * tile, place))
        rovers.sort(reverse=True)
        bots.sort(reverse=True)
        near = [place for _, place in rovers[: 2 * _WIDTH] if claimable(table, state, seat, place)]
        return [
            *kept,
            *(Choice(seat, "rover", (names[place],)) for place in near[:_WIDTH]),
            *(Choice(seat, "bot", (names[start], names[place])) for _, start, place in bots[:_WIDTH]),
        ]

    def _discoveries(self, state: State, options: list[Choice]) -> list[Choice]:
        """Near enough for the own Rover, far from the others'; which tile, at random."""
        distance, index = self._table.map.distance, self._table.map.index
        others = [p.rover for seat, p in enumerate(state.players) if seat != self._seat and p.rover >= 0]
        tiles = [option for option in options if option.verb == "discovery"]
        kept = self._rng.pick(tiles).words[0]

        def far(option: Choice) -> float:
            place = index[option.words[1]]
            return sum(min(_NEAR, distance[place][rover]) for rover in others) + self._noise()

        return [max((tile for tile in tiles if tile.words[0] == kept), key=far)]
