"""What leaves the book: the campaign as one file, its score sheet for spreadsheets, and the book on paper."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QWidget

from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.profile.campaign_files import SUFFIX
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.windows.campaign.printing import print_book, write_pdf
from mars_desktop.windows.saved_page import plain_name
from mars_desktop.windows.words import tr


class Say(Protocol):
    """Shows a sentence about what was done or could not be done."""

    def __call__(self, message: str, *, bad: bool = False) -> None:
        """Show it."""
        ...


class BookFiles:
    """Asks for files over a page and writes them."""

    def __init__(self, desk: CampaignDesk, page: QWidget, say: Say) -> None:
        self._desk, self._page, self._say = desk, page, say

    def ways(self) -> tuple[tuple[str, Callable[[], None]], ...]:
        """What can be written, each with the words that a menu has for it."""
        desk = self._desk
        return (
            (
                tr("Save the campaign to a file…"),
                lambda: self._ask(tr("Campaigns of Mars Desktop"), SUFFIX, desk.export),
            ),
            (
                tr("Score sheet for a spreadsheet (CSV)…"),
                lambda: self._ask(tr("Spreadsheets"), ".csv", desk.write_sheet),
            ),
            (
                tr("The book as PDF…"),
                lambda: self._ask(tr("PDF files"), ".pdf", lambda file: write_pdf(desk, file)),
            ),
            (tr("Print…"), self._print),
        )

    def _print(self) -> None:
        print_book(self._desk, self._page)

    def _ask(self, kind: str, suffix: str, write: Callable[[Path], None]) -> None:
        suggested = QDir.home().filePath(plain_name(self._desk.book.title, tr("Campaign")) + suffix)
        chosen, _ = QFileDialog.getSaveFileName(self._page, tr("Save to a file"), suggested, f"{kind} (*{suffix})")
        if chosen:
            self.save(Path(chosen), suffix, write)

    def save(self, file: Path, suffix: str, write: Callable[[Path], None]) -> None:
        """Write something of the book to a file, and say what came of it."""
        if not file.suffix:
            file = file.with_suffix(suffix)
        try:
            write(file)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._say(tr("Saved as “{file}”.", file=str(file)))
