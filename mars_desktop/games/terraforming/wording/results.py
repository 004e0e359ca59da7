"""The end of a game in words: who won and why, and what the points come from."""

from collections.abc import Callable
from typing import Final

from mars_desktop.engine.score import Score
from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names, things

_SOURCES: Final = {
    "rating": "Terraform rating",
    "awards": "Awards",
    "milestones": "Milestones",
    "greeneries": "Greeneries",
    "cities": "Cities",
    "cards": "Cards",
    "goal": "Goal of the mission",
}
_POINTS: Final = Plural("{n} point", "{n} points")


def source_name(source: str, speaker: Speaker) -> str:
    """“Terraform rating”: where points come from, by the key in the score sheet."""
    return speaker.say("score", _SOURCES[source])


def score_text(table: Table, score: Score, speaker: Speaker) -> str:
    """Who won and by what, as one or two sentences."""
    return _VERDICTS[score.verdict](table, score, speaker)


def _most_points(table: Table, score: Score, speaker: Speaker) -> str:
    winner = score.winners[0]
    who = things.person(table, winner, speaker)
    points = score.seats[winner].total
    second = max(seat.total for i, seat in enumerate(score.seats) if i != winner)
    return speaker.say(
        "score",
        "{who} wins with {points}, {n} more than anybody else.",
        who=who,
        points=_points(points, speaker),
        n=number(points - second),
    )


def _tie_money(table: Table, score: Score, speaker: Speaker) -> str:
    winner = score.winners[0]
    return speaker.say(
        "score",
        "{level} are level at {points}. {who} wins with more M€ left: {money}.",
        level=_level(table, score, speaker),
        points=_points(score.seats[winner].total, speaker),
        who=things.person(table, winner, speaker),
        money=names.counted(speaker, "mc", score.seats[winner].tie_break),
    )


def _tie_shared(table: Table, score: Score, speaker: Speaker) -> str:
    winner = score.winners[0]
    return speaker.say(
        "score",
        "{who} share the victory: they are level at {points} and have {money} each.",
        who=speaker.both([things.person(table, seat, speaker) for seat in score.winners]),
        points=_points(score.seats[winner].total, speaker),
        money=names.counted(speaker, "mc", score.seats[winner].tie_break),
    )


def _level(table: Table, score: Score, speaker: Speaker) -> str:
    best = max(seat.total for seat in score.seats)
    return speaker.both([things.person(table, i, speaker) for i, seat in enumerate(score.seats) if seat.total == best])


def _solo(table: Table, score: Score, speaker: Speaker) -> str:
    return speaker.say(
        "score",
        _SOLO[str(table.options["solo_goal"]), score.verdict],
        who=things.person(table, 0, speaker),
        points=_points(score.seats[0].total, speaker),
        n=number(table.numbers.solo_last_generation),
        rating=number(table.numbers.solo_target_rating),
    )


def _tie_passing(table: Table, score: Score, speaker: Speaker) -> str:
    winner = score.winners[0]
    return speaker.say(
        "score",
        "{level} are level at {points}. {who} wins, having passed first in the last generation.",
        level=_level(table, score, speaker),
        points=_points(score.seats[winner].total, speaker),
        who=things.person(table, winner, speaker),
    )


def _mission(template: str) -> Callable[[Table, Score, Speaker], str]:
    def said(table: Table, score: Score, speaker: Speaker) -> str:
        points = _points(score.seats[0].total, speaker)
        return speaker.say("score", template, who=things.person(table, 0, speaker), points=points)

    return said


_SOLO: Final = {
    ("parameters", "solo-won"): "{who} wins: Mars is terraformed within {n} generations. The score is {points}.",
    ("parameters", "solo-lost"): "{who} loses: Mars is not terraformed after {n} generations. The score is {points}.",
    ("rating", "solo-won"): "{who} wins: the terraform rating has reached {rating}. The score is {points}.",
    ("rating", "solo-lost"): "{who} loses: the terraform rating has not reached {rating}. The score is {points}.",
}
_VERDICTS: Final[dict[str, Callable[[Table, Score, Speaker], str]]] = {
    "most-points": _most_points,
    "tie-money": _tie_money,
    "tie-shared": _tie_shared,
    "solo-won": _solo,
    "solo-lost": _solo,
    "tie-passing": _tie_passing,
    "mission-won": _mission("{who} wins the mission with {points}."),
    "mission-lost": _mission("{who} does not reach the goal of the mission. The score is {points}."),
}


def _points(n: int, speaker: Speaker) -> str:
    return speaker.count("points", _POINTS, n)
