"""Pieces of a laid out card: where each stands and how it paints itself."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from mars_desktop.theme.color_tokens import Theme
from mars_desktop.widgets.card_face.lettering import Letters, qfont, text_width

Paint = Callable[[QPainter, Theme], None]
Color = Callable[[Theme], str]
"""Which colour of the theme."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on a card's face. ``frame`` encloses other pieces; ``fades`` is paler on a card that is disabled."""

    label: str
    rect: QRectF
    paint: Paint
    frame: bool = False
    fades: bool = False


def text_piece(
    label: str,
    x: float,
    base: float,
    text: str,
    style: Letters,
    color: Color,
    *,
    fades: bool = False,
    figures: bool = False,
) -> Piece:
    """A line of text from ``x`` on the base line ``base``, in a colour of the theme; ``figures`` stand on that line."""

    def paint(painter: QPainter, theme: Theme) -> None:
        painter.setFont(qfont(style))
        painter.setPen(QColor(color(theme)))
        painter.drawText(QPointF(x, base), text)

    rect = QRectF(x, base - style.ascent, text_width(text, style), style.ascent + (0.0 if figures else style.descent))
    return Piece(label, rect, paint, fades=fades)


def ink(theme: Theme) -> str:
    """Text."""
    return theme.base.ink


def ink2(theme: Theme) -> str:
    """Secondary text."""
    return theme.base.ink2


def ink3(theme: Theme) -> str:
    """Text that matters least."""
    return theme.base.ink3


def good(theme: Theme) -> str:
    """A lowered price."""
    return theme.base.good


def bad(theme: Theme) -> str:
    """What forbids."""
    return theme.base.bad


def on_points(theme: Theme) -> str:
    """Text on the rosette."""
    return theme.on_points
