"""One card as large as it is meant to be read, with everything it says in words."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mars_desktop.games.terraforming.wording.decks import deck_name
from mars_desktop.models.cards import CardRow
from mars_desktop.models.languages import speaker_now
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.widgets.card_button import MARGIN
from mars_desktop.widgets.card_face import CardFace, CardSize, card_size, paint_card
from mars_desktop.windows.labels import Words
from mars_desktop.windows.links import Links
from mars_desktop.windows.words import tr


class FacePicture(QWidget):
    """A card's large face, as wide as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: CardFace | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_face(self, face: CardFace | None) -> None:
        """Show this face, or none."""
        self._face = face
        self.setAccessibleName("" if face is None else face.name)
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(round(self._needed().height()) + 2 * MARGIN)

    def _needed(self) -> QSize:
        width = max(120, self.width() - 2 * MARGIN)
        if self._face is None:
            return QSize(width, 0)
        return card_size(self._face, CardSize.LARGE, width).toSize()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._face is None:
            return
        painter = QPainter(self)
        place = QRectF(MARGIN, MARGIN, self.width() - 2 * MARGIN, self.height() - 2 * MARGIN)
        paint_card(painter, place, self._face, current_theme(), CardSize.LARGE)
        painter.end()


class CardDetail(QScrollArea):
    """The side of the card browser. `term_wanted` carries the id of a term to be explained."""

    term_wanted = Signal(str)

    def __init__(self, faces: Callable[[str], CardFace], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._picture = FacePicture()
        self._about = Words("", "caption", "ink2", wrap=True)
        self._text = Words("", "body", wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._terms = Links()
        self._terms.chosen.connect(self.term_wanted)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        column.addWidget(self._picture)
        words = QVBoxLayout()
        words.setContentsMargins(MARGIN, 0, MARGIN, 0)
        words.setSpacing(8)
        for widget in (self._about, self._text, self._terms):
            words.addWidget(widget)
        column.addLayout(words)
        column.addStretch(1)
        inner = QWidget()
        inner.setLayout(column)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A card is as high as its width wants: a bar that came and went would change both, for ever.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._widen()

    @property
    def words(self) -> str:
        """What stands under the card."""
        return self._text.text()

    @property
    def terms(self) -> Links:
        """The terms that can be looked up."""
        return self._terms

    def show_card(self, row: CardRow | None, terms: tuple[tuple[str, str], ...] = ()) -> None:
        """Show a card, with the terms of the glossary that explain it; None for no card at all."""
        for widget in (self._about, self._text):
            widget.setVisible(row is not None)
        self._terms.setVisible(row is not None and bool(terms))
        self._picture.show_face(None if row is None else self._faces(row.id))
        if row is None:
            return
        deck = deck_name(row.deck, speaker_now())
        self._about.setText(tr("No. {number} · {deck}", number=row.number, deck=deck))
        self._text.setText("\n".join(row.sentences) or tr("Nothing else: its tags and points are all there is."))
        self._terms.show_links(tr("Look up:"), terms)
        self.verticalScrollBar().setValue(0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_terms"):
            self._widen()

    def _widen(self) -> None:
        self.setMinimumWidth(round(300 * min(current_text_size(), 115) / 100))
