"""Every reason that the rules of On Mars can give has a sentence, with its numbers in it."""

import ast
from pathlib import Path

import mars_desktop
from mars_desktop.engine import Reason, Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.wording.reasons import reason_keys, reason_text
from mars_desktop.games.onmars.words import BUILDINGS
from mars_desktop.games.phrases import Speaker

TABLE = OnMarsRules(Setup.quick("onmars", 2, 1)).table
PACKAGE = Path(mars_desktop.__file__).parent


def _given() -> set[str]:
    """The keys of all ``Reason.of(...)`` in the engine and the rules."""
    found: set[str] = set()
    for file in (*(PACKAGE / "engine").glob("*.py"), *(PACKAGE / "games/onmars").glob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Reason.of":
                key = call.args[0]
                assert isinstance(key, ast.Constant), f"{file}:{call.lineno}: a key that is no literal"
                found.add(str(key.value))
    return found


def _said(key: str, **values: str | int) -> str:
    return reason_text(TABLE, Reason.of(key, **values), Speaker(), 0)


def test_every_reason_has_a_sentence_and_none_is_for_nothing() -> None:
    assert _given() == reason_keys()


def test_a_sentence_says_what_is_needed() -> None:
    assert _said("needs-crystals", crystals=2) == (
        "Costs 2 Crystals from the Depot; those gained this turn do not count yet."
    )
    assert _said("cannot-pay-card", card="hydrologist", surcharge=1) == (
        "Costs 2 Batteries, a Colonist for the slot and a surcharge of 1; that cannot be paid."
    )
    assert _said("cannot-pay-card", card="contract-7", surcharge=0) == (
        "Costs 1 Crystal and a Colonist for the slot; that cannot be paid."
    )
    assert _said("ships-by-level", level=1).startswith("At Colony level 1 only 1 Ship ")
    assert _said("goal-not-met", goal="goal-7") == "The Goal is not met yet: 3 Shelters on the map."
    assert _said("tech-too-low", building="mine", joined=3, level=2) == (
        "It would join 3; that takes Mine Tech of level 3, and the highest to be used is 2."
    )


def test_a_sentence_about_a_hex_names_the_building() -> None:
    said = {_said("neither-joins-nor-founds", hex="E5", building=kind) for kind in BUILDINGS}
    assert len(said) == len(BUILDINGS)
    assert all(text.startswith("E5: no ") for text in said)


def test_a_sentence_about_a_payment_names_the_means() -> None:
    assert _said("cannot-pay-with", resource="colonists") == "Colonists cannot pay for this."
    assert _said("pays-more-than-there-is", resource="crystals", paid=3, have=1) == (
        "Crystals: 3 are to be paid, but only 1 may be."
    )
    assert _said("pays-too-little", price=2, paid=1) == "2 are to be paid in all; this is only 1."


def test_the_course_of_answers_has_sentences() -> None:
    assert _said("not-asked", seat=2) == "Player 2 is not asked anything now."
    assert _said("undo-revealed", cause="opponent", kind="space") == (
        "Something hidden came to light (Lacerda), so this cannot be taken back."
    )
    assert _said("undo-revealed", cause="status", kind="blueprints-laid-out") == (
        "Something hidden came to light (Colony Status Update), so this cannot be taken back."
    )
