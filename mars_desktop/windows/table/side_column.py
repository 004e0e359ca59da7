"""The right column: milestones and awards as tracks, below them the log."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.models.log import LogModel
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.goal_tracks import GoalTracks
from mars_desktop.widgets.lettering import hairline, tint
from mars_desktop.widgets.log_list import LogList, LogRoles
from mars_desktop.windows.words import tr

_LOG_LEAST = 104
_ALL = -1
_FEW_NAMES = 4


def log_roles() -> LogRoles:
    """Where the log model holds what its lines show."""
    role = LogModel.Role
    return LogRoles(
        seat=int(role.SEAT), level=int(role.LEVEL), kind=int(role.KIND), place=int(role.PLACE), card=int(role.CARD)
    )


def _whole_log() -> str:
    return tr("Open the whole log: find words, filter, fold, copy, save")


class LogPanel(QWidget):
    """The log under its heading, with a filter: everything, or one seat. `opened` asks for the whole log to read in."""

    opened = Signal()

    def __init__(
        self, model: QAbstractItemModel, marks: tuple[Seat, ...], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text_size = 100
        self.heading = AnswerButton(Answer("log", tr("Log"), detail=_whole_log(), more=True), 100, self, flat=True)
        self.heading.clicked.connect(self.opened)
        self.lines = LogList(log_roles(), marks, self, brief=True)
        self.lines.setAccessibleName(tr("Log"))
        self.lines.follow(model)
        self._filters: list[AnswerButton] = []
        for seat, said in ((_ALL, tr("All")), *enumerate(names)):
            if len(names) == 1:
                break
            words = tr("Show everything") if seat == _ALL else tr("Show only {who}", who=said)
            mark = None if seat == _ALL else marks[seat]
            button = AnswerButton(
                Answer("", said if seat == _ALL else "", mark=mark, detail=words), 100, self, flat=True
            )
            button.setAccessibleName(words)
            button.set_narrow(len(names) > _FEW_NAMES)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setChecked(seat == _ALL)
            button.clicked.connect(lambda _on=False, s=seat: self.lines.show_seat(None if s == _ALL else s))
            self._filters.append(button)
        self.set_text_size(100)

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self.heading.set_text_size(text_size)
        for button in self._filters:
            button.set_text_size(text_size)
        self.lines.set_text_size(text_size)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the lines all that is left under the heading."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        grown = self._text_size / 100
        head = max(round(32 * grown), round(look().size.hit_min))
        self.heading.setGeometry(round(3 * grown), 0, self.heading.sizeHint().width(), head)
        x = self.width() - round(8 * grown)
        for button in reversed(self._filters):
            width = max(button.sizeHint().width(), round(look().size.hit_min))
            x -= width
            button.setGeometry(x, 0, width, head)
        self.lines.setGeometry(0, head, self.width(), max(1, self.height() - head))


class SideColumn(QWidget):
    """Milestones, awards and log. When room runs out the log folds to a line, then awards and milestones do.

    `goals_opened` carries "milestone" or "fund", `log_opened` asks for the whole log.
    """

    goals_opened = Signal(str)
    log_opened = Signal()

    def __init__(
        self, model: QAbstractItemModel, marks: tuple[Seat, ...], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text_size = 100
        self._with_goals = True
        self.milestones = GoalTracks(tr("Milestones"), self)
        self.awards = GoalTracks(tr("Awards"), self)
        self.log = LogPanel(model, marks, names, self)
        self.log.opened.connect(self.log_opened)
        self._drawer = AnswerButton(Answer("log", tr("Log"), detail=_whole_log(), more=True), 100, self, flat=True)
        self._drawer.hide()
        self._drawer.clicked.connect(self.log_opened)
        self.milestones.clicked.connect(lambda: self.goals_opened.emit("milestone"))
        self.awards.clicked.connect(lambda: self.goals_opened.emit("fund"))
        self._rules: list[int] = []

    def set_goals_shown(self, shown: bool) -> None:
        """Leave milestones and awards out, as in a solo game."""
        self._with_goals = shown
        self._lay_out()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        if text_size != self._text_size:
            self._text_size = text_size
            for part in (self.milestones, self.awards, self.log, self._drawer):
                part.set_text_size(text_size)
        self._lay_out()

    def take_keyboard(self) -> None:
        """Put the keyboard on the first part that is shown."""
        parts = (self.milestones, self.log.lines, self._drawer)
        next(part for part in parts if part.isVisible()).setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def log_is_drawer(self) -> bool:
        """Whether the log has to be opened to be read."""
        return not self.log.isVisible()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold what does not fit."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        gap = round(8 * self._text_size / 100)
        least_log = _LOG_LEAST * self._text_size / 100
        height, width = self.height(), self.width()
        parts = (self.milestones, self.awards) if self._with_goals else ()
        for part in (self.milestones, self.awards):
            part.setVisible(self._with_goals)
        drawer, folds = False, dict.fromkeys(parts, False)

        def needed() -> float:
            goals = sum(part.needed_height(folded=folds[part]) + gap for part in parts)
            return goals + (self._drawer.sizeHint().height() if drawer else least_log)

        if needed() > height:
            drawer = True
        for part in reversed(parts):
            if needed() > height:
                folds[part] = True
        y = 0
        self._rules = []
        for part in parts:
            part.set_folded(folds[part])
            own = round(part.needed_height(folded=folds[part]))
            part.setGeometry(0, y, width, own)
            y += own + gap
            self._rules.append(y - gap // 2)
        self.log.setVisible(not drawer)
        self._drawer.setVisible(drawer)
        if drawer:
            self._drawer.setGeometry(0, y, self._drawer.sizeHint().width(), self._drawer.sizeHint().height())
        else:
            self.log.setGeometry(0, y, width, max(1, height - y))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Divide the parts by hairlines."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), tint("surface"))
        margin = 14 * self._text_size / 100
        for y in self._rules:
            hairline(painter, margin, self.width() - margin, y)
        painter.end()
