"""A few choices side by side of which one holds: the chosen one is strong and underlined with light."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.key_button import KeyButton
from mars_desktop.widgets.lettering import advance, face, focus_ring, tint, write

_PAD = 5


class ChoiceButton(KeyButton):
    """One of the choices."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(words)
        self.setAccessibleName(words)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        # As wide as when it is chosen, so that its neighbours stay where they are.
        used = face("label", current_text_size())
        least = look().size.hit_min
        width = max(least, advance(self.text(), used) + 2 * _PAD)
        return QSize(round(width), round(max(least, used.pixelSize() * 2.2)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the words; the chosen one stands on a line of light."""
        painter = QPainter(self)
        chosen = self.isChecked()
        used = face("label", current_text_size(), 600 if chosen else 400)
        base = self.height() / 2 + used.pixelSize() * 0.35
        ink = tint("ink" if chosen or self.underMouse() else "ink2")
        left = max(_PAD, (self.width() - advance(self.text(), face("label", current_text_size()))) / 2)
        width = write(painter, QPointF(left, base), self.text(), used, ink)
        if chosen or self.underMouse():
            thick = look().size.line.selection if chosen else look().size.line.hair
            painter.fillRect(QRectF(left, self.height() - 5, width, thick), tint("accent"))
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()))
        painter.end()


class ChoiceRow(QWidget):
    """Choices by id; the arrow keys walk through them. `chosen` carries the id of another choice."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, ChoiceButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for id_, words in choices:
            button = ChoiceButton(words)
            button.toggled.connect(lambda on, id_=id_: self.chosen.emit(id_) if on else None)
            self._group.addButton(button)
            self._buttons[id_] = button
            row.addWidget(button)
        row.addStretch(1)
        if choices:
            self._buttons[choices[0][0]].setChecked(True)

    @property
    def choice(self) -> str:
        """The id of what is chosen."""
        return next((id_ for id_, button in self._buttons.items() if button.isChecked()), "")

    def choose(self, id_: str) -> None:
        """Choose one."""
        self._buttons[id_].setChecked(True)

    def button(self, id_: str) -> ChoiceButton:
        """The button of a choice."""
        return self._buttons[id_]
