"""What the lists of saved tables and of campaigns share: a list, its bin, and buttons for the one that is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QListView, QPushButton, QVBoxLayout, QWidget

from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.table_delegate import TableDelegate
from mars_desktop.windows.words import tr


class KeptPage(Page):
    """Lists things kept in the profile, or those in its bin; the page built on it says what they are."""

    def __init__(self, delegate: TableDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._in_bin = False
        self._heading = Words("", "heading")
        self._list = QListView()
        delegate.setParent(self._list)
        self._list.setItemDelegate(delegate)
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.viewport().setAutoFillBackground(False)
        self._nothing = Words("", "body", "ink2", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._message = Words("", "body", "ink2", wrap=True)
        self._open = QPushButton(tr("Open"))
        self._open.setDefault(True)
        self._rename = QPushButton(tr("Rename"))
        self._export = QPushButton(tr("Save to a file"))
        self._delete = QPushButton(tr("Put in the bin"))
        self._restore = QPushButton(tr("Take out of the bin"))
        self._restore.setDefault(True)
        self._empty = QPushButton(tr("Empty the bin"))
        self._import = QPushButton(tr("Open a file"))
        self._bin = QPushButton("")
        self._back = QPushButton(tr("Home"))
        self._back.clicked.connect(self.home)

    def _lay_out(self, above: Sequence[QWidget | QLayout], acting: Sequence[QPushButton]) -> None:
        """What stands above the list, and the buttons at its foot."""
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._back)
        below.addWidget(self._message, 1)
        for button in acting:
            below.addWidget(button)
        page = QVBoxLayout(self)
        page.setContentsMargins(52, 36, 40, 24)
        page.setSpacing(16)
        for part in above:
            if isinstance(part, QWidget):
                page.addWidget(part)
            else:
                page.addLayout(part)
        # One of the two is seen and takes the room, so that what stands below stays where it is.
        page.addWidget(self._nothing, 1)
        page.addWidget(self._list, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    @property
    def message(self) -> str:
        """What was done or could not be done last."""
        return self._message.text()

    def _show_list(
        self, count: int, at: int, nothing: str, kept: Sequence[QPushButton], empty_focus: QPushButton
    ) -> None:
        """Show the list or that there is none, the buttons that fit, and choose the row ``at``.

        ``kept``: buttons for what is not in the bin; ``empty_focus`` has the keyboard where nothing is listed.
        """
        self._nothing.setVisible(not count)
        self._nothing.setText(nothing)
        self._list.setVisible(bool(count))
        self._list.setAccessibleName(self._heading.text())
        for button in kept:
            button.setVisible(not self._in_bin)
        for button in (self._restore, self._empty):
            button.setVisible(self._in_bin)
        self._empty.setEnabled(bool(count))
        if count:
            self._list.setCurrentIndex(self._list.model().index(min(max(at, 0), count - 1), 0))
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            empty_focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, message: str, *, bad: bool = False) -> None:
        self._message.set_ink("bad" if bad else "ink2")
        self._message.setText(message)
