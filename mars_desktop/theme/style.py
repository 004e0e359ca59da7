"""Flat controls: surfaces without gradients, a visible outline, a ring of light for the focus, one lit button.

Fusion draws its outlines darker than the window, which on a dark window cannot be seen.
"""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFocusRect,
    QStyleOptionFrame,
    QStyleOptionSlider,
    QWidget,
)

from mars_desktop.theme.tokens import look

_State = QStyle.StateFlag
_Role = QPalette.ColorRole
_Primitive = QStyle.PrimitiveElement
_PADDING = 5
_SCROLL_BAR = 12
_THUMB, _THUMB_IN_USE, _SHORTEST_THUMB = 4, 6, 28
_PADDED = (
    QStyle.ContentsType.CT_ComboBox,
    QStyle.ContentsType.CT_LineEdit,
    QStyle.ContentsType.CT_PushButton,
    QStyle.ContentsType.CT_SpinBox,
)
_CLICKED = (
    QStyle.ContentsType.CT_CheckBox,
    QStyle.ContentsType.CT_ItemViewItem,
    QStyle.ContentsType.CT_RadioButton,
    QStyle.ContentsType.CT_TabBarTab,
    QStyle.ContentsType.CT_ToolButton,
)


class FlatStyle(QProxyStyle):
    """Fusion with the outlines, focus ring and measures of the tokens; colours come from each widget's palette."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        rect, palette = QRectF(option.rect), option.palette
        match element:
            case _Primitive.PE_PanelButtonCommand:
                _panel(painter, rect, option, _button_fill(option))
            case _Primitive.PE_PanelLineEdit:
                if isinstance(option, QStyleOptionFrame) and option.lineWidth > 0:
                    _panel(painter, rect, option, palette.color(_Role.Base))
                else:
                    # The field inside a spin box, whose frame is drawn round both.
                    painter.fillRect(rect, palette.color(_Role.Base))
            case _Primitive.PE_IndicatorCheckBox:
                _panel(painter, rect, option, palette.color(_Role.Base), radius=3)
                _check_mark(painter, rect, option)
            case _Primitive.PE_IndicatorRadioButton:
                _panel(painter, rect, option, palette.color(_Role.Base), radius=rect.height() / 2)
                _radio_mark(painter, rect, option)
            case _Primitive.PE_FrameGroupBox | _Primitive.PE_Frame:
                _outline(painter, rect, palette.color(_Role.Midlight), look().size.line.hair, radius=0)
            case _Primitive.PE_FrameFocusRect:
                _focus_ring(painter, rect, palette, selected=_on_selection(option, palette))
            case _Primitive.PE_FrameLineEdit | _Primitive.PE_FrameDefaultButton:
                pass
            case _:
                super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if element == QStyle.ControlElement.CE_PushButtonLabel and isinstance(option, QStyleOptionButton):
            option = _with_readable_text(option)
        super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control == QStyle.ComplexControl.CC_ComboBox and isinstance(option, QStyleOptionComboBox):
            self._combo_box(option, painter, widget)
            return
        if control == QStyle.ComplexControl.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            _scroll_bar(painter, option, widget)
            return
        super().drawComplexControl(control, option, painter, widget)
        if control == QStyle.ComplexControl.CC_SpinBox:
            _frame(painter, QRectF(option.rect), option)

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        # The stub forgets that there may be no widget, here and below.
        needed = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]  # no widget
        if kind in _PADDED:
            needed.setWidth(needed.width() + 2 * _PADDING)
        if kind in _PADDED or kind in _CLICKED:
            needed.setHeight(max(needed.height(), round(look().size.hit_min)))
        return needed

    def subElementRect(self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None) -> QRect:
        rect = super().subElementRect(element, option, widget)  # type: ignore[arg-type]  # no widget
        if element == QStyle.SubElement.SE_LineEditContents:
            return rect.adjusted(_PADDING, 0, -_PADDING, 0)
        return rect

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        rect = super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]  # no widget
        if control == QStyle.ComplexControl.CC_ComboBox and part == QStyle.SubControl.SC_ComboBoxEditField:
            return rect.adjusted(_PADDING, 0, 0, 0)
        if control == QStyle.ComplexControl.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            return _scroll_bar_part(option, part)
        return rect

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric == QStyle.PixelMetric.PM_ScrollBarExtent:
            return _SCROLL_BAR
        return super().pixelMetric(metric, option, widget)

    def _combo_box(self, option: QStyleOptionComboBox, painter: QPainter, widget: QWidget | None) -> None:
        rect, palette = QRectF(option.rect), option.palette
        fill = palette.color(_Role.Base) if option.editable else _button_fill(option)
        _panel(painter, rect, option, fill)
        arrow = QStyleOption(option)
        box = self.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxArrow, widget)
        side = 12
        middle = box.center()
        arrow.rect = QRect(middle.x() - side // 2, middle.y() - side // 2, side, side)
        super().drawPrimitive(_Primitive.PE_IndicatorArrowDown, arrow, painter, widget)


def _has(option: QStyleOption, flag: QStyle.StateFlag) -> bool:
    return bool(option.state & flag)


def _is_lit(option: QStyleOption) -> bool:
    """Whether this is the one button that a press of Enter presses."""
    if not isinstance(option, QStyleOptionButton) or not _has(option, _State.State_Enabled):
        return False
    return bool(option.features & QStyleOptionButton.ButtonFeature.DefaultButton)


def _with_readable_text(option: QStyleOptionButton) -> QStyleOptionButton:
    """The same option, or for the lit button a copy whose text stands out from the light."""
    if not _is_lit(option):
        return option
    lit = QStyleOptionButton(option)
    palette = QPalette(lit.palette)
    palette.setColor(_Role.ButtonText, palette.color(_Role.HighlightedText))
    lit.palette = palette
    return lit


def _button_fill(option: QStyleOption) -> QColor:
    palette: QPalette = option.palette
    if _is_lit(option):
        return palette.color(_Role.Highlight)
    if _has(option, _State.State_Enabled) and (_has(option, _State.State_Sunken) or _has(option, _State.State_On)):
        return palette.color(_Role.Midlight)
    return palette.color(_Role.Button)


def _panel(painter: QPainter, rect: QRectF, option: QStyleOption, fill: QColor, *, radius: float | None = None) -> None:
    """Fill a control's surface and draw its frame over it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    round_by = look().size.radius.chip if radius is None else radius
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), round_by, round_by)
    painter.restore()
    _frame(painter, rect, option, radius=radius)


def _frame(painter: QPainter, rect: QRectF, option: QStyleOption, *, radius: float | None = None) -> None:
    """A control's outline: the light under the pointer or in use, dashed where nothing can be done."""
    palette: QPalette = option.palette
    line = look().size.line
    round_by = look().size.radius.chip if radius is None else radius
    if not _has(option, _State.State_Enabled):
        _outline(painter, rect, palette.color(_Role.Mid), line.hair, radius=round_by, dashed=True)
    elif _has(option, _State.State_HasFocus):
        _outline(painter, rect, palette.color(_Role.Highlight), line.emphasis, radius=round_by)
    elif _has(option, _State.State_MouseOver):
        # thinner than the keyboard's, so that the two can be told apart where the pointer rests on the control in use
        _outline(painter, rect, palette.color(_Role.Highlight), line.control, radius=round_by)
    else:
        _outline(painter, rect, palette.color(_Role.Mid), line.control, radius=round_by)


def _focus_ring(painter: QPainter, rect: QRectF, palette: QPalette, *, selected: bool = False) -> None:
    ink = palette.color(_Role.HighlightedText if selected else _Role.Highlight)
    if selected:
        rect = rect.adjusted(2, 2, -2, -2)
    _outline(painter, rect, ink, look().size.focus.width, radius=look().size.grid)


def _on_selection(option: QStyleOption, palette: QPalette) -> bool:
    """Whether a ring lies on a selected row, whose ground has the colour that rings have elsewhere."""
    return isinstance(option, QStyleOptionFocusRect) and option.backgroundColor == palette.color(_Role.Highlight)


def _outline(
    painter: QPainter, rect: QRectF, color: QColor, width: float, *, radius: float, dashed: bool = False
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    inset = max(1.0, width / 2) if radius else width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.restore()


def _check_mark(painter: QPainter, rect: QRectF, option: QStyleOption) -> None:
    palette: QPalette = option.palette
    if not (_has(option, _State.State_On) or _has(option, _State.State_NoChange)):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    thickness = look().size.line.emphasis / rect.width()
    painter.setPen(QPen(palette.color(_Role.Text), thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if _has(option, _State.State_On):
        painter.drawPolyline([QPointF(0.25, 0.52), QPointF(0.44, 0.72), QPointF(0.76, 0.28)])
    else:
        painter.drawLine(QPointF(0.28, 0.5), QPointF(0.72, 0.5))
    painter.restore()


def _radio_mark(painter: QPainter, rect: QRectF, option: QStyleOption) -> None:
    if not _has(option, _State.State_On):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(option.palette.color(_Role.Text))
    painter.drawEllipse(rect.center(), rect.width() * 0.25, rect.height() * 0.25)
    painter.restore()


def _scroll_bar_part(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """Where a part of a scroll bar stands; it has no arrows, and the thumb can always be grasped."""
    rect = QRect(option.rect)
    along = option.orientation == Qt.Orientation.Horizontal
    length = rect.width() if along else rect.height()
    beyond = option.maximum - option.minimum
    thumb = length
    if beyond > 0:
        thumb = min(length, max(_SHORTEST_THUMB, length * option.pageStep // (beyond + option.pageStep)))
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - thumb, option.upsideDown
    )
    control = QStyle.SubControl
    spans = {
        control.SC_ScrollBarGroove: (0, length),
        control.SC_ScrollBarSlider: (start, thumb),
        control.SC_ScrollBarSubPage: (0, start),
        control.SC_ScrollBarAddPage: (start + thumb, length - start - thumb),
    }
    at, size = spans.get(part, (0, 0))
    if along:
        return QRect(rect.x() + at, rect.y(), size, rect.height())
    return QRect(rect.x(), rect.y() + at, rect.width(), size)


def _scroll_bar(painter: QPainter, option: QStyleOptionSlider, widget: QWidget | None) -> None:
    """A thin thumb on the ground of what is scrolled, a little thicker while it is used."""
    palette: QPalette = option.palette
    holder = widget.parentWidget() if widget is not None else None
    area = holder.parentWidget() if holder is not None else None
    ground = palette.color(_Role.Window)
    if isinstance(area, QAbstractScrollArea):
        seen = area.viewport()
        if seen.autoFillBackground():
            ground = seen.palette().color(seen.backgroundRole())
    painter.fillRect(option.rect, ground)
    if option.maximum <= option.minimum:
        return
    in_use = _has(option, _State.State_MouseOver) or _has(option, _State.State_Sunken)
    breadth = _THUMB_IN_USE if in_use else _THUMB
    thumb = QRectF(_scroll_bar_part(option, QStyle.SubControl.SC_ScrollBarSlider))
    if option.orientation == Qt.Orientation.Horizontal:
        thumb = QRectF(thumb.left() + 2, thumb.center().y() - breadth / 2, thumb.width() - 4, breadth)
    else:
        thumb = QRectF(thumb.center().x() - breadth / 2, thumb.top() + 2, breadth, thumb.height() - 4)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(_Role.WindowText if in_use else _Role.Mid))
    painter.drawRoundedRect(thumb, breadth / 2, breadth / 2)
    painter.restore()
