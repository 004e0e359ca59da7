"""Paying a price in a mix: so much steel, titanium, M€ and heat, with what it is worth and what is lost."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QSpinBox, QWidget

from mars_desktop.engine.payment import Means, Payment
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon, icon_color
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.lettering import face, tint
from mars_desktop.widgets.sheet import Sheet

PAY, BACK = "pay", "back"
_PLAIN = "mc"


class PaymentSheet(Sheet):
    """Asks how to pay. `paid` carries the amounts by resource, zeros left out.

    The mix that is suggested stands there first. When another resource is changed, M€ make up for it as far as they
    reach. `refuse` gives the sentence that says why a mix does not pay, empty if it does; it is asked at every change.
    A price made of single units is told in units, not in M€. `icons` are those of means that are not called alike.
    """

    paid = Signal(dict)

    def __init__(
        self,
        page: QWidget,
        title: str,
        payment: Payment,
        names: Mapping[str, str],
        refuse: Callable[[dict[str, int]], str],
        text_size: int = 100,
        *,
        icons: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(page)
        self._payment = payment
        self._icons = icons or {}
        self._refuse = refuse
        self._text_size = text_size
        self._spins: dict[str, QSpinBox] = {}
        self._worth: dict[str, QLabel] = {}
        heading = QLabel(title)
        heading.setFont(face("title", text_size))
        self.body.addWidget(heading)
        grid = QGridLayout()
        step = round(look().size.grid)
        grid.setHorizontalSpacing(3 * step)
        grid.setVerticalSpacing(2 * step)
        suggested = payment.suggested()
        for line, means in enumerate(payment.means):
            self._add(grid, line, means, names[means.resource], suggested.get(means.resource, 0))
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self._sum = QLabel()
        self._sum.setFont(face("body", text_size, 600))
        self.body.addWidget(self._sum)
        self._said = QLabel()
        self._said.setFont(face("body", text_size))
        self._said.setWordWrap(True)
        self._said.setMinimumHeight(round(self._said.fontMetrics().height() * 2.2))
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._said.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.body.addWidget(self._said)
        row = QHBoxLayout()
        row.setSpacing(2 * step)
        self.body.addLayout(row)
        back = AnswerButton(Answer(BACK, self.tr("Back")), text_size)
        back.clicked.connect(self.close_sheet)
        self.pay_button = AnswerButton(self._payable(""), text_size, lit=True)
        self.pay_button.clicked.connect(self._commit)
        row.addStretch(1)
        row.addWidget(back)
        row.addWidget(self.pay_button)
        self.setAccessibleName(title)
        self._changed()

    def open(self) -> None:
        """Show it with the keyboard on the first amount that there is anything of."""
        first = next(spin for spin in self._spins.values() if spin.isEnabled())
        self.open_with(first)
        first.selectAll()

    @property
    def amounts(self) -> dict[str, int]:
        """The mix as it stands, zeros left out."""
        return {name: spin.value() for name, spin in self._spins.items() if spin.value()}

    @property
    def sentence(self) -> str:
        """What is said about the mix."""
        return self._said.text()

    def spin(self, resource: str) -> QSpinBox:
        """The control of one resource."""
        return self._spins[resource]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter pays."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self._commit()
            return
        super().keyPressEvent(event)

    def _add(self, grid: QGridLayout, row: int, means: Means, name: str, units: int) -> None:
        size = round(18 * self._text_size / 100)
        sign = QLabel()
        drawn = self._icons.get(means.resource, means.resource)
        colour = icon_color(current_theme(), drawn)
        sign.setPixmap(icon(drawn, colour, size).pixmap(QSize(size, size), self.devicePixelRatioF()))
        label = QLabel(name)
        label.setFont(face("body", self._text_size, 600))
        of = QLabel(self._supply(means))
        of.setFont(face("caption", self._text_size))
        spin = QSpinBox()
        spin.setFont(face("body", self._text_size))
        spin.setRange(0, means.available)
        spin.setValue(units)
        spin.setEnabled(means.available > 0)
        spin.setAccessibleName(name)
        spin.setAccessibleDescription(of.text())
        spin.setMinimumWidth(round(86 * self._text_size / 100))
        label.setBuddy(spin)
        worth = QLabel()
        worth.setFont(face("body", self._text_size, 600))
        worth.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        worth.setMinimumWidth(round(64 * self._text_size / 100))
        if self._payment.parts:
            worth.hide()
        for column, widget in enumerate((sign, label, of, spin, worth)):
            grid.addWidget(widget, row, column)
        self._spins[means.resource], self._worth[means.resource] = spin, worth
        spin.valueChanged.connect(lambda _value, name=means.resource: self._moved(name))

    def _supply(self, means: Means) -> str:
        if means.value == 1:
            return self.tr("{n} at hand").format(n=means.available)
        return self.tr("{n} at hand, worth {value} M€ each").format(n=means.available, value=means.value)

    def _moved(self, resource: str) -> None:
        plain = self._spins.get(_PLAIN)
        if resource != _PLAIN and plain is not None:
            others = sum(m.value * self._spins[m.resource].value() for m in self._payment.means if m.resource != _PLAIN)
            plain.blockSignals(True)
            plain.setValue(max(0, min(plain.maximum(), self._payment.price - others)))
            plain.blockSignals(False)
        if self._payment.parts:
            self._give_way(resource)
        self._changed()

    def _give_way(self, resource: str) -> None:
        """Of a price in units, what is paid by one thing more need not be paid by another."""
        over = sum(spin.value() for spin in self._spins.values()) - self._payment.price
        for name, spin in self._spins.items():
            less = min(spin.value(), max(0, over))
            if name != resource and less:
                spin.blockSignals(True)
                spin.setValue(spin.value() - less)
                spin.blockSignals(False)
                over -= less

    def _changed(self) -> None:
        worth = 0
        for means in self._payment.means:
            own = means.value * self._spins[means.resource].value()
            worth += own
            self._worth[means.resource].setText(self.tr("{n} M€").format(n=own))
        price = self._payment.price
        paid = self.tr("{paid} of {price}") if self._payment.parts else self.tr("{paid} of {price} M€")
        self._sum.setText(paid.format(paid=worth, price=price))
        reason = self._refuse(self.amounts)
        lost = worth - price
        warning = ""
        if not reason and lost > 0:
            warning = self.tr("{n} M€ too much is lost: no change is given.").format(n=lost)
        self._said.setText(reason or warning)
        colours = self._said.palette()
        colours.setColor(colours.ColorRole.WindowText, tint("bad" if reason else "warn"))
        self._said.setPalette(colours)
        self.pay_button.show_answer(self._payable(reason))

    def _payable(self, reason: str) -> Answer:
        words = self.tr("Pay {price}") if self._payment.parts else self.tr("Pay {price} M€")
        return Answer(PAY, words.format(price=self._payment.price), reason=reason)

    def _commit(self) -> None:
        amounts = self.amounts
        if not self._refuse(amounts):
            self.close_sheet()
            self.paid.emit(amounts)
