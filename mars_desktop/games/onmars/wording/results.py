"""The score sheet in words: sources of points, who won and by what, and the lines of a solo goal."""

from collections.abc import Callable, Iterator
from typing import Final

from mars_desktop.engine.score import Score
from mars_desktop.games.onmars.pack_format import SoloGoal
from mars_desktop.games.onmars.scoring import close_accounts, unmet
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import cards, names, things
from mars_desktop.games.onmars.wording.options import option_text
from mars_desktop.games.phrases import Plural, Speaker, capitalised, number

_SOURCES: Final = {
    "track": "Opportunity Points",
    "progress": "Progress cubes",
    "hangar": "Ships in the Hangar",
    "colonists": "Colonists",
    "technology": "Technology",
    "blueprints": "Blueprints",
    "scientists": "Scientists",
    "contracts": "Contracts",
}
_ABOUT: Final = {
    "track": "Points scored during the game",
    "progress": "By the number of Progress cubes on the Production area",
    "hangar": "For each Ship in the Hangar",
    "colonists": "By the highest row of the Living Quarters that is filled",
    "technology": "For each Tech tile, by its column of the laboratory",
    "blueprints": "For Blueprints that were built, less those that were not",
    "scientists": "For Advanced Buildings of anybody that the Scientists score",
    "contracts": "For completed Contracts, less the penalties of the others",
}


def source_name(source: str, speaker: Speaker) -> str:
    """“Progress cubes”: where points come from, by the key in the score sheet."""
    return speaker.say("onmars score", _SOURCES[source])


def source_about(source: str, speaker: Speaker) -> str:
    """“For each Ship in the Hangar”: how a source is counted."""
    return speaker.say("onmars score", _ABOUT[source])


def score_text(table: Table, score: Score, speaker: Speaker) -> str:
    """Who won and by what, as one or two sentences."""
    return _VERDICTS[score.verdict](table, score, speaker)


def verdicts() -> frozenset[str]:
    """The verdicts that have words."""
    return frozenset(_VERDICTS)


def goal_title(table: Table, speaker: Speaker) -> str:
    """“First Colonists”: the goal of a solo game."""
    return option_text("solo_goal", speaker).values[table.solo_goal]


def goal_lines(table: Table, state: State, speaker: Speaker) -> list[tuple[str, bool]]:
    """The lines of the solo goal with whether each is met, as if the game ended now."""
    goal = table.content.solo_goals[table.solo_goal]
    missed = set(unmet(table, close_accounts(table, state)))
    return [(capitalised(said), key not in missed) for key, said in _lines(table, goal, speaker)]


def _lines(table: Table, goal: SoloGoal, speaker: Speaker) -> Iterator[tuple[str, str]]:
    """The lines that a goal has, by their keys in the scoring."""
    for key, forms in _COUNTED.items():
        n = int(getattr(goal, key.replace("-", "_")))
        if n:
            yield key, speaker.count("onmars goal line", forms, n)
    if goal.contract_of_each_kind:
        yield "contract-of-each-kind", speaker.say("onmars goal line", "a completed Contract of each of the two kinds")
    if goal.these_contracts:
        chosen = [contract for contract in table.content.contracts if contract.id in goal.these_contracts]
        said = speaker.both([cards.contract_name(speaker, contract) for contract in chosen])
        yield "these-contracts", speaker.say("onmars goal line", "completed: {contracts}", contracts=said)
    if goal.this_tech_at_level_6 is not None:
        tech = names.tech(speaker, goal.this_tech_at_level_6)
        yield "this-tech-at-level-6", speaker.say("onmars goal line", "{tech} at level 6", tech=tech)
    if goal.scientist is not None:
        scientist = things.card_name(table, goal.scientist, speaker)
        yield "scientist", speaker.say("onmars goal line", "the Scientist {scientist}", scientist=scientist)
    if goal.finish_on is not None:
        template = (
            "the marker in Orbit at the end" if goal.finish_on == "orbit" else "the marker at the Colony at the end"
        )
        yield "finish-on", speaker.say("onmars goal line", template)
    yield from _lines_by_type(goal, speaker)


def _lines_by_type(goal: SoloGoal, speaker: Speaker) -> Iterator[tuple[str, str]]:
    for kind, least in goal.advanced_of.items():
        building = names.buildings(speaker, kind, least)
        yield f"advanced-{kind}", speaker.say("onmars goal line", "Advanced Buildings: {building}", building=building)
    for kind, least in goal.complex_of.items():
        building = names.buildings(speaker, kind, least)
        yield f"complex-{kind}", speaker.say("onmars goal line", "a Complex of {building}", building=building)
    for item, least in goal.stored.items():
        what = names.counted(speaker, item, least)
        yield f"stored-{item}", speaker.say("onmars goal line", "{what} left", what=what)


_COUNTED: Final = {
    "colony-level": Plural("a Colony level of {n} or more", "a Colony level of {n} or more"),
    "contracts": Plural("{n} completed Contract", "{n} completed Contracts"),
    "private-goals": Plural("{n} Private Goal met", "{n} Private Goals met"),
    "tech-at-level-6": Plural("{n} Tech tile at level 6", "{n} Tech tiles at level 6"),
    "research-tiles": Plural("{n} Research tile", "{n} Research tiles"),
    "shelters-built": Plural("{n} Shelter on the map", "{n} Shelters on the map"),
    "mines-manned": Plural("{n} Mine with an own Colonist", "{n} Mines with an own Colonist"),
    "advanced-buildings": Plural("{n} Advanced Building", "{n} Advanced Buildings"),
    "margin": Plural("at least {n} point more than Lacerda", "at least {n} points more than Lacerda"),
}


# --- verdicts ---------------------------------------------------------------------------------------------------------


def _points(n: int, speaker: Speaker) -> str:
    return names.counted(speaker, "point", n)


def _most_points(table: Table, score: Score, speaker: Speaker) -> str:
    winner = score.winners[0]
    second = max(seat.total for i, seat in enumerate(score.seats) if i != winner)
    return speaker.say(
        "onmars score",
        "{who} wins with {points}, {n} more than anybody else.",
        who=things.person(table, winner, speaker),
        points=_points(score.seats[winner].total, speaker),
        n=number(score.seats[winner].total - second),
    )


def _level(table: Table, score: Score, speaker: Speaker) -> str:
    best = max(seat.total for seat in score.seats)
    return speaker.both([things.person(table, i, speaker) for i, seat in enumerate(score.seats) if seat.total == best])


def _tie_break(table: Table, score: Score, speaker: Speaker) -> str:
    """Crystals decide, then Advanced Buildings, then Progress cubes; told is the first that differs."""
    winner = score.winners[0]
    best = score.seats[winner]
    others = [seat for i, seat in enumerate(score.seats) if i != winner and seat.total == best.total]
    mine, theirs = _tie_parts(best.tie_break), max(_tie_parts(seat.tie_break) for seat in others)
    decided = next(at for at in range(len(mine)) if mine[at] != theirs[at])
    return speaker.say(
        "onmars score",
        _DECIDED[decided],
        level=_level(table, score, speaker),
        points=_points(best.total, speaker),
        who=things.person(table, winner, speaker),
        n=number(mine[decided]),
    )


def _tie_parts(tie_break: int) -> tuple[int, int, int]:
    """Crystals, Advanced Buildings and Progress cubes of the number that settles ties."""
    return tie_break // 10_000, tie_break // 100 % 100, tie_break % 100


_DECIDED: Final = (
    "{level} are level at {points}. {who} wins with more Crystals in the Depot: {n}.",
    "{level} are level at {points}, also in Crystals. {who} wins with more Advanced Buildings: {n}.",
    "{level} are level at {points}, also in Crystals and Advanced Buildings. {who} wins with more Progress cubes: {n}.",
)


def _shared(table: Table, score: Score, speaker: Speaker) -> str:
    return speaker.say(
        "onmars score",
        "{who} share the victory: they are level at {points} and in all that settles ties.",
        who=speaker.both([things.person(table, seat, speaker) for seat in score.winners]),
        points=_points(score.seats[score.winners[0]].total, speaker),
    )


def _solo(template: str) -> Callable[[Table, Score, Speaker], str]:
    def said(table: Table, score: Score, speaker: Speaker) -> str:
        return speaker.say(
            "onmars score",
            template,
            who=things.person(table, 0, speaker),
            goal=goal_title(table, speaker),
            points=_points(score.seats[0].total, speaker),
        )

    return said


_VERDICTS: Final[dict[str, Callable[[Table, Score, Speaker], str]]] = {
    "most-points": _most_points,
    "tie-break": _tie_break,
    "shared": _shared,
    "solo-goal-met": _solo("{who} wins: every line of “{goal}” is met. The score is {points}."),
    "solo-goal-missed": _solo("{who} loses: “{goal}” is not met in every line. The score is {points}."),
}
