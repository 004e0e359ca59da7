"""Sentences that are as high as their width makes them, and no higher."""

from PySide6.QtWidgets import QWidget

from mars_desktop.theme.token_values import TypeStyle
from mars_desktop.windows.labels import Words


class FlowingWords(Words):
    """Words that wrap. Left to itself a label is at least as high as it would be in the narrowest column."""

    def __init__(
        self,
        text: str,
        style: TypeStyle = "body",
        ink: str = "ink",
        parent: QWidget | None = None,
        *,
        weight: int | None = None,
    ) -> None:
        super().__init__(text, style, ink, parent, weight=weight, wrap=True)
        self.setMinimumHeight(1)
