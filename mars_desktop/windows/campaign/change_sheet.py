"""What a new line of the history would change, before it is taken."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mars_desktop.games.legacy.campaign import Change, Line
from mars_desktop.models.campaign_desk import CampaignDesk, Foreseen
from mars_desktop.models.campaign_words import title_letter, title_name
from mars_desktop.windows.campaign.flowing_words import FlowingWords
from mars_desktop.windows.campaign.growing_sheet import GrowingSheet
from mars_desktop.windows.words import tr

_WIDE = 520


def changes_told(foreseen: Foreseen) -> list[str]:
    """A line for each player and mission, then one for each player's sums: “Mira, mission 2: points 91 → 97”."""
    names = {player.id: player.name for player in foreseen.after.players}
    groups: dict[tuple[str, int], list[Change]] = {}
    for change in foreseen.changes:
        groups.setdefault((change.player, change.mission), []).append(change)
    told = []
    for (player, mission), changes in groups.items():
        name = names.get(player, "")
        where = tr("{name}, mission {n}", name=name, n=mission) if mission else tr("{name} altogether", name=name)
        told.append(tr("{where}: {changes}", where=where, changes=", ".join(_change(change) for change in changes)))
    return told


def _change(change: Change) -> str:
    what, after = _what(change.what), _said(change.after, change.what)
    if change.before == "":
        return tr("{what} {after}", what=what, after=after)
    before = _said(change.before, change.what)
    return tr("{what} {before} → {after}", what=what, before=before, after=after)


def _said(value: str | int, what: str) -> str:
    if value == "":
        return tr("nothing")
    if what == "title":
        return f"{title_letter(str(value))} ({title_name(str(value))})"
    return str(value).replace("-", "−")


def _what(what: str) -> str:
    return {
        "points": tr("points"),
        "place": tr("place"),
        "title": tr("title"),
        "title-points": tr("title points"),
        "total-points": tr("points"),
        "total": tr("title points"),
        "standing": tr("place"),
        "next-money": tr("M€ for the next mission"),
    }[what]


class ChangeSheet(GrowingSheet):
    """Lists the changes. `taken` comes when the person wants them; the way back leaves everything as it was."""

    taken = Signal()

    def __init__(self, page: QWidget, title: str, foreseen: Foreseen) -> None:
        inner = QWidget()
        super().__init__(page, inner, _WIDE)
        self.lines = tuple(changes_told(foreseen)) or (tr("No points, titles or start money change."),)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(FlowingWords(title, "title"))
        for remark in foreseen.remarks:
            column.addWidget(FlowingWords(remark, "body", "warn"))
        for line in self.lines:
            column.addWidget(FlowingWords(line, "body"))
        self.body.addWidget(self.area)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.yes, self.no = QPushButton(tr("Write it down")), QPushButton(tr("Leave it as it was"))
        self.yes.setDefault(True)
        self.yes.clicked.connect(self._take)
        self.no.clicked.connect(self.close_sheet)
        row.addWidget(self.no)
        row.addStretch(1)
        row.addWidget(self.yes)
        self.body.addSpacing(8)
        self.body.addLayout(row)
        self.setAccessibleName(f"{title} {' '.join(self.lines)}")

    def open(self) -> None:
        """Show it with the keyboard on the way on."""
        self.open_with(self.yes)

    def _take(self) -> None:
        self.close_sheet()
        self.taken.emit()


def propose(page: QWidget, desk: CampaignDesk, title: str, lines: Sequence[Line]) -> ChangeSheet:
    """The sheet that shows what these lines would change. Raises `LineRefused` when they are not allowed."""
    sheet = ChangeSheet(page, title, desk.foresee(lines))
    sheet.open()
    return sheet
