"""What was expected at a place of a pack, read off the types that a game's packs consist of."""

import re
from collections.abc import Callable, Collection
from difflib import get_close_matches
from typing import Final, NamedTuple

import msgspec
from msgspec import inspect

_STEP: Final = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "a whole number",
    inspect.StrType: "text",
    inspect.BoolType: "true or false",
    inspect.VarTupleType: "a list",
    inspect.DictType: "a table",
    inspect.StructType: "a table",
}
_PYTHON: Final[dict[type[inspect.Type], type]] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.BoolType: bool,
    inspect.VarTupleType: list,
    inspect.DictType: dict,
    inspect.StructType: dict,
}


class Hidden(NamedTuple):
    """What a shape knows but a game's packs cannot use: whole entries, keys of an entry, words for themselves."""

    is_entry: Callable[[type], bool]
    keys: Callable[[type], Collection[str]]
    is_word: Callable[[object], bool]


NOTHING: Final = Hidden(lambda _: False, lambda _: (), lambda _: False)
"""For games whose packs may use all that their shape knows."""


class Hints:
    """The expectations of one shape of pack."""

    def __init__(self, shape: type[msgspec.Struct], hidden: Hidden = NOTHING) -> None:
        self._shape: Final = shape
        self._hidden: Final = hidden

    def explained(self, text: str, path: str, data: dict[str, object]) -> str:
        """The decoder's complaint about the value at a path such as ``$.project[3].cost`` in a person's words."""
        wide, value = self._at(path, data)
        here = _narrowed(wide, value)
        if found := re.search(r"unknown field `(.*)`", text):
            return f"unknown key {found[1]!r}, expected {_one_of(found[1], self._keys(here))}"
        if found := re.search(r"missing required field `(.*)`", text):
            expected = _fields(here).get(found[1])
            # the key that tells entries apart is no field of any of them
            said = _one_of("", self._tags(wide)) if expected is None else self._described(expected)
            return f"the key {found[1]!r} is missing, expected {said}"
        if found := re.search(r"Invalid (?:enum )?value ('.*'|.*)", text):
            given = found[1].strip("'")
            return f"{given!r} is not known, expected {_one_of(given, self._values(here))}"
        if text.startswith("Expected `"):
            return f"is {_shown(value)}, expected {self._described(here)}"
        return f"{text[:1].lower()}{text[1:]}, expected {self._described(here)}"

    def _at(self, path: str, data: dict[str, object]) -> tuple[inspect.Type | None, object]:
        """The type expected at a place, all its alternatives included, and the value that stands there."""
        wide: inspect.Type | None = inspect.type_info(self._shape)
        value: object = data
        for match in _STEP.finditer(path):
            name, index = match[1], match[2]
            here = _narrowed(wide, value)
            if name is not None:
                if name in {option.tag_field for option in _structs(wide)}:
                    wide = inspect.LiteralType(tuple(self._tags(wide)))
                else:
                    wide = _fields(here).get(name)
                value = value.get(name) if isinstance(value, dict) else None
            elif isinstance(here, inspect.VarTupleType):
                wide = here.item_type
                value = value[int(index)] if isinstance(value, list) and int(index) < len(value) else None
            elif isinstance(here, inspect.DictType):
                # the decoder does not say which value of a table is wrong: the first that does not fit
                wide = here.value_type
                values = value.values() if isinstance(value, dict) else ()
                value = next((inner for inner in values if not _fits(inner, wide)), None)
        return wide, value

    def _keys(self, here: inspect.Type | None) -> list[str]:
        structs = _structs(here)
        hidden = {key for option in structs for key in self._hidden.keys(option.cls)}
        tag_fields = [option.tag_field for option in structs if option.tag_field is not None]
        return [*tag_fields, *sorted(key for key in _fields(here) if key not in hidden)]

    def _tags(self, wide: inspect.Type | None) -> list[str]:
        options = (option for option in _structs(wide) if not self._hidden.is_entry(option.cls))
        return sorted(str(option.tag) for option in options if option.tag is not None)

    def _values(self, here: inspect.Type | None) -> list[str]:
        match here:
            case inspect.LiteralType(values=values):
                return [str(value) for value in values if not self._hidden.is_word(value)]
            case inspect.DictType(key_type=keys):
                return self._values(keys)
            case inspect.UnionType(types=types):
                return [value for option in types for value in self._values(option)]
            case _:
                return []

    def _described(self, here: inspect.Type | None) -> str:
        match here:
            case inspect.LiteralType():
                return f"one of {', '.join(self._values(here))}"
            case inspect.UnionType(types=types):
                options = (option for option in types if not isinstance(option, inspect.NoneType))
                return " or ".join(dict.fromkeys(self._described(option) for option in options))
            case inspect.IntType(ge=int() as least, le=int() as most):
                return f"a whole number from {least} to {most}"
            case inspect.StrType(min_length=int() as least, max_length=int() as most):
                return f"text of {least} to {most} characters"
            case _:
                return _PLAIN.get(type(here), "something else") if here is not None else "something else"


def _fits(value: object, wide: inspect.Type) -> bool:
    """Whether a value is of a kind and, where it is a number, within its bounds."""
    if type(value) is not _PYTHON.get(type(wide)):
        return False
    match wide, value:
        case inspect.IntType(ge=int() as least, le=int() as most), int() as number:
            return least <= number <= most
        case _:
            return True


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


def _one_of(given: str, options: list[str]) -> str:
    near = get_close_matches(given, options, n=1)
    if near:
        return f"one of those known here; did you mean {near[0]!r}?"
    return f"one of {', '.join(options)}" if options else "one that is known here"


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
