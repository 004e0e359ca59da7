"""Cards in rows, those of one kind together under a heading with what tags they have."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import paint_tag
from mars_desktop.theme.palette import color
from mars_desktop.widgets.card_button import MARGIN, CardButton
from mars_desktop.widgets.card_face import CardFace
from mars_desktop.widgets.card_face.foot import kind_color
from mars_desktop.widgets.card_face.glyphs import paint_kind
from mars_desktop.widgets.card_grid import CardGrid
from mars_desktop.widgets.lettering import advance, face, tint, write

KIND_ORDER: Final = ("corporation", "development", "active", "automated", "event", "twist")
"""What can still be used or goes on comes first."""
_HEAD = 30


class _Run(NamedTuple):
    """Cards of one kind side by side; `first` if no other row above begins with that kind."""

    cards: list[CardButton]
    first: bool


def by_kind(face_: CardFace) -> int:
    """The place of a card's kind in the order of the shelves."""
    return KIND_ORDER.index(face_.kind)


def _kind_of_all(faces: list[CardFace]) -> str:
    """What cards of one kind are called together, whatever is said of each: a mission, or that it is an innovation."""
    if faces[0].kind == "development":
        return faces[0].kind_short
    return next((one.kind_word for one in faces if not one.kind_short), faces[0].kind_word)


class CardShelves(CardGrid):
    """A grid whose cards have been added kind by kind: see `by_kind`."""

    def __init__(self, text_size: int = 100, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text_size = text_size

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def head_height(self) -> int:
        """Room for the headings."""
        return round(self._px(_HEAD))

    def _runs(self) -> Iterator[_Run]:
        told: set[str] = set()
        for row in self.rows():
            run: list[CardButton] = []
            for button in row:
                if run and run[0].face.kind != button.face.kind:
                    yield _Run(run, run[0].face.kind not in told)
                    told.add(run[0].face.kind)
                    run = []
                run.append(button)
            yield _Run(run, run[0].face.kind not in told)
            told.add(run[0].face.kind)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a line in the colour of its kind over each run of cards, and its heading where a kind begins."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for run in self._runs() if self.cards else ():
            self._paint_run(painter, run)
        painter.end()

    def _paint_run(self, painter: QPainter, run: _Run) -> None:
        px, theme = self._px, current_theme()
        first, last = run.cards[0], run.cards[-1]
        left = first.x() + MARGIN
        right = last.x() + last.width() - MARGIN
        top = first.y() - self.head_height() + MARGIN
        kind = kind_color(first.face.kind)(theme)
        painter.fillRect(QRectF(left, top + px(22), right - left, px(2)), color(kind))
        if not run.first:
            return
        used = face("caption", self._text_size, 600)
        base = top + px(14)
        paint_kind(painter, first.face.kind, QRectF(left, base - px(10), px(11), px(11)), kind)
        x = left + px(16)
        alike = [button.face for button in self.cards if button.face.kind == first.face.kind]
        words = _kind_of_all(alike)
        if len(alike) > 1:
            words = f"{words} {len(alike)}"
        x += write(painter, QPointF(x, base), words, used, tint("ink")) + px(14)
        self._paint_tags(painter, alike, QPointF(x, base), right)

    def _paint_tags(self, painter: QPainter, faces: list[CardFace], at: QPointF, right: float) -> None:
        px, x = self._px, at.x()
        used = face("caption", self._text_size, 500)
        for tag, count in Counter(tag for one in faces for tag in one.tags).items():
            width = px(18) + advance(str(count), used)
            if x + width > right:
                return
            paint_tag(painter, tag, QRectF(x, at.y() - px(12), px(15), px(15)), current_theme())
            write(painter, QPointF(x + px(18), at.y()), str(count), used, tint("ink"))
            x += width + px(9)
