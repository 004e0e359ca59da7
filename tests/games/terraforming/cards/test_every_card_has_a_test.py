"""No card without a test: each of the 208 project cards and 13 corporations is stated in numbers in this folder."""

import importlib
from pathlib import Path

from mars_desktop.games.terraforming.content import content
from tests.games.terraforming.cards import covering

FOLDER = Path(__file__).parent


def covered() -> set[str]:
    for file in sorted(FOLDER.glob("test_*.py")):
        if file != Path(__file__):
            importlib.import_module(f"{covering.__package__}.{file.stem}")
    return set(covering.COVERED)


def test_every_card_and_corporation_has_a_test() -> None:
    ids = [card.id for card in content().cards]
    assert len(ids) == 221
    assert sorted(set(ids) - covered()) == []


def test_no_test_claims_a_card_that_does_not_exist() -> None:
    assert sorted(covered() - {card.id for card in content().cards}) == []
