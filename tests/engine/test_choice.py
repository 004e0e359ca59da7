"""Choices as text: what is written reads back, what is no choice is refused with its faulty part."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.engine import Choice, ChoiceSyntax

WORDS = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9.+-]{0,20}", fullmatch=True)
NAMES = st.from_regex(r"[a-z][a-z0-9-]{0,10}", fullmatch=True)
CHOICES = st.builds(
    Choice,
    seat=st.integers(0, 98),
    verb=WORDS,
    words=st.lists(WORDS, max_size=8).map(tuple),
    numbers=st.dictionaries(NAMES, st.integers(-999_999_999, 999_999_999), max_size=4).map(
        lambda amounts: tuple(sorted(amounts.items()))
    ),
)


@given(CHOICES)
def test_a_choice_reads_back_from_its_text(choice: Choice) -> None:
    assert Choice.parse(str(choice)) == choice


@given(CHOICES)
def test_equal_choices_are_one_key_and_have_one_text(choice: Choice) -> None:
    again = Choice.parse(f"  {str(choice).replace(' ', '   ')} ")
    assert {choice: 1}[again] == 1
    assert str(again) == str(choice)


@given(st.text(max_size=60))
def test_any_text_is_a_choice_or_is_refused_with_a_sentence(text: str) -> None:
    try:
        choice = Choice.parse(text)
    except ChoiceSyntax as problem:
        said = str(problem)
    else:
        said = str(choice)
        assert Choice.parse(said) == choice
    assert said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no choice; write a seat and a verb, such as 'p1 pass'"),
        ("pass", "'pass' is no choice; write a seat and a verb, such as 'p1 pass'"),
        ("x1 pass", "'x1' is no seat; write p1, p2, ..."),
        ("p0 pass", "'p0' is no seat"),
        ("p100 pass", "'p100' is no seat"),
        ("p1 mc=3", "'p1 mc=3' has no verb"),
        ("p1 play asteroid mc=3 mc=4", "'mc' is given twice"),
        ("p1 play asteroid mc=3 steel", "'steel' in 'p1 play asteroid mc=3 steel' stands behind an amount"),
        ("p1 play asteroid mc=", "'mc=' in 'p1 play asteroid mc=' is neither a word nor an amount"),
        ("p1 play asteroid mc=03", "'mc=03' in"),
        ("p1 play asteroid mc=1.5", "'mc=1.5' in"),
        ("p1 play äther", "'äther' in"),
        ("p1 play -x", "'-x' in"),
        ("p1 sell " + "grass " * 2000, "a choice of 12008 characters is too long; at most 4096 are allowed"),
    ],
)
def test_what_is_no_choice_is_refused_with_the_part_that_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(ChoiceSyntax) as problem:
        Choice.parse(text)
    assert str(problem.value).startswith(sentence)


def test_paying_sorts_amounts_by_name_and_leaves_zeros_out() -> None:
    choice = Choice(0, "play", ("space-elevator",)).paying({"titanium": 2, "mc": 3, "steel": 0})
    assert str(choice) == "p1 play space-elevator mc=3 titanium=2"
    assert (choice.number("mc"), choice.number("steel")) == (3, 0)
