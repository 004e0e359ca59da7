"""The log tells every change once, with its cause, by name and without secrets.

After a deliberate change of wording write the golden file anew with `MARS_DESKTOP_GOLDEN=write` in the environment,
and read the difference.
"""

import os
from pathlib import Path

import pytest

from mars_desktop.engine import Choice, Event, Seat, Session, Setup
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.events import KINDS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording.log import log_lines, open_heading, transcript
from mars_desktop.games.texts import LogLine
from tests.games.terraforming.situation import Situation

GOLDEN = Path(__file__).parents[2] / "golden" / "short-transcript.txt"
ENGLISH = Speaker()
PEOPLE = (Seat("Mira", "rose"), Seat("Jonas", "azure"), Seat("Aylin", "amber"))

_COMET = Event("play", 0, "comet", (19, 21))
_SAID = {
    "play": (Event("play", 0, "comet", (21, 21)), "Mira played Comet at no cost"),
    "use": (Event("use", 0, "pets", (1,)), "Mira used Pets"),
    "project": (
        Event("project", 0, "power-plant"),
        "Mira used the standard project Power Plant at no cost",
    ),
    "convert": (Event("convert", 0, "heat"), "Mira turned 8 heat into temperature"),
    "milestone": (Event("milestone", 0, "mayor"), "Mira claimed the milestone Mayor"),
    "award": (Event("award", 1, "banker"), "Jonas funded the award Banker"),
    "first-action": (
        Event("first-action", 0, "tharsis-republic"),
        "Mira took the first action of Tharsis Republic",
    ),
    "end-turn": (Event("end-turn", 0, "turn"), "Mira ended the turn after one action"),
    "pass": (Event("pass", 0, "turn"), "Mira passed"),
    "sealed": (Event("sealed", 0, "draft"), "Mira has chosen what to keep"),
    "chose": (Event("chose", 0, "sabotage", (3,)), "Mira: Chose: remove up to 7 M€ from any player (Sabotage)"),
    "copy": (
        Event("copy", 0, "robotic-workforce", ("strip-mine",)),
        "Mira: Repeats the production of Strip Mine (Robotic Workforce)",
    ),
    "stock": (Event("stock", 1, "comet", ("plants", -3, 2)), "Jonas: −3 plants"),
    "production": (Event("production", 0, "comet", ("mc", -1, -2)), "M€ production −1 → −2"),
    "rating": (Event("rating", 0, "comet", (2, 22)), "Rating 20 → 22"),
    "parameter": (Event("parameter", 0, "comet", ("temperature", -8, -6)), "Temperature −8 → −6 °C"),
    "complete": (Event("complete", 0, "comet", ("oxygen",)), "Oxygen is complete: no step, no rating"),
    "tile": (Event("tile", 0, "comet", ("ocean", "E5")), "Ocean on E5"),
    "neutral-tile": (Event("neutral-tile", -1, "solo", ("city", "E4")), "Neutral city on E4"),
    "not-placed": (
        Event("not-placed", 0, "comet", ("ocean",)),
        "No ocean placed: there is none left or no place for it",
    ),
    "claim": (Event("claim", 0, "land-claim", ("E4",)), "Marker on E4 (Land Claim)"),
    "card-resource": (Event("card-resource", 1, "pets", ("pets", 1, 2)), "Jonas: +1 animal on Pets, now 2"),
    "not-added": (Event("not-added", 0, "comet", ("microbe animal",)), "No card to add microbes or animals to"),
    "removed-nothing": (Event("removed-nothing", 0, "comet"), "Nothing removed"),
    "removed-neutral": (
        Event("removed-neutral", 0, "comet", ("plants", 3)),
        "The neutral opponent loses 3 plants",
    ),
    "reduced-neutral": (
        Event("reduced-neutral", 0, "comet", ("energy", 1)),
        "The neutral opponent loses 1 step of energy production",
    ),
    "next-card": (Event("next-card", 0, "comet", (8, 0)), "The next card this generation costs 8 M€ less"),
    "deal": (Event("deal", 0, "research", (4,), ("pets",)), "Mira is dealt 4 cards"),
    "draw": (Event("draw", 0, "comet", (1,), ("pets",)), "Drew 1 card"),
    "look": (Event("look", 0, "comet", (3,), ("pets",)), "Looked at 3 cards from the deck"),
    "keep": (Event("keep", 0, "comet", (1, 3), ("pets",)), "Kept 1 of 3 cards"),
    "draft": (Event("draft", 0, "draft", (3,), ("pets",)), "Mira has 3 cards to choose from"),
    "discard": (Event("discard", 0, "comet", (1,), ("pets",)), "Discarded 1 card"),
    "reveal": (
        Event("reveal", 0, "search-for-life", ("tardigrades",)),
        "Revealed Tardigrades, with a microbe tag (Search For Life)",
    ),
    "shuffle": (
        Event("shuffle", -1, "deck", (90,)),
        "Deck used up: 90 discarded cards shuffled into a new one",
    ),
    "corporation": (Event("corporation", 0, "thorgate"), "Mira plays Thorgate"),
    "phase": (Event("phase", 1, "research", (4,)), "Generation 4: Research, first player Jonas"),
    "turn": (Event("turn", 1, "turn"), "Jonas to act"),
    "game-over": (Event("game-over", -1, "end"), "The game is over"),
}


@pytest.fixture(scope="module")
def table() -> Table:
    return TerraformingRules(Setup("terraforming", PEOPLE, 1)).table


def _texts(lines: list[LogLine]) -> list[str]:
    return ["  " * line.level + line.text for line in lines]


def test_every_kind_of_event_is_said_below() -> None:
    assert set(_SAID) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_says(table: Table, kind: str) -> None:
    event, said = _SAID[kind]
    under = None if kind in {"chose", "copy"} else _COMET
    events = [event, Event("stock", 0, "convert-heat", ("heat", -8, 1))] if kind == "convert" else [event]
    assert [line.text for line in log_lines(table, events, ENGLISH, None, under)] == [said]


def test_a_card_played_tells_its_price_and_what_it_brought(table: Table) -> None:
    events = [
        _COMET,
        Event("stock", 0, "comet", ("titanium", -4, 0)),
        Event("stock", 0, "comet", ("mc", -7, 3)),
        Event("parameter", 0, "comet", ("temperature", -8, -6)),
        Event("rating", 0, "comet", (1, 30)),
        Event("stock", 1, "comet", ("plants", -3, 2)),
    ]
    assert _texts(log_lines(table, events, ENGLISH)) == [
        "Mira played Comet for 4 titanium and 7 M€",
        "  2 M€ less than the printed 21 M€",
        "  Temperature −8 → −6 °C, rating 29 → 30",
        "  Jonas: −3 plants",
    ]


def test_what_a_card_takes_beyond_its_price_is_no_part_of_the_price(table: Table) -> None:
    events = [
        Event("play", 0, "local-heat-trapping", (1, 1)),
        Event("stock", 0, "local-heat-trapping", ("mc", -1, 9)),
        Event("stock", 0, "local-heat-trapping", ("heat", -5, 0)),
    ]
    assert _texts(log_lines(table, events, ENGLISH)) == ["Mira played Local Heat Trapping for 1 M€", "  −5 heat"]


def test_converted_plants_and_their_greenery_share_a_line(table: Table) -> None:
    events = [
        Event("convert", 2, "plants"),
        Event("stock", 2, "convert-plants", ("plants", -8, 1)),
        Event("tile", 2, "convert-plants", ("greenery", "D7")),
        Event("parameter", 2, "convert-plants", ("oxygen", 5, 6)),
        Event("rating", 2, "convert-plants", (1, 26)),
        Event("stock", 2, "placement-bonus", ("plants", 1, 2)),
        Event("stock", 2, "ocean-adjacency", ("mc", 2, 2)),
    ]
    lines = log_lines(table, events, ENGLISH)
    assert _texts(lines) == [
        "Aylin turned 8 plants into a greenery on D7",
        "  Oxygen 5 → 6 %, rating 25 → 26",
        "  +1 plant (bonus of the area)",
        "  +2 M€ (oceans next to it)",
    ]
    assert (lines[0].seat, lines[0].place) == (2, "D7")


def test_patents_sold_are_counted_and_named_to_their_seller_only(table: Table) -> None:
    events = [
        Event("project", 1, "sell-patents"),
        Event("discard", 1, "sell-patents", (2,), ("comet", "pets")),
        Event("stock", 1, "sell-patents", ("mc", 2, 8)),
    ]
    for viewer, secret in ((1, "Comet and Pets"), (0, ""), (None, "")):
        (line,) = log_lines(table, events, ENGLISH, viewer)
        assert (line.text, line.secret) == ("Jonas sold 2 cards for 2 M€", secret)


def test_cards_dealt_to_all_share_a_line_that_tells_everybody_their_own(table: Table) -> None:
    events = [Event("deal", seat, "research", (4,), (card,)) for seat, card in enumerate(("comet", "pets", "ants"))]
    (line,) = log_lines(table, events, ENGLISH, 1)
    assert (line.text, line.secret) == ("Mira, Jonas and Aylin are dealt 4 cards each", "Pets")
    assert log_lines(table, events, ENGLISH)[0].secret == ""


def test_a_trigger_of_somebody_else_is_told_by_name_and_cause(table: Table) -> None:
    events = [_COMET, Event("production", 1, "saturn-systems", ("mc", 1, 3))]
    assert log_lines(table, events, ENGLISH)[-1].text == "Jonas: M€ production 2 → 3 (Saturn Systems)"


def test_cards_bought_tell_what_they_cost(table: Table) -> None:
    events = [
        Event("phase", 0, "research", (3,)),
        Event("stock", 0, "research", ("mc", -6, 5)),
        Event("keep", 0, "research", (2, 4), ("comet", "pets")),
    ]
    assert _texts(log_lines(table, events, ENGLISH)) == [
        "Generation 3: Research, first player Mira",
        "  Mira: Bought 2 of 4 cards for 6 M€",
    ]


def test_a_log_made_answer_by_answer_keeps_its_headings() -> None:
    game = Situation(2).stock(0, mc=40).hand(0, "comet").turn_of(0)
    game.stock(1, plants=5)
    first = game.do("play comet")
    under = open_heading(first)
    place = next(option for option in game.asked.options if option.verb == "place")
    second = game.apply(place)
    assert log_lines(game.table, second, ENGLISH, None, under)[0].level == 1
    assert open_heading([], under) == first[0]


def _short_game() -> Session:  # type: ignore[type-arg]  # the session of any game
    """Two people, the first pickable answers, one generation."""
    setup = Setup("terraforming", PEOPLE[:2], 7, {"beginners": "all"})
    session = Session(TerraformingRules(setup))
    wanted = ("project aquifer", "place", "project power-plant", "convert", "end", "pass")
    while session.state.generation == 1:
        options = session.pending[0].options
        answer = next(o for want in wanted for o in options if str(o).split(" ", 1)[1].startswith(want))
        session.choose(answer)
    for decision in session.pending:
        session.choose(Choice(decision.seat, "buy", decision.picks[0].items[:2]))
    return session


def test_the_transcript_of_a_short_game_is_the_golden_one() -> None:
    session = _short_game()
    text = transcript(session.rules, session, ENGLISH)
    if os.environ.get("MARS_DESKTOP_GOLDEN") == "write":
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")
