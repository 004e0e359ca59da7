"""Every reason that the rules can give has a sentence, with its numbers in it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mars_desktop
from mars_desktop.engine.reason import Reason
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.resources import PARAMETERS
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording.reasons import reason_keys, reason_text
from tests.games.terraforming.situation import Situation

ENGLISH = Speaker()
SOURCES = [
    path
    for folder in ("engine", "games/terraforming", "games/legacy")
    for path in sorted((Path(mars_desktop.__file__).parent / folder).rglob("*.py"))
    # the campaign has reasons and sentences of its own
    if "campaign" not in path.parts
]
_OWN_NAMES = {
    ("counting.py", "unmet"): ("population", "specials", "connected", "innovations", "melts"),
    ("counting.py", "_outside"): ("glaciers", "water", "tr"),
}
"""What is put into keys by functions that do not speak of parameters."""


def _keys(path: Path) -> Iterator[str]:
    """The keys of all ``Reason.of(...)`` in a source file; mostly what is put into one is a parameter's name."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for call in ast.walk(function) if isinstance(function, ast.FunctionDef | ast.Module) else ():
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Reason.of":
                names = _OWN_NAMES.get((path.name, getattr(function, "name", "")), PARAMETERS)
                yield from _possible(call.args[0], function, names)


def _possible(key: ast.expr, function: ast.AST, names: tuple[str, ...]) -> Iterator[str]:
    match key:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            for name in names if isinstance(function, ast.FunctionDef) else ():
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else name for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from _possible(one, function, names)
            yield from _possible(other, function, names)
        case ast.Name(id=name):
            for assigned in ast.walk(function):
                if isinstance(assigned, ast.Assign) and ast.unparse(assigned.targets[0]) == name:
                    yield from _possible(assigned.value, function, names)


def _given() -> set[str]:
    return {key for path in SOURCES for key in _keys(path)}


def test_every_reason_in_the_source_has_a_sentence() -> None:
    assert _given() <= reason_keys()


def test_no_sentence_is_kept_for_a_reason_that_is_never_given() -> None:
    assert reason_keys() <= _given()


def test_keys_made_of_parts_are_found_too() -> None:
    assert {"needs-oxygen", "needs-at-most-oceans", "place-too-many-neighbours"} <= _given()


@pytest.fixture(scope="module")
def table() -> Table:
    return Situation(2).table


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason.of("needs-oceans", need=6, have=5, slack=0), "Needs 6 ocean tiles; Mars has 5."),
        (
            Reason.of("needs-oxygen", need=13, have=6, slack=2),
            "Needs 13 % (11 % with the leeway there is) oxygen; Mars has 6 %.",
        ),
        (
            Reason.of("needs-temperature", need=-12, have=-18, slack=0),
            "Needs a temperature of −12 °C or more; Mars has −18 °C.",
        ),
        (Reason.of("needs-at-most-oxygen", need=5, have=7, slack=0), "Needs at most 5 % oxygen; Mars has 7 %."),
        (
            Reason.of("needs-at-most-temperature", need=-18, have=-8, slack=4),
            "Needs a temperature of −18 °C (−14 °C with the leeway there is) or less; Mars has −8 °C.",
        ),
        (Reason.of("needs-mc", need=8, have=4), "Needs 8 M€; Player 1 has 4."),
        (Reason.of("needs-payment", need=21, have=17), "Costs 21 M€; all that may pay for it is worth 17 M€."),
        (Reason.of("needs-stock", resource="plants", need=8, have=1), "Needs 8 plants; Player 1 has 1."),
        (Reason.of("needs-tags", tag="earth", need=2, have=1), "Needs 2 Earth tags; Player 1 has 1."),
        (
            Reason.of("needs-production", resource="mc", need=-3, have=-4),
            "Needs M€ production of at least −3; it is −4.",
        ),
        (Reason.of("needs-cities", need=1, have=0), "Needs 1 city tile; only 0 in play."),
        (Reason.of("milestone-taken", seat=2), "Player 2 has claimed it already."),
        (Reason.of("no-place", tile="marker"), "There is no free area for the marker."),
        (Reason.of("no-place", tile="greenery"), "There is no place for a greenery tile."),
        (
            Reason.of("place-needs-bonus", bonus="steel titanium"),
            "The tile must go on an area with a steel or titanium bonus.",
        ),
        (
            Reason.of("place-too-many-neighbours", of="city", min=0, max=0),
            "The tile must be next to no city tile.",
        ),
        (
            Reason.of("place-needs-neighbours", of="city", min=2, max=0),
            "The tile must be next to at least 2 city tiles.",
        ),
        (
            Reason.of("undo-revealed", cause="research", kind="deal"),
            "Hidden cards came to light (research), so this cannot be taken back.",
        ),
        (Reason.of("cannot-pay-with", resource="steel"), "Steel cannot pay for this."),
        (
            Reason.of("pays-more-than-there-is", resource="steel", have=1, paid=3),
            "3 steel cannot be paid: only 1 at hand.",
        ),
        (
            Reason.of("no-production-to-reduce", resource="energy", count=1),
            "Nobody has 1 step of energy production to lose.",
        ),
        (Reason.of("removes-from-1-to", resource="plants", most=3), "From 1 to 3 plants can be removed there."),
        (Reason.of("first-action-owed", card="tharsis-republic"), "The first action of Tharsis Republic comes first."),
        (
            Reason.of("needs-population", need=2, have=1, whose="me"),
            "Needs 2 Populations of the player; there are 1.",
        ),
        (Reason.of("needs-melts", need=1, have=0, whose="all"), "Needs 1 glacier melted by anyone; there are 0."),
        (Reason.of("needs-glaciers", need=3, have=1), "Needs 3 glaciers; now there are 1."),
        (Reason.of("needs-at-most-water", need=1, have=4), "Needs at most 1 water tile; now there are 4."),
        (Reason.of("needs-tr", need=40, have=31), "Needs a terraform rating of at least 40; it is 31."),
        (
            Reason.of("needs-last-title", titles="- P", have="G"),
            "Needs no title or the title of Prefect from the last mission; it is: Governor.",
        ),
        (
            Reason.of("no-room-for-population", need=2, have=1),
            "There is no room for 2 Populations; there is room for 1.",
        ),
        (
            Reason.of("needs-science-for-innovation", need=3, have=2),
            "Needs 3 science tags; Player 1 has 2.",
        ),
    ],
)
def test_a_reason_says(table: Table, reason: Reason, said: str) -> None:
    assert reason_text(table, reason, ENGLISH, 0) == said


def test_a_reason_for_nobody_in_particular_names_nobody(table: Table) -> None:
    assert reason_text(table, Reason.of("needs-mc", need=8, have=4), ENGLISH) == "Needs 8 M€; only 4 at hand."


def test_a_refusal_of_a_card_can_be_said() -> None:
    game = Situation(2).stock(0, mc=50).hand(0, "kelp-farming")
    said = reason_text(game.table, game.refused("play kelp-farming"), ENGLISH, 0)
    assert said == "Needs 6 ocean tiles; Mars has 0."


def test_a_city_beside_a_city_is_refused_in_words() -> None:
    game = Situation(2).stock(0, mc=50).tile("E4", "city", 1)
    game.do("project city")
    assert reason_text(game.table, game.refused("place D4"), ENGLISH, 0) == "The tile must be next to no city tile."
