"""No situation without a test: the ids are listed here, and each is stated somewhere."""

import importlib
from pathlib import Path
from typing import Final

import pytest

from tests.cases_campaign import covering
from tests.cases_campaign.covering import ELSEWHERE, case

IDS: Final = """
    CP-001 CP-002 CP-006 CP-008 CP-009 CP-010 CP-011 CP-012 CP-014 CP-015 CP-017 CP-018 CP-019 CP-022 CP-023 CP-025
"""


def test_every_case_has_a_test() -> None:
    stated = case.read(Path(__file__).parent, str(covering.__package__)) | set(ELSEWHERE)
    assert sorted(stated) == sorted(IDS.split())


@pytest.mark.parametrize("test", [test for tests in ELSEWHERE.values() for test in tests])
def test_what_is_stated_elsewhere_is_there(test: str) -> None:
    module, name = test.rsplit(".", 1)
    assert callable(getattr(importlib.import_module(module), name))
