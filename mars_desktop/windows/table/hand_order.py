"""The orders in which a hand can lie, and which of its cards are shown."""

from collections.abc import Sequence
from enum import StrEnum

from mars_desktop.models.hand import HandRow
from mars_desktop.widgets.answer import Answer
from mars_desktop.windows.words import tr

_KINDS = ("automated", "active", "event")


class HandOrder(StrEnum):
    """How the cards of a hand lie side by side."""

    DRAWN = "drawn"
    PRICE = "price"
    KIND = "kind"
    TAG = "tag"
    PLAYABLE = "playable"
    ONLY_PLAYABLE = "only-playable"


def ordered(rows: Sequence[HandRow], order: HandOrder) -> list[HandRow]:
    """The cards in that order; equal ones as they were drawn."""
    match order:
        case HandOrder.PRICE:
            return sorted(rows, key=lambda row: row.price)
        case HandOrder.KIND:
            return sorted(rows, key=lambda row: (_KINDS.index(row.kind), row.price))
        case HandOrder.TAG:
            return sorted(rows, key=lambda row: (not row.tags, row.tags, row.price))
        case HandOrder.PLAYABLE:
            return sorted(rows, key=lambda row: not row.playable)
        case HandOrder.ONLY_PLAYABLE:
            return [row for row in rows if row.playable]
        case _:
            return list(rows)


def order_answers(present: HandOrder) -> list[Answer]:
    """The orders to choose from."""
    words = {
        HandOrder.DRAWN: tr("As drawn"),
        HandOrder.PRICE: tr("By price"),
        HandOrder.KIND: tr("By kind"),
        HandOrder.TAG: tr("By tag"),
        HandOrder.PLAYABLE: tr("Playable ones first"),
        HandOrder.ONLY_PLAYABLE: tr("Only playable ones"),
    }
    return [Answer(order, said, detail=tr("as now") if order is present else "") for order, said in words.items()]
