"""The glossary to look things up in: a list of terms that can be searched, and the text of one with its links."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from mars_desktop.games.terraforming.glossary import Glossary, Part, Term, plain
from mars_desktop.models.languages import speaker_now
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import focus_ring
from mars_desktop.windows.words import tr

_TERM = Qt.ItemDataRole.UserRole
_BACK = "back"


class _Text(QTextBrowser):
    """Text to read, with a ring round it while the keyboard scrolls it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            focus_ring(painter, QRectF(self.viewport().rect()))
            painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()


class GlossaryPanel(QWidget):
    """Terms at the left, the text of the current one at the right: at first `term`. `shown` carries its id."""

    shown = Signal(str)

    def __init__(self, term: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.glossary = Glossary(speaker_now())
        self._term = term if term in self.glossary else self.glossary.terms[0].id
        self._before: list[str] = []
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search the glossary"))
        self.search.setAccessibleName(tr("Search the glossary"))
        self.search.setToolTip(tr("Search the glossary"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Terms"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.text = _Text()
        self.text.setAccessibleName(tr("Explanation"))
        self.text.setOpenLinks(False)
        for area in (self.list, self.text):
            area.setFrameShape(QFrame.Shape.NoFrame)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(24)
        columns.addLayout(left, 2)
        columns.addWidget(self.text, 5)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._to_list)
        self.search.installEventFilter(self)
        self.list.currentItemChanged.connect(self._chosen)
        self.text.anchorClicked.connect(self._follow)
        self._dress()
        self._find("")
        self._show(self._term)

    @property
    def term(self) -> str:
        """The id of the term that is explained."""
        return self._term

    def explain(self, term: str) -> None:
        """Explain a term, and go back from there to the present one."""
        if term != self._term and term in self.glossary:
            self._before.append(self._term)
            self._show(term)

    def go_back(self) -> bool:
        """Explain the term from which the present one was reached; whether there is one."""
        if not self._before:
            return False
        self._show(self._before.pop())
        return True

    def take_keyboard(self) -> None:
        """Put the keyboard into the search."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.selectAll()

    # The list

    def _find(self, words: str) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        terms = self.glossary.find(words)
        section = ""
        for term in terms:
            if not words.strip() and term.section != section:
                section = term.section
                self.list.addItem(self._heading(section))
            item = QListWidgetItem(term.name)
            item.setData(_TERM, term.id)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{term.name}. {plain(term.short)}")
            self.list.addItem(item)
        if not terms:
            self.list.addItem(self._heading(tr("Nothing is called or explained so.")))
        self.list.blockSignals(False)
        if terms and words.strip():
            # While somebody types, nothing was looked at that one could go back to.
            self._show(terms[0].id)
        self._mark()

    def _heading(self, words: str) -> QListWidgetItem:
        item = QListWidgetItem(words)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(font("caption", current_text_size()))
        return item

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_TERM):
            self.explain(item.data(_TERM))

    def _mark(self) -> None:
        """Let the list stand on the term that is explained, if it holds it."""
        for at in range(self.list.count()):
            item = self.list.item(at)
            if item.data(_TERM) == self._term:
                self.list.blockSignals(True)
                self.list.setCurrentItem(item)
                self.list.blockSignals(False)
                self.list.scrollToItem(item)
                return

    def _to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down leads from the search into the list."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._leads_down(event.key()) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def _leads_down(self, key: int) -> bool:
        if key == Qt.Key.Key_Down:
            self._to_list()
            return True
        return False

    # The text

    def _follow(self, link: QUrl) -> None:
        if link.toString() == _BACK:
            self.go_back()
        else:
            self.explain(link.toString())

    def _show(self, term: str) -> None:
        self._term = term
        self._write()
        self._mark()
        self.shown.emit(term)

    def _write(self) -> None:
        term, size = self.glossary[self._term], current_text_size()
        base = current_theme().base
        head, small = font("heading", size).pixelSize(), font("caption", size).pixelSize()
        back = ""
        if self._before:
            before = self.glossary[self._before[-1]].name
            back = (
                f'<p style="font-size:{small}px"><a href="{_BACK}" style="color:{base.ink2}">← {escape(before)}</a></p>'
            )
        said = [
            f'<p style="font-size:{head}px; font-weight:600; margin:0">{escape(term.name)}</p>',
            _paragraph(term.short),
        ]
        if term.more:
            said.append(_paragraph(term.more))
        quiet = f'style="font-size:{small}px; color:{base.ink2}"'
        if term.rules:
            said.append(f"<p {quiet}>{escape(term.rules)}</p>")
        if others := self._others(term):
            links = ", ".join(_link(other.id, other.name) for other in others)
            said.append(f"<p {quiet}>{escape(tr('See also:'))} {links}</p>")
        self.text.setHtml(back + "".join(said))

    def _others(self, term: Term) -> Sequence[Term]:
        """The terms that lead here and are not led to in the text."""
        linked = {part.term for part in (*term.short, *term.more)}
        return [other for other in self.glossary.leading_to(term.id) if other.id not in linked]

    # Looks

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_term"):
            self._dress()
            self._write()

    def _dress(self) -> None:
        base, size = current_theme().base, current_text_size()
        for area in (self.list, self.text):
            colours = QPalette(self.palette())
            colours.setColor(QPalette.ColorRole.Base, color(base.ground, 0))
            colours.setColor(QPalette.ColorRole.Link, color(base.ink))
            # What heads a section cannot be chosen, but is read like everything else.
            colours.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text, color(base.ink2))
            area.setPalette(colours)
        self.text.setFont(font("body", size))
        self.list.setSpacing(round(look().size.grid / 4))

    def sizeHint(self) -> QSize:
        """Room for the longest term and a text of some lines."""
        size = current_text_size() / 100
        return QSize(round(620 * size), round(440 * size))


def _paragraph(parts: Sequence[Part]) -> str:
    said = "".join(_link(part.term, part.words) if part.term else escape(part.words) for part in parts)
    return f'<p style="line-height:130%">{said}</p>'


def _link(term: str, words: str) -> str:
    return f'<a href="{term}" style="color:{current_theme().base.ink}">{escape(words)}</a>'
