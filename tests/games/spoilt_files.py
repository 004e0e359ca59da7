"""Files of packs spoilt on purpose: something else in the place of some words, or a piece cut out or doubled."""

from pathlib import Path

from hypothesis import strategies as st


def spoil(folder: Path, file: str, old: str, new: str, times: int = 1) -> None:
    """Put other words in the place of some that stand in a file of a pack, so often, or everywhere for -1."""
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, times), encoding="utf-8")


def cut_somewhere(text: str, data: st.DataObject) -> str:
    """A text of which any piece is cut out, doubled or replaced."""
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    piece = data.draw(st.sampled_from(["", text[start:end] * 2, "-1", "{}", "[]", '"x"', "9" * 30]))
    return text[:start] + piece + text[end:]


def cut_a_file(folder: Path, data: st.DataObject) -> None:
    """Do so to any one of the files of a pack."""
    file = data.draw(st.sampled_from(sorted(folder.glob("*.toml"))))
    file.write_text(cut_somewhere(file.read_text(encoding="utf-8"), data), encoding="utf-8")
