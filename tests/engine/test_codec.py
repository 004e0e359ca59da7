"""Plain data to text and back: nothing unknown, nothing of the wrong type."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.engine.agenda import Agenda
from mars_desktop.engine.codec import Codec, CodecProblem


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Something to write and read back."""

    name: str
    numbers: list[int] = []
    held: dict[int, int] = {}


CODEC = Codec(Box)


@given(
    st.builds(
        Box,
        name=st.text(max_size=20),
        numbers=st.lists(st.integers(-(2**63), 2**63 - 1), max_size=9),
        held=st.dictionaries(st.integers(0, 300), st.integers(0, 99), max_size=5),
    )
)
def test_what_is_written_reads_back_equal(box: Box) -> None:
    assert CODEC.decode(CODEC.encode(box)) == box
    assert CODEC.encode(CODEC.decode(CODEC.encode(box))) == CODEC.encode(box)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b'{"name":"a","colour":1}', "Object contains unknown field `colour`"),
        (b'{"numbers":[]}', "Object missing required field `name`"),
        (b'{"name":"a","numbers":[1,"2"]}', "Expected `int`, got `str` - at `$.numbers[1]`"),
        (b'{"name":1}', "Expected `str`, got `int` - at `$.name`"),
        (b'{"name":"a","numbers":[1.5]}', "Expected `int`, got `float` - at `$.numbers[0]`"),
        (b'{"name":"a"', "Input data was truncated"),
        (b'{"name":"a"} x', "JSON is malformed"),
        (b"", "Input data was truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"name":"\xff"}', "Invalid UTF-8 encoded string"),
    ],
)
def test_bytes_that_are_not_what_they_claim_are_refused_with_the_place(data: bytes, sentence: str) -> None:
    with pytest.raises(CodecProblem) as problem:
        CODEC.decode(data)
    assert str(problem.value).startswith(sentence)


@given(st.binary(max_size=80))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        box = CODEC.decode(data)
    except CodecProblem as problem:
        said = str(problem)
    else:
        said = repr(box)
        assert isinstance(box, Box)
    assert said


def test_an_agenda_takes_its_next_task_from_the_end_of_now_and_copies_stand_alone() -> None:
    agenda: Agenda[Any] = Agenda(pool=["later"])
    agenda.push_now(["first", "second"])
    agenda.push_now(["urgent"])
    copy = agenda.copy()
    assert [agenda.now.pop() for _ in range(3)] == ["urgent", "first", "second"]
    assert copy.now == ["second", "first", "urgent"]
    assert not agenda.is_empty()
    agenda.pool.clear()
    assert agenda.is_empty()
    assert copy.pool == ["later"]
