"""The drawn icons and tags, sharp at any size and device pixel ratio.

An icon is one outline on a 24 × 24 field, filled by the even-odd rule in whatever colour is asked for.
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from mars_desktop import paths
from mars_desktop.theme.color_tokens import Tag, Theme
from mars_desktop.theme.palette import color as color_of
from mars_desktop.theme.tokens import look

FIELD = 24.0
"""Width and height of the field every icon is drawn on."""

_RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)
_DISABLED_ALPHA = 0.6
_COMMANDS = {"M": 2, "L": 2, "C": 6, "Z": 0}
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)|\S")


class IconProblem(ValueError):
    """There is no such icon, or its file is not a drawing of the kind used here; `str()` is one sentence."""


@cache
def icon_names() -> tuple[str, ...]:
    """Names of all icons, sorted: `mc`, `ocean`, `tag-space`, `onmars-rover` and so on."""
    return tuple(sorted(file.stem for file in _folder().glob("*.svg")))


@cache
def icon_color(theme: Theme, name: str) -> str:
    """The colour an icon has by itself in a theme: its resource's or parameter's, else that of secondary text."""
    own = {
        "ocean": theme.parameter.oceans,
        "greenery": theme.resource.plants,
        "special": theme.base.warn,
        "anytile": theme.base.warn,
        "population": theme.resource.workers,
        "glacier": theme.parameter.oceans,
        "water": theme.parameter.oceans,
        "melt": theme.parameter.oceans,
        "ice": theme.parameter.oceans,
        "innovation": theme.resource.card,
        "development": theme.resource.card,
        "box": theme.resource.card,
        "onmars-mine": theme.onmars.mineral,
        "onmars-generator": theme.onmars.battery,
        "onmars-water-extractor": theme.onmars.water,
        "onmars-greenhouse": theme.onmars.plant,
        "onmars-oxygen-condenser": theme.onmars.oxygen,
        "onmars-shelter": theme.base.ink,
        "onmars-upgrade": theme.resource.tr,
    }
    own |= {f: getattr(theme.resource, f) for f in theme.resource.__struct_fields__}
    own |= {f: getattr(theme.parameter, f) for f in theme.parameter.__struct_fields__}
    own |= {f"onmars-{f}": getattr(theme.onmars, f) for f in theme.onmars.__struct_fields__}
    return own.get(name, theme.base.ink2)


@cache
def icon_path(name: str) -> QPainterPath:
    """The outline of an icon on its 24 × 24 field. Raises `IconProblem` for an unknown name. Do not change the path."""
    file = _folder() / f"{name}.svg"
    if name not in icon_names():
        raise IconProblem(f"There is no icon “{name}” in “{_folder()}”.")
    outline = ET.parse(file).getroot().find("{*}path")
    if outline is None:
        raise IconProblem(f"The icon “{file}” holds no path.")
    return _parsed(outline.get("d", ""), file)


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor | str) -> None:
    """Paint an icon as large as fits in the middle of `rect`; the painter is left as it was."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / FIELD, side / FIELD)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    painter.drawPath(icon_path(name))
    painter.restore()


def paint_tag(painter: QPainter, tag: str, rect: QRectF, theme: Theme) -> None:
    """Paint a tag (`building`, `space`, …): its glyph on a rounded square in the middle of `rect`.

    Raises `IconProblem` for an unknown tag.
    """
    tokens = tag_tokens(tag)
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center() - QPointF(side / 2, side / 2), QSizeF(side, side))
    corner = side * look().size.radius.tag_of_side
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.ground))
    painter.drawRoundedRect(square, corner, corner)
    # A faint line in the colour of text keeps the pale square visible on paper and the navy one on basalt.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color_of(theme.base.ink, 0.3), 1))
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), corner - 0.5, corner - 0.5)
    painter.restore()
    margin = side * (0.12 if side < 22 else 0.15)
    paint_icon(painter, f"tag-{tag}", square.adjusted(margin, margin, -margin, -margin), tokens.glyph)


def tag_names() -> tuple[str, ...]:
    """The tags in their usual order."""
    return look().tags.__struct_fields__


def tag_tokens(tag: str) -> Tag:
    """The colours of a tag. Raises `IconProblem` for an unknown one."""
    if tag not in tag_names():
        raise IconProblem(f"There is no tag “{tag}”; tags are {', '.join(tag_names())}.")
    found: Tag = getattr(look().tags, tag)
    return found


@lru_cache(maxsize=1024)
def icon_pixmap(name: str, color: str, size: int, ratio: float = 1.0, alpha: float = 1.0) -> QPixmap:
    """An icon `size` logical pixels square for a screen of that device pixel ratio."""
    pixmap = _clear_pixmap(size, ratio)
    painter = QPainter(pixmap)
    painter.setOpacity(alpha)
    paint_icon(painter, name, QRectF(0, 0, size, size), color)
    painter.end()
    return pixmap


@lru_cache(maxsize=512)
def icon(name: str, color: str, size: int) -> QIcon:
    """An icon for buttons and item views, sharp at the usual device pixel ratios and paler when disabled."""
    made = QIcon()
    for ratio in _RATIOS:
        made.addPixmap(icon_pixmap(name, color, size, ratio), QIcon.Mode.Normal)
        made.addPixmap(icon_pixmap(name, color, size, ratio, _DISABLED_ALPHA), QIcon.Mode.Disabled)
    return made


@lru_cache(maxsize=128)
def tag_icon(tag: str, size: int, theme: Theme) -> QIcon:
    """A tag as an icon for buttons and item views."""
    made = QIcon()
    for ratio in _RATIOS:
        pixmap = _clear_pixmap(size, ratio)
        painter = QPainter(pixmap)
        paint_tag(painter, tag, QRectF(0, 0, size, size), theme)
        painter.end()
        made.addPixmap(pixmap)
    return made


def _folder() -> Path:
    return paths.resources() / "svg"


def _clear_pixmap(size: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _parsed(data: str, file: Path) -> QPainterPath:
    """The path data of our drawings: absolute moves, lines, cubic curves and closings, nothing else."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    words = _TOKEN.findall(data.replace(",", " "))
    command, at = "", 0
    while at < len(words):
        if words[at].isalpha():
            command, at = words[at], at + 1
        count = _COMMANDS.get(command)
        if count is None or (not count and at < len(words) and not words[at].isalpha()):
            raise IconProblem(f"The icon “{file}” uses path data other than M, L, C and Z near “{command}”.")
        try:
            numbers = [float(word) for word in words[at : at + count]]
        except ValueError as error:
            raise IconProblem(f"The icon “{file}” has too few numbers after “{command}”.") from error
        if len(numbers) < count:
            raise IconProblem(f"The icon “{file}” has too few numbers after “{command}”.")
        at += count
        _draw(path, command, numbers)
        # Further pairs after a move are lines.
        command = "L" if command == "M" else command
    if path.isEmpty():
        raise IconProblem(f"The icon “{file}” draws nothing.")
    return path


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    match command:
        case "M":
            path.moveTo(points[0])
        case "L":
            path.lineTo(points[0])
        case "C":
            path.cubicTo(points[0], points[1], points[2])
        case _:
            path.closeSubpath()
