"""The beginning of a mission and of its generations (rule book: Setup; Saved Cards and Starting Hand).

Corporations are chosen if the campaign has not, then the new developments, then side and
starting hand, all in secret; corporations and developments are played in player order, and
the mission's twist gives what it gives at the start.
"""

from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Answers, Pick
from mars_desktop.engine.event import Event
from mars_desktop.games.legacy.content import LegacyContent
from mars_desktop.games.legacy.pack_format import Mission, Twist
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.changes import Events, draw, gain, produce
from mars_desktop.games.terraforming.effects import tasks_of
from mars_desktop.games.terraforming.in_play import apply_lasting, put_in_play, reveal_corporation
from mars_desktop.games.terraforming.phases import begin_actions, deal_event, seal_forced, take_offered
from mars_desktop.games.terraforming.possible import doable
from mars_desktop.games.terraforming.resources import MC, RESOURCE_INDEX
from mars_desktop.games.terraforming.state import NO_CARD, AnyTask, Phase
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.triggers import fire_play

PHASES: Final = ("deal-mission", "developments", "developments-played", "twist", "twist-given", "actions")
"""Phases of the beginning that ask nothing by themselves."""


# --- choices ----------------------------------------------------------------------------------------------------------


def corporation_answers(content: LegacyContent, state: LegacyState, seat: int) -> Answers:
    """Corporations that nobody has chosen yet."""
    taken = {player.identity for player in state.players}
    free = (identity for identity in content.campaign.corporations if identity not in taken)
    return Answers(tuple(Choice(seat, "corporation", (identity,)) for identity in free))


def choose_developments(table: Table, content: LegacyContent, mission: int, state: LegacyState) -> None:
    """Ask for the first developments up to this mission that somebody has not chosen yet, or for starting hands."""
    state.choosing = next(
        (
            number
            for number in range(1, mission + 1)
            for player in state.players
            if number not in player.developments and content.developments.get((player.identity, number))
        ),
        0,
    )
    state.agenda.phase.insert(0, Phase(state.first, "development" if state.choosing else "start"))


def development_answers(content: LegacyContent, state: LegacyState, seat: int) -> Answers:
    """The two versions of the development that is chosen now; ``kept`` for who has chosen before."""
    player = state.players[seat]
    versions = content.developments.get((player.identity, state.choosing), {})
    if state.choosing in player.developments or not versions:
        return Answers((Choice(seat, "development", ("kept",)),))
    cards = (content.cards[versions[version]].id for version in sorted(versions))
    return Answers(tuple(Choice(seat, "development", (card,)) for card in cards))


def take_developments(
    table: Table, content: LegacyContent, mission: int, state: LegacyState, choices: list[Choice]
) -> None:
    """Keep the versions chosen for the rest of the campaign, and go on to the next ones or to the starting hands."""
    for choice in choices:
        if choice.words[0] != "kept":
            face = content[choice.words[0]].face
            if isinstance(face, v.Development):
                state.players[choice.seat].developments[face.mission] = face.version
    choose_developments(table, content, mission, state)


def start_answers(table: Table, content: LegacyContent, twist: Twist, state: LegacyState, seat: int) -> Answers:
    """A side of the corporation and as many of the dealt cards as it and the help for the last title can pay."""
    player = state.players[seat]
    ids = tuple(table.cards[c].id for c in player.offered)
    picks: list[Pick] = []
    for index in content.sides[player.identity]:
        face = content.cards[index].face
        if isinstance(face, v.Corporation):
            price = card_price_with(table, face, twist)
            most = min(len(ids), (face.mc + player.money) // price) if price else len(ids)
            picks.append(Pick(Choice(seat, "start", (face.id,)), ids, 0, most))
    return Answers(picks=tuple(picks))


def card_price_with(table: Table, face: v.Corporation, twist: Twist) -> int:
    """What a card of the starting hand costs the owner of a side, in a mission with that twist."""
    lasting = (*face.modifiers, *twist.modifiers)
    cut = sum(modifier.amount for modifier in lasting if isinstance(modifier, v.CardPrice))
    return max(0, table.numbers.card_price + cut)


# --- dealing and playing ----------------------------------------------------------------------------------------------


def deal_hands(table: Table, content: LegacyContent, mission: int, state: LegacyState, events: Events) -> None:
    """Saved cards, or random ones, to the hand; then the cards to choose from; then the choices in secret."""
    numbers = content.legacy_numbers
    for seat in table.order_from(state.first):
        player = state.players[seat]
        saved = [c for c in player.began if c != NO_CARD and content.legal(c, mission)]
        missing = len(player.began) - len(saved) if player.began else numbers.random_when_none_saved
        kind = "replaced" if player.began else "compensation"
        drawn = draw(table, state, missing, events)
        player.hand.extend([*saved, *drawn])
        if events is not None:
            if saved:
                events.append(Event("saved-back", seat, "start", (len(saved),), _ids(table, saved)))
            if drawn:
                events.append(Event(kind, seat, "start", (len(drawn),), _ids(table, drawn), reveals=True))
        player.began = [*saved, *(drawn if player.began else [])]
    for seat in table.order_from(state.first):
        state.players[seat].offered = draw(table, state, numbers.projects_dealt, events)
        deal_event(table, state, seat, "start", events)
    state.sealed = [None] * table.seats
    choose_developments(table, content, mission, state)
    seal_forced(table, state)


def _ids(table: Table, cards: list[int]) -> tuple[str, ...]:
    return tuple(table.cards[c].id for c in cards)


def begin(
    table: Table, content: LegacyContent, mission: int, state: LegacyState, choices: list[Choice], events: Events
) -> None:
    """Sides are revealed in player order with all they bring, cards are paid; then developments and twist follow."""
    for seat in table.order_from(state.first):
        player = state.players[seat]
        choice = choices[seat]
        card = content[choice.words[0]]
        face = card.face
        if not isinstance(face, v.Corporation):
            raise TypeError(f"{card.id} is no corporation")
        if events is not None:
            events.append(Event("corporation", seat, card.id))
        reveal_corporation(table, state, seat, card)
        player.owes_first_action = bool(face.first_action)
        gain(state, seat, MC, face.mc, card.id, events)
        gain(state, seat, MC, player.money, "title", events)
        for resource, units in face.resources.items():
            gain(state, seat, RESOURCE_INDEX[resource], units, card.id, events)
        for resource, steps in face.production.items():
            produce(table, state, seat, RESOURCE_INDEX[resource], steps, card.id, events)
        apply_lasting(player, content.cards[content.twist_of(mission)])
        fire_play(table, state, seat, card)
        price = table.card_price(player) * (len(choice.words) - 1)
        take_offered(table, state, seat, choice.words[1:], {"mc": price} if price else {}, "start", events)
    order = table.order_from(state.first)
    follow: list[AnyTask] = [Phase(seat, "developments") for seat in order]
    follow += [Phase(seat, "twist") for seat in order]
    state.agenda.phase[:0] = [*follow, Phase(state.first, "actions")]


def run_phase(
    table: Table, content: LegacyContent, mission: Mission, state: LegacyState, phase: Phase, events: Events
) -> bool:
    """Run a phase of the beginning; whether it could."""
    agenda, seat = state.agenda, phase.seat
    match phase.name:
        case "deal-mission":
            agenda.phase.pop(0)
            deal_hands(table, content, mission.number, state, events)
        case "developments":
            # the phase stays until its effects are carried out: its seat orders them
            agenda.phase[0] = Phase(seat, "developments-played")
            _play_developments(table, content, state, seat, events)
        case "twist":
            agenda.phase[0] = Phase(seat, "twist-given")
            agenda.pool.extend(tasks_of(mission.twist.start, seat, mission.twist.id))
        case "actions":
            agenda.phase.pop(0)
            begin_actions(table, state, events)
        case _:
            agenda.phase.pop(0)
    return True


def _play_developments(table: Table, content: LegacyContent, state: LegacyState, seat: int, events: Events) -> None:
    """All developments at once, for nothing: their effects are carried out in the order the player likes.

    Those that something played sets off come first, so that they see the others, as anybody would order them.
    """
    player = state.players[seat]
    versions = [
        content.developments.get((player.identity, number), {}).get(player.developments[number])
        for number in sorted(player.developments)
    ]
    cards = [content.cards[index] for index in versions if index is not None]
    for card in sorted(cards, key=lambda card: not card.on_play):
        if events is not None:
            events.append(Event("development", seat, card.id))
        put_in_play(table, state, seat, card)
        state.agenda.pool.extend(tasks_of(card.immediate, seat, card.id, card.index))
        fire_play(table, state, seat, card)


def begin_generation(table: Table, twist: Twist, state: LegacyState, events: Events) -> bool:
    """What the mission does at the start of this generation; whether it does anything."""
    found = [event for event in twist.generations if state.generation in event.at]
    for event in found:
        if events is not None:
            events.append(Event("generation-event", -1, twist.id))
        seats = table.order_from(state.first) if event.to == "each-player" else (state.first,)
        for seat in reversed(seats):
            state.agenda.push_now(tasks_of(doable(table, state, seat, event.effects), seat, twist.id))
    return bool(found)
