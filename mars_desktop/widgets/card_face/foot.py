"""The foot of a card: the kind as mark and word, what lies on the card, and the rosette of points."""

from PySide6.QtCore import QRectF

from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.card_face import glyphs, rows
from mars_desktop.widgets.card_face.face import CardFace
from mars_desktop.widgets.card_face.lettering import letters, text_width
from mars_desktop.widgets.card_face.pieces import Color, Piece, ink, ink2, ink3, on_points, text_piece
from mars_desktop.widgets.card_face.symbols import Group, Number, held_icon


def kind_color(kind: str) -> Color:
    """The colour of a kind of card, of the spine and of its mark."""

    def color(theme: Theme) -> str:
        found: str = getattr(theme.kind, kind, theme.base.edge)
        return found

    return color


def foot(face: CardFace, width: float, height: float, end: float, *, full: bool) -> list[Piece]:
    """Mark and word of the kind, missions, the printed number if ``full``, resources held; nothing reaches ``end``."""
    u = width / 20
    style = letters(u * 1.1, 500)
    base = height - max(u * 1.15, style.px * 0.75)
    side = max(11.0, u * 1.05)
    mark = QRectF(u * 1.7, base - style.px * 0.36 - side / 2, side, side)
    color = kind_color(face.kind)
    pieces = [Piece("kind", mark, lambda painter, theme: glyphs.paint_kind(painter, face.kind, mark, color(theme)))]
    words: list[tuple[tuple[str, ...], Color]] = [
        ((face.kind_word, face.kind_short), ink2),
        ((face.missions, face.span), ink3),
    ]
    words += [((face.number,), ink3)] if full else []
    held: Group = (held_icon(face.holds), Number(str(face.held))) if face.holds is not None else ()
    icon = side * 1.25
    holding = rows.group_width(held, icon) + u * 0.8 if held else 0.0
    gap = u * 0.5
    x = mark.right() + gap
    room = end - u * 0.3 - x - holding
    for forms, ink_of in words:
        word = next((form for form in forms if form and text_width(form, style) <= room), "")
        if word:
            needed = text_width(word, style)
            pieces.append(text_piece("kind word", x, base, word, style, ink_of))
            x += needed + gap
            room -= needed + gap
    if held:
        pieces += rows.group_pieces(held, x + u * 0.3, base - style.px * 0.36, icon, ink, fades=False)
    return pieces


def points_size(face: CardFace, u: float) -> float:
    """The diameter of the rosette, 0 for a card without points."""
    if not face.points:
        return 0.0
    return max(2 * u * look().card.points_radius * 1.15, rows.group_width(face.points, _size(face, u)) + u * 1.5)


def rosette(face: CardFace, seat: QRectF, u: float) -> list[Piece]:
    """The rosette in its seat with the points on it."""
    if not face.points:
        return []
    icon = _size(face, u)
    seal = Piece(
        "points",
        seat,
        lambda painter, theme: glyphs.paint_rosette(painter, seat, theme, negative=face.negative),
        frame=True,
    )
    left = seat.center().x() - rows.group_width(face.points, icon) / 2
    return [seal, *rows.group_pieces(face.points, left, seat.center().y(), icon, on_points, fades=False)]


def _size(face: CardFace, u: float) -> float:
    """A lone number is larger than a fraction with symbols."""
    return u * (2.25 if len(face.points) == 1 else 1.7)
