"""Exported tables: what is written is read back, and nothing else is."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mars_desktop.profile.database import Database
from mars_desktop.profile.exchange import (
    FORMAT,
    UPGRADERS,
    TableFile,
    export_table,
    import_table,
    read_table,
    write_table,
)
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import (
    DamagedTableFile,
    DiskFull,
    ForeignTableFile,
    NewerTableFile,
    TableFileProblem,
)
from mars_desktop.profile.sealed_files import LARGEST, Content, digest, upgraded

FIXTURES = Path(__file__).resolve().parent / "fixtures"

THURSDAY = TableFile(
    title="Thursday’s table",
    game="terraforming",
    revision=3,
    setup='{"game":"terraforming","seed":7}',
    packs={"base": "sha256:aa", "corporate": "sha256:bb"},
    answers=("0: keep 12 44", "1: keep 3", "0: play 12"),
    undone=("0: end-turn", "1: pass"),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with the table `THURSDAY`."""
    path = tmp_path / "Thursday ü.marstable"
    write_table(path, THURSDAY)
    return path


def rewritten(path: Path, content: dict[str, object], **header: object) -> Path:
    """The file with another content of a right digest, and other entries in its header."""
    values = json.loads(path.read_text(encoding="utf-8"))
    values |= {"content": content, "digest": digest(content)} | header
    path.write_text(json.dumps(values), encoding="utf-8")
    return path


def content_of(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))["content"]
    return found


def one_sentence(problem: TableFileProblem, path: Path, *parts: str) -> bool:
    text = str(problem)
    return "\n" not in text and text.endswith(".") and all(part in text for part in (str(path), ": ", *parts))


def test_a_table_travels_from_one_profile_to_another(database: Database, tmp_path: Path) -> None:
    matches = Matches(database)
    match_id = matches.create("Tharsis", "terraforming", 3, '{"seed": 7}', {"base": "aa"})
    for number in range(1, 6):
        matches.append(match_id, number, f"answer {number}", b"state")
    matches.truncate(match_id, 4)
    file = tmp_path / "tharsis.marstable"
    write_table(file, export_table(matches, match_id))
    with Database.open(tmp_path / "elsewhere" / "profile.db") as other:
        there = Matches(other)
        stored = there.load(import_table(there, read_table(file)))
        assert export_table(there, stored.id) == export_table(matches, match_id)
        assert (stored.answers, stored.undone) == (tuple(f"answer {n}" for n in range(1, 5)), ("answer 5",))
        there.redo(stored.id, 5)
        assert stored.id != match_id


def test_a_table_may_be_imported_beside_itself(database: Database) -> None:
    matches = Matches(database)
    ids = {import_table(matches, THURSDAY), import_table(matches, THURSDAY)}
    assert {row.id for row in matches.rows()} == ids
    assert len(ids) == 2


def test_a_table_whose_import_finds_the_disk_full_is_not_there_at_all(database: Database) -> None:
    matches = Matches(database)
    with database.reading() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    large = msgspec.structs.replace(THURSDAY, answers=tuple(f"answer {n} of many" for n in range(2000)))
    with pytest.raises(DiskFull):
        import_table(matches, large)
    assert matches.rows() == []


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_a_file_of_every_format_is_read(number: int) -> None:
    """SV-012: every step from one format to the next has a stored file to prove it."""
    assert read_table(FIXTURES / f"format-{number}.marstable") == THURSDAY


def test_there_is_one_upgrader_from_every_older_format() -> None:
    """SV-012: n to n + 1, without a gap."""
    assert sorted(UPGRADERS) == list(range(1, FORMAT))


def test_an_old_content_goes_through_each_step_in_turn() -> None:
    """SV-012: a content two formats old is upgraded stepwise; one of the present format is not touched."""

    def rename_moves(content: Content) -> Content:
        return {"answers" if key == "moves" else key: value for key, value in content.items()}

    def add_colour(content: Content) -> Content:
        return content | {"colour": f"of {content['answers']}"}

    steps = {1: rename_moves, 2: add_colour}
    assert upgraded({"moves": "all"}, 1, 3, steps) == {"answers": "all", "colour": "of all"}
    assert upgraded({"answers": "all"}, 2, 3, steps) == {"answers": "all", "colour": "of all"}
    assert upgraded({"answers": "all"}, 3, 3, steps) == {"answers": "all"}


def test_a_layout_changed_by_an_editor_does_no_harm(file: Path) -> None:
    values = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(values, sort_keys=True, indent=7), encoding="utf-8")
    assert read_table(file) == THURSDAY


def test_a_truncated_file_is_refused_wherever_it_ends(file: Path) -> None:
    data = file.read_bytes()
    for length in range(len(data.rstrip())):
        file.write_bytes(data[:length])
        with pytest.raises(TableFileProblem) as caught:
            read_table(file)
        assert one_sentence(caught.value, file)
        if length > 0:
            assert isinstance(caught.value, DamagedTableFile)
            assert "ends too early, in line" in str(caught.value)


def test_an_altered_answer_is_found(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("1: keep 3", "1: keep 4"), encoding="utf-8")
    with pytest.raises(DamagedTableFile) as caught:
        read_table(file)
    assert one_sentence(caught.value, file, "checksum", "altered")


def test_a_slip_of_the_pen_is_found_with_its_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[9] = lines[9].replace('"setup"', "setup")
    file.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(DamagedTableFile) as caught:
        read_table(file)
    assert one_sentence(caught.value, file, "line 10")


def test_half_a_character_is_damage(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("1: keep 3", "1: keep \\ud800"), encoding="utf-8")
    with pytest.raises(DamagedTableFile) as caught:
        read_table(file)
    assert one_sentence(caught.value, file, "line 17")


def test_a_file_of_a_newer_format_is_refused(file: Path) -> None:
    """SV-003: a newer file is not read as if it were of today."""
    rewritten(file, {"new": "form"}, format=FORMAT + 1)
    with pytest.raises(NewerTableFile) as caught:
        read_table(file)
    assert one_sentence(caught.value, file, f"format {FORMAT + 1}")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"   ",
        b"a letter",
        b"[]",
        b"null",
        b"{}",
        b'{"program": "other", "kind": "table"}',
        b'{"program": "mars-desktop", "kind": "pack"}',
        b"\xff\xfe\x00",
        b"SQLite format 3\0" * 100,
        b"[" * 100_000,
    ],
)
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "letter.marstable"
    file.write_bytes(data)
    with pytest.raises(ForeignTableFile) as caught:
        read_table(file)
    assert one_sentence(caught.value, file)


def test_a_file_too_large_to_be_a_table_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "film.marstable"
    with file.open("wb") as stream:
        stream.truncate(LARGEST + 1)
    with pytest.raises(ForeignTableFile, match="16 MB"):
        read_table(file)


@pytest.mark.parametrize("place", ["missing.marstable", "."])
def test_a_file_that_the_system_does_not_hand_out_is_told_of(tmp_path: Path, place: str) -> None:
    with pytest.raises(TableFileProblem) as caught:
        read_table(tmp_path / place)
    assert one_sentence(caught.value, tmp_path / place)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"answers": ["pass", 7]}, "content.answers[1]"),
        ({"revision": "three"}, "content.revision"),
        ({"revision": 10**30}, "content.revision"),
        ({"revision": -1}, "content.revision"),
        ({"packs": {"base": None}}, "content.packs[...]"),
        ({"cheats": True}, "cheats"),
        ({"setup": {"seed": 7}}, "content.setup"),
    ],
)
def test_a_content_of_the_wrong_form_is_refused_with_its_place(
    file: Path, change: dict[str, object], told: str
) -> None:
    rewritten(file, content_of(file) | change)
    with pytest.raises(DamagedTableFile) as caught:
        read_table(file)
    assert one_sentence(caught.value, file, told)


@pytest.mark.parametrize("part", ["title", "game", "revision", "setup", "packs", "answers"])
def test_a_content_that_lacks_something_is_refused(file: Path, part: str) -> None:
    content = content_of(file)
    del content[part]
    rewritten(file, content)
    with pytest.raises(DamagedTableFile, match=part):
        read_table(file)


@pytest.mark.parametrize("header", [{"format": 0}, {"format": -3}, {"format": "1"}, {"digest": None}, {"more": 1}])
def test_a_header_of_the_wrong_form_is_refused(file: Path, header: dict[str, object]) -> None:
    rewritten(file, content_of(file), **header)
    with pytest.raises(DamagedTableFile) as caught:
        read_table(file)
    assert one_sentence(caught.value, file)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_file_with_bytes_changed_is_refused_or_says_the_same(file: Path, data: st.DataObject) -> None:
    write_table(file, THURSDAY)
    whole = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(whole) - 1))
        end = min(len(whole), start + data.draw(st.integers(0, 8)))
        whole[start:end] = data.draw(st.binary(max_size=8))
    file.write_bytes(whole)
    problem = None
    try:
        assert read_table(file) == THURSDAY
    except TableFileProblem as caught:
        problem = caught
    assert problem is None or one_sentence(problem, file)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(table=st.builds(TableFile, revision=st.integers(0, 2**31 - 1)))
def test_any_table_is_read_as_it_was_written(tmp_path: Path, table: TableFile) -> None:
    file = tmp_path / "any.marstable"
    write_table(file, table)
    assert read_table(file) == table
