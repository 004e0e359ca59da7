"""Buttons, questions and warnings say what would really happen."""

import pytest

from mars_desktop.engine import Pick, Score, SeatScore
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.wording import results
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.games.terraforming.wording.foresight import preview_lines, warnings
from mars_desktop.games.terraforming.wording.goals import award_progress, milestone_progress
from mars_desktop.games.terraforming.wording.options import option_text
from mars_desktop.games.terraforming.wording.prompts import prompt
from mars_desktop.games.terraforming.wording.things import hex_name
from mars_desktop.games.texts import AnswerText, Prompt
from tests.games.terraforming.situation import Situation

ENGLISH = Speaker()


def _label(game: Situation, text: str) -> AnswerText:
    return answer_label(game.table, game.state, game.choice(text), ENGLISH)


def _asked(game: Situation) -> Prompt:
    return prompt(game.table, game.state, game.asked, ENGLISH)


def _warned(game: Situation, text: str) -> list[str]:
    return warnings(game.rules, game.state, game.choice(text), ENGLISH)


# --- answers ----------------------------------------------------------------------------------------------------------


def test_a_card_is_offered_at_its_price_with_the_payment_suggested() -> None:
    game = Situation(2).stock(0, mc=30, titanium=2).hand(0, "comet").turn_of(0)
    assert _label(game, "play comet") == AnswerText("Play Comet", "21 M€ (2 titanium and 15 M€)", "tag-event")
    assert _label(game, "play comet mc=21") == AnswerText("Play Comet", "21 M€", "tag-event")


def test_a_discounted_card_tells_what_is_printed_too() -> None:
    game = Situation(2).stock(0, mc=30).in_play(0, "earth-catapult").hand(0, "comet").turn_of(0)
    assert _label(game, "play comet").detail == "19 M€ instead of 21 M€"


def test_tm_112_a_thief_sees_what_there_really_is_to_take() -> None:
    game = Situation(2).stock(0, mc=10).stock(1, steel=1, mc=2).hand(0, "hired-raiders").turn_of(0)
    game.do("play hired-raiders")
    assert _label(game, "choose 1").detail == "1 steel from Player 2"
    assert _label(game, "choose 2").detail == "2 M€ from Player 2"
    game.do("choose 2")
    assert _asked(game).title == "Player 1: choose from whom to take M€ (Hired Raiders)"
    assert _label(game, "remove p2") == AnswerText("2 M€ from Player 2", "has 2", "mc")
    assert _label(game, "remove none").title == "From no one"


def test_resources_of_a_card_are_offered_with_card_and_owner() -> None:
    game = Situation(2).in_play(0, "predators").in_play(1, "fish", "small-animals").turn_of(0)
    game.holding("fish", 3).holding("small-animals", 1).do("use predators")
    assert _label(game, "remove fish") == AnswerText("1 animal from Fish of Player 2", "has 3")


def test_a_place_tells_its_bonus_and_the_oceans_beside_it() -> None:
    game = Situation(2).stock(0, mc=18).tile("E5", "ocean").tile("D7", "ocean").turn_of(0)
    game.do("project aquifer")
    assert _label(game, "place E6") == AnswerText("E6", "+2 plants, +2 M€ for 1 ocean, oceans 2 → 3", "ocean")


def test_a_lower_production_is_told_as_it_would_be() -> None:
    game = Situation(3).stock(0, mc=30).production(1, energy=3).production(2, energy=2).hand(0, "energy-tapping")
    game.turn_of(0).do("play energy-tapping")
    assert _label(game, "reduce p2") == AnswerText("Player 2", "energy production 3 → 2", "energy")


def test_a_picked_number_is_put_into_the_action() -> None:
    game = Situation(2).stock(0, energy=4).in_play(0, "power-infrastructure").turn_of(0)
    game.do("use power-infrastructure")
    assert _label(game, "amount 3") == AnswerText("3", "Pay 3 energy to gain 3 M€")


def test_an_optional_effect_can_be_declined_in_words() -> None:
    game = Situation(2).stock(0, mc=30).hand(0, "mars-university", "comet").turn_of(0)
    game.do("play mars-university")
    assert _asked(game) == Prompt("Player 1: choose what Mars University does")
    assert [_label(game, text).title for text in ("choose 1", "choose 2")] == [
        "Discard 1 card to draw 1 card",
        "Decline",
    ]


def test_cards_to_buy_tell_their_price_before_and_after_picking() -> None:
    game = Situation(2).stock(0, mc=20).stock(1, mc=20)
    game.end_generation()
    decision = game.asked
    pick = decision.picks[0]
    assert isinstance(pick, Pick)
    assert answer_label(game.table, game.state, pick, ENGLISH).detail == "3 M€ each, at most 4 cards"
    assert answer_label(game.table, game.state, pick.choice(pick.items[:2]), ENGLISH).detail == "6 M€"
    assert answer_label(game.table, game.state, pick.choice(()), ENGLISH).title == "Buy no card"
    assert _asked(game).detail == "Pick at most 4 cards"


def test_an_effect_to_order_is_named_by_cause_and_owner() -> None:
    game = Situation(2, ("beginner-corporation", "saturn-systems"), effect_order="always")
    game.stock(0, mc=60).hand(0, "io-mining-industries").turn_of(0).do("play io-mining-industries")
    said = {answer_label(game.table, game.state, option, ENGLISH).title for option in game.asked.options}
    assert said == {
        "Io Mining Industries: raise M€ production 2 steps and titanium production 2 steps",
        "Saturn Systems of Player 2: raise M€ production 1 step",
    }


# --- questions --------------------------------------------------------------------------------------------------------


def test_the_tile_of_a_card_is_asked_for_with_its_card() -> None:
    game = Situation(2).stock(0, mc=30).hand(0, "comet").turn_of(0)
    game.do("play comet")
    assert _asked(game) == Prompt("Player 1: place the ocean of Comet", "12 places allowed")


def test_both_actions_of_a_turn_are_counted() -> None:
    game = Situation(2).turn_of(1)
    assert _asked(game).title == "Player 2: first of two actions"
    assert _asked(game.turn_of(1, 1)).title == "Player 2: second of two actions"


# --- what would be wasted ---------------------------------------------------------------------------------------------


def test_a_parameter_that_is_complete_is_warned_of() -> None:
    game = Situation(2).stock(0, heat=8).parameters(temperature=8).turn_of(0)
    assert _warned(game, "convert heat") == ["Temperature is complete already: no step and no rating."]


def test_metal_that_is_lost_for_lack_of_change_is_warned_of() -> None:
    game = Situation(2).stock(0, mc=1, titanium=7).hand(0, "comet").turn_of(0)
    game.stock(1, plants=3).in_play(0, "earth-catapult")
    assert _warned(game, "play comet titanium=7") == [
        "2 M€ of what is paid would be lost: no change is given.",
    ]
    assert _warned(game, "play comet mc=1 titanium=6") == []


def test_plants_that_nobody_has_are_warned_of_before_the_tile_is_placed() -> None:
    game = Situation(2).stock(0, mc=30).hand(0, "comet").turn_of(0)
    assert _warned(game, "play comet") == ["Nothing would be removed (Comet)."]
    game.stock(1, plants=1)
    assert _warned(game, "play comet") == []


def test_a_resource_without_a_card_to_hold_it_is_warned_of() -> None:
    game = Situation(2).in_play(0, "symbiotic-fungus").turn_of(0)
    assert _warned(game, "use symbiotic-fungus") == ["There is no card to add microbes to."]


def test_oceans_that_have_run_out_are_warned_of() -> None:
    game = Situation(2).stock(0, mc=30).hand(0, "comet").parameters(oceans=9).turn_of(0)
    assert "No ocean can be placed: there is none left or no place for it." in _warned(game, "play comet")


def test_removing_ones_own_is_warned_of() -> None:
    game = Situation(2).stock(0, mc=30, plants=4).stock(1, plants=4).hand(0, "asteroid").turn_of(0)
    game.do("play asteroid")
    assert _warned(game, "remove p1") == ["Player 1 would be the one who loses it."]
    assert _warned(game, "remove p2") == []
    assert _warned(game, "remove none") == ["Nothing would be removed (Asteroid)."]


def test_warning_and_preview_change_nothing_and_tell_no_unseen_card() -> None:
    game = Situation(2).stock(0, mc=10).in_play(0, "search-for-life").deck_top("tardigrades").turn_of(0)
    before = game.rules.codec.encode(game.state)
    choice = game.choice("use search-for-life")
    said = [line.text for line in preview_lines(game.rules, game.state, choice, ENGLISH)]
    assert said == ["Player 1 used Search For Life", "−1 M€"]
    assert warnings(game.rules, game.state, choice, ENGLISH) == []
    assert game.rules.codec.encode(game.state) == before


# --- goals, places, options, results ----------------------------------------------------------------------------------


def test_milestones_and_awards_tell_how_far_a_seat_is() -> None:
    game = Situation(2).tile("E4", "city", 0).rating(0, 33).production(0, mc=11)
    progress = [milestone_progress(game.table, game.state, 0, goal, ENGLISH) for goal in ("mayor", "terraformer")]
    assert progress == ["1 of 3 city tiles", "terraform rating 33 of 35"]
    assert award_progress(game.table, game.state, 0, "banker", ENGLISH) == "M€ production 11"


def test_a_hex_is_named_for_those_who_cannot_see_it() -> None:
    game = Situation(2).tile("D6", "city", 1).tile("E5", "ocean").claim("F3", 1)
    named = [
        hex_name(game.table, game.state, game.table.map.index[place], ENGLISH)
        for place in ("D6", "E5", "F3", "A2", "E3", "F1", "phobos-space-haven")
    ]
    assert named == [
        "D6, city of Player 2",
        "E5, ocean",
        "F3, land, 1 plant, marker of Player 2",
        "A2, reserved for ocean, 2 steel, free",
        "E3 (Noctis City), reserved for a city, 2 plants, free",
        "F1, land, 1 plant, free",
        "Phobos Space Haven, off the map, free",
    ]


def test_every_option_and_each_of_its_values_has_words() -> None:
    for option in TerraformingRules.options:
        text = option_text(option.key, ENGLISH)
        assert text.name
        assert text.explanation.endswith(".")
        wanted = {True, False} if isinstance(option.default, bool) else set(option.values)
        assert set(text.values) == wanted


@pytest.mark.parametrize(
    ("points", "winners", "verdict", "said"),
    [
        ((60, 52), (0,), "most-points", "Player 1 wins with 60 points, 8 more than anybody else."),
        (
            (60, 60),
            (1,),
            "tie-money",
            "Player 1 and Player 2 are level at 60 points. Player 2 wins with more M€ left: 7 M€.",
        ),
        (
            (60, 60),
            (0, 1),
            "tie-shared",
            "Player 1 and Player 2 share the victory: they are level at 60 points and have 6 M€ each.",
        ),
    ],
)
def test_a_result_says_who_won_and_why(
    points: tuple[int, ...], winners: tuple[int, ...], verdict: str, said: str
) -> None:
    seats = tuple(SeatScore((("rating", n),), tie_break=6 + seat) for seat, n in enumerate(points))
    assert results.score_text(Situation(2).table, Score(seats, winners, verdict), ENGLISH) == said


def test_a_solo_result_names_the_goal_that_was_played_for() -> None:
    said = {
        (goal, verdict): results.score_text(
            Situation(1, solo_goal=goal).table,
            Score((SeatScore((("rating", 40),)),), (0,) if verdict == "solo-won" else (), verdict),
            ENGLISH,
        )
        for goal in ("parameters", "rating")
        for verdict in ("solo-won", "solo-lost")
    }
    assert said == {
        ("parameters", "solo-won"): "Player 1 wins: Mars is terraformed within 14 generations. The score is 40 points.",
        (
            "parameters",
            "solo-lost",
        ): "Player 1 loses: Mars is not terraformed after 14 generations. The score is 40 points.",
        ("rating", "solo-won"): "Player 1 wins: the terraform rating has reached 63. The score is 40 points.",
        ("rating", "solo-lost"): "Player 1 loses: the terraform rating has not reached 63. The score is 40 points.",
    }
