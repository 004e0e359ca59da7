"""Painting a card: paper, spine, plate with its terrain, the pieces of the layout, and the state round it."""

from enum import Flag, auto

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.palette import color as with_alpha
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.card_face.face import CardFace
from mars_desktop.widgets.card_face.foot import kind_color
from mars_desktop.widgets.card_face.layout import CardLayout, CardSize, card_layout
from mars_desktop.widgets.card_face.terrain import paint_terrain

_FADED = 0.6


class CardState(Flag):
    """How a card is met by pointer, keyboard and rules. Lifting it is its owner's business."""

    NORMAL = 0
    HOVER = auto()
    FOCUS = auto()
    SELECTED = auto()
    DISABLED = auto()


def paint_card(
    painter: QPainter,
    rect: QRectF,
    face: CardFace,
    theme: Theme,
    size: CardSize,
    state: CardState = CardState.NORMAL,
) -> QRectF:
    """Paint a card with its upper left corner and width from ``rect``, and return where it stands.

    It is as high as ``rect`` or as it needs to be, whichever is more: ask :func:`card_size` first.
    """
    disabled = CardState.DISABLED in state
    layout = card_layout(face, size, rect.width(), rect.height(), disabled=disabled)
    body = QRectF(rect.topLeft(), layout.size)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(rect.topLeft())
    own = QRectF(body).translated(-rect.topLeft())
    _paper(painter, own, layout, face, theme, state)
    for piece in layout.pieces:
        if disabled and piece.fades:
            painter.setOpacity(_FADED)
        piece.paint(painter, theme)
        painter.setOpacity(1.0)
    _outline(painter, own, theme, state)
    painter.restore()
    return body


def _paper(painter: QPainter, own: QRectF, layout: CardLayout, face: CardFace, theme: Theme, state: CardState) -> None:
    disabled = CardState.DISABLED in state
    radius = own.width() * look().size.radius.card_of_width
    shape = QPainterPath()
    shape.addRoundedRect(own, radius, radius)
    _shadow(painter, own, radius, theme, lifted=bool(state & (CardState.HOVER | CardState.SELECTED)))
    paper = _mixed(theme.base.raised, theme.base.ground, 0.45 if disabled else 0)
    spine = QColor(kind_color(face.kind)(theme))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(own, paper)
    plate = layout.plate
    painter.fillRect(plate, _mixed(theme.base.plate, paper.name(), 0.5 if disabled else 0))
    faint = (0.2 if theme.is_dark else 0.26) * (0.5 if disabled else 1)
    paint_terrain(painter, face.id, plate, with_alpha(spine.name(), faint))
    painter.fillRect(QRectF(plate.left(), plate.top(), plate.width(), 1), QColor(theme.base.line))
    if plate.bottom() < own.bottom() - 1:
        painter.fillRect(QRectF(plate.left(), plate.bottom() - 1, plate.width(), 1), QColor(theme.base.line))
    painter.fillRect(QRectF(own.left(), own.top(), plate.left(), own.height()), paper)
    painter.fillRect(
        QRectF(own.left(), own.top(), plate.left(), own.height()),
        _mixed(spine.name(), paper.name(), 0.5 if disabled else 0),
    )
    painter.restore()


def _outline(painter: QPainter, own: QRectF, theme: Theme, state: CardState) -> None:
    size = look().size
    radius = own.width() * size.radius.card_of_width
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _ring(painter, own, radius, -0.5, QColor(theme.base.line), size.line.hair)
    if CardState.SELECTED in state:
        _ring(painter, own, radius, size.line.selection / 2, QColor(theme.base.accent), size.line.selection)
    elif CardState.HOVER in state:
        _ring(painter, own, radius, 0.0, QColor(theme.base.accent), size.line.emphasis)
    if CardState.FOCUS in state:
        _ring(painter, own, radius, size.focus.gap + size.focus.width / 2, QColor(theme.base.accent), size.focus.width)


def _ring(painter: QPainter, own: QRectF, radius: float, out: float, color: QColor, width: float) -> None:
    painter.setPen(QPen(color, width))
    painter.drawRoundedRect(own.adjusted(-out, -out, out, out), radius + out, radius + out)


def _shadow(painter: QPainter, own: QRectF, radius: float, theme: Theme, *, lifted: bool) -> None:
    """A few translucent outlines, one inside the other: softer than a single one and cheaper than a blur."""
    elevation = look().size.elevation.hover if lifted else look().size.elevation.card
    alpha = elevation.alpha if theme.is_dark else elevation.alpha_light
    steps = max(2, round(elevation.blur))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha("#000000", alpha * 1.6 / steps))
    for step in range(steps):
        out = elevation.blur * (step + 1) / steps
        painter.drawRoundedRect(
            own.adjusted(-out, -out, out, out).translated(0, elevation.y), radius + out, radius + out
        )


def _mixed(one: str, other: str, share: float) -> QColor:
    """The colour ``share`` of the way from one to the other."""
    a, b = QColor(one), QColor(other)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )
