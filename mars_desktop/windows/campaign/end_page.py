"""The end of a mission: titles and what they bring, saved cards, clean-up, and where the campaign stands."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mars_desktop.games.legacy.campaign import Entry, PlayerPage
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_missions import clean_up
from mars_desktop.models.campaign_words import card_names, mission_name, side_name, title_letter, title_name
from mars_desktop.windows.buttons import LitButton
from mars_desktop.windows.campaign.flowing_words import FlowingWords
from mars_desktop.windows.campaign.following_scroll import FollowingScroll
from mars_desktop.windows.campaign.held_box import HeldBox
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.seat_words import SeatMarks
from mars_desktop.windows.words import tr, tr_count


class EndPage(Page):
    """A finished mission. `next_wanted` asks for the next one, `book_wanted` for the book, `sheet_wanted` for the score
    sheet of the table it was played on."""

    next_wanted = Signal()
    book_wanted = Signal()
    sheet_wanted = Signal()

    def __init__(self, desk: CampaignDesk, mission: int, *, played_here: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._mission = desk, mission
        self._page = desk.book.mission(mission)
        self.boxes: dict[str, HeldBox] = {}
        following = desk.book.next_mission
        self.go_on = LitButton(tr("Mission {n}", n=following) if following else tr("The campaign"))
        self.go_on.clicked.connect(self.next_wanted if following else self.book_wanted)
        self.book_button = QPushButton(tr("The campaign"))
        self.book_button.clicked.connect(self.book_wanted)
        self.sheet_button = QPushButton(tr("Score sheet of the table"))
        self.sheet_button.clicked.connect(self.sheet_wanted)
        self._back = QPushButton(tr("Home"))
        self._back.clicked.connect(self.home)
        self._lay_out(bool(following), played_here)

    @property
    def title(self) -> str:
        return mission_name(self._page)

    def open_page(self) -> None:
        """Put the keyboard on the way on."""
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self, goes_on: bool, played_here: bool) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(6)
        where = tr("{campaign} · {mission}", campaign=self._desk.book.title, mission=mission_name(self._page))
        column.addWidget(Words(where, "label", "ink2", weight=400))
        column.addWidget(FlowingWords(self.sentence(), "display"))
        column.addWidget(FlowingWords(self._why(), "body", "ink2"))
        column.addSpacing(14)
        column.addLayout(self._results())
        column.addSpacing(14)
        parts = QHBoxLayout()
        parts.setSpacing(48)
        parts.addLayout(self._clean_up(), 1)
        parts.addLayout(self._standings(), 1)
        column.addLayout(parts)
        column.addStretch(1)
        inner = QWidget()
        inner.setLayout(column)
        scroll = FollowingScroll(inner)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._back)
        below.addStretch(1)
        for button, wanted in ((self.sheet_button, played_here), (self.book_button, goes_on)):
            below.addWidget(button)
            if not wanted:
                button.hide()
        below.addWidget(self.go_on)
        page = QVBoxLayout(self)
        page.setContentsMargins(56, 32, 40, 20)
        page.setSpacing(12)
        page.addWidget(scroll, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    # What is said

    def _finishers(self) -> list[tuple[PlayerPage, Entry]]:
        book = self._desk.book
        return [(book.player(player), entry) for player, entry in self._page.entries.items()]

    def sentence(self) -> str:
        """The result in a few words."""
        best, entry = self._finishers()[0]
        if self._desk.book.solo:
            return tr("The mission is won") if entry.won else tr("The mission is lost")
        if not self._desk.book.next_mission:
            leaders = [player.name for player in self._desk.book.standings if player.standing == 1]
            if len(leaders) == 1:
                return tr("{name} wins the campaign", name=leaders[0])
            return tr("{first} and {last} win the campaign", first=", ".join(leaders[:-1]), last=leaders[-1])
        return tr("{name} becomes {title}", name=best.name, title=title_name(entry.title))

    def _why(self) -> str:
        finishers = self._finishers()
        if len(finishers) == 1:
            return tr_count("{n} point.", "{n} points.", finishers[0][1].points)
        ahead = finishers[0][1].points - finishers[1][1].points
        if not ahead:
            return tr("{name} has as many points and passed later.", name=finishers[1][0].name)
        return tr_count("{n} point ahead of {name}.", "{n} points ahead of {name}.", ahead, name=finishers[1][0].name)

    def _results(self) -> QGridLayout:
        solo = self._desk.book.solo
        grid = QGridLayout()
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(8)
        heads = ["", tr("Player"), tr("Points")]
        heads += [] if solo else [tr("Title"), tr("Title points"), tr("Altogether")]
        heads += [tr("M€ next"), tr("Box for the next mission")] if self._desk.book.next_mission else []
        for at, head in enumerate(heads):
            side = Qt.AlignmentFlag.AlignRight if 2 <= at < len(heads) - 1 and at != 3 else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(Words(head, "caption", "ink2"), 0, at, side)
        for row, (player, entry) in enumerate(self._finishers(), 1):
            self._result(grid, row, player, entry)
        grid.setColumnStretch(len(heads) - 1 if self._desk.book.next_mission else len(heads), 1)
        return grid

    def _result(self, grid: QGridLayout, row: int, player: PlayerPage, entry: Entry) -> None:
        right, middle = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(SeatMarks((player.colour,), 24), row, 0, middle)
        name = QVBoxLayout()
        name.setSpacing(0)
        name.addWidget(Words(player.name, "title"))
        if entry.side:
            name.addWidget(Words(side_name(entry.side), "caption", "ink2"))
        grid.addLayout(name, row, 1, middle)
        cells = [(Words(str(entry.points), "parameter"), right)]
        if not self._desk.book.solo:
            said = tr("{letter} {title}", letter=title_letter(entry.title), title=title_name(entry.title))
            cells.append((Words(said, "title"), Qt.AlignmentFlag.AlignLeft))
            cells.append((Words(tr("+{n}", n=entry.title_points), "title", "ink2", weight=400), right))
            cells.append((Words(str(player.title_points), "title"), right))
        if self._desk.book.next_mission:
            cells.append((Words(str(player.next_money), "title", weight=400), right))
        for column, (words, side) in enumerate(cells, 2):
            grid.addWidget(words, row, column, side | middle)
        if self._desk.book.next_mission:
            box = HeldBox()
            box.show_box(player.name, card_names(self._desk.cards, player.box.cards), len(player.box.cards))
            box.setMaximumWidth(420)
            self.boxes[player.id] = box
            grid.addWidget(box, row, 2 + len(cells))

    def _clean_up(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        told = clean_up(self._desk.book, self._desk.cards, self._mission)
        column.addWidget(Words(tr("Clean-up"), "label"))
        if self._desk.cards is not None:
            column.addWidget(FlowingWords(tr("Played here, the program sorts by itself."), "caption", "ink2"))
        for at, step in enumerate(told.steps):
            column.addWidget(FlowingWords(step, "body"))
            if told.leaving and not at:
                # The first step says how many leave.
                column.addWidget(FlowingWords(", ".join(told.leaving), "caption", "ink2"))
        column.addStretch(1)
        return column

    def _standings(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(Words(tr("Standing of the campaign"), "label"))
        solo = self._desk.book.solo
        for player in self._desk.book.standings:
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(Words(str(player.standing), "body", "ink2"))
            row.addWidget(SeatMarks((player.colour,), 18))
            row.addWidget(Words(player.name, "body", weight=500), 1)
            n = player.points if solo else player.title_points
            said = tr_count("{n} point", "{n} points", n) if solo else tr("{n} title points", n=n)
            row.addWidget(Words(said, "body"))
            column.addLayout(row)
        column.addStretch(1)
        return column
