"""What a table knows as a mission of The Legacy of Mars, beyond the models it shares with Terraforming Mars."""

from collections.abc import Mapping

from mars_desktop.games.legacy.pack_format import Mission
from mars_desktop.games.legacy.population import count
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.legacy.table import MissionTable
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.state import NO_CARD, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.models.languages import speaker_now


def mission_of(table: Table) -> Mission | None:
    """The mission that is played at the table; None at a table of Terraforming Mars."""
    return table.mission if isinstance(table, MissionTable) else None


def corporation_sides(table: Table) -> Mapping[str, tuple[str, ...]]:
    """The cards of both sides of each corporation of the campaign, by the corporation's id."""
    if not isinstance(table, MissionTable):
        return {}
    cards = table.cards
    return {name: tuple(cards[c].id for c in sides) for name, sides in table.cards_of_campaign.sides.items()}


def sides_of_seat(table: Table, view: State, seat: int) -> tuple[str, ...]:
    """The cards of both sides of a seat's corporation; none before it has one, or without a campaign."""
    if not isinstance(view, LegacyState):
        return ()
    return corporation_sides(table).get(view.players[seat].identity, ())


def pack_words(words: str) -> str:
    """What a campaign says by itself, in the reader's language where that is known, else as its pack has it."""
    return speaker_now().say("place name", words.replace("{", "{{").replace("}", "}}"))


def focus_of(table: Table, identity: str) -> str:
    """What a corporation of the campaign is good at, in the words of its pack."""
    return pack_words(table.cards_of_campaign.identities[identity].focus) if isinstance(table, MissionTable) else ""


def own_box(table: Table, view: State, viewer: int | None) -> tuple[str, ...]:
    """The cards that the viewer has put into the box in this mission; nobody else may know them."""
    if viewer is None or not isinstance(view, LegacyState):
        return ()
    player = view.players[viewer]
    return tuple(table.cards[card].id for card in (*player.boxed, *player.saved) if card >= 0)


def population_of(table: Table, view: State, seat: int) -> int | None:
    """How much Population a seat has on its tiles; None without a campaign."""
    if not isinstance(view, LegacyState):
        return None
    return count(table, view, seat, v.Population(), NO_CARD)
