"""Nothing in the pack whose effect no test plays."""

from pathlib import Path

from mars_desktop.games.onmars.content import content
from tests.games.onmars.content import covering
from tests.games.onmars.content.covering import plays


def test_every_effect_of_the_pack_is_played() -> None:
    box = content()
    entries = {
        *(f"blueprint:{entry.id}" for entry in box.blueprints),
        *(f"discovery:{entry.id}" for entry in box.discoveries),
        *(f"research:{entry.id}" for entry in box.research),
        *(f"executive:{entry.id}" for entry in box.executives),
        *(f"goal:{entry.id}" for entry in box.goals),
        "goal:common",
        *(f"laboratory:{entry.id}" for entry in box.spaces),
        *(f"space:{entry.space}" for entry in box.turn_order),
        *(f"reward:{entry.id}" for entry in box.rewards),
        *(f"benefit:{name}" for name in box.life_support.benefits),
        *(f"task:{entry.id}" for entry in box.tasks),
        *(f"plan:{entry.id}" for entry in box.plans),
        *(f"tile:{entry.id}" for entry in box.tiles),
        *(f"contract:{entry.id}" for entry in box.contracts),
        *(f"solo-goal:{name}" for name in box.solo_goals),
    }
    assert plays.read(Path(__file__).parent, str(covering.__package__)) == entries
