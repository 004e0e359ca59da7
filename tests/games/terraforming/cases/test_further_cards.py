"""Further situations with cards: order of effects, payments, targets, requirements, answers that must be refused."""

import pytest

from tests.games.terraforming.situation import Situation


@pytest.mark.parametrize(
    ("card", "own"),
    [
        ("artificial-photosynthesis", "choose"),
        ("robotic-workforce", "copy-production"),
        ("restricted-area", "place"),
        ("research-outpost", "place"),
    ],
)
def test_mars_university_may_come_before_or_after_what_its_card_asks(card: str, own: str) -> None:
    table = Situation().in_play(0, "mars-university", "medical-lab").hand(0, card, "asteroid").stock(0, mc=30)
    table.do(f"play {card}")
    assert table.options == {f"resolve {card} {own}", "resolve mars-university choose"}


def test_a_card_drawn_for_a_place_may_be_the_one_that_mars_university_discards() -> None:
    table = Situation().in_play(0, "mars-university").hand(0, "restricted-area").stock(0, mc=11)
    table.deck_top("mine", "fish")
    board = table.table.map
    place = next(board.places[i] for i in board.land if "card" in board.bonus[i])
    table.do("play restricted-area", "resolve restricted-area place", f"place {place}")
    table.do("resolve placement-bonus draw")
    assert table.hand_of(0) == ["mine"]
    table.do("choose 1", "discard mine")
    assert table.hand_of(0) == ["fish"]
    assert table.state.discard == [table.table.content.index["mine"]]


def test_olympus_conference_is_offered_with_the_choice_of_its_card_and_mars_university() -> None:
    table = Situation().in_play(0, "mars-university", "olympus-conference").hand(0, "artificial-photosynthesis", "mine")
    table.holding("olympus-conference", 1).stock(0, mc=12).do("play artificial-photosynthesis")
    assert len(table.options) == 3
    table.do("resolve olympus-conference choose", "choose 2")
    assert (table.held_by("olympus-conference"), len(table.hand_of(0))) == (0, 2)


def test_heat_that_a_discounted_card_takes_is_all_it_needs() -> None:
    table = Situation(corporations=("helion",)).hand(0, "indentured-workers", "local-heat-trapping")
    table.stock(0, mc=0, heat=5).do("play indentured-workers", "play local-heat-trapping")
    assert table.stocks(0) == {"plants": 4}


@pytest.mark.parametrize(("mc", "heat", "mixes"), [(1, 5, ["mc"]), (1, 6, ["mc", "heat"]), (0, 6, ["heat"])])
def test_only_heat_beyond_what_the_card_takes_can_pay_for_it(mc: int, heat: int, mixes: list[str]) -> None:
    table = Situation(corporations=("helion",)).hand(0, "local-heat-trapping").stock(0, mc=mc, heat=heat)
    payment = table.rules.payment(table.state, table.choice("play local-heat-trapping"))
    assert payment is not None
    assert payment.mixes() == [{name: 1} for name in mixes]


def test_a_production_below_0_can_still_be_lowered() -> None:
    table = Situation(seats=3).production(0, energy=1).production(1, mc=-3).production(2, mc=-4).hand(0, "hackers")
    table.stock(0, mc=3).do("play hackers")
    assert table.options == {"reduce p2", "reduce p1"}
    table.do("reduce p2")
    assert (table.production_of(1, "mc"), table.production_of(0, "mc")) == (-5, 2)


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((-3, -3, -4, -5, -4), [5, 5, 0, 0, 0]),
        ((-1, -3, -3, -5, -3), [5, 2, 2, 0, 2]),
        ((0, 0, 0, 0, 0), [5, 5, 5, 5, 5]),
        ((4, 3, 2, 1, 0), [5, 2, 0, 0, 0]),
    ],
)
def test_five_seats_share_places_of_an_award_whatever_the_values(values: tuple[int, ...], points: list[int]) -> None:
    table = Situation(seats=5)
    for seat, value in enumerate(values):
        table.production(seat, mc=value)
    table.state.awards["banker"] = 3
    assert [table.points(seat, "awards") for seat in range(5)] == points


@pytest.mark.parametrize(
    ("card", "temperature", "allowed"),
    [("trees", -8, True), ("trees", -10, False), ("arctic-algae", -8, True), ("arctic-algae", -6, False)],
)
def test_inventrix_moves_a_temperature_by_two_steps_of_two_degrees(card: str, temperature: int, allowed: bool) -> None:
    table = Situation(corporations=("inventrix",)).hand(0, card).stock(0, mc=20).parameters(temperature=temperature)
    table.do("first-action inventrix")
    assert table.allowed(f"play {card}") == allowed


def test_heat_converted_in_vain_does_not_unlock_the_united_nations_action() -> None:
    table = Situation(corporations=("united-nations-mars-initiative",)).stock(0, mc=3, heat=8)
    table.parameters(temperature=8).do("convert heat")
    assert table.refused("use united-nations-mars-initiative").key == "needs-rating-raised"


def test_predators_find_nothing_where_all_animals_are_pets_or_protected() -> None:
    table = Situation(seats=3).in_play(0, "predators").in_play(1, "fish", "protected-habitats").holding("fish", 3)
    table.in_play(2, "pets").holding("pets", 4)
    assert table.refused("use predators").key == "nothing-to-remove"
    table.in_play(2, "birds").holding("birds", 1).do("use predators")
    assert (table.held_by("birds"), table.held_by("predators")) == (0, 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play mine titanium=2", "cannot-pay-with"),
        ("play comet steel=11", "cannot-pay-with"),
        ("play mine heat=4", "cannot-pay-with"),
        ("play mine mc=-4 steel=4", "negative-payment"),
        ("play mine mc=3", "pays-too-little"),
        ("play mine steel=3", "pays-too-much"),
        ("play mine mc=1 steel=2", "pays-too-much"),
        ("play mine steel=11", "pays-more-than-there-is"),
        ("project city mc=24", "pays-too-little"),
        ("convert plants mc=1", "nothing-to-pay"),
        ("sell mine mine", "not-offered"),
        ("sell fish", "not-offered"),
        ("play fish", "not-offered"),
        ("p2 pass", "not-asked"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(text: str, reason: str) -> None:
    table = Situation().hand(0, "mine", "comet").stock(0, mc=50, plants=9, steel=10, titanium=10, heat=9)
    assert table.refused(text).key == reason  # compares the whole state before and after


def test_the_same_card_cannot_be_bought_or_drafted_twice() -> None:
    table = Situation(seats=3, research_draft="two").stock(0, mc=50)
    table.end_generation()
    one, two, *_ = table.asked.picks[0].items
    seat = table.asked.seat + 1
    assert table.refused(f"draft {one} {one}").key == "not-offered"
    assert table.refused(f"draft {one}").key == "not-offered"
    table.do(f"draft {one} {two}")
    assert table.refused(f"p{seat} draft {one} {two}").key == "not-asked"  # the envelope is closed


def test_a_removal_may_take_any_part_of_what_is_there_but_no_more() -> None:
    table = Situation().hand(0, "asteroid").stock(0, mc=14).stock(1, plants=2)
    table.do("play asteroid")
    for count in (0, 3, -1):
        assert table.refused(f"remove p2 count={count}").key == "removes-from-1-to"
    table.do("remove p2 count=1")
    assert table.stock_of(1, "plants") == 1


def test_resources_may_be_added_by_favour_only_where_some_lie_and_only_on_own_cards() -> None:
    table = Situation().in_play(0, "fish", "ants", "security-fleet").holding("ants", 1).holding("security-fleet", 1)
    table.in_play(1, "birds").holding("birds", 2).hand(0, "ceos-favorite-project").stock(0, mc=1)
    table.do("play ceos-favorite-project")
    assert table.options == {"add ants", "add security-fleet"}


def test_an_event_with_a_microbe_tag_feeds_decomposers_and_viral_enhancers() -> None:
    table = Situation().in_play(0, "viral-enhancers", "decomposers").hand(0, "virus").stock(0, mc=1)
    table.do("play virus")
    assert table.held_by("decomposers") == 1
    assert table.stocks(0) == {"plants": 1}


def test_a_payment_suggested_for_two_metals_wastes_nothing() -> None:
    table = Situation().hand(0, "space-elevator").stock(0, mc=5, steel=10, titanium=5)
    payment = table.rules.payment(table.state, table.choice("play space-elevator"))
    assert payment is not None
    assert payment.suggested() == {"titanium": 5, "steel": 6}


def test_a_special_tile_may_use_an_ocean_area_when_all_oceans_are_placed() -> None:
    table = Situation().hand(0, "mohole-area").stock(0, mc=20).parameters(oceans=9)
    table.do("play mohole-area")
    assert table.places == {table.table.map.places[i] for i in table.table.map.ocean_areas}


def test_an_ocean_on_land_brings_steel_production_to_mining_guild_and_the_bonus_of_the_hex() -> None:
    table = Situation(corporations=("mining-guild",)).hand(0, "artificial-lake").stock(0, mc=15, steel=0)
    table.parameters(temperature=-6).do("play artificial-lake", "place H1")  # two steel are printed there
    assert (table.tile_at("H1"), table.stock_of(0, "steel"), table.production_of(0, "steel")) == ("ocean", 2, 2)
