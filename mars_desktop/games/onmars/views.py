"""What a seat may know of a state: others' Private Goals and secret plans, and everything face down, are taken out."""

from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table

HIDDEN = 0
"""Stands for a card or tile whose face is not known; how many there are is public."""


def view_of(table: Table, state: State, seat: int | None) -> State:
    """A copy without what that seat may not know; None is the public. A finished game has no secrets but its seed."""
    copy = state.copy()
    copy.rng.state = 0
    copy.blueprint_deck = _face_down(state.blueprint_deck, state.blueprints_drawn)
    copy.tech_stack = _face_down(state.tech_stack, state.tech_drawn)
    copy.discovery_deck = _face_down(state.discovery_deck, state.discoveries_drawn)
    # The top tile of each stack shows its arrows (2.1.10).
    copy.stacks = tuple(_face_down(stack, built + 1) for stack, built in zip(state.stacks, state.built, strict=True))
    copy.solo_deck = [HIDDEN] * len(state.solo_deck)
    if state.over:
        return copy
    for number, player in enumerate(copy.players):
        if number != seat:
            player.goals = [HIDDEN] * len(player.goals)
            if player.plan >= 0:
                player.plan = HIDDEN
    return copy


def _face_down(deck: tuple[int, ...], known: int) -> tuple[int, ...]:
    return deck[:known] + (HIDDEN,) * (len(deck) - known)
