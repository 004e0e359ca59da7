"""Setups: what is not said holds its default, what cannot be played is refused with one sentence."""

import subprocess
import sys

import pytest

import mars_desktop.games.terraforming.rules  # registers its game
from mars_desktop.engine import Option, Setup, SetupProblem, games, rules_for, ruleset
from mars_desktop.engine.codec import Codec


def test_a_quick_setup_names_people_and_gives_each_a_colour() -> None:
    setup = Setup.quick("terraforming", 3, 7, map="hellas")
    assert [seat.name for seat in setup.seats] == ["Player 1", "Player 2", "Player 3"]
    assert len({seat.colour for seat in setup.seats}) == 3
    assert (setup.seed, setup.options) == (7, {"map": "hellas"})


def test_a_setup_reads_back_from_its_text() -> None:
    setup = Setup.quick("terraforming", 4, 2**63 - 1, corporate_era=False, research_draft="two")
    codec = Codec(Setup)
    assert codec.decode(codec.encode(setup)) == setup


def test_an_option_that_is_not_said_holds_its_default() -> None:
    rules = rules_for(Setup.quick("terraforming", 2, 1))
    for option in ruleset("terraforming").options:
        assert rules.option(option.key) == option.default == option.values[0]


@pytest.mark.parametrize("option", ruleset("terraforming").options, ids=lambda option: str(option.key))
def test_every_value_that_an_option_lists_is_taken(option: Option) -> None:
    values = (True, False) if isinstance(option.default, bool) else option.values
    for value in values:
        rules = rules_for(Setup.quick("terraforming", 2, 1, **{option.key: value}))
        assert rules.option(option.key) == value
        assert rules.pending(rules.new_state())


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup.quick("chess", 2, 1), "there is no game 'chess'; known are: "),
        (Setup.quick("terraforming", 9, 1), "terraforming is for 1 to 5 seats, not for 9"),
        (
            Setup.quick("terraforming", 2, 1, undo="never"),
            "option 'undo' of terraforming cannot be 'never'; allowed are: ",
        ),
        (
            Setup.quick("terraforming", 2, 1, full_board_ends="yes"),
            "option 'full_board_ends' of terraforming cannot be 'yes'",
        ),
        (Setup.quick("terraforming", 2, 1, corporate_era=0), "option 'corporate_era' of terraforming cannot be 0"),
        (Setup.quick("terraforming", 2, 1, map=True), "option 'map' of terraforming cannot be True"),
        (Setup.quick("terraforming", 2, 1, speed=3), "terraforming has no option 'speed'; it has: beginners, "),
    ],
)
def test_a_setup_that_cannot_be_played_says_what_where_and_what_to_do(setup: Setup, sentence: str) -> None:
    with pytest.raises(SetupProblem) as problem:
        rules_for(setup)
    assert str(problem.value).startswith(sentence)


def test_a_setup_for_another_game_is_refused_by_the_rules() -> None:
    with pytest.raises(SetupProblem, match=r"^a setup for 'chess' was given to the rules of 'terraforming'$"):
        ruleset("terraforming")(Setup.quick("chess", 2, 1))


def test_games_are_known_by_their_ids() -> None:
    assert "terraforming" in games()
    assert ruleset("terraforming") is mars_desktop.games.terraforming.rules.TerraformingRules


def test_a_game_is_known_before_its_rules_are_loaded() -> None:
    program = (
        "import sys, mars_desktop.games\n"
        "from mars_desktop.engine import Setup, games, rules_for\n"
        "assert 'terraforming' in games()\n"
        "assert 'mars_desktop.games.terraforming.rules' not in sys.modules\n"
        "assert rules_for(Setup.quick('terraforming', 2, 1)).id == 'terraforming'\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
