"""A person whose hand moves the real pointer of a display, by xdotool."""

import os
import shutil
import subprocess
import time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtWidgets import QWidget

from mars_desktop.board.gesture import PlaceTile
from mars_desktop.windows.table import TablePage
from tests.windows.table.hands import Mouse

PATIENCE = 5.0
"""Seconds until what the pointer did must have arrived."""


def display_is_there() -> None:
    """Fail with a word where there is no display or no tool to move its pointer."""
    assert os.environ.get("QT_QPA_PLATFORM") == "xcb", "this test needs an X display: run it under xvfb-run"
    assert shutil.which("xdotool"), "this test needs xdotool"


def pointer(*words: str | int) -> None:
    """Let xdotool do that."""
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=10)


class _Heard(QObject):
    """Counts the releases of a mouse button that arrive anywhere in the program."""

    def __init__(self) -> None:
        super().__init__()
        self.releases = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonRelease and event.spontaneous():
            self.releases += 1
        return False


class Pointer(Mouse):
    """Clicks and drags with the real pointer; `drags` counts the tiles brought to the map."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.drags = 0

    def _click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible(), f"{widget} cannot be seen"
        there = widget.mapToGlobal(at if at is not None else widget.rect().center())
        self._do("mousemove", there.x(), there.y(), "click", 1)

    def hex(self, place: str) -> None:
        """Drag the tile from the tray to the place, or click it where there is no tile."""
        view, layout = self.page.view, self.page.board.layout
        target = view.mapFromScene(layout.spots[place].centre)
        gesture = self.page.board.gesture
        if not isinstance(gesture, PlaceTile):
            self._click(view.viewport(), target)
            return
        start = view.mapFromScene(layout.tray.center())
        way = [view.viewport().mapToGlobal(start + (target - start) * part / 4) for part in range(5)]
        steps = [word for at in way[1:] for word in ("mousemove", at.x(), at.y(), "sleep", "0.01")]
        self._do("mousemove", way[0].x(), way[0].y(), "mousedown", 1, *steps, "mouseup", 1)
        self.drags += 1

    def _do(self, *words: str | int) -> None:
        """Move and press, and wait until the program has heard of it."""
        app = QCoreApplication.instance()
        assert app is not None
        QCoreApplication.processEvents()
        heard = _Heard()
        app.installEventFilter(heard)
        pointer(*words)
        until = time.monotonic() + PATIENCE
        while not heard.releases:
            assert time.monotonic() < until, f"nothing was heard of {words}"
            QCoreApplication.processEvents()
        app.removeEventFilter(heard)
        QCoreApplication.processEvents()
