"""All files of a pack taken together: what each kind of entry holds, and how entries are named in faults."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from mars_desktop.games.onmars.pack_format import Entry, PackFile
from mars_desktop.games.onmars.words import Building

KINDS: Final = tuple(name for name in PackFile.__struct_fields__ if name != "source")
"""The kinds of entries, as the tables of a file are called."""

SINGLE: Final = tuple(name for name in KINDS if getattr(PackFile(), name) is None)
"""Those that a pack has once."""


class WholePack:
    """A pack that has all kinds of entries; raises ValueError if it lacks one."""

    def __init__(self, pack: PackFile) -> None:
        if pack.numbers is None or pack.map is None or pack.life_support is None or pack.first_colonists is None:
            raise ValueError("a kind of entry is missing")
        self.all: Final = pack
        self.numbers: Final = pack.numbers
        self.map: Final = pack.map
        self.life_support: Final = pack.life_support
        self.first_colonists: Final = pack.first_colonists


def tiles_of(whole: WholePack, building: Building) -> int:
    """How many buildings of a type can stand on the map, those of one player for the Shelter."""
    if building == "shelter":
        return whole.numbers.shelters
    # one lies there from the start
    return 1 + sum(tile.building == building for tile in whole.all.building_tile)


def kinds_of(file: PackFile) -> list[str]:
    """The kinds of entries that a file has."""
    return [kind for kind in KINDS if getattr(file, kind)]


def joined(files: Iterable[PackFile]) -> PackFile:
    """The entries of all files as those of one; of an entry that may stand once the first."""
    listed = list(files)
    fields: dict[str, object] = {}
    for kind in KINDS:
        found = [getattr(file, kind) for file in listed if getattr(file, kind)]
        if kind in SINGLE:
            fields[kind] = found[0] if found else None
        else:
            fields[kind] = tuple(entry for entries in found for entry in entries)
    return msgspec.structs.replace(PackFile(), **fields)


def entries_of(pack: PackFile) -> Iterator[tuple[str, str, Entry]]:
    """Every entry with its kind and its place, which names it by its id where it has one."""
    for kind in KINDS:
        value = getattr(pack, kind)
        if isinstance(value, Entry):
            yield kind, kind, value
        elif value:
            for i, entry in enumerate(value):
                yield kind, place_of(kind, i, entry), entry


def place_of(kind: str, number: int, entry: Entry) -> str:
    """How an entry of a list is named in a fault: by its id, else by its number in the list."""
    name = getattr(entry, "id", None)
    return f"{kind}[{number}]" if name is None else f"{kind} {name!r}"


def inside(place: str, key: str) -> str:
    """A place within an entry."""
    return f"{place}, {key}" if place.endswith("'") else f"{place}.{key}"
