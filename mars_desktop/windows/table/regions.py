"""Where the regions of the table stand, for any window and text size."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from mars_desktop.theme.measure_tokens import TableLayout
from mars_desktop.theme.tokens import look

_LARGE_FROM = QSize(1600, 900)
_LARGE_TEXT = 1.25
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


def is_large(size: QSize) -> bool:
    """Whether there is room for the large table, with the hand in full faces."""
    return size.width() >= _LARGE_FROM.width() and size.height() >= _LARGE_FROM.height()


def table_text_size(size: QSize, text_size: int) -> int:
    """The text size of the table: on a large one text grows with the regions, to be read from further away."""
    return round(text_size * _LARGE_TEXT) if is_large(size) else text_size


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
    top = round(tokens.top * grown)
    decision = round(tokens.decision * grown)
    hand = max(round(tokens.hand), hand_height)
    left, right = round(tokens.left * grown), round(tokens.right * grown)
    spare = size.width() - _STAGE_LEAST.width()
    if left + right > spare:
        left, right = spare * left // (left + right), spare * right // (left + right)
    middle = size.width() - left - right
    stage = max(_STAGE_LEAST.height(), size.height() - top - decision - hand)
    return Regions(
        large=large,
        text_size=table_text_size(size, text_size),
        top=QRect(0, 0, size.width(), top),
        left=QRect(0, top, left, size.height() - top),
        right=QRect(size.width() - right, top, right, size.height() - top),
        stage=QRect(left, top, middle, stage),
        decision=QRect(left, top + stage, middle, decision),
        hand=QRect(left, top + stage + decision, middle, max(1, size.height() - top - stage - decision)),
    )
