"""Buttons of the pages: one lit action with a remark, rows that lead somewhere, and plain links with a figure."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.icons import paint_icon
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look


class PageButton(QAbstractButton):
    """What all of them share: reached by Tab, pressed by Space and Enter, ringed with light when the keyboard is there.

    `caption` is the small line that goes with the label.
    """

    def __init__(self, label: str, caption: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = caption
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.say(label, caption)

    @property
    def caption(self) -> str:
        """The small line."""
        return self._caption

    def say(self, label: str, caption: str = "") -> None:
        """Bear other words."""
        self._caption = caption
        self.setText(label)
        self.setAccessibleName(label)
        self.setAccessibleDescription(caption)
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter presses push buttons but not the class these are made of.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def _width(self, words: str, metrics: QFontMetricsF) -> float:
        return metrics.horizontalAdvance(words)

    def _ring(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        """The light: round what has the keyboard, thinner under the pointer."""
        if not self.hasFocus() and not self.underMouse():
            return
        width = look().size.focus.width if self.hasFocus() else look().size.line.control
        painter.setPen(QPen(color(current_theme().base.accent), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


class LitButton(PageButton):
    """The one thing most likely meant: lit, with the label left and the caption right."""

    def sizeHint(self) -> QSize:
        label, caption = (QFontMetricsF(face) for face in self._faces())
        width = self._width(self.text(), label) + self._width(self._caption, caption) + self._px(88)
        return QSize(round(max(width, self._px(256))), round(self._px(60)))

    def _faces(self) -> tuple[QFont, QFont]:
        return font("title", current_text_size()), font("caption", current_text_size())

    def paintEvent(self, _event: QPaintEvent) -> None:
        base = current_theme().base
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        gap = look().size.focus.gap + look().size.focus.width - 1
        body = whole.adjusted(gap, gap, -gap, -gap)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(base.accent if self.isEnabled() else base.raised))
        painter.drawRoundedRect(body, look().size.radius.popup, look().size.radius.popup)
        self._ring(painter, whole, look().size.radius.popup + gap)
        label, caption = self._faces()
        inner = body.adjusted(self._px(22), 0, -self._px(20), 0)
        painter.setPen(color(base.onaccent))
        painter.setFont(label)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.setFont(caption)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._caption)
        painter.end()


class RowButton(PageButton):
    """A row that leads to a page: icon, label over caption, and an arrow at the right."""

    def __init__(self, label: str, caption: str, icon: str, parent: QWidget | None = None) -> None:
        self._icon = icon
        super().__init__(label, caption, parent)

    def sizeHint(self) -> QSize:
        label = QFontMetricsF(font("title", current_text_size()))
        caption = QFontMetricsF(font("caption", current_text_size()))
        words = max(self._width(self.text(), label), self._width(self._caption, caption))
        return QSize(round(words + self._px(46 + 40)), round(self._px(58)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        base = current_theme().base
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self.width(), self.height()
        side = self._px(28)
        paint_icon(painter, self._icon, QRectF(self._px(6), (height - side) / 2, side, side), base.ink2)
        left = self._px(50)
        painter.setFont(font("title", current_text_size()))
        painter.setPen(color(base.ink))
        painter.drawText(QPointF(left, height / 2 - self._px(3)), self.text())
        painter.setFont(font("caption", current_text_size()))
        painter.setPen(color(base.ink2))
        painter.drawText(QPointF(left, height / 2 + self._px(17)), self._caption)
        arrow = [QPointF(width - self._px(18) + self._px(x), height / 2 + self._px(y)) for x, y in _ARROW]
        pen = QPen(color(base.ink2), self._px(2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline(arrow)
        self._ring(painter, QRectF(self.rect()), look().size.radius.chip)
        painter.end()


_ARROW = ((0, -6), (6, 0), (0, 6))


class LinkButton(PageButton):
    """A plain link: the label, underlined with light where pointer or keyboard are, and a small figure under it."""

    def sizeHint(self) -> QSize:
        label = QFontMetricsF(font("label", current_text_size(), weight=500))
        caption = QFontMetricsF(font("caption", current_text_size()))
        words = max(self._width(self.text(), label), self._width(self._caption, caption))
        return QSize(round(words + 2), round(self._px(46)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        base = current_theme().base
        face = font("label", current_text_size(), weight=500)
        painter = QPainter(self)
        painter.setFont(face)
        painter.setPen(color(base.ink if self.isEnabled() else base.ink3))
        painter.drawText(QPointF(0, self._px(19)), self.text())
        painter.setFont(font("caption", current_text_size()))
        painter.setPen(color(base.ink2))
        painter.drawText(QPointF(0, self._px(42)), self._caption)
        if self.hasFocus() or self.underMouse():
            thick = look().size.focus.width if self.hasFocus() else look().size.line.control
            line = QRectF(0, self._px(24), self._width(self.text(), QFontMetricsF(face)), thick)
            painter.fillRect(line, color(base.accent))
        painter.end()
