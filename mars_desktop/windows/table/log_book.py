"""The whole log to read in: filters, words to find, rounds that fold, and the log as text."""

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDir, QEvent, QModelIndex, QObject, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mars_desktop.models.games import in_generations, round_title
from mars_desktop.models.log import LogModel
from mars_desktop.models.log_filter import EVERYTHING, LogFilter
from mars_desktop.profile.files import write_atomically
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.log_list import LogList
from mars_desktop.windows.labels import Words
from mars_desktop.windows.table.side_column import log_roles
from mars_desktop.windows.words import tr, tr_count

EVERYBODY = -1


class LogBook(QWidget):
    """Shows a log and what is wanted of it. `shown` carries the ids of place and card of a line that was pressed.

    `secrets` says whether the text may tell the cards that only one seat saw, as after the end of a game.
    """

    shown = Signal(str, str)
    closed = Signal()

    def __init__(
        self,
        log: LogModel,
        marks: tuple[Seat, ...],
        names: Sequence[str],
        title: str,
        *,
        secrets: bool,
        text_size: int = 100,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._log, self._title, self._secrets = log, title, secrets
        self.part = LogFilter(log, self)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find words in the log"))
        self.search.setAccessibleName(tr("Find words in the log"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._want)
        groups = log.face.line_groups()
        self.kind = self._box(
            tr("Kind of line"), [(EVERYTHING, tr("All lines")), *((group.id, group.name) for group in groups)]
        )
        game = log.rules.setup.game
        every = tr("All generations") if in_generations(game) else tr("All rounds")
        self.round = self._box(
            tr("Generation") if in_generations(game) else tr("Round"),
            [(0, every), *((n, round_title(game, n)) for n in self._rounds())],
        )
        self.seats = self._seat_buttons(marks, names, text_size)
        self.lines = LogList(log_roles(), marks, self)
        self.lines.setAccessibleName(tr("Log"))
        self.lines.follow(self.part)
        self.lines.set_text_size(text_size)
        self.lines.shown.connect(self.shown)
        self.lines.clicked.connect(self._fold_at)
        self.lines.installEventFilter(self)
        self._count = Words("", "caption", "ink2")
        self._said = Words("", "caption", "ink2", wrap=True)
        self._folds = QPushButton("")
        self._folds.clicked.connect(self._fold_all)
        self._copy = QPushButton(tr("Copy"))
        self._copy.setToolTip(tr("Copy the lines that are shown, as everybody may read them"))
        self._copy.clicked.connect(self.copy)
        self._save = QPushButton(tr("Save as text"))
        self._save.clicked.connect(self._ask_where)
        self._close = QPushButton(tr("Close"))
        self._close.clicked.connect(self.closed)
        self._lay_out()
        self._tell()
        self.part.rowsInserted.connect(self._tell)
        self.part.rowsRemoved.connect(self._tell)

    def _box(self, name: str, values: Sequence[tuple[object, str]]) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        for value, words in values:
            box.addItem(words, value)
        box.activated.connect(self._want)
        return box

    def _seat_buttons(self, marks: tuple[Seat, ...], names: Sequence[str], text_size: int) -> dict[int, AnswerButton]:
        buttons: dict[int, AnswerButton] = {}
        if len(names) == 1:
            return buttons
        for seat, said in ((EVERYBODY, tr("All")), *enumerate(names)):
            words = tr("Show everything") if seat == EVERYBODY else tr("Show only {who}", who=said)
            answer = Answer("", said, mark=None if seat == EVERYBODY else marks[seat], detail=words)
            button = AnswerButton(answer, text_size, self, flat=True)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setChecked(seat == EVERYBODY)
            button.clicked.connect(self._want)
            buttons[seat] = button
        return buttons

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(Words(tr("Log"), "title"))
        head.addSpacing(12)
        head.addWidget(self.search, 1)
        head.addWidget(self._close)
        boxes = QHBoxLayout()
        boxes.addWidget(self.kind)
        boxes.addWidget(self.round)
        boxes.addStretch(1)
        boxes.addWidget(self._folds)
        seats = QGridLayout()
        seats.setSpacing(0)
        for at, button in enumerate(self.seats.values()):
            seats.addWidget(button, at // 6, at % 6, Qt.AlignmentFlag.AlignLeft)
        seats.setColumnStretch(6, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._count)
        foot.addWidget(self._said, 1)
        foot.addWidget(self._copy)
        foot.addWidget(self._save)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(boxes)
        column.addLayout(seats)
        column.addWidget(self.lines, 1)
        column.addLayout(foot)

    # What is shown

    def _want(self) -> None:
        seat = next((seat for seat, button in self.seats.items() if button.isChecked()), EVERYBODY)
        self.part.want(
            seat=None if seat == EVERYBODY else seat,
            in_round=self.round.currentData() or None,
            kind=self.kind.currentData(),
            words=self.search.text(),
        )
        self._tell()

    def _tell(self) -> None:
        shown, whole = self.part.rowCount(), self._log.rowCount()
        if shown == whole:
            self._count.setText(tr_count("{n} line", "{n} lines", whole))
        else:
            self._count.setText(tr("{n} of {all} lines", n=shown, all=whole))
        self._folds.setText(tr("Open all") if self._any_folded() else tr("Fold all"))

    def _rounds(self) -> list[int]:
        return sorted({row.round for row in self._log.rows()})

    def _any_folded(self) -> bool:
        return any(self.part.folded(number) for number in self._rounds())

    def _fold_all(self) -> None:
        folding = not self._any_folded()
        for number in self._rounds():
            self.part.fold(number, folding)
        self._tell()

    def _fold_at(self, index: QModelIndex) -> bool:
        """A press on the first heading of a round folds it or opens it; whether it was one."""
        proxy = self.lines.model()
        assert isinstance(proxy, QSortFilterProxyModel)
        number = self.part.heads(proxy.mapToSource(index))
        if number:
            self.part.fold(number, not self.part.folded(number))
            self._tell()
        return bool(number)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter and Space fold a round at its heading."""
        if watched is self.lines and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
            if enter and self._fold_at(self.lines.currentIndex()):
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F finds, Ctrl+C copies."""
        with_ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if with_ctrl and event.key() == Qt.Key.Key_F:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif with_ctrl and event.key() == Qt.Key.Key_C:
            self.copy()
        else:
            super().keyPressEvent(event)

    # The log as text

    def copy(self) -> None:
        """Put the lines that are shown on the clipboard, as everybody at the table may read them."""
        QGuiApplication.clipboard().setText(self.part.text())
        self._say(tr_count("{n} line is copied.", "{n} lines are copied.", self.part.rowCount()))

    def _ask_where(self) -> None:
        name = " ".join(re.sub(r"[^\w .-]+", " ", self._title).split()).strip(" .")[:60] or tr("Log")
        suggested = QDir.home().filePath(f"{name}.txt")
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Save as text"), suggested, tr("Text") + " (*.txt)")
        if chosen:
            self.save(Path(chosen))

    def save(self, file: Path) -> None:
        """Write the whole log to a file, or say why that is not possible."""
        if not file.suffix:
            file = file.with_suffix(".txt")
        try:
            write_atomically(file, f"{self._title}\n\n{self._log.text(secrets=self._secrets)}".encode())
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._say(tr("Saved as “{file}”.", file=str(file)))

    def _say(self, words: str, *, bad: bool = False) -> None:
        self._said.set_ink("bad" if bad else "ink2")
        self._said.setText(words)
