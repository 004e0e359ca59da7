"""Qt Linguist files: read, brought up to the present texts, and written so that equal content is equal bytes."""

import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import PySide6

from mars_desktop import paths
from tests.i18n.extraction import Text

Key = tuple[str, str]
"""Context and English text; of a text that counts the plural."""
State = Literal["finished", "unfinished", "vanished"]
FORMS: Final = {"de": 2}
"""How many forms a text that counts has in each language."""


@dataclass(frozen=True)
class Entry:
    """A text with its translation: one form, or as many as the language counts in."""

    text: Text
    forms: tuple[str, ...]
    state: State = "finished"


Catalogue = dict[Key, Entry]


def source_file(language: str) -> Path:
    """The file that people translate."""
    return paths.resources() / "i18n" / f"mars_{language}.ts"


def compiled_file(language: str) -> Path:
    """The file that the program reads."""
    return source_file(language).with_suffix(".qm")


def read(file: Path) -> Catalogue:
    """The entries of a file; none where there is no file yet."""
    found: Catalogue = {}
    if not file.exists():
        return found
    for context in ET.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None, f"{file}: a message without a translation"
            kind = translation.get("type", "finished")
            state: State = "vanished" if kind in ("vanished", "obsolete") else "unfinished"
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            text = Text(name, message.findtext("source", ""), message.findtext("extracomment", ""))
            found[text.context, text.source] = Entry(text, tuple(forms), "finished" if kind == "finished" else state)
    return found


def merged(before: Catalogue, texts: Iterable[Text], language: str) -> Catalogue:
    """The present texts with the translations there are; what is no longer said is kept as vanished."""
    now: Catalogue = {}
    for text in texts:
        key = text.context, text.source
        count = FORMS[language] if text.one else 1
        old = before.get(key)
        if old is None or len(old.forms) != count or not all(old.forms):
            forms = old.forms if old is not None and len(old.forms) == count else ("",) * count
            now[key] = Entry(text, forms, "unfinished")
        else:
            now[key] = Entry(text, old.forms, "finished" if old.state == "vanished" else old.state)
    for key, old in before.items():
        if key not in now and any(old.forms):
            now[key] = Entry(old.text, old.forms, "vanished")
    return now


def write(file: Path, catalogue: Catalogue, language: str) -> None:
    """Write a file, sorted by context and text."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context, name = root, ""
    for key in sorted(catalogue):
        entry = catalogue[key]
        if key[0] != name:
            name = key[0]
            context = ET.SubElement(root, "context")
            ET.SubElement(context, "name").text = name
        message = ET.SubElement(context, "message", {"numerus": "yes"} if entry.text.one else {})
        ET.SubElement(message, "source").text = entry.text.source
        if entry.text.one:
            ET.SubElement(message, "extracomment").text = entry.text.one
        translation = ET.SubElement(message, "translation", {} if entry.state == "finished" else {"type": entry.state})
        if entry.text.one:
            for form in entry.forms:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = entry.forms[0]
    ET.indent(root, "    ")
    said = ET.tostring(root, encoding="unicode", short_empty_elements=False)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{said}\n', encoding="utf-8", newline="\n")


def compiled(file: Path) -> bytes:
    """What Qt's compiler makes of a file: finished entries only."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.qm"
        compiler = Path(PySide6.__file__).parent / "lrelease"
        subprocess.run([compiler, "-silent", "-nounfinished", str(file), "-qm", str(out)], check=True)
        return out.read_bytes()
