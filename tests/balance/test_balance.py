"""The balance of the sample campaign is measured, and its README says what was measured."""

import os
from collections import Counter

import pytest

from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.paths import resources
from tests.balance.judging import broken_promises
from tests.balance.measuring import Tally, measure, measure_all
from tests.balance.report import BEGIN, END, replaced, report

CONTENT = campaign_content()
README = (resources() / "packs" / "patience" / "README.md").read_text(encoding="utf-8")
ASKED = os.environ.get("MARS_DESKTOP_BALANCE", "")


def fair(mission: int = 1) -> Tally:
    """A measurement that keeps every promise."""
    sides = Counter({CONTENT.cards[c].id: 200 for sides in CONTENT.sides.values() for c in sides})
    one = CONTENT.missions[mission]
    goals = Counter([goal.id for goal in one.milestones] * 100) + Counter([goal.id for goal in one.awards] * 100)
    wins = Counter(dict.fromkeys(sides, 100))
    return Tally(
        mission,
        2,
        games=1200,
        generations=12000,
        points=240000,
        sides=sides,
        side_wins=wins,
        goals=goals,
        seen=Counter(grass=500),
        bought=Counter(grass=100),
        owned=Counter(grass=100),
        won=Counter(grass=50),
    )


@pytest.mark.parametrize("mission", CONTENT.missions)
def test_a_few_games_of_each_mission_are_counted_whole(mission: int) -> None:
    seats, games = 2 + mission % 3, 2
    tally = measure(mission, seats, range(1, games + 1))
    assert tally.games == games
    assert 5 <= tally.length <= 20
    assert tally.sides.total() == games * seats
    assert tally.side_wins.total() == games
    assert tally.bought <= tally.seen
    assert tally.won <= tally.owned
    assert tally.goals <= Counter(dict.fromkeys(tally.goals, games))
    assert "goals taken" in report([tally], CONTENT)


def test_what_is_fair_breaks_no_promise() -> None:
    assert broken_promises([fair()], CONTENT) == []


def test_everything_that_misses_its_range_is_named() -> None:
    tally = fair()
    tally.generations = 7 * tally.games
    tally.side_wins["greenwake-a"] = 190
    tally.goals["steward"] = 10
    tally.bought["grass"] = 9
    tally.won["grass"] = 95
    assert broken_promises([tally], CONTENT) == [
        "mission 1, 2 players: lasts 7.0 generations",
        "mission 1, 2 players: greenwake-a wins 1.90 of its fair share",
        "mission 1, 2 players: steward is taken in 1% of the games",
        "grass: bought in 1.8% of its deals",
        "grass: its owner wins 1.90 times chance",
    ]


def test_a_share_of_wins_that_chance_explains_is_not_held_against_a_side() -> None:
    tally = fair()
    tally.side_wins["greenwake-a"] = 166
    assert broken_promises([tally], CONTENT) == []


def test_a_new_table_replaces_the_old_one_and_leaves_the_rest_alone() -> None:
    assert replaced(f"before {BEGIN} old {END} after", "new\n") == f"before {BEGIN}\n\nnew\n\n{END} after"
    with pytest.raises(ValueError, match="no place for the table"):
        replaced("nothing", "new")


def test_the_readme_of_the_campaign_holds_a_table_for_every_mission_and_number_of_players() -> None:
    table = README.partition(BEGIN)[2].partition(END)[0]
    rows = [line.split("|")[1:3] for line in table.splitlines() if line.startswith("| ")][2:]
    assert rows == [[f" {mission} ", f" {seats} "] for mission in CONTENT.missions for seats in (2, 3, 4)]


@pytest.mark.slow
@pytest.mark.skipif(not ASKED, reason="plays 7560 games: set MARS_DESKTOP_BALANCE to a number of processes")
def test_the_table_in_the_readme_is_what_is_measured() -> None:
    table = README.partition(BEGIN)[2].partition(END)[0].strip()
    games = int(table.split(maxsplit=1)[0])
    assert report(measure_all(games, processes=int(ASKED)), CONTENT).strip() == table
