"""Steel, titanium, M€, heat: what may pay for what, what is suggested, what is refused."""

import pytest

from mars_desktop.engine import Payment
from tests.games.terraforming.situation import Situation


def payment(table: Situation, text: str) -> Payment:
    found = table.rules.payment(table.state, table.choice(text))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("card", "means"),
    [
        ("mine", ["steel", "mc"]),
        ("satellites", ["titanium", "mc"]),
        ("space-elevator", ["titanium", "steel", "mc"]),
        ("sponsors", ["mc"]),
    ],
)
def test_the_tags_of_a_card_say_which_metals_pay_for_it(card: str, means: list[str]) -> None:
    table = Situation().stock(0, mc=30, steel=9, titanium=9, heat=9, energy=9, plants=9).hand(0, card)
    assert [m.resource for m in payment(table, f"play {card}").means] == means


def test_metals_are_suggested_first_without_waste() -> None:
    table = Situation().stock(0, mc=30, steel=9, titanium=1).hand(0, "space-elevator", "mine")
    assert payment(table, "play mine").suggested() == {"steel": 2}
    assert payment(table, "play space-elevator").suggested() == {"titanium": 1, "steel": 9, "mc": 6}
    table.do("play space-elevator")
    assert table.stocks(0) == {"mc": 24}


@pytest.mark.parametrize(("card", "units"), [("space-mirrors", 1), ("satellites", 4), ("imported-ghg", 3)])
def test_titanium_may_be_overpaid_without_change_where_money_is_missing(card: str, units: int) -> None:
    table = Situation().stock(0, titanium=units).hand(0, card)
    assert payment(table, f"play {card}").suggested() == {"titanium": units}
    table.do(f"play {card}")
    assert table.stock_of(0, "titanium") == 0


def test_no_unit_may_be_paid_without_which_the_price_is_still_met() -> None:
    table = Situation().stock(0, mc=10, steel=5).hand(0, "mine")
    assert table.refused("play mine steel=3").key == "pays-too-much"
    assert table.refused("play mine steel=2 mc=1").key == "pays-too-much"
    table.do("play mine steel=1 mc=2")
    assert table.stocks(0) == {"mc": 8, "steel": 4}


def test_a_card_that_discounts_make_free_costs_nothing_and_takes_no_payment() -> None:
    table = Situation().stock(0, mc=5).in_play(0, "earth-office", "earth-catapult").hand(0, "cartel", "investment-loan")
    assert table.rules.payment(table.state, table.choice("play investment-loan")) is None
    assert table.refused("play investment-loan mc=1").key == "nothing-to-pay"
    table.do("play investment-loan")
    assert table.stock_of(0, "mc") == 15


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("milestone terraformer", 8),
        ("fund banker", 8),
        ("project city", 25),
        ("use space-mirrors", 7),
        ("use aquifer-pumping", 8),
    ],
)
def test_everything_that_costs_money_tells_its_price(text: str, price: int) -> None:
    table = Situation().stock(0, mc=30).rating(0, 35).in_play(0, "space-mirrors", "aquifer-pumping")
    assert payment(table, text).price == price


@pytest.mark.parametrize("text", ["convert heat", "pass", "use tardigrades"])
def test_what_takes_no_money_has_no_payment(text: str) -> None:
    table = Situation().stock(0, heat=8, mc=9).in_play(0, "tardigrades")
    assert table.rules.payment(table.state, table.choice(text)) is None
    assert table.refused(f"{text} mc=1").key == "nothing-to-pay"


@pytest.mark.parametrize(
    ("card", "metal", "price"), [("aquifer-pumping", "steel", 8), ("water-import-from-europa", "titanium", 12)]
)
def test_actions_that_accept_a_metal_may_be_paid_with_it(card: str, metal: str, price: int) -> None:
    table = Situation().stock(0, mc=2, **{metal: price // (2 if metal == "steel" else 3)}).in_play(0, card)
    table.do(f"use {card}", "place A5")
    assert table.stocks(0) == {"mc": 2}


def test_steel_pays_neither_projects_nor_milestones_nor_other_actions() -> None:
    table = Situation().stock(0, mc=4, steel=20, titanium=20).rating(0, 35).in_play(0, "underground-detonations")
    for text in ("project power-plant", "milestone terraformer", "use underground-detonations"):
        assert table.refused(text).key == "needs-mc"


def test_every_mix_that_is_listed_is_accepted_and_pays_the_price() -> None:
    table = Situation(corporations=("helion",)).stock(0, mc=9, steel=4, titanium=5, heat=7).hand(0, "space-elevator")
    listed = payment(table, "play space-elevator").mixes()
    assert len(listed) > 20
    before = table.state
    for mix in listed:
        table.state = before.copy()
        have = table.stocks(0)
        table.apply(table.choice("play space-elevator").paying(mix))
        assert {name: have.get(name, 0) - table.stock_of(0, name) for name in mix} == mix
