"""The kinds of places: lines of actions, square tiles, cards, stores and the spaces of the Depot."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from mars_desktop.theme.icons import paint_icon
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import advance, face, fitted, hairline, shortened, tint, wrapped, write
from mars_desktop.widgets.onmars.place_button import PlaceButton
from mars_desktop.widgets.onmars.signs import paint_glyphs

_RIGHT = Qt.AlignmentFlag.AlignRight
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class ActionLine(PlaceButton):
    """An action by its name, and at the right its slots with the Colonists that stand there."""

    _SLOT = 8.0

    def wanted(self) -> QSize:
        """One line."""
        width = self.px(14) + advance(self._row.title, face("body", self._text_size)) + self._slots_width()
        return QSize(round(width), round(self.px(31)))

    def _slots_width(self) -> float:
        return self.px(self._SLOT * 2 + 3) * self._row.slots + (self.px(4) if self._row.slots else 0)

    def paint_row(self, painter: QPainter, box: QRectF) -> None:
        """Write the name; draw the slots."""
        row, px = self._row, self.px
        hairline(painter, box.left() + px(8), box.right() - px(8), box.bottom() - 1)
        middle = box.center().y()
        room = box.width() - px(14) - self._slots_width()
        used = face("body", self._text_size)
        if advance(row.title, used) > room:
            used = fitted(row.title, face("number", self._text_size, 400), room)
        at = QPointF(box.left() + px(8), middle + used.pixelSize() * 0.35)
        write(painter, at, shortened(row.title, used, room), used, self.ink())
        radius = px(self._SLOT)
        x = box.right() - px(7) - radius
        for slot in reversed(range(row.slots)):
            centre = QPointF(x, middle)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint("edge"), look().size.line.control))
            painter.drawEllipse(centre, radius, radius)
            if slot < len(row.seats):
                paint_seat_mark(painter, look().seats[row.seats[slot]], centre, radius * 0.76)
            x -= radius * 2 + px(3)


class TileButton(PlaceButton):
    """A square with an icon: a Tech tile, a stack of buildings, a pile of the Warehouse, a Discovery tile."""

    side = 34.0

    def wanted(self) -> QSize:
        """A square."""
        side = round(self.px(self.side))
        return QSize(side, side)

    def paint_row(self, painter: QPainter, box: QRectF) -> None:
        """Draw the tile with its icon and figure."""
        row, px = self._row, self.px
        tile = box.adjusted(2, 2, -2, -2)
        line, corner = look().size.line, look().size.radius.chip
        painter.setBrush(Qt.BrushStyle.NoBrush if row.bare else tint("raised"))
        style = Qt.PenStyle.DashLine if row.bare else Qt.PenStyle.SolidLine
        painter.setPen(QPen(tint("line" if row.bare else "edge"), line.control, style))
        painter.drawRoundedRect(tile, corner, corner)
        if not row.icon:
            return
        if not row.figure:
            side = min(tile.width(), tile.height()) * 0.68
            paint_icon(painter, row.icon, _square(tile.center(), side), self.tone(row.icon))
            return
        used = face("caption", self._text_size, 600)
        width = advance(row.figure, used)
        side = min(px(18), tile.width() - width - px(7))
        left = tile.center().x() - (side + px(3) + width) / 2
        paint_icon(painter, row.icon, _square(QPointF(left + side / 2, tile.center().y()), side), self.tone(row.icon))
        at = QPointF(left + side + px(3), tile.center().y() + used.pixelSize() * 0.36)
        write(painter, at, row.figure, used, tint("ink3" if row.bare else "ink"))


class CountTile(TileButton):
    """A tile that is a little wider, for its figure."""

    def wanted(self) -> QSize:
        """Room for icon and figure side by side."""
        return QSize(round(self.px(42)), round(self.px(32)))


class LabSpace(PlaceButton):
    """A space of the laboratory: the Tech tile on it, or the level that a tile has there."""

    def wanted(self) -> QSize:
        """A square."""
        return QSize(round(self.px(32)), round(self.px(32)))

    def paint_row(self, painter: QPainter, box: QRectF) -> None:
        """Draw the space, light where a tile lies."""
        row, line, corner = self._row, look().size.line, look().size.radius.chip
        tile = box.adjusted(2, 2, -2, -2)
        if row.bare:
            painter.setBrush(tint("sunk"))
            painter.setPen(QPen(tint("edge"), line.control))
            painter.drawRoundedRect(tile, corner, corner)
            used = face("body", self._text_size)
            at = QPointF(tile.center().x(), tile.center().y() + used.pixelSize() * 0.36)
            write(painter, at, row.title, used, tint("ink2"), _MIDDLE)
            return
        painter.setBrush(tint("accent"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(tile, corner, corner)
        paint_icon(painter, row.icon, _square(tile.center(), tile.width() * 0.72), tint("onaccent"))


class BlueprintCard(PlaceButton):
    """A Blueprint on display: an edge in the colour of its building, what taking it brings, its name."""

    def wanted(self) -> QSize:
        """Two short lines."""
        return QSize(round(self.px(116)), round(self.px(44)))

    def paint_row(self, painter: QPainter, box: QRectF) -> None:
        """Draw the card."""
        row, px = self._row, self.px
        card = box.adjusted(2, 2, -2, -2)
        corner = look().size.radius.chip
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("raised"))
        painter.drawRoundedRect(card, corner, corner)
        painter.fillRect(QRectF(card.left(), card.top() + 2, px(3), card.height() - 4), self.tone(row.tone))
        left, right = card.left() + px(8), card.right() - px(6)
        name = face("caption", self._text_size, 600)
        used = fitted(row.title, name, right - left)
        write(painter, QPointF(left, card.top() + px(16)), shortened(row.title, used, right - left), used, self.ink())
        base = card.bottom() - px(7)
        if row.gain is not None:
            paint_icon(
                painter, row.gain.icon, _square(QPointF(right - px(7), base - px(5)), px(14)), self.tone(row.gain.icon)
            )
            right -= px(16)
            small = face("caption", self._text_size, 600)
            right -= write(painter, QPointF(right, base), "+", small, tint("ink"), _RIGHT) + px(4)
        paint_icon(painter, row.icon, _square(QPointF(left + px(7), base - px(5)), px(14)), self.tone(row.icon))
        small = face("caption", self._text_size)
        room = right - left - px(18)
        caption = row.caption if advance(row.caption, small) <= room else row.caption.partition(" · ")[0]
        write(painter, QPointF(left + px(18), base), shortened(caption, small, room), small, tint("ink2"))


class CardLine(PlaceButton):
    """A card before a player or on offer, in two lines beside its icon."""

    def wanted(self) -> QSize:
        """Two lines, or one."""
        return QSize(round(self.px(110)), round(self.px(35)))

    def paint_row(self, painter: QPainter, box: QRectF) -> None:
        """Draw icon, name and what is known of it."""
        row, px = self._row, self.px
        if row.bare:
            painter.setPen(QPen(tint("line"), look().size.line.control, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corner = look().size.radius.chip
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), corner, corner)
            return
        left, right = box.left() + px(6), box.right() - px(6)
        if row.icon:
            tone = row.tone or row.icon
            paint_icon(painter, row.icon, _square(QPointF(left + px(8), box.center().y()), px(16)), self.tone(tone))
            left += px(21)
        self._write(painter, box, left, right)

    def _write(self, painter: QPainter, box: QRectF, left: float, right: float) -> None:
        """Name and caption; without one, the name in two lines where it needs them."""
        row, px = self._row, self.px
        title, small = face("caption", self._text_size, 600), face("caption", self._text_size)
        fits = advance(row.title, title) <= right - left
        first = box.top() + px(14.5)
        if not row.caption:
            lines = wrapped(row.title, title, right - left)
            base = box.center().y() + title.pixelSize() * 0.36 if len(lines) == 1 else first
            lines = (lines[0], " ".join(lines[1:]))
            for line in lines:
                write(painter, QPointF(left, base), shortened(line, title, right - left), title, self.ink())
                base += px(15)
            return
        if row.signs and not fits:
            width = px(34) * len(row.signs)
            paint_glyphs(painter, row.signs, QPointF(left + width, first), self._text_size)
        else:
            used = fitted(row.title, title, right - left)
            write(painter, QPointF(left, first), shortened(row.title, used, right - left), used, self.ink())
        words = shortened(row.caption, small, right - left)
        write(painter, QPointF(left, first + px(15)), words, small, tint("ink2"))


class DepotSpace(PlaceButton):
    """A space of the Depot with what lies on it, and the Executive action beside it."""

    def wanted(self) -> QSize:
        """Two lines beside a square."""
        return QSize(round(self.px(150)), round(self.px(33)))

    def paint_row(self, painter: QPainter, box: QRectF) -> None:
        """Draw the space and write the action."""
        row, px = self._row, self.px
        side = min(box.height() - 4, px(30))
        space = QRectF(box.left() + 3, box.center().y() - side / 2, side, side)
        line, corner = look().size.line, look().size.radius.chip
        painter.setBrush(tint("sunk") if row.bare else tint("raised"))
        painter.setPen(QPen(tint("edge"), line.control))
        painter.drawRoundedRect(space, corner, corner)
        if row.icon:
            paint_icon(painter, row.icon, _square(space.center(), side * 0.62), self.tone(row.icon))
        left, right = space.right() + px(7), box.right() - px(4)
        title, small = face("caption", self._text_size, 600), face("caption", self._text_size)
        used = fitted(row.title, title, right - left)
        base = box.center().y() - px(2)
        write(painter, QPointF(left, base), shortened(row.title, used, right - left), used, self.ink())
        words = shortened(row.caption, small, right - left)
        write(painter, QPointF(left, base + px(14)), words, small, tint("ink2"))


class StoreLine(PlaceButton):
    """A Resource of the Storage: its icon, how many there are, and a pip for each that has room."""

    def wanted(self) -> QSize:
        """One line."""
        return QSize(round(self.px(86)), round(self.px(32)))

    def paint_row(self, painter: QPainter, box: QRectF) -> None:
        """Draw icon, figure and pips."""
        row, px = self._row, self.px
        middle = box.center().y()
        paint_icon(painter, row.icon, _square(QPointF(box.left() + px(13), middle), px(16)), self.tone(row.icon))
        used = face("number", self._text_size)
        if not row.slots:
            figure = fitted(row.figure, used, box.width() - px(28))
            at = QPointF(box.left() + px(26), middle + figure.pixelSize() * 0.36)
            write(painter, at, row.figure, figure, tint("ink"))
            return
        figure = fitted(row.figure, used, px(18))
        at = QPointF(box.left() + px(32), middle + figure.pixelSize() * 0.36)
        write(painter, at, row.figure, figure, tint("ink"), _MIDDLE)
        left = box.left() + px(42)
        pitch = min(px(14), (box.right() - px(4) - left) / row.slots)
        if pitch < px(8):
            small = face("caption", self._text_size)
            words = self.tr("of {n}").format(n=row.slots)
            write(painter, QPointF(left, at.y()), words, small, tint("ink2"))
            return
        side = min(px(10), pitch - px(2.5))
        for slot in range(row.slots):
            pip = QRectF(left + slot * pitch, middle - side / 2, side, side)
            full = slot < int(row.figure)
            painter.setBrush(self.tone(row.icon) if full else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint("edge"), look().size.line.hair) if not full else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(pip, px(2), px(2))


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
