"""Options, sources of points, verdicts and the lines of the solo goals have words."""

import msgspec
import pytest

from mars_desktop.engine import Setup
from mars_desktop.engine.score import Score, SeatScore
from mars_desktop.games.onmars.content import content
from mars_desktop.games.onmars.pack_format import SoloGoal
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.scoring import SOURCES, unmet
from mars_desktop.games.onmars.wording.options import option_text
from mars_desktop.games.onmars.wording.results import goal_lines, goal_title, score_text, source_about, source_name
from mars_desktop.games.onmars.words import SOLO_GOALS
from mars_desktop.games.phrases import Speaker

ENGLISH = Speaker()
TABLE = OnMarsRules(Setup.quick("onmars", 2, 1)).table


def _tied(first: int, second: int) -> Score:
    seats = (SeatScore((("track", 40),), first), SeatScore((("track", 40),), second))
    return Score(seats, (0,), "tie-break")


@pytest.mark.parametrize("option", OnMarsRules.options, ids=lambda option: option.key)
def test_every_option_and_every_value_has_words(option: object) -> None:
    key, values, free = option.key, option.values, option.free  # type: ignore[attr-defined]  # an Option
    text = option_text(key, ENGLISH)
    assert text.name
    assert text.explanation.endswith(".")
    allowed = (True, False) if isinstance(values[0], bool) else values
    assert free or set(text.values) == set(allowed)


def test_every_source_of_points_has_a_name_and_says_how_it_is_counted() -> None:
    assert len({source_name(source, ENGLISH) for source in SOURCES}) == len(SOURCES)
    assert all(source_about(source, ENGLISH) for source in SOURCES)


def test_the_winner_is_told_with_the_margin() -> None:
    score = Score((SeatScore((("track", 40),), 0), SeatScore((("track", 33),), 0)), (0,), "most-points")
    assert score_text(TABLE, score, ENGLISH) == "Player 1 wins with 40 points, 7 more than anybody else."


def test_a_tie_tells_what_settled_it() -> None:
    level = "Player 1 and Player 2 are level at 40 points"
    assert score_text(TABLE, _tied(50_302, 40_904), ENGLISH) == (
        f"{level}. Player 1 wins with more Crystals in the Depot: 5."
    )
    assert score_text(TABLE, _tied(50_302, 50_204), ENGLISH) == (
        f"{level}, also in Crystals. Player 1 wins with more Advanced Buildings: 3."
    )
    assert score_text(TABLE, _tied(50_302, 50_301), ENGLISH) == (
        f"{level}, also in Crystals and Advanced Buildings. Player 1 wins with more Progress cubes: 2."
    )


def test_a_victory_can_be_shared() -> None:
    score = Score((SeatScore((("track", 40),), 7), SeatScore((("track", 40),), 7)), (0, 1), "shared")
    assert score_text(TABLE, score, ENGLISH).startswith("Player 1 and Player 2 share the victory")


@pytest.mark.parametrize("goal", SOLO_GOALS)
def test_every_line_of_a_solo_goal_has_words_and_says_whether_it_is_met(goal: str) -> None:
    rules = OnMarsRules(Setup.quick("onmars", 1, 3, solo_goal=goal))
    state = rules.new_state()
    lines = goal_lines(rules.table, state, ENGLISH)
    asked = msgspec.to_builtins(content().solo_goals[goal])
    empty = msgspec.to_builtins(SoloGoal(id=goal))
    wanted = sum(len(v) if isinstance(v, dict) else 1 for k, v in asked.items() if v != empty[k] and k != "source")
    assert len(lines) == len({text for text, _ in lines}) == wanted
    assert sum(not met for _, met in lines) == len(unmet(rules.table, state))
    assert goal_title(rules.table, ENGLISH)


def test_a_solo_game_is_won_or_lost_by_its_goal() -> None:
    rules = OnMarsRules(Setup.quick("onmars", 1, 3))
    score = rules.score(rules.new_state())
    assert score_text(rules.table, score, ENGLISH).startswith("Player 1 loses: “First Colonists” is not met")
