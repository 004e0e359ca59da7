"""Whole missions as text, compared word for word, as those of the base game are."""

import pytest

from mars_desktop.engine import Setup
from tests.games.legacy.fourth_mission import fourth_mission
from tests.games.terraforming.test_transcripts import compare

MISSIONS = {
    "legacy-first-mission-three-seats": Setup.quick("legacy", 3, 20310701, mission=1),
    "legacy-fourth-mission-of-a-campaign": fourth_mission(20320317),
}


@pytest.mark.parametrize("name", MISSIONS)
def test_a_whole_mission_reads_as_it_did(name: str) -> None:
    compare(name, MISSIONS[name])
