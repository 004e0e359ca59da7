"""Payments: every mix that pays is listed, none that wastes a unit; the suggestion is one of them."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.engine import Means, Payment

PAYMENTS = st.builds(
    lambda price, titanium, steel, mc, heat, values: Payment(
        price,
        (
            Means("titanium", titanium, 3 + values),
            Means("steel", steel, 2 + values),
            Means("mc", mc, 1),
            *((Means("heat", heat, 1),) if heat is not None else ()),
        ),
    ),
    st.integers(1, 20),
    st.integers(0, 6),
    st.integers(0, 6),
    st.integers(0, 15),
    st.none() | st.integers(0, 8),
    st.integers(0, 2),
)


def mixes_by_trying(payment: Payment) -> set[tuple[tuple[str, int], ...]]:
    """All mixes that reach the price and from which no unit could be taken back."""
    found = set()
    for units in product(*(range(m.available + 1) for m in payment.means)):
        worth = sum(n * m.value for n, m in zip(units, payment.means, strict=True))
        used = [m.value for n, m in zip(units, payment.means, strict=True) if n]
        if worth >= payment.price and all(worth - value < payment.price for value in used):
            found.add(tuple((m.resource, n) for n, m in zip(units, payment.means, strict=True) if n))
    return found


@given(PAYMENTS)
def test_the_listed_mixes_are_exactly_those_that_pay_without_a_superfluous_unit(payment: Payment) -> None:
    listed = [tuple(mix.items()) for mix in payment.mixes()]
    assert len(listed) == len(set(listed))
    assert {tuple(sorted(mix)) for mix in listed} == {tuple(sorted(mix)) for mix in mixes_by_trying(payment)}


@given(PAYMENTS)
def test_a_payment_is_affordable_exactly_if_something_is_suggested_and_the_suggestion_is_accepted(
    payment: Payment,
) -> None:
    suggested = payment.suggested()
    assert bool(suggested) == payment.affordable()
    if suggested:
        assert payment.refuse(suggested) is None
        assert payment.mixes()[0] == suggested


@given(PAYMENTS, st.dictionaries(st.sampled_from(["titanium", "steel", "mc", "heat", "plants"]), st.integers(-3, 20)))
def test_a_mix_is_refused_exactly_if_it_is_not_listed(payment: Payment, mix: dict[str, int]) -> None:
    listed = {tuple(sorted(found.items())) for found in payment.mixes()}
    paid = tuple(sorted((name, units) for name, units in mix.items() if units))
    assert (payment.refuse(mix) is None) == (paid in listed)


@pytest.mark.parametrize(
    ("price", "paid", "reason"),
    [
        (9, {"steel": 4}, "pays-too-little(price=9, paid=8)"),
        (9, {"steel": 5, "mc": 1}, "pays-too-much(price=9, paid=11)"),
        (9, {"steel": 6}, "pays-more-than-there-is(resource=steel, have=5, paid=6)"),
        (9, {"plants": 9}, "cannot-pay-with(resource=plants)"),
        (9, {"mc": 11, "steel": -1}, "negative-payment(resource=steel)"),
        (9, {}, "pays-too-little(price=9, paid=0)"),
    ],
)
def test_a_refused_mix_says_why(price: int, paid: dict[str, int], reason: str) -> None:
    payment = Payment(price, (Means("steel", 5, 2), Means("mc", 20, 1)))
    assert str(payment.refuse(paid)) == reason


def test_overpaying_with_a_metal_is_accepted_where_one_unit_less_would_not_pay() -> None:
    payment = Payment(9, (Means("steel", 5, 2), Means("mc", 9, 1)))
    assert payment.refuse({"steel": 5}) is None
    assert payment.suggested() == {"steel": 4, "mc": 1}
