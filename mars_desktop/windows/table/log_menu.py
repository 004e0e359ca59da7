"""What can be done at a line of the log: see what it is about, copy it, or take the game back to it."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from mars_desktop.engine import Reason
from mars_desktop.models.controller import GameController
from mars_desktop.models.log import LogModel
from mars_desktop.widgets.confirm_sheet import ConfirmSheet
from mars_desktop.widgets.log_list import LogList
from mars_desktop.windows.table.sheets import Sheets
from mars_desktop.windows.words import tr, tr_count

_ROLE = LogModel.Role


class LogMenu(QObject):
    """Opens a menu at a line of any log of the page, by the right button or the menu key.

    It holds numbers of answers, no lines: those may be gone when something is chosen. `words_of` tells a reason as a
    sentence, `tell` says it where refusals are said.
    """

    def __init__(
        self,
        page: QWidget,
        controller: GameController,
        sheets: Sheets,
        words_of: Callable[[Reason | None], str],
        tell: Callable[[Reason | None], None],
    ) -> None:
        super().__init__(page)
        self.text_size = 100
        self._page, self._controller, self._sheets = page, controller, sheets
        self._words_of, self._tell = words_of, tell

    def serve(self, lines: LogList) -> None:
        """Open the menu at the lines of this list too."""
        lines.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        lines.customContextMenuRequested.connect(lambda at: self._open(lines, at))
        lines.setToolTip(tr("The right button or the menu key takes the game back to a line"))

    def _open(self, lines: LogList, at: QPoint) -> None:
        index = lines.indexAt(at)
        if not index.isValid():
            return
        lines.setCurrentIndex(index)
        self.menu(lines, index).popup(lines.viewport().mapToGlobal(at))

    def menu(self, lines: LogList, index: QModelIndex) -> QMenu:
        """The menu of a line."""
        menu = QMenu(self._page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # What a line is about may change with the next answer.
        self._controller.stepped.connect(menu.close)
        text = str(index.data(_ROLE.TEXT))
        place, card = str(index.data(_ROLE.PLACE) or ""), str(index.data(_ROLE.CARD) or "")
        answer = int(index.data(_ROLE.ANSWER))
        if place:
            self._add(menu, tr("Show on the map"), lambda: lines.shown.emit(place, ""))
        if card:
            self._add(menu, tr("Show the card"), lambda: lines.shown.emit("", card))
        self._add(menu, tr("Copy this line"), lambda: QGuiApplication.clipboard().setText(text))
        menu.addSeparator()
        self._add_back(menu, answer, text)
        if (n := self._controller.redo_depth()) > 0:
            words = tr_count("Give {n} answer again", "Give {n} answers again", n)
            self._add(menu, words, lambda: self._tell(self._controller.redo(n)))
        return menu

    def _add(self, menu: QMenu, words: str, slot: Callable[[], object]) -> QAction:
        action = QAction(words, menu)
        action.triggered.connect(lambda _=False: slot())
        menu.addAction(action)
        return action

    def _add_back(self, menu: QMenu, answer: int, text: str) -> None:
        steps = self.steps_back(answer)
        back = self._add(menu, tr("Take back to here"), lambda: self.ask_back(answer, text))
        reason = self.refuse_back(answer)
        back.setEnabled(not reason)
        if reason:
            menu.addAction(reason).setEnabled(False)
        elif steps > 0:
            back.setText(tr_count("Take back to here ({n} answer)", "Take back to here ({n} answers)", steps))

    # Taking back

    def steps_back(self, answer: int) -> int:
        """How many answers were given after this one; -1 is the set-up."""
        return self._controller.answers_given - 1 - answer

    def refuse_back(self, answer: int) -> str:
        """Why the game cannot be taken back to this answer, empty if it can."""
        steps = self.steps_back(answer)
        if steps <= 0:
            return tr("Nothing was answered after this.")
        return self._words_of(self._controller.refuse_undo(steps))

    def ask_back(self, answer: int, text: str) -> None:
        """Ask whether to take back everything after an answer, and do so."""
        steps = self.steps_back(answer)
        sheet = ConfirmSheet(
            self._page,
            tr("Take back to here?"),
            tr_count(
                "{n} answer after “{line}” is taken back. Redo gives it again.",
                "{n} answers after “{line}” are taken back. Redo gives them again.",
                steps,
                line=text,
            ),
            tr("Take back"),
            tr("Keep playing"),
            self.text_size,
        )
        sheet.confirmed.connect(lambda: self._take_back(answer))
        self._sheets.add(sheet)
        sheet.open()

    def _take_back(self, answer: int) -> None:
        steps = self.steps_back(answer)
        if steps > 0:
            self._tell(self._controller.undo(steps))
