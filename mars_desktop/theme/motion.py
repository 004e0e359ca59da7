"""The short movements of the program: what changed moves, once, and is at its end at once when a person goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEasingCurve, QEvent, QObject, QVariantAnimation

from mars_desktop.theme.measure_tokens import Curve
from mars_desktop.theme.tokens import look

Step = Callable[[float], None]
"""Shows a movement at a part of its way, 0 to 1."""

CURVES: dict[Curve, QEasingCurve.Type] = {
    "Linear": QEasingCurve.Type.Linear,
    "OutCubic": QEasingCurve.Type.OutCubic,
    "InOutCubic": QEasingCurve.Type.InOutCubic,
}


class Pace(StrEnum):
    """How long movements take."""

    NORMAL = "normal"
    SHORT = "short"
    OFF = "off"


PARTS = {Pace.NORMAL: 1.0, Pace.SHORT: 0.5, Pace.OFF: 0.0}
"""What is left of each duration."""

PRESSES = frozenset(
    {
        QEvent.Type.KeyPress,
        # What a shortcut takes for itself never arrives as a key press.
        QEvent.Type.ShortcutOverride,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
    }
)


@dataclass(slots=True)
class _InForce:
    pace: Pace = Pace.OFF
    reduced: bool = False
    moving: dict[int, Motions] = field(default_factory=dict)
    watch: _Watch | None = None
    watching: bool = False


_keys = count()
_in_force = _InForce()


def apply_pace(pace: Pace) -> None:
    """Let everything move at this pace from now on; what is moving arrives."""
    finish_motions()
    _in_force.pace = pace


def honour_reduced_motion(reduced: bool) -> None:
    """Let nothing move at any pace, because the system asks for less motion; or let it move again."""
    finish_motions()
    _in_force.reduced = reduced


def current_pace() -> Pace:
    """The pace in force; nothing moves until `apply_pace` is called, nor where the system asks for less motion."""
    return Pace.OFF if _in_force.reduced else _in_force.pace


def finish_motions() -> None:
    """Bring everything that moves to its end, as any key or click does."""
    for motions in tuple(_in_force.moving.values()):
        motions.finish_all()


def moving() -> bool:
    """Whether anything moves."""
    return bool(_in_force.moving)


class Motions(QObject):
    """The running movements of one thing: functions of a part from 0 to 1, each called with 1 in the end.

    No movement outlasts a batch of events (`motion_ms.event_batch_max`). Any key or click anywhere in the program
    brings all of them to their ends before it is obeyed. With `Pace.OFF`, and where the thing itself is `still`, a
    movement is only its end: there is no timer.
    """

    def __init__(self, parent: QObject, *, still: bool = False) -> None:
        super().__init__(parent)
        self._still = still
        self._running: dict[str, tuple[QVariantAnimation, Step]] = {}
        self._key = key = next(_keys)
        # A thing may be taken away in the middle of its way.
        self.destroyed.connect(lambda: _in_force.moving.pop(key, None))

    def start(self, name: str, milliseconds: int, curve: Curve, step: Step) -> None:
        """Start a movement; one of the same name that still runs is brought to its end first."""
        self.finish(name)
        time = round(min(milliseconds, look().motion_ms.event_batch_max) * PARTS[current_pace()])
        if time <= 0 or self._still:
            step(1.0)
            return
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(time)
        animation.setEasingCurve(CURVES[curve])
        self._running[name] = (animation, step)
        _in_force.moving[self._key] = self
        _watch()
        animation.valueChanged.connect(step)
        animation.finished.connect(lambda: self.finish(name))
        step(0.0)
        animation.start()

    def finish(self, name: str) -> None:
        """Bring one movement to its end, if it runs."""
        running = self._running.pop(name, None)
        if running is None:
            return
        if not self._running:
            _in_force.moving.pop(self._key, None)
        animation, step = running
        animation.valueChanged.disconnect(step)
        if animation.state() is not QAbstractAnimation.State.Stopped:
            animation.stop()
        animation.deleteLater()
        step(1.0)

    def finish_all(self) -> None:
        """Bring every movement to its end."""
        for name in tuple(self._running):
            self.finish(name)


class _Watch(QObject):
    """Sees every press anywhere in the program, as long as something moves."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Let everything arrive, and let every press arrive where nothing moves any more."""
        if event.type() in PRESSES:
            finish_motions()
        app = QCoreApplication.instance()
        if not _in_force.moving and app is not None:
            app.removeEventFilter(self)
            _in_force.watching = False
        return False


def _watch() -> None:
    """Wait for a press from now on."""
    app = QCoreApplication.instance()
    if _in_force.watching or app is None:
        return
    if _in_force.watch is None:
        _in_force.watch = _Watch(app)
    app.installEventFilter(_in_force.watch)
    _in_force.watching = True
