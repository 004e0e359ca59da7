"""Hidden things change hands behind a cover, and only then."""

import pytest

from mars_desktop.engine import Answers, Decision
from mars_desktop.models import handover
from mars_desktop.models.handover import Covering, Sitting, lifted, next_question, peeked
from mars_desktop.models.terraforming_face import FACE


def sit_down(pending: list[Decision], holder: int | None, covering: Covering, seats: int) -> Sitting:
    return handover.sit_down(pending, holder, covering, seats, FACE.open_questions)


def question(seat: int, kind: str = "action", *, sealed: bool = False) -> Decision:
    return Decision(7, seat, kind, "turn", Answers, sealed=sealed)


def test_the_next_seat_is_covered_before_its_hand_is_shown() -> None:
    sitting = sit_down([question(1)], 0, Covering.WHEN_NEEDED, 2)
    assert (sitting.covered, sitting.viewer) == (True, None)
    after = lifted(sitting)
    assert (after.covered, after.viewer, after.holder) == (False, 1, 1)


def test_two_actions_of_one_player_need_no_cover() -> None:
    sitting = sit_down([question(0)], 0, Covering.ALWAYS, 3)
    assert (sitting.covered, sitting.viewer) == (False, 0)


@pytest.mark.parametrize("covering", list(Covering))
def test_a_solo_game_is_never_covered(covering: Covering) -> None:
    sitting = sit_down([question(0)], None, covering, 1)
    assert (sitting.covered, sitting.viewer) == (False, 0)


@pytest.mark.parametrize("kind", sorted(FACE.open_questions))
def test_an_open_question_to_another_seat_shows_nobodys_hand_and_needs_no_cover(kind: str) -> None:
    sitting = sit_down([question(1, kind)], 0, Covering.WHEN_NEEDED, 2)
    assert (sitting.covered, sitting.viewer) == (False, None)


def test_an_open_question_in_ones_own_turn_leaves_the_hand_on_the_screen() -> None:
    sitting = sit_down([question(0, "place")], 0, Covering.WHEN_NEEDED, 2)
    assert (sitting.covered, sitting.viewer) == (False, 0)


def test_after_an_open_question_to_another_seat_the_hand_comes_back_without_a_cover() -> None:
    between = sit_down([question(1, "remove")], 0, Covering.WHEN_NEEDED, 2)
    assert (between.viewer, between.covered) == (None, False)
    after = sit_down([question(0)], between.holder, Covering.WHEN_NEEDED, 2)
    assert (after.viewer, after.covered) == (0, False)


def test_a_question_that_needs_hidden_cards_brings_a_cover_for_that_seat_and_one_for_the_way_back() -> None:
    asked = sit_down([question(1, "keep")], 0, Covering.WHEN_NEEDED, 2)
    assert asked.covered
    answered = lifted(asked)
    assert answered.viewer == 1
    assert sit_down([question(0)], answered.holder, Covering.WHEN_NEEDED, 2).covered


def test_after_an_open_question_only_the_seat_that_sat_there_goes_on_without_a_cover() -> None:
    between = sit_down([question(1, "remove")], 0, Covering.WHEN_NEEDED, 3)
    assert sit_down([question(1)], between.holder, Covering.WHEN_NEEDED, 3).covered
    assert sit_down([question(2)], between.holder, Covering.WHEN_NEEDED, 3).covered


def test_an_open_question_on_a_table_just_opened_lets_nobody_look_without_a_cover() -> None:
    between = sit_down([question(1, "place")], None, Covering.WHEN_NEEDED, 2)
    assert (between.viewer, between.covered, between.holder) == (None, False, None)
    assert sit_down([question(1)], between.holder, Covering.WHEN_NEEDED, 2).covered


@pytest.mark.parametrize("kind", ["action", "place", "research"])
def test_where_hands_are_held_open_they_lie_face_down_and_nothing_is_covered(kind: str) -> None:
    sitting = sit_down([question(1, kind)], 1, Covering.PEEK, 2)
    assert (sitting.viewer, sitting.covered) == (None, False)
    looking = peeked(sitting, looking=True)
    assert (looking.viewer, looking.covered) == (1, False)
    assert peeked(looking, looking=False) == sitting


def test_nobody_looks_behind_a_cover() -> None:
    covered = sit_down([question(0)], None, Covering.ALWAYS, 2)
    assert peeked(covered, looking=True) is covered


def test_a_solo_hand_need_not_be_held_open() -> None:
    assert sit_down([question(0)], None, Covering.PEEK, 1).viewer == 0


def test_an_open_question_is_covered_too_where_the_table_wants_it_always() -> None:
    assert sit_down([question(1, "place")], 0, Covering.ALWAYS, 2).covered


def test_nothing_is_covered_where_the_table_wants_it_never() -> None:
    sitting = sit_down([question(1)], 0, Covering.NEVER, 2)
    assert (sitting.covered, sitting.viewer, sitting.holder) == (False, 1, 1)


def test_a_table_just_opened_begins_covered() -> None:
    assert sit_down([question(0)], None, Covering.WHEN_NEEDED, 2).covered


def test_a_sealed_question_goes_first_to_the_seat_already_there() -> None:
    pending = [question(seat, "draft", sealed=True) for seat in (1, 2, 0)]
    assert next_question(pending, 0) is pending[2]
    assert next_question(pending, None) is pending[0]


def test_the_public_sees_the_end() -> None:
    sitting = sit_down([], 1, Covering.ALWAYS, 2)
    assert (sitting.asked, sitting.viewer, sitting.covered) == (None, None, False)


def test_lifting_what_is_not_covered_changes_nothing() -> None:
    sitting = sit_down([question(0)], 0, Covering.WHEN_NEEDED, 2)
    assert lifted(sitting) is sitting
