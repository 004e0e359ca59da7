"""Reading a pack of On Mars: a folder of TOML files."""

import tomllib

import msgspec

from mars_desktop import paths
from mars_desktop.games.onmars.pack_format import PackFile


def read_packs(pack: str) -> list[PackFile]:
    """All files of a pack by its id: one that comes with the program, else one among a person's own."""
    folder = next(
        place / pack for place in (paths.resources() / "packs", paths.packs()) if (place / pack / "pack.toml").is_file()
    )
    files = sorted(folder.glob("*.toml"))
    return [msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), PackFile) for file in files]
