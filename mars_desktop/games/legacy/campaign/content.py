"""What a campaign must know of its pack: missions, titles, money, and which card is what. Plain data, no files.

The reader of packs makes one of these; people who play with the printed game have `PRINTED`, which names no card.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from mars_desktop.games.legacy.mission_start import Version

UNNAMED_CARD: Final = "?"
"""A saved card whose name nobody wrote down; any number of them may lie in a box, whatever the pack."""


class CampaignContent(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of one pack that the campaign book needs. No rule of titles or money stands in code."""

    pack: str
    """Id of the pack, as campaigns remember it."""
    name: str
    missions: tuple[str, ...]
    """Titles of the missions in order; they are shown only when the mission is opened."""
    titles: Mapping[int, tuple[str, ...]]
    """By number of players at the table: the title of each place, the best first. Its keys say how many may play."""
    title_points: Mapping[str, int]
    """TP by title."""
    money: Mapping[str, int]
    """M€ for the next mission by title."""
    money_without_title: int
    """M€ of who missed the mission before or is new."""
    money_solo: int = 0
    saved_limit: int = 2
    """Cards that may be saved at the end of a mission, unless a card allows more."""
    corporations: Mapping[str, str] = {}
    """Names by identity; empty = people write the name themselves."""
    developments: Mapping[str, Mapping[int, Mapping[Version, str]]] = {}
    """Card by corporation, mission and version; empty = only versions are noted."""
    cards: Mapping[str, frozenset[int]] = {}
    """Missions in which a project or innovation is legal, by card; empty = saved cards are free text."""
    innovations: tuple[str, ...] = ()
    """Every card of the innovation box when the campaign is founded."""

    def legal(self, card: str, mission: int) -> bool:
        """Whether the card may be played in the mission; a card without a name may, and any text without a list."""
        return not self.cards or card == UNNAMED_CARD or mission in self.cards.get(card, frozenset())


PRINTED: Final = CampaignContent(
    pack="printed",
    name="The printed game",
    missions=("",) * 7,
    titles={2: ("G", "P"), 3: ("G", "A", "P"), 4: ("G", "A", "P", "-"), 5: ("G", "A", "P", "-", "-")},
    title_points={"G": 15, "A": 10, "P": 5, "-": 0},
    money={"G": 0, "A": 5, "P": 10, "-": 15},
    money_without_title=15,
)
"""Seven missions played with the printed game: corporations and saved cards as people write them, nothing sealed."""
