"""What every test has: a display that needs no screen and a home of its own."""

import os
import sys
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


@pytest.fixture(autouse=True)
def _closed_is_gone() -> Iterator[None]:
    """What one test has closed is taken down before the next, as the program's loop of events would have done."""
    yield
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def moving() -> Iterator[None]:
    """Movements take their time, as they do in the program unless a person wants otherwise."""
    from mars_desktop.theme.motion import Pace, apply_pace

    apply_pace(Pace.NORMAL)
    yield
    apply_pace(Pace.OFF)
