"""The seats of a game being set up, one row each: colour and shape, name, beginner or not."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from mars_desktop.engine.setup import COLOURS
from mars_desktop.theme.seat_mark import seat_icon
from mars_desktop.theme.tokens import look
from mars_desktop.windows.labels import Words
from mars_desktop.windows.setup_draft import LONGEST_NAME, Draft, SeatDraft, unnamed, with_seat
from mars_desktop.windows.words import tr

MARK = 20


def colour_name(colour: str) -> str:
    """What a seat's colour and shape are called."""
    return {
        "rose": tr("rose circle"),
        "azure": tr("azure square"),
        "amber": tr("amber triangle"),
        "mint": tr("mint diamond"),
        "violet": tr("violet cross"),
    }[colour]


class SeatRow(QWidget):
    """One seat. `changed` comes with every change, `removed` when it shall go."""

    changed = Signal()
    removed = Signal()

    def __init__(self, number: int, seat: SeatDraft, known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = QComboBox()
        for mark in look().seats:
            self._colour.addItem(seat_icon(mark, MARK), "", mark.id)
            self._colour.setItemData(self._colour.count() - 1, colour_name(mark.id), Qt.ItemDataRole.AccessibleTextRole)
            self._colour.setItemData(self._colour.count() - 1, colour_name(mark.id), Qt.ItemDataRole.ToolTipRole)
        self._colour.setIconSize(QSize(MARK, MARK))
        self._colour.setFixedWidth(72)
        self._colour.setCurrentIndex(COLOURS.index(seat.colour))
        self._name = QComboBox()
        self._name.setEditable(True)
        self._name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._name.addItems(list(known))
        self._name.setEditText(seat.name)
        self._name.setMinimumWidth(150)
        line = self._name.lineEdit()
        assert line is not None
        line.setMaxLength(LONGEST_NAME)
        line.setPlaceholderText(unnamed(number))
        self._beginner = QCheckBox(tr("Beginner"))
        self._beginner.setChecked(seat.beginner)
        self._beginner.setToolTip(
            tr("A beginner keeps all ten first cards free of charge and has no special rules to learn.")
        )
        self._remove = QPushButton(tr("Remove"))
        self._place = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._place.setMinimumWidth(18)
        self._place.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row.addWidget(self._place)
        row.addWidget(self._colour)
        row.addWidget(self._name, 1)
        row.addWidget(self._beginner)
        row.addWidget(self._remove)
        self.number(number, alone=False)
        self._colour.currentIndexChanged.connect(self.changed)
        self._name.editTextChanged.connect(self.changed)
        self._beginner.toggled.connect(self.changed)
        self._remove.clicked.connect(self.removed)

    def number(self, number: int, *, alone: bool, beginners: bool = True) -> None:
        """Stand at that place of the table, counted from 1; a seat that is alone can neither go nor be a beginner."""
        self._place.setText(str(number))
        self._colour.setAccessibleName(tr("Colour and shape of seat {n}", n=number))
        self._name.setAccessibleName(tr("Name of seat {n}", n=number))
        self._beginner.setAccessibleName(tr("Seat {n} is a beginner", n=number))
        self._remove.setAccessibleName(tr("Remove seat {n}", n=number))
        self._remove.setVisible(not alone)
        self._beginner.setVisible(beginners and not alone)

    def draft(self) -> SeatDraft:
        """The seat as it stands."""
        return SeatDraft(self._name.currentText(), str(self._colour.currentData()), self._beginner.isChecked())

    def take_focus(self) -> None:
        """Put the keyboard into the name."""
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)


class SeatRows(QWidget):
    """All seats, in order of play, and the button for one more. `changed` comes with every change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[SeatRow] = []
        self._known: tuple[str, ...] = ()
        self._beginners, self._most = True, len(COLOURS)
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        self._add = QPushButton(tr("Add a seat"))
        self._add.clicked.connect(self._add_one)
        below = QHBoxLayout()
        below.setContentsMargins(26, 0, 0, 0)
        below.addWidget(self._add)
        self._order = Words("", "caption", "ink2")
        below.addWidget(self._order, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self._list)
        column.addLayout(below)

    def show_seats(self, seats: Sequence[SeatDraft], known: Sequence[str]) -> None:
        """Show these seats; `known` are the names of people who played here before."""
        self._known = tuple(known)
        for row in self._rows:
            self._let_go(row)
        self._rows.clear()
        for seat in seats:
            self._append(seat)
        self._number()

    def seats(self) -> tuple[SeatDraft, ...]:
        """The seats as they stand."""
        return tuple(row.draft() for row in self._rows)

    def know_game(self, most: int, order: str, *, beginners: bool) -> None:
        """Fit a game: how many may play, what their order means, and whether there is anything for beginners."""
        self._most, self._beginners = most, beginners
        self._order.setText(order)
        self._number()

    def take_focus(self) -> None:
        """Put the keyboard into the first name."""
        self._rows[0].take_focus()

    def _append(self, seat: SeatDraft) -> SeatRow:
        row = SeatRow(len(self._rows) + 1, seat, self._known)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        self._rows.append(row)
        self._list.addWidget(row)
        return row

    def _add_one(self) -> None:
        taken = {seat.name.casefold() for seat in self.seats()}
        name = next((known for known in self._known if known.casefold() not in taken), "")
        seat = with_seat(Draft(self.seats(), ""), SeatDraft(name)).seats[-1]
        row = self._append(seat)
        self._number()
        row.take_focus()
        self.changed.emit()

    def _remove(self, row: SeatRow) -> None:
        at = self._rows.index(row)
        self._rows.remove(row)
        self._let_go(row)
        self._number()
        self._rows[min(at, len(self._rows) - 1)].take_focus()
        self.changed.emit()

    def _let_go(self, row: SeatRow) -> None:
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _number(self) -> None:
        for number, row in enumerate(self._rows, start=1):
            row.number(number, alone=len(self._rows) == 1, beginners=self._beginners)
        self._add.setEnabled(len(self._rows) < self._most)
