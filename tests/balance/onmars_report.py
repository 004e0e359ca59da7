"""A measurement of On Mars as Markdown, and what of it misses its range."""

import textwrap
from collections.abc import Mapping, Sequence
from statistics import mean, median
from typing import Final

from mars_desktop.games.onmars.scoring import SOURCES
from tests.balance.onmars_measuring import Item, Tally, joined

BEGIN: Final = "<!-- balance: written by python -m tests.balance onmars -->"

ROUNDS: Final = (8, 14)
"""How many rounds the median short game takes at least and at most, and most of them."""
MOST_GAMES: Final = 0.5
LEAST_USED: Final = 0.02
"""Of the games in which something is there, in how many somebody uses it at least."""
MOST_USED: Final = 0.95
"""Of the players who could use something that is there to be chosen, how many do at most."""

FAMILIES: Final = {
    "main": "Main actions",
    "exec": "Executive actions",
    "space": "turn order",
    "tech": "Tech learned",
    "tech-lent": "Tech of others used",
    "laboratory": "laboratory",
    "building": "buildings",
    "blueprint-taken": "Blueprints taken",
    "blueprint-built": "Blueprints built",
    "blueprint-used": "Blueprints used",
    "scientist": "Scientists",
    "contract-taken": "Contracts taken",
    "contract-met": "Contracts met",
    "discovery": "Discovery tiles",
    "research": "Research tiles",
    "reward": "reward tiles",
    "mission": "contributions to Missions",
    "goal": "Private Goals",
}
_CHOSEN: Final = (
    "exec",
    "tech",
    "blueprint-taken",
    "blueprint-built",
    "blueprint-used",
    "scientist",
    "contract-taken",
    "discovery",
    "research",
    "goal",
)
"""Families of which nothing may never be taken, and nothing by everybody."""


def report(tallies: Sequence[Tally], solo: Mapping[str, Tally]) -> str:
    """The tables, and below them what misses its range."""
    broken = "".join(f"* {line}\n" for line in misses(tallies)) or "Nothing.\n"
    told = (
        f"{len(tallies[0].rounds)} games for each number of players and length (seeds from 1), machine players of "
        f"equal strength and different tempers. Wanted: the median short game and most short games take {ROUNDS[0]} "
        f"to {ROUNDS[1]} rounds; whatever is there to be taken is taken in {LEAST_USED:.0%} of its games or more, and "
        f"by no more than {MOST_USED:.0%} of all players."
    )
    return "\n".join(
        [
            textwrap.fill(told, 118),
            "",
            _lengths(tallies),
            _sources(tallies),
            _solo(solo),
            _families(joined(tallies)),
            "What misses its range:",
            "",
            broken,
        ]
    )


def misses(tallies: Sequence[Tally]) -> list[str]:
    """One line for everything that misses its range."""
    least, most = ROUNDS
    found: list[str] = []
    for tally in tallies:
        if tally.length != "short":
            continue
        where = f"short games of {tally.seats}"
        if not least <= median(tally.rounds) <= most:
            found.append(f"{where}: the median takes {median(tally.rounds):.1f} rounds")
        if _inside(tally) < MOST_GAMES:
            found.append(f"{where}: {_inside(tally):.0%} take {least} to {most} rounds")
    whole = joined(tallies)
    for family in _CHOSEN:
        for name, item in sorted(whole.items.get(family, {}).items()):
            if item.games < LEAST_USED * item.offered:
                found.append(f"{FAMILIES[family]}: {name} in {item.games / item.offered:.1%} of its games")
            if _share(whole, item) > MOST_USED:
                found.append(f"{FAMILIES[family]}: {name} by {_share(whole, item):.0%} of all players")
    return found


def _inside(tally: Tally) -> float:
    return sum(ROUNDS[0] <= rounds <= ROUNDS[1] for rounds in tally.rounds) / len(tally.rounds)


def _share(whole: Tally, item: Item) -> float:
    """Of the players in games with that thing, how many used it."""
    games = item.offered or len(whole.rounds)
    return item.players / (games * len(whole.points) / len(whole.rounds))


def _lengths(tallies: Sequence[Tally]) -> str:
    lines = [
        f"| game | players | rounds: least, median, most | {ROUNDS[0]} to {ROUNDS[1]} | level | Missions | points |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for tally in tallies:
        games = len(tally.rounds)
        level = sum(level * n for level, n in tally.levels.items()) / games
        lines.append(
            f"| {tally.length} | {tally.seats} | {min(tally.rounds)}, {median(tally.rounds):g}, {max(tally.rounds)} | "
            f"{_inside(tally):.0%} | {level:.1f} | {tally.missions_done / games:.1f} | {mean(tally.points):.0f} |"
        )
    return "\n".join([*lines, ""])


def _sources(tallies: Sequence[Tally]) -> str:
    lines = [
        "Points of a player by source:",
        "",
        f"| game | players | {' | '.join(SOURCES)} |",
        f"| --- | --- |{' --- |' * len(SOURCES)}",
    ]
    for tally in tallies:
        points = " | ".join(f"{tally.sources[source] / len(tally.points):.1f}" for source in SOURCES)
        lines.append(f"| {tally.length} | {tally.seats} | {points} |")
    return "\n".join([*lines, ""])


def _solo(solo: Mapping[str, Tally]) -> str:
    lines = [
        "Short solo games by goal:",
        "",
        "| goal | games | rounds: least, median, most | met | points |",
        "| --- | --- | --- | --- | --- |",
    ]
    for goal, tally in solo.items():
        games = len(tally.rounds)
        lines.append(
            f"| {goal} | {games} | {min(tally.rounds)}, {median(tally.rounds):g}, {max(tally.rounds)} | "
            f"{tally.met / games:.0%} | {mean(tally.points):.0f} |"
        )
    return "\n".join([*lines, ""])


def _families(whole: Tally) -> str:
    told = (
        "How often each thing was used, all games together: uses in a game in which it was there, the share of "
        "players who used it, how often its users won (1 is chance), and their points beyond the average of their game."
    )
    lines = [textwrap.fill(told, 118), ""]
    for family, title in FAMILIES.items():
        lines += [f"| {title} | uses | players | wins | points |", "| --- | --- | --- | --- | --- |"]
        items = whole.items.get(family, {})
        for name, item in sorted(items.items(), key=lambda entry: (-entry[1].taken, entry[0])):
            games = item.offered or len(whole.rounds)
            wins = f"{item.won / item.fair:.2f}" if item.players else "-"
            margin = f"{item.margin / item.players:+.1f}" if item.players else "-"
            lines.append(
                f"| {name} | {item.taken / games if games else 0:.2f} | {_share(whole, item) if games else 0:.0%} | "
                f"{wins} | {margin} |"
            )
        lines.append("")
    return "\n".join(lines)
