"""What every test has: a display that needs no screen and a home of its own."""

import os
from collections.abc import Iterator

import pytest

# Before Qt is imported anywhere; a chosen platform (xcb under a virtual display, say) is kept.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Sentences are compared in English, whatever the language of the person who runs it.
os.environ["MARS_DESKTOP_LANGUAGE"] = "en"


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test may read or write the folders of the person who runs it."""
    monkeypatch.setenv("MARS_DESKTOP_HOME", str(tmp_path_factory.mktemp("home") / "Mars ü"))


@pytest.fixture
def moving() -> Iterator[None]:
    """Movements take their time, as they do in the program unless a person wants otherwise."""
    from mars_desktop.theme.motion import Pace, apply_pace

    apply_pace(Pace.NORMAL)
    yield
    apply_pace(Pace.OFF)
