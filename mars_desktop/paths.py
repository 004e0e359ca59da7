"""The one place that knows where the program's resources and a person's folders are.

Every function is pure: it names a place and touches nothing. Only `ensure` makes a folder.
"""

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "MARS_DESKTOP_HOME"
"""Name of the environment variable that moves profile, settings, logs and cache into one folder."""

_APP = "mars-desktop"
_PACKAGE = Path(__file__).resolve().parent


class FolderProblem(OSError):
    """A folder cannot be used; `str()` is one sentence for a person, `path` the folder."""

    def __init__(self, sentence: str, path: Path) -> None:
        super().__init__(sentence)
        self.path = path


def resources() -> Path:
    """The folder of packs, maps, icons, fonts and tokens.

    An installed or frozen program carries it inside the package, a source tree beside it. The package is asked first:
    beside an installed package a folder of this name may belong to somebody else.
    """
    inside = _PACKAGE / "_resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def home() -> Path:
    """The folder for everything that must last: profile, settings, backups and own packs."""
    return _moved() or Path(platformdirs.user_data_path(_APP, appauthor=False))


def profile_file() -> Path:
    """The SQLite file with tables, campaigns, records and settings."""
    return home() / "profile.db"


def backups() -> Path:
    """The folder of verified copies of the profile."""
    return home() / "backups"


def packs() -> Path:
    """The folder in which a person may put content packs of their own."""
    return home() / "packs"


def logs() -> Path:
    """The folder of technical logs."""
    moved = _moved()
    return moved / "logs" if moved else Path(platformdirs.user_log_path(_APP, appauthor=False))


def cache() -> Path:
    """The folder of pictures and the like that can be made again at any time."""
    moved = _moved()
    return moved / "cache" if moved else Path(platformdirs.user_cache_path(_APP, appauthor=False))


def ensure(folder: Path) -> Path:
    """Make `folder` if it is missing, prove that files can be written in it, and return it.

    Raises `FolderProblem` when a file is in the way, when the folder cannot be made or when it cannot be written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        in_the_way = next(place for place in (folder, *folder.parents) if place.exists())
        raise FolderProblem(
            f"“{in_the_way}” is a file where a folder is needed: "
            f"move it away or set {HOME_VARIABLE} to another folder.",
            folder,
        ) from error
    except OSError as error:
        raise FolderProblem(
            f"The folder “{folder}” cannot be made ({_reason(error)}): "
            f"make its parent writable or set {HOME_VARIABLE} to another folder.",
            folder,
        ) from error
    _prove_writable(folder)
    return folder


def _moved() -> Path | None:
    value = os.environ.get(HOME_VARIABLE, "")
    return Path(value).expanduser().absolute() if value else None


def _prove_writable(folder: Path) -> None:
    # Permission bits say nothing about read-only disks, quotas and Windows access lists; writing does.
    probe = folder / f".writable-{os.getpid()}"
    try:
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise FolderProblem(
            f"The folder “{folder}” cannot be written to ({_reason(error)}): "
            f"make it writable or set {HOME_VARIABLE} to another folder.",
            folder,
        ) from error


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
