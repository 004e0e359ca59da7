"""Screens with sample content, drawn without a display: for documentation, for reviews and for tests of their look."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from mars_desktop.profile.files import write_atomically
from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.token_values import ThemeName

Screen = Callable[[], QWidget]
"""Makes a screen with its sample content; the caller gives it its size."""

SCREENS: Final[dict[str, Screen]] = {}
"""Every screen that can be drawn, by name."""


def draw(name: str, size: tuple[int, int], theme: ThemeName, scale: float) -> QImage:
    """The named screen at this size in device-independent pixels, with `scale` pixels of the picture for each."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    apply_theme(app, theme)
    widget = SCREENS[name]()
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.resize(*size)
    widget.show()
    QGuiApplication.processEvents()
    image = QImage(round(size[0] * scale), round(size[1] * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(app.palette().window().color())
    painter = QPainter(image)
    widget.render(painter)
    painter.end()
    widget.close()
    widget.deleteLater()
    return image


def write_picture(image: QImage, file: Path) -> None:
    """Write a picture as PNG; raises the problems of `write_atomically`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    write_atomically(file, buffer.data().data())
