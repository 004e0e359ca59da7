"""The two sides of a corporation side by side, to read before it is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mars_desktop.games.legacy.content import LegacyContent
from mars_desktop.models.campaign_words import pack_text
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.sayings import card_title, card_words
from mars_desktop.theme.application import current_text_size
from mars_desktop.widgets.card_face import card_face
from mars_desktop.windows.card_detail import FacePicture
from mars_desktop.windows.labels import Words
from mars_desktop.windows.words import tr

LEAST = 210
"""Pixels at text size 100 % that a side is wide at least."""


class CorporationSides(QWidget):
    """Shows a corporation; what its sides say is told to screen readers too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = Words("", "title")
        self._focus = Words("", "body", "ink2", wrap=True)
        self._faces = (FacePicture(), FacePicture())
        sides = QHBoxLayout()
        sides.setSpacing(16)
        for picture in self._faces:
            sides.addWidget(picture, 1, Qt.AlignmentFlag.AlignTop)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(6)
        page.addWidget(self._name)
        page.addWidget(self._focus)
        page.addLayout(sides)
        page.addStretch(1)

    def show_corporation(self, cards: LegacyContent | None, corporation: str) -> None:
        """Show both sides; without cards there is nothing to show but a sentence."""
        known = cards is not None and corporation in cards.identities
        for part in self._faces:
            part.setVisible(known)
        if cards is None or not known:
            self._name.setText(tr("Corporations of the printed game"))
            self._focus.setText(tr("Write each one as it is called on its box, or leave it empty."))
            return
        identity = cards.identities[corporation]
        for picture in self._faces:
            picture.setMinimumWidth(round(LEAST * current_text_size() / 100))
        self._name.setText(pack_text(identity.name))
        self._focus.setText(pack_text(identity.focus))
        for index, picture in zip(cards.sides[corporation], self._faces, strict=True):
            card = cards.cards[index]
            side = getattr(card.face, "side", "")
            picture.show_face(card_face(card, speaker_now(), known=cards))
            said = tr("Side {side}, {name}: {text}", side=side, name=card_title(card), text=card_words(card))
            picture.setAccessibleName(said)
