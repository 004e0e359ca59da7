"""The options of a game being set up, each with what it means."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from mars_desktop.engine import Option, ruleset
from mars_desktop.games.texts import OptionText
from mars_desktop.models.games import face_of
from mars_desktop.windows.labels import Words
from mars_desktop.windows.setup_draft import OptionValue
from mars_desktop.windows.words import tr


class OptionRow:
    """One option: its control, and the words about it."""

    def __init__(self, option: Option, text: OptionText) -> None:
        self.option, self.text = option, text
        self.control: QComboBox | QCheckBox
        if isinstance(option.default, bool):
            self.control = QCheckBox(tr("Yes"))
        else:
            self.control = QComboBox()
            # Of a free option the rules know only what holds when nothing is said.
            for value in self.text.values if option.free else option.values:
                self.control.addItem(text.values.get(value, str(value)), value)
            self.control.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            self.control.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.control.setAccessibleName(self.text.name)
        self.explanation = Words(self.text.explanation, "caption", "ink2", wrap=True)
        self.name = Words(self.text.name, "body", weight=500)
        self.name.setBuddy(self.control)

    @property
    def is_choice(self) -> bool:
        """Whether there is anything to choose: of a free option only one value may be offered."""
        return isinstance(self.control, QCheckBox) or self.control.count() > 1

    @property
    def value(self) -> OptionValue:
        """The value that is chosen."""
        if isinstance(self.control, QCheckBox):
            return self.control.isChecked()
        value: OptionValue = self.control.currentData()
        return value

    def choose(self, value: OptionValue) -> None:
        """Choose a value."""
        if isinstance(self.control, QCheckBox):
            self.control.setChecked(bool(value))
        else:
            self.control.setCurrentIndex(max(0, self.control.findData(value)))

    def allow(self, reason: str) -> None:
        """Let it be chosen, or say why it cannot be."""
        self.control.setEnabled(not reason)
        self.explanation.setText(reason or self.text.explanation)
        self.explanation.set_ink("ink3" if reason else "ink2")
        self.control.setToolTip(reason)
        self.control.setAccessibleDescription(reason or self.text.explanation)


class OptionRows(QWidget):
    """The options of a game's rules, house rules apart. `changed` comes with every change."""

    changed = Signal()

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        face = face_of(game)
        self._places = face.options
        asked = [option for option in ruleset(game).options if option.key not in self._places.unasked]
        rows = [OptionRow(option, face.option(option.key)) for option in asked]
        self._rows = {row.option.key: row for row in rows if row.is_choice}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        own = [key for key in self._rows if key not in self._places.house_rules]
        agreed = [key for key in self._places.house_rules if key in self._rows]
        for title, keys in ((tr("The game"), own), (tr("What the table agrees on"), agreed)):
            column.addWidget(Words(title, "label"))
            column.addLayout(self._grid([self._rows[key] for key in keys]))
            column.addSpacing(8)
        column.addStretch(1)
        for row in self._rows.values():
            if isinstance(row.control, QCheckBox):
                row.control.toggled.connect(self.changed)
            else:
                row.control.currentIndexChanged.connect(self.changed)

    def _grid(self, rows: list[OptionRow]) -> QGridLayout:
        """Two options side by side, each control over its explanation."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(12)
        for number, row in enumerate(rows):
            cell = QVBoxLayout()
            cell.setSpacing(3)
            cell.addWidget(row.name)
            cell.addWidget(row.control, 0, Qt.AlignmentFlag.AlignLeft)
            cell.addWidget(row.explanation)
            cell.addStretch(1)
            grid.addLayout(cell, number // 2, number % 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def show_options(self, options: dict[str, OptionValue]) -> None:
        """Show these values, and the defaults of those that are not named."""
        for key, row in self._rows.items():
            row.choose(options.get(key, row.option.default))

    def options(self) -> dict[str, OptionValue]:
        """The values that differ from what holds when nothing is said, of the options that matter."""
        return {
            key: row.value
            for key, row in self._rows.items()
            if row.control.isEnabled() and row.value != row.option.default
        }

    def seats_are(self, seats: int) -> None:
        """Allow what matters with that many seats."""
        alone = seats == 1
        for keys, reason in (
            (self._places.with_others, tr("Only for two and more seats.") if alone else ""),
            (self._places.alone, "" if alone else tr("Only for a game alone.")),
            (self._places.not_alone, tr("A game alone always uses it.") if alone else ""),
        ):
            for key in keys:
                if key in self._rows:
                    self._rows[key].allow(reason)
