"""The saved tables: go on with one, rename it, keep it in a file, put it in the bin and take it out again."""

import re
from pathlib import Path

from PySide6.QtCore import QDir, QModelIndex, QPersistentModelIndex, QSize, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QPushButton,
    QWidget,
)

from mars_desktop.models.saving import save_to_file, take_in
from mars_desktop.models.tables import SavedTablesModel, TableRow, table_row
from mars_desktop.profile.database import Database
from mars_desktop.profile.exchange import SUFFIX
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.windows.asking import agreed
from mars_desktop.windows.kept_page import KeptPage
from mars_desktop.windows.table_delegate import TableDelegate
from mars_desktop.windows.words import tr, tr_count


class SavedPage(KeptPage):
    """Lists the tables, or those in the bin.

    `table_wanted` carries the id of a table to go on with, `replay_wanted` that of one to look at once more.
    """

    table_wanted = Signal(str)
    replay_wanted = Signal(str)

    def __init__(self, database: Database, parent: QWidget | None = None) -> None:
        super().__init__(TableDelegate(database.clock), parent)
        self._database = database
        self._matches = Matches(database)
        self._model = SavedTablesModel(self)
        self._list.setModel(self._model)
        self._replay = QPushButton(tr("Replay"))
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._import)
        head.addWidget(self._bin)
        acting = (self._delete, self._export, self._rename, self._replay, self._empty, self._restore, self._open)
        self._lay_out((head,), acting)
        self._list.doubleClicked.connect(self._activated)
        self._list.activated.connect(self._activated)
        self._list.selectionModel().currentChanged.connect(self._allow)
        self._open.clicked.connect(self._open_table)
        self._replay.clicked.connect(self._replay_table)
        self._rename.clicked.connect(self._rename_table)
        self._export.clicked.connect(self._export_table)
        self._delete.clicked.connect(self._delete_table)
        self._restore.clicked.connect(self._restore_table)
        self._empty.clicked.connect(self._empty_bin)
        self._import.clicked.connect(self._import_table)
        self._bin.clicked.connect(lambda: self._show(not self._in_bin))

    @property
    def title(self) -> str:
        return tr("Saved tables")

    def open_page(self) -> None:
        """Show the tables, the one played last first."""
        self._show(in_bin=False)

    # What is shown

    def _show(self, in_bin: bool, message: str = "", select: str = "") -> None:
        at = self._list.currentIndex().row()
        changed = in_bin != self._in_bin
        self._in_bin = in_bin
        self._say(message)
        try:
            rows = [table_row(match) for match in (self._matches.bin() if in_bin else self._matches.rows())]
            others = len(self._matches.rows() if in_bin else self._matches.bin())
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        if changed:
            self._model.replace(rows)
            at = 0
        else:
            self._model.sync(rows)
        self._heading.setText(tr("The bin") if in_bin else tr("Saved tables"))
        self._bin.setText(tr("Saved tables") if in_bin else tr_count("Bin ({n})", "Bin ({n})", others))
        found = self._model.row_of(select) if select else -1
        nothing = tr("The bin is empty.") if in_bin else tr("No table is saved yet.")
        kept = (self._open, self._replay, self._rename, self._export, self._delete, self._import)
        self._show_list(len(rows), found if found >= 0 else at, nothing, kept, self._back)
        self._allow()

    def _allow(self) -> None:
        chosen = self._chosen() is not None
        for button in (self._open, self._replay, self._rename, self._export, self._delete, self._restore):
            button.setEnabled(chosen)

    def _chosen(self) -> TableRow | None:
        at = self._list.currentIndex().row()
        rows = self._model.rows()
        return rows[at] if 0 <= at < len(rows) else None

    # What is done

    def _activated(self, _index: QModelIndex | QPersistentModelIndex) -> None:
        if self._in_bin:
            self._restore_table()
        else:
            self._open_table()

    def _open_table(self) -> None:
        if (row := self._chosen()) is not None:
            self.table_wanted.emit(row.id)

    def _replay_table(self) -> None:
        if (row := self._chosen()) is not None:
            self.replay_wanted.emit(row.id)

    def _rename_table(self) -> None:
        row = self._chosen()
        if row is None:
            return
        name, given = QInputDialog.getText(self, tr("Rename"), tr("Name of the table"), text=row.title)
        if given:
            self.rename(row.id, name)

    def rename(self, table: str, title: str) -> None:
        """Give a table another name, or say why it cannot have it."""
        try:
            self._matches.rename(table, title)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(in_bin=False, select=table)

    def _export_table(self) -> None:
        row = self._chosen()
        if row is None:
            return
        suggested = QDir.home().filePath(file_name(row.title))
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Save to a file"), suggested, _filter())
        if chosen:
            self.export(row.id, Path(chosen))

    def export(self, table: str, file: Path) -> None:
        """Keep a table in a file, or say why it cannot be."""
        if not file.suffix:
            file = file.with_suffix(SUFFIX)
        try:
            save_to_file(self._matches, table, file)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._say(tr("Saved as “{file}”.", file=str(file)))

    def _import_table(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Open a file"), QDir.homePath(), _filter())
        if chosen:
            self.take_in(Path(chosen))

    def take_in(self, file: Path) -> None:
        """Store the table in a file as a new one, or say why it cannot be."""
        try:
            table = take_in(self._matches, file)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(in_bin=False, message=tr("The table of “{file}” is now saved here.", file=file.name), select=table)

    def _delete_table(self) -> None:
        row = self._chosen()
        if row is None:
            return
        try:
            self._matches.delete(row.id)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(in_bin=False, message=tr("“{title}” is in the bin and can be taken out again.", title=row.title))

    def _restore_table(self) -> None:
        row = self._chosen()
        if row is None:
            return
        try:
            self._matches.restore(row.id)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(in_bin=True, message=tr("“{title}” is among the saved tables again.", title=row.title))

    def _empty_bin(self) -> None:
        if agreed(
            self,
            tr("Empty the bin"),
            tr_count("Remove {n} table for good?", "Remove {n} tables for good?", self._model.rowCount()),
        ):
            self.empty_bin()

    def empty_bin(self) -> None:
        """Remove what is in the bin for good."""
        try:
            removed = self._matches.purge()
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(in_bin=True, message=tr_count("{n} table is removed.", "{n} tables are removed.", removed))

    def sizeHint(self) -> QSize:
        return QSize(900, 600)


def file_name(title: str) -> str:
    """A name for a table's file that every system accepts."""
    return plain_name(title, tr("Table")) + SUFFIX


def plain_name(title: str, otherwise: str) -> str:
    """What of a title every system accepts in the name of a file; `otherwise` where nothing of it is."""
    plain = re.sub(r"[^\w .-]+", " ", title)
    return " ".join(plain.split()).strip(" .")[:60].strip(" .") or otherwise


def _filter() -> str:
    return tr("Tables of Mars Desktop") + f" (*{SUFFIX})"
