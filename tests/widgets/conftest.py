"""The program's own look for every widget that is shown alone."""

import pytest
from PySide6.QtWidgets import QApplication

from mars_desktop.theme.application import apply_theme


@pytest.fixture(autouse=True)
def _dark(qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
