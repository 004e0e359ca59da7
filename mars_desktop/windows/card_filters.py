"""Filters over the cards: each one writes a condition into the search, and shows the one that stands there."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from mars_desktop.games.phrases import Speaker, capitalised
from mars_desktop.games.terraforming.resources import TAGS
from mars_desktop.games.terraforming.search import SearchLanguage
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.decks import deck_name, kind_name
from mars_desktop.models.cards import CardOrder, tag_name
from mars_desktop.models.languages import speaker_now
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.icons import icon, icon_color, tag_icon
from mars_desktop.windows.words import tr

_KINDS = ("automated", "active", "event", "corporation")
_DECKS = ("base", "corporate-era")
_PARAMETERS = {"temperature": "temperature", "oxygen": "oxygen", "ocean": "oceans"}
_ICON = 18


class CardFilters(QWidget):
    """Kind, tag, deck and requirement, and the order. `written` carries the new search, `ordered` a `CardOrder`."""

    written = Signal(str)
    ordered = Signal(object)

    def __init__(self, language: SearchLanguage, decks_: Sequence[str] = _DECKS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._text = ""
        speaker = speaker_now()
        kinds = [(kind, kind_name(kind, speaker)) for kind in _KINDS]
        tags = [(tag, tag_name(tag, speaker)) for tag in (*TAGS, "event")]
        decks = [(deck, deck_name(deck, speaker)) for deck in decks_]
        self.boxes = {
            "kind": self._box(tr("Kind"), tr("Any kind"), kinds),
            "tag": self._box(tr("Tag"), tr("Any tag"), [*tags, ("none", tr("No tag"))]),
            "deck": self._box(tr("Deck"), tr("Any deck"), decks),
            "requires": self._box(tr("Requirement"), tr("Any requirement"), _requirements(speaker)),
        }
        for field, box in self.boxes.items():
            box.activated.connect(lambda _at, field=field: self._write(field))
        self.order = self._box(tr("Order"), "", _orders())
        self.order.removeItem(0)
        self.order.activated.connect(lambda _at: self.ordered.emit(CardOrder(self.order.currentData())))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._columns = 0
        self._arrange()
        self._dress()

    def _box(self, name: str, any_: str, values: list[tuple[str, str]]) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.addItem(any_, "")
        for value, words in values:
            box.addItem(words, value)
        box.setMaxVisibleItems(20)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return box

    def read(self, text: str) -> None:
        """Show the conditions that stand in a search."""
        self._text = text
        for field, box in self.boxes.items():
            box.setCurrentIndex(max(0, box.findData(self._language.value_of(text, field))))

    def _write(self, field: str) -> None:
        self.written.emit(self._language.with_value(self._text, field, self.boxes[field].currentData()))

    # Looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break into a second row where not all fit side by side."""
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Never wider than the widest of them: they break into rows."""
        widest = max(box.sizeHint().width() for box in (*self.boxes.values(), self.order))
        return QSize(widest, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_grid"):
            self._dress()
            self._arrange()

    def _arrange(self) -> None:
        boxes = (*self.boxes.values(), self.order)
        needed = sum(box.sizeHint().width() + 8 for box in boxes) - 8
        columns = len(boxes) if needed <= self.width() else 3
        if columns != self._columns:
            self._columns = columns
            for at, box in enumerate(boxes):
                self._grid.addWidget(box, at // columns, at % columns)

    def _dress(self) -> None:
        theme, side = current_theme(), round(_ICON * current_text_size() / 100)
        tags, needs = self.boxes["tag"], self.boxes["requires"]
        for box in (tags, needs):
            box.setIconSize(QSize(side, side))
        for at in range(1, tags.count()):
            if tags.itemData(at) != "none":
                tags.setItemIcon(at, tag_icon(tags.itemData(at), side, theme))
        for at in range(1, needs.count()):
            value = needs.itemData(at)
            if value in TAGS:
                needs.setItemIcon(at, tag_icon(value, side, theme))
            elif value in _PARAMETERS:
                name = _PARAMETERS[value]
                needs.setItemIcon(at, icon(name, icon_color(theme, name), side))
            else:
                needs.setItemIcon(at, QIcon())


def _requirements(speaker: Speaker) -> list[tuple[str, str]]:
    parameters = [(value, capitalised(names.parameter(speaker, name))) for value, name in _PARAMETERS.items()]
    tags = [(tag, tr("{tag} tags", tag=tag_name(tag, speaker))) for tag in TAGS if tag not in ("building", "space")]
    known = [(value, words) for value, words in tags if value != "city"]
    rest = [
        ("city", tr("Cities")),
        ("greenery", tr("Greeneries")),
        ("production", tr("Production")),
        ("max", tr("At most something")),
        ("any", tr("Has a requirement")),
        ("none", tr("Has none")),
    ]
    return [*parameters, *known, *rest]


def _orders() -> list[tuple[str, str]]:
    return [
        (CardOrder.NUMBER.value, tr("By number")),
        (CardOrder.NAME.value, tr("By name")),
        (CardOrder.COST.value, tr("By cost")),
    ]
