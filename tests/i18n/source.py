"""The program's own source as data: what an expression can stand for where it is used as a template.

Templates are literals, but not always at the place where they are said: they stand in tables beside it, are picked by a
condition, or are handed to a function of the same module. All those ways are followed; an expression that leads
nowhere raises `Unclear` with its place, so that no template is passed over in silence.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Plural(NamedTuple):
    """The two English forms of a template that counts."""

    one: str
    other: str


@dataclass
class Row:
    """A tuple, or a named tuple whose fields have names."""

    cells: list[list["Value"]]
    fields: tuple[str, ...] = ()


@dataclass
class Table:
    """The values of a dictionary or list, in the order of the source, and the keys where they are literals."""

    values: list["Value"]
    keys: list[object] = field(default_factory=list)


Value = str | Plural | Row | Table
_Function = ast.FunctionDef | ast.Lambda


class Unclear(Exception):
    """What an expression stands for cannot be read from the source."""


class Module:
    """One source file, with the parent of every node."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.tree = ast.parse(file.read_text(encoding="utf-8"))
        self.parent: dict[ast.AST, ast.AST] = {}
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parent[child] = node

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """The nodes around a node, the nearest first."""
        while node in self.parent:
            node = self.parent[node]
            yield node

    def functions_around(self, node: ast.AST) -> list[_Function]:
        """The functions around a node, the innermost first."""
        return [around for around in self.above(node) if isinstance(around, _Function)]

    def class_around(self, node: ast.AST) -> str:
        """The name of the class around a node, empty outside of any."""
        return next((around.name for around in self.above(node) if isinstance(around, ast.ClassDef)), "")

    def calls(self) -> Iterator[ast.Call]:
        """Every call in the file."""
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.Call))

    def imported(self, name: str) -> tuple[str, str] | None:
        """The module and the name there of something imported from this program."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("mars_desktop"):
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        return node.module, alias.name
        return None


class Reader:
    """Reads what expressions of the program can stand for."""

    def __init__(self) -> None:
        self._modules: dict[Path, Module] = {}
        self._trail: list[tuple[ast.AST, str]] = []

    def module(self, file: Path) -> Module:
        """A source file, parsed once."""
        if file not in self._modules:
            self._modules[file] = Module(file)
        return self._modules[file]

    def named(self, dotted: str) -> Module | None:
        """The module of a dotted name, None where that is a package."""
        file = ROOT / (dotted.replace(".", "/") + ".py")
        return self.module(file) if file.is_file() else None

    def texts(self, node: ast.expr, module: Module) -> list[str | Plural]:
        """Everything an expression can stand for as templates; empty ones are left out. Raises `Unclear`."""
        found: list[str | Plural] = []
        for value in self.values(node, module):
            if not isinstance(value, str | Plural):
                raise self._unclear(node, module)
            if value:
                found.append(value)
        return found

    def values(self, node: ast.expr, module: Module) -> list[Value]:
        """Everything an expression can stand for."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp(body=body, orelse=other):
                return [*self.values(body, module), *self.values(other, module)]
            case ast.Tuple(elts=elements):
                return [Row([self._cell(element, module) for element in elements])]
            case ast.List(elts=elements):
                return [Table([value for element in elements for value in self._cell(element, module)])]
            case ast.Dict(keys=keys, values=values):
                pairs = [
                    (key, value) for k, v in zip(keys, values, strict=True) for key, value in self._pair(k, v, module)
                ]
                return [Table([value for _, value in pairs], [key for key, _ in pairs])]
            case ast.Call():
                return self._called(node, module)
            case ast.Subscript(value=of, slice=at):
                key = at.value if isinstance(at, ast.Constant) else None
                return [item for value in self.values(of, module) for item in _items(value, key)]
            case ast.Attribute(value=of, attr=name):
                return self._attribute(of, name, node, module)
            case ast.Name(id=name):
                return self._name(name, node, module)
            case _:
                raise self._unclear(node, module)

    def _cell(self, node: ast.expr, module: Module) -> list[Value]:
        """An element of a tuple or list; what is no text in it does no harm unless somebody says it."""
        try:
            return self.values(node, module)
        except Unclear:
            return []

    def _pair(self, key: ast.expr | None, value: ast.expr, module: Module) -> list[tuple[object, Value]]:
        if key is None:
            return []
        literal = key.value if isinstance(key, ast.Constant) else None
        return [(literal, one) for one in self._cell(value, module)]

    def _called(self, node: ast.Call, module: Module) -> list[Value]:
        match node.func:
            case ast.Name(id="Plural"):
                forms = [self.values(argument, module) for argument in node.args]
                return [Plural(str(one), str(other)) for one, other in zip(*forms, strict=True)]
            case ast.Name(id=name) if (fields := self._named_tuple(name, module)) is not None:
                return [Row([self._cell(argument, module) for argument in node.args], fields)]
            case ast.Attribute(value=of, attr="items"):
                return [
                    Table([Row([[], [value]]) for table in self.values(of, module) for value in _items(table, None)])
                ]
            case ast.Attribute(value=of, attr="get"):
                return [value for table in self.values(of, module) for value in _items(table, None)]
            case ast.Attribute(value=of, attr="values"):
                return [Table([value for table in self.values(of, module) for value in _items(table, None)])]
            case _:
                raise self._unclear(node, module)

    def _attribute(self, of: ast.expr, name: str, node: ast.expr, module: Module) -> list[Value]:
        if isinstance(of, ast.Name) and (source := module.imported(of.id)) is not None:
            inside = self.named(f"{source[0]}.{source[1]}")
            if inside is not None:
                return self._constant(name, node, inside)
        found: list[Value] = []
        for value in self.values(of, module):
            if not isinstance(value, Row) or name not in value.fields:
                raise self._unclear(node, module)
            at = value.fields.index(name)
            found += value.cells[at] if at < len(value.cells) else []
        return found

    def _name(self, name: str, node: ast.expr, module: Module) -> list[Value]:
        if (node, name) in self._trail:
            return []
        self._trail.append((node, name))
        try:
            for function in module.functions_around(node):
                if name in _parameters(function):
                    return self._handed_over(function, name, node, module)
                bound = list(_bindings(function, name))
                if bound:
                    return [value for source, path, loop in bound for value in self._bound(source, path, loop, module)]
            return self._constant(name, node, module)
        finally:
            self._trail.pop()

    def _bound(self, source: ast.expr, path: tuple[int, ...], loop: bool, module: Module) -> list[Value]:
        found = self.values(source, module)
        if loop:
            found = [item for value in found for item in _items(value, None)]
        for at in path:
            found = [item for value in found for item in _items(value, at)]
        return found

    def _constant(self, name: str, node: ast.expr, module: Module) -> list[Value]:
        for statement in module.tree.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                    return self.values(value, module)
                case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if target == name:
                    return self.values(value, module)
        source = module.imported(name)
        inside = self.named(source[0]) if source is not None else None
        if source is None or inside is None:
            raise self._unclear(node, module)
        return self._constant(source[1], node, inside)

    def _handed_over(self, function: _Function, name: str, node: ast.expr, module: Module) -> list[Value]:
        """What callers in the same module hand to a parameter."""
        literal = self._literal(function, name, module)
        if literal is not None:
            return list(literal)
        if isinstance(function, ast.Lambda):
            raise self._unclear(node, module)
        names = _parameters(function)
        method = bool(names) and names[0] == "self"
        places = names[1:] if method else names
        found: list[Value] = []
        called = False
        for call in module.calls():
            if not _calls(call, function.name, method) or not _fits(call, function, len(places)):
                continue
            called = True
            given = next((keyword.value for keyword in call.keywords if keyword.arg == name), None)
            at = places.index(name) if name in places else len(places)
            if given is None and at < len(call.args):
                given = call.args[at]
            if given is not None:
                found += self.values(given, module)
        if not called:
            raise self._unclear(node, module)
        return found

    def _named_tuple(self, name: str, module: Module) -> tuple[str, ...] | None:
        """The fields of a class, of this module or of the one it is imported from; None for anything else."""
        for statement in module.tree.body:
            if isinstance(statement, ast.ClassDef) and statement.name == name:
                return tuple(
                    line.target.id
                    for line in statement.body
                    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
                )
        source = module.imported(name)
        inside = self.named(source[0]) if source is not None else None
        return self._named_tuple(source[1], inside) if source is not None and inside is not None else None

    def _literal(self, function: _Function, name: str, module: Module) -> list[str] | None:
        """The words of a parameter whose type is a `Literal` with a name."""
        arguments = function.args
        for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            if argument.arg == name and isinstance(argument.annotation, ast.Name):
                return self._literal_words(argument.annotation.id, module)
        return None

    def _literal_words(self, name: str, module: Module) -> list[str] | None:
        for statement in module.tree.body:
            match statement:
                case ast.Assign(
                    targets=[ast.Name(id=target)],
                    value=ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=words)),
                ) if target == name:
                    return [str(word.value) for word in words if isinstance(word, ast.Constant)]
        source = module.imported(name)
        inside = self.named(source[0]) if source is not None else None
        return self._literal_words(source[1], inside) if source is not None and inside is not None else None

    @staticmethod
    def _unclear(node: ast.expr, module: Module) -> Unclear:
        where = f"{module.file.relative_to(ROOT)}:{node.lineno}"
        return Unclear(f"{where}: no template can be read from “{ast.unparse(node)}”: write it as a literal")


def _items(value: Value, key: object) -> list[Value]:
    """What a subscript of a row or table can be; any of it where the key is not known."""
    match value:
        case Row(cells=cells):
            return cells[key] if isinstance(key, int) and not isinstance(key, bool) else [v for c in cells for v in c]
        case Table(values=values, keys=keys):
            known = [v for k, v in zip(keys, values, strict=False) if k == key] if key is not None else []
            return known or values
        case Plural():
            return [value[key]] if isinstance(key, int) else list(value)
        case _:
            return []


def _parameters(function: _Function) -> list[str]:
    arguments = function.args
    return [argument.arg for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]


def _bindings(function: _Function, name: str) -> Iterator[tuple[ast.expr, tuple[int, ...], bool]]:
    """Where a function gives a name its value: the expression, the way into it, and whether it is run through."""
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[target], value=value):
                pairs = [(target, value, False)]
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
                pairs = [(target, value, False)]
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                pairs = [(target, value, True)]
            case _:
                continue
        for target, value, loop in pairs:
            path = _path_to(target, name)
            if path is not None:
                yield value, path, loop


def _path_to(target: ast.expr, name: str) -> tuple[int, ...] | None:
    match target:
        case ast.Name(id=found) if found == name:
            return ()
        case ast.Tuple(elts=elements):
            for at, element in enumerate(elements):
                inner = _path_to(element, name)
                if inner is not None:
                    return (at, *inner)
    return None


def _calls(call: ast.Call, name: str, method: bool) -> bool:
    match call.func:
        case ast.Name(id=called):
            return not method and called == name
        case ast.Attribute(attr=called):
            return method and called == name
        case _:
            return False


def _fits(call: ast.Call, function: ast.FunctionDef, places: int) -> bool:
    """Whether a call has as many arguments as the function takes: other methods may have the same name."""
    given = len(call.args) + len([k for k in call.keywords if k.arg in _parameters(function)])
    least = places - len(function.args.defaults) - len([d for d in function.args.kw_defaults if d is not None])
    return least <= given <= places
