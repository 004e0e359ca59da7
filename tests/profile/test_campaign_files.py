"""One campaign as one file: what is written is read back, and nothing else is; the score sheet for spreadsheets."""

import csv
import json
from pathlib import Path

import pytest

from mars_desktop.games.legacy.campaign import PRINTED, CampaignContent, MissionOpened, Retitled, sheet_rows
from mars_desktop.profile.campaign_files import (
    FORMAT,
    CampaignFile,
    free_file,
    read_campaign,
    write_campaign,
    write_sheet,
)
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import (
    CampaignFileProblem,
    DamagedCampaignFile,
    ForeignCampaignFile,
    NewerCampaignFile,
    UnreadableProfile,
)
from mars_desktop.profile.sealed_files import digest
from tests.games.legacy.campaign.evening import BEGINNING, Evening

FIXTURES = Path(__file__).resolve().parent / "fixtures"
OURS = Evening(2, PRINTED).play(1, "p1", "p2").add(Retitled, title="Sundays").undo(5)


def content_of(pack: str) -> CampaignContent | None:
    return PRINTED if pack == "printed" else None


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with the campaign `OURS`."""
    path = tmp_path / "Sundays ü.marscampaign"
    write_campaign(path, CampaignFile(id="ours", lines=OURS.campaign.lines))
    return path


def rewritten(path: Path, content: object, **header: object) -> Path:
    """The file with another content of a right digest, and other entries in its header."""
    values = json.loads(path.read_text(encoding="utf-8"))
    values |= {"content": content, "digest": digest(content)} | header  # type: ignore[arg-type]  # spoilt on purpose
    path.write_text(json.dumps(values), encoding="utf-8")
    return path


def content(path: Path) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = json.loads(path.read_text(encoding="utf-8"))["content"]
    return found


def test_a_campaign_goes_through_a_file_unchanged(file: Path) -> None:
    found = read_campaign(file, content_of)
    assert (found.id, found.campaign) == ("ours", OURS.campaign)


def test_a_file_of_every_format_is_read() -> None:
    """CP-002: a file written by an older program, with the fields it knew."""
    for number in range(1, FORMAT + 1):
        found = read_campaign(FIXTURES / f"format-{number}.marscampaign", content_of)
        assert len(found.lines) == 10


def test_fields_that_the_writing_program_did_not_know_have_their_defaults(file: Path) -> None:
    """CP-002"""
    spoilt = content(file)
    for line in spoilt["lines"]:
        for name in ("solo", "first", "match", "pool", "innovations"):
            line.pop(name, None)
    assert read_campaign(rewritten(file, spoilt), content_of).campaign == OURS.campaign


def test_an_import_is_a_campaign_of_its_own_and_goes_on(file: Path, database: Database) -> None:
    campaigns = Campaigns(database)
    found = read_campaign(file, content_of)
    assert campaigns.create(found.campaign, found.id) == "ours"
    again = campaigns.create(found.campaign, found.id)
    assert again != "ours"
    assert campaigns.load(again) == campaigns.load("ours") == OURS.campaign
    campaigns.append(again, 7, MissionOpened(at=BEGINNING, mission=2))
    assert campaigns.load("ours") == OURS.campaign


def test_an_altered_file_is_refused(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace('"points": 80', '"points": 90'), encoding="utf-8")
    with pytest.raises(DamagedCampaignFile, match="checksum"):
        read_campaign(file, content_of)


def test_a_file_cut_short_is_refused(file: Path) -> None:
    data = file.read_bytes()
    for keep in (1, len(data) // 2, len(data) - 3):
        file.write_bytes(data[:keep])
        with pytest.raises(CampaignFileProblem, match="Sundays ü"):
            read_campaign(file, content_of)


def test_unknown_fields_and_wrong_values_are_refused_with_their_place(file: Path) -> None:
    values = content(file)
    spoilt = {**values, "owner": "me"}
    with pytest.raises(DamagedCampaignFile, match="owner"):
        read_campaign(rewritten(file, spoilt), content_of)
    spoilt = {**values, "lines": [*values["lines"], {"kind": "undone", "at": "2031-07-01T19:00:00Z", "line": 0}]}
    with pytest.raises(DamagedCampaignFile, match=r"lines\[6\]"):
        read_campaign(rewritten(file, spoilt), content_of)
    with pytest.raises(DamagedCampaignFile, match="lines"):
        read_campaign(rewritten(file, {**values, "lines": []}), content_of)


def test_a_history_that_cannot_be_is_refused_with_its_line(file: Path) -> None:
    values = content(file)
    del values["lines"][2], values["lines"][-1]
    with pytest.raises(DamagedCampaignFile, match=r"line 3: Mission 1 is not in play\."):
        read_campaign(rewritten(file, values), content_of)
    values["lines"] = values["lines"][1:]
    with pytest.raises(DamagedCampaignFile, match="line 1: A campaign begins with its founding"):
        read_campaign(rewritten(file, values), content_of)


def test_a_campaign_of_a_pack_that_is_not_here_says_which(file: Path) -> None:
    with pytest.raises(CampaignFileProblem, match="printed"):
        read_campaign(file, lambda _: None)


def test_files_of_other_kinds_and_of_newer_programs_are_refused(file: Path, tmp_path: Path) -> None:
    with pytest.raises(ForeignCampaignFile, match="table"):
        read_campaign(FIXTURES / "format-1.marstable", content_of)
    (tmp_path / "letter.txt").write_text("Dear all")
    with pytest.raises(ForeignCampaignFile, match="letter"):
        read_campaign(tmp_path / "letter.txt", content_of)
    with pytest.raises(CampaignFileProblem, match="nowhere"):
        read_campaign(tmp_path / "nowhere.marscampaign", content_of)
    with pytest.raises(NewerCampaignFile, match="newer"):
        read_campaign(rewritten(file, content(file), format=FORMAT + 1), content_of)


def test_exports_of_the_same_title_and_moment_do_not_replace_each_other(tmp_path: Path) -> None:
    first = free_file(tmp_path, "Sundays: at/ten?", BEGINNING)
    assert first.name == "Sundays-at-ten-20310701T190000Z.marscampaign"
    first.touch()
    assert free_file(tmp_path, "Sundays: at/ten?", BEGINNING).name == "Sundays-at-ten-20310701T190000Z-2.marscampaign"
    assert free_file(tmp_path, "???", BEGINNING).name.startswith("campaign-")


def test_the_score_sheet_is_a_file_that_spreadsheets_read(tmp_path: Path) -> None:
    rows = sheet_rows(OURS.book, PRINTED)
    path = tmp_path / "sheet.csv"
    write_sheet(path, [*rows, ('Théo, “the” "first"', "two\nlines")])
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    with path.open(encoding="utf-8-sig", newline="") as file:
        assert [tuple(row) for row in csv.reader(file)] == [*rows, ('Théo, “the” "first"', "two\nlines")]


def test_a_sheet_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    (tmp_path / "sheet.csv").mkdir()
    with pytest.raises(UnreadableProfile, match=r"sheet\.csv"):
        write_sheet(tmp_path / "sheet.csv", [("a",)])
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.csv"]
