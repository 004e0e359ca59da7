"""The guide through the beginning of a table: a note in step with the questions, as long as it is wanted."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.widgets.guide_note import Advice, GuideNote
from mars_desktop.windows.game_table import GameTable
from mars_desktop.windows.words import tr

GAP = 8
_LEAST_TEXT = 100
_LEAST_WIDTH = 200


class Step(NamedTuple):
    """One piece of guidance. `cost` and `why` may be empty; `term` is where the glossary says more."""

    title: str
    what: str
    cost: str
    why: str
    term: str


class TableGuide(QObject):
    """Keeps the note of one table in step with its questions. The guide of a game gives it its words and its place.

    `ended` comes when it has led to the end or is turned off, `more_wanted` with a term of the glossary. `watched` are
    the parts of the page beside which the note stands.
    """

    ended = Signal()
    more_wanted = Signal(str)

    def __init__(self, page: GameTable, watched: Sequence[QWidget]) -> None:
        super().__init__(page)
        self._table = page
        self._step: Step | None = None
        self._hidden = ""
        self._placing = False
        self.note = GuideNote(page)
        self.note.hidden_for_now.connect(self.put_aside)
        self.note.more_wanted.connect(self._look_up)
        self.note.stopped.connect(self.stop)
        # Heard after the page, which has then asked the question and opened its panel.
        page.controller.decisionChanged.connect(self.follow)
        self._watched = (page, *watched)
        for part in self._watched:
            part.installEventFilter(self)

    # What the guide of a game gives

    @property
    def led(self) -> bool:
        """Whether it has led to its end."""
        raise NotImplementedError

    def advice(self) -> Step | None:
        """What belongs to the present question; None where there is nothing to say."""
        raise NotImplementedError

    def stand_somewhere(self) -> None:
        """Give the note its place, with `fits` and `stand`."""
        raise NotImplementedError

    def wanted_text(self) -> int:
        """The text size of the page, in percent."""
        raise NotImplementedError

    def escapes(self) -> bool:
        """Whether nothing else on the page wants the Esc key."""
        return True

    # How it goes along

    @property
    def step(self) -> Step | None:
        """What is said now, if anything."""
        return self._step if self.note.isVisibleTo(self._table) else None

    def follow(self) -> None:
        """Say what belongs to the present question."""
        if self.led:
            self.stop()
            return
        self.say(self.advice())

    def say(self, step: Step | None) -> None:
        """Say this from now on."""
        self._step = step
        if step is not None:
            parts = (("", step.what), (tr("Cost:"), step.cost), (tr("Why:"), step.why))
            self.note.show_advice(Advice(step.title, tuple(part for part in parts if part[1])))
            if step.title != self._hidden:
                self._hidden = ""
        self.place()

    def _look_up(self) -> None:
        if self._step is not None:
            self.more_wanted.emit(self._step.term)

    def put_aside(self) -> bool:
        """Hide the note until something else is asked; whether it was shown."""
        if not self.note.isVisible() or self._step is None:
            return False
        self._hidden = self._step.title
        self.place()
        return True

    def stop(self) -> None:
        """Go away for good."""
        self._step = None
        self.place()
        for watched in self._watched:
            watched.removeEventFilter(self)
        self._table.controller.decisionChanged.disconnect(self.follow)
        self.ended.emit()
        self.note.deleteLater()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page's regions, and take Esc when nothing else on the page wants it."""
        if watched is self._table:
            if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                return event.key() == Qt.Key.Key_Escape and self.escapes() and self.put_aside()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide):
            self.place()
        return super().eventFilter(watched, event)

    # Where it stands

    @property
    def silent(self) -> bool:
        """Whether nothing is said, or the note is put aside."""
        return self._step is None or self._step.title == self._hidden

    def place(self) -> None:
        """Stand where the page has room now."""
        if self._placing:
            # Room that is made for the note is no reason to place it once more.
            return
        self._placing = True
        try:
            self.stand_somewhere()
        finally:
            self._placing = False

    def fits(self, place: QRect) -> bool:
        """Whether the note has room in a place."""
        return place.width() > _LEAST_WIDTH and self._sized(place, place.height()) is not None

    def _sized(self, place: QRect, most: int) -> int | None:
        """The height of the note in the largest type that fits, None if none does."""
        wanted = self.wanted_text()
        for text_size, dense in ((wanted, False), (_LEAST_TEXT, False), (wanted, True), (_LEAST_TEXT, True)):
            self.note.set_type(text_size, dense=dense)
            needed = self.note.height_for(place.width())
            if needed <= most:
                return needed
        return None

    def stand(self, place: QRect, points_at: int | None = None) -> None:
        """Stand at the foot of a place; `points_at` is the height on the page at which the note points."""
        height = self._sized(place, place.height()) or place.height()
        box = QRect(place.left(), place.bottom() - height + 1, place.width(), height)
        self.note.setGeometry(box)
        self.note.point_at(None if points_at is None else points_at - box.top())
        self.note.show()
        self.note.raise_()
