"""The one painter of cards: everything that shows a card shows this face."""

from mars_desktop.widgets.card_face.face import CardFace, Dial, Standing, card_face, nobody
from mars_desktop.widgets.card_face.layout import CardLayout, CardSize, card_layout, card_size
from mars_desktop.widgets.card_face.paint import CardState, paint_card

__all__ = [
    "CardFace",
    "CardLayout",
    "CardSize",
    "CardState",
    "Dial",
    "Standing",
    "card_face",
    "card_layout",
    "card_size",
    "nobody",
    "paint_card",
]
