"""What a seat that may travel is told of the price."""

import pytest

from mars_desktop.engine import Choice, Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.tasks import Ride
from mars_desktop.games.onmars.wording.answers import answer_label
from mars_desktop.games.phrases import Speaker


@pytest.mark.parametrize(("free", "price"), [(True, "Free of charge: "), (False, "1 Ship: ")])
def test_travelling_says_whether_the_shuttle_takes_one_along_or_a_ship_is_spent(free: bool, price: str) -> None:
    rules = OnMarsRules(Setup.quick("onmars", 3, 5))
    state = rules.new_state()
    state.agenda.now.append(Ride(0, free=free))
    said = answer_label(rules.table, state, Choice(0, "travel"), Speaker())
    assert said.detail.startswith(price)
