"""Which test states which numbered rule, so that a completeness test can find the ones that nobody states.

ruling: Register[int] = Register()

@ruling(17)
def test_city_project_without_a_legal_hex_is_not_available() -> None: ...
"""

import importlib
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Test = TypeVar("Test", bound=Callable[..., Any])


class Register(Generic[Key]):
    """Names of tests by the key of what they state."""

    def __init__(self) -> None:
        self.stated: dict[Key, set[str]] = {}

    def __call__(self, *keys: Key) -> Callable[[Test], Test]:
        """Mark a test as one that states these."""

        def mark(test: Test) -> Test:
            if not test.__name__.startswith("test_"):
                raise ValueError(f"{test.__name__} is not collected as a test and states nothing")
            for key in keys:
                self.stated.setdefault(key, set()).add(test.__name__)
            return test

        return mark

    def read(self, folder: Path, package: str) -> set[Key]:
        """Import every test file of a folder and return what its tests state."""
        for file in sorted(folder.glob("test_*.py")):
            importlib.import_module(f"{package}.{file.stem}")
        return set(self.stated)
