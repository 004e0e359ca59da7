"""The command line as people who script meet it: what it prints, its exit status, and one sentence for every fault."""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from mars_desktop import paths
from mars_desktop.cli import main
from mars_desktop.engine import Session, Setup, rules_for
from mars_desktop.engine.journal import digest
from mars_desktop.engine.rng import Rng
from mars_desktop.models.saving import begin_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.exchange import read_table
from mars_desktop.profile.matches import Matches

Run = Callable[..., subprocess.CompletedProcess[str]]
Say = Callable[..., tuple[int, str, str]]

RESOURCES = Path(__file__).parents[1] / "resources"


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Runs a command in this process; gives its exit status, stdout and stderr."""

    def run(*words: str | Path) -> tuple[int, str, str]:
        capsys.readouterr()
        try:
            status = main([str(word) for word in words])
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    return run


def program(*words: str | Path, **environment: str | None) -> subprocess.CompletedProcess[str]:
    """Runs a command as a program of its own; None takes a variable away."""
    env = {key: value for key, value in {**os.environ, **environment}.items() if value is not None}
    command = [sys.executable, "-m", "mars_desktop", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=env, check=False, timeout=60)


def is_one_sentence(err: str) -> bool:
    """Whether this is one line that speaks to a person."""
    return err.startswith("mars-desktop: ") and err.count("\n") == 1 and "Traceback" not in err


@pytest.fixture
def saved() -> str:
    """The id of a table saved in the middle of its game, with one answer taken back."""
    paths.ensure(paths.home())
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        matches = Matches(database)
        setup = Setup.quick("terraforming", 2, 11, undo="free")
        session, keeper, _ = begin_table(matches, setup, "Friday evening")
        rng = Rng(3)
        for _ in range(40):
            choice = session.rules.sample(session.state, rng.below)
            assert choice is not None
            session.choose(choice)
            keeper.answered(len(session.choices), choice, session.state)
        session.undo()
        keeper.taken_back(len(session.choices), session.state)
        return keeper.table


@pytest.fixture
def exported(saved: str, tmp_path: Path, say: Say) -> Path:
    """That table as a file."""
    file = tmp_path / "friday.marstable"
    assert say("export", saved, file)[0] == 0
    return file


def stored_tables() -> int:
    """How many tables the profile holds."""
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        return len(Matches(database).rows())


# --- what the verbs do ------------------------------------------------------------------------------------------------


def test_simulate_prints_one_object_for_each_game(say: Say) -> None:
    status, out, err = say("simulate", "terraforming", "--seats", "2", "--games", "3", "--seed", "5", "--json")
    assert (status, err) == (0, "")
    games = [json.loads(line) for line in out.splitlines()]
    assert [game["seed"] for game in games] == [5, 6, 7]
    for game in games:
        assert list(game) == [
            "game", "seed", "seats", "rounds", "decisions", "seconds", "scores", "winners", "digest",
        ]  # fmt: skip
        assert (game["game"], game["seats"], len(game["scores"])) == ("terraforming", 2, 2)
        totals = [sheet["total"] for sheet in game["scores"]]
        assert totals == [sum(sheet.values()) - sheet["total"] for sheet in game["scores"]]
        assert all(totals[seat] == max(totals) for seat in game["winners"])
        assert game["winners"]


def test_simulated_games_depend_on_nothing_but_seed_and_options(say: Say) -> None:
    words = ("simulate", "terraforming", "--seed", "7", "--json")
    first, again, other = (
        json.loads(say(*words, "--option", f"map={name}")[1]) for name in ("hellas", "hellas", "elysium")
    )
    assert first["digest"] == again["digest"]
    assert first["digest"] != other["digest"]
    assert first["scores"] == again["scores"]


def test_simulate_without_json_says_how_many_games_a_second(say: Say) -> None:
    status, out, _ = say("simulate", "terraforming", "--games", "2", "--option", "corporate_era=false")
    assert status == 0
    assert "2 games of terraforming with 3 seats" in out
    assert "decisions/s" in out


def test_simulate_and_score_sheets_do_without_qt() -> None:
    code = "import sys; from mars_desktop.cli import main; main(sys.argv[1:]); sys.exit('PySide6' in sys.modules)"
    words = ["simulate", "terraforming", "--seats", "1"]
    assert subprocess.run([sys.executable, "-c", code, *words], stdout=subprocess.DEVNULL, check=False).returncode == 0


def test_export_replay_and_import_give_the_same_table(exported: Path, saved: str, say: Say) -> None:
    status, out, _ = say("replay", exported, "--json")
    report = json.loads(out)
    assert (status, report["title"], report["decisions"], report["over"]) == (0, "Friday evening", 39, False)
    status, out, _ = say("import", exported, "--preview")
    assert status == 0
    assert "Friday evening" in out
    assert stored_tables() == 1
    status, out, _ = say("import", exported)
    assert status == 0
    assert report["digest"] in out
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        matches = Matches(database)
        copy = next(matches.load(row.id) for row in matches.rows() if row.id != saved)
        original = matches.load(saved)
    assert (copy.answers, copy.undone, copy.setup_text) == (original.answers, original.undone, original.setup_text)


def test_replay_prints_the_score_sheet(exported: Path, say: Say) -> None:
    status, out, _ = say("replay", exported)
    assert status == 0
    assert "Player 1" in out
    assert "total" in out
    assert "wins" not in out


def test_a_table_is_exported_by_its_title_too(saved: str, tmp_path: Path, say: Say) -> None:
    assert say("export", "Friday evening", tmp_path / "a.marstable")[0] == 0
    assert len(read_table(tmp_path / "a.marstable").answers) == 39


def test_backup_writes_a_profile_that_opens(saved: str, tmp_path: Path, say: Say) -> None:
    assert say("backup", tmp_path / "copy.db")[0] == 0
    with Database.open(tmp_path / "copy.db", backups=tmp_path / "none") as database:
        assert Matches(database).load(saved).title == "Friday evening"


def test_check_finds_no_fault_in_the_packs_of_the_program(say: Say) -> None:
    assert say("check", RESOURCES / "packs" / "terraforming", RESOURCES / "maps") == (0, "No fault was found.\n", "")


def test_the_version_is_told(say: Say) -> None:
    assert say("--version")[1].startswith("Mars Desktop ")


# --- wrong use: exit status 2 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("simulate terraforming --seats 0", "--seats"),
        ("simulate terraforming --seats 6", "1 to 5 seats"),
        ("simulate terraforming --seats -1", "--seats"),
        ("simulate terraforming --seats 99999999999999999999", "--seats"),
        ("simulate terraforming --seats two", "two"),
        ("simulate terraforming --seats", "--seats"),
        ("simulate terraforming --games -1", "--games"),
        ("simulate terraforming --seed x", "--seed"),
        ("simulate terraforming --option colour=red", "colour"),
        ("simulate terraforming --option map=venus", "elysium"),
        ("simulate terraforming --option map", "key=value"),
        ("simulate terraforming --option =hellas", "key=value"),
        ("simulate terraforming --option corporate_era=perhaps", "true, false"),
        ("simulate terraforming --option beginners=9", "beginners"),
        ("simulate terraforming --seats 2 --option beginners=²", "beginners"),
        ("simulate chess", "terraforming"),
        ("simulate", "GAME"),
        ("simulate terraforming now", "now"),
        ("simulate terraforming --fast", "--fast"),
        ("simul terraforming", "simulate"),
        ("replay", "FILE"),
        ("check", "PACK"),
        ("export Friday", "FILE"),
        ("import", "FILE"),
        ("backup", "FILE"),
        ("picture", "SCREEN"),
        ("picture home", "OUT.png"),
        ("picture moon out.png", "moon"),
        ("picture home out.png --size 12", "--size"),
        ("picture home out.png --size 99999x1", "--size"),
        ("picture home out.png --theme blue", "light"),
        ("picture home out.png --scale 0", "--scale"),
        ("--fly", "--fly"),
        ("simulate terraforming --json=yes", "--json"),
    ],
)
def test_wrong_use_is_told_in_one_sentence_with_status_2(words: str, named: str, say: Say) -> None:
    status, out, err = say(*words.split())
    assert (status, out) == (2, "")
    assert is_one_sentence(err)
    assert named in err


# --- work that fails: exit status 1 -----------------------------------------------------------------------------------


def failed(result: tuple[int, str, str], *named: str | Path) -> bool:
    """Whether a command failed with one sentence that names these."""
    status, _, err = result
    return status == 1 and is_one_sentence(err) and all(str(name) in err for name in named)


def test_a_truncated_export_is_refused_and_nothing_is_imported(exported: Path, say: Say) -> None:
    data = exported.read_bytes()
    for size in (0, 1, len(data) // 2, len(data) - 3):
        exported.write_bytes(data[:size])
        assert failed(say("import", exported), exported)
        assert failed(say("replay", exported), exported)
    assert stored_tables() == 1


def test_an_altered_export_is_refused(exported: Path, say: Say) -> None:
    text = exported.read_text(encoding="utf-8")
    exported.write_text(text.replace("Friday", "Monday"), encoding="utf-8")
    assert failed(say("import", exported), exported, "checksum")
    assert stored_tables() == 1


def _resealed(file: Path, **changes: Any) -> None:
    from mars_desktop.profile.sealed_files import digest as seal

    values = msgspec.json.decode(file.read_bytes())
    values["content"].update(changes)
    values["digest"] = seal(values["content"])
    file.write_bytes(msgspec.json.encode(values))


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"answers": ["p1 fly"]}, "answer 1"),
        ({"answers": ["nonsense"]}, "answer 1"),
        ({"answers": ["p9 pass"]}, "answer 1"),
        ({"setup": "{}"}, "cannot be played"),
        ({"setup": "["}, "cannot be played"),
        ({"setup": '{"game":"chess","seats":[],"seed":1}'}, "chess"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_an_export_whose_game_cannot_be_played_is_refused(
    exported: Path, say: Say, changes: dict[str, Any], named: str
) -> None:
    _resealed(exported, **changes)
    assert failed(say("import", exported), exported, named)
    assert failed(say("replay", exported), exported, named)
    assert stored_tables() == 1


def test_what_is_no_export_is_refused(tmp_path: Path, say: Say) -> None:
    (tmp_path / "song.marstable").write_bytes(b"\x00\xff" * 100)
    for place in (tmp_path / "song.marstable", tmp_path / "missing.marstable", tmp_path):
        assert failed(say("import", place), place)
        assert failed(say("replay", place), place)
    assert not paths.profile_file().exists()


def test_a_corrupt_profile_is_kept_and_named(saved: str, tmp_path: Path, say: Say) -> None:
    profile = paths.profile_file()
    data = b"not a database" + profile.read_bytes()[14:]
    profile.write_bytes(data)
    assert failed(say("export", saved, tmp_path / "a.marstable"), profile, "damaged")
    kept = [file for file in profile.parent.iterdir() if "damaged" in file.name and file.suffix == ".db"]
    assert [file.read_bytes() for file in kept] == [data]
    assert not (tmp_path / "a.marstable").exists()


def test_a_newer_profile_is_left_as_it_is(saved: str, tmp_path: Path, say: Say) -> None:
    profile = paths.profile_file()
    connection = sqlite3.connect(profile)
    connection.execute("PRAGMA user_version = 999")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    data = profile.read_bytes()
    for words in (("export", saved, tmp_path / "a"), ("backup", tmp_path / "b")):
        assert failed(say(*words), profile, "newer")
    assert profile.read_bytes() == data
    assert list(tmp_path.glob("[ab]")) == []


def test_an_unknown_or_ambiguous_table_is_told(saved: str, exported: Path, tmp_path: Path, say: Say) -> None:
    assert failed(say("export", "Saturday", tmp_path / "a"), "Saturday", "Friday evening")
    assert say("import", exported)[0] == 0
    assert failed(say("export", "Friday evening", tmp_path / "a"), "2 saved tables", saved)
    assert not (tmp_path / "a").exists()


def test_no_file_is_overwritten(saved: str, tmp_path: Path, say: Say) -> None:
    precious = tmp_path / "letter.txt"
    precious.write_text("keep me")
    for words in (("export", saved, precious), ("backup", precious), ("backup", paths.profile_file())):
        assert failed(say(*words), words[-1], "exists")
    assert precious.read_text() == "keep me"
    assert stored_tables() == 1


def test_a_profile_that_is_not_there_is_not_made_to_copy_it(tmp_path: Path, say: Say) -> None:
    assert failed(say("backup", tmp_path / "a.db"), paths.profile_file())
    assert failed(say("export", "Friday", tmp_path / "a"), paths.profile_file())
    assert not paths.home().exists()


def test_a_file_in_place_of_the_folder_is_told(
    exported: Path, tmp_path: Path, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("keep me")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(blocked))
    assert failed(say("import", exported), blocked)
    assert failed(say("backup", tmp_path / "b"), blocked)
    assert blocked.read_text() == "keep me"


def test_a_folder_that_does_not_exist_cannot_take_a_file(saved: str, tmp_path: Path, say: Say) -> None:
    for verb in (("export", saved), ("backup",)):
        assert failed(say(*verb, tmp_path / "no" / "file"), tmp_path / "no")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="becomes another user, as only root can")
def test_a_read_only_folder_is_told(exported: Path) -> None:
    # What only root may read is read before.
    code = (
        "import os, sys; from mars_desktop.cli import main; main(['replay', sys.argv[2]]); sys.stdout.flush(); "
        "os.setuid(65534); sys.exit(main(sys.argv[1:]))"
    )
    # The folders that pytest makes are closed to other users.
    with TemporaryDirectory() as place:
        folder, file = Path(place) / "read-only", Path(place) / "friday.marstable"
        folder.mkdir()
        shutil.copy(exported, file)
        for path in (file, folder, Path(place)):
            path.chmod(0o555)
        env = {**os.environ, paths.HOME_VARIABLE: str(folder / "home")}
        command = [sys.executable, "-B", "-c", code, "import", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
        Path(place).chmod(0o755)
    assert failed((done.returncode, done.stdout, done.stderr), folder)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "pack"),
        ("[pack", "TOML"),
        ('[pack]\nid = "Mine"\nformat = 1\nname = "Mine"\ngame = "terraforming"\n', "pack.id"),
        ('[pack]\nid = "mine"\nformat = 9\nname = "Mine"\ngame = "terraforming"\n', "pack.format"),
        ('[pack]\nid = "mine"\nformat = 1\nname = "Mine"\ngame = "terraforming"\nauthor = "me"\n', "author"),
    ],
)
def test_a_malformed_pack_is_told_by_file_place_and_what_was_expected(
    text: str, named: str, tmp_path: Path, say: Say
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(text, encoding="utf-8")
    status, out, err = say("check", pack)
    assert status == 1
    assert is_one_sentence(err)
    assert all(line.startswith(f"{pack}: ") and "expected" in line for line in out.splitlines())
    assert named in out


# --- the program as a whole -------------------------------------------------------------------------------------------


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the other systems always have a display")
@pytest.mark.parametrize("words", [(), ("smoke",)])
@pytest.mark.parametrize(
    "screen",
    [
        {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None},
        {"DISPLAY": ":4711", "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None},
        {"DISPLAY": None, "WAYLAND_DISPLAY": "wayland-4711", "QT_QPA_PLATFORM": None},
        {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": "xcb"},
        {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": "nonsense"},
    ],
)
def test_without_a_display_one_line_says_what_to_do(words: tuple[str, ...], screen: dict[str, str | None]) -> None:
    done = program(*words, **screen)
    assert failed((done.returncode, done.stdout, done.stderr), "QT_QPA_PLATFORM")


def test_a_window_nobody_sees_does_not_ask_about_a_bad_profile(saved: str) -> None:
    profile = paths.profile_file()
    profile.write_bytes(b"not a database" + profile.read_bytes()[14:])
    done = program(QT_QPA_PLATFORM="offscreen")
    assert failed((done.returncode, done.stdout, done.stderr), profile, "damaged")


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C goes to all programs of a console")
def test_ctrl_c_ends_the_work_without_a_trace() -> None:
    command = [sys.executable, "-m", "mars_desktop", "simulate", "terraforming", "--games", "100000", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("{")
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (1, "mars-desktop: Stopped.\n")


def test_a_reader_who_has_enough_is_no_fault() -> None:
    command = [sys.executable, "-m", "mars_desktop", "simulate", "terraforming", "--games", "200", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith("{")
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 1
    assert errors == ""


def test_a_simulated_game_is_the_one_its_digest_says(say: Say) -> None:
    played = json.loads(say("simulate", "terraforming", "--seats", "3", "--seed", "9", "--json")[1])
    from mars_desktop.bots import RandomBot

    session: Session[Any] = Session(rules_for(Setup.quick("terraforming", 3, 9)))
    bot = RandomBot(9)
    while (choice := bot.move(session.rules, session.state)) is not None:
        session.choose(choice)
    assert digest(session.rules, session.state) == played["digest"]
    assert len(session.choices) == played["decisions"]
