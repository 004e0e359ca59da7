"""The campaigns of the profile: open one, found or import another, put one in the bin and take it out again."""

from pathlib import Path

from PySide6.QtCore import QDir, QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QPushButton,
    QWidget,
)

from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_list import CampaignListRow, CampaignsModel, campaign_rows
from mars_desktop.models.campaign_packs import content_or_none
from mars_desktop.models.summary import SeatSummary
from mars_desktop.profile.campaign_files import SUFFIX, read_campaign
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.windows.asking import agreed
from mars_desktop.windows.kept_page import KeptPage
from mars_desktop.windows.moments import said_when
from mars_desktop.windows.saved_page import plain_name
from mars_desktop.windows.table_delegate import TableDelegate
from mars_desktop.windows.words import tr, tr_count

_Role = CampaignsModel.Role
Index = QModelIndex | QPersistentModelIndex


class CampaignDelegate(TableDelegate):
    """Paints a campaign in two lines: its title and players, then pack, mission and moment."""

    def _title(self, index: Index) -> str:
        return str(index.data(_Role.TITLE))

    def _seats(self, index: Index) -> tuple[tuple[SeatSummary, ...], tuple[int, ...]]:
        return index.data(_Role.SEATS), index.data(_Role.LEADING)

    def _about(self, index: Index) -> str:
        when = said_when(index.data(_Role.UPDATED), self._clock())
        return tr("{pack} · {stands} · {when}", pack=index.data(_Role.PACK), stands=index.data(_Role.STANDS), when=when)


class CampaignsPage(KeptPage):
    """Lists the campaigns, or those in the bin. `wanted` carries the id of one to open.

    `new_wanted` asks to found one, `mission_wanted` to play one mission by itself.
    """

    wanted = Signal(str)
    new_wanted = Signal()
    mission_wanted = Signal()

    def __init__(self, database: Database, parent: QWidget | None = None) -> None:
        super().__init__(CampaignDelegate(database.clock), parent)
        self._database, self._store = database, Campaigns(database)
        self._model = CampaignsModel(self)
        self._list.setModel(self._model)
        self.found = QPushButton(tr("Found a campaign"))
        self.single = QPushButton(tr("Play one mission by itself"))
        above = QHBoxLayout()
        above.setSpacing(12)
        for button in (self.found, self.single, self._import):
            above.addWidget(button)
        above.addStretch(1)
        above.addWidget(self._bin)
        acting = (self._delete, self._export, self._rename, self._empty, self._restore, self._open)
        self._lay_out((self._heading, above), acting)
        self._list.doubleClicked.connect(self._activated)
        self._list.activated.connect(self._activated)
        self._list.selectionModel().currentChanged.connect(self._allow)
        self.found.clicked.connect(self.new_wanted)
        self.single.clicked.connect(self.mission_wanted)
        self._open.clicked.connect(self._activated)
        self._rename.clicked.connect(self._ask_name)
        self._export.clicked.connect(self._ask_file)
        self._delete.clicked.connect(self._ask_delete)
        self._restore.clicked.connect(self._take_out)
        self._empty.clicked.connect(self._ask_empty)
        self._import.clicked.connect(self._ask_import)
        self._bin.clicked.connect(lambda: self._show(not self._in_bin))

    @property
    def title(self) -> str:
        return tr("Campaigns")

    def open_page(self) -> None:
        """Show the campaigns, the one written last first."""
        self._show(in_bin=False)

    # What is shown

    def _show(self, in_bin: bool, message: str = "", select: str = "") -> None:
        at = self._list.currentIndex().row()
        self._in_bin = in_bin
        self._say(message)
        try:
            rows = campaign_rows(self._database, in_bin=in_bin)
            others = len(self._store.rows() if in_bin else self._store.bin())
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._model.replace(rows)
        self._heading.setText(tr("The bin") if in_bin else tr("Campaigns"))
        self._bin.setText(tr("Campaigns") if in_bin else tr_count("Bin ({n})", "Bin ({n})", others))
        nothing = (
            tr("The bin is empty.")
            if in_bin
            else tr(
                "No campaign is kept yet. Found one to play seven missions here or with the printed game, or open a "
                "file of one."
            )
        )
        found = self._model.row_of(select) if select else -1
        kept = (self._open, self._rename, self._export, self._delete, self._import, self.found, self.single)
        self._show_list(len(rows), found if found >= 0 else at, nothing, kept, self._back if in_bin else self.found)
        self._allow()

    def _allow(self) -> None:
        chosen = self._chosen() is not None
        for button in (self._open, self._rename, self._export, self._delete, self._restore):
            button.setEnabled(chosen)

    def _chosen(self) -> CampaignListRow | None:
        at = self._list.currentIndex().row()
        rows = self._model.rows()
        return rows[at] if 0 <= at < len(rows) else None

    # What is done

    def _activated(self) -> None:
        row = self._chosen()
        if row is None:
            return
        if self._in_bin:
            self._take_out()
        else:
            self.wanted.emit(row.id)

    def _ask_name(self) -> None:
        row = self._chosen()
        if row is None:
            return
        name, given = QInputDialog.getText(self, tr("Rename"), tr("Name of the campaign"), text=row.title)
        if given:
            self.rename(row.id, name)

    def rename(self, campaign: str, title: str) -> None:
        """Give a campaign another name, or say why it cannot have it."""
        try:
            self._store.rename(campaign, title)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(in_bin=False, select=campaign)

    def _ask_file(self) -> None:
        row = self._chosen()
        if row is None:
            return
        suggested = QDir.home().filePath(plain_name(row.title, tr("Campaign")) + SUFFIX)
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Save to a file"), suggested, file_filter())
        if chosen:
            self.export(row.id, Path(chosen))

    def export(self, campaign: str, file: Path) -> None:
        """Keep a whole campaign in a file, or say why it cannot be."""
        if not file.suffix:
            file = file.with_suffix(SUFFIX)
        try:
            CampaignDesk(self._database, campaign).export(file)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._say(tr("Saved as “{file}”.", file=str(file)))

    def _ask_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Open a file"), QDir.homePath(), file_filter())
        if chosen:
            self.take_in(Path(chosen))

    def take_in(self, file: Path) -> None:
        """Store the campaign in a file, as a copy where it is here already, or say why it cannot be."""
        try:
            found = read_campaign(file, content_or_none)
            campaign = self._store.create(found.campaign, found.id)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        said = tr("The campaign of “{file}” is now kept here.", file=file.name)
        if campaign != found.id:
            said = tr("The campaign of “{file}” was here already: this is a copy of it.", file=file.name)
        self._show(in_bin=False, message=said, select=campaign)

    def _ask_delete(self) -> None:
        row = self._chosen()
        if row is None:
            return
        if agreed(
            self,
            tr("Put in the bin"),
            tr("Put “{title}” in the bin? It can be taken out again.", title=row.title),
        ):
            self.delete(row.id, row.title)

    def delete(self, campaign: str, title: str) -> None:
        """Put a campaign in the bin."""
        try:
            self._store.delete(campaign)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(in_bin=False, message=tr("“{title}” is in the bin and can be taken out again.", title=title))

    def _take_out(self) -> None:
        row = self._chosen()
        if row is None:
            return
        try:
            self._store.restore(row.id)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(in_bin=True, message=tr("“{title}” is among the campaigns again.", title=row.title))

    def _ask_empty(self) -> None:
        if agreed(
            self,
            tr("Empty the bin"),
            tr_count(
                "Remove {n} campaign for good? It is exported among the backups first.",
                "Remove {n} campaigns for good? They are exported among the backups first.",
                self._model.rowCount(),
            ),
        ):
            self.empty_bin()

    def empty_bin(self) -> None:
        """Remove what is in the bin for good, each campaign exported before."""
        try:
            kept = self._store.purge()
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        said = tr_count("{n} campaign is removed.", "{n} campaigns are removed.", len(kept))
        self._show(in_bin=True, message=said)


def file_filter() -> str:
    """What a file dialog offers."""
    return tr("Campaigns of Mars Desktop") + f" (*{SUFFIX})"
