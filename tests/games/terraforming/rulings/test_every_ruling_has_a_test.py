"""No ruling without a test: 1 to 100 are stated in this folder."""

from pathlib import Path

from tests.games.terraforming.rulings import numbering
from tests.games.terraforming.rulings.numbering import ruling


def test_every_ruling_has_a_test() -> None:
    stated = ruling.read(Path(__file__).parent, str(numbering.__package__))
    assert sorted(stated) == list(range(1, 101))
