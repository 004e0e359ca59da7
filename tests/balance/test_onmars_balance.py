"""The balance of the pack of On Mars is measured, and its README says what was measured."""

from collections import Counter

import pytest

from mars_desktop.games.onmars.scoring import SOURCES
from mars_desktop.games.onmars.words import SOLO_GOALS
from mars_desktop.paths import resources
from tests.balance.onmars_measuring import LENGTHS, SEATS, Item, Tally, joined, measure
from tests.balance.onmars_report import BEGIN, FAMILIES, misses, report
from tests.balance.report import END, replaced

README = (resources() / "packs" / "onmars" / "README.md").read_text(encoding="utf-8")
TABLE = README.partition(BEGIN)[2].partition(END)[0]


def fair(seats: int = 3) -> Tally:
    """A measurement that misses nothing."""
    tally = Tally(seats, "short", rounds=[11] * 100, points=[60] * 100 * seats, levels=Counter({3: 100}))
    tally.items = {"goal": {"goal-1": Item(offered=100, taken=50, games=50, players=50, fair=50 / seats, won=20)}}
    return tally


@pytest.mark.parametrize(("seats", "length"), [(1, "short"), (2, "long"), (4, "short")])
def test_a_game_is_counted_whole(seats: int, length: str) -> None:
    tally = measure(seats, length, [1])
    assert len(tally.rounds) == 1
    assert 5 <= tally.rounds[0] <= 40
    assert len(tally.points) == seats
    assert sum(tally.points) == tally.sources.total()
    assert set(tally.sources) <= set(SOURCES)
    assert set(tally.items) <= set(FAMILIES)
    taken = sum(item.taken for item in tally.items["blueprint-taken"].values())
    built = sum(item.taken for item in tally.items["blueprint-built"].values())
    assert 0 < built <= taken
    for items in tally.items.values():
        for item in items.values():
            assert item.games <= item.players <= min(item.taken, seats)
    mains = sum(item.taken for item in tally.items["main"].values())
    assert mains <= tally.rounds[0] * seats


def test_the_same_seeds_are_counted_the_same_however_they_are_shared_out() -> None:
    parts = joined([measure(2, "short", [1]), measure(2, "short", [2])])
    assert parts == measure(2, "short", [1, 2])


def test_what_is_fair_misses_nothing() -> None:
    assert misses([fair()]) == []


def test_everything_that_misses_its_range_is_named() -> None:
    tally = fair()
    tally.rounds = [15] * 60 + [14] * 40
    tally.items["goal"]["goal-1"].games = 1
    tally.items["discovery"] = {"D01": Item(offered=100, taken=300, games=100, players=299)}
    assert misses([tally]) == [
        "short games of 3: the median takes 15.0 rounds",
        "short games of 3: 40% take 8 to 14 rounds",
        "Discovery tiles: D01 by 100% of all players",
        "Private Goals: goal-1 in 1.0% of its games",
    ]


def test_the_tables_are_put_into_the_readme_of_the_pack() -> None:
    text = report([fair()], dict.fromkeys(SOLO_GOALS, fair(1)))
    assert text in replaced(README, text, BEGIN)


def test_the_readme_of_the_pack_holds_a_row_for_every_length_and_number_of_players() -> None:
    for length in LENGTHS:
        for seats in SEATS:
            assert TABLE.count(f"\n| {length} | {seats} |") == 2
    assert all(f"| {title} |" in TABLE for title in FAMILIES.values())
    assert all(f"| {goal} |" in TABLE for goal in SOLO_GOALS)
