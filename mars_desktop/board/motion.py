"""The short movements on the board: what changed moves, once, and stops at once when a person goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from mars_desktop.theme.measure_tokens import Curve

Step = Callable[[float], None]

CURVES: dict[Curve, QEasingCurve.Type] = {
    "Linear": QEasingCurve.Type.Linear,
    "OutCubic": QEasingCurve.Type.OutCubic,
    "InOutCubic": QEasingCurve.Type.InOutCubic,
}


class Motions(QObject):
    """The running movements of one scene: functions of a part from 0 to 1, each called with 1 in the end."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.reduced = False
        self._running: dict[str, tuple[QVariantAnimation, Step]] = {}

    def start(self, name: str, milliseconds: int, curve: Curve, step: Step) -> None:
        """Start a movement; one of the same name that still runs is brought to its end first."""
        self.finish(name)
        if self.reduced or milliseconds <= 0:
            step(1.0)
            return
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(milliseconds)
        animation.setEasingCurve(CURVES[curve])
        self._running[name] = (animation, step)
        animation.valueChanged.connect(step)
        animation.finished.connect(lambda: self.finish(name))
        step(0.0)
        animation.start()

    def finish(self, name: str) -> None:
        """Bring one movement to its end, if it runs."""
        running = self._running.pop(name, None)
        if running is None:
            return
        animation, step = running
        animation.valueChanged.disconnect(step)
        if animation.state() is not QAbstractAnimation.State.Stopped:
            animation.stop()
        animation.deleteLater()
        step(1.0)

    def finish_all(self) -> None:
        """Bring every movement to its end, as any key or click does."""
        for name in tuple(self._running):
            self.finish(name)
