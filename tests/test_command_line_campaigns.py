"""`mars-desktop export` and `import` of campaigns, as they are typed."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from mars_desktop import paths
from mars_desktop.cli.program import main
from mars_desktop.games.legacy.campaign import Founded, Member, founded
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database

TITLE = "Tuesdays"


@pytest.fixture
def kept() -> None:
    """A profile with one campaign of two."""
    members = (Member("p1", "Ada", "rose", "greenwake"), Member("p2", "Ben", "azure", "common-hearth"))
    line = Founded(at=datetime(2026, 11, 30, tzinfo=UTC), title=TITLE, pack="patience", members=members)
    paths.ensure(paths.home())
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        Campaigns(database).create(founded(campaign_content("patience").for_book(), line))


def said(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """A command run in this process: exit status, stdout and stderr."""
    status = main([str(word) for word in words])
    out, err = capsys.readouterr()
    return status, out, err


def titles() -> list[str]:
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        return [row.title for row in Campaigns(database).rows()]


def test_a_campaign_leaves_as_one_file_and_comes_back_as_another(
    kept: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tuesdays.marscampaign"
    assert said(capsys, "export", TITLE, file) == (0, f"The campaign “{TITLE}” with 1 lines is in “{file}”.\n", "")
    status, out, err = said(capsys, "import", file)
    assert (status, err) == (0, "")
    assert out.startswith(f"{TITLE} (The Patience Campaign)\n0 of 7 missions finished; 1 lines of history\n")
    assert "Players: Ada 0 TP, Ben 0 TP" in out
    assert titles() == [TITLE, TITLE]


def test_a_preview_stores_nothing(kept: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tuesdays.marscampaign"
    said(capsys, "export", TITLE, file)
    assert said(capsys, "import", file, "--preview")[0] == 0
    assert titles() == [TITLE]


def test_a_campaign_that_is_not_there_is_told(kept: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, "export", "Mondays", tmp_path / "x.marscampaign")
    assert (status, out) == (1, "")
    assert "There is no campaign “Mondays”; saved are: “Tuesdays”." in err
    assert not (tmp_path / "x.marscampaign").exists()


def test_a_damaged_campaign_file_is_refused_and_nothing_is_imported(
    kept: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tuesdays.marscampaign"
    said(capsys, "export", TITLE, file)
    file.write_bytes(file.read_bytes()[:-20])
    status, out, err = said(capsys, "import", file)
    assert (status, out) == (1, "")
    assert err.count("\n") == 1
    assert str(file) in err
    assert titles() == [TITLE]
