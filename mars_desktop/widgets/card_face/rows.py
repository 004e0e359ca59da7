"""Rows of symbols set on lines: as large as fits, broken between groups where they must be."""

from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRectF

from mars_desktop.widgets.card_face import glyphs
from mars_desktop.widgets.card_face.lettering import Letters, letters, text_width
from mars_desktop.widgets.card_face.pieces import Color, Paint, Piece, ink, ink2, text_piece
from mars_desktop.widgets.card_face.symbols import TILES, Arrow, Box, Colon, Group, Icon, Lock, Mark, Number, Row, Word

_SCALES = (1.0, 0.92, 0.84, 0.76)
_GROUP_GAP = 0.5
_LINE_GAP = 0.3


class Line(NamedTuple):
    """Groups on one line, their size, and the height of the tallest mark."""

    groups: tuple[Group, ...]
    width: float
    height: float


class Block(NamedTuple):
    """All lines of a card at one size of symbols."""

    lines: tuple[Line, ...]
    icon: float

    @property
    def height(self) -> float:
        """From the top of the first line to the bottom of the last."""
        gaps = max(0, len(self.lines) - 1) * self.icon * _LINE_GAP
        return sum(line.height for line in self.lines) + gaps

    @property
    def width(self) -> float:
        """The width of the longest line."""
        return max((line.width for line in self.lines), default=0.0)


def block(rows: tuple[Row, ...], icon: float, width: float, height: float) -> Block:
    """The rows with symbols of side ``icon``, or smaller to fit ``width`` by ``height``; too much grows in height."""
    made = Block((), icon)
    for scale in _SCALES:
        made = Block(tuple(line for row in rows for line in _lines(row, icon * scale, width)), icon * scale)
        if len(made.lines) == len(rows) and made.height <= height and made.width <= width:
            break
    return made


def pieces(made: Block, center: float, middle: float, room: float) -> list[Piece]:
    """The lines centred round the point, a little further apart if ``room`` is higher than they are."""
    placed: list[Piece] = []
    gap = made.icon * _LINE_GAP
    if len(made.lines) > 1:
        gap += max(0.0, min(made.icon * 0.25, (room - made.height) / (len(made.lines) - 1)))
    top = middle - (sum(line.height for line in made.lines) + gap * (len(made.lines) - 1)) / 2
    for line in made.lines:
        x = center - line.width / 2
        for group in line.groups:
            placed += group_pieces(group, x, top + line.height / 2, made.icon)
            x += group_width(group, made.icon) + made.icon * _GROUP_GAP
        top += line.height + gap
    return placed


def group_width(group: Group, icon: float) -> float:
    """The width of marks that stand together."""
    return sum(_width(mark, icon) for mark in group) + sum(_gaps(group, icon))


def group_pieces(
    group: Group, x: float, middle: float, icon: float, color: Color = ink, *, fades: bool = True
) -> list[Piece]:
    """Marks from ``x`` rightwards on a line whose middle is ``middle``."""
    placed: list[Piece] = []
    for mark, gap in zip(group, (*_gaps(group, icon), 0.0), strict=True):
        placed += (piece if fades else replace(piece, fades=False) for piece in _placed(mark, x, middle, icon, color))
        x += _width(mark, icon) + gap
    return placed


def _lines(row: Row, icon: float, width: float) -> list[Line]:
    lines: list[list[Group]] = []
    room = 0.0
    for group in (part for whole in row for part in _parts(whole, icon, width)):
        needed = group_width(group, icon)
        if lines and needed <= room:
            lines[-1].append(group)
        else:
            lines.append([group])
            room = width
        room -= needed + icon * _GROUP_GAP
    return [_line(groups, icon) for groups in lines]


def _line(groups: list[Group], icon: float) -> Line:
    width = sum(group_width(group, icon) for group in groups) + (len(groups) - 1) * icon * _GROUP_GAP
    return Line(tuple(groups), width, max(_height(mark, icon) for group in groups for mark in group))


def _parts(group: Group, icon: float, width: float) -> list[Group]:
    """The group, or several: a box too wide for a line is cut between its items, other groups between marks."""
    if group_width(group, icon) <= width:
        return [group]
    match group:
        case (Box(marks=marks),):
            items = _items(marks)
            half = (len(items) + 1) // 2
            return [(Box(sum(part, ())),) for part in (items[:half], items[half:]) if part]
        case _:
            items = _items(group)
    if len(items) == 1:
        single = tuple(part for mark in group for part in _words(mark))
        return _parts(single, icon, width) if len(single) > len(group) else [group]
    parts: list[Group] = [()]
    for unit in (part for item in items for part in _parts(item, icon, width)):
        if parts[-1] and group_width(parts[-1] + unit, icon) > width:
            parts.append(())
        parts[-1] += unit
    return parts


def _words(mark: Mark) -> Group:
    """A phrase as its single words, anything else as it is."""
    return tuple(Word(word, mark.quiet) for word in mark.text.split()) if isinstance(mark, Word) else (mark,)


def _items(marks: Group) -> list[Group]:
    """Marks in runs that belong together: a number with its symbol, a joining word with what follows."""
    items: list[Group] = []
    leads = False
    for mark in marks:
        if items and (leads or isinstance(mark, Colon) or (isinstance(mark, Word) and mark.text == "*")):
            items[-1] += (mark,)
        else:
            items.append((mark,))
        leads = isinstance(mark, Number | Arrow) or (isinstance(mark, Word) and mark.quiet and mark.text != "*")
    return items


def _gaps(marks: Group, icon: float) -> list[float]:
    return [icon * _gap(left, right) for left, right in pairwise(marks)]


def _gap(left: Mark, right: Mark) -> float:
    match left, right:
        case (Number(), Icon()):
            return 0.14
        case (Icon(), Number()):
            return 0.42
        case (_, Word(text="*")):
            return 0.04
        case (Arrow(), _) | (_, Arrow()) | (Word(quiet=True), Number()):
            return 0.42
        case (_, Colon()):
            return 0.3
        case _:
            return 0.22


def _number(icon: float) -> Letters:
    return letters(icon * 0.88, 600, condensed=False)


def _word(mark: Word, icon: float) -> Letters:
    return letters(icon * (0.8 if mark.text in {"*", "/"} else 0.64), 500)


def _width(mark: Mark, icon: float) -> float:
    match mark:
        case Number(text=text):
            return text_width(text, _number(icon))
        case Word(text=text):
            return text_width(text, _word(mark, icon))
        case Icon(name=name, others=others):
            return icon * ((1.35 if name in TILES else 1.0) + (0.44 if others else 0.0))
        case Arrow():
            return icon * 0.95
        case Colon():
            return max(3.0, icon * 0.2)
        case Lock():
            return icon * 0.75
        case Box(marks=marks):
            return group_width(marks, icon) + icon * 0.72


def _height(mark: Mark, icon: float) -> float:
    match mark:
        case Number():
            style = _number(icon)
            return max(icon, style.ascent + style.descent)
        case Word():
            style = _word(mark, icon)
            return max(icon, style.ascent + style.descent)
        case Icon(name=name, others=others):
            return icon * ((1.35 if name in TILES else 1.0) + (0.44 if others else 0.0))
        case Box(marks=marks):
            return max(icon * 1.62, max(_height(inner, icon) for inner in marks) + icon * 0.36)
        case _:
            return icon


def _placed(mark: Mark, x: float, middle: float, icon: float, color: Color) -> list[Piece]:
    width, height = _width(mark, icon), _height(mark, icon)
    rect = QRectF(x, middle - height / 2, width, height)
    match mark:
        case Number(text=text):
            style = _number(icon)
            return [text_piece("number", x, middle + style.px * 0.36, text, style, color, fades=True)]
        case Word(text=text, quiet=quiet):
            style = _word(mark, icon)
            return [text_piece("word", x, middle + style.px * 0.34, text, style, ink2 if quiet else ink, fades=True)]
        case Icon(name=name, others=others):
            inner = rect.adjusted(icon * 0.22, icon * 0.22, -icon * 0.22, -icon * 0.22) if others else rect
            placed = [Piece(name, inner, _symbol(name, inner, color), fades=True)]
            if others:
                placed.insert(0, Piece("corners", rect, _corners(rect), frame=True, fades=True))
            return placed
        case Arrow():
            arrow = QRectF(x, middle - icon * 0.3, width, icon * 0.6)
            return [Piece("arrow", arrow, lambda painter, theme: glyphs.paint_arrow(painter, arrow, theme), fades=True)]
        case Colon():
            dots = QRectF(x, middle - icon * 0.36, width, icon * 0.72)
            return [Piece("colon", dots, lambda painter, theme: glyphs.paint_colon(painter, dots, theme), fades=True)]
        case Lock():
            lock = QRectF(x, middle - icon * 0.48, width, icon * 0.96)
            return [
                Piece(
                    "lock", lock, lambda painter, theme: glyphs.paint_lock(painter, lock, theme.base.ink2), fades=True
                )
            ]
        case Box(marks=marks):
            frame = Piece(
                "box", rect, lambda painter, theme: glyphs.paint_box(painter, rect, theme), frame=True, fades=True
            )
            return [frame, *group_pieces(marks, x + icon * 0.36, middle - icon * 0.05, icon)]


def _symbol(name: str, rect: QRectF, color: Color) -> Paint:
    if color is not ink and not name.startswith(glyphs.TAG):
        # on the seal of points the colours of things would not stand out
        return lambda painter, theme: glyphs.paint_in_one_color(painter, name, rect, color(theme))
    return lambda painter, theme: glyphs.paint_symbol(painter, name, rect, theme, ink2(theme))


def _corners(rect: QRectF) -> Paint:
    return lambda painter, theme: glyphs.paint_corners(painter, rect, theme)
