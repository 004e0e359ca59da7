"""Whole games of On Mars as text, compared word for word, as those of Terraforming Mars are."""

from typing import Any

import pytest

from mars_desktop.engine import Rules, Session, Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.wording.log import log_lines, open_heading
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.texts import LogLine
from tests.games.terraforming.test_transcripts import compare

GAMES = {
    "onmars-three-seats-short": Setup.quick("onmars", 3, 20480117, length="short"),
    "onmars-solo": Setup.quick("onmars", 1, 20480224, solo_goal="hunky-dory"),
    "onmars-two-seats-both-variants": Setup.quick("onmars", 2, 20480301, first_colonists=True, space_oddity=True),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_it_did(name: str) -> None:
    compare(name, GAMES[name], transcript)


def transcript(rules: Rules[Any], session: Session[Any], speaker: Speaker) -> str:
    """Every answer in its text form, indented below it what it brought."""
    assert isinstance(rules, OnMarsRules)
    written = [_indented(line) for line in log_lines(rules.table, session.opening, speaker)]
    under = open_heading(session.opening)
    for index, choice in enumerate(session.choices):
        events = session.events_of(index)
        written.append(f"{index + 1}. {choice}")
        written.extend(_indented(line) for line in log_lines(rules.table, events, speaker, under))
        under = open_heading(events, under)
    return "".join(f"{line}\n" for line in written)


def _indented(line: LogLine) -> str:
    return "    " * (line.level + 1) + line.text
