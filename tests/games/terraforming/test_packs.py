"""The built-in packs are whole and right in number; a faulty pack is refused with file, place and expectation."""

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mars_desktop import paths
from mars_desktop.engine.pack_shape import decode, excess
from mars_desktop.games.terraforming.content import content, game_map
from mars_desktop.games.terraforming.maps import CITY_SLOT, LAND, OCEAN_AREA, OFF_MAP, VOLCANIC
from mars_desktop.games.terraforming.pack import PackFile, PackProblem, check_packs, read_pack, read_packs
from tests.games.spoilt_files import cut_somewhere
from tests.games.terraforming.spoilt_packs import COMPANY, MAP_MUTATIONS, MUTATIONS, PACK

HEAD = PACK[: PACK.index("[[project]]")]
LAST = PACK[PACK.index("[[corporation]]") :]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A small valid pack, to be spoilt."""
    file = tmp_path / "small.toml"
    file.write_text(PACK, encoding="utf-8")
    return file


def test_the_small_pack_itself_is_sound(pack: Path) -> None:
    assert check_packs([pack]) == []


@pytest.mark.parametrize(("old", "new", "line"), [m[1:] for m in MUTATIONS], ids=[m[0] for m in MUTATIONS])
def test_a_spoilt_pack_gets_one_line(pack: Path, old: str, new: str, line: str) -> None:
    assert PACK.count(old) >= 1
    pack.write_text(PACK.replace(old, new, 1), encoding="utf-8")
    assert [str(fault) for fault in check_packs([pack])] == [f"{pack}: {line}"]


@pytest.mark.parametrize(("old", "new", "line"), [m[1:] for m in MAP_MUTATIONS], ids=[m[0] for m in MAP_MUTATIONS])
def test_a_spoilt_map_gets_one_line(tmp_path: Path, old: str, new: str, line: str) -> None:
    text = (paths.resources() / "maps" / "tharsis.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "spoilt.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert [str(fault) for fault in check_packs([file])] == [f"{file}: {line}"]


def _only_line(file: Path) -> str:
    (fault,) = check_packs([file])
    assert fault.file == str(file)
    return f"{fault.place}: {fault.problem}"


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    assert (
        _only_line(tmp_path / "none.toml") == "file: cannot be read (No such file or directory), expected a TOML file"
    )


def test_a_link_to_itself_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "loop.toml"
    try:
        file.symlink_to(file)
    except OSError:
        pytest.skip("this system lets nobody make a symbolic link")
    assert _only_line(file).startswith("file: cannot be read (")


def test_a_pipe_is_one_line_and_nobody_waits_for_it(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no named pipes")
    file = tmp_path / "pipe.toml"
    os.mkfifo(file)
    assert _only_line(file) == "file: is no ordinary file, expected a TOML file"


def test_a_folder_is_no_pack_but_may_be_checked(tmp_path: Path, pack: Path) -> None:
    with pytest.raises(PackProblem, match="is a folder, expected a TOML file"):
        read_pack(tmp_path)
    assert check_packs([tmp_path]) == []


def test_an_empty_folder_is_one_line(tmp_path: Path) -> None:
    assert _only_line(tmp_path) == "folder: holds no pack, expected at least one *.toml file"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"name = '\xff'", "byte 8: is not text, expected UTF-8"),
        (b"\xff\xfe[\x00p\x00", "byte 0: is not text, expected UTF-8"),
        (b"#" * 4_000_001, "file: is too large, expected at most 4000000 bytes"),
        (b"a = " + b"[" * 100_000, "file: is nested too deeply, expected a pack"),
        (b"a = " + b"9" * 10_000, "file: is no TOML ("),
        (b"[[corporation]", "file: is no TOML ("),
        (b"", "pack: is missing, expected a table [pack] with id, format, name and game"),
        (b"a" + b".a" * 200 + b" = 1", "a.a.a.a.a"),
    ],
    ids=["no UTF-8", "UTF-16", "huge", "deep", "digits", "half a bracket", "empty", "dots"],
)
def test_a_file_that_is_no_pack_is_one_line(tmp_path: Path, content: bytes, line: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(content)
    assert _only_line(file).startswith(line)


def test_two_packs_may_not_share_an_id(tmp_path: Path, pack: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(HEAD + LAST.replace("R90", "R91"), encoding="utf-8")
    line = f"{pack}: {COMPANY}: has the id 'pond-company' of a card in other.toml, expected one of its own"
    assert [str(fault) for fault in check_packs([tmp_path])] == [line]
    with pytest.raises(PackProblem, match="pond-company"):
        read_packs([other, pack])


def test_two_packs_may_not_share_a_number(tmp_path: Path, pack: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(HEAD + LAST.replace("pond-", "lake-"), encoding="utf-8")
    line = f"{pack}: {COMPANY}: has the number 'R90' of a card in other.toml, expected one of its own"
    assert [str(fault) for fault in check_packs([tmp_path])] == [line]


def test_a_file_given_twice_is_checked_once(tmp_path: Path, pack: Path) -> None:
    assert check_packs([pack, tmp_path, tmp_path / "." / "small.toml"]) == []


def test_one_faulty_pack_does_not_hide_the_faults_of_another(tmp_path: Path, pack: Path) -> None:
    pack.write_text(PACK.replace("cost = 9", "cost = -9"), encoding="utf-8")
    (tmp_path / "other.toml").write_text("", encoding="utf-8")
    assert [Path(fault.file).name for fault in check_packs([tmp_path])] == ["other.toml", "small.toml"]


@given(st.binary(max_size=400))
@settings(deadline=None)
def test_any_bytes_are_a_pack_or_a_problem(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    file = tmp_path_factory.mktemp("bytes") / "any.toml"
    file.write_bytes(data)
    try:
        found: PackFile | PackProblem = read_pack(file)
    except PackProblem as problem:
        found = problem
    if isinstance(found, PackProblem):
        assert all(len(str(fault).splitlines()) == 1 for fault in found.faults)


KEYS = st.sampled_from(
    ["id", "do", "of", "on", "cost", "tags", "immediate", "count", "gain", "mc", "where", "per", "?", ""]
)
LEAVES = st.one_of(
    st.integers(),
    st.floats(),
    st.booleans(),
    st.dates(),
    st.text(max_size=9),
    st.sampled_from(["gain", "choose", "tags", "x"]),
)
TREES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5), max_leaves=25
)
TABLES = st.dictionaries(
    st.sampled_from(["pack", "project", "corporation", "game", "map", "odd"]),
    TREES | st.lists(st.dictionaries(KEYS, TREES)),
)


@given(TABLES)
@settings(deadline=None)
def test_any_tables_are_a_pack_or_one_place_and_problem(data: dict[str, Any]) -> None:
    found = excess(data) or decode(data, PackFile)
    if isinstance(found, tuple):
        assert all(found)
        assert "expected" in found[1]


@given(st.data())
@settings(deadline=None, max_examples=300)
def test_a_pack_with_any_piece_cut_out_or_doubled_never_breaks_the_reader(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    file = tmp_path_factory.mktemp("cut") / "cut.toml"
    file.write_text(cut_somewhere(PACK, data), encoding="utf-8")
    for fault in check_packs([file]):
        assert fault.file == str(file)
        assert fault.place
        assert "expected" in fault.problem


# --- the built-in packs ----------------------------------------------------------------------------------------------


def test_the_built_in_packs_and_maps_have_no_fault() -> None:
    assert check_packs([paths.resources() / "packs" / "terraforming", paths.resources() / "maps"]) == []


def test_there_are_13_corporations() -> None:
    decks = Counter(card.deck for card in content().cards[208:])
    assert decks == {"beginner": 1, "standard": 10, "corporate-era": 2}


def test_there_are_37_events_112_automated_and_59_active_cards() -> None:
    assert Counter(card.kind for card in content().cards[:208]) == {"event": 37, "automated": 112, "active": 59}


def test_a_card_that_lasts_or_acts_is_active() -> None:
    lasting = [card for card in content().cards[:208] if card.triggers or card.modifiers or card.actions]
    assert {card.kind for card in lasting} == {"active"}


@pytest.mark.parametrize(
    ("name", "areas"),
    [
        ("tharsis", {LAND: 44, OCEAN_AREA: 12, VOLCANIC: 4, CITY_SLOT: 1, OFF_MAP: 2}),
        ("hellas", {LAND: 49, OCEAN_AREA: 12, OFF_MAP: 2}),
        ("elysium", {LAND: 45, OCEAN_AREA: 12, VOLCANIC: 4, OFF_MAP: 2}),
    ],
)
def test_a_map_has_61_areas_and_two_places_off_it(name: str, areas: dict[int, int]) -> None:
    assert Counter(game_map(name).kind) == areas
    assert game_map(name).hexes == 61
    assert sorted(game_map(name).slot)[:1] == ["ganymede-colony"]


def test_tharsis_prints_59_bonuses() -> None:
    printed = Counter(bonus for area in game_map("tharsis").bonus for bonus in area)
    assert printed == {"plant": 38, "steel": 11, "card": 6, "titanium": 4}
