"""Where the window opens: where it was, if that can still be seen."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize

ENOUGH = 100
"""Pixels of the window that must be seen, either way, for it to be found and moved."""


def placed(wanted: QRect | None, screens: Sequence[QRect], least: QSize) -> QRect:
    """The rectangle to open at: the wanted one clamped to the screen it overlaps most, or the middle of the first one.

    `screens` are the usable areas, the primary one first; `least` is the window's smallest size.
    """
    if wanted is not None:
        overlaps = [(screen.intersected(wanted), screen) for screen in screens]
        seen = [(part.width() * part.height(), screen) for part, screen in overlaps if _enough(part)]
        if seen:
            return _inside(wanted, max(seen, key=lambda found: found[0])[1], least)
    home = screens[0]
    size = (QSize(1280, 720) if wanted is None else wanted.size()).expandedTo(least).boundedTo(home.size())
    return QRect(
        home.left() + (home.width() - size.width()) // 2,
        home.top() + (home.height() - size.height()) // 2,
        size.width(),
        size.height(),
    )


def _enough(part: QRect) -> bool:
    return part.width() >= ENOUGH and part.height() >= ENOUGH


def _inside(wanted: QRect, screen: QRect, least: QSize) -> QRect:
    size = wanted.size().expandedTo(least).boundedTo(screen.size())
    left = max(screen.left(), min(wanted.left(), screen.left() + screen.width() - size.width()))
    top = max(screen.top(), min(wanted.top(), screen.top() + screen.height() - size.height()))
    return QRect(left, top, size.width(), size.height())
