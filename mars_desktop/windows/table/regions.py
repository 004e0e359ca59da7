"""Where the regions of the table stand, for any window and text size."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from mars_desktop.theme.application import grown_text_size, is_large
from mars_desktop.theme.measure_tokens import TableLayout
from mars_desktop.theme.tokens import look

_STAGE_LEAST = QSize(576, 344)


@dataclass(frozen=True, slots=True)
class Regions:
    """The rectangles of the page. `text_size` is that of everything but the board, in percent."""

    large: bool
    text_size: int
    top: QRect
    left: QRect
    right: QRect
    stage: QRect
    decision: QRect
    hand: QRect


def hand_text_size(size: QSize, text_size: int) -> int:
    """The text size of the cards in hand, which give way where the map would get too small."""
    large = is_large(size)
    tokens: TableLayout = look().layout.large if large else look().layout.small
    grown = text_size / 100
    room = size.height() - round(tokens.top * grown) - round(tokens.decision * grown) - _STAGE_LEAST.height()
    return max(100, min(text_size, round(100 * room / tokens.hand)))


def lay_out(size: QSize, text_size: int, hand_height: int) -> Regions:
    """Divide a page of that size; `text_size` is the setting in percent, `hand_height` what the cards need."""
    large = is_large(size)
    tokens: TableLayout = look().layout.large if large else look().layout.small
    grown = text_size / 100
    top = max(round(tokens.top * grown), round(look().size.hit_min) + 2)
    decision = round(tokens.decision * grown)
    hand = max(round(tokens.hand), hand_height)
    # Small text leaves room in the columns: marks and filters at their sides keep their size.
    left, right = round(tokens.left * max(1.0, grown)), round(tokens.right * max(1.0, grown))
    spare = size.width() - _STAGE_LEAST.width()
    if left + right > spare:
        left, right = spare * left // (left + right), spare * right // (left + right)
    middle = size.width() - left - right
    stage = max(_STAGE_LEAST.height(), size.height() - top - decision - hand)
    return Regions(
        large=large,
        text_size=grown_text_size(size, text_size),
        top=QRect(0, 0, size.width(), top),
        left=QRect(0, top, left, size.height() - top),
        right=QRect(size.width() - right, top, right, size.height() - top),
        stage=QRect(left, top, middle, stage),
        decision=QRect(left, top + stage, middle, decision),
        hand=QRect(left, top + stage + decision, middle, max(1, size.height() - top - stage - decision)),
    )
