"""Moments are said as people say them, in the reader's own time."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale

from mars_desktop.windows.moments import said_when

NOW = datetime(2026, 3, 12, 21, 42).astimezone(UTC)


@pytest.fixture(autouse=True)
def _english() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (timedelta(0), "today, 21:42"),
        (timedelta(hours=21, minutes=40), "today, 00:02"),
        (timedelta(hours=22), "yesterday, 23:42"),
        (timedelta(days=2), "10/03/2026"),
        (timedelta(days=400), "05/02/2025"),
    ],
)
def test_a_moment_is_said_by_day(before: timedelta, said: str) -> None:
    assert said_when(NOW - before, NOW) == said
