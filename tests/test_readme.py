"""What the README shows must work as it stands there."""

import re
from pathlib import Path

import pytest

from mars_desktop.games.terraforming.pack import read_pack

_README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def _block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", _README, re.DOTALL)
    assert found is not None, f"the README has no {language} example"
    return found[1]


def test_the_game_to_type_plays_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(_block("python"), "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == ["place 48", "21 p1 project greenery mc=23"]


def test_the_game_to_type_is_short() -> None:
    assert len(_block("python").splitlines()) <= 15


def test_the_card_to_add_is_a_valid_pack(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    head = '[pack]\nid = "own"\nformat = 1\nname = "Own"\ngame = "terraforming"\n\n'
    pack.write_text(head + _block("toml"), encoding="utf-8")
    assert [card.name for card in read_pack(pack).project] == ["Warm Springs"]


def test_every_folder_on_the_map_exists() -> None:
    root = Path(__file__).parent.parent
    named = re.findall(r"^  (\w+)/ ", _README.split("## The map of the code")[1].split("```")[1], re.MULTILINE)
    assert named
    for name in named:
        folder = root / "mars_desktop" / name
        assert folder.is_dir(), f"the map names {name}, which is not there"
