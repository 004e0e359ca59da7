"""The side of the book: what comes next, and the box of the player that is looked at."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mars_desktop.games.legacy.campaign import Book, MissionState, PlayerPage
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_words import (
    card_names,
    corporation_name,
    development_name,
    mission_name,
    title_name,
)
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.palette import color
from mars_desktop.windows.buttons import LitButton
from mars_desktop.windows.campaign.flowing_words import FlowingWords
from mars_desktop.windows.campaign.held_box import HeldBox
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.seat_words import SeatMarks
from mars_desktop.windows.words import tr, tr_count

SIDE = 340


class NextPanel(QScrollArea):
    """Says what comes next and shows one player. `go_on` asks for the next step, `type_in` to write its results down,
    `give_up` to abandon the mission in play, `edit` to correct the player."""

    go_on = Signal()
    type_in = Signal()
    give_up = Signal()
    edit = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = FlowingWords("", "heading")
        self._state = FlowingWords("", "body", "ink2")
        self.next_button = LitButton("")
        self.type_button = QPushButton(tr("Type results in"))
        self.give_up_button = QPushButton(tr("Give the mission up"))
        self._marks = QHBoxLayout()
        self._name = Words("", "title")
        self.box = HeldBox()
        self._facts = QGridLayout()
        self._facts.setHorizontalSpacing(12)
        self._facts.setVerticalSpacing(6)
        self.edit_button = QPushButton(tr("Correct this player"))
        self._player_part = QWidget()
        self._lay_out()
        self.next_button.clicked.connect(self.go_on)
        self.type_button.clicked.connect(self.type_in)
        self.give_up_button.clicked.connect(self.give_up)
        self.edit_button.clicked.connect(self.edit)
        self._dress()

    def _lay_out(self) -> None:
        player = QVBoxLayout(self._player_part)
        player.setContentsMargins(0, 0, 0, 0)
        player.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addLayout(self._marks)
        player.addLayout(head)
        player.addWidget(self.box)
        player.addLayout(self._facts)
        player.addWidget(self.edit_button, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout()
        column.setContentsMargins(28, 36, 28, 24)
        column.setSpacing(10)
        column.addWidget(self._heading)
        column.addWidget(self._state)
        column.addWidget(self.next_button)
        others = QHBoxLayout()
        others.setSpacing(8)
        others.addWidget(self.type_button)
        others.addWidget(self.give_up_button)
        others.addStretch(1)
        column.addLayout(others)
        column.addSpacing(8)
        column.addWidget(Hairline())
        column.addSpacing(8)
        column.addWidget(self._player_part)
        column.addStretch(1)
        inner = QWidget()
        inner.setLayout(column)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_next(self, desk: CampaignDesk) -> None:
        """Say what comes next in the campaign."""
        seen = desk.book
        following = seen.next_mission
        page = seen.mission(following) if following else None
        in_play = page is not None and page.state is MissionState.IN_PLAY
        self.type_button.setVisible(in_play)
        self.give_up_button.setVisible(in_play)
        self.next_button.setVisible(page is not None)
        if page is None:
            self._heading.setText(tr("The campaign is over"))
            self._state.setText(_won(seen))
            return
        self._heading.setText(mission_name(page))
        match page.state:
            case MissionState.LOCKED:
                self._state.setText(tr("Sealed. It is opened when everybody sits at the table."))
                self.next_button.say(tr("To mission {n}", n=page.number))
            case MissionState.IN_PLAY if page.match:
                self._state.setText(tr("Being played at a table of this program."))
                self.next_button.say(tr("Go on playing"))
            case MissionState.IN_PLAY:
                self._state.setText(tr("Being played on a real table."))
                self.next_button.hide()
            case MissionState.ABANDONED:
                self._state.setText(tr("It was given up, and may be begun anew."))
                self.next_button.say(tr("Begin it anew"))
            case _:
                self._state.setText(tr("Open and not begun. The briefing says how it is set up."))
                self.next_button.say(tr("To the briefing"))

    def show_player(self, desk: CampaignDesk, player: PlayerPage | None) -> None:
        """Show the box of a player, with everything else that everybody may know."""
        self._player_part.setVisible(player is not None)
        while (item := self._marks.takeAt(0)) is not None:
            _let_go(item.widget())
        while (item := self._facts.takeAt(0)) is not None:
            _let_go(item.widget())
        if player is None:
            return
        self._name.setText(tr("Box of {name}", name=player.name))
        self._marks.addWidget(SeatMarks((player.colour,), 22))
        self.box.show_box(player.name, card_names(desk.cards, player.box.cards), len(player.box.cards))
        for row, (name, words) in enumerate(player_facts(desk, player)):
            self._facts.addWidget(Words(name, "caption", "ink2"), row, 0, Qt.AlignmentFlag.AlignTop)
            said = Words(words, "body", weight=500, wrap=True)
            said.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._facts.addWidget(said, row, 1)
        self._facts.setColumnStretch(1, 1)
        self.edit_button.setAccessibleName(tr("Correct {name}", name=player.name))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and hasattr(self, "_player_part"):
            self._widen()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self._dress()
        return super().event(event)

    def _dress(self) -> None:
        """The side stands on a surface of its own."""
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Window, color(current_theme().base.surface))
        self.setPalette(colours)
        self.setAutoFillBackground(True)
        self._widen()

    def _widen(self) -> None:
        self.setFixedWidth(round(SIDE * min(current_text_size(), 130) / 100))


def player_facts(desk: CampaignDesk, player: PlayerPage) -> list[tuple[str, str]]:
    """What everybody may know of a player."""
    seen = desk.book
    facts = [(tr("Corporation"), corporation_name(desk.content, player.box.corporation) or tr("not noted"))]
    kept = [
        # Without cards the letters of the versions say it all.
        f"{mission}{version.upper()}"
        if desk.cards is None
        else tr("{n}: {name}", n=mission, name=development_name(desk.cards, player.box.corporation, mission, version))
        for mission, version in player.box.developments.items()
    ]
    facts.append((tr("Developments"), ", ".join(kept) or tr("none yet")))
    if not seen.solo:
        won = [
            tr("{title} {n}", title=title_name(title), n=mission)
            for mission, title in player.titles.items()
            if title != "-"
        ]
        facts.append((tr("Titles"), ", ".join(won) or tr("none yet")))
    if seen.next_mission and not player.left:
        money = str(player.next_money)
        if player.next_title:
            money = tr("{n}, as {title}", n=player.next_money, title=title_name(player.next_title))
        facts.append((tr("M€ for mission {n}", n=seen.next_mission), money))
    return facts


def _won(seen: Book) -> str:
    """Who has won, when all is played."""
    if seen.solo:
        won = sum(entry.won is True for page in seen.missions for entry in page.entries.values())
        return tr_count("{n} mission was won.", "{n} missions were won.", won)
    leaders = [player.name for player in seen.standings if player.standing == 1]
    names = (
        leaders[0] if len(leaders) == 1 else tr("{first} and {last}", first=", ".join(leaders[:-1]), last=leaders[-1])
    )
    points = seen.standings[0].title_points
    return tr("{names} with {n} title points", names=names, n=points)


def _let_go(widget: QWidget | None) -> None:
    if widget is not None:
        widget.hide()
        widget.deleteLater()
