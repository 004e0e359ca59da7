"""A panel of places under headings: laid out from top to bottom, walked with the arrow keys, scrolled if it must be."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from mars_desktop.models.onmars.board_rows import GlyphRow
from mars_desktop.models.onmars.panel_rows import PlaceRow
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.palette import palette
from mars_desktop.widgets.hints import Hints
from mars_desktop.widgets.lettering import advance, face, shortened, tint, write
from mars_desktop.widgets.onmars.place_button import Light, PlaceButton
from mars_desktop.widgets.onmars.signs import paint_glyphs

SIDE = 8
"""Pixels at either side of a panel."""
HEADING = 25
"""The height of a heading at text size 100 %."""

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Lit(NamedTuple):
    """How a place stands in the question, and the words that belong to it."""

    light: Light
    words: str = ""


class _Heading(NamedTuple):
    title: str
    remark: str
    box: QRectF


class _Aside(NamedTuple):
    words: str
    glyphs: Sequence[GlyphRow]
    box: QRectF


class Shelf:
    """Places of one kind side by side: buttons that are kept, and show other rows as these change."""

    def __init__(self, panel: "Panel", kind: type[PlaceButton]) -> None:
        self._panel, self._kind = panel, kind
        self.buttons: list[PlaceButton] = []

    def show_rows(self, rows: Sequence[PlaceRow]) -> bool:
        """Show these rows; whether there are more or fewer of them than before."""
        changed = len(rows) != len(self.buttons)
        while len(self.buttons) > len(rows):
            gone = self.buttons.pop()
            gone.hide()
            gone.deleteLater()
        for button, row in zip(self.buttons, rows, strict=False):
            button.show_row(row)
        for row in rows[len(self.buttons) :]:
            self.buttons.append(self._panel.new_place(self._kind, row))
        return changed


class _Inside(QWidget):
    """What is scrolled: the places, and the headings painted between them."""

    def __init__(self, panel: "Panel") -> None:
        super().__init__()
        self._hints = Hints(self)
        self._panel = panel
        self.headings: list[_Heading] = []
        self.notes: list[_Aside] = []

    def event(self, event: QEvent) -> bool:
        """Tell the whole of a heading that was cut."""
        return self._hints.handles(event) or super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the headings, each with its remark at the right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        self._hints.clear()
        size = self._panel.text_size
        label, small = face("label", size), face("caption", size)
        self._panel.paint_behind(painter)
        for words, glyphs, box in self.notes:
            at = QPointF(box.right(), box.center().y() + small.pixelSize() * 0.36)
            if glyphs:
                paint_glyphs(painter, glyphs, at, size)
            else:
                write(painter, at, words, small, tint("ink2"), Qt.AlignmentFlag.AlignRight)
            self._hints.add(box, words)
        for title, remark, box in self.headings:
            base = box.bottom() - box.height() * 0.3
            taken = write(painter, QPointF(box.left(), base), shortened(title, label, box.width()), label, tint("ink"))
            room = box.width() - taken - size * 0.1
            if remark and room > size * 0.3:
                words = shortened(remark, small, room)
                write(painter, QPointF(box.right(), base), words, small, tint("ink2"), Qt.AlignmentFlag.AlignRight)
                if words != remark:
                    self._hints.add(box, remark)
            elif remark:
                self._hints.add(box, remark)
            if advance(title, label) > box.width():
                self._hints.add(box, title)
        painter.end()


class Panel(QScrollArea):
    """Base of the panels. A subclass shows its rows on shelves and lays them out in `_arrange`.

    `pressed` carries the place that was pressed, `told` the one that pointer or keyboard are on (empty for none),
    `carried` and `dropped` the place a drag began at and where the pointer is on the screen.
    """

    pressed = Signal(str)
    told = Signal(str)
    carried = Signal(str, QPoint)
    dropped = Signal(str, QPoint)
    surface = "surface"

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text_size = 100
        self._y = 0.0
        self._places: list[PlaceButton] = []
        self._lights: Mapping[str, Lit] = {}
        self.inside = _Inside(self)
        self.setWidget(self.inside)
        self.setAccessibleName(name)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.recolour()

    # Places

    def new_place(self, kind: type[PlaceButton], row: PlaceRow) -> PlaceButton:
        """A new button in this panel."""
        button = kind(row, self.text_size, self.inside)
        button.clicked.connect(lambda: self.pressed.emit(button.row.id))
        button.told.connect(lambda here: self._tell(button, here=here))
        button.carried.connect(lambda at: self.carried.emit(button.row.id, at))
        button.dropped.connect(lambda at: self.dropped.emit(button.row.id, at))
        button.show()
        return button

    def places(self) -> Iterator[PlaceButton]:
        """All places of the panel that are there now."""
        raise NotImplementedError

    def place(self, id_: str) -> PlaceButton | None:
        """The button of a place; of several that are called alike, the first."""
        return next((button for button in self.places() if button.row.id == id_), None)

    def place_at(self, at: QPoint) -> PlaceButton | None:
        """The button under a point of the screen."""
        if not self.viewport().rect().contains(self.viewport().mapFromGlobal(at)):
            return None
        return next((b for b in self.places() if b.isVisible() and b.rect().contains(b.mapFromGlobal(at))), None)

    def set_lights(self, lights: Mapping[str, Lit]) -> None:
        """Show how the places stand in the question; those that are not named rest."""
        news, self._lights = lights != self._lights, lights
        for button in self.places():
            button.set_light(*lights.get(button.row.id, Lit(Light.REST)))
        lit = next((button for button in self.places() if button.light is Light.OPEN), None)
        if news and lit is not None:
            self.ensureWidgetVisible(lit, 0, 4)

    def _tell(self, button: PlaceButton, *, here: bool) -> None:
        if here:
            self.ensureWidgetVisible(button, 0, 4)
        self.told.emit(button.row.id if here else "")

    def take_keyboard(self) -> None:
        """Put the keyboard on the first place that may be pressed, or else on the first."""
        shown = [button for button in self.places() if button.isVisible()]
        lit = [button for button in shown if button.light in (Light.OPEN, Light.TAKEN)]
        for button in (*lit, *shown)[:1]:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys lead from place to place."""
        step = _STEPS.get(Qt.Key(event.key()))
        focus = QApplication.focusWidget()
        if step is None or not isinstance(focus, PlaceButton) or event.modifiers():
            event.ignore()
            return
        event.accept()
        to = nearest(focus, [button for button in self.places() if button.isVisible()], step)
        if to is not None:
            to.setFocus(Qt.FocusReason.TabFocusReason)

    # Layout

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self.text_size = text_size
        for button in self.places():
            button.set_text_size(text_size)
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Take on another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.recolour()

    def recolour(self) -> None:
        """Take the colour of `surface` in the theme in force."""
        colours = palette(current_theme())
        colours.setColor(colours.ColorRole.Window, tint(self.surface))
        if self.viewport().palette().window() != colours.window():
            self.viewport().setPalette(colours)
            self.viewport().setAutoFillBackground(True)
            self.inside.setAutoFillBackground(False)

    def px(self, length: float) -> float:
        """So many pixels at the text size in force."""
        return length * self.text_size / 100

    def arrange(self) -> None:
        """Put everything in its place; beside a scroll bar there is less room."""
        # Places come and go: Tab leads along those that are there, in their order.
        for before, after in pairwise(self.places()):
            QWidget.setTabOrder(before, after)
        width = self.width()
        height = self._arranged(width)
        if height > self.height():
            width -= self.verticalScrollBar().sizeHint().width()
            height = self._arranged(width)
        self.inside.resize(width, max(height, self.height()))
        self.inside.update()

    def whole_height(self, width: int) -> int:
        """The height in which nothing has to be scrolled at that width."""
        height = self._arranged(width)
        self.arrange()
        return height

    def _arranged(self, width: int) -> int:
        self.inside.headings.clear()
        self.inside.notes.clear()
        self._y = 0.0
        self._arrange(float(width))
        return round(self._y)

    def _arrange(self, width: float) -> None:
        raise NotImplementedError

    def paint_behind(self, painter: QPainter) -> None:
        """Paint what lies behind the places, in coordinates of `inside`."""

    def _heading(self, title: str, remark: str, width: float, left: float = SIDE) -> None:
        """A heading on a line of its own."""
        height = self.px(HEADING)
        self.inside.headings.append(_Heading(title, remark, QRectF(left, self._y, width - left - SIDE, height)))
        self._y += height

    def _inline(self, title: str, height: float) -> float:
        """A heading at the left of the line that follows; returns the room it takes."""
        own = advance(title, face("caption", self.text_size)) + self.px(6)
        self.inside.notes.append(_Aside(title, (), QRectF(SIDE, self._y, own - self.px(6), height)))
        return own

    def add_note(self, words: str, glyphs: Sequence[GlyphRow], box: QRectF) -> None:
        """A price at the right of a line of places, as signs; in words where there are none."""
        self.inside.notes.append(_Aside(words, glyphs, box))

    def _in_rows(
        self,
        buttons: Sequence[PlaceButton],
        columns: int,
        width: float,
        height: float,
        gap: float = 3,
        left: float = SIDE,
    ) -> None:
        """Places in so many columns of equal width."""
        gap = self.px(gap)
        own = (width - left - SIDE - gap * (columns - 1)) / columns
        for number, button in enumerate(buttons):
            row, column = divmod(number, columns)
            x = left + column * (own + gap)
            button.setGeometry(
                round(x), round(self._y + row * (height + gap)), round(x + own) - round(x), round(height)
            )
        rows = -(-len(buttons) // columns)
        self._y += rows * (height + gap)

    def _side_by_side(self, buttons: Sequence[PlaceButton], left: float, gap: float = 4) -> None:
        """Places in one line, each as wide as it wants to be."""
        x, height = left, 0
        for button in buttons:
            size = button.sizeHint()
            button.setGeometry(round(x), round(self._y), size.width(), size.height())
            x += size.width() + self.px(gap)
            height = max(height, size.height())
        self._y += height


def nearest(here: QWidget, others: Sequence[PlaceButton], step: tuple[int, int]) -> PlaceButton | None:
    """The place that comes next in a direction: the nearest one, straight ahead before aside."""
    dx, dy = step
    start = here.geometry().center()
    best: tuple[float, PlaceButton] | None = None
    for other in others:
        way = other.geometry().center() - start
        ahead = way.x() * dx + way.y() * dy
        aside = abs(way.x() * dy) + abs(way.y() * dx)
        if ahead <= 1 or aside > ahead * 4 + here.height():
            continue
        cost = ahead + aside * 2.5
        if best is None or cost < best[0]:
            best = (cost, other)
    return None if best is None else best[1]
