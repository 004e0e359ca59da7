"""The hand at a table: whose cards may be seen, in the order that is wanted, and what is said of each."""

from PySide6.QtCore import QObject, QPoint, QSize, Signal
from PySide6.QtWidgets import QWidget

from mars_desktop.engine import Choice
from mars_desktop.models.hand import HandRow
from mars_desktop.models.table import TableModels
from mars_desktop.theme.application import is_large
from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.widgets.card_face import CardSize
from mars_desktop.widgets.decision_bar import DecisionBar
from mars_desktop.widgets.hand_strip import HandStrip
from mars_desktop.windows.table.asking import Asking
from mars_desktop.windows.table.brief import brief_reason
from mars_desktop.windows.table.card_faces import CardFaces
from mars_desktop.windows.table.hand_order import HandOrder, order_answers, ordered
from mars_desktop.windows.table.sheets import Sheets
from mars_desktop.windows.words import tr


class Hand(QObject):
    """Keeps the strip of cards in step with the models; `reordered` comes when the cards are to lie otherwise."""

    reordered = Signal()

    def __init__(
        self, page: QWidget, models: TableModels, asking: Asking, sheets: Sheets, strip: HandStrip, bar: DecisionBar
    ) -> None:
        super().__init__(page)
        self._page, self._models, self._asking = page, models, asking
        self._sheets, self._strip, self._bar = sheets, strip, bar
        self._order = HandOrder.DRAWN
        strip.met.connect(self._met)
        bar.remark_opened.connect(self._choose_order)

    def _rows(self) -> list[HandRow]:
        return [row for row in self._models.hand.rows() if row.zone == "hand"]

    def follow(self, size: QSize, text_size: int) -> None:
        """Show the cards as they are now, on a page of this size with a text size in percent."""
        controller, rows = self._models.controller, ordered(self._rows(), self._present_order())
        faces = CardFaces(self._models.rules, controller.view, controller.viewer)
        decision = controller.decision
        in_turn = decision is not None and decision.kind == "action" and decision.seat == controller.viewer
        brief = self._brief_reasons() if in_turn else {}
        self._strip.show_cards(
            [faces.in_hand(row, waiting=not in_turn, brief=brief.get(row.id, "")) for row in rows],
            [self._models.hand.spoken(row) for row in rows],
            CardSize.HAND if is_large(size) else CardSize.COMPACT,
            text_size,
            self._words(),
        )

    def _present_order(self) -> HandOrder:
        """The order that is wanted; what is playable counts only where cards can be played."""
        decision = self._models.controller.decision
        playing = decision is not None and decision.kind == "action"
        return self._order if playing or self._order is not HandOrder.ONLY_PLAYABLE else HandOrder.DRAWN

    def _choose_order(self) -> None:
        foot = self._bar.mapTo(self._page, QPoint(self._bar.width(), 0))
        answers = order_answers(self._order)
        sheet = AnswersSheet(self._page, tr("Sort the hand"), answers, foot, self._asking.text_size)
        sheet.given.connect(self._sort)
        self._sheets.add(sheet)
        sheet.open()

    def _sort(self, order: str) -> None:
        self._order = HandOrder(order)
        self.reordered.emit()

    def _brief_reasons(self) -> dict[str, str]:
        """Why each card of the hand cannot be played, in the fewest words."""
        return {
            answer.words[0]: brief_reason(reason, self._asking.words_of(reason))
            for answer, reason in self._models.controller.candidates()
            if isinstance(answer, Choice) and answer.verb == "play" and reason is not None
        }

    def _words(self) -> str:
        """What stands where no cards are shown."""
        controller = self._models.controller
        viewer = controller.viewer
        if viewer is None:
            return "" if controller.over else tr("All hands are face down.")
        who = self._models.rules.setup.seats[viewer].name
        if self._order is HandOrder.ONLY_PLAYABLE and self._rows():
            return tr("{who} has no card in hand that can be played now.", who=who)
        return tr("{who} has no cards in hand.", who=who)

    def _met(self, card: str) -> None:
        """A card of the hand was met: the bar says what stands in its way or what playing it would waste."""
        decision = self._models.controller.decision
        row = next((row for row in self._rows() if row.id == card), None)
        if row is None or decision is None or decision.kind != "action":
            self._bar.note("")
        elif row.reason:
            self._bar.note(row.reason, forbidden=True)
        else:
            self._bar.note(self._asking.warn_of(card), warning=True)
