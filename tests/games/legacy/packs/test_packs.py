"""A faulty campaign is refused with file, place and expectation; the template is a sound one."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mars_desktop import paths
from mars_desktop.games.legacy import pack_format
from mars_desktop.games.legacy.pack import PackProblem, campaign_folder, check, own_campaigns, read_campaign
from mars_desktop.games.legacy.pack_format import CampaignPack
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.pack import check_packs
from tests.games.legacy.packs.spoilt_campaign import CAMPAIGN
from tests.games.legacy.packs.spoilt_cards import CARDS
from tests.games.legacy.packs.spoilt_missions import MISSIONS
from tests.games.spoilt_files import cut_a_file, spoil

TEMPLATE = paths.resources() / "packs" / "template"
PATIENCE = paths.resources() / "packs" / "patience"
SPOILT = (*CAMPAIGN, *CARDS, *MISSIONS)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the template, to be spoilt."""
    return Path(shutil.copytree(TEMPLATE, tmp_path / "template"))


def lines(folder: Path) -> list[str]:
    return [str(fault).removeprefix(str(folder)).lstrip("/\\") for fault in check([folder])]


def test_the_template_has_no_fault() -> None:
    assert check([TEMPLATE]) == []


def test_the_sample_campaign_has_no_fault() -> None:
    assert check([PATIENCE]) == []


@pytest.mark.parametrize(("file", "old", "new", "said"), [m[1:] for m in SPOILT], ids=[m[0] for m in SPOILT])
def test_a_spoilt_campaign_gets_its_lines(folder: Path, file: str, old: str, new: str, said: list[str]) -> None:
    spoil(folder, file, old, new)
    assert lines(folder) == said


def test_a_faulty_campaign_is_refused_as_a_whole_with_every_fault(folder: Path) -> None:
    for name, old, new in (("cards.toml", "cost = 7", "cost = -7"), ("maps.toml", "format = 1", "format = 2")):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackProblem) as refused:
        read_campaign(folder)
    assert [Path(fault.file).name for fault in refused.value.faults] == ["cards.toml", "maps.toml"]


def test_a_campaign_without_its_own_file_says_what_is_missing(folder: Path) -> None:
    (folder / "campaign.toml").unlink()
    said = lines(folder)
    assert said[:2] == [
        ": folder: holds no table [campaign], expected it in one of the packs",
        ": folder: holds no table [game], expected it in one of the packs",
    ]
    assert all("unknown standard project" in line for line in said[2:])


def test_a_second_campaign_in_the_folder_is_a_fault(folder: Path) -> None:
    again = (folder / "campaign.toml").read_text(encoding="utf-8").replace('id = "template"', 'id = "again"', 1)
    (folder / "more.toml").write_text(again, encoding="utf-8")
    assert lines(folder) == [
        "more.toml: campaign: stands in campaign.toml too, expected it in one pack only",
        "more.toml: game: stands in campaign.toml too, expected it in one pack only",
    ]


def test_an_unreadable_pack_is_told_without_what_follows_from_it(folder: Path) -> None:
    (folder / "maps.toml").write_text("[[map]", encoding="utf-8")
    (line,) = lines(folder)
    assert line.startswith("maps.toml: file: is no TOML (")


def test_a_single_file_is_checked_with_its_campaign_but_only_its_own_faults_are_told(folder: Path) -> None:
    for name, old, new in (("cards.toml", "orbit-ring", "moon"), ("maps.toml", "format = 1", "format = 2")):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    (fault,) = check([folder / "cards.toml"])
    assert fault.place == "project 'orbit-kitchen', immediate[0].where.slot"
    assert check([folder / "developments.toml"]) == []


def test_packs_of_both_games_are_checked_side_by_side(folder: Path) -> None:
    own = folder.parent / "own.toml"
    own.write_text('[pack]\nid = "own"\nformat = 2\nname = "Own"\ngame = "terraforming"\n', encoding="utf-8")
    text = (folder / "maps.toml").read_text(encoding="utf-8")
    (folder / "maps.toml").write_text(text.replace("format = 1", "format = 3", 1), encoding="utf-8")
    assert [str(fault) for fault in check([folder.parent])] == [
        f"{own}: pack.format: is 2, expected 1, the only format this program reads",
        f"{folder / 'maps.toml'}: pack.format: is 3, expected 1, the only format this program reads",
    ]


def test_a_folder_without_packs_is_no_campaign(tmp_path: Path) -> None:
    with pytest.raises(PackProblem, match=r"holds no pack, expected at least one \*\.toml file"):
        read_campaign(tmp_path)


def test_a_file_with_misspelt_tables_in_a_folder_is_no_file_to_leave_alone(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[packs]\n[[projects]]\n", encoding="utf-8")
    assert len(check([tmp_path])) == 1


LEGACY_WORDS = [
    ('tags = ["floater"]', "tags[0]: 'floater'"),
    ('holds = "ice"', "holds: 'ice'"),
    ("missions = [1]", "missions: 'missions'"),
    ('flavour = "Old."', "flavour: 'flavour'"),
    ("requires = { melts = { min = 1 } }", "requires.melts: 'melts'"),
    ("requires = { tags = { floater = 1 } }", "requires.tags: 'floater'"),
    ('vp = { count = { of = "population" } }', "vp.count: 'population'"),
    ('vp = { count = { of = "tiles", tile = "water" } }', "vp.count.tile: 'water'"),
    ('vp = { count = { of = "tiles", bonus = ["steel"] } }', "vp.count.bonus: 'bonus'"),
    ('immediate = [{ do = "gain", workers = 1 }]', "immediate[0].workers: 'workers'"),
    ('immediate = [{ do = "melt", count = 1 }]', "immediate[0]: 'melt'"),
    ('immediate = [{ do = "draw", look = 1, source = "innovations" }]', "immediate[0].source: 'source'"),
    ('triggers = [{ on = "melt", do = [{ do = "gain", mc = 1 }] }]', "triggers[0]: 'melt'"),
    (
        'triggers = [{ on = "place", next_to = "own-tile", do = [{ do = "gain", mc = 1 }] }]',
        "triggers[0].next_to: 'next_to'",
    ),
    ('modifiers = [{ modifier = "capacity", tile = "city", amount = 1 }]', "modifiers[0]: 'capacity'"),
    ('modifiers = [{ modifier = "pay-with", workers = 1 }]', "modifiers[0].workers: 'workers'"),
    (
        'modifiers = [{ modifier = "conversion", resource = "workers", amount = 8 }]',
        "modifiers[0].resource: 'workers'",
    ),
]


@pytest.mark.parametrize(("entry", "said"), LEGACY_WORDS)
def test_a_pack_of_the_base_game_may_not_use_a_word_of_the_legacy(tmp_path: Path, entry: str, said: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        '[pack]\nid = "own"\nformat = 1\nname = "Own"\ngame = "terraforming"\n\n[[project]]\nid = "warm-spring"\n'
        f'number = "901"\nname = "Warm Spring"\ndeck = "base"\nkind = "active"\ncost = 9\n{entry}\n',
        encoding="utf-8",
    )
    assert [f"{fault.place}: {fault.problem}" for fault in check_packs([file])] == [
        f"project 'warm-spring', {said} belongs to The Legacy of Mars, expected a word of Terraforming Mars"
    ]


def test_a_map_of_the_base_game_may_not_use_a_word_of_the_legacy(tmp_path: Path) -> None:
    text = (paths.resources() / "maps" / "tharsis.toml").read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(text.replace('bonus = ["steel", "steel"]', 'bonus = ["worker"]', 1), encoding="utf-8")
    (fault,) = check_packs([file])
    assert re.fullmatch(r"map\.hexes\[\d+\]\.bonus\[0\]", fault.place)
    assert fault.problem == "'worker' belongs to The Legacy of Mars, expected a word of Terraforming Mars"


def test_a_campaign_is_found_by_its_id_built_in_or_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    assert own_campaigns() == []
    assert campaign_folder("patience") == PATIENCE
    mine = shutil.copytree(folder, tmp_path / "home" / "packs" / "mine")
    assert own_campaigns() == ["mine"]
    assert campaign_folder("mine") == mine
    for strange in ("nobody", "../home/packs/mine", "", "terraforming"):
        with pytest.raises(PackProblem, match="holds no campaign"):
            campaign_folder(strange)


@given(st.data())
@settings(deadline=None, max_examples=60)
def test_a_campaign_with_any_piece_cut_out_or_doubled_never_breaks_the_reader(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = Path(shutil.copytree(TEMPLATE, tmp_path_factory.mktemp("cut") / "template"))
    cut_a_file(folder, data)
    for fault in check([folder]):
        assert fault.place
        assert "expected" in fault.problem
        assert len(str(fault).splitlines()) == 1


# --- what people read about the format --------------------------------------------------------------------------------


def shapes() -> Iterator[type[msgspec.Struct]]:
    """Every kind of entry that a pack of a campaign may hold."""
    for module in (v, pack_format):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, v.Entry) and kind is not v.Entry:
                yield kind


def test_the_readme_names_every_key_and_word_of_the_format() -> None:
    named = set(re.findall(r"`([\w-]+)`", (PATIENCE / "README.md").read_text(encoding="utf-8")))
    only_base = {"sells", "keeps_all_cards", *pack_format.LegacyNumbers.__struct_fields__}
    numbers = {f.name for f in msgspec.structs.fields(pack_format.LegacyNumbers) if f.required}
    for kind in shapes():
        keys = set(kind.__struct_fields__) - only_base | (numbers if kind is pack_format.LegacyNumbers else set())
        tag = kind.__struct_config__.tag
        words = {str(tag)} if isinstance(tag, str) and not tag[0].isupper() else set()
        tables = set(CampaignPack.__struct_fields__) if kind is CampaignPack else set()
        assert (keys | words) - tables <= named, kind.__name__


def test_the_template_explains_every_table_and_every_key_of_a_mission() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in TEMPLATE.glob("*.toml"))
    for kind in (
        pack_format.CampaignEntry,
        pack_format.Identity,
        pack_format.Adapted,
        pack_format.Mission,
        pack_format.Twist,
        pack_format.SharedGoal,
        pack_format.GenerationEvent,
        pack_format.MapLayout,
        v.Development,
        v.Project,
    ):
        for key in kind.__struct_fields__:
            assert re.search(rf"\b{key}\b", text), f"{kind.__name__}.{key}"
