"""Whatever On Mars says while it is played is said in German, too."""

import re

from PySide6.QtCore import QTranslator

from mars_desktop.games.phrases import Plural, Speaker
from tests.games.onmars.wording.saying import Said, play
from tests.i18n.catalogue import compiled_file

GAMES = 8


def test_everything_said_while_games_are_played_is_translated() -> None:
    translator = QTranslator()
    assert translator.load(str(compiled_file("de")))
    missing: set[tuple[str, str]] = set()

    def translate(context: str, template: str | Plural, n: int = -1) -> str:
        source = template if isinstance(template, str) else template.other
        found = translator.translate(context, source, None, n)
        if not found:
            missing.add((context, source))
        return found or source

    heard = Said()
    for seed in range(GAMES):
        play(seed, heard, Speaker(translate))
    assert missing == set()
    assert len(heard.texts()) > 3000
    assert [text for text in heard.texts() if re.search(r"[{}]|  | ,|\.\.|\bNone\b|\s-\d", text)] == []
