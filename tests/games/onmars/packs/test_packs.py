"""A pack of one's own replaces what it has; a faulty one is refused with file, place and expectation."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mars_desktop import paths
from mars_desktop.cli import main
from mars_desktop.engine import Setup, SetupProblem
from mars_desktop.games import packs
from mars_desktop.games.onmars import pack_format, vocabulary
from mars_desktop.games.onmars.content import Content, content
from mars_desktop.games.onmars.pack import (
    PackProblem,
    check,
    files_of_onmars,
    own_packs,
    pack_folder,
    pack_folders,
    read_packs,
)
from mars_desktop.games.onmars.pack_format import Entry, PackFile
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.vocabulary import Effect
from mars_desktop.games.onmars.whole_pack import KINDS
from tests.games.onmars.packs.spoilt_board import BOARD
from tests.games.onmars.packs.spoilt_cards import CARDS
from tests.games.onmars.packs.spoilt_entries import DISCOVERIES, ENTRIES
from tests.games.onmars.packs.spoilt_wholes import ALONE, EVERYWHERE
from tests.games.spoilt_files import cut_a_file, spoil

BUILT_IN = paths.resources() / "packs" / "onmars"
HEAD = '[pack]\nid = "mine"\nformat = 1\nname = "Mine"\ngame = "onmars"\n'
CAVES = """
discovery = [
    { id = "cave", effect = { do = "crystals", count = 5 } },
    { id = "lake", effect = { do = "gain", resource = "water", count = 3 } },
    { id = "vent", effect = { do = "points", count = 2 }, cost = { battery = 1 } },
]
"""


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A copy of the pack that comes with the program under another name, to be spoilt."""
    folder = tmp_path / "mine"
    shutil.copytree(BUILT_IN, folder)
    text = (folder / "pack.toml").read_text(encoding="utf-8").replace('id = "onmars"', 'id = "mine"', 1)
    (folder / "pack.toml").write_text(text, encoding="utf-8")
    (folder / "discoveries.toml").write_text(DISCOVERIES, encoding="utf-8")
    return folder


@pytest.fixture
def mine() -> Path:
    """A folder for a pack of one's own, where the program looks for them, with nothing but its head."""
    folder = paths.packs() / "mine"
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(HEAD, encoding="utf-8")
    return folder


def lines(folder: Path) -> list[str]:
    """The faults of a pack, each with the bare name of its file, or nothing for the folder itself."""
    found = check([folder])
    return [re.sub(rf"^({re.escape(str(folder))}|{re.escape(str(BUILT_IN))})[/\\]?", "", str(fault)) for fault in found]


# --- faults ----------------------------------------------------------------------------------------------------------


def test_the_pack_that_comes_with_the_program_has_no_fault() -> None:
    assert check([BUILT_IN]) == []


def test_a_copy_of_it_under_another_name_has_no_fault(whole: Path) -> None:
    assert check([whole]) == []


SPOILT = (*ENTRIES, *BOARD, *CARDS)


@pytest.mark.parametrize(("file", "old", "new", "said"), [m[1:] for m in SPOILT], ids=[m[0] for m in SPOILT])
def test_a_spoilt_pack_gets_its_lines(whole: Path, file: str, old: str, new: str, said: list[str]) -> None:
    spoil(whole, file, old, new)
    assert lines(whole) == said


@pytest.mark.parametrize(("file", "old", "new", "said"), [m[1:] for m in EVERYWHERE], ids=[m[0] for m in EVERYWHERE])
def test_a_pack_that_lacks_a_sort_of_entry_gets_its_lines(
    whole: Path, file: str, old: str, new: str, said: list[str]
) -> None:
    spoil(whole, file, old, new, -1)
    assert lines(whole) == said


@pytest.mark.parametrize(("text", "said"), [m[1:] for m in ALONE], ids=[m[0] for m in ALONE])
def test_what_a_pack_replaces_must_fit_what_it_leaves(mine: Path, text: str, said: list[str]) -> None:
    (mine / "alone.toml").write_text(text, encoding="utf-8")
    assert lines(mine) == said


def test_a_pack_without_a_head_says_where_it_belongs(whole: Path) -> None:
    (whole / "pack.toml").unlink()
    assert lines(whole) == [
        ": pack: is missing, expected a table [pack] with id, format, name and game in pack.toml",
    ]


def test_an_unreadable_file_is_told_without_what_follows_from_it(whole: Path) -> None:
    (whole / "map.toml").write_text("[map", encoding="utf-8")
    (line,) = lines(whole)
    assert line.startswith("map.toml: file: is no TOML (")


def test_faults_of_all_files_are_told_together(whole: Path) -> None:
    spoil(whole, "contracts", 'upgrade = "mine"', 'upgrade = "mime"')
    spoil(whole, "scientists", "cost = { water = 2 }", "cost = { watter = 2 }")
    assert [line.partition(":")[0] for line in lines(whole)] == ["contracts.toml", "scientists.toml"]


def test_of_a_single_file_only_its_own_faults_are_told(whole: Path) -> None:
    spoil(whole, "map", 'centre = "G5"', 'centre = "G10"')
    spoil(whole, "solo", 'scientist = "biochemist"', 'scientist = "chemist"')
    (fault,) = check([whole / "solo.toml"])
    assert fault.place == "solo_goal 'martian-potato', scientist"
    assert check([whole / "contracts.toml"]) == []


def test_without_its_numbers_or_any_other_sort_of_entry_nothing_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resources = tmp_path / "resources"
    folder = Path(shutil.copytree(BUILT_IN, resources / "packs" / "onmars"))
    monkeypatch.setattr(paths, "resources", lambda: resources)
    (folder / "life-support.toml").unlink()
    assert [str(fault) for fault in check([folder])] == [
        f"{folder}: folder: holds no life_support, reward_tile, expected each in one of the files"
    ]


@given(st.data())
@settings(deadline=None, max_examples=100)
def test_a_pack_with_any_piece_cut_out_or_doubled_never_breaks_the_reader(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = Path(shutil.copytree(BUILT_IN, tmp_path_factory.mktemp("cut") / "onmars"))
    cut_a_file(folder, data)
    for fault in check([folder]):
        assert fault.place
        assert "expected" in fault.problem
        assert len(str(fault).splitlines()) == 1


# --- a pack of one's own ---------------------------------------------------------------------------------------------


def test_a_pack_of_ones_own_replaces_only_the_sorts_of_entries_that_it_has(mine: Path) -> None:
    (mine / "caves.toml").write_text(CAVES, encoding="utf-8")
    own, printed = Content(read_packs("mine")), content()
    assert own.pack.name == "Mine"
    assert [tile.id for tile in own.discoveries] == ["cave", "lake", "vent"]
    assert own.blueprints == printed.blueprints
    assert own.numbers == printed.numbers
    assert own.map.names == printed.map.names


def test_a_single_number_of_the_game_is_replaced_with_all_of_them(mine: Path) -> None:
    numbers = (BUILT_IN / "pack.toml").read_text(encoding="utf-8").partition("[numbers]")[2]
    numbers = numbers.replace("hangar_points = 3", "hangar_points = 4", 1)
    (mine / "numbers.toml").write_text(f"[numbers]{numbers}", encoding="utf-8")
    assert Content(read_packs("mine")).numbers.hangar_points == 4


def test_a_file_states_the_source_of_all_its_entries_that_state_none(mine: Path) -> None:
    text = CAVES.replace('id = "lake"', 'id = "lake", source = "own"', 1)
    (mine / "caves.toml").write_text(f'source = "public"\n{text}', encoding="utf-8")
    assert [tile.source for tile in Content(read_packs("mine")).discoveries] == ["public", "own", "public"]


def test_without_a_source_an_entry_is_taken_for_one_of_the_printed_game(mine: Path) -> None:
    (mine / "caves.toml").write_text(CAVES, encoding="utf-8")
    assert {tile.source for tile in Content(read_packs("mine")).discoveries} == {"print"}


def test_a_faulty_pack_is_refused_as_a_whole_with_every_fault(mine: Path) -> None:
    text = CAVES.replace("count = 5", "count = 50", 1).replace("battery = 1", "battery = 0", 1)
    (mine / "caves.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PackProblem) as refused:
        read_packs("mine")
    assert [fault.place for fault in refused.value.faults] == [
        "discovery 'cave', effect.count",
        "discovery 'vent', cost.battery",
    ]
    assert content().pack.id == "onmars"


def test_a_game_is_played_with_a_pack_of_ones_own(mine: Path) -> None:
    (mine / "caves.toml").write_text(CAVES, encoding="utf-8")
    rules = OnMarsRules(Setup.quick("onmars", 2, 1, pack="mine"))
    state = rules.new_state()
    assert sorted(state.discovery_deck) == [0, 1, 2]
    assert len(state.open_tiles) == 2
    assert rules.pending(state)


def test_no_game_begins_with_a_faulty_pack(mine: Path) -> None:
    (mine / "caves.toml").write_text(CAVES.replace("count = 5", "count = 50", 1), encoding="utf-8")
    said = "the pack 'mine' cannot be played: .*discovery 'cave', effect.count: is 50, expected 1 to 20"
    with pytest.raises(SetupProblem, match=said):
        OnMarsRules(Setup.quick("onmars", 2, 1, pack="mine"))


def test_packs_of_ones_own_are_found_by_the_name_of_their_folder(mine: Path) -> None:
    (paths.packs() / "empty").mkdir()
    shutil.copytree(paths.resources() / "packs" / "template", paths.packs() / "campaign")
    assert own_packs() == ["mine"]
    assert pack_folder("mine") == mine
    assert pack_folders("mine") == (BUILT_IN, mine)


def test_the_pack_of_the_program_comes_first_whatever_lies_in_a_persons_folder() -> None:
    shutil.copytree(BUILT_IN, paths.packs() / "onmars")
    assert own_packs() == []
    assert pack_folders("onmars") == (BUILT_IN,)


@pytest.mark.parametrize("name", ["nobody", "", "../packs/mine", "patience", "terraforming"])
def test_an_unknown_pack_is_one_line(mine: Path, name: str) -> None:
    with pytest.raises(PackProblem, match=re.escape(f"holds no pack {name!r} of On Mars, expected a folder of that")):
        pack_folder(name)


# --- among packs of other games --------------------------------------------------------------------------------------


def test_all_resources_together_have_no_fault_and_other_files_are_left_alone() -> None:
    assert packs.check([paths.resources()]) == []


def test_packs_of_all_games_are_checked_side_by_side(whole: Path) -> None:
    campaign = Path(shutil.copytree(paths.resources() / "packs" / "template", whole.parent / "template"))
    for file, game in ((whole / "pack.toml", "onmars"), (campaign / "maps.toml", "legacy")):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("format = 1", "format = 2", 1), encoding="utf-8")
        assert game in text
    assert [fault.place for fault in packs.check([whole.parent])] == ["pack.format", "pack.format"]


def test_a_file_of_another_game_in_the_folder_stays_with_its_own(whole: Path) -> None:
    other = whole / "zz-own.toml"
    other.write_text('[pack]\nid = "own"\nformat = 3\nname = "Own"\ngame = "terraforming"\n', encoding="utf-8")
    assert other not in files_of_onmars([whole])
    assert [str(fault) for fault in packs.check([whole])] == [
        f"{other}: pack.format: is 3, expected 1, the only format this program reads"
    ]


def test_a_file_without_a_head_is_known_by_its_folder_or_by_what_it_holds(whole: Path, tmp_path: Path) -> None:
    lonely = tmp_path / "lonely.toml"
    lonely.write_text(CAVES, encoding="utf-8")
    strange = tmp_path / "strange.toml"
    strange.write_text("[strange]\n", encoding="utf-8")
    assert files_of_onmars([whole / "missions.toml", lonely, strange]) == [whole / "missions.toml", lonely]


def test_the_verb_check_tells_the_faults_of_a_pack(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(whole, "map", 'centre = "G5"', 'centre = "G10"')
    assert main(["check", str(whole)]) != 0
    told = capsys.readouterr()
    said = "map.centre: names 'G10', which is not on the map, expected a hex such as 'A1'"
    assert told.out == f"{whole / 'map.toml'}: {said}\n"
    assert "1 fault was found" in told.err


# --- what people read about the format -------------------------------------------------------------------------------


def shapes() -> Iterator[type[msgspec.Struct]]:
    """Every kind of entry and effect that a pack may hold."""
    for module in (vocabulary, pack_format):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in (Entry, Effect, PackFile):
                yield kind


def test_the_readme_names_every_table_key_and_word_of_the_format() -> None:
    text = (BUILT_IN / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w-]+)`", text))
    assert set(KINDS) <= set(re.findall(r"`\[+(\w+)\]+`", text))
    for kind in shapes():
        tag = kind.__struct_config__.tag
        words = {tag} if isinstance(tag, str) else set()
        assert set(kind.__struct_fields__) | words <= named, kind.__name__
    for listed in (vocabulary.Measure, vocabulary.MissionEvent):
        assert set(get_args(listed)) <= named
