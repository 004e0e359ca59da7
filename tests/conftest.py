"""What every test has: a display that needs no screen and a home of its own."""

import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

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
def qtbot(qtbot: "QtBot", monkeypatch: pytest.MonkeyPatch) -> "QtBot":
    """The one of pytest-qt, which itself refers to no widget that it is to close.

    A window known to a test's function alone would be left to Python's collector at the end of that function, still on
    the screen: it could be taken down in the middle of its own painting, and the whole run with it.
    """
    kept: list[QWidget] = []
    add = qtbot.addWidget

    def add_widget(widget: "QWidget", *, before_close_func: "Callable[[QWidget], None] | None" = None) -> None:
        kept.append(widget)
        add(widget, before_close_func=before_close_func)

    monkeypatch.setattr(qtbot, "addWidget", add_widget)
    return qtbot


@pytest.fixture
def moving() -> Iterator[None]:
    """Movements take their time, as they do in the program unless a person wants otherwise."""
    from mars_desktop.theme.motion import Pace, apply_pace

    apply_pace(Pace.NORMAL)
    yield
    apply_pace(Pace.OFF)
