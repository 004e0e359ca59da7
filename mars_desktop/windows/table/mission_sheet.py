"""The card of a mission: its rule, what its innovation action asks for, its goal, its tracks, and what else it says."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QScrollBar, QVBoxLayout, QWidget

from mars_desktop.games.legacy.pack_format import Mission
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names, things
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.mission import pack_words
from mars_desktop.models.tracks import TrackRow
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.palette import palette
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.lettering import face, tint
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.words import tr, tr_count

_WIDTH: Final = 560
_STEPS: Final = {
    Qt.Key.Key_Up: QScrollBar.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QScrollBar.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QScrollBar.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QScrollBar.SliderAction.SliderToMaximum,
}


class Passage(NamedTuple):
    """A heading and what stands under it."""

    heading: str
    words: tuple[str, ...]


def mission_title(mission: Mission) -> str:
    """“Mission 3: Under the Dust”."""
    return tr("Mission {n}: {title}", n=mission.number, title=pack_words(mission.title))


def mission_passages(table: Table, mission: Mission, tracks: Sequence[TrackRow]) -> list[Passage]:
    """Everything about a mission that holds while it is played. What the pack says stays in the words of the pack."""
    twist = mission.twist
    rule = tuple(pack_words(words) for words in (twist.sentence, *mission.notes))
    said = [Passage(tr("Rule of the mission: {name}", name=pack_words(twist.name)), rule)]
    if table.solo:
        said.append(Passage(tr("Goal of the mission"), (_solo_words(mission),)))
    said.append(Passage(tr("Innovation action"), (_innovation_words(mission),)))
    said.append(Passage(tr("Global parameters"), tuple(_track_words(row) for row in tracks)))
    if not table.solo:
        said.append(Passage(tr("Milestones and awards"), (_goal_words(table, mission),)))
    projects = [
        tr("{project}: {price} M€", project=things.project_name(table, id_, speaker_now()), price=project.cost)
        for id_, project in table.content.standard_projects.items()
    ]
    said.append(Passage(tr("Standard projects"), ("; ".join(projects),)))
    return said


def _innovation_words(mission: Mission) -> str:
    return tr_count(
        "Once in this mission, with {n} science tag: draw innovations and keep one.",
        "Once in this mission, with {n} science tags: draw innovations and keep one.",
        mission.science_tags,
    )


def _solo_words(mission: Mission) -> str:
    speaker = speaker_now()
    complete = tr_count("{n} parameter complete", "{n} parameters complete", mission.solo.parameters_complete)
    return tr(
        "After 12 generations: {complete} and {points}.",
        complete=complete,
        points=names.counted(speaker, "point", mission.solo.vp) if mission.solo.vp else tr("any number of points"),
    )


def _track_words(row: TrackRow) -> str:
    line = tr("{name}: now {reading}, complete at {goal}.", name=row.name, reading=row.reading, goal=row.goal)
    return " ".join((line, *(words for _, words in row.bonuses)))


def _goal_words(table: Table, mission: Mission) -> str:
    prices = ", ".join(str(price) for price in mission.award_prices)
    return tr(
        "{n} of {all} milestones may be claimed, each for {price} M€; awards cost {prices} M€ one after the other.",
        n=mission.milestones_claimed,
        all=len(mission.milestones),
        price=table.numbers.milestone_price,
        prices=prices,
    )


class MissionSheet(Sheet):
    """Shows a mission over the table; closed like any sheet."""

    def __init__(self, page: QWidget, title: str, place: str, passages: Sequence[Passage], text_size: int) -> None:
        super().__init__(page)
        heading = QLabel(title)
        heading.setFont(face("title", text_size))
        self.body.addWidget(heading)
        self.body.addWidget(_label(place, text_size, "ink2"))
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(4)
        for passage in passages:
            above = QLabel(passage.heading)
            above.setFont(face("label", text_size))
            column.addSpacing(6)
            column.addWidget(above)
            for words in passage.words:
                column.addWidget(_label(words, text_size, "ink"))
        column.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        colours = palette(current_theme())
        colours.setColor(colours.ColorRole.Window, tint("raised"))
        area.setPalette(colours)
        area.setWidget(inner)
        width = round(_WIDTH * text_size / 100)
        room = page.height() - round(170 * text_size / 100)
        inner.setFixedWidth(width)
        area.setFixedSize(width + 16, max(120, min(column.heightForWidth(width) + 8, room)))
        self._bar = area.verticalScrollBar()
        self.body.addWidget(area)
        self._close = AnswerButton(Answer("close", tr("Close")), text_size, lit=True)
        self._close.clicked.connect(self.close_sheet)
        self._close.installEventFilter(self)
        self.body.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.words = "\n".join((title, place, *(line for p in passages for line in (p.heading, *p.words))))
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.words)

    def open(self) -> None:
        """Show it with the keyboard on the way back."""
        self.open_with(self._close)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys that lead through a long text, while the keyboard is on the way back."""
        if watched is self._close and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._bar.triggerAction(step)
                return True
        return super().eventFilter(watched, event)


def _label(words: str, text_size: int, ink: str) -> QLabel:
    said = QLabel(words)
    said.setFont(face("body", text_size))
    said.setTextFormat(Qt.TextFormat.PlainText)
    said.setWordWrap(True)
    said.setAlignment(Qt.AlignmentFlag.AlignTop)
    colours = said.palette()
    colours.setColor(colours.ColorRole.WindowText, tint(ink))
    said.setPalette(colours)
    return said
