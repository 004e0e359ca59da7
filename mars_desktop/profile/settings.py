"""What a person prefers, each setting with its type, its bounds and what holds until it is set."""

from dataclasses import dataclass
from typing import Generic, TypeVar, cast

import msgspec

from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import InvalidValue

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One setting: its key in the profile, its form, and its default.

    `form` is the type msgspec checks values against, with bounds where it has them:
    `Setting("text.size", Annotated[float, msgspec.Meta(ge=0.8, le=2.0)], 1.0)`.
    """

    key: str
    form: object
    default: T


class Settings:
    """The settings of one profile. Every method raises the problems of `Database.writing`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, setting: Setting[T]) -> T:
        """The stored value, or the default when there is none or it does not fit, as after a change of program."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT value FROM settings WHERE key = ?", (setting.key,)).fetchone()
        if row is None:
            return setting.default
        try:
            return cast("T", msgspec.json.decode(row[0], type=setting.form))
        except (msgspec.MsgspecError, UnicodeError):
            return setting.default

    def set(self, setting: Setting[T], value: T) -> None:
        """Store a value. Raises `InvalidValue` when it does not fit; the old one then stands."""
        text = msgspec.json.encode(value).decode()
        try:
            msgspec.json.decode(text, type=setting.form)
        except msgspec.ValidationError as error:
            raise InvalidValue(
                "The setting “{setting}” cannot be {text}: {error}.", setting=setting.key, text=text, error=error
            ) from error
        with self._database.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (setting.key, text))

    def reset(self, setting: Setting[T]) -> None:
        """Forget the stored value, so that the default holds."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM settings WHERE key = ?", (setting.key,))
