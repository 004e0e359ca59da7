"""What happens at the table, told to those who do not see it.

Whoever listens to a screen reader at a shared table is not alone: only what everybody may know is said aloud.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.models.controller import GameController
from mars_desktop.models.log import LogModel
from mars_desktop.windows.words import tr, tr_count

LONGEST = 12
"""Lines of the log that are said at once; of more, as after a production phase of five seats, the log itself tells."""


class Announcer(QObject):
    """Says after each answer what it brought, in the words of the log, and then what is asked of whom.

    `said` carries the words whether or not a screen reader listens. `question` gives the question as the screen has it.
    """

    said = Signal(str)

    def __init__(self, page: QWidget, controller: GameController, log: LogModel, question: Callable[[], str]) -> None:
        super().__init__(page)
        self._page, self._controller, self._log, self._question = page, controller, log, question
        self._answers = controller.answers_given
        self._asked = ""
        controller.decisionChanged.connect(self._tell)

    def _tell(self) -> None:
        controller = self._controller
        words = self._happened(controller.answers_given)
        asked = "" if controller.decision is None else self._question()
        if asked and (words or asked != self._asked):
            words.append(asked)
        self._asked = asked
        if words:
            self._say(" ".join(_sentence(line) for line in words))

    def _happened(self, answers: int) -> list[str]:
        """What came since the last answer that was told of."""
        before, self._answers = self._answers, answers
        if answers < before:
            return [tr_count("{n} answer is taken back.", "{n} answers are taken back.", before - answers)]
        # Without the secrets of the lines, which only the eyes in front of the screen may read.
        lines = [row.text for row in self._log.rows() if row.answer >= before]
        rest = len(lines) - LONGEST
        if rest > 0:
            lines[LONGEST:] = [tr_count("{n} more line in the log.", "{n} more lines in the log.", rest)]
        return lines

    def _say(self, words: str) -> None:
        self.said.emit(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, words))


def _sentence(words: str) -> str:
    """The words with a stop, so that one thing is heard after the other."""
    return words if words.endswith((".", "!", "?", ":", "…")) else tr("{sentence}.", sentence=words)
