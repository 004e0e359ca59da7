"""Makes everything the program needs on a bare machine: a virtual environment and, on Debian, Qt's system libraries.

Only the standard library is used, nothing outside the project's folder is touched except missing system packages, and a
second run finds everything in place and says nothing. Run by itself it sets up all there is, tools for tests included.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "installed.txt"
LEAST = (3, 11)
PIP = "https://pypi.org/pypi/pip/json"

# Shared libraries Qt loads, and the Debian packages they come in. The first group is needed even without a window.
ALWAYS = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
FOR_A_WINDOW = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def prepare(*, tools: bool, window: bool) -> Path:
    """Set up what is missing and return the environment's Python.

    `tools` adds the tools for tests, `window` the libraries Qt needs to show one under X11.
    """
    require_python()
    install_libraries({**ALWAYS, **(FOR_A_WINDOW if window else {})})
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if installed(python) in (wanted(tools=True), wanted(tools=tools)):
        return python
    say("Setting up .venv; the first time takes a minute or two …")
    if not python.exists() or version_of(python) != sys.version_info[:2]:
        make_venv(python)
    STAMP.unlink(missing_ok=True)
    what = f"{ROOT}[dev]" if tools else str(ROOT)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    if subprocess.call([*pip, "install", "--quiet", "--editable", what], stdin=subprocess.DEVNULL):
        stop("The packages could not be installed (see above): check the network connection and run the command again.")
    STAMP.write_text(wanted(tools=tools), encoding="utf-8")
    return python


def run(command: list[str], environment: dict[str, str] | None = None) -> NoReturn:
    """Run a command in place of this one, and end with its exit status."""
    env = {**os.environ, **(environment or {})}
    if os.name == "nt":
        # There is no exec on Windows: a replaced process would return to the prompt at once.
        sys.exit(subprocess.call(command, env=env))
    os.execve(command[0], command, env)


def require_python() -> None:
    """Go on with a newer Python if this one is too old, or say that one is needed."""
    if sys.version_info >= LEAST:
        return
    for minor in range(14, LEAST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer:
            run([newer, *sys.argv])
    stop(f"Python 3.{LEAST[1]} or later is needed, this is {sys.version.split()[0]}: install it from python.org.")


def wanted(*, tools: bool) -> str:
    """What a finished set-up looks like; any change of it means installing again."""
    project = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    python = ".".join(str(part) for part in sys.version_info[:2])
    return f"{ROOT}\nPython {python}\n{'with' if tools else 'without'} tools\n{project}\n"


def installed(python: Path) -> str:
    """What was set up last, or nothing."""
    return STAMP.read_text(encoding="utf-8") if python.exists() and STAMP.exists() else ""


def version_of(python: Path) -> tuple[int, ...]:
    """Major and minor version of an environment's Python; empty if it does not start."""
    code = "import sys, pip; print(*sys.version_info[:2])"
    asked = subprocess.run([str(python), "-c", code], capture_output=True, text=True, check=False)
    return tuple(int(part) for part in asked.stdout.split())


def make_venv(python: Path) -> None:
    """Make a fresh virtual environment with pip in it."""
    create = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    # Debian packs the half of venv that brings pip by itself.
    whole = importlib.util.find_spec("ensurepip") is not None
    if not whole and (privilege := become_root()) is not None and shutil.which("apt-get"):
        whole = install_packages(["python3-venv"], privilege)
    if subprocess.call(create if whole else [*create, "--without-pip"]):
        stop(f"No virtual environment could be made in “{VENV}” (see above): is the folder writable?")
    if not whole:
        fetch_pip(python)


def fetch_pip(python: Path) -> None:
    """Put the newest pip into an environment without one: its wheel can install itself."""
    try:
        with urllib.request.urlopen(PIP, timeout=60) as answer:
            wheel = next(file for file in json.load(answer)["urls"] if file["packagetype"] == "bdist_wheel")
        with urllib.request.urlopen(urllib.parse.urljoin(PIP, wheel["url"]), timeout=60) as answer:
            content = answer.read()
    except (OSError, ValueError, LookupError) as error:
        stop(f"pip could not be fetched from {PIP} ({error}): install python3-venv and run the command again.")
    if hashlib.sha256(content).hexdigest() != wheel["digests"]["sha256"]:
        stop(f"pip arrived damaged from {PIP}: run the command again.")
    file = VENV / wheel["filename"]
    file.write_bytes(content)
    status = subprocess.call([str(python), f"{file}/pip", "install", "--quiet", "--no-index", str(file)])
    file.unlink()
    if status:
        stop("pip could not be installed (see above): install python3-venv and run the command again.")


def install_libraries(libraries: dict[str, str]) -> None:
    """On Linux, install the packages of Qt's missing shared libraries, or say which are missing."""
    if not sys.platform.startswith("linux"):
        return
    missing = [library for library in libraries if not loads(library)]
    if not missing:
        return
    if not shutil.which("apt-get"):
        stop(f"Qt needs system libraries that are not installed: {', '.join(missing)}.")
    packages = sorted({libraries[library] for library in missing})
    by_hand = f"sudo apt-get install {' '.join(packages)}"
    privilege = become_root()
    if privilege is None:
        stop(f"Qt needs some system libraries; install them and run the command again: {by_hand}")
    if not install_packages(packages, privilege):
        stop(f"Qt's system libraries could not be installed (see above); by hand: {by_hand}")


def install_packages(packages: list[str], privilege: list[str]) -> bool:
    """Install Debian packages; whether that worked."""
    say(f"Installing system packages: {', '.join(packages)} …")
    # One package source out of reach need not matter; a failed installation does.
    apt_get(["update"], privilege)
    return apt_get(["install", "--yes", "--no-install-recommends", *packages], privilege)


def apt_get(arguments: list[str], privilege: list[str]) -> bool:
    """Run apt-get without questions, showing what it says only if it fails; whether it worked."""
    done = subprocess.run(
        [*privilege, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        say(done.stdout.decode(errors="replace"))
    return not done.returncode


def become_root() -> list[str] | None:
    """What to put before a command that needs root, asking nobody for a password; None if that is not possible."""
    if os.name == "nt":
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and not subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode:
        return [sudo, "-n"]
    return None


def loads(library: str) -> bool:
    """Whether the system finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def say(text: str) -> None:
    """Tell the person at the keyboard, not whoever reads the program's output."""
    print(text, file=sys.stderr, flush=True)


def stop(sentence: str) -> NoReturn:
    """End with one sentence and exit status 1."""
    sys.exit(sentence)


if __name__ == "__main__":
    prepare(tools=True, window=True)
