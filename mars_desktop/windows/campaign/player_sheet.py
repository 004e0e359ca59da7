"""A player of the campaign to be corrected, or a new one: each change becomes a line of the history."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from mars_desktop.engine.setup import COLOURS
from mars_desktop.games.legacy.campaign import (
    UNNAMED_CARD,
    CorporationCorrected,
    DevelopmentChosen,
    DevelopmentCorrected,
    Joined,
    Left,
    Line,
    Member,
    MissionState,
    PlayerPage,
    Renamed,
    Returned,
    SavedChanged,
    next_member_id,
)
from mars_desktop.games.legacy.mission_start import Version
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_missions import savable
from mars_desktop.models.campaign_results import named_cards
from mars_desktop.models.campaign_words import card_name, corporation_name, development_name
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.windows.campaign.growing_sheet import GrowingSheet
from mars_desktop.windows.campaign.member_rows import colour_choice
from mars_desktop.windows.labels import Words
from mars_desktop.windows.setup_draft import LONGEST_NAME
from mars_desktop.windows.words import tr

MOST_SAVED = 9
_WIDE = 460


class PlayerSheet(GrowingSheet):
    """Asks for everything about one player. `proposed` carries the lines that would make it so, with a title.

    The names of saved cards are not shown: the sheet lies open to everybody. They stay as they are unless new ones are
    written over them.
    """

    proposed = Signal(object, str)

    def __init__(self, page: QWidget, desk: CampaignDesk, player: PlayerPage | None) -> None:
        inner = QWidget()
        super().__init__(page, inner, _WIDE, kept=True)
        self._desk, self._player = desk, player
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.colour = colour_choice()
        self.corporation = _corporations(desk, player)
        self._problem = Words("", "body", "bad", wrap=True)
        self._form = QFormLayout(inner)
        self._form.setContentsMargins(0, 4, 8, 4)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._form.setVerticalSpacing(8)
        for words, field in (
            (tr("Name"), self.name),
            (tr("Colour and shape"), self.colour),
            (tr("Corporation"), self.corporation),
        ):
            self._add(words, field)
        self.developments: dict[int, QComboBox] = {}
        self.saved = QSpinBox()
        self.saved.setRange(0, MOST_SAVED)
        self.named = QLineEdit()
        if player is not None:
            self._show(player)
        else:
            taken = {other.colour for other in desk.book.players}
            free = next((colour for colour in COLOURS if colour not in taken), COLOURS[0])
            self.colour.setCurrentIndex(COLOURS.index(free))
        heading = tr("A new player") if player is None else tr("{name} in the book", name=player.name)
        self.body.addWidget(Words(heading, "title"))
        self.body.addWidget(self.area)
        self.body.addWidget(self._problem)
        self.body.addLayout(self._buttons())
        self.setAccessibleName(heading)

    def _add(self, words: str, field: QWidget) -> None:
        label = QLabel(words)
        label.setBuddy(field)
        field.setAccessibleName(words)
        self._form.addRow(label, field)

    def _show(self, player: PlayerPage) -> None:
        self.name.setText(player.name)
        if player.colour in COLOURS:
            self.colour.setCurrentIndex(COLOURS.index(player.colour))
        for mission in self._missions():
            self.developments[mission] = self._development(player, mission)
        count = len(player.box.saved)
        self.saved.setValue(count)
        self._add(tr("Saved cards"), self.saved)
        self.named.setPlaceholderText(tr("unchanged"))
        self.named.setToolTip(tr("Names with commas between them take the place of what is saved."))
        self._add(tr("Names of saved cards"), self.named)

    def _missions(self) -> list[int]:
        """Missions that are open, whose developments somebody may have chosen."""
        return [page.number for page in self._desk.book.missions if page.state is not MissionState.LOCKED]

    def _development(self, player: PlayerPage, mission: int) -> QComboBox:
        box = QComboBox()
        corporation, chosen = player.box.corporation, player.box.developments.get(mission)
        if chosen is None:
            box.addItem(tr("not chosen"), None)
        versions: tuple[Version, ...] = ("a", "b")
        for version in versions:
            name = development_name(self._desk.cards, corporation, mission, version)
            box.addItem(name, version)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        self._add(tr("Development {n}", n=mission), box)
        return box

    def _buttons(self) -> QHBoxLayout:
        self.away = QPushButton()
        row = QHBoxLayout()
        row.setSpacing(12)
        leave = QPushButton(tr("Cancel"))
        leave.clicked.connect(self.close_sheet)
        self.save = QPushButton(tr("Look at what changes"))
        self.save.setDefault(True)
        self.save.clicked.connect(self._save)
        row.addWidget(leave)
        row.addStretch(1)
        if self._player is not None and not self._desk.book.solo:
            words = tr("Comes back") if self._player.left else tr("Leaves the campaign")
            self.away.setText(words)
            self.away.clicked.connect(self._go_or_come)
            self._form.addRow(self.away)
        row.addWidget(self.save)
        return row

    def open(self) -> None:
        """Show it with the keyboard in the name."""
        self.open_with(self.name)

    # What it makes

    def lines(self) -> list[Line]:
        """The lines that make the book say what stands here. Raises `ProfileProblem` for a card nobody knows."""
        name, colour = " ".join(self.name.text().split()), str(self.colour.currentData())
        corporation = self._corporation()
        now = self._desk.now()
        player = self._player
        if player is None:
            member = Member(next_member_id(self._desk.campaign), name or "?", colour, corporation)
            return [Joined(at=now, member=member)]
        lines: list[Line] = []
        if (name, colour) != (player.name, player.colour):
            lines.append(Renamed(at=now, player=player.id, name=name or "?", colour=colour))
        if corporation != player.box.corporation:
            lines.append(CorporationCorrected(at=now, player=player.id, corporation=corporation))
        for mission, box in self.developments.items():
            version, before = box.currentData(), player.box.developments.get(mission)
            if version is None or version == before:
                continue
            kind = DevelopmentChosen if before is None else DevelopmentCorrected
            lines.append(kind(at=now, player=player.id, mission=mission, version=version))
        saved = self._saved(player)
        if saved != player.box.saved:
            lines.append(SavedChanged(at=now, player=player.id, saved=saved, boxed=player.box.boxed))
        return lines

    def _corporation(self) -> str:
        if self.corporation.isEditable():
            return " ".join(self.corporation.currentText().split())
        return str(self.corporation.currentData() or "")

    def _saved(self, player: PlayerPage) -> tuple[str, ...]:
        count = self.saved.value()
        if self.named.text().strip():
            mission = self._desk.book.next_mission - 1
            names = named_cards(self.named.text(), savable(self._desk.cards, mission))
            return (*names, *(UNNAMED_CARD,) * max(0, count - len(names)))
        kept = player.box.saved[:count]
        return (*kept, *(UNNAMED_CARD,) * (count - len(kept)))

    def _save(self) -> None:
        try:
            lines = self.lines()
            if not " ".join(self.name.text().split()):
                self._problem.setText(tr("Everybody needs a name: type one."))
                return
            self._desk.foresee(lines)
        except ProfileProblem as problem:
            self._problem.setText(str(problem))
            self.arrange()
            return
        self.close_sheet()
        if lines:
            title = tr("A new player") if self._player is None else tr("Correct {name}", name=self._player.name)
            self.proposed.emit(lines, title)

    def _go_or_come(self) -> None:
        player = self._player
        assert player is not None
        line: Line
        if player.left:
            line, title = Returned(at=self._desk.now(), player=player.id), tr("{name} comes back", name=player.name)
        else:
            line, title = Left(at=self._desk.now(), player=player.id), tr("{name} leaves", name=player.name)
        problem = self._desk.refused(line)
        if problem:
            self._problem.setText(problem)
            self.arrange()
            return
        self.close_sheet()
        self.proposed.emit([line], title)


def _corporations(desk: CampaignDesk, player: PlayerPage | None) -> QComboBox:
    """The corporations that nobody else has, or a field to write one."""
    box = QComboBox()
    own = "" if player is None else player.box.corporation
    if not desk.content.corporations:
        box.setEditable(True)
        box.setEditText(own)
        return box
    taken = {other.box.corporation for other in desk.book.players} - {own}
    ids: Sequence[str] = [id_ for id_ in desk.content.corporations if id_ not in taken]
    for id_ in ids:
        box.addItem(corporation_name(desk.content, id_), id_)
    box.setCurrentIndex(max(0, box.findData(own)))
    return box


def shown_cards(desk: CampaignDesk, player: PlayerPage) -> list[str]:
    """The cards in a player's box by name, for the eyes of that player."""
    return [card_name(desk.cards, card) for card in player.box.cards]
