"""The book on paper: the score sheet, the standings and the history as a document, printed or as a PDF file."""

from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QWidget

from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_history import history_rows
from mars_desktop.models.campaign_sheet import CampaignSheetModel, SheetRole
from mars_desktop.models.campaign_words import mission_name, title_letter
from mars_desktop.profile.files import write_atomically
from mars_desktop.windows.moments import said_when
from mars_desktop.windows.words import tr

_DPI = 300
_LETTERS = 9.0
"""Size of the letters in points."""


def book_document(desk: CampaignDesk) -> QTextDocument:
    """The book in black on white. No saved card is named in it, and of sealed missions there is the number alone."""
    model = CampaignSheetModel()
    model.show_book(desk.book, desk.content)
    columns = range(model.columnCount())
    heads = "".join(f"<th>{escape(_head(model, desk, column))}</th>" for column in columns)
    rows = "".join(f"<tr>{_row(model, row)}</tr>" for row in range(model.rowCount()))
    told = "".join(
        f"<tr><td>{escape(said_when(line.at, desk.now()))}</td><td>{escape(_told(line.words, line.in_force))}</td></tr>"
        for line in history_rows(desk.campaign, desk.content)
    )
    document = QTextDocument()
    # The letters of the screen are measured in its pixels, which are a third as large on paper.
    letters = QFont(document.defaultFont())
    letters.setPointSizeF(_LETTERS)
    document.setDefaultFont(letters)
    document.setDefaultStyleSheet("th, td { padding: 4px 8px; } th { font-weight: 600; } h1 { font-size: 20pt; }")
    document.setHtml(
        f"<h1>{escape(desk.book.title)}</h1><p>{escape(legend(desk))}</p>"
        f"<table border='1' cellspacing='0' width='100%'><tr>{heads}</tr>{rows}</table>"
        f"<h2>{escape(tr('History'))}</h2><table>{told}</table>"
    )
    return document


def legend(desk: CampaignDesk) -> str:
    """What the letters of the score sheet mean and bring."""
    if desk.book.solo:
        return tr("Points of each mission, and whether it was won")
    parts = []
    words = {"G": tr("Governor"), "A": tr("Administrator"), "P": tr("Prefect"), "-": tr("no title")}
    for title, points in desk.content.title_points.items():
        money = desk.content.money.get(title, 0)
        said = tr("{letter} {title} {n}", letter=title_letter(title), title=words.get(title, title), n=points)
        parts.append(tr("{title}, {n} M€ next", title=said, n=money) if money else said)
    return "  ·  ".join(parts)


def _head(model: CampaignSheetModel, desk: CampaignDesk, column: int) -> str:
    mission = model.mission_at(column)
    if mission:
        return mission_name(desk.book.mission(mission))
    if not column:
        return tr("Player")
    return tr("Points") if desk.book.solo else tr("Title points")


def _row(model: CampaignSheetModel, row: int) -> str:
    cells = (model.index(row, column).data(SheetRole.CELL) for column in range(model.columnCount()))
    return "".join(f"<td><b>{escape(cell.letter)}</b><br>{escape(cell.below)}</td>" for cell in cells)


def _told(words: str, in_force: bool) -> str:
    return words if in_force else tr("undone: {words}", words=words)


def write_pdf(desk: CampaignDesk, file: Path) -> None:
    """Write the book as a PDF file; raises the problems of `write_atomically`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(desk.book.title)
    writer.setResolution(_DPI)
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, QMarginsF(15, 15, 15, 15))
    )
    book_document(desk).print_(writer)
    buffer.close()
    data: QByteArray = buffer.data()
    write_atomically(file, bytes(data.data()))


def print_book(desk: CampaignDesk, parent: QWidget) -> bool:
    """Ask for a printer and print the book; whether it was sent to one."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return False
    book_document(desk).print_(printer)
    return True
