"""The picking panel over a table: opened with a question, put in its place, put aside and taken away."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from mars_desktop.models.table import TableModels
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.windows.explaining import explain, term_of_question
from mars_desktop.windows.table.card_faces import CardFaces
from mars_desktop.windows.table.picking import Picking


class _Chosen(NamedTuple):
    """What was chosen so far when the question of that number was asked last."""

    question: int
    leader: str
    cards: tuple[str, ...]


class PickStage(QObject):
    """Shows the questions that are answered by picking cards, one at a time.

    `opened` comes with each panel that is shown, which has to be put in its place; `picked` carries the answer that the
    cards make, `put_aside` tells that the table is looked at, `left` that nothing was chosen.
    """

    opened = Signal()
    picked = Signal(object)
    put_aside = Signal()
    left = Signal()

    def __init__(self, page: QWidget, models: TableModels, marks: Sequence[Seat]) -> None:
        super().__init__(page)
        self._page, self._models, self._marks = page, models, marks
        self._panel: PickPanel | None = None
        self._picking: Picking | None = None
        self._place, self._free = QRect(), 0
        self._chosen = _Chosen(-1, "", ())

    @property
    def panel(self) -> PickPanel | None:
        """The panel in which cards are picked, if there is one."""
        return self._panel

    @property
    def takes_all(self) -> bool:
        """Whether there is nothing else to see while cards are picked: no seat has anything yet."""
        return self._picking is not None and self._picking.takes_all

    @property
    def shows_hand(self) -> bool:
        """Whether the cards to pick are those of the hand itself."""
        return self._picking is not None and self._picking.of_hand

    def place(self, place: QRect, foot: int) -> None:
        """Put the panel there, its content above the lowest `foot` pixels, which the hand has."""
        self._place = place
        if self._panel is not None:
            self._panel.set_foot(foot)
            self._panel.setGeometry(place.adjusted(0, 0, -self._free, 0))

    def keep_free(self, right: int) -> None:
        """Leave so many pixels at the right of the panel to something else."""
        if right != self._free:
            self._free = right
            if self._panel is not None:
                self._panel.setGeometry(self._place.adjusted(0, 0, -right, 0))

    def open(self, picking: Picking, text_size: int, title: str = "") -> None:
        """Ask for cards; a title replaces the words of the decision."""
        self.close()
        self._picking = picking
        controller = self._models.controller
        faces = CardFaces(self._models.rules, controller.view, controller.viewer)
        question = picking.question(faces, self._marks[picking.decision.seat], title)
        panel = PickPanel(question, picking.judge, text_size, self._page)
        panel.picked.connect(self._picked)
        panel.picked_second.connect(lambda leader, cards: self._picked(leader, cards, second=True))
        panel.aside.connect(self._hide)
        panel.left.connect(self._leave)
        explain(panel, term_of_question(picking.decision.kind))
        self._panel = panel
        self.show()
        if self._chosen.question == picking.decision.number and not picking.may_leave:
            panel.choose(self._chosen.leader, self._chosen.cards)

    def show(self) -> None:
        """Show the panel again that was put aside."""
        if self._panel is not None:
            self.opened.emit()
            self._panel.show()
            self._panel.raise_()
            self.opened.emit()
            self._panel.take_keyboard()

    def _hide(self) -> None:
        """Look at the table; the bar's button brings the cards back."""
        if self._panel is not None:
            self._panel.hide()
            self.put_aside.emit()

    def keep_choice(self) -> None:
        """Remember what is chosen so far: a hand that is let go face down and held open again goes on from there."""
        if self._panel is not None and self._picking is not None and not self._picking.may_leave:
            self._chosen = _Chosen(self._picking.decision.number, self._panel.leader, self._panel.chosen)

    def close(self) -> None:
        """Take the panel away."""
        if self._panel is not None:
            panel, self._panel, self._picking = self._panel, None, None
            panel.hide()
            panel.deleteLater()

    def _leave(self) -> None:
        self.close()
        self.left.emit()

    def _picked(self, leader: str, cards: tuple[str, ...], *, second: bool = False) -> None:
        choice = self._picking.choice(leader, cards, second=second) if self._picking is not None else None
        if choice is not None:
            self.picked.emit(choice)
