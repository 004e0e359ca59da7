"""What is wrong with a pack whose tables do not have the shape of a game's packs, in a person's words.

The decoder stops at the first value of a wrong shape and names its place and type. Here
the place gets the id of the card or tile, and the sentence says what was expected there.
"""

import re
from re import Pattern
from typing import Final, TypeVar

import msgspec

from mars_desktop.engine.pack_hints import NOTHING, Hidden, Hints

Shape = TypeVar("Shape", bound=msgspec.Struct)

_DEEPEST: Final = 24
_LARGEST: Final = 9999
_LONGEST: Final = 200
_LONGEST_PROSE: Final = 2000
_ENTRY: Final = re.compile(r"\$\.(\w+)\[(\d+)\]\.?(.*)")


def decode(data: dict[str, object], shape: type[Shape], hidden: Hidden = NOTHING) -> Shape | tuple[str, str]:
    """The pack that the tables of a TOML file state, or the place and the problem of the first fault.

    ``shape``: what packs of the game look like; ``hidden``: what of it is not offered.
    """
    try:
        return msgspec.convert(data, shape, strict=True)
    except msgspec.ValidationError as problem:
        text, _, at = str(problem).partition(" - at ")
        path = re.findall(r"`([^`]*)`", at)[-1] if at else "$"
        return readable(path, data), Hints(shape, hidden).explained(text, path, data)


def excess(data: dict[str, object], prose: Pattern[str] | None = None) -> tuple[str, str] | None:
    """The first value that no pack needs: tables too deep, numbers too large, texts too long or unprintable.

    ``prose``: the places of texts that may be long.
    """
    rest: list[tuple[str, object, int]] = [("$", data, 0)]
    while rest:
        place, value, depth = rest.pop()
        problem = ""
        if depth > _DEEPEST:
            problem = f"tables and lists are nested too deeply, expected at most {_DEEPEST} levels"
        elif isinstance(value, dict):
            rest.extend((f"{place}.{key}", inner, depth + 1) for key, inner in reversed(value.items()))
        elif isinstance(value, list):
            rest.extend((f"{place}[{i}]", value[i], depth + 1) for i in reversed(range(len(value))))
        elif isinstance(value, str):
            long = prose is not None and prose.fullmatch(place) is not None
            longest = _LONGEST_PROSE if long else _LONGEST
            if len(value) > longest:
                problem = f"is a text of {len(value)} characters, expected at most {longest}"
            elif not (value.replace("\n", "") if long else value).isprintable():
                problem = f"{value!r} holds a character that cannot be printed, expected plain text"
        elif isinstance(value, int) and not -_LARGEST <= value <= _LARGEST:
            problem = f"is an impossible number, expected {-_LARGEST} to {_LARGEST}"
        if problem:
            return readable(place[:120], data), problem
    return None


def readable(path: str, data: dict[str, object]) -> str:
    """A place such as ``$.project[3].cost`` with the id of an entry instead of its position, where it has one."""
    match = _ENTRY.match(path)
    if match is not None:
        entries = data.get(match[1])
        entry = entries[int(match[2])] if isinstance(entries, list) and int(match[2]) < len(entries) else None
        name = entry.get("id") if isinstance(entry, dict) else None
        if isinstance(name, str) and name:
            return f"{match[1]} {name[:60]!r}" + (f", {match[3]}" if match[3] else "")
    return path.removeprefix("$").removeprefix(".") or "file"
