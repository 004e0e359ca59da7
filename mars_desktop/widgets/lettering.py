"""Words and lines as the painted widgets set them: measured, fitted, wrapped, in the colours of the theme in force."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.token_values import TypeStyle
from mars_desktop.theme.tokens import look

_JOINED = "\N{NO-BREAK SPACE}"
_UNITS = ("M€", "%", "°C", "→")


def tint(name: str) -> QColor:
    """A colour of the theme in force by its token's name: `ink`, `raised`, `bad` and so on."""
    return color(getattr(current_theme().base, name))


@lru_cache(maxsize=256)
def face(style: TypeStyle, text_size: int, weight: int | None = None) -> QFont:
    """The font of a style at a text size in percent; do not change it."""
    return font(style, text_size, weight=weight)


@lru_cache(maxsize=8192)
def _advance(words: str, key: str) -> float:
    made = QFont()
    made.fromString(key)
    return QFontMetricsF(made).horizontalAdvance(words)


def advance(words: str, used: QFont) -> float:
    """How wide the words are in that font."""
    return _advance(words, used.key())


def line_height(used: QFont) -> float:
    """The distance between two lines of running text."""
    return used.pixelSize() * look().type.line_height.text


def write(
    painter: QPainter,
    at: QPointF,
    words: str,
    used: QFont,
    ink: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Write words on a baseline that starts, ends or is centred at a point; returns their width."""
    width = advance(words, used)
    x = at.x()
    if align is Qt.AlignmentFlag.AlignRight:
        x -= width
    elif align is Qt.AlignmentFlag.AlignHCenter:
        x -= width / 2
    painter.setFont(used)
    painter.setPen(ink)
    painter.drawText(QPointF(x, at.y()), words)
    return width


def fitted(words: str, used: QFont, width: float) -> QFont:
    """The font, or a smaller one down to the least readable size, in which the words keep to a width."""
    needed = advance(words, used)
    if needed <= width:
        return used
    smaller = QFont(used)
    smaller.setPixelSize(max(round(look().type.minimum_px), int(used.pixelSize() * width / needed)))
    return smaller


def shortened(words: str, used: QFont, width: float) -> str:
    """The words, or as many of their letters as a width allows, with an ellipsis."""
    return QFontMetricsF(used).elidedText(words, Qt.TextElideMode.ElideRight, width)


@lru_cache(maxsize=2048)
def _wrapped(words: str, key: str, width: float) -> tuple[str, ...]:
    used = QFont()
    used.fromString(key)
    metrics = QFontMetricsF(used)
    lines: list[str] = []
    for unit in _UNITS:
        words = words.replace(f" {unit}", f"{_JOINED}{unit}")
    words = words.replace("→ ", f"→{_JOINED}")
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and metrics.horizontalAdvance(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


def wrapped(words: str, used: QFont, width: float) -> tuple[str, ...]:
    """The words in lines no wider than a width, broken between words only, and never between a number and its unit."""
    return _wrapped(words, used.key(), width)


def hairline(painter: QPainter, left: float, right: float, y: float) -> None:
    """A decorative line from left to right."""
    painter.fillRect(QRectF(left, y, right - left, look().size.line.hair), tint("line"))


def focus_ring(painter: QPainter, rect: QRectF, radius: float | None = None) -> None:
    """The ring of light round whatever the keyboard is on, just inside `rect`."""
    width = look().size.focus.width
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint("accent"), width))
    corner = look().size.radius.chip if radius is None else radius
    painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner)
    painter.restore()


def padlock(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """The sign before a reason: something cannot be done."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    left, top = rect.center().x() - side / 2, rect.center().y() - side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(
        QRectF(left + side * 0.12, top + side * 0.45, side * 0.76, side * 0.52), side * 0.1, side * 0.1
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, side * 0.13))
    painter.drawArc(QRectF(left + side * 0.27, top + side * 0.1, side * 0.46, side * 0.7), 0, 180 * 16)
    painter.restore()
