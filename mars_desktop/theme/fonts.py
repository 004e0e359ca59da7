"""IBM Plex Sans and Sans Condensed, carried along so that every system measures text alike."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from mars_desktop import paths
from mars_desktop.theme.token_values import TypeStyle
from mars_desktop.theme.tokens import look

_FILES = {
    ("normal", 400): "IBMPlexSans-Regular.ttf",
    ("normal", 500): "IBMPlexSans-Medium.ttf",
    ("normal", 600): "IBMPlexSans-SemiBold.ttf",
    ("condensed", 400): "IBMPlexSansCondensed-Regular.ttf",
    ("condensed", 500): "IBMPlexSansCondensed-Medium.ttf",
    ("condensed", 600): "IBMPlexSansCondensed-SemiBold.ttf",
}


class FontProblem(RuntimeError):
    """A font file is missing or damaged; `str()` is one sentence."""


def font(style: TypeStyle, text_size: int = 100, *, wide: bool = False, weight: int | None = None) -> QFont:
    """The font of a style at a text size in percent, never under the least readable size.

    `wide` asks for the size on windows 1920 or wider, `weight` (400, 500 or 600) replaces the style's own. Needs a
    QGuiApplication. Raises `FontProblem` if the program's fonts cannot be loaded.
    """
    typography = look().type
    size = typography.scale[style]
    px = size.px_1920 if wide and size.px_1920 is not None else size.px
    made = QFont(list(_families(size.family, weight or size.weight)))
    made.setWeight(QFont.Weight(weight or size.weight))
    made.setPixelSize(round(max(px * text_size / 100, typography.minimum_px)))
    # Unhinted outlines keep the same widths at every device pixel ratio.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cache
def _families(width: str, weight: int) -> tuple[str, ...]:
    """Names under which one file's font is known: some systems file a weight under a family of its own."""
    file = paths.resources() / "fonts" / _FILES[width, weight]
    # From bytes, because the font engines of some systems cannot open names outside their own code page.
    try:
        handle = QFontDatabase.addApplicationFontFromData(file.read_bytes())
    except OSError as error:
        raise FontProblem(f"The font “{file}” cannot be read: {error.strerror}; install the program again.") from error
    if handle < 0:
        raise FontProblem(f"The font “{file}” is damaged: install the program again.")
    return tuple(QFontDatabase.applicationFontFamilies(handle))
