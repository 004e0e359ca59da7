"""Where the regions of a table of On Mars stand, for any window and text size."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from mars_desktop.theme.application import grown_text_size, is_large
from mars_desktop.theme.measure_tokens import TableLayout
from mars_desktop.theme.tokens import look

STAGE_LEAST = QSize(482, 346)
_SMALL = (228, 234, 214)
_LARGE = (376, 360, 326)
"""Widths of the panel of Orbit, of the seats and of the panel of the Colony, in a small and in a large window."""
_STRIP_LEAST = 110
_TABS = 36
_CARDS = (120, 150)
"""The least and the usual width of the list of cards beside the own board."""


@dataclass(frozen=True, slots=True)
class Regions:
    """The rectangles of the page; `text_size` is that of everything but the map, in percent.

    With `tabs`, Orbit and Colony share a column, and a line above it chooses between them.
    """

    large: bool
    text_size: int
    tabs: QRect | None
    top: QRect
    orbit: QRect
    colony: QRect
    right: QRect
    stage: QRect
    decision: QRect
    strip: QRect


def lay_out(size: QSize, text_size: int, strip_height: int, *, top: int = 0, decision: int = 0) -> Regions:
    """Divide a page of that size; `text_size` is the setting in percent, `strip_height` what the own board needs.

    `top` and `decision` are the heights of what is shown above everything and below the map, where it needs more.
    """
    large = is_large(size)
    tokens: TableLayout = look().layout.large if large else look().layout.small
    grown = text_size / 100
    wide = max(1.0, grown)
    top = max(top, round(tokens.top * grown), round(look().size.hit_min) + 2)
    decision = max(decision, round(tokens.decision * grown))
    left, right, colony = (round(width * wide) for width in (_LARGE if large else _SMALL))
    tabbed = size.width() - left - right - colony < STAGE_LEAST.width()
    if tabbed:
        left, colony = max(left, colony), 0
        spare = size.width() - STAGE_LEAST.width()
        if left + right > spare:
            left, right = spare * left // (left + right), spare * right // (left + right)
    room = size.height() - top - decision - STAGE_LEAST.height()
    strip = max(_STRIP_LEAST, min(strip_height, room)) if strip_height else 0
    body = size.height() - top
    stage = body - decision - strip
    middle = size.width() - left - right
    above = round(_TABS * wide) if tabbed else 0
    side = QRect(0, top + above, left, body - above)
    return Regions(
        large=large,
        text_size=grown_text_size(size, text_size),
        tabs=QRect(0, top, left, above) if tabbed else None,
        top=QRect(0, 0, size.width(), top),
        orbit=side,
        colony=side if tabbed else QRect(left + middle - colony, top, colony, stage),
        right=QRect(size.width() - right, top, right, body),
        stage=QRect(left, top, middle - colony, stage),
        decision=QRect(left, top + stage, middle, decision),
        strip=QRect(left, top + stage + decision, middle, strip),
    )


def share_strip(strip: QRect, board_width: float, text_size: int) -> tuple[QRect, QRect]:
    """The own board and the list of cards beside it; what neither needs goes to the board, where names are longest."""
    least, usual = (round(width * text_size / 100) for width in _CARDS)
    spare = strip.width() - round(board_width)
    cards = max(least, min(usual, spare))
    if spare > usual:
        cards += (spare - usual) // 3
    board = strip.width() - cards
    left = QRect(strip.left(), strip.top(), board, strip.height())
    return left, QRect(strip.left() + board, strip.top(), cards, strip.height())
