"""Where resources and a person's folders are."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mars_desktop import paths

AWKWARD = "Größe 火星 d'Éric"


@pytest.fixture
def moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / AWKWARD
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    return folder


def test_one_variable_moves_every_folder_of_a_person(moved: Path) -> None:
    assert paths.home() == moved
    for place in (paths.profile_file(), paths.backups(), paths.packs(), paths.logs(), paths.cache()):
        assert place.is_relative_to(moved)


def test_without_the_variable_the_folders_are_the_systems_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    places = [paths.home(), paths.logs(), paths.cache()]
    assert all(place.is_absolute() and "mars-desktop" in place.parts for place in places)
    assert len({*places}) == 3


def test_an_empty_variable_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    expected = paths.home()
    monkeypatch.setenv(paths.HOME_VARIABLE, "")
    assert paths.home() == expected


def test_a_relative_home_does_not_follow_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(paths.HOME_VARIABLE, "mars")
    assert paths.home() == tmp_path / "mars"


def test_asking_for_a_folder_makes_none(moved: Path) -> None:
    for ask in (paths.home, paths.profile_file, paths.backups, paths.packs, paths.logs, paths.cache, paths.resources):
        ask()
    assert not moved.exists()


def test_ensure_makes_a_folder_with_an_awkward_name_and_leaves_it_empty(moved: Path) -> None:
    folder = moved / "ein zweiter Ordner – ß"
    assert paths.ensure(folder) == folder
    assert paths.ensure(folder) == folder
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("below", [".", "backups", "backups/old"])
def test_a_file_in_the_way_of_a_folder_is_named(moved: Path, below: str) -> None:
    moved.write_text("I was here first", encoding="utf-8")
    with pytest.raises(paths.FolderProblem) as caught:
        paths.ensure(moved / below)
    assert str(caught.value) == (
        f"“{moved}” is a file where a folder is needed: move it away or set MARS_DESKTOP_HOME to another folder."
    )
    assert caught.value.path == moved / below
    assert moved.read_text(encoding="utf-8") == "I was here first"


def _root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.mark.skipif(sys.platform == "win32" or _root(), reason="permission bits bind neither Windows nor root")
def test_a_read_only_folder_is_refused_with_one_sentence(moved: Path) -> None:
    moved.mkdir()
    moved.chmod(0o500)
    for folder, verb in ((moved, "written to"), (moved / "backups", "made")):
        with pytest.raises(paths.FolderProblem, match=f"cannot be {verb} \\(permission denied\\)"):
            paths.ensure(folder)


@pytest.mark.parametrize(("operation", "verb"), [("mkdir", "made"), ("touch", "written to")])
def test_a_full_or_read_only_disk_is_refused_with_one_sentence(
    moved: Path, monkeypatch: pytest.MonkeyPatch, operation: str, verb: str
) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(Path, operation, refuse)
    with pytest.raises(paths.FolderProblem) as caught:
        paths.ensure(moved)
    sentence = str(caught.value)
    assert sentence.startswith(f"The folder “{moved}” cannot be {verb} (read-only file system): ")
    assert sentence.count(".") - str(moved).count(".") == 1
    assert "\n" not in sentence


def test_resources_are_found_beside_the_source_from_any_working_folder(tmp_path: Path) -> None:
    code = "from mars_desktop import paths; print(ascii(str(paths.resources())))"
    root = Path(paths.__file__).parents[1]
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert found.stdout.strip() == ascii(str(paths.resources()))
    assert (paths.resources() / "theme" / "tokens.json").is_file()
    assert (paths.resources() / "fonts" / "OFL.txt").is_file()


def test_an_installed_program_reads_the_resources_inside_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / AWKWARD / "mars_desktop"
    (package / "_resources").mkdir(parents=True)
    (tmp_path / AWKWARD / "resources").mkdir()
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.resources() == package / "_resources"
