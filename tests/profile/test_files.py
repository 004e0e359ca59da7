"""Plain files are written whole or not at all."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mars_desktop.profile.files import write_atomically
from mars_desktop.profile.problems import UnreadableProfile


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "ä.marstable"
    write_atomically(file, b"old")
    write_atomically(file, b"new" * 100_000)
    assert file.read_bytes() == b"new" * 100_000
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on file sizes to run into")
def test_a_file_cut_short_by_a_full_disk_leaves_the_old_one(
    tmp_path: Path, program: Callable[..., "subprocess.Popen[str]"]
) -> None:
    """SV-001: written beside, flushed and renamed; on failure the old file stays and the person is told."""
    file = tmp_path / "settings.json"
    file.write_bytes(b"old")
    output, _ = program("write", file).communicate()
    assert output.startswith("DiskFull ")
    assert str(file) in output
    assert len(output.splitlines()) == 1
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "export.marstable"
    folder.mkdir()
    with pytest.raises(UnreadableProfile, match=r"export\.marstable"):
        write_atomically(folder, b"new")
    assert list(tmp_path.iterdir()) == [folder]


def test_a_file_in_a_missing_folder_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(UnreadableProfile, match="nowhere"):
        write_atomically(tmp_path / "nowhere" / "export.marstable", b"new")
    assert list(tmp_path.iterdir()) == []
