"""Rule book: Suggestions; Symbols."""

from tests.games.legacy.situation import Mission


def test_the_active_player_orders_all_effects_those_of_others_included() -> None:
    """A greenery of seat 0 at the threshold of a track, with an ocean still to lay by seat 0."""
    table = Mission(effect_order="always").stock(0, mc=18).tile("A2", "city", 0)
    table.in_play(0, "hoarfrost-works-m1b").in_play(1, "hoarfrost-works-m1b")
    table.do("project aquifer", "place D5")
    causes = {option.words[0] for option in table.asked.options}
    assert (table.asked.kind, table.asked.seat) == ("order", 0)
    assert causes == {"placement-bonus", "hoarfrost-works-m1b"}
    while table.asked.kind == "order":
        table.apply(table.asked.options[-1])
    assert (table.stock_of(0, "heat"), table.stock_of(1, "heat")) == (1, 1)


def test_a_card_drawn_by_an_effect_is_not_paid_for() -> None:
    table = Mission().afford(0, "free-library")
    table.do("play free-library")
    assert (len(table.hand_of(0)), table.stock_of(0, "mc")) == (1, 0)


def test_a_card_with_the_lamp_comes_at_random_from_the_innovation_box() -> None:
    table = Mission(mission=7).afford(0, "convocation").tags(0, science=3)
    table.innovation_top("warm-stone", "glass-weather").do("play convocation")
    assert table.hand_of(0) == ["warm-stone", "glass-weather"]


def test_the_choice_of_standard_resources_is_the_players() -> None:
    table = Mission().afford(0, "prospectors-tip")
    table.do("play prospectors-tip")
    assert table.options == {"choose 1", "choose 2", "choose 3"}


def test_floaters_are_a_tag_and_a_resource_on_cards() -> None:
    table = Mission(mission=7).in_play(0, "methane-kites")
    table.do("use methane-kites 1")
    assert (table.tags_of(0, "floater"), table.held_by("methane-kites")) == (1, 1)


def test_resources_that_are_no_standard_ones_lie_on_their_cards() -> None:
    table = Mission().afford(0, "pocket-jungle")
    table.do("play pocket-jungle", "use pocket-jungle")
    assert (table.held_by("pocket-jungle"), table.card_points("pocket-jungle")) == (2, 1)


def test_reducing_a_production_must_be_done_and_may_hit_oneself() -> None:
    table = Mission().afford(0, "fish").parameters(temperature=2)
    assert table.refused("play fish").key == "no-production-to-reduce"
    table.production(0, plants=1).do("play fish")
    assert table.productions(0) == {}
