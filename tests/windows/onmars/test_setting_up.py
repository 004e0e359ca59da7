"""Setting up a game of On Mars: its options, its variants, and packs of one's own."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox

from mars_desktop import paths
from mars_desktop.games.onmars.pack import BUILT_IN, pack_name
from mars_desktop.models.results import GameResult, SeatResult
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.onmars.screens import SCREENS


@pytest.fixture
def own_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack of one's own, which changes nothing but its name."""
    monkeypatch.setenv("MARS_DESKTOP_HOME", str(tmp_path))
    mine = paths.packs() / "mine"
    mine.mkdir(parents=True)
    text = (paths.resources() / "packs" / BUILT_IN / "pack.toml").read_text(encoding="utf-8")
    head = text.replace('id = "onmars"', 'id = "mine"', 1).replace('name = "On Mars"', 'name = "Our own"', 1)
    (mine / "pack.toml").write_text(head, encoding="utf-8")


def test_a_pack_of_ones_own_is_offered_by_its_name(own_pack: None, window: MainWindow) -> None:
    window.show_new_game()
    window.new_game.show_game("onmars")
    row = window.new_game._options._rows["pack"]
    choices = row.control
    assert isinstance(choices, QComboBox)
    assert [choices.itemText(at) for at in range(choices.count())] == ["On Mars", "Our own"]
    row.choose("mine")
    window.new_game._begin_game()
    assert window.controller is not None
    assert window.controller.rules.setup.options["pack"] == "mine"


def test_without_a_pack_of_ones_own_none_is_asked_for(window: MainWindow) -> None:
    window.show_new_game()
    window.new_game.show_game("onmars")
    assert "pack" not in window.new_game._options._rows
    assert {"length", "solo_goal", "first_colonists", "space_oddity", "undo"} == set(window.new_game._options._rows)


def test_a_pack_without_a_name_is_called_by_its_id(own_pack: None) -> None:
    head = paths.packs() / "mine" / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace('name = "Our own"\n', "", 1), encoding="utf-8")
    assert pack_name("mine") == "mine"


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (2, {"length": "long", "space_oddity": True, "first_colonists": False}, "Long · Space Oddity"),
        (3, {"length": "short", "first_colonists": True}, "Short · First Colonists"),
        (1, {"length": "short", "solo_goal": "hunky-dory"}, "Hunky Dory"),
        (2, {"length": "endless"}, "endless"),
    ],
)
def test_the_records_tell_length_variants_and_the_goal_of_a_game_alone(
    seats: int, options: dict[str, str | int | bool], told: str
) -> None:
    people = tuple(SeatResult("rose", "", {"track": 1}) for _ in range(seats))
    assert SCREENS.variant(GameResult(9, options, "most-points", people)) == told
