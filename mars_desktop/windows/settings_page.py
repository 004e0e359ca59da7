"""What a person may set; every change holds at once."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mars_desktop.models.handover import Covering
from mars_desktop.models.languages import LANGUAGES
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.settings import Setting, Settings
from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.motion import Pace
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.preferences import (
    ANIMATIONS,
    COLONY_GUIDE,
    CONFIRM_CLICKS,
    COVERING,
    GUIDE,
    LANGUAGE,
    TEXT_SIZE,
    TEXT_SIZES,
    THEME,
)
from mars_desktop.windows.words import tr

WIDEST = 760


class SettingsPage(Page):
    """The settings. `changed` comes after one was stored."""

    changed = Signal()

    def __init__(self, database: Database, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = Settings(database)
        self._readers: list[Callable[[], None]] = []
        self._message = Words("", "body", "bad", wrap=True)
        self._back = QPushButton(tr("Back"))
        self._back.setDefault(True)
        self._back.clicked.connect(self.home)
        column = QVBoxLayout()
        column.setSpacing(6)
        languages = [("system", tr("As the system")), *LANGUAGES.items()]
        self._choice(column, tr("Language"), LANGUAGE, languages, "")
        self._choice(column, tr("Colours"), THEME, self._themes(), "")
        about = tr("At the table, text grows as far as the map keeps its place.")
        self._choice(column, tr("Text size"), TEXT_SIZE, [(n, tr("{n} %", n=n)) for n in TEXT_SIZES], about)
        paces = [(Pace.NORMAL, tr("Normal")), (Pace.SHORT, tr("Short")), (Pace.OFF, tr("Off"))]
        about = tr("Any key or click ends them. Where the system asks for less motion, nothing moves.")
        self._choice(column, tr("Animations"), ANIMATIONS, paces, about)
        self._check(
            column,
            tr("Confirm areas on the map"),
            CONFIRM_CLICKS,
            tr("A tile is placed by a second click or Enter on the same area."),
        )
        self._choice(
            column,
            tr("Cover between seats"),
            COVERING,
            [
                (Covering.NEVER, tr("Never")),
                (Covering.WHEN_NEEDED, tr("When hidden cards change hands")),
                (Covering.ALWAYS, tr("Always when another seat is asked")),
                (Covering.PEEK, tr("Never, but hands lie face down")),
            ],
            tr("Face down, a seat sees its own hand as long as it holds H. A game alone is never covered."),
        )
        self._check(
            column,
            tr("Guide through the first generation"),
            GUIDE,
            tr("A note at the side says what can be done, what it costs and why. It ends by itself."),
        )
        self._check(
            column,
            tr("Guide through the first rounds of On Mars"),
            COLONY_GUIDE,
            tr("The same for a first game there."),
        )
        inner = QWidget()
        inner.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        inner.setMaximumWidth(round(WIDEST * max(1.0, current_text_size() / 100)))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        area.setWidget(inner)
        inner.setAutoFillBackground(False)
        self._inner = inner
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._back)
        below.addWidget(self._message, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(52, 36, 40, 24)
        page.setSpacing(16)
        page.addWidget(Words(tr("Settings"), "heading"))
        page.addWidget(area, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    @property
    def title(self) -> str:
        return tr("Settings")

    def open_page(self) -> None:
        """Show what is stored."""
        for read in self._readers:
            read()
        self._inner.setMaximumWidth(round(WIDEST * max(1.0, current_text_size() / 100)))
        self._message.setText("")
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    @staticmethod
    def _themes() -> list[tuple[Any, str]]:
        return [
            ("system", tr("As the system")),
            ("dark", tr("Dark")),
            ("light", tr("Light")),
            ("contrast", tr("High contrast")),
        ]

    def _choice(
        self, column: QVBoxLayout, name: str, setting: Setting[Any], values: list[tuple[Any, str]], about: str
    ) -> None:
        box = QComboBox()
        box.setAccessibleName(name)
        for _, words in values:
            box.addItem(words)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        keys = [value for value, _ in values]
        box.activated.connect(lambda at: self._store(setting, keys[at]))
        self._readers.append(lambda: box.setCurrentIndex(keys.index(self._settings.get(setting))))
        self._row(column, name, box, about)

    def _check(self, column: QVBoxLayout, name: str, setting: Setting[bool], about: str) -> None:
        box = QCheckBox(tr("Yes"))
        box.setAccessibleName(name)
        box.clicked.connect(lambda on: self._store(setting, on))
        self._readers.append(lambda: box.setChecked(self._settings.get(setting)))
        self._row(column, name, box, about)

    def _row(self, column: QVBoxLayout, name: str, control: QWidget, about: str) -> None:
        label = Words(name, "body", weight=500)
        label.setBuddy(control)
        control.setAccessibleDescription(about)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(label)
        if about:
            words.addWidget(Words(about, "caption", "ink2", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(words, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)
        column.addSpacing(6)
        column.addWidget(Hairline())
        column.addSpacing(6)

    def _store(self, setting: Setting[Any], value: object) -> None:
        try:
            self._settings.set(setting, value)
        except ProfileProblem as problem:
            self._message.setText(str(problem))
            for read in self._readers:
                read()
            return
        self._message.setText("")
        self.changed.emit()
