"""Answers named by their places: one press after the other, or a drag."""

from mars_desktop.engine import Choice
from mars_desktop.models.onmars.naming import Closed, Named, Naming, Several, Taken
from mars_desktop.models.onmars.ways import Way
from mars_desktop.models.options import OptionRow


def _row(verb: str, *words: str, reason: str = "") -> OptionRow:
    choice = Choice(0, verb, words)
    return OptionRow(str(choice), choice, verb, verb, "", 0, "", not reason, reason, False)


CONSTRUCT, POD = _row("main", "construct"), _row("main", "landing-pod")
UPGRADE = _row("main", "upgrade", reason="That needs a Mineral.")
A1, A2, B1 = _row("learn", "rover", "C1T"), _row("learn", "rover", "C1B"), _row("learn", "ship", "C1T")
COMMON, OWN = _row("goal", "goal-3", "common"), _row("goal", "goal-3", "own")

TURN = (
    (CONSTRUCT, Way(("action construct",), ("quarters",))),
    (UPGRADE, Way(("action upgrade",), ("quarters",))),
    (POD, Way(("action landing-pod",))),
    (COMMON, Way(("goal goal-3",))),
    (OWN, Way(("goal goal-3",))),
)
LEARN = (
    (A1, Way(("tech rover", "lab C1T"))),
    (A2, Way(("tech rover", "lab C1B"))),
    (B1, Way(("tech ship", "lab C1T"))),
)


def test_a_place_that_names_one_answer_gives_it() -> None:
    assert Naming(TURN).press("action construct") == Named(CONSTRUCT)


def test_a_second_place_of_an_answer_need_not_be_pressed_where_the_first_says_it_all() -> None:
    assert Naming(LEARN).press("tech ship") == Named(B1)


def test_a_place_of_several_answers_is_taken_and_a_second_one_gives_the_answer() -> None:
    naming = Naming(LEARN)
    assert naming.press("tech rover") == Taken("tech rover")
    assert naming.open_places() == {"lab C1T", "lab C1B"}
    assert naming.press("lab C1B") == Named(A2)


def test_places_may_be_pressed_in_any_order() -> None:
    naming = Naming(LEARN)
    naming.press("lab C1T")
    assert naming.press("tech rover") == Named(A1)


def test_a_taken_place_is_laid_back_by_a_second_press() -> None:
    naming = Naming(LEARN)
    naming.press("tech rover")
    assert naming.press("tech rover") == Taken("")
    assert naming.open_places() == {"tech rover", "tech ship", "lab C1T", "lab C1B"}


def test_answers_that_places_do_not_tell_apart_are_listed() -> None:
    assert Naming(TURN).press("goal goal-3") == Several((COMMON, OWN))


def test_what_is_not_possible_says_why() -> None:
    naming = Naming(TURN)
    assert naming.press("action upgrade") == Closed("That needs a Mineral.")
    assert naming.closed_places() == {"action upgrade": "That needs a Mineral."}


def test_a_place_that_nothing_has_to_do_with_does_nothing() -> None:
    assert Naming(TURN).press("warehouse water") is None


def test_a_drag_gives_the_answer_of_both_places() -> None:
    naming = Naming(TURN)
    assert naming.carries("quarters")
    assert naming.drag("quarters", "action construct") == Named(CONSTRUCT)
    assert naming.drag("quarters", "action upgrade") == Closed("That needs a Mineral.")
    assert naming.drag("quarters", "action landing-pod") is None
    assert not naming.carries("action landing-pod")


def test_what_is_only_carried_from_can_be_taken_by_a_press() -> None:
    naming = Naming(TURN)
    assert naming.press("quarters") == Taken("quarters")
    assert naming.open_places() == {"action construct"}
