"""Situations of paying: rebates, heat, metals, reasons."""

import pytest

from tests.games.terraforming.cases.covering import case
from tests.games.terraforming.situation import Situation


@case("TM-080")
def test_credicor_gets_4_back_for_a_printed_cost_of_20_and_must_pay_in_full_first() -> None:
    table = Situation(corporations=("credicor",)).hand(0, "comet").parameters(oceans=9)
    for action, price, place in (("project greenery", 23, "place G3"), ("project city", 25, "place C4")):
        assert table.turn_of(0).stock(0, mc=price - 1).refused(action).key == "needs-mc"
        table.stock(0, mc=price).do(action, place)
        assert table.stock_of(0, "mc") == 4
    table.in_play(0, "space-station", "shuttles", "earth-catapult").turn_of(0)
    assert table.stock(0, mc=14).refused("play comet").key == "needs-payment"
    table.stock(0, mc=15).do("play comet")
    assert table.stock_of(0, "mc") == 4


@case("TM-081")
def test_tharsis_republics_city_project_brings_two_steps_and_3_all_of_it_reported() -> None:
    table = Situation(corporations=("tharsis-republic",))
    table.do("first-action tharsis-republic", "place G3")
    table.turn_of(0).stock(0, mc=25).production(0, mc=0)
    events = table.do("project city", "place C4")
    assert (table.production_of(0, "mc"), table.stock_of(0, "mc")) == (2, 3)
    reported = sorted(
        (event.kind, event.cause, event.values[1]) for event in events if event.kind in ("production", "stock")
    )
    assert reported == [
        ("production", "city", 1),
        ("production", "tharsis-republic", 1),
        ("stock", "city", -25),
        ("stock", "tharsis-republic", 3),
    ]


@case("TM-088")
def test_helion_plays_a_card_of_10_with_2_money_and_9_heat() -> None:
    table = Situation(corporations=("helion",)).stock(0, mc=2, heat=9).hand(0, "acquired-company")
    payment = table.rules.payment(table.state, table.choice("play acquired-company"))
    assert payment is not None
    assert sorted(sorted(mix.items()) for mix in payment.mixes()) == [
        [("heat", 8), ("mc", 2)],
        [("heat", 9), ("mc", 1)],
    ]
    table.do("play acquired-company heat=9 mc=1")
    assert table.stocks(0) == {"mc": 1}


@case("TM-089")
def test_helion_buys_two_cards_with_6_heat_in_research() -> None:
    table = Situation(corporations=("helion",))
    table.end_generation()
    table.stock(0, mc=0, heat=6)
    mine = next(decision for decision in table.pending if decision.seat == 0).picks[0]
    assert mine.high == 2
    table.apply(mine.choice(mine.items[:2]))
    table.do("p2 buy")
    assert table.stocks(0) == {}
    assert len(table.hand_of(0)) == 2


@case("TM-090")
def test_heat_that_the_card_takes_as_its_effect_cannot_pay_for_it() -> None:
    table = Situation(corporations=("helion",)).stock(0, mc=0, heat=5).hand(0, "local-heat-trapping")
    assert table.refused("play local-heat-trapping").key == "needs-payment"
    table.stock(0, heat=6)
    assert table.refused("play local-heat-trapping heat=2").key == "pays-more-than-there-is"
    table.do("play local-heat-trapping heat=1")
    assert table.stocks(0) == {"plants": 4}


@case("TM-092")
@pytest.mark.parametrize(
    ("paid", "reason"),
    [
        ("steel=5", "pays-more-than-there-is"),
        ("mc=99", "pays-more-than-there-is"),
        ("steel=3", "pays-too-little"),
        ("mc=10", "pays-too-much"),
        ("plants=9", "cannot-pay-with"),
        ("mc=12 steel=-1", "negative-payment"),
    ],
)
def test_a_payment_that_is_not_there_or_does_not_fit_is_refused_by_the_rules(paid: str, reason: str) -> None:
    table = Situation().stock(0, mc=12, steel=3, plants=9).hand(0, "mining-rights")
    assert table.refused(f"play mining-rights {paid}").key == reason


@case("TM-097")
def test_the_reason_of_domed_crater_is_energy_production_and_not_money() -> None:
    table = Situation().stock(0, steel=30).hand(0, "domed-crater")
    assert str(table.refused("play domed-crater")) == "needs-production(resource=energy, need=1, have=0)"


@case("TM-098")
def test_overpaying_with_steel_is_accepted_without_change_and_another_mix_is_suggested() -> None:
    table = Situation().stock(0, mc=9, steel=5).hand(0, "mining-rights")
    payment = table.rules.payment(table.state, table.choice("play mining-rights"))
    assert payment is not None
    assert payment.suggested() == {"steel": 4, "mc": 1}
    table.do("play mining-rights steel=5")
    assert table.stocks(0) == {"mc": 9}


@case("TM-149")
def test_standard_technology_pays_for_the_power_plant_but_not_for_patents_or_conversions() -> None:
    table = Situation().stock(0, mc=11, plants=8).in_play(0, "standard-technology").hand(0, "mine")
    table.do("project power-plant", "sell mine")
    assert table.stock_of(0, "mc") == 3 + 1
    table.turn_of(0).do("convert plants", "place G3")
    assert table.stock_of(0, "mc") == 4
