"""Where everything stands on a card's face, at any width; whatever has to be read makes the card grow."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mars_desktop.theme.tokens import look
from mars_desktop.widgets.card_face import glyphs, rows
from mars_desktop.widgets.card_face.face import CardFace
from mars_desktop.widgets.card_face.foot import foot, points_size, rosette
from mars_desktop.widgets.card_face.head import header, name, needs
from mars_desktop.widgets.card_face.lettering import Letters, letters, wrapped
from mars_desktop.widgets.card_face.pieces import Color, Piece, ink, ink3, text_piece


class CardSize(Enum):
    """The three faces: ``LARGE`` also in words, ``HAND`` in symbols, ``COMPACT`` without requirements and points."""

    LARGE = "large"
    HAND = "hand"
    COMPACT = "compact"

    @property
    def design(self) -> QSizeF:
        """Width and least height at text size 100 %."""
        width, height = getattr(look().card.faces, self.value)
        return QSizeF(width, height)


@dataclass(frozen=True, slots=True)
class CardLayout:
    """A laid out card: its size, the plate under the symbols, and all pieces from back to front."""

    size: QSizeF
    plate: QRectF
    pieces: tuple[Piece, ...]


def card_size(face: CardFace, size: CardSize, width: float | None = None, *, disabled: bool = False) -> QSizeF:
    """How large a card has to be: the asked or designed width, and the height that nothing is cut at."""
    return card_layout(face, size, width or size.design.width(), 0.0, disabled=disabled).size


@lru_cache(maxsize=512)
def card_layout(
    face: CardFace, size: CardSize, width: float, height: float = 0.0, *, disabled: bool = False
) -> CardLayout:
    """The layout of a card ``width`` wide and at least ``height`` high.

    ``disabled`` puts the reason in the place of the sentence, or of the symbols of a compact face.
    """
    least = max(height, width * size.design.height() / size.design.width())
    reason = face.reason if disabled else ""
    match size:
        case CardSize.LARGE:
            return _large(face, width, least, reason)
        case CardSize.HAND:
            return _hand(face, width, least, reason)
        case CardSize.COMPACT:
            return _compact(face, width, least, face.brief if reason else "")


def _large(face: CardFace, width: float, height: float, reason: str) -> CardLayout:
    """Head, requirement, plate of a fixed height, sentence, foot."""
    card, u = look().card, width / 20
    pieces, top = _upper(face, width, quiet=bool(reason))
    block = rows.block(face.rows, u * card.icon, width - u * 2.2, u * card.plate_two_rows)
    plate_height = u * (card.plate_one_row if len(block.lines) < 2 else card.plate_two_rows)
    plate = QRectF(u * card.spine, top, width - u * card.spine, max(plate_height, block.height + u * 1.8))
    pieces += rows.pieces(block, plate.center().x(), plate.center().y(), plate.height() - u * 1.8)
    seal = points_size(face, u)
    style = letters(u * card.text, 500 if reason else 400)
    while True:
        seat = _seat(seal, width, height, u)
        words, bottom = _sentence(reason or face.rules, style, plate.bottom(), width, seat, locked=bool(reason))
        short = max(bottom - (height - u * card.foot), plate.bottom() + u * 0.4 - seat.top() if seal else 0.0)
        if short <= 0:
            break
        height += max(short, 1.0)
    pieces += words
    if not reason:
        pieces += _flavour(face, bottom, width, seat, height - u * card.foot)
    pieces += foot(face, width, height, seat.left() if seal else width, full=True)
    pieces += rosette(face, seat, u)
    return CardLayout(QSizeF(width, height), plate, tuple(pieces))


def _hand(face: CardFace, width: float, height: float, reason: str) -> CardLayout:
    """Head, requirement, a plate as high as there is room, and the foot or the reason."""
    card, u = look().card, width / 20
    pieces, top = _upper(face, width, quiet=bool(reason))
    seal = points_size(face, u)
    style = letters(u * card.text, 500)
    foot_height = u * 3.4
    block = rows.block(face.rows, u * 2.35, width - u * 2.2, height - foot_height - top - u * 1.4)
    while True:
        seat = _seat(seal, width, height, u)
        bottom = height - foot_height
        words: list[Piece] = []
        if reason:
            words, end = _sentence(reason, style, 0.0, width, seat.translated(0, -height), locked=True)
            # laid out from the top of the card to learn how high it is, then again where it belongs
            bottom = height - end - u * 0.7
            words, end = _sentence(reason, style, bottom, width, seat, locked=True)
            bottom -= max(0.0, end + u * 0.5 - height)
            words, end = _sentence(reason, style, bottom, width, seat, locked=True)
        plate = QRectF(u * card.spine, top, width - u * card.spine, bottom - top)
        start = plate.center().y() - block.height / 2
        if seal and start + block.height > seat.top() and plate.center().x() + block.width / 2 > seat.left():
            start = seat.top() - u * 0.3 - block.height
        short = plate.top() + u * 0.6 - start
        if short <= 0.01:
            break
        height += max(short, 1.0)
    pieces += rows.pieces(block, plate.center().x(), start + block.height / 2, 0.0)
    pieces += words
    if not reason:
        pieces += foot(face, width, height, seat.left() if seal else width, full=False)
    pieces += rosette(face, seat, u)
    return CardLayout(QSizeF(width, height), plate, tuple(pieces))


def _compact(face: CardFace, width: float, height: float, reason: str) -> CardLayout:
    """Price, tags, name, and the symbols or the reason."""
    k = width / look().card.faces.compact[0]
    pieces, lower = header(
        face,
        width,
        cost=20 * k,
        old=12 * k,
        base=23 * k,
        tag=15.5 * k,
        tag_top=7 * k,
        edge=4 * k,
        left=9 * k,
        quiet=bool(reason),
        below=11 * k,
    )
    bases = (40 * k + lower, 37 * k + lower)
    named, extra = name(face, 9 * k, width - 14 * k, letters(12.5 * k, 600), bases, quiet=bool(reason))
    extra += lower
    pieces += named
    plate = QRectF(4 * k, 54 * k + extra, width - 4 * k, 0)
    if reason:
        words, bottom = _reason(reason, letters(12 * k, 500), QPointF(9 * k, plate.top() + 3 * k), width - 13 * k)
        height = max(height, bottom + 3 * k)
        pieces += words
    else:
        room = height - plate.top() - 6 * k
        block = rows.block(face.rows, 14.5 * k, width - 12 * k, room)
        height = max(height, plate.top() + block.height + 6 * k)
        pieces += rows.pieces(block, plate.center().x(), (plate.top() + height) / 2, 0.0)
    plate.setBottom(height)
    return CardLayout(QSizeF(width, height), plate, tuple(pieces))


def _upper(face: CardFace, width: float, *, quiet: bool) -> tuple[list[Piece], float]:
    """Everything above the plate, and where the plate begins."""
    card, u = look().card, width / 20
    pieces, _ = header(
        face,
        width,
        cost=u * card.cost,
        old=u * card.old_cost,
        base=u * 3.9,
        tag=u * card.tag,
        tag_top=u * 1.1,
        edge=u,
        left=u * 1.7,
        quiet=quiet,
    )
    named, extra = name(face, u * 1.7, width - u * 2.7, letters(u * card.name, 600), (u * 6.7, u * 6.15), quiet=quiet)
    top = u * card.plate_top + extra
    row = max(u * card.requirement_row, 19.0)
    # a name on one line leaves room for the requirements to stand a little higher than their rows
    lift = u * 0.5 if len(named) == 1 else u * 0.1
    placed, lines = needs(face, QRectF(u * 1.7, top - lift, width - u * 3.1, row))
    return [*pieces, *named, *placed], top + lines * row


def _seat(seal: float, width: float, height: float, u: float) -> QRectF:
    """Where the rosette sits, low on the right."""
    return QRectF(width - u * 0.9 - seal, height - u * 0.8 - seal, seal, seal)


def _sentence(
    text: str, style: Letters, top: float, width: float, seat: QRectF, *, locked: bool, color: Color = ink
) -> tuple[list[Piece], float]:
    """Text under the plate flowing round the rosette, and where it ends; a reason has a padlock in front."""
    u = width / 20
    left = u * 1.7
    lock = style.px * 1.05 if locked else 0.0
    start = left + (lock + u * 0.4 if locked else 0.0)
    step = style.px * (1.24 if locked else 1.3)
    first = top + style.px * 1.3

    def room(line: int) -> float:
        beside = not seat.isEmpty() and first + line * step + style.descent > seat.top() - u * 0.1
        return (seat.left() - u * 0.3 if beside else width - u) - start

    lines = wrapped(text, style, room)
    pieces = [text_piece("text", start, first + i * step, line, style, color) for i, line in enumerate(lines)]
    if locked and lines:
        pieces.append(_padlock(QRectF(left, first - style.px * 0.86, lock * 0.86, lock)))
    return pieces, first + (len(lines) - 1) * step + style.descent if lines else top


def _flavour(face: CardFace, top: float, width: float, seat: QRectF, end: float) -> list[Piece]:
    """A line of the pack in small letters under the sentence, if it ends above ``end``."""
    if not face.flavour:
        return []
    u = width / 20
    style = letters(u * look().card.text * 0.88)
    words, bottom = _sentence(face.flavour, style, top + u * 0.3, width, seat, locked=False, color=ink3)
    return words if bottom <= end else []


def _reason(text: str, style: Letters, at: QPointF, width: float) -> tuple[list[Piece], float]:
    """A padlock and the reason in a column beside it, and where it ends."""
    lock = style.px * 0.9
    start = at.x() + lock + 4
    step = style.px * 1.16
    first = at.y() + style.px
    lines = wrapped(text, style, lambda _: width - lock - 4)
    pieces = [text_piece("text", start, first + i * step, line, style, ink) for i, line in enumerate(lines)]
    pieces.append(_padlock(QRectF(at.x(), first - style.px * 0.86, lock * 0.86, lock)))
    return pieces, first + (len(lines) - 1) * step + style.descent


def _padlock(rect: QRectF) -> Piece:
    return Piece("padlock", rect, lambda painter, theme: glyphs.paint_lock(painter, rect, theme.base.bad))
