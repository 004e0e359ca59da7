"""The innovation box: the innovation action, and cards that draw from it (rule book: J; decision 14)."""

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Answers
from mars_desktop.engine.event import Event
from mars_desktop.engine.reason import Reason
from mars_desktop.games.legacy.mission_numbers import numbers_of
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.changes import Events
from mars_desktop.games.terraforming.resources import TAG_INDEX
from mars_desktop.games.terraforming.state import Innovate, Keep
from mars_desktop.games.terraforming.table import Table

_SCIENCE = TAG_INDEX["science"]


def tags_needed(state: LegacyState, seat: int, of_mission: int) -> int:
    """Science tags that the seat needs for the action."""
    return max(0, of_mission + state.players[seat].innovation_tags)


def refuse_action(state: LegacyState, seat: int, of_mission: int) -> Reason | None:
    """Why the seat cannot take the innovation action; ``of_mission``: tags that the mission names."""
    player = state.players[seat]
    if player.innovation_used:
        return Reason.of("innovation-used")
    need, have = tags_needed(state, seat, of_mission), player.tags[_SCIENCE]
    if have < need:
        return Reason.of("needs-science-for-innovation", need=need, have=have)
    return None if state.innovations else Reason.of("innovation-box-empty")


def take_action(table: Table, state: LegacyState, seat: int, events: Events) -> None:
    """Once per mission: look at innovations, of which one will be kept."""
    player, numbers = state.players[seat], numbers_of(table)
    player.innovation_used = True
    if events is not None:
        events.append(Event("innovation", seat, "innovation"))
    cards = _take(table, state, seat, numbers.innovation_look + player.innovation_look, "innovation", events)
    state.agenda.push_now([Innovate(seat, tuple(cards), "innovation")])


def _take(table: Table, state: LegacyState, seat: int, count: int, cause: str, events: Events) -> list[int]:
    """Cards from the box, fewer when it is short."""
    cards = [state.innovations.pop() for _ in range(min(count, len(state.innovations)))]
    if events is not None and cards:
        ids = tuple(table.cards[c].id for c in cards)
        events.append(Event("innovation-draw", seat, cause, (len(cards),), ids, reveals=True))
    return cards


def answers(table: Table, task: Innovate, *, box: bool) -> Answers:
    """Which innovation is kept, and whether in the hand or, if a mission follows, in the box."""
    places = ("hand", "box") if box else ("hand",)
    return Answers(
        tuple(Choice(task.seat, "innovate", (table.cards[c].id, place)) for c in task.cards for place in places)
    )


def keep(table: Table, state: LegacyState, task: Innovate, answer: Choice, events: Events) -> None:
    """One innovation to the hand or the box, the others onto the box's discards."""
    kept = table.content.index[answer.words[0]]
    player = state.players[task.seat]
    to_box = answer.words[1] == "box"
    (player.boxed if to_box else player.hand).append(kept)
    state.innovation_discard.extend(c for c in task.cards if c != kept)
    if events is not None:
        kind = "box" if to_box else "keep"
        values = (1,) if to_box else (1, len(task.cards))
        events.append(Event(kind, task.seat, task.cause, values, (table.cards[kept].id,)))


def draw(table: Table, state: LegacyState, seat: int, effect: v.Draw, cause: str, events: Events) -> None:
    """Innovations drawn by a card: all to the hand, or some of them kept."""
    cards = _take(table, state, seat, effect.look, cause, events)
    if effect.keep is None or effect.keep >= len(cards):
        state.players[seat].hand.extend(cards)
        return
    state.agenda.push_now([Keep(seat, tuple(cards), effect.keep, effect.keep, 0, cause, "innovations")])
