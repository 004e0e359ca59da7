"""Whatever takes the keyboard has a name, shows that it has it, and is reached by Tab: on every screen (QT-022)."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.theme.application import apply_theme
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.cover import Cover
from mars_desktop.windows.pictures import SCREENS
from mars_desktop.windows.table import TablePage

ROUND = 8
"""Pixels round a widget in which its focus ring may lie."""


def _settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


@pytest.fixture(params=sorted(SCREENS))
def screen(request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication) -> Iterator[QWidget]:
    """Each sample screen in a window of its own, 1280 × 720."""
    apply_theme(qapp, "dark")
    with ExitStack() as stack:
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(1280, 720)
        sample = SCREENS[request.param](stack)
        sample.widget.setParent(window)
        sample.widget.setGeometry(window.rect())
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        _settle()
        if sample.act is not None:
            sample.act()
            _settle()
        yield window
        QToolTip.hideText()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _on_top(window: QWidget) -> QWidget:
    """What holds the keyboard in: a cover, a sheet, or else the window."""
    for kind in (Cover, Sheet):
        shown = [widget for widget in window.findChildren(kind) if widget.isVisible()]
        if shown:
            return shown[-1]
    return window


def _covered(widget: QWidget, panels: list[PickPanel]) -> bool:
    """Whether cards to pick lie over a widget."""
    return any(
        not panel.isAncestorOf(widget)
        and QRect(panel.mapToGlobal(QPoint(0, 0)), panel.size()).contains(widget.mapToGlobal(widget.rect().center()))
        for panel in panels
    )


def focusable(window: QWidget) -> list[QWidget]:
    """Everything on the screen at which the Tab key may stop."""
    top = _on_top(window)
    panels = [panel for panel in window.findChildren(PickPanel) if panel.isVisible()]
    return [
        widget
        for widget in (top, *top.findChildren(QWidget))
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not _covered(widget, panels)
        and not isinstance(widget, TablePage)
    ]


def _describe(widget: QWidget) -> str:
    return f"{type(widget).__name__} “{widget.accessibleName() or widget.objectName()}” at {widget.geometry()}"


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _picture(window: QWidget, widget: QWidget) -> QImage:
    corner = widget.mapTo(window, QPoint(0, 0))
    place = QRect(corner, widget.size()).adjusted(-ROUND, -ROUND, ROUND, ROUND).intersected(window.rect())
    return window.grab(place).toImage()


def test_whatever_takes_the_keyboard_has_a_name(screen: QWidget) -> None:
    nameless = [_describe(widget) for widget in focusable(screen) if not _name(widget).strip()]
    assert not nameless


def test_whatever_has_the_keyboard_shows_it(screen: QWidget) -> None:
    unseen = []
    for widget in focusable(screen):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        _settle()
        if not widget.hasFocus():
            continue
        focused = _picture(screen, widget)
        widget.clearFocus()
        _settle()
        if _picture(screen, widget) == focused:
            unseen.append(_describe(widget))
    assert not unseen


def test_the_tab_key_reaches_everything(screen: QWidget) -> None:
    wanted = focusable(screen)
    if len(wanted) < 2:
        return
    wanted[0].setFocus(Qt.FocusReason.TabFocusReason)
    reached: set[QWidget] = set()
    for _ in range(len(wanted) * 4 + 120):
        focus = QApplication.focusWidget()
        assert focus is not None, "the keyboard got lost"
        reached.add(focus)
        if reached.issuperset(wanted):
            break
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    # Cards and buttons that take turns at being the one stop of their row are reached by its arrow keys.
    missed = [_describe(widget) for widget in wanted if widget not in reached and widget.focusPolicy() & 1]
    assert not missed
