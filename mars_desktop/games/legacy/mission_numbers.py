"""The numbers of a mission, known to be those of the Legacy."""

from mars_desktop.games.legacy.pack_format import LegacyNumbers
from mars_desktop.games.terraforming.table import Table


def numbers_of(table: Table) -> LegacyNumbers:
    """The numbers of a mission's table."""
    numbers = table.numbers
    if not isinstance(numbers, LegacyNumbers):
        raise TypeError("this is no table of The Legacy of Mars")
    return numbers
