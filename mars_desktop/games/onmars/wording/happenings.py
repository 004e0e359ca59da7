"""Changes in words, one clause for each: what happened, without whose it is and why."""

from collections.abc import Callable, Sequence
from typing import Final

from mars_desktop.engine.event import Event
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import names, on_the_map, things
from mars_desktop.games.phrases import Plural, Speaker, number

_GAINS: Final = frozenset({"gain", "crystals", "colonists"})
"""Kinds of which several in a row for one player and cause share a line."""
_RUNS: Final = frozenset({"pay", "crystal-appears", "take-up", "task-drawn", "tech-opened"})
"""Kinds of which several equal ones in a row share a line."""


def together_with(first: Event, then: Event) -> bool:
    """Whether two events in a row go into one line."""
    if first.seat != then.seat:
        return False
    if then.kind == first.kind and first.kind in {"task-drawn", "tech-opened"}:
        return True
    if first.cause != then.cause:
        return False
    if first.kind == "warehouse":
        return then.kind in {"gain", "crystals"}
    if first.kind == "construct":
        return then.kind == "raise"
    if first.kind in _GAINS:
        return then.kind in _GAINS
    return first.kind in _RUNS and then.kind == first.kind


def happening(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    """What a group of events that share a line did."""
    event = group[-1] if group[0].kind == "construct" else group[0]
    if event.kind in _GAINS:
        return speaker.listed([_gained(each, speaker) for each in group])
    if event.kind == "pay":
        return speaker.say("onmars log", "Paid {what}", what=speaker.both([_units(each, speaker) for each in group]))
    said = _SAID.get(event.kind)
    return said(table, group, speaker) if said is not None else on_the_map.happening(table, event, group, speaker)


def kinds() -> frozenset[str]:
    """The kinds of event that have words here or as changes of the map."""
    return frozenset(_SAID) | _GAINS | {"pay"} | on_the_map.kinds()


def _n(event: Event, at: int = 0) -> int:
    return int(event.values[at])


def _gained(event: Event, speaker: Speaker) -> str:
    """“+2 Water”, “+1 Plant (1 more has no room)”, “+1 Crystal”."""
    match event.kind:
        case "crystals":
            return speaker.say("change", "+{amount}", amount=names.counted(speaker, "crystal", _n(event)))
        case "colonists":
            return speaker.say("change", "+{amount}", amount=names.counted(speaker, "colonist", _n(event)))
        case _:
            resource, kept, lost = str(event.values[0]), _n(event, 1), _n(event, 2)
            said = speaker.say("change", "+{amount}", amount=names.counted(speaker, resource, kept))
            if not lost:
                return said
            return speaker.say("onmars log", "{gain} ({n} without room)", gain=said, n=number(lost))


def _units(event: Event, speaker: Speaker) -> str:
    return names.counted(speaker, names.means_word(str(event.values[0])), _n(event, 1))


_Said = Callable[[Table, Sequence[Event], Speaker], str]


def _counting(forms: Plural, at: int = 0) -> _Said:
    def said(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
        return speaker.count("onmars log", forms, _n(group[0], at))

    return said


def _plain(template: str) -> _Said:
    def said(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
        return speaker.say("onmars log", template)

    return said


def _with_card(template: str) -> _Said:
    def said(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
        return speaker.say("onmars log", template, card=things.card_name(table, group[0].cause, speaker))

    return said


def _with_mission(template: str) -> _Said:
    def said(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
        return speaker.say("onmars log", template, mission=things.mission_name(table, group[0].cause, speaker))

    return said


def _warehouse(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    item = names.counted(speaker, str(group[0].values[0]), 1)
    if len(group) == 1:
        return speaker.say("onmars log", "{item} leaves the Warehouse", item=item)
    return speaker.say("onmars log", "+{item} from the Warehouse", item=item)


def _points(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    event = group[0]
    points = speaker.say("change", "+{amount}", amount=names.counted(speaker, "point", _n(event)))
    if event.cause == "first-built":
        return speaker.say("onmars log", "{points} for the first building of its type", points=points)
    if event.cause == "progress":
        return speaker.say("onmars log", "{points} for Progress cubes", points=points)
    return points


def _depot(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    come, lost = _n(group[0]), _n(group[0], 1)
    said = speaker.say("onmars log", "{crystals} into the Depot", crystals=names.counted(speaker, "crystal", come))
    return speaker.say("onmars log", "{gain} ({n} without room)", gain=said, n=number(lost)) if lost else said


def _swap(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    given, taken = (names.counted(speaker, str(value), 1) for value in group[0].values)
    return speaker.say("onmars log", "{given} swapped for {taken}", given=given, taken=taken)


def _retrieve(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    place, n = str(group[0].values[0]), _n(group[0], 1)
    colonists = names.counted(speaker, "colonist", n)
    if place == "working-area":
        return speaker.say("onmars log", "{colonists} back from the Working Area", colonists=colonists)
    action = names.action(speaker, place)
    return speaker.say("onmars log", "{colonists} back from “{action}”", colonists=colonists, action=action)


def _colonists_back(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    home, supply = _n(group[0]), _n(group[0], 1)
    said = speaker.say(
        "onmars log", "{colonists} back in the Living Quarters", colonists=names.counted(speaker, "colonist", home)
    )
    if not supply:
        return said
    return speaker.say("onmars log", "{home}, {n} to the supply for lack of room", home=said, n=number(supply))


def _tech_moved(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    tech, space = (str(value) for value in group[0].values)
    template = "Learned {tech}: {space}" if group[0].kind == "learn" else "Developed {tech}: {space}"
    where = names.laboratory_space(speaker, space)
    return speaker.say("onmars log", template, tech=names.tech(speaker, tech), space=where)


def _borrow(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    owner = things.person(table, _n(group[0]), speaker)
    return speaker.say("onmars log", "Uses {tech} of {who}", tech=names.tech(speaker, group[0].cause), who=owner)


def _refill(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    card = things.card_name(table, str(group[0].values[0]), speaker)
    return speaker.say("onmars log", "New in the display: {card}", card=card)


def _deliver(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    return speaker.say(
        "onmars log",
        "{item} delivered for “{card}”",
        item=names.counted(speaker, str(group[0].values[0]), 1),
        card=things.card_name(table, group[0].cause, speaker),
    )


def _mission(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    forms = Plural(
        "{mission} advanced: {n} contribution is missing", "{mission} advanced: {n} contributions are missing"
    )
    if group[0].kind == "mission-laid-out":
        forms = Plural("{mission}: {n} contribution completes it", "{mission}: {n} contributions complete it")
    mission = things.mission_name(table, group[0].cause, speaker)
    return speaker.count("onmars log", forms, _n(group[0]), mission=mission)


def _goal_given(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    goal = things.goal_name(table, str(group[0].values[0]), speaker)
    return speaker.say("onmars log", "Gives a Private Goal as a Crystal: {goal}", goal=goal)


def _laid_out(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    cards = speaker.listed([things.card_name(table, str(card), speaker) for card in group[0].values])
    return speaker.say("onmars log", "New Blueprints: {cards}", cards=cards)


def _tech_opened(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    tiles = speaker.listed([names.tech(speaker, event.cause) for event in group])
    return speaker.say("onmars log", "New on the Tech Grid: {tiles}", tiles=tiles)


def _tasks(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    said = [things.task_words(table, event.cause, speaker) for event in group]
    if group[0].kind == "task":
        return speaker.say("onmars log", "Task done: {task}", task=said[0])
    return speaker.say("onmars log", "Tasks drawn: {tasks}", tasks=" ".join(said))


def _solo_card(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    card = next(card for card in table.content.solo_cards if card.id == group[0].cause)
    template = "Card {n}; he rides the Shuttle" if card.travels else "Card {n}; he does not ride the Shuttle"
    return speaker.say("onmars log", template, n=card.id.rpartition("-")[2])


_SAID: Final[dict[str, _Said]] = {
    "warehouse": _warehouse,
    "points": _points,
    "depot": _depot,
    "swap": _swap,
    "boost": _counting(
        Plural("{n} Colonist to the Working Area for a boost", "{n} Colonists to the Working Area for a boost")
    ),
    "colonist-placed": _plain("1 Colonist on a slot of the action"),
    "cleared": _counting(
        Plural(
            "{n} Colonist from the full slots to the Working Area",
            "{n} Colonists from the full slots to the Working Area",
        )
    ),
    "retrieve": _retrieve,
    "colonists-back": _colonists_back,
    "ship": _plain("A Ship goes to the Hangar"),
    "ship-used": _plain("1 Ship used for the ride"),
    "bot-taken": _counting(Plural("{n} Bot on his board", "{n} Bots on his board")),
    "learn": _tech_moved,
    "develop": _tech_moved,
    "borrow": _borrow,
    "blueprint": _with_card("Took the Blueprint {card}"),
    "scientist": _with_card("Hired: {card}"),
    "contract": _with_card("Took “{card}”"),
    "refill": _refill,
    "deliver": _deliver,
    "contract-completed": _with_card("“{card}” is completed"),
    "mission-laid-out": _mission,
    "mission": _mission,
    "mission-completed": _with_mission("{mission} is completed"),
    "remaining": _counting(Plural("{n} remaining Mission", "{n} remaining Missions")),
    "goal-given": _goal_given,
    "blueprints-laid-out": _laid_out,
    "tech-opened": _tech_opened,
    "warehouse-refilled": _counting(
        Plural("The Warehouse is filled up to {n} of each", "The Warehouse is filled up to {n} of each")
    ),
    "plan": _plain("The secret plan is fulfilled"),
    "task-drawn": _tasks,
    "task": _tasks,
    "solo-card": _solo_card,
}
