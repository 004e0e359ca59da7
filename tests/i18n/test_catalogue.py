"""New texts come in unfinished, old ones stay as vanished, and nothing translated is lost."""

from pathlib import Path

from tests.i18n.catalogue import Catalogue, Entry, compiled, merged, read, write
from tests.i18n.extraction import Text

HEAT = Text("resource", "heat")
PLANTS = Text("resource", "{n} plants", "{n} plant")


def _known() -> Catalogue:
    return {
        ("resource", "heat"): Entry(HEAT, ("Wärme",)),
        ("resource", "{n} plants"): Entry(PLANTS, ("{n} Pflanze", "{n} Pflanzen")),
    }


def test_what_is_written_is_read_back_the_same(tmp_path: Path) -> None:
    file = tmp_path / "mars_de.ts"
    write(file, _known(), "de")
    assert read(file) == _known()
    before = file.read_bytes()
    write(file, read(file), "de")
    assert file.read_bytes() == before


def test_a_new_text_is_unfinished_and_is_not_compiled(tmp_path: Path) -> None:
    file = tmp_path / "mars_de.ts"
    write(file, merged(_known(), [HEAT, PLANTS, Text("resource", "steel")], "de"), "de")
    assert [entry.text.source for entry in read(file).values() if entry.state == "unfinished"] == ["steel"]
    without = tmp_path / "without.ts"
    write(without, _known(), "de")
    assert compiled(file) == compiled(without)


def test_a_text_that_is_gone_keeps_its_translation_and_comes_back_with_it() -> None:
    gone = merged(_known(), [HEAT], "de")
    assert gone["resource", "{n} plants"].state == "vanished"
    assert merged(gone, [HEAT, PLANTS], "de") == _known()


def test_a_text_that_begins_to_count_has_to_be_translated_anew() -> None:
    counts = Text("resource", "heat", "heat")
    assert merged(_known(), [counts, PLANTS], "de")["resource", "heat"] == Entry(counts, ("", ""), "unfinished")
