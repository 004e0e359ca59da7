"""The players of a campaign being founded, one row each: colour and shape, name, corporation."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from mars_desktop.engine.setup import COLOURS
from mars_desktop.games.legacy.campaign import CampaignContent, Member
from mars_desktop.models.campaign_words import pack_text
from mars_desktop.theme.seat_mark import seat_icon
from mars_desktop.theme.tokens import look
from mars_desktop.windows.labels import Words
from mars_desktop.windows.seat_rows import MARK, colour_name
from mars_desktop.windows.setup_draft import LONGEST_NAME, unnamed
from mars_desktop.windows.words import tr

MOST = 5


class MemberRow(QWidget):
    """One player. `looked_at` comes when keyboard or pointer are in the row, `removed` when it shall go."""

    changed = Signal()
    looked_at = Signal()
    removed = Signal()

    def __init__(self, known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = Words("", "body", "ink2")
        self._place.setMinimumWidth(18)
        self.colour = colour_choice()
        self.name = QComboBox()
        self.name.setEditable(True)
        self.name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.name.addItems(list(known))
        self.name.setMinimumWidth(130)
        self.listed, self.written = QComboBox(), QComboBox()
        self.listed.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.written.setEditable(True)
        self.written.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.corporation = QStackedWidget()
        for way in (self.listed, self.written):
            self.corporation.addWidget(way)
        self._remove = QPushButton(tr("Remove"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._place)
        row.addWidget(self.colour)
        row.addWidget(self.name, 1)
        row.addWidget(self.corporation, 1)
        row.addWidget(self._remove)
        for box in (self.colour, self.name, self.listed, self.written):
            box.installEventFilter(self)
        self.colour.currentIndexChanged.connect(self.changed)
        self.name.editTextChanged.connect(self.changed)
        self.listed.currentIndexChanged.connect(self._choose)
        self.written.editTextChanged.connect(self.changed)
        self._remove.clicked.connect(self.removed)

    def _choose(self) -> None:
        self.looked_at.emit()
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            self.looked_at.emit()
        return super().eventFilter(watched, event)

    def offer(self, corporations: Sequence[tuple[str, str]], chosen: str = "") -> None:
        """Offer these corporations with their names, or let anything be written where there are none."""
        self.listed.blockSignals(True)
        self.listed.clear()
        for id_, name in corporations:
            self.listed.addItem(name, id_)
        self.listed.setCurrentIndex(max(0, self.listed.findData(chosen)))
        self.listed.blockSignals(False)
        self.listed.setMinimumContentsLength(max((len(name) for _, name in corporations), default=0))
        self.corporation.setCurrentWidget(self.listed if corporations else self.written)

    def number(self, number: int, *, removable: bool) -> None:
        """Stand at that place of the list, counted from 1."""
        self._place.setText(str(number))
        line = self.name.lineEdit()
        assert line is not None
        line.setMaxLength(LONGEST_NAME)
        line.setPlaceholderText(unnamed(number))
        self.colour.setAccessibleName(tr("Colour and shape of player {n}", n=number))
        self.name.setAccessibleName(tr("Name of player {n}", n=number))
        for way in (self.listed, self.written):
            way.setAccessibleName(tr("Corporation of player {n}", n=number))
        self._remove.setAccessibleName(tr("Remove player {n}", n=number))
        self._remove.setVisible(removable)

    @property
    def chosen(self) -> str:
        """The corporation: its identity, or what was written."""
        if self.corporation.currentWidget() is self.listed:
            return str(self.listed.currentData() or "")
        return " ".join(self.written.currentText().split())

    def member(self, number: int) -> Member:
        """The player as the row stands."""
        name = " ".join(self.name.currentText().split()) or unnamed(number)
        return Member(f"p{number}", name, str(self.colour.currentData()), self.chosen)


def colour_choice() -> QComboBox:
    """A choice among the five colours with their shapes."""
    box = QComboBox()
    for mark in look().seats:
        box.addItem(seat_icon(mark, MARK), "", mark.id)
        for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            box.setItemData(box.count() - 1, colour_name(mark.id), role)
    box.setIconSize(QSize(MARK, MARK))
    box.setFixedWidth(72)
    return box


class MemberRows(QWidget):
    """All players and the button for one more. `corporation_met` carries the one that is looked at."""

    changed = Signal()
    corporation_met = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[MemberRow] = []
        self._known: tuple[str, ...] = ()
        self._corporations: tuple[tuple[str, str], ...] = ()
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        self.add = QPushButton(tr("Add a player"))
        self.add.clicked.connect(self._add_one)
        below = QHBoxLayout()
        below.setContentsMargins(26, 0, 0, 0)
        below.addWidget(self.add)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self._list)
        column.addLayout(below)

    def show_players(self, players: Sequence[tuple[str, str]], known: Sequence[str]) -> None:
        """Show players with these names and colours; `known` are people who played here before."""
        self._known = tuple(known)
        for row in self.rows:
            self._let_go(row)
        self.rows.clear()
        for name, colour in players:
            self._append(name, colour)
        self._number()

    def offer(self, content: CampaignContent) -> None:
        """Offer the corporations of a pack, each player another one."""
        self._corporations = tuple((id_, pack_text(name)) for id_, name in content.corporations.items())
        for at, row in enumerate(self.rows):
            ids = [id_ for id_, _ in self._corporations]
            row.offer(self._corporations, ids[at % len(ids)] if ids else "")
        self.changed.emit()

    def members(self) -> tuple[Member, ...]:
        """The players as they stand."""
        return tuple(row.member(number) for number, row in enumerate(self.rows, 1))

    def _append(self, name: str, colour: str) -> MemberRow:
        row = MemberRow(self._known)
        row.name.setEditText(name)
        row.colour.setCurrentIndex(COLOURS.index(colour))
        taken = {other.chosen for other in self.rows}
        row.offer(self._corporations, next((id_ for id_, _ in self._corporations if id_ not in taken), ""))
        row.changed.connect(self.changed)
        row.looked_at.connect(lambda: self.corporation_met.emit(row.chosen))
        row.removed.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._list.addWidget(row)
        return row

    def _add_one(self) -> None:
        names = {row.name.currentText().casefold() for row in self.rows}
        colours = {str(row.colour.currentData()) for row in self.rows}
        name = next((known for known in self._known if known.casefold() not in names), "")
        row = self._append(name, next(colour for colour in COLOURS if colour not in colours))
        self._number()
        row.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _remove(self, row: MemberRow) -> None:
        self.rows.remove(row)
        self._let_go(row)
        self._number()
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _let_go(self, row: MemberRow) -> None:
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _number(self) -> None:
        for number, row in enumerate(self.rows, 1):
            row.number(number, removable=len(self.rows) > 1)
        self.add.setEnabled(len(self.rows) < MOST)
