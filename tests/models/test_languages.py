"""One language at a time, and everything said in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from mars_desktop import paths
from mars_desktop.engine import Reason, Setup
from mars_desktop.games.phrases import Plural
from mars_desktop.games.terraforming.content import content
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.models.languages import (
    LANGUAGES,
    MissingLanguage,
    language_now,
    speak,
    speaker_now,
    spoken_language,
    translated,
)
from mars_desktop.models.reasons import why
from mars_desktop.models.sayings import card_title, card_words
from mars_desktop.models.words import tr_count
from mars_desktop.profile.problems import disk_full, locked

PLANTS = Plural("{n} plant", "{n} plants")


@pytest.fixture(autouse=True)
def _english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    speak("en")


def test_the_language_is_the_one_that_is_set() -> None:
    assert spoken_language("de", {}, ["en-GB"]) == "de"
    assert spoken_language("en", {}, ["de-DE"]) == "en"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-AT", "en"], "de"),
        (["de_CH.UTF-8"], "de"),
        (["en-US", "de"], "en"),
        (["fr-FR", "de-DE", "en"], "de"),
        (["fr-FR", "it"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_system_asks_for_languages_in_its_order(wanted: list[str], language: str) -> None:
    assert spoken_language("system", {}, wanted) == language


def test_the_environment_goes_before_what_is_set() -> None:
    assert spoken_language("en", {"MARS_DESKTOP_LANGUAGE": "de"}, []) == "de"
    assert spoken_language("de", {"MARS_DESKTOP_LANGUAGE": "tlh"}, []) == "de"


def test_the_game_is_said_in_the_language_spoken_now() -> None:
    card = content()["asteroid"]
    english = card_words(card)
    speak("de")
    assert language_now() == "de"
    assert card_title(content()["comet"]) == "Komet"
    assert card_words(card).startswith("Erhöhe die Temperatur um 1 Schritt.")
    speak("en")
    assert (
        card_words(card)
        == english
        == "Raise temperature 1 step. Gain 2 titanium. Remove up to 3 plants from any player."
    )


def test_reasons_and_counts_follow_the_language() -> None:
    rules = TerraformingRules(Setup.quick("terraforming", 2, 1))
    speak("de")
    assert why(rules, Reason.of("nothing-to-undo")) == "Es gibt nichts zurückzunehmen."
    assert [translated("resource", PLANTS, n) for n in (0, 1, 2)] == ["{n} Pflanzen", "{n} Pflanze", "{n} Pflanzen"]
    assert tr_count("{n} card in hand", "{n} cards in hand", 1) == "1 Handkarte"


def test_english_counts_without_a_language_file() -> None:
    assert [translated("resource", PLANTS, n) for n in (0, 1, 2)] == ["{n} plants", "{n} plant", "{n} plants"]
    assert tr_count("{n} card in hand", "{n} cards in hand", -1) == "-1 card in hand"


def test_a_speaker_asked_for_before_the_change_speaks_the_new_language_too() -> None:
    before = speaker_now()
    speak("de")
    assert before.say("phase", "Research") == "Forschung"
    assert speaker_now() is not before


def test_the_buttons_of_qts_own_dialogs_are_translated() -> None:
    speak("de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"


def test_times_and_dates_are_written_in_the_language() -> None:
    speak("de")
    assert QLocale().language() is QLocale.Language.German
    speak("en")
    assert QLocale() == QLocale.system()


def test_a_damaged_language_file_is_told_and_the_language_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "resources" / "i18n"
    folder.mkdir(parents=True)
    monkeypatch.setattr(paths, "resources", lambda: tmp_path / "resources")
    with pytest.raises(MissingLanguage, match=r"“.*mars_de.qm” is missing or damaged: install Mars Desktop anew\."):
        speak("de")
    (folder / "mars_de.qm").write_bytes(b"no language")
    with pytest.raises(MissingLanguage):
        speak("de")
    assert language_now() == "en"
    assert QCoreApplication.translate("phase", "Research") == "Research"


def test_every_language_can_be_spoken() -> None:
    for language in LANGUAGES:
        speak(language)
        assert language_now() == language


def test_a_problem_with_a_file_is_told_in_the_language_spoken_when_it_is_read() -> None:
    problem = disk_full(Path("Tisch {1}.marstable"))
    english = str(problem)
    assert english.startswith("“Tisch {1}.marstable” cannot be written because the disk is full")
    speak("de")
    assert str(problem).startswith("„Tisch {1}.marstable“ lässt sich nicht schreiben, weil der Datenträger voll")
    assert str(locked(Path("x"))).endswith("oder MARS_DESKTOP_HOME auf einen anderen Ordner setzen.")
    speak("en")
    assert str(problem) == english
