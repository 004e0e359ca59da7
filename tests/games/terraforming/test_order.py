"""The active player orders the effects that wait together, other players' triggers included."""

import pytest

from tests.games.terraforming.situation import Situation


def always(seats: int = 2, corporations: tuple[str, ...] = ()) -> Situation:
    """A table that agreed to be asked for every order."""
    return Situation(seats, corporations, 1, effect_order="always")


def test_effects_that_commute_run_without_a_question() -> None:
    table = Situation().stock(0, mc=17).hand(0, "kelp-farming").parameters(oceans=6)
    table.do("play kelp-farming")
    assert table.asked.kind == "action"
    assert (table.stocks(0), table.productions(0)) == ({"plants": 2}, {"mc": 2, "plants": 3})


def test_a_table_may_agree_to_be_asked_for_every_order() -> None:
    table = always().stock(0, mc=17).hand(0, "kelp-farming").parameters(oceans=6)
    table.do("play kelp-farming")
    assert (table.asked.kind, table.asked.seat) == ("order", 0)
    assert table.options == {"resolve kelp-farming production", "resolve kelp-farming gain"}
    table.do("resolve kelp-farming gain")
    assert table.asked.kind == "action"  # what is left alone runs by itself
    assert (table.stocks(0), table.productions(0)) == ({"plants": 2}, {"mc": 2, "plants": 3})


@pytest.mark.parametrize("mine_first", [True, False])
def test_the_active_player_orders_other_players_triggers_too(mine_first: bool) -> None:
    table = always().stock(0, mc=25).in_play(0, "pets").in_play(1, "rover-construction", "immigrant-city")
    table.do("project city", "resolve city place", "place G3")
    assert table.asked.seat == 0
    assert table.options == {
        "resolve city production",
        "resolve pets add",
        "resolve rover-construction gain",
        "resolve immigrant-city production",
    }
    order = ["resolve pets add", "resolve rover-construction gain", "resolve immigrant-city production"]
    events = table.do(*(order if mine_first else reversed(order)))
    changes = [event.cause for event in events if event.kind in ("stock", "production", "card-resource")]
    assert changes[:3] == [text.split()[1] for text in (order if mine_first else reversed(order))]
    assert (table.held_by("pets"), table.stock_of(1, "mc"), table.production_of(1, "mc")) == (1, 2, 1)


def test_equal_effects_appear_once_and_different_ones_of_one_cause_are_numbered() -> None:
    table = always().stock(0, mc=36).hand(0, "giant-ice-asteroid")
    table.do("play giant-ice-asteroid")
    assert table.options == {
        "resolve giant-ice-asteroid raise",
        "resolve giant-ice-asteroid place",
        "resolve giant-ice-asteroid remove",
    }
    imported = always().stock(0, mc=23).hand(0, "imported-nitrogen")
    imported.do("play imported-nitrogen")
    assert "resolve imported-nitrogen add" in imported.options
    assert "resolve imported-nitrogen add 2" in imported.options


@pytest.mark.parametrize("order", ["always", "matters"])
def test_a_loss_waits_for_the_gain_that_makes_it_possible(order: str) -> None:
    table = Situation(2, (), 1, effect_order=order).stock(0, mc=4).in_play(0, "viral-enhancers").hand(0, "moss")
    table.parameters(oceans=3).do("play moss")
    while table.asked.kind == "order":
        assert "resolve moss pay" not in table.options or table.stock_of(0, "plants") > 0
        table.do(min(table.options))
    assert (table.stocks(0), table.productions(0)) == ({}, {"plants": 1})


def test_the_loss_of_immigrant_city_is_offered_only_once_it_is_possible() -> None:
    table = always().stock(0, mc=13).production(0, mc=-4, energy=1).hand(0, "immigrant-city")
    table.do("play immigrant-city", "place G3")
    assert table.productions(0) == {"mc": -5}


@pytest.mark.parametrize(
    "card", ["hackers", "energy-tapping", "asteroid-mining-consortium", "great-escarpment-consortium"]
)
def test_any_order_that_is_offered_can_be_carried_through(card: str) -> None:
    table = always().stock(0, mc=13).production(0, energy=1, titanium=1, steel=1).hand(0, card)
    table.do(f"play {card}")
    while table.asked.kind != "action":
        table.do(max(table.options))
    assert min(table.state.players[0].production[1:]) >= 0


def test_effects_that_new_effects_trigger_join_the_ones_that_wait() -> None:
    table = always().stock(0, mc=14, heat=0).in_play(1, "arctic-algae").stock(1, plants=1).hand(0, "asteroid")
    table.parameters(temperature=-2).do("play asteroid", "resolve asteroid raise")
    assert "resolve temperature-track place" in table.options
    table.do("resolve temperature-track place", "place A5")
    assert "resolve arctic-algae gain" in table.options
    assert "resolve asteroid remove" in table.options
    table.do("resolve arctic-algae gain", "resolve asteroid remove", "remove p2")
    assert table.stock_of(1, "plants") == 0


def test_two_different_tiles_ask_for_their_order_and_two_equal_ones_do_not() -> None:
    different = Situation().stock(0, mc=10).hand(0, "nuclear-zone").parameters(temperature=-4)
    different.do("play nuclear-zone")
    assert different.options == {"resolve nuclear-zone place", "resolve temperature-track place"}
    equal = Situation().stock(0, mc=23).hand(0, "ice-asteroid")
    equal.do("play ice-asteroid")
    assert equal.asked.kind == "place"


@pytest.mark.parametrize("card", ["research-outpost", "natural-preserve", "restricted-area"])
def test_a_tile_that_may_bring_cards_and_mars_university_ask_for_their_order(card: str) -> None:
    table = Situation().stock(0, mc=18).in_play(0, "mars-university").hand(0, card, "mine").deck_top("grass", "fish")
    table.do(f"play {card}")
    assert table.options == {f"resolve {card} place", "resolve mars-university choose"}
    table.do(f"resolve {card} place", "place H3", "resolve placement-bonus draw", "choose 1", "discard grass")
    assert table.hand_of(0) == ["mine", "fish"]


def test_mars_university_discards_before_it_draws_in_whatever_order_effects_are_taken() -> None:
    table = always().stock(0, mc=11).in_play(0, "mars-university").hand(0, "research", "mine").deck_top("grass", "fish")
    table.do("play research", "resolve mars-university choose", "choose 1")
    assert (table.asked.kind, table.asked.picks[0].items) == ("discard", ("mine",))
    table.do("discard mine")
    assert table.hand_of(0)[0] == "grass"


def test_the_seat_of_the_final_greenery_orders_its_effects() -> None:
    table = always(3).stock(1, plants=8).in_play(1, "herbivores")
    table.finish_game()
    table.parameters(oxygen=7, temperature=8, oceans=9)
    table.do("convert plants", "place G3")
    while table.pending:
        assert table.asked.seat == 1
        table.do(min(table.options))
    assert table.held_by("herbivores") == 1


def test_payment_is_complete_before_any_effect() -> None:
    table = always(corporations=("credicor",)).stock(0, mc=25).in_play(0, "rover-construction", "standard-technology")
    events = table.do("project city")
    assert next(event.values[:2] for event in events if event.kind == "stock") == ("mc", -25)
    assert "resolve credicor gain" in table.options
    assert "resolve standard-technology gain" in table.options


def test_the_tags_of_an_event_count_until_all_its_effects_are_done() -> None:
    table = always().stock(0, mc=5).hand(0, "technology-demonstration").in_play(0, "olympus-conference")
    table.do("play technology-demonstration")
    assert (table.asked.kind, table.tags_of(0, "space")) == ("order", 1)
    table.do("resolve technology-demonstration draw")
    assert (table.asked.kind, table.tags_of(0, "space")) == ("action", 0)
