"""How wide the faces of the cards are from which a person chooses: as large as the room allows."""

from mars_desktop.widgets.card_button import MARGIN
from mars_desktop.widgets.card_face import CardSize
from mars_desktop.widgets.pick_question import PickQuestion

LEAST_LARGE = 170
"""From this width on a face has room for its words."""
SCROLL_BAR = 14
_SHAPE, _WORDY = 1.42, 1.8
"""How high a face is for its width: as a rule, and with many words."""


def pick_widths(question: PickQuestion, width: int, height: int, text_size: int) -> tuple[int, int]:
    """Widths of the leaders' and the cards' faces in pixels, for a room of this size and a text size in percent."""
    leaders, cards = len(question.leaders), len(question.cards)
    least, most = round(160 * min(text_size, 130) / 100), round(CardSize.LARGE.design.width() * text_size / 100)
    if question.sets:
        return 0, _width_of_sets(question, width, height, least, most, text_size)
    if not leaders:
        return 0, _largest(cards, width, height, least, most)
    own = max(round(172 * text_size / 100), min(most, round(width * 0.14)))
    rest = width - leaders * (own + 10) - 16
    return own, _largest(cards, rest, height, least, most)


def _width_of_sets(question: PickQuestion, width: int, height: int, least: int, most: int, text_size: int) -> int:
    """Faces with all their words while all sets are in sight, else those of a hand with their words at the foot."""
    count, together = len(question.cards), question.together
    large = round(LEAST_LARGE * text_size / 100)
    own = _largest(count, width - SCROLL_BAR, height, large - 1, most, _WORDY, together)
    if own >= large:
        return own
    return _largest(count, width - SCROLL_BAR, height, least, large - 1, together=together)


def _largest(
    count: int, width: int, height: int, least: int, most: int, high: float = _SHAPE, together: int = 1
) -> int:
    """The widest face of which so many fit; `together` of them stay side by side."""
    for own in range(most, least, -4):
        columns = max(1, (width - 2 * MARGIN + 10) // (own + 10))
        if together > 1:
            columns = together * max(1, (width + 26) // (together * (own + 10) + 16))
        rows = -(-count // columns)
        if rows * (own * high + 10) + 2 * MARGIN <= height:
            return own
    return least
