"""Every text of the program that is to be translated, read from its source and its data.

Texts are found in four forms: what the wording of a game says through its `Speaker`, with the context it names; what
models, widgets and windows say through Qt; the problems of profiles and files; and the names of cards, goals, projects,
places and maps in the data.
"""

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import tests.i18n.source as program
from mars_desktop import paths
from mars_desktop.games.onmars.content import content as onmars_content
from mars_desktop.games.terraforming.content import content, game_map
from mars_desktop.games.terraforming.glossary import entries
from mars_desktop.profile import problems
from tests.i18n.source import ROOT, Module, Reader, Unclear

NAMES: Final = (
    *("card name", "standard project", "milestone name", "award name", "place name", "map name"),
    *("glossary", "rule book"),
    "onmars card name",
)
"""Contexts in which names and texts from the data are said."""
_SPEAKER: Final = re.compile(r"(?:^|\.)_?speaker(?:\(\))?$|^say$")
"""How the receiver is called where the wording of a game is said."""
_WITHOUT_TEXTS: Final = ("models/words.py", "windows/words.py", "models/languages.py")
"""They hand on what others say."""
_PROBLEMS: Final = frozenset(
    {"Clause"}
    | {
        name
        for name, found in vars(problems).items()
        if isinstance(found, type) and found.__module__ == problems.__name__
    }
)
"""What is called with a sentence about a profile or file, or with a part of one."""


class Text(NamedTuple):
    """A text to translate; `one` is the English singular of a text that counts, else empty."""

    context: str
    source: str
    one: str = ""


def texts() -> list[Text]:
    """Every text once, sorted. Raises `Unclear` where the source does not tell what is said."""
    found = {*_said(), *_names()}
    counted = {(text.context, text.source) for text in found if text.one}
    double = [text for text in found if not text.one and text[:2] in counted]
    if double:
        raise Unclear(f"“{double[0].source}” ({double[0].context}) is said both with and without a number")
    singulars: dict[tuple[str, str], str] = {}
    for text in found:
        if text.one and singulars.setdefault(text[:2], text.one) != text.one:
            raise Unclear(f"“{text.source}” ({text.context}) has two singulars: “{text.one}” is one of them")
    return sorted(found)


def _said() -> Iterator[Text]:
    reader = Reader()
    for file in sorted((ROOT / "mars_desktop").rglob("*.py")):
        if not file.as_posix().endswith(_WITHOUT_TEXTS):
            module = reader.module(file)
            for call in module.calls():
                yield from _texts_of(call, module, reader)


def _texts_of(call: ast.Call, module: Module, reader: Reader) -> Iterator[Text]:
    """What one call says."""
    match call.func, call.args:
        case ast.Attribute(value=of, attr="say" | "count" | "breakable" as verb), [context, template, *rest]:
            if _speaks(of, module) and len(rest) == (verb == "count"):
                for said_in in reader.texts(context, module):
                    yield from _in_context(str(said_in), template, module, reader)
        case ast.Name(id=name), [template, *_] if name in _PROBLEMS and _of_the_profile(module):
            yield from _in_context("problem", template, module, reader)
        case ast.Name(id="tr"), [template]:
            yield from _in_context(_context_of("tr", module, reader), template, module, reader)
        case ast.Name(id="tr_count"), [one, other, _]:
            singulars, plurals = reader.texts(one, module), reader.texts(other, module)
            layer = _context_of("tr_count", module, reader)
            for singular, plural in zip(singulars, plurals, strict=True):
                yield Text(layer, str(plural), str(singular))
        case ast.Attribute(value=ast.Name(id="self"), attr="tr"), [template]:
            yield from _in_context(module.class_around(call), template, module, reader)
        case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"), [context, template]:
            for said_in in reader.texts(context, module):
                yield from _in_context(str(said_in), template, module, reader)


def _of_the_profile(module: Module) -> bool:
    return module.file.parent.name == "profile" and module.file.name != "clauses.py"


def _speaks(receiver: ast.expr, module: Module) -> bool:
    if isinstance(receiver, ast.Name) and receiver.id == "self":
        return module.class_around(receiver) == "Speaker"
    return _SPEAKER.search(ast.unparse(receiver)) is not None


def _context_of(function: str, module: Module, reader: Reader) -> str:
    """The context of the layer from which a module has its words."""
    source = module.imported(function)
    words = reader.named(source[0]) if source is not None else None
    if words is None:
        raise Unclear(f"{module.file.relative_to(ROOT)}: {function} comes from nowhere")
    for statement in words.tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="_CONTEXT")], value=ast.Constant(value=str(context))):
                return context
    raise Unclear(f"{words.file.relative_to(ROOT)}: it has no _CONTEXT")


def _in_context(context: str, template: ast.expr, module: Module, reader: Reader) -> Iterator[Text]:
    try:
        found = reader.texts(template, module)
    except Unclear:
        if context in NAMES:
            return
        raise
    for text in found:
        if isinstance(text, program.Plural):
            yield Text(context, text.other, text.one)
        else:
            yield Text(context, text)


def _names() -> Iterator[Text]:
    for entry in entries():
        yield from (Text("glossary", said) for said in (entry.name, entry.short, entry.more, entry.also) if said)
        if entry.rules:
            yield Text("rule book", entry.rules)
    colony = onmars_content()
    yield from (Text("onmars card name", blueprint.name) for blueprint in colony.blueprints)
    yield from (Text("onmars card name", scientist.name) for scientist in colony.scientists)
    known = content()
    for card in known.cards:
        yield Text("card name", card.name)
    for project in known.standard_projects.values():
        yield Text("standard project", project.name)
    for file in sorted((paths.resources() / "maps").glob("*.toml")):
        board = game_map(file.stem)
        yield Text("map name", board.entry.name)
        yield from (Text("milestone name", milestone.name) for milestone in board.milestones.values())
        yield from (Text("award name", award.name) for award in board.awards.values())
        named = [entry.name for entry in board.entry.hexes] + [entry.name for entry in board.entry.off_map]
        for place in named:
            if place:
                yield Text("place name", place)
