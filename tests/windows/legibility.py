"""What a page really writes, and what of it cannot be read.

A page is drawn onto a device that keeps no picture but every piece of text with its place, size and colour; so labels,
fields, list items, the map's figures and everything a widget paints itself are looked at in the same way. Card faces
are kept as pictures: whether they can be read is tested where they are laid out.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainterPath,
    QRegion,
    QTextItem,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QSlider,
    QToolTip,
    QWidget,
)

from mars_desktop.theme.tokens import look
from mars_desktop.widgets.card_button import CardButton
from mars_desktop.widgets.guide_note import GuideNote
from mars_desktop.widgets.large_card import LargeCard
from mars_desktop.widgets.log_list import LogList
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.cover import Cover

ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
LEAST_CONTRAST: Final = 4.5
LEAST_CONTRAST_LARGE: Final = 3.0
_LARGE, _LARGE_BOLD = 24.0, 18.0
_LAYERS: Final = (Sheet, PickPanel, GuideNote, LargeCard, Cover, CardButton)
"""What hides the things it lies over on purpose."""
_SLACK: Final = 1.5


class Written(NamedTuple):
    """Some words on a page: where their ink stands and how far they reach, in the coordinates of the page."""

    words: str
    widget: QWidget
    ink: QRectF
    pixels: float
    bold: bool
    color: QColor
    clip: QRectF | None

    def __str__(self) -> str:
        return f"“{self.words}” in {type(self.widget).__name__}"


class _Engine(QPaintEngine):
    """Takes everything, keeps the texts."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[tuple[str, QRectF, float, bool, QColor, QRectF | None]] = []

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, _state: QPaintEngineState) -> None:
        pass

    def drawPixmap(self, *_what: object) -> None:
        pass

    def drawImage(self, *_what: object) -> None:
        pass

    def drawPath(self, *_what: object) -> None:
        pass

    def drawPolygon(self, *_what: object) -> None:
        pass

    def drawRects(self, *_what: object) -> None:
        pass

    def drawLines(self, *_what: object) -> None:
        pass

    def drawEllipse(self, *_what: object) -> None:
        pass

    def drawTextItem(self, at: QPointF | QPoint | QPainterPath.Element, item: QTextItem) -> None:
        if not item.text().strip():
            return
        painter, font = self.painter(), item.font()
        transform = painter.combinedTransform()
        ink = transform.mapRect(
            _ink(item.text(), font.key()).translated(
                QPointF(at.x, at.y) if isinstance(at, QPainterPath.Element) else at
            )
        )
        color = painter.pen().color()
        color.setAlphaF(color.alphaF() * painter.opacity())
        clip = transform.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else None
        pixels = font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * 96 / 72
        self.texts.append((item.text(), ink, pixels * transform.m22(), font.weight() >= 600, color, clip))


class _Device(QPaintDevice):
    """As large as a page, with nothing on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.engine = _Engine()
        metric = QPaintDevice.PaintDeviceMetric
        self._metrics = {
            metric.PdmWidth: size[0],
            metric.PdmHeight: size[1],
            metric.PdmDpiX: 96,
            metric.PdmDpiY: 96,
            metric.PdmPhysicalDpiX: 96,
            metric.PdmPhysicalDpiY: 96,
            metric.PdmDepth: 32,
            metric.PdmDevicePixelRatioScaled: round(QPaintDevice.devicePixelRatioFScale()),
        }

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, which: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(which, 1)


@lru_cache(maxsize=8192)
def _ink(words: str, key: str) -> QRectF:
    font = QFont()
    font.fromString(key)
    return QFontMetricsF(font).tightBoundingRect(words)


def faults(page: QWidget) -> list[str]:
    """Everything on a page that cannot be read or pressed, each in one line."""
    texts = [text for widget in _shown(page) for text in _written(page, widget)]
    seen = [text for text in texts if not _covered(page, text.widget, text.ink.center())]
    picture = QImage(page.size(), QImage.Format.Format_RGB32)
    picture.fill(page.palette().window().color())
    page.render(picture, QPoint())
    found = [f"cut off: {text}" for text in seen if _cut(page, text)]
    found += [f"shortened, and no tip says it: {text}" for text in seen if _elided(page, text)]
    found += [f"smaller than it may be, {text.pixels:.1f} px: {text}" for text in seen if _too_small(text)]
    for text in seen:
        if isinstance(text.widget, QLineEdit) and text.widget.hasSelectedText():
            continue
        least = LEAST_CONTRAST_LARGE if _is_large(text) else LEAST_CONTRAST
        if (contrast := _contrast(page, picture, text)) < least:
            found.append(f"contrast {contrast:.1f}: {text}")
    found += [f"over one another: {one} and {other}" for one, other in combinations(seen, 2) if _overlap(one, other)]
    found += _misplaced(page)
    found += _hard_to_hit(page)
    return found


def _shown(page: QWidget) -> Iterator[QWidget]:
    yield page
    for widget in page.findChildren(QWidget):
        if widget.window() is page.window() and widget.isVisible() and not widget.visibleRegion().isEmpty():
            yield widget


def _written(page: QWidget, widget: QWidget) -> list[Written]:
    """What a widget itself writes, without its children."""
    device = _Device(page.size().toTuple())
    QWidget.render(widget, device, QPoint(), QRegion(), QWidget.RenderFlag(0))
    origin = QPointF(widget.mapTo(page, QPoint(0, 0)))
    return [
        Written(words, widget, ink.translated(origin), pixels, bold, color, clip and clip.translated(origin))
        for words, ink, pixels, bold, color, clip in device.engine.texts
        if clip is None or clip.intersects(ink)
    ]


def _in_page(page: QWidget, widget: QWidget) -> QRectF:
    return QRectF(QRect(widget.mapTo(page, QPoint(0, 0)), widget.size()))


def _top_at(page: QWidget, point: QPointF) -> QWidget:
    return page.childAt(point.toPoint()) or page


def _covered(page: QWidget, widget: QWidget, point: QPointF) -> bool:
    """Whether a sheet, a panel or a card lies over a point of a widget, or it is scrolled out of sight."""
    for area in _scrolled_in(page, widget):
        if not _in_page(page, area).contains(point):
            return True
    above: QWidget | None = _top_at(page, point)
    while above is not None and above is not page:
        if above is widget or above.isAncestorOf(widget):
            return False
        if isinstance(above, _LAYERS) and not widget.isAncestorOf(above):
            return True
        above = above.parentWidget()
    return False


def _scrolled_in(page: QWidget, widget: QWidget) -> list[QWidget]:
    """The viewports that a widget, or what it shows, is scrolled in."""
    viewports = []
    here: QWidget | None = widget
    while here is not None and here is not page:
        above = here.parentWidget()
        if isinstance(above, QAbstractScrollArea) and here is above.viewport():
            viewports.append(here)
        here = above
    return viewports


def _cut(page: QWidget, text: Written) -> bool:
    """Whether ink lies outside of what its widget, that one's parents and the painter's clip let through."""
    ink = text.ink.adjusted(_SLACK, _SLACK, -_SLACK, -_SLACK)
    here: QWidget = text.widget
    along, across = True, True
    limits = [] if text.clip is None else [text.clip]
    while True:
        above = here.parentWidget()
        if isinstance(above, QAbstractScrollArea) and here is above.viewport():
            # What can be scrolled into sight is not cut; headings are scrolled with what stands under them.
            table = above.parentWidget()
            scrolled = table if isinstance(above, QHeaderView) and isinstance(table, QAbstractItemView) else above
            along = along and scrolled.horizontalScrollBar().maximum() == 0
            across = across and scrolled.verticalScrollBar().maximum() == 0
        limits.append(_in_page(page, here))
        if any(not _within(limit, ink, along, across) for limit in limits):
            return True
        limits = []
        if here is page or above is None:
            return False
        here = above


def _within(limit: QRectF, ink: QRectF, along: bool, across: bool) -> bool:
    fits = not along or (limit.left() <= ink.left() and ink.right() <= limit.right())
    return fits and (not across or (limit.top() <= ink.top() and ink.bottom() <= limit.bottom()))


def _elided(page: QWidget, text: Written) -> bool:
    if ELLIPSIS not in text.words:
        return False
    widget = text.widget
    if isinstance(widget, QAbstractButton) and text.words in widget.text():
        return False
    if isinstance(widget, QLineEdit) and text.words in (widget.placeholderText(), widget.text()):
        return False
    kept = text.words.replace(ELLIPSIS, "").strip()
    return kept not in _tip(page, widget, text.ink.center())


def _tip(page: QWidget, widget: QWidget, at: QPointF) -> str:
    """The tip that comes when the pointer rests there."""
    QToolTip.hideText()
    place = widget.mapFrom(page, at.toPoint())
    help_wanted = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, help_wanted)
    return QToolTip.text() if QToolTip.isVisible() else ""


def _too_small(text: Written) -> bool:
    return text.pixels < look().type.minimum_px - 0.01


def _is_large(text: Written) -> bool:
    return text.pixels >= (_LARGE_BOLD if text.bold else _LARGE)


def _contrast(page: QWidget, picture: QImage, text: Written) -> float:
    """Between the words, as far as they are not scrolled out of sight, and what most of their ground looks like."""
    box = text.ink.toAlignedRect().adjusted(-2, -2, 2, 2).intersected(picture.rect())
    for viewport in _scrolled_in(page, text.widget):
        box = box.intersected(_in_page(page, viewport).toAlignedRect())
    if box.isEmpty():
        return LEAST_CONTRAST
    patch = picture.copy(box)
    pixels = Counter(memoryview(patch.constBits()).cast("I"))
    letters = text.color.rgb()
    ground = next((QColor.fromRgb(pixel) for pixel, _ in pixels.most_common(2) if pixel != letters), text.color)
    alpha = text.color.alphaF()
    shown = QColor.fromRgbF(
        *(
            alpha * over + (1 - alpha) * under
            for over, under in zip(_channels(text.color), _channels(ground), strict=True)
        )
    )
    lighter, darker = sorted((_luminance(shown), _luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _channels(color: QColor) -> tuple[float, float, float]:
    return color.redF(), color.greenF(), color.blueF()


def _luminance(color: QColor) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(color))
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def _overlap(one: Written, other: Written) -> bool:
    shared = one.ink.intersected(other.ink)
    # A field writes its words a second time where they are selected.
    twice = one.widget is other.widget and isinstance(one.widget, QLineEdit)
    return shared.width() > _SLACK and shared.height() > _SLACK and not twice


def _misplaced(page: QWidget) -> list[str]:
    """Widgets that reach out of what holds them, unless they can be scrolled to."""
    found = []
    for widget in _shown(page):
        holder = widget.parentWidget()
        if widget is page or holder is None or widget.isWindow() or isinstance(widget, QScrollBar):
            continue
        if isinstance(holder.parentWidget(), QAbstractScrollArea) and not isinstance(widget, QAbstractScrollArea):
            continue
        if not holder.rect().contains(widget.geometry()):
            found.append(f"reaches out of {type(holder).__name__}: {type(widget).__name__} {widget.geometry()}")
    return found


def _hard_to_hit(page: QWidget) -> list[str]:
    """What is pressed or written into and smaller than a target may be."""
    least = round(look().size.hit_min)
    found = []
    for widget in _shown(page):
        within = widget.parentWidget()
        part = isinstance(within, QComboBox | QAbstractSpinBox) or isinstance(widget, QScrollBar)
        if part or not isinstance(widget, QAbstractButton | QComboBox | QAbstractSpinBox | QLineEdit | QSlider):
            continue
        if min(widget.width(), widget.height()) < least:
            name = widget.accessibleName() or type(widget).__name__
            found.append(f"a target of {widget.width()} × {widget.height()}: “{name}” in {type(within).__name__}")
    # Lines of a log are running text; whatever one of them leads to can be reached in other ways.
    lists = [view for view in page.findChildren(QAbstractItemView) if not isinstance(view, QHeaderView | LogList)]
    rows = [(view, view.sizeHintForRow(0)) for view in lists if view.isVisible()]
    return found + [f"rows of {height} px in {type(view).__name__}" for view, height in rows if 0 < height < least]
