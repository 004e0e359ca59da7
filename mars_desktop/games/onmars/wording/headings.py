"""Headings of the log: what a player did, and where the game stands."""

from typing import Final

from mars_desktop.engine.event import Event
from mars_desktop.games.onmars.table import OWN, Table
from mars_desktop.games.onmars.wording import names, things
from mars_desktop.games.phrases import Speaker, number

KINDS: Final = frozenset(
    {
        "game",
        "round",
        "turn",
        "main",
        "exec",
        "scientist-works",
        "use",
        "goal",
        "travel",
        "end-turn",
        "shuttle",
        "shuttle-crosses",
        "colony-level",
        "end-triggered",
        "game-over",
    }
)
"""Kinds of event that head what follows them."""

OF_THE_TABLE: Final = frozenset(
    {"game", "round", "shuttle", "shuttle-crosses", "colony-level", "end-triggered", "game-over"}
)
"""Headings under which each line names whose it is."""

SELF_EVIDENT: Final = frozenset(
    {"turn", "setup", "round", "status", "colony-level", "end", "idle", "travel", "shuttle", "opponent", "displaced"}
)
"""Causes that a line need not name: what it says happens then only, or its words tell."""

_PLAIN: Final = {
    "end-turn": "{who} ended the turn",
    "game-over": "The game is over",
}
_SHUTTLE: Final = {
    ("shuttle", "orbit"): "The Shuttle comes nearer in Orbit: space {n}",
    ("shuttle", "colony"): "The Shuttle comes nearer at the Colony: space {n}",
    ("shuttle-crosses", "orbit"): "The Shuttle crosses to Orbit: space {n}",
    ("shuttle-crosses", "colony"): "The Shuttle crosses to the Colony: space {n}",
}


def cause_of(heading: Event | None) -> str:
    """The cause that goes without saying under a heading."""
    return "setup" if heading is None else heading.cause


def _end_triggered(table: Table, event: Event, speaker: Speaker) -> str:
    template = "No Mission remains: one more round is played"
    if event.cause == "idle":
        template = "Neither Missions nor life support move any more: the game comes to its end"
    elif table.space_oddity:
        template = "No Mission remains: the game ends"
    return speaker.say("onmars log", template)


def heading(table: Table, event: Event, speaker: Speaker) -> str:
    """The line of a heading."""
    who = things.person(table, event.seat, speaker) if event.seat >= 0 else ""
    match event.kind:
        case "game":
            return speaker.say("onmars log", "Set-up, first player {who}", who=who)
        case "round":
            return speaker.say("onmars log", "Round {n}", n=number(int(event.values[0])))
        case "turn":
            space = names.turn_space(speaker, int(event.values[0]))
            return speaker.say("onmars log", "{who} to act, on {space}", who=who, space=space)
        case "main":
            return speaker.say("onmars log", "{who}: {action}", who=who, action=names.action(speaker, event.cause))
        case "exec":
            action = names.executive(speaker, event.cause)
            return speaker.say("onmars log", "{who}, Executive action: {action}", who=who, action=action)
        case "scientist-works":
            return speaker.say(
                "onmars log",
                "{who}: {scientist} works in {blueprint}",
                who=who,
                scientist=things.card_name(table, event.cause, speaker),
                blueprint=things.card_name(table, str(event.values[0]), speaker),
            )
        case "use":
            card = things.card_name(table, event.cause, speaker)
            return speaker.say("onmars log", "{who} used {blueprint}", who=who, blueprint=card)
        case "goal":
            goal = things.goal_name(table, event.cause, speaker)
            template = "{who} met a Private Goal, for its own reward: {goal}"
            if event.values[0] != OWN:
                template = "{who} met a Private Goal, for the reward of every Goal: {goal}"
            return speaker.say("onmars log", template, who=who, goal=goal)
        case "travel":
            template = "{who} travels to Orbit" if event.values[0] == "orbit" else "{who} travels to the Colony"
            return speaker.say("onmars log", template, who=who)
        case "shuttle" | "shuttle-crosses":
            return speaker.say("onmars log", _SHUTTLE[event.kind, event.cause], n=number(int(event.values[0])))
        case "colony-level":
            return speaker.say("onmars log", "The Colony reaches level {n}", n=number(int(event.values[0])))
        case "end-triggered":
            return _end_triggered(table, event, speaker)
        case _:
            return speaker.say("onmars log", _PLAIN[event.kind], who=who)
