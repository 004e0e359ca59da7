"""Cards to look at, some of which can do something."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.palette import palette
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.card_button import CardButton
from mars_desktop.widgets.card_face import CardFace, CardSize
from mars_desktop.widgets.card_shelves import CardShelves, by_kind
from mars_desktop.widgets.lettering import face, tint
from mars_desktop.widgets.sheet import Sheet


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card, what a screen reader says of it, and the answer that stands under it if it has an action."""

    face: CardFace
    spoken: str
    action: Answer | None = None


def _largest(count: int, place: QRect, text_size: int) -> tuple[CardSize, float]:
    """Faces that say everything in words while all of them are in sight, else those of a hand."""
    grown = text_size / 100
    for width in (260 * grown, 232 * grown, 232.0):
        columns = max(1, int((place.width() - 60) // (width + 10)))
        rows = -(-count // columns)
        if rows * (width * 1.42 + 80 * grown) + 130 * grown <= place.height():
            return CardSize.LARGE, width
    return CardSize.HAND, CardSize.HAND.design.width() * grown


class CardsSheet(Sheet):
    """Shows cards over part of the page, kind by kind. `given` carries the id of the answer under a card.

    Pressing a card that has one gives it too; an answer that is not possible says why at the foot.
    """

    given = Signal(str)

    def __init__(
        self, page: QWidget, title: str, cards: Sequence[ShownCard], place: QRect, empty: str, text_size: int = 100
    ) -> None:
        super().__init__(page)
        self.place = place
        self._shown = {card.face.id: card for card in cards}
        head = QHBoxLayout()
        heading = QLabel(title)
        heading.setFont(face("title", text_size))
        head.addWidget(heading, 1)
        self._close = AnswerButton(Answer("close", self.tr("Close")), text_size)
        self._close.clicked.connect(self.close_sheet)
        head.addWidget(self._close)
        self.body.addLayout(head)
        self.grid = CardShelves(text_size)
        size, width = _largest(len(cards), place, text_size)
        self.action_buttons: list[AnswerButton] = []
        for card in sorted(cards, key=lambda shown: by_kind(shown.face)):
            button = CardButton(card.face, size, width, spoken=card.spoken)
            button.clicked.connect(lambda _on=False, shown=card: self._press(shown))
            under = None
            if card.action is not None:
                under = AnswerButton(card.action, text_size)
                under.clicked.connect(lambda _on=False, shown=card: self._press(shown))
                self.action_buttons.append(under)
            self.grid.add(button, under)
        self.grid.met.connect(self._meet)
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        colours = palette(current_theme())
        colours.setColor(colours.ColorRole.Window, tint("raised"))
        area.setPalette(colours)
        area.setWidget(self.grid)
        self.body.addWidget(area, 1)
        self._said = QLabel(empty if not cards else "")
        self._said.setFont(face("body", text_size))
        self._said.setWordWrap(True)
        self._said.setMinimumHeight(round(self._said.fontMetrics().lineSpacing() * 2.1))
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self._said)
        self.setAccessibleName(title)

    @property
    def sentence(self) -> str:
        """What stands at the foot."""
        return self._said.text()

    def open(self) -> None:
        """Show it with the keyboard on the first card."""
        self.open_with(self.grid.cards[0] if self.grid.cards else self._close)

    def _meet(self, card: str) -> None:
        shown = self._shown.get(card)
        if shown is None:
            return
        parts = [f"{shown.face.name}: {shown.face.rules}"]
        if shown.action is not None and shown.action.remark:
            parts.append(shown.action.remark)
        self._said.setText(" ".join(part for part in parts if part))

    def _press(self, card: ShownCard) -> None:
        if card.action is None:
            return
        if card.action.possible:
            self.close_sheet()
            self.given.emit(card.action.id)
        else:
            self._said.setText(card.action.reason)
