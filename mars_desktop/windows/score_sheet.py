"""The score sheet of a table as bars or as numbers, at its end or as it stands."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from mars_desktop.engine import Rules
from mars_desktop.models.face import State
from mars_desktop.models.games import face_of
from mars_desktop.theme.seat_mark import seat_icon
from mars_desktop.widgets.choice_row import ChoiceRow
from mars_desktop.widgets.figure_table import FigureTable
from mars_desktop.windows.game_screens import SeatNote, screens_of
from mars_desktop.windows.score_bars import ScoreBars, ScoreRow
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr

BARS, NUMBERS = "bars", "numbers"
_MARK = 16


def score_rows(rules: Rules[Any], state: State) -> list[ScoreRow]:
    """The rows of the score sheet from first to last place; equal points go by what breaks ties, then by the order of
    play. Whoever plays besides the seats stands among them."""
    score, face = rules.score(state), face_of(rules.setup.game)
    people = (*rules.setup.seats, *face.opponents(rules))
    sheets = (*score.seats, *face.opponent_scores(rules, state))
    order = sorted(range(len(sheets)), key=lambda seat: (-sheets[seat].total, -sheets[seat].tie_break))
    notes = [*screens_of(rules.setup.game).seat_notes(rules, state), *(SeatNote() for _ in face.opponents(rules))]
    return [
        ScoreRow(
            people[seat].colour,
            people[seat].name,
            notes[seat].corporation,
            tuple(points for _, points in sheets[seat].sources),
            sheets[seat].total,
            notes[seat].money,
            seat in score.winners,
        )
        for seat in order
    ]


class ScoreModel(QAbstractTableModel):
    """The figures of a score sheet: a row for each seat, a column for each source, then all points and the M€ left."""

    def __init__(self, names: Sequence[str], rows: Sequence[ScoreRow], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = tuple(rows)
        self._with_money = any(row.money is not None for row in rows)
        self._columns = (*names, tr("Points"), *([tr("M€")] if self._with_money else []))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - as above
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        value = str((*row.points, row.total, row.money)[index.column()]).replace("-", "−")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return value
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.name}, {self._columns[index.column()]}: {value}"
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._columns[section] if across else self._rows[section].name
            case Qt.ItemDataRole.DecorationRole if not across:
                return seat_icon(mark_of_colour(self._rows[section].colour), _MARK)
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if across else Qt.AlignmentFlag.AlignLeft
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None


class ScoreSheet(QWidget):
    """Points by source. `form` chooses bars or numbers; whoever shows the sheet gives it a place."""

    def __init__(self, rules: Rules[Any], state: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        rows = score_rows(rules, state)
        sources = [source for source, _ in rules.score(state).seats[0].sources]
        face = face_of(rules.setup.game)
        names = [face.source_name(source) for source in sources]
        self.bars = ScoreBars()
        self.bars.show_score(sources, names, rows, screens_of(rules.setup.game).tints)
        self.table = FigureTable()
        self.table.setModel(ScoreModel(names, rows, self))
        self.table.setAccessibleName(tr("Points by source"))
        # It scrolls in whatever room the bars take.
        self.table.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.form = ChoiceRow([(BARS, tr("As bars")), (NUMBERS, tr("As numbers"))], tr("Points by source"))
        self.form.chosen.connect(self._turn)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.bars)
        self._stack.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)

    def _turn(self, form: str) -> None:
        self._stack.setCurrentWidget(self.table if form == NUMBERS else self.bars)

    def sizeHint(self) -> QSize:
        return self.bars.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.bars.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMaximumHeight(self.bars.largest_height())

    def event(self, event: QEvent) -> bool:
        """Another text size gives the bars another height, whether or not the width changes."""
        if event.type() is QEvent.Type.ApplicationFontChange:
            self.setMaximumHeight(self.bars.largest_height())
            self.updateGeometry()
        return super().event(event)
