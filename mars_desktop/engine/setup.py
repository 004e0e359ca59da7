"""Everything that is chosen before the first state of a game."""

import msgspec


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One place at the table: a person's name and the id of the colour and shape."""

    name: str
    colour: str


COLOURS = ("rose", "azure", "amber", "mint", "violet")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game id, seats in order of play, options by key, and the seed of all chance."""

    game: str
    seats: tuple[Seat, ...]
    seed: int
    options: dict[str, str | int | bool] = {}

    @classmethod
    def quick(cls, game: str, seats: int, seed: int, **options: str | int | bool) -> "Setup":
        """A setup with plain names, for scripts and tests."""
        people = tuple(Seat(f"Player {i + 1}", COLOURS[i % len(COLOURS)]) for i in range(seats))
        return cls(game, people, seed, options)


class Option(msgspec.Struct, frozen=True):
    """A choice that a ruleset offers before the game.

    ``values`` lists what is allowed, the default first; a single default that is a
    bool allows both. ``free`` options are checked by the ruleset itself.
    """

    key: str
    values: tuple[str | int | bool, ...]
    free: bool = False

    @property
    def default(self) -> str | int | bool:
        """What holds when nothing is said."""
        return self.values[0]


class SetupProblem(ValueError):
    """A setup that cannot be played; the message says what, where and what to do."""
