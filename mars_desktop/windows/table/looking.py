"""Looking at things without answering: the cards of a seat, a card held large, a line of the log."""

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from mars_desktop.board import BoardView
from mars_desktop.engine import Choice
from mars_desktop.models.mission import own_box
from mars_desktop.models.options import OptionRow
from mars_desktop.models.played import PlayedRow
from mars_desktop.models.table import TableModels
from mars_desktop.widgets.answer import Answer
from mars_desktop.widgets.cards_sheet import CardsSheet, ShownCard
from mars_desktop.widgets.hand_strip import HandStrip
from mars_desktop.widgets.large_card import LargeCard
from mars_desktop.windows.table.asking import Asking
from mars_desktop.windows.table.card_faces import CardFaces
from mars_desktop.windows.table.log_menu import LogMenu
from mars_desktop.windows.table.log_sheet import LogSheet, log_sheet
from mars_desktop.windows.table.sheets import Sheets
from mars_desktop.windows.table.side_column import SideColumn
from mars_desktop.windows.words import tr, tr_count

_USES = "uses "


class Looking(QObject):
    """Opens what a person wants to see; actions of cards in play can be used from there."""

    def __init__(
        self, page: QWidget, models: TableModels, asking: Asking, sheets: Sheets, hand: HandStrip, side: SideColumn
    ) -> None:
        super().__init__(page)
        self._text_size = 100
        self._page, self._models, self._asking = page, models, asking
        self._sheets, self._hand, self._side = sheets, hand, side
        self.large = LargeCard(page)
        hand.large.connect(self._hold_large)
        self.log_menu = LogMenu(page, models.controller, sheets, asking.words_of, asking.say)
        self.log_menu.serve(side.log.lines)

    @property
    def text_size(self) -> int:
        """The size of everything that is opened, in percent."""
        return self._text_size

    @text_size.setter
    def text_size(self, text_size: int) -> None:
        self._text_size = self.log_menu.text_size = text_size

    def _faces(self) -> CardFaces:
        controller = self._models.controller
        return CardFaces(self._models.rules, controller.view, controller.viewer)

    # Cards in play

    def open_seat(self, seat: int, place: QRect) -> None:
        """Show the cards in front of a seat in that part of the page."""
        faces, played = self._faces(), self._models.played[seat]
        cards = [ShownCard(faces.in_play(row), played.spoken(row), self._action(row)) for row in played.rows()]
        who = self._models.rules.setup.seats[seat].name
        title = tr_count("{who}: {n} card in play", "{who}: {n} cards in play", len(cards), who=who)
        empty = tr("Nothing is in play yet.")
        cards += self._boxed(seat, faces)
        sheet = CardsSheet(self._page, title, cards, place, empty, self.text_size)
        sheet.given.connect(self._use)
        self._sheets.add(sheet)
        sheet.open()

    def _boxed(self, seat: int, faces: CardFaces) -> list[ShownCard]:
        """The cards in the own box, for the eyes of their owner."""
        controller, table = self._models.controller, self._models.rules.table
        if seat != controller.viewer:
            return []
        waits = Answer("", tr("In the box"), icon="box", reason=tr("It waits in the box for the next mission."))
        cards = own_box(table, controller.view, seat)
        return [ShownCard(faces.plain(card), faces.spoken(card), waits) for card in cards]

    def _uses(self, card: str) -> list[OptionRow]:
        """The answers that use an action of a card."""
        return [
            row
            for row in self._models.options.rows()
            if row.verb == "use" and isinstance(row.answer, Choice) and row.answer.words[0] == card
        ]

    def _action(self, row: PlayedRow) -> Answer | None:
        """What stands under a card in play."""
        if not row.actions:
            return None
        uses = self._uses(row.id)
        if not uses:
            return Answer("", tr("Used") if row.used else tr("Action"), reason=row.reason)
        if len(uses) > 1:
            return Answer(f"{_USES}{row.id}", tr("Use an action"), reason=row.reason, more=True)
        use = uses[0]
        return Answer(use.id, tr("Used") if row.used else tr("Use action"), detail=use.detail, reason=use.reason)

    def _use(self, answer_id: str) -> None:
        if answer_id.startswith(_USES):
            self._asking.open_answers(tr("Use an action"), self._uses(answer_id.removeprefix(_USES)))
        else:
            self._asking.answer(answer_id)

    # A card held large

    def _hold_large(self, card: str) -> None:
        button = self._hand.card(card) if card else None
        if button is None:
            self.large.put_away()
            return
        foot = button.mapTo(self._page, QPoint(button.width() // 2, 0))
        self.large.show_above(button.face, foot, self.text_size)

    def put_away(self) -> bool:
        """Take the large card away; whether there was one."""
        shown = self.large.isVisible()
        self.large.put_away()
        return shown

    # The log

    def show_line(self, place: str, card: str, view: BoardView) -> None:
        """Show what a line of the log is about: its place on the map, or its card."""
        if place:
            view.board.put_cursor(place)
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif card:
            lines = self._side.log
            foot = lines.mapTo(self._page, QPoint(0, lines.height()))
            self.large.show_above(self._faces().plain(card), foot, self.text_size)

    def open_log(self) -> None:
        """The whole log over the table, to find something in it."""
        sheet = log_sheet(
            self._page,
            self._models.log,
            self._models.rules,
            secrets=self._models.controller.over,
            text_size=self.text_size,
        )
        sheet.book.shown.connect(lambda place, card: self._show_from(sheet, place, card))
        self.log_menu.serve(sheet.book.lines)
        self._sheets.add(sheet)
        sheet.open()

    def _show_from(self, sheet: LogSheet, place: str, card: str) -> None:
        """Show what a line in the sheet is about: a place below it, or a card over it."""
        if place:
            sheet.close_sheet()
            self._side.log.lines.shown.emit(place, card)
        elif card:
            foot = self._page.rect().bottomLeft() + QPoint(self._page.width() // 4, -8)
            self.large.show_above(self._faces().plain(card), foot, self.text_size)
