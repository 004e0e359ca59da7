"""Brings the language files up to the present texts and compiles them: `python -m tests.i18n`, after every new text.

New texts appear as unfinished in `resources/i18n/mars_de.ts`: translate them there, by hand or with Qt Linguist, take
out `type="unfinished"`, and run it once more. Texts that are no longer said stay as vanished, for their translations
may fit another text; `--tidy` removes them.
"""

import argparse

from tests.i18n.catalogue import FORMS, compiled, compiled_file, merged, read, source_file, write
from tests.i18n.extraction import texts


def main() -> None:
    """Carry it out for every language."""
    arguments = argparse.ArgumentParser(prog="python -m tests.i18n")
    arguments.add_argument("--tidy", action="store_true", help="remove texts that are no longer said")
    tidy = arguments.parse_args().tidy
    said = texts()
    for language in FORMS:
        file = source_file(language)
        catalogue = merged(read(file), said, language)
        if tidy:
            catalogue = {key: entry for key, entry in catalogue.items() if entry.state != "vanished"}
        write(file, catalogue, language)
        compiled_file(language).write_bytes(compiled(file))
        states = [entry.state for entry in catalogue.values()]
        open_, gone = states.count("unfinished"), states.count("vanished")
        print(f"{file.name}: {len(said)} texts, {open_} unfinished, {gone} vanished")
        for entry in catalogue.values():
            if entry.state != "finished":
                print(f"  {entry.state}: {entry.text.context}: {entry.text.source}")


if __name__ == "__main__":
    main()
