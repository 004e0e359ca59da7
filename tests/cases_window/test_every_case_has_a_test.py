"""No situation without a test: the ids are listed here, each is stated somewhere or does not concern this program."""

import importlib
from pathlib import Path
from typing import Final

import pytest

from tests.cases_window import covering
from tests.cases_window.covering import ELSEWHERE, case

IDS: Final = """
    UI-002 UI-004 UI-006 UI-007 UI-009 UI-012 UI-013 UI-014 UI-015 UI-016 UI-018 UI-019 UI-020 UI-023 UI-025 UI-026
    UI-027 UI-028
    QT-002 QT-004 QT-006 QT-010 QT-011 QT-012 QT-013 QT-014 QT-016 QT-018 QT-019 QT-020 QT-021 QT-022
    SV-001 SV-003 SV-004 SV-005 SV-006 SV-008 SV-012 SV-013
"""

NOT_APPLICABLE: Final = {
    "UI-004": "no seat is played by the program, and replays show what everybody may see",
}


def test_every_case_has_a_test_or_a_reason() -> None:
    stated = case.read(Path(__file__).parent, str(covering.__package__)) | set(ELSEWHERE)
    assert sorted(stated | set(NOT_APPLICABLE)) == sorted(IDS.split())
    assert not stated & set(NOT_APPLICABLE)


@pytest.mark.parametrize("test", [test for tests in ELSEWHERE.values() for test in tests])
def test_what_is_stated_elsewhere_is_there(test: str) -> None:
    module, name = test.rsplit(".", 1)
    assert callable(getattr(importlib.import_module(module), name))
