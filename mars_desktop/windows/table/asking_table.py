"""What the tables of all games do alike: undo and redo, keys and top bar, theme and size, the way to the answers."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.board.asking import AskingScene
from mars_desktop.models.controller import GameController
from mars_desktop.theme.application import current_theme, table_text_size
from mars_desktop.widgets.confirm_sheet import ConfirmSheet
from mars_desktop.widgets.decision_bar import DecisionBar
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.game_table import GameTable
from mars_desktop.windows.table.answering import Answering
from mars_desktop.windows.table.sheets import Sheets
from mars_desktop.windows.table.top_bar import MENU, TopBar
from mars_desktop.windows.words import tr


class AskingTable(GameTable):
    """A table with a top bar, a board and a decision bar, which a game makes before it calls `_begin`.

    A game lays its own parts out in `_lay_out`, forgets in `_forget_layout` what depends on theme and text size, and
    leads F6 round in `_walk`.
    """

    top: TopBar
    bar: DecisionBar
    board: AskingScene
    asking: Answering

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self._sheets = Sheets()
        self._theming = QTimer(self)
        self._theming.setSingleShot(True)
        self._theming.setInterval(0)
        self._theming.timeout.connect(self._theme)

    def _begin(self, keys: Iterable[tuple[str, Callable[[], None]]] = ()) -> None:
        """Listen to the top bar and to the keys, `keys` of the game among them."""
        self.board.set_theme(current_theme(), table_text_size(self.size()))
        self.top.reset_asked.connect(self.reset_turn)
        self.top.undo_asked.connect(self.undo)
        self.top.redo_asked.connect(self.redo)
        self.top.menu_asked.connect(self._menu)
        for key, slot in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
            ("Ctrl+Shift+Backspace", self.reset_turn),
            ("F10", self._menu),
            ("F6", lambda: self._walk(1)),
            ("Shift+F6", lambda: self._walk(-1)),
            *keys,
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # What a game says for itself

    def _lay_out(self) -> None:
        raise NotImplementedError

    def _forget_layout(self) -> None:
        """Let the next layout set every text size anew."""
        raise NotImplementedError

    def _walk(self, step: int) -> None:
        """F6: to the next region, or with -1 to the one before."""
        raise NotImplementedError

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies over the page, if any."""
        return self._sheets.top

    # Size and theme

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the page anew."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard goes to the first answer."""
        super().showEvent(event)
        self.asking.give_keyboard()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself needs no keyboard: the first answer gets it."""
        super().focusInEvent(event)
        self.asking.give_keyboard()

    def changeEvent(self, event: QEvent) -> None:
        """Take on another theme or text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_theming"):
            # Only once all widgets have heard of it: taking them down in the middle of the round is not safe.
            self._theming.start()

    def _theme(self) -> None:
        self.board.set_theme(current_theme(), table_text_size(self.size()))
        self._forget_layout()
        self._lay_out()

    # Undo, redo, menu

    def _allow_undo(self) -> None:
        """Say in the top bar what can be taken back and given again, and why not."""
        refusals = self.controller.refuse_undo(), self.controller.refuse_redo()
        words = [self.asking.words_of(refusal) for refusal in refusals]
        self.top.allow(words[0], words[1], self.controller.turn_depth())

    def ask_before_placing(self, wanted: bool) -> None:
        """Whether a press on the map has to be confirmed by a second one."""
        self.board.confirm_clicks = wanted

    def undo(self, steps: int = 1) -> None:
        """Take the last answers back, or say why that is not possible."""
        self.asking.say(self.controller.undo(steps))

    def redo(self) -> None:
        """Give again what was taken back, or say why that is not possible."""
        self.asking.say(self.controller.redo())

    def reset_turn(self) -> None:
        """Ask whether to take back the whole turn as far as undo reaches; redo gives it again step by step."""
        depth = self.controller.turn_depth()
        if depth < 2:
            self.undo()
            return
        sheet = ConfirmSheet(
            self,
            tr("Take back the whole turn?"),
            tr("{n} answers are taken back. Redo gives them again one by one.", n=depth),
            tr("Take back"),
            tr("Keep playing"),
            self.asking.text_size,
        )
        sheet.confirmed.connect(lambda: self.undo(depth))
        self._sheets.add(sheet)
        sheet.open()

    def _menu(self) -> None:
        button = self.top.button(MENU)
        self.menuAsked.emit(button.mapToGlobal(QPoint(0, button.height())))
