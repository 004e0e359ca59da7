"""Everything of On Mars that a game can bring, by kind and id, and what of it the answers and events of a game show."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from mars_desktop.engine import Choice, Event
from mars_desktop.games.onmars.content import Content
from mars_desktop.games.onmars.events import KINDS
from mars_desktop.games.onmars.questions import ASKED
from mars_desktop.games.onmars.words import BUILDINGS, LSS, MAIN_ACTIONS, SIDES, TECHNOLOGIES

Thing = tuple[str, ...]

VERBS: Final = (
    *("main", "exec", "scientist", "use", "goal", "deliver", "end"),
    *("take", "learn", "develop", "keep", "bot", "rover", "boost", "tech", "building", "site", "displace", "support"),
    *("upgrade", "ship", "bot-on", "gain", "swap", "sell", "produce", "retrieve", "refill", "give"),
    *("discovery", "space", "travel", "stay", "shelter", "shuttle", "stop"),
)
"""The verbs of all answers."""

_OF_CAUSE: Final = frozenset(
    (
        *("exec", "use", "blueprint", "upgrade", "scientist", "scientist-works", "contract", "contract-completed"),
        *("discovery-placed", "discovery", "research", "mission", "mission-completed", "borrow"),
        *("life-support", "plan", "task", "task-drawn", "solo-card"),
    )
)
"""Events whose cause is the thing met."""
_OF_VALUE: Final = frozenset(("space", "learn", "raise", "progress", "goal-given", "travel", "warehouse"))
"""Events whose first value is the thing met."""


def everything(content: Content) -> Iterator[Thing]:
    """What there is."""
    yield from product(("question",), ("turn", *{ask.kind for ask in ASKED.values() if ask.kind}))
    yield from product(("answer",), VERBS)
    yield from product(("event",), KINDS)
    yield from product(("main",), MAIN_ACTIONS)
    yield from product(("exec",), (entry.id for entry in content.executives))
    yield from product(("space",), map(str, range(1, 9)))
    yield from product(("learn",), (tech for tech in TECHNOLOGIES if tech != "shelter"))
    yield from product(("borrow",), TECHNOLOGIES)
    yield from product(("laboratory",), (space.id for space in content.spaces))
    yield from product(("raise",), BUILDINGS)
    yield from product(("progress",), BUILDINGS[:-1])
    yield from product(("life-support",), (BUILDINGS[kind] for kind in LSS))
    yield from product(("support",), content.life_support.benefits)
    yield from product(("points",), (tile.id for tile in content.rewards))
    yield from product(("warehouse",), ("crystal", "battery", "water", "plant", "oxygen"))
    yield from product(("travel",), SIDES)
    yield from product(("discovery-placed", "discovery"), (tile.id for tile in content.discoveries))
    yield from product(("research",), (kind.id for kind in content.research))
    yield from product(("blueprint", "upgrade", "use"), (card.id for card in content.blueprints))
    yield from product(("scientist", "scientist-works"), (card.id for card in content.scientists))
    yield from product(("contract", "contract-completed"), (card.id for card in content.contracts))
    yield from product(("mission", "mission-completed"), (mission.id for mission in content.missions))
    # Each Goal both ways: `test_goals_of_any_moment`.
    yield from product(("goal",), ("common", "own"))
    yield from product(("goal-given",), (goal.id for goal in content.goals))
    yield from product(("plan",), (plan.id for plan in content.plans))
    yield from product(("task-drawn", "task"), (task.id for task in content.tasks))
    yield from product(("solo-card",), (card.id for card in content.solo_cards))


def answered(kind: str, choice: Choice) -> Iterator[Thing]:
    """What an answer to a question of that kind shows."""
    yield "question", kind
    yield "answer", choice.verb
    if choice.verb in ("main", "support"):
        yield choice.verb, choice.words[0]


def happened(event: Event) -> Iterator[Thing]:
    """What an event shows."""
    yield "event", event.kind
    if event.kind in _OF_CAUSE:
        yield event.kind, event.cause
    elif event.kind in _OF_VALUE:
        yield event.kind, str(event.values[0])
    elif event.kind == "points":
        yield "points", event.cause
    elif event.kind == "goal":
        yield "goal", str(event.values[0])
    if event.kind in ("learn", "develop"):
        yield "laboratory", str(event.values[1])
