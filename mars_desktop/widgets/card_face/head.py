"""The upper part of a card: price, tags, name and requirements."""

from PySide6.QtCore import QRectF

from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.icons import paint_tag
from mars_desktop.widgets.card_face import glyphs
from mars_desktop.widgets.card_face.face import CardFace, Need
from mars_desktop.widgets.card_face.lettering import Letters, letters, text_width, wrapped
from mars_desktop.widgets.card_face.pieces import Color, Paint, Piece, bad, good, ink, ink2, text_piece

_TAG_GAP = 0.12
_LEAST_TAG = 0.82
"""The least part of their full size that tags may shrink to beside a struck price."""


def header(
    face: CardFace,
    width: float,
    *,
    cost: float,
    old: float,
    base: float,
    tag: float,
    tag_top: float,
    edge: float,
    left: float,
    quiet: bool,
    below: float = 0.0,
) -> tuple[list[Piece], float]:
    """The price, with the printed one struck out beside another one, and the tags at the right; ``quiet`` is paler.

    Where the struck price would leave the tags too little room it goes ``below`` the other one; returned with the
    pieces is how much lower what follows has to begin.
    """
    if face.is_free:
        side = cost * 0.92
        mark = QRectF(left, base - cost * 0.36 - side / 2, side, side)
        return [Piece("development", mark, _symbol("development", mark)), *_tags(face, width, tag, tag_top, edge)], 0.0
    condensed = cost < 28
    style = letters(cost, 600, condensed=condensed)
    changed = face.price is not None and face.price != face.cost
    shown = face.cost if face.price is None else face.price
    color: Color = ink2 if quiet else ink
    if changed:
        color = good if shown < face.cost else bad
    pieces = [text_piece("price", left, base, str(shown), style, color, figures=True)]
    x = pieces[0].rect.right()
    lower = 0.0
    if changed:
        small = letters(old, 500, condensed=condensed)
        beside = x + cost * 0.16
        end = beside + text_width(str(face.cost), small) + cost * 0.1
        if below and _tag_side(face, tag, width - edge - end - cost * 0.1) < tag * _LEAST_TAG:
            lower = below
        at = left if lower else beside
        struck = text_piece("printed price", at, base + lower, str(face.cost), small, ink2, figures=True)
        middle = base + lower - small.px * 0.42
        line = QRectF(struck.rect.left() - 1, middle, struck.rect.width() + 2, max(1.4, cost * 0.035))
        pieces += [struck, Piece("strike", line, _filled(line, ink2), frame=True)]
        x = x if lower else end
    elif face.kind == "corporation":
        side = cost * 0.72
        icon = QRectF(x + cost * 0.14, base - style.px * 0.36 - side / 2, side, side)
        pieces.append(Piece("mc", icon, lambda painter, theme: glyphs.paint_symbol(painter, "mc", icon, theme, "")))
        x = icon.right()
    return [*pieces, *_tags(face, width, tag, tag_top, edge, x + cost * 0.1)], lower


def _tags(face: CardFace, width: float, tag: float, tag_top: float, edge: float, start: float = 0.0) -> list[Piece]:
    """The tags at the right, smaller if they have to be to begin behind ``start``."""
    pieces: list[Piece] = []
    gap = tag * _TAG_GAP
    side = _tag_side(face, tag, width - edge - start)
    at = width - edge - len(face.tags) * side - gap * (len(face.tags) - 1)
    for name_ in face.tags:
        rect = QRectF(at, tag_top + (tag - side) / 2, side, side)
        pieces.append(Piece(f"tag-{name_}", rect, _tag(name_, rect), fades=True))
        at += side + gap
    return pieces


def _tag_side(face: CardFace, tag: float, room: float) -> float:
    """How large the tags can be on so much room."""
    count = len(face.tags)
    return min(tag, (room - tag * _TAG_GAP * (count - 1)) / count) if count else tag


def name(
    face: CardFace, left: float, room: float, style: Letters, bases: tuple[float, float], *, quiet: bool
) -> tuple[list[Piece], float]:
    """The name on one or two lines from the base lines ``bases``, and by how much a third line makes the card grow."""
    while style.px > 12:
        lines = wrapped(face.breakable_name, style, lambda _: room)
        if len(lines) <= 2 and all(text_width(line, style) <= room for line in lines):
            break
        style = letters(style.px - 1, style.weight)
    lines = wrapped(face.breakable_name, style, lambda _: room)
    if any(text_width(line, style) > room for line in lines):
        # one long word on a narrow card: lighter letters are narrower
        style = letters(style.px)
        lines = wrapped(face.breakable_name, style, lambda _: room)
    base = bases[0] if len(lines) == 1 else bases[1]
    step = style.px * 1.1
    pieces = [
        text_piece("name", left, base + i * step, line, style, ink2 if quiet else ink) for i, line in enumerate(lines)
    ]
    return pieces, max(0, len(lines) - 2) * step


def needs(face: CardFace, row: QRectF) -> tuple[list[Piece], int]:
    """Requirements on rows like ``row``, and how many rows they take."""
    pieces: list[Piece] = []
    lines, x = 0, row.right()
    style = letters(row.height() * 0.61, 600)
    icon = max(row.height() * 0.71, 13.0)
    color: Color = bad if face.met is False else ink
    for need in face.needs:
        words = text_width(need.words, style)
        pips = _pip_width(need, style)
        taken = icon + icon * 0.33 + words + pips
        if need.dial is not None or x + taken > row.right():
            lines, x = lines + 1, row.left()
        middle = row.top() + (lines - 0.5) * row.height()
        symbol = QRectF(x, middle - icon / 2, icon, icon)
        pieces.append(Piece(need.icon, symbol, _symbol(need.icon, symbol)))
        at = symbol.right() + icon * 0.33
        pieces.append(text_piece("requirement", at, middle + style.px * 0.34, need.words, style, color))
        at += words + style.px * 0.6
        if need.dial is not None:
            bar = QRectF(at, middle - row.height() * 0.25, row.right() - at, row.height() * 0.5)
            pieces.append(Piece("gauge", bar, _gauge(bar, need, face.met)))
        elif pips:
            side = style.px * 0.62
            squares = QRectF(at, middle - side / 2, _pips(need, style), side)
            pieces.append(Piece("pips", squares, _pip_row(squares, need, face.met)))
        # a gauge fills its row
        x = row.right() if need.dial is not None else x + taken + style.px
    return pieces, lines


def _pips(need: Need, style: Letters) -> float:
    return style.px * (0.62 + 0.86 * (need.pips - 1)) if need.pips else 0.0


def _pip_width(need: Need, style: Letters) -> float:
    return style.px * 0.6 + _pips(need, style) if need.pips else 0.0


def _filled(rect: QRectF, color: Color) -> Paint:
    return lambda painter, theme: painter.fillRect(rect, color(theme))


def _tag(tag: str, rect: QRectF) -> Paint:
    return lambda painter, theme: paint_tag(painter, tag, rect, theme)


def _symbol(icon: str, rect: QRectF) -> Paint:
    return lambda painter, theme: glyphs.paint_symbol(painter, icon, rect, theme, _plain(theme))


def _plain(theme: Theme) -> str:
    return theme.base.ink2


def _gauge(rect: QRectF, need: Need, met: bool | None) -> Paint:
    return lambda painter, theme: glyphs.paint_gauge(painter, rect, need, theme, met=met)


def _pip_row(rect: QRectF, need: Need, met: bool | None) -> Paint:
    return lambda painter, theme: glyphs.paint_pips(painter, rect, need, theme, met=met)
