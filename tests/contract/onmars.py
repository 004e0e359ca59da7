"""On Mars under the contract: where its pieces and cards are, what its log adds up to, what its seats may not know."""

from collections.abc import Collection
from typing import Any

from hypothesis import strategies as st

from mars_desktop.engine import Event, Rules
from mars_desktop.engine.rng import Rng
from mars_desktop.games.onmars.events import KINDS
from mars_desktop.games.onmars.questions import ASKED
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from tests.contract.contract import CONTRACTS, Contract, Ledger, Options
from tests.contract.onmars_faults import faults
from tests.contract.onmars_ledger import OnMarsLedger


class OnMarsContract(Contract):
    """The contract of On Mars."""

    game = "onmars"
    decision_kinds = frozenset({"turn", *(ask.kind for ask in ASKED.values() if ask.kind)})
    seldom = ("take-card",)
    event_kinds = KINDS
    whole = 2
    sampled = 5
    quick = 40

    def options(self, seats: int, part: int) -> st.SearchStrategy[Options]:
        return st.fixed_dictionaries(
            {
                option.key: st.booleans() if isinstance(option.default, bool) else st.sampled_from(option.values)
                for option in OnMarsRules.options
            }
        )

    def players(self, rules: Rules[Any]) -> int:
        assert isinstance(rules, OnMarsRules)
        return rules.table.players

    def faults(self, rules: Rules[Any], state: State) -> list[str]:
        assert isinstance(rules, OnMarsRules)
        return faults(rules.table, state)

    def ledger(self, rules: Rules[Any], state: State) -> Ledger:
        assert isinstance(rules, OnMarsRules)
        return OnMarsLedger(rules, state)

    def disguised(self, rules: Rules[Any], state: State, known_to: Collection[int], rng: Rng) -> State:
        assert isinstance(rules, OnMarsRules)
        other = state.copy()
        other.rng.state = rng.below(2**64)
        other.blueprint_deck = _below(state.blueprint_deck, state.blueprints_drawn, rng)
        other.tech_stack = _below(state.tech_stack, state.tech_drawn, rng)
        other.discovery_deck = _below(state.discovery_deck, state.discoveries_drawn, rng)
        # The top tile of each stack shows its arrows.
        other.stacks = tuple(
            _below(stack, built + 1, rng) for stack, built in zip(state.stacks, state.built, strict=True)
        )
        other.solo_deck = rng.shuffled(state.solo_deck)
        if not state.over:
            _deal_goals_anew(rules, state, other, known_to, rng)
        return other

    def shows_hidden_things(self, event: Event) -> bool:
        # Undo stops at these, so they are marked, and so is what chance decides.
        return event.reveals


def _below(deck: tuple[int, ...], known: int, rng: Rng) -> tuple[int, ...]:
    """A deck whose cards that lie face down are in another order."""
    return deck[:known] + tuple(rng.shuffled(deck[known:]))


def _deal_goals_anew(rules: OnMarsRules, state: State, other: State, known_to: Collection[int], rng: Rng) -> None:
    """Others hold other Private Goals and plans: any that nobody has shown and that the seats do not hold."""
    content = rules.table.content
    hidden = [seat for seat in range(rules.table.seats) if seat not in known_to]
    known = {goal for seat, player in enumerate(state.players) if seat not in hidden for goal in player.goals}
    known |= {player.goal for player in state.players}
    goals = rng.shuffled([goal for goal in range(len(content.goals)) if goal not in known])
    plans = rng.shuffled(
        [
            plan
            for plan in range(len(content.plans))
            if all(plan != state.players[seat].plan for seat in range(rules.table.seats) if seat not in hidden)
        ]
    )
    for seat in hidden:
        player = other.players[seat]
        player.goals = sorted(goals.pop() for _ in player.goals)
        if player.plan >= 0:
            player.plan = plans.pop()


CONTRACTS[OnMarsContract.game] = OnMarsContract()
