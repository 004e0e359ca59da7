"""The drawn parts of a card that are no icons: corners, boxes, arrows, gauges, the rosette, marks of the kinds."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.icons import icon_color, paint_icon, paint_tag
from mars_desktop.widgets.card_face.face import Need

TAG = "tag-"


def paint_symbol(painter: QPainter, name: str, rect: QRectF, theme: Theme, plain: str) -> None:
    """A resource, parameter, tile, tag or fighter in its own colour, a city in the ``plain`` one."""
    if name.startswith(TAG):
        paint_tag(painter, name.removeprefix(TAG), rect, theme)
    elif name == "fighter":
        _fighter(painter, rect, theme.resource.titanium)
    elif name == "city":
        paint_icon(painter, name, rect, plain)
    else:
        paint_icon(painter, name, rect, icon_color(theme, name))


def paint_in_one_color(painter: QPainter, name: str, rect: QRectF, color: str) -> None:
    """Anything but a tag in a colour that is not its own."""
    if name == "fighter":
        _fighter(painter, rect, color)
    else:
        paint_icon(painter, name, rect, color)


def paint_corners(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Four corners round what may be any player's."""
    side = min(rect.width(), rect.height())
    reach = side * 0.25
    width = max(1.6, side * 0.08)
    box = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    path = QPainterPath()
    for x, dx in ((box.left(), reach), (box.right(), -reach)):
        for y, dy in ((box.top(), reach), (box.bottom(), -reach)):
            path.moveTo(x + dx, y)
            path.lineTo(x, y)
            path.lineTo(x, y + dy)
    _stroke(painter, path, theme.base.bad, width)


def paint_box(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The production box: a framed plate on runners, notched along its foot."""
    foot = rect.height() * 0.08
    plate = rect.adjusted(0.5, 0.5, -0.5, -foot)
    corner = rect.height() * 0.12
    painter.setPen(QPen(QColor(theme.base.prodline), 1))
    painter.setBrush(QColor(theme.base.prod))
    painter.drawRoundedRect(plate, corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.base.prodline))
    runner = rect.height() * 0.09
    inner = rect.width() - 2 * corner
    count = max(3, round(inner / (runner * 3.6)))
    for i in range(count):
        x = rect.left() + corner + inner * i / (count - 1) - runner / 2
        painter.drawRect(QRectF(x, plate.bottom() - foot * 0.9, runner, rect.bottom() - plate.bottom() + foot * 0.9))


def paint_arrow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """From cost to gain."""
    head = rect.height() / 2
    middle = rect.center().y()
    path = QPainterPath(QPointF(rect.left(), middle))
    path.lineTo(rect.right() - 1, middle)
    path.moveTo(rect.right() - head, middle - head)
    path.lineTo(rect.right() - 1, middle)
    path.lineTo(rect.right() - head, middle + head)
    _stroke(painter, path, theme.base.ink, max(1.6, rect.height() * 0.2))


def paint_colon(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """From occasion to effect: two dots."""
    radius = rect.width() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.base.ink))
    for y in (rect.top() + radius, rect.bottom() - radius):
        painter.drawEllipse(QPointF(rect.center().x(), y), radius, radius)


def paint_lock(painter: QPainter, rect: QRectF, color: str) -> None:
    """A closed padlock."""
    w, h = rect.width(), rect.height()
    body = QRectF(rect.left() + w * 0.08, rect.top() + h * 0.44, w * 0.84, h * 0.56)
    bow = QPainterPath(QPointF(rect.left() + w * 0.26, body.top()))
    bow.lineTo(rect.left() + w * 0.26, rect.top() + h * 0.3)
    bow.cubicTo(
        QPointF(rect.left() + w * 0.26, rect.top() - h * 0.02),
        QPointF(rect.left() + w * 0.74, rect.top() - h * 0.02),
        QPointF(rect.left() + w * 0.74, rect.top() + h * 0.3),
    )
    bow.lineTo(rect.left() + w * 0.74, body.top())
    _stroke(painter, bow, color, w * 0.15)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    painter.drawRoundedRect(body, w * 0.1, w * 0.1)


def paint_rosette(painter: QPainter, rect: QRectF, theme: Theme, *, negative: bool) -> None:
    """The seal of victory points, scalloped; red if they are lost."""
    petals = 12
    radius = min(rect.width(), rect.height()) / 2
    path = QPainterPath()
    for i in range(petals * 12 + 1):
        angle = 2 * math.pi * i / (petals * 12)
        r = radius * (0.95 + 0.05 * math.cos(petals * angle))
        point = rect.center() + QPointF(r * math.cos(angle), r * math.sin(angle))
        if i:
            path.lineTo(point)
        else:
            path.moveTo(point)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.base.bad if negative else theme.resource.vp))
    painter.drawPath(path)


def paint_kind(painter: QPainter, kind: str, rect: QRectF, color: str) -> None:
    """What kind of card it is: once a square, lasting a turning arrow, event a star, corporation a ring,
    development its sheet with arrows."""
    side = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    match kind:
        case "automated":
            painter.drawRoundedRect(rect.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1), 1, 1)
        case "event":
            paint_icon(painter, "tag-event", rect, color)
        case "development" | "twist":
            paint_icon(painter, "development", rect, color)
        case "active":
            ring = rect.adjusted(side * 0.16, side * 0.16, -side * 0.16, -side * 0.16)
            path = QPainterPath()
            path.arcMoveTo(ring, 50)
            path.arcTo(ring, 50, 280)
            _stroke(painter, path, color, side * 0.17)
            tip = path.pointAtPercent(0)
            head = QPainterPath(tip + QPointF(-side * 0.22, -side * 0.2))
            head.lineTo(tip + QPointF(side * 0.24, -side * 0.16))
            head.lineTo(tip + QPointF(side * 0.1, side * 0.28))
            head.closeSubpath()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(color))
            painter.drawPath(head)
        case _:
            path = QPainterPath()
            path.addEllipse(rect.adjusted(side * 0.18, side * 0.18, -side * 0.18, -side * 0.18))
            _stroke(painter, path, color, side * 0.2)


def paint_gauge(painter: QPainter, rect: QRectF, need: Need, theme: Theme, *, met: bool | None) -> None:
    """A parameter's whole scale with the allowed part filled, and a tick where Mars stands."""
    dial = need.dial
    if dial is None:
        return
    high = rect.height() * 0.3
    bar = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.base.sunk if theme.is_dark else theme.base.line))
    painter.drawRoundedRect(bar, high / 2, high / 2)
    painter.setBrush(QColor(theme.base.bad if met is False else getattr(theme.parameter, need.parameter)))
    start = bar.left() + bar.width() * (need.low - dial.low) / (dial.high - dial.low)
    end = bar.left() + bar.width() * (need.high - dial.low) / (dial.high - dial.low)
    start = min(start, bar.right() - high)
    painter.drawRoundedRect(QRectF(start, bar.top(), max(high, end - start), high), high / 2, high / 2)
    if dial.now is not None:
        x = bar.left() + bar.width() * (dial.now - dial.low) / (dial.high - dial.low)
        x = min(max(x, bar.left() + 2), bar.right() - 2)
        painter.setBrush(QColor(theme.base.raised))
        painter.drawRect(QRectF(x - 2, rect.top(), 4, rect.height()))
        painter.setBrush(QColor(theme.base.ink))
        painter.drawRect(QRectF(x - 1, rect.top() + 1, 2, rect.height() - 2))


def paint_pips(painter: QPainter, rect: QRectF, need: Need, theme: Theme, *, met: bool | None) -> None:
    """One square for each thing needed, filled for each there is."""
    side = rect.height()
    step = (rect.width() - side) / (need.pips - 1) if need.pips > 1 else 0
    for i in range(need.pips):
        box = QRectF(rect.left() + i * step, rect.top(), side, side).adjusted(0.7, 0.7, -0.7, -0.7)
        there = need.has is not None and i < need.has
        edge = theme.base.bad if met is False and not there else theme.base.ink
        painter.setPen(QPen(QColor(edge), 1.3))
        painter.setBrush(QColor(theme.base.ink) if there else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, side * 0.2, side * 0.2)


def _fighter(painter: QPainter, rect: QRectF, color: str) -> None:
    """A delta wing, for the one resource on cards that is no tag."""
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    at = [(0.5, 0.04), (0.92, 0.9), (0.5, 0.68), (0.08, 0.9)]
    path = QPainterPath()
    for i, (x, y) in enumerate(at):
        point = QPointF(square.left() + x * side, square.top() + y * side)
        if i:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    painter.drawPath(path)


def _stroke(painter: QPainter, path: QPainterPath, color: str, width: float) -> None:
    pen = QPen(QColor(color), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
