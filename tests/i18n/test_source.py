"""Templates are found wherever the source puts them, and what cannot be found is said."""

import ast
from pathlib import Path

import pytest

from tests.i18n.source import Module, Plural, Reader, Unclear

SOURCE = """
from typing import Literal, NamedTuple

Mood = Literal["instruction", "purpose"]

class Named(NamedTuple):
    name: str
    about: str

TABLE = {"a": "first", "b": "second"}
ROWS = {"a": Named("one", "about one"), "b": Named("two", "about two")}
FORMS = Plural("{n} card", "{n} cards")

def say(text): ...

def literal(): say("here")
def picked(flag): say("yes" if flag else "no")
def tabled(key): say(TABLE[key])
def known(): say(TABLE["a"])
def field(key): say(ROWS[key].about)
def counted(): say(FORMS)
def unpacked(key):
    name, about = ROWS[key]
    say(name)
def looped():
    for key, value in TABLE.items():
        say(value)
def handed(template): say(template)
def hands_over(): handed("handed")
def mood(how: Mood): say(how)
def computed(key): say("a" + key)
def formatted(key): say(f"{key} of them")
def uncalled(template): say(template)
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Module:
    file = tmp_path / "module.py"
    file.write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr("tests.i18n.source.ROOT", tmp_path)
    return Module(file)


def _said_in(module: Module, function: str) -> ast.expr:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "say":
                    return call.args[0]
    raise LookupError(function)


@pytest.mark.parametrize(
    ("function", "found"),
    [
        ("literal", ["here"]),
        ("picked", ["yes", "no"]),
        ("tabled", ["first", "second"]),
        ("known", ["first"]),
        ("field", ["about one", "about two"]),
        ("counted", [Plural("{n} card", "{n} cards")]),
        ("unpacked", ["one", "two"]),
        ("looped", ["first", "second"]),
        ("handed", ["handed"]),
        ("mood", ["instruction", "purpose"]),
    ],
)
def test_a_template_is_found(module: Module, function: str, found: list[str | Plural]) -> None:
    assert Reader().texts(_said_in(module, function), module) == found


@pytest.mark.parametrize("function", ["computed", "formatted", "uncalled"])
def test_a_template_that_cannot_be_read_is_named_with_its_place(module: Module, function: str) -> None:
    node = _said_in(module, function)
    with pytest.raises(Unclear, match=rf"module.py:{node.lineno}: no template can be read"):
        Reader().texts(node, module)
