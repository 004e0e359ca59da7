"""What is wrong with a pack whose tables do not have the shape of the vocabulary, in a person's words.

The decoder stops at the first value of a wrong shape and names its place and type. Here
the place gets the card's id, and the sentence says what was expected there.
"""

import re
from difflib import get_close_matches
from typing import Final

import msgspec
from msgspec import inspect

from mars_desktop.games.terraforming.pack_format import PackFile

_DEEPEST: Final = 24
_LARGEST: Final = 9999
_LONGEST: Final = 200
_STEP: Final = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "a whole number",
    inspect.StrType: "text",
    inspect.BoolType: "true or false",
    inspect.VarTupleType: "a list",
    inspect.DictType: "a table",
    inspect.StructType: "a table",
}


def decode(data: dict[str, object]) -> PackFile | tuple[str, str]:
    """The pack that the tables of a TOML file state, or the place and the problem of the first fault."""
    try:
        return msgspec.convert(data, PackFile, strict=True)
    except msgspec.ValidationError as problem:
        text, _, at = str(problem).partition(" - at ")
        path = re.findall(r"`([^`]*)`", at)[-1] if at else "$"
        return readable(path, data), _explained(text, path, data)


def excess(data: dict[str, object]) -> tuple[str, str] | None:
    """The first value that no pack needs: tables too deep, numbers too large, texts too long or unprintable."""
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
            if len(value) > _LONGEST:
                problem = f"is a text of {len(value)} characters, expected at most {_LONGEST}"
            elif not value.isprintable():
                problem = f"{value!r} holds a character that cannot be printed, expected plain text"
        elif isinstance(value, int) and not -_LARGEST <= value <= _LARGEST:
            problem = f"is an impossible number, expected {-_LARGEST} to {_LARGEST}"
        if problem:
            return readable(place[:120], data), problem
    return None


def readable(path: str, data: dict[str, object]) -> str:
    """A place such as ``$.project[3].cost`` with the card's id instead of its position, where it has one."""
    match = re.match(r"\$\.(project|corporation)\[(\d+)\]\.?(.*)", path)
    if match is not None:
        entries = data.get(match[1])
        entry = entries[int(match[2])] if isinstance(entries, list) and int(match[2]) < len(entries) else None
        name = entry.get("id") if isinstance(entry, dict) else None
        if isinstance(name, str) and name:
            return f"{match[1]} {name[:60]!r}" + (f", {match[3]}" if match[3] else "")
    return path.removeprefix("$").removeprefix(".") or "file"


def _explained(text: str, path: str, data: dict[str, object]) -> str:
    wide, value = _at(path, data)
    here = _narrowed(wide, value)
    if found := re.search(r"unknown field `(.*)`", text):
        return f"unknown key {found[1]!r}, expected {_one_of(found[1], _keys(here))}"
    if found := re.search(r"missing required field `(.*)`", text):
        expected = _fields(here).get(found[1])
        # the key that tells entries apart is no field of any of them
        said = _one_of("", _tags(wide)) if expected is None else _described(expected)
        return f"the key {found[1]!r} is missing, expected {said}"
    if found := re.search(r"Invalid (?:enum )?value '(.*)'", text):
        return f"{found[1]!r} is not known, expected {_one_of(found[1], _values(here))}"
    if re.match(r"Expected `.*`, got `.*`", text):
        return f"is {_shown(value)}, expected {_described(here)}"
    return f"{text[:1].lower()}{text[1:]}, expected {_described(here)}"


def _at(path: str, data: dict[str, object]) -> tuple[inspect.Type | None, object]:
    """The type expected at a place, all its alternatives included, and the value that stands there."""
    wide: inspect.Type | None = inspect.type_info(PackFile)
    value: object = data
    for match in _STEP.finditer(path):
        name, index = match[1], match[2]
        here = _narrowed(wide, value)
        if name is not None:
            if name in {option.tag_field for option in _structs(wide)}:
                wide = inspect.LiteralType(tuple(_tags(wide)))
            else:
                wide = _fields(here).get(name)
            value = value.get(name) if isinstance(value, dict) else None
        elif isinstance(here, inspect.VarTupleType):
            wide = here.item_type
            value = value[int(index)] if isinstance(value, list) and int(index) < len(value) else None
        elif isinstance(here, inspect.DictType):
            # the decoder does not say which value of a table is wrong: the first that is no whole number
            wide = here.value_type
            values = value.values() if isinstance(value, dict) else ()
            value = next((inner for inner in values if type(inner) is not int), None)
    return wide, value


def _narrowed(wide: inspect.Type | None, value: object) -> inspect.Type | None:
    """Of several possible types the one that the value means to be, as far as that can be told."""
    structs = _structs(wide)
    if not isinstance(value, dict) or not structs:
        return wide
    meant = (option for option in structs if option.tag_field and value.get(option.tag_field) == option.tag)
    return next(meant, structs[0])


def _structs(wide: inspect.Type | None) -> list[inspect.StructType]:
    options = wide.types if isinstance(wide, inspect.UnionType) else (wide,)
    return [option for option in options if isinstance(option, inspect.StructType)]


def _fields(here: inspect.Type | None) -> dict[str, inspect.Type]:
    return {field.encode_name: field.type for field in here.fields} if isinstance(here, inspect.StructType) else {}


def _keys(here: inspect.Type | None) -> list[str]:
    tag_fields = [option.tag_field for option in _structs(here) if option.tag_field is not None]
    return [*tag_fields, *sorted(_fields(here))]


def _tags(wide: inspect.Type | None) -> list[str]:
    return sorted(str(option.tag) for option in _structs(wide) if option.tag is not None)


def _values(here: inspect.Type | None) -> list[str]:
    match here:
        case inspect.LiteralType(values=values):
            return [str(value) for value in values]
        case inspect.DictType(key_type=keys):
            return _values(keys)
        case inspect.UnionType(types=types):
            return [value for option in types for value in _values(option)]
        case _:
            return []


def _one_of(given: str, options: list[str]) -> str:
    near = get_close_matches(given, options, n=1)
    if near:
        return f"one of those known here; did you mean {near[0]!r}?"
    return f"one of {', '.join(options)}" if options else "one that is known here"


def _described(here: inspect.Type | None) -> str:
    match here:
        case inspect.LiteralType():
            return f"one of {', '.join(_values(here))}"
        case inspect.UnionType(types=types):
            said = dict.fromkeys(_described(option) for option in types if not isinstance(option, inspect.NoneType))
            return " or ".join(said)
        case _:
            return _PLAIN.get(type(here), "something else") if here is not None else "something else"


def _shown(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case dict():
            return "a table"
        case list():
            return "a list"
        case int() | float() | str():
            return repr(value)[:60]
        case _:
            return f"a {type(value).__name__}"
