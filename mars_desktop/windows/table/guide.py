"""The guide through a first generation: a note beside the decision, as long as it is wanted."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent

from mars_desktop.widgets.guide_note import Advice, GuideNote
from mars_desktop.windows.table.guidance import LAST_GENERATION, Step, guidance
from mars_desktop.windows.table.page import TablePage
from mars_desktop.windows.words import tr

_GAP = 8
_LEAST_TEXT = 100
_LEAST_WIDTH = 200


class Guide(QObject):
    """Keeps the note of one table in step with its questions, where it covers neither cards nor the map.

    `ended` comes when it has led to the end or is turned off, `more_wanted` with a term of the glossary.
    """

    ended = Signal()
    more_wanted = Signal(str)

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._step: Step | None = None
        self._hidden = ""
        self._placing = False
        self.note = GuideNote(page)
        self.note.hidden_for_now.connect(self.put_aside)
        self.note.more_wanted.connect(self._look_up)
        self.note.stopped.connect(self.stop)
        # Heard after the page, which has then asked the question and opened its panel.
        page.controller.decisionChanged.connect(self.follow)
        page.asking.panel_opened.connect(self._place)
        self._watched = (page, page.side, page.bar)
        for watched in self._watched:
            watched.installEventFilter(self)
        self.follow()

    @property
    def step(self) -> Step | None:
        """What is said now, if anything."""
        return self._step if self.note.isVisibleTo(self._page) else None

    def follow(self) -> None:
        """Say what belongs to the present question."""
        controller = self._page.controller
        self._step = guidance(self._page.models.rules.table, controller.view, controller.decision)
        if controller.view.generation > LAST_GENERATION:
            self.stop()
            return
        if self._step is not None:
            parts = (
                ("", self._step.what),
                (tr("Cost:"), self._step.cost),
                (tr("Why:"), self._step.why),
            )
            self.note.show_advice(Advice(self._step.title, tuple(part for part in parts if part[1])))
            if self._step.title != self._hidden:
                self._hidden = ""
        self._place()

    def _look_up(self) -> None:
        if self._step is not None:
            self.more_wanted.emit(self._step.term)

    def put_aside(self) -> bool:
        """Hide the note until something else is asked; whether it was shown."""
        if not self.note.isVisible() or self._step is None:
            return False
        self._hidden = self._step.title
        self._place()
        return True

    def stop(self) -> None:
        """Go away for good."""
        self._step = None
        self._place()
        for watched in self._watched:
            watched.removeEventFilter(self)
        self._page.controller.decisionChanged.disconnect(self.follow)
        self._page.asking.panel_opened.disconnect(self._place)
        self.ended.emit()
        self.note.deleteLater()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page's regions and its panel, and take Esc when nothing else on the page wants it."""
        if watched is self._page:
            if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                escapes = event.key() == Qt.Key.Key_Escape and not self._page.large_card.isVisible()
                return escapes and self.put_aside()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide):
            self._place()
        return super().eventFilter(watched, event)

    # Where it stands

    def _place(self) -> None:
        if self._placing:
            # Room that is made for the note is no reason to place it once more.
            return
        self._placing = True
        try:
            self._stand_somewhere()
        finally:
            self._placing = False

    def _stand_somewhere(self) -> None:
        page, panel = self._page, self._page.panel
        picking = panel is not None and panel.isVisibleTo(page)
        page.asking.keep_free(0)
        if self._step is None or self._step.title == self._hidden:
            self.note.hide()
            return
        if panel is not None and picking:
            panel.installEventFilter(self)
            spare = panel.spare_rect().translated(panel.pos())
            if self._fits(spare):
                self._stand(spare, points=False)
                return
            page.asking.keep_free(page.side.width())
        # Over the log, which whoever is led by the hand needs least, and over the goals only if it must be.
        column = page.side.geometry().adjusted(0, _GAP, -_GAP, -_GAP)
        lines = page.side.log.lines
        log = column.intersected(QRect(lines.mapTo(page, QPoint()), lines.size()))
        self._stand(log if self._fits(log) else column, points=not picking)

    def _fits(self, place: QRect) -> bool:
        return place.width() > _LEAST_WIDTH and self._sized(place, place.height()) is not None

    def _sized(self, place: QRect, most: int) -> int | None:
        """The height of the note in the largest type that fits, None if none does."""
        wanted = self._page.asking.text_size
        for text_size, dense in ((wanted, False), (_LEAST_TEXT, False), (wanted, True), (_LEAST_TEXT, True)):
            self.note.set_type(text_size, dense=dense)
            needed = self.note.height_for(place.width())
            if needed <= most:
                return needed
        return None

    def _stand(self, place: QRect, *, points: bool) -> None:
        """Stand at the foot of a place."""
        height = self._sized(place, place.height()) or place.height()
        box = QRect(place.left(), place.bottom() - height + 1, place.width(), height)
        self.note.setGeometry(box)
        self.note.point_at(self._page.bar.geometry().center().y() - box.top() if points else None)
        self.note.show()
        self.note.raise_()
