"""Every trigger of the campaign's cards does what its file says when it is set off."""

from typing import Any

import pytest

from mars_desktop.engine import Choice, Event
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.costs import card_price
from tests.games.legacy.cards.answering import answers
from tests.games.legacy.cards.doing import Expectation, fires, same, told
from tests.games.legacy.cards.prepared import Prepared, in_front
from tests.games.legacy.cards.reading import CAMPAIGN, EVERYTHING, PROJECTS, Raw, names

TRIGGERS = [(card, number) for card, raw in CAMPAIGN.items() for number in range(len(raw.get("triggers", [])))]


def _place(table: Prepared, trigger: Raw) -> list[Event]:
    tile: Any = trigger.get("tile", "greenery")
    tile = "greenery" if tile == "any" else tile
    where = v.Where(area="ocean" if tile == "ocean" else "land", bonus=tuple(trigger.get("bonus", ())))
    board = table.table.map

    def suits(choice: Choice) -> bool:
        if choice.verb != "place":
            return True
        here = board.index[choice.words[0]]
        beside = "next_to" not in trigger or any(_is(table, near, trigger["next_to"]) for near in board.adjacent[here])
        return beside and ("bonus" in trigger or "next_to" in trigger or not board.bonus[here])

    return table.carry_out(0, v.Place(tile, where), cause="somebody") + answers(table, suits=suits)


def _is(table: Prepared, place: int, word: str) -> bool:
    state = table.here
    return {
        "ocean": state.tile[place] == 1,
        "water": state.tile[place] == 1 and not state.frozen[place],
        "glacier": state.tile[place] == 1 and bool(state.frozen[place]),
        "city": state.tile[place] == 3,
        "own-tile": state.owner[place] == 0,
        "population": state.people[place] > 0,
    }[word]


def _fitting(trigger: Raw, card: str) -> str:
    """A card whose playing sets the trigger off."""
    for name, raw in PROJECTS.items():
        matching = sum(tag in trigger.get("tags", ()) for tag in raw.get("tags", []))
        if name == card or (trigger.get("tags") and not matching) or "triggers" in raw:
            continue
        if any(e["do"] not in ("gain", "production") or "count" in str(e) for e in raw.get("immediate", [])):
            continue
        if trigger.get("kind", raw["kind"]) != raw["kind"] or raw["cost"] < trigger.get("min_cost", 0):
            continue
        if (trigger.get("innovation") and raw["deck"] != "innovation") or trigger.get("requires", False) != (
            "requires" in raw
        ):
            continue
        return name
    raise AssertionError(f"no card sets {card} off")


def _play(table: Prepared, trigger: Raw, card: str) -> tuple[list[Event], Raw]:
    name = _fitting(trigger, card)
    table.meet(PROJECTS[name].get("requires", {}))
    index = table.table.content.index[name]
    if index in table.player(0).played:
        table.player(0).played.remove(index)
    price = card_price(table.player(0), table.table.cards_of_campaign[name])
    happened = table.hand(0, name).do(f"play {name} mc={price}" if price else f"play {name}")
    return happened + answers(table), {"on": "play", **PROJECTS[name]}


def set_off(table: Prepared, trigger: Raw, card: str) -> tuple[list[Event], Raw]:
    """Let happen what the trigger waits for; what followed, and the happening itself as triggers see it."""
    itself = {"on": trigger["on"]} | {
        key: trigger[key] for key in ("tile", "bonus", "next_to", "parameter") if key in trigger
    }
    match trigger["on"]:
        case "place":
            return _place(table, trigger), itself
        case "play":
            return _play(table, trigger, card)
        case "standard-project":
            return table.do("project power-plant") + answers(table), itself
        case "population":
            kind = {"city": 3, "special": 4}.get(trigger.get("tile", ""))
            if kind == 4:
                table.tile("long-orbit-laboratory", "special", 0)
            return table.carry_out(0, v.Populate(1), cause="somebody") + answers(
                table,
                suits=lambda choice: (
                    kind is None
                    or choice.verb != "population"
                    or table.state.tile[table.table.map.index[choice.words[0]]] == kind
                ),
            ), itself
        case "melt":
            board = table.table.map
            glacier = next(place for place, frozen in enumerate(table.here.frozen) if frozen)
            beside = next(place for place in board.adjacent[glacier] if place in board.land)
            table.tile(board.places[beside], "greenery", 0)
            return table.carry_out(0, v.Melt(1), cause="somebody") + answers(
                table, suits=lambda choice: choice.words == (board.places[glacier],)
            ), itself
        case "raise":
            raised = v.Raise(**{trigger.get("parameter", "oxygen"): 1})
            return table.carry_out(0, raised, cause="somebody") + answers(table), itself
        case "convert":
            return table.do(f"convert {trigger.get('resource', 'heat')}") + answers(table), itself
        case other:
            raise ValueError(f"nothing is known of {other}")


@pytest.mark.parametrize(("card", "number"), TRIGGERS, ids=names(TRIGGERS))
def test_a_trigger_does_what_its_file_says_when_it_is_set_off(card: str, number: int) -> None:
    trigger, table = EVERYTHING[card]["triggers"][number], in_front(card)
    happened, itself = set_off(table, trigger, card)
    expected = Expectation(table, card, table.before)
    for each in EVERYTHING[card]["triggers"]:
        times = fires(each, itself) if itself["on"] in ("play", "raise") else _same_happening(each, trigger)
        for _ in range(times):
            expected.of(each["do"])
    assert told(happened, card)
    same(told(happened, card), expected.of([]), card)


def _same_happening(other: Raw, trigger: Raw) -> int:
    """Whether another trigger of the card fires along with the one that was set off."""
    return int(all(other.get(key) == trigger.get(key) for key in ("on", "tile", "bonus", "next_to", "resource")))
