"""Looking into the own hand for as long as a key or a button is held, at a table where all hands lie face down."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from mars_desktop.models.controller import GameController
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.windows.words import tr

KEY = Qt.Key.Key_H
_SIDE = 8
"""How far the button stands from the right edge of the hand."""


class Peeking(QObject):
    """The button and the key that hold the hand of the asked seat open.

    Whatever takes the keyboard away from the window lets the hand go as well, and so does every answer: a key that is
    still down then has to be let go first. A double click leaves the hand open until the next press or answer, for
    those who play with the mouse alone.
    """

    def __init__(self, page: QWidget, controller: GameController) -> None:
        super().__init__(page)
        self._page, self._controller = page, controller
        self._watching = False
        self._left_open = False
        self.button = AnswerButton(Answer("peek", ""), 100, page)
        # The question takes the keyboard while the hand is open, and a button that loses it counts as let go.
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.pressed.connect(self._look)
        self.button.released.connect(self._let_go)
        self.button.installEventFilter(self)
        controller.decisionChanged.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Offer to look wherever the seat that is asked has to hold its hand open."""
        controller, seat = self._controller, self._controller.next_seat
        offered = controller.face_down and not controller.covered and seat is not None
        if offered and seat is not None:
            who = controller.rules.setup.seats[seat].name
            words = tr("Hold this button or H to see {who}'s cards; a double click leaves them open.", who=who)
            self.button.show_answer(Answer("peek", tr("Hold to look (H)"), icon="card", detail=words))
        self.button.setVisible(offered)
        self._watch(offered)

    def place(self, hand: QRect, text_size: int) -> None:
        """Stand in the right upper corner of the hand."""
        self.button.set_text_size(text_size)
        self.button.set_narrow(False)
        self.button.set_narrow(self.button.sizeHint().width() + _SIDE > hand.width())
        size = self.button.sizeHint()
        self.button.setGeometry(hand.right() - size.width() - _SIDE, hand.top() + 6, size.width(), size.height())
        self.button.raise_()

    def _watch(self, on: bool) -> None:
        app = QApplication.instance()
        if on is self._watching or app is None:
            return
        self._watching = on
        # The key counts wherever the keyboard is, even in a list that would search for its letter.
        if on:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The key, the double click, and everything by which the window loses the keyboard."""
        match event.type():
            case QEvent.Type.KeyPress | QEvent.Type.KeyRelease if isinstance(event, QKeyEvent) and event.key() == KEY:
                return self._key(event)
            case QEvent.Type.MouseButtonDblClick if watched is self.button:
                self._left_open = True
            case QEvent.Type.WindowDeactivate if watched is self._page.window():
                self._left_open = False
                self._let_go()
            case _:
                pass
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        if not self._page.isVisible() or isinstance(QApplication.focusWidget(), QLineEdit) or event.modifiers():
            return False
        if not event.isAutoRepeat():
            if event.type() is QEvent.Type.KeyPress:
                self._look()
            else:
                self._let_go()
        return True

    def _look(self) -> None:
        if self._left_open and self._controller.viewer is not None:
            self._left_open = False
            self._controller.peek(False)
            return
        self._controller.peek(True)

    def _let_go(self) -> None:
        if not self._left_open:
            self._controller.peek(False)
