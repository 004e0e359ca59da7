"""Every lasting modifier of the campaign's cards moves what its file says, and nothing else."""

from collections import Counter
from collections.abc import Callable

import pytest

from mars_desktop.games.terraforming.costs import card_price, project_price
from tests.games.legacy.cards.doing import RESOURCES
from tests.games.legacy.cards.reading import CAMPAIGN, EVERYTHING, PROJECTS, SIDES, Raw
from tests.games.legacy.situation import Mission


def measures(table: Mission) -> Counter[str]:
    """Every number that a modifier of that kind may move."""
    player, content = table.player(0), table.table.cards_of_campaign
    numbers: Counter[str] = Counter(
        steel=player.steel_value,
        titanium=player.titanium_value,
        offset=player.offset,
        heat_pays=player.heat_as_mc,
        workers_pay=player.workers_as_mc,
        plants=player.plants_per_greenery,
        heat=player.heat_per_temperature,
        workers=player.workers_per_population,
        city=player.capacity[0],
        special=player.capacity[1],
        card=table.table.card_price(player),
        sale=table.table.sale_price(table.state, 0),
        save=player.save_limit,
        tags=player.innovation_tags,
        look=player.innovation_look,
        bonuses=len(player.neighbours),
        pays=len(player.pays_for),
    )
    numbers.update({f"price {name}": card_price(player, content[name]) for name in PROJECTS})
    projects = table.table.content.standard_projects
    numbers.update({f"project {name}": project_price(player, project) for name, project in projects.items()})
    return numbers


def _cheaper(raw: Raw) -> dict[str, int]:
    """The prices that a discount lowers."""
    if "standard_project" in raw:
        return {f"project {raw['standard_project']}": -raw["amount"]}
    if raw.get("saved"):
        return {}
    return {
        f"price {name}": -min(
            card["cost"], raw["amount"] * (card.get("tags", []).count(raw["tag"]) if "tag" in raw else 1)
        )
        for name, card in PROJECTS.items()
        if (not raw.get("innovation") or card["deck"] == "innovation")
        and (not raw.get("requires") or "requires" in card)
    }


PRINTED = {"plants": 8, "heat": 8, "workers": 10}
"""What conversions cost on the player board."""

MOVED: dict[str, Callable[[Raw], dict[str, int]]] = {
    "discount": _cheaper,
    "resource-value": lambda raw: {metal: raw[metal] for metal in ("steel", "titanium") if metal in raw},
    "requirement-offset": lambda raw: {"offset": raw["steps"]},
    "pay-with": lambda raw: {"workers_pay": raw.get("workers", 0), "heat_pays": raw.get("heat", 0)},
    "conversion": lambda raw: {raw["resource"]: raw["amount"] - PRINTED[raw["resource"]]},
    "capacity": lambda raw: {raw["tile"]: raw["amount"]},
    "adjacency-bonus": lambda _: {"bonuses": 1},
    "card-price": lambda raw: {"card": raw["amount"]},
    "sell-price": lambda raw: {"sale": raw["amount"]},
    "save-limit": lambda raw: {"save": raw["amount"]},
    "innovation-action": lambda raw: {name: raw[name] for name in ("tags", "look") if name in raw},
    "pays-for": lambda _: {"pays": 1},
    "protect": lambda _: {},
}
"""What each modifier must move, by its file."""


@pytest.mark.parametrize("card", [card for card, raw in CAMPAIGN.items() if raw.get("modifiers")])
def test_modifiers_move_what_their_files_say_and_nothing_else(card: str) -> None:
    raw = EVERYTHING[card]
    table = Mission()
    before = measures(table)
    if card in SIDES:
        table = Mission(sides=(card,))
    else:
        table.in_play(0, card)
    after = measures(table)
    expected: Counter[str] = Counter()
    for modifier in raw["modifiers"]:
        expected.update(MOVED[modifier["modifier"]](modifier))
    found = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert found == {name: change for name, change in expected.items() if change}
    for modifier in raw["modifiers"]:
        player = table.player(0)
        if modifier["modifier"] == "adjacency-bonus":
            assert [(b.near, dict(b.gain)) for b in player.neighbours] == [(modifier["near"], modifier["gain"])]
        if modifier["modifier"] == "pays-for":
            table.stock(0, **dict.fromkeys(RESOURCES, 5))
            resource, worth = modifier["resource"], modifier["value"]
            named = next(name for name, c in PROJECTS.items() if c.get("tags", []) == [modifier["tag"]])
            payment = table.rules.payment(table.hand(0, named).state, table.choice(f"play {named}"))
            assert payment is not None
            assert (resource, worth) in {(means.resource, means.value) for means in payment.means}
