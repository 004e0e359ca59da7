"""A mission in the middle of a campaign: two of three players are there, with full boxes and two titles each."""

from typing import Final

from mars_desktop.engine import Setup
from mars_desktop.games.legacy.campaign import UNNAMED_CARD
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.mission_start import START_CODEC, MissionStart, SeatStart

_INNOVATIONS: Final = tuple(campaign_content().cards[card].id for card in campaign_content().innovations)
_IN_THE_POOL: Final = _INNOVATIONS[4:8]
_IN_BOXES: Final = _INNOVATIONS[:3]

FOURTH_MISSION: Final = MissionStart(
    pack="patience",
    mission=4,
    seats=(
        SeatStart(
            player="p1",
            corporation="common-hearth",
            money=10,
            title="P",
            titles=("G", "P"),
            # the second is legal up to mission 3 only
            saved=("asteroid", "algae", _IN_BOXES[0]),
            developments={1: "a", 2: "b", 3: "a"},
        ),
        SeatStart(
            player="p2",
            corporation="far-counter-line",
            money=15,
            titles=("G", "A"),
            saved=(UNNAMED_CARD, _IN_BOXES[1]),
            # absent from the mission before
            developments={1: "b", 2: "b"},
        ),
    ),
    first=1,
    pool=_IN_THE_POOL,
    innovations=tuple(card for card in _INNOVATIONS if card not in (*_IN_THE_POOL, *_IN_BOXES)),
    away=("fish", _IN_BOXES[2]),
)


def fourth_mission(seed: int, **options: str | int | bool) -> Setup:
    """A table for that mission."""
    campaign = START_CODEC.encode(FOURTH_MISSION).decode()
    return Setup.quick("legacy", len(FOURTH_MISSION.seats), seed, mission=4, campaign=campaign, **options)
