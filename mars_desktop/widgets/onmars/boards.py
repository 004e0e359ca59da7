"""A player board: laboratory, Storage and Depot side by side, and the cards and tiles of the player in a list."""

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from mars_desktop.models.onmars.panel_rows import CardGroup, FigureRow, LabRow, PlaceRow, PlayerBoard
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon_color, paint_icon
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import face, tint, wrapped, write
from mars_desktop.widgets.onmars.panel import HEADING, SIDE, Panel, Shelf
from mars_desktop.widgets.onmars.place_button import PlaceButton
from mars_desktop.widgets.onmars.places import CardLine, DepotSpace, LabSpace, StoreLine

_COLUMNS, _HALVES = 6, 6
_GAP = 8.0
_STORE, _DEPOT = 78.0, 140.0


class BoardPanel(Panel):
    """Laboratory with the points of its columns, Storage with the Colonists, Depot with the Executive actions."""

    surface = "ground"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Player board"), parent)
        self._laboratory = Shelf(self, LabSpace)
        self._store = Shelf(self, StoreLine)
        self._depot = Shelf(self, DepotSpace)
        self._board: PlayerBoard | None = None

    def show_board(self, board: PlayerBoard) -> None:
        """Show this board."""
        before, self._board = self._board, board
        changed = [
            self._laboratory.show_rows([row.place for row in board.laboratory]),
            self._store.show_rows([*board.store, *(_figure_row(figure) for figure in board.people)]),
            self._depot.show_rows(board.depot),
        ]
        told = None if before is None else (before.store_remark, before.depot_remark)
        if any(changed) or told != (board.store_remark, board.depot_remark):
            self.arrange()
        self.set_lights(self._lights)

    def places(self) -> Iterator[PlaceButton]:
        """Everything that may be pressed."""
        return chain(self._laboratory.buttons, self._store.buttons, self._depot.buttons)

    @staticmethod
    def needed_height(text_size: int) -> float:
        """The height in which nothing has to be scrolled at a text size in percent."""
        return 0.3 * text_size + 4 * max(look().size.hit_min, 0.33 * text_size)

    def needed_width(self) -> float:
        """The width in which nothing is cut."""
        return self._lab_width() + self.px(2 * _STORE + 2 * _DEPOT + 2 * _GAP) + 2 * SIDE

    def _line(self) -> float:
        return max(look().size.hit_min, self.px(33))

    def _pitch(self) -> float:
        return max(look().size.hit_min, self.px(32)) + self.px(2)

    def _lab_width(self) -> float:
        return self._pitch() * _COLUMNS

    def _arrange(self, width: float) -> None:
        """Side by side; where that is too wide, the Depot below the rest, and at last each part below the other."""
        board = self._board
        if board is None:
            return
        lab, store, gap = self._lab_width(), self.px(2 * _STORE), self.px(_GAP)
        spare = width - self.needed_width()
        beside = SIDE + lab + gap
        if spare >= 0:
            # What is left over goes to the Executive actions, whose names are the longest.
            gap += spare / 8
            beside = SIDE + lab + gap
            depot = beside + store + gap
            self._laboratory_at(board, 0)
            self._store_at(board, beside, 0, store)
            self._depot_at(board, depot, 0, width - SIDE - depot)
        elif beside + store + SIDE <= width:
            self._laboratory_at(board, 0)
            self._store_at(board, beside, 0, store)
            self._depot_at(board, SIDE, self._y, width - 2 * SIDE)
        else:
            self._laboratory_at(board, 0)
            self._store_at(board, SIDE, self._y, min(store, width - 2 * SIDE))
            self._depot_at(board, SIDE, self._y, width - 2 * SIDE)

    def _laboratory_at(self, board: PlayerBoard, top: float) -> None:
        self._y = top
        self._heading(self.tr("Laboratory"), "", SIDE + self._lab_width() + SIDE, SIDE)
        self._place_laboratory(board.laboratory, self._y)
        self._y = top + self.px(HEADING) + 4 * self._line()

    def _store_at(self, board: PlayerBoard, left: float, top: float, width: float) -> None:
        self._y = top
        self._heading(self.tr("Storage"), board.store_remark, left + width + SIDE, left)
        self._in_columns(self._store.buttons, left, width, upwards=False)

    def _depot_at(self, board: PlayerBoard, left: float, top: float, width: float) -> None:
        self._y = top
        self._heading(self.tr("Depot and Executive actions"), board.depot_remark, left + width + SIDE, left)
        # The lowest space of the Depot is at the foot of the left column.
        self._in_columns(self._depot.buttons, left, width, upwards=True)

    def _in_columns(self, buttons: list[PlaceButton], left: float, width: float, *, upwards: bool) -> None:
        """Two columns of four."""
        line, own = self._line(), width / 2
        for number, button in enumerate(buttons):
            column, row = divmod(number, 4)
            y = self._y + (3 - row if upwards else row) * line
            button.setGeometry(round(left + column * own), round(y), round(own), round(line))
        self._y += 4 * line

    def _place_laboratory(self, rows: tuple[LabRow, ...], top: float) -> None:
        side, pitch = round(self._pitch() - self.px(2)), self._pitch()
        half = (4 * self._line() - self.px(15)) / _HALVES
        half = min(half, pitch / 2)
        for row, button in zip(rows, self._laboratory.buttons, strict=True):
            x, y = SIDE + (row.column - 1) * pitch, top + row.half * half
            button.setGeometry(round(x), round(y), side, side)

    def paint_behind(self, painter: QPainter) -> None:
        """The ways from space to space, and below each column what a tile in it scores."""
        board = self._board
        if board is None or not self._laboratory.buttons:
            return
        at = {
            row.place.id: button.geometry()
            for row, button in zip(board.laboratory, self._laboratory.buttons, strict=True)
        }
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(tint("edge"), look().size.line.hair))
        for row in board.laboratory:
            for name in row.next:
                painter.drawLine(QPointF(at[row.place.id].center()), QPointF(at[name].center()))
        used = face("caption", self.text_size)
        foot = max(box.bottom() for box in at.values()) + self.px(14)
        for column, points in enumerate(board.column_points, start=1):
            x = next(at[row.place.id].center().x() for row in board.laboratory if row.column == column)
            write(painter, QPointF(x, foot), str(points), used, tint("ink2"), Qt.AlignmentFlag.AlignHCenter)
            if column == 1:
                side = self.px(13)
                box = QRectF(x - side * 1.5, foot - side * 0.85, side, side)
                paint_icon(painter, "vp", box, icon_color(current_theme(), "vp"))


def _figure_row(figure: FigureRow) -> PlaceRow:
    """Colonists and pieces stand among the Resources."""
    return PlaceRow(figure.id, icon=figure.icon, figure=figure.figure, spoken=figure.words)


class CardsPanel(Panel):
    """The cards and tiles before a player, by kind."""

    surface = "ground"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Cards and tiles"), parent)
        self._groups: tuple[CardGroup, ...] = ()
        self._shelves: list[Shelf] = []
        self._free = 0

    def show_groups(self, groups: tuple[CardGroup, ...]) -> None:
        """Show these groups."""
        if groups == self._groups:
            return
        self._groups = groups
        while len(self._shelves) < len(groups):
            self._shelves.append(Shelf(self, CardLine))
        for number, shelf in enumerate(self._shelves):
            shelf.show_rows(groups[number].cards if number < len(groups) else ())
        self.arrange()
        self.set_lights(self._lights)

    def keep_free(self, foot: int) -> None:
        """Leave so much below the last card empty, for what stands over the foot."""
        if foot != self._free:
            self._free = foot
            self.arrange()

    def places(self) -> Iterator[PlaceButton]:
        """Everything that may be pressed."""
        return chain.from_iterable(shelf.buttons for shelf in self._shelves)

    def _columns(self, group: CardGroup, most: int, width: float) -> int:
        """In how many columns the names of a group have room in two lines beside their icons."""
        title = face("caption", self.text_size, 600)
        for columns in range(most, 1, -1):
            room = width / columns - self.px(38)
            if all(card.caption or len(wrapped(card.title, title, room)) <= 2 for card in group.cards):
                return columns
        return 1

    def _arrange(self, width: float) -> None:
        columns = max(1, int(width // self.px(170)))
        for group, shelf in zip(self._groups, self._shelves, strict=False):
            self._heading(group.title, "", width)
            self._in_rows(shelf.buttons, self._columns(group, columns, width), width, self.px(35), 1)
        self._y += self._free
