"""Boxes and hands: saving cards for the next mission, selling them, using actions again."""

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.event import Event
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming.changes import Events, discard, gain
from mars_desktop.games.terraforming.effects import discard_from_hand
from mars_desktop.games.terraforming.resources import MC
from mars_desktop.games.terraforming.table import Table


def put_in_box(table: Table, state: LegacyState, seat: int, ids: tuple[str, ...], cause: str, events: Events) -> None:
    """Hand cards into the own box during the mission; they do not count towards the limit at its end."""
    player = state.players[seat]
    for word in ids:
        card = table.content.index[word]
        player.hand.remove(card)
        player.boxed.append(card)
    if events is not None and ids:
        events.append(Event("box", seat, cause, (len(ids),), ids))


def save_at_the_end(table: Table, state: LegacyState, choices: list[Choice], events: Events) -> None:
    """Everybody saves, then all other hand cards are discarded (rule book: Saving Cards)."""
    for choice in choices:
        player = state.players[choice.seat]
        player.saved = [table.content.index[word] for word in choice.words]
        discard(state, [c for c in player.hand if c not in player.saved])
        player.hand = []
        if events is not None:
            events.append(Event("box", choice.seat, "saving", (len(choice.words),), choice.words))


def sell(table: Table, state: LegacyState, seat: int, ids: tuple[str, ...], price: int, events: Events) -> None:
    """Discard hand cards for M€ (rule book: B Sell Cards from Your Hand)."""
    if events is not None:
        events.append(Event("sell", seat, "sell", (len(ids),)))
    discard_from_hand(table, state, seat, ids, "sell", events)
    gain(state, seat, MC, (price + state.players[seat].sell_price) * len(ids), "sell", events)


def refresh(table: Table, state: LegacyState, seat: int, ids: tuple[str, ...], events: Events) -> None:
    """Let used card actions be used again this generation."""
    for word in ids:
        state.players[seat].used.remove(table.content.index[word])
        if events is not None:
            events.append(Event("refresh", seat, "refresh", (word,)))
