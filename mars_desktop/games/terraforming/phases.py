"""The phases of a generation: start, player order, research and draft, production, end.

Choices that all seats make at once are sealed: nothing is applied before the last
one is given, then all are revealed in player order.
"""

from mars_desktop.engine.agenda import Agenda
from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Answers, Pick
from mars_desktop.engine.event import Event
from mars_desktop.engine.payment import Payment
from mars_desktop.engine.rng import Rng
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.actions import refuse_conversion
from mars_desktop.games.terraforming.changes import Events, discard, draw, gain, produce
from mars_desktop.games.terraforming.costs import money_payment, purse
from mars_desktop.games.terraforming.effects import pay_money
from mars_desktop.games.terraforming.in_play import reveal_corporation
from mars_desktop.games.terraforming.resources import ENERGY, HEAT, MC, RESOURCE_INDEX
from mars_desktop.games.terraforming.solo import place_neutral_tiles
from mars_desktop.games.terraforming.state import CITY, NO_TILE, NOBODY, Phase, State, Turn
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.triggers import fire_play

SEALED = ("start", "draft", "research", "development", "saving")
"""Phases in which all seats choose at once; the last two only in a campaign."""


def phase_name(state: State) -> str:
    """The name of the current phase; empty when the game is over."""
    phase = state.agenda.phase[0] if state.agenda.phase else None
    return phase.name if isinstance(phase, Phase) else ""


def deal_game(table: Table, events: Events) -> State:
    """The state in which everybody chooses a corporation and a starting hand (rule book: Setup)."""
    content, board = table.content, table.map
    rng = Rng(table.setup.seed)
    deck = tuple(rng.shuffled(content.deck(corporate_era=table.corporate_era)))
    places = len(board.places)
    state = State(
        players=[table.new_player() for _ in range(table.seats)],
        rng=rng,
        deck=deck,
        parameters=[track.start for track in board.tracks],
        tile=[NO_TILE] * places,
        owner=[NOBODY] * places,
        tile_card=[NOBODY] * places,
        claim=[NOBODY] * places,
        agenda=Agenda(),
        sealed=[None] * table.seats,
    )
    if table.solo:
        place_neutral_tiles(table, state, events)
    corporations = state.rng.shuffled(content.corporations(corporate_era=table.corporate_era))
    beginners = table.beginners()
    for seat, player in enumerate(state.players):
        if seat in beginners:
            player.dealt_corporations = [content.beginner()]
        else:
            player.dealt_corporations = [corporations.pop() for _ in range(table.numbers.corporations_dealt)]
        player.offered = draw(table, state, table.numbers.projects_dealt, events)
        deal_event(table, state, seat, "start", events)
    state.agenda.phase.append(Phase(state.first, "start"))
    seal_forced(table, state)
    open_envelopes(table, state, events)
    return state


def deal_event(table: Table, state: State, seat: int, phase: str, events: Events) -> None:
    """Say that a seat was dealt what lies before it."""
    if events is not None:
        player = state.players[seat]
        ids = tuple(table.cards[c].id for c in (*player.dealt_corporations, *player.offered))
        events.append(Event("deal", seat, phase, (len(player.offered),), ids, reveals=True))


# --- sealed choices ---------------------------------------------------------------------------------------------------


def sealed_answers(table: Table, state: State, seat: int) -> Answers:
    """What a seat may answer in the current sealed phase."""
    player = state.players[seat]
    ids = tuple(table.cards[c].id for c in player.offered)
    name = phase_name(state)
    own = table.sealed_answers(state, seat, name)
    if own is not None:
        return own
    match name:
        case "start":
            options: list[Choice] = []
            picks: list[Pick] = []
            for index in player.dealt_corporations:
                face = table.cards[index].face
                stem = Choice(seat, "start", (face.id,))
                if isinstance(face, v.Corporation) and face.keeps_all_cards:
                    options.append(stem)
                elif isinstance(face, v.Corporation):
                    most = min(len(ids), face.mc // table.numbers.card_price)
                    picks.append(Pick(stem, ids, 0, most))
            return Answers(tuple(options), tuple(picks))
        case "draft":
            keep = min(table.draft_size(state.generation), len(ids))
            return Answers(picks=(Pick(Choice(seat, "draft"), ids, keep, keep),))
        case _:
            price = table.card_price(player)
            most = min(len(ids), purse(player) // price) if price else len(ids)
            return Answers(picks=(Pick(Choice(seat, "buy"), ids, 0, most),))


def sealed_payment(table: Table, state: State, choice: Choice) -> Payment | None:
    """The price of the cards bought in the research phase."""
    if choice.verb != "buy" or not choice.words:
        return None
    player = state.players[choice.seat]
    price = table.card_price(player) * len(choice.words)
    return money_payment(player, price) if price else None


def seal(table: Table, state: State, choice: Choice, events: Events) -> None:
    """Put a choice into its envelope; the last one opens them all."""
    state.sealed[choice.seat] = choice
    if events is not None:
        events.append(Event("sealed", choice.seat, phase_name(state)))
    open_envelopes(table, state, events)


def seal_forced(table: Table, state: State) -> None:
    """Seats without a choice seal by themselves: beginners, and empty offers."""
    for seat in range(table.seats):
        if state.sealed[seat] is not None:
            continue
        answers = sealed_answers(table, state, seat)
        if len(answers.options) == 1 and not answers.picks:
            state.sealed[seat] = answers.options[0]
        elif not answers.options and len(answers.picks) == 1 and not answers.picks[0].items:
            state.sealed[seat] = answers.picks[0].stem


def open_envelopes(table: Table, state: State, events: Events) -> None:
    """Reveal what all seats have chosen, as long as nobody has to choose anything."""
    while phase_name(state) in SEALED and None not in state.sealed:
        choices = [choice for choice in state.sealed if choice is not None]
        state.sealed = [None] * table.seats
        name = phase_name(state)
        state.agenda.phase.pop(0)
        if table.opened(state, name, choices, events):
            if phase_name(state) in SEALED:
                seal_forced(table, state)
            continue
        for seat in table.order_from(state.first):
            if name == "start":
                _begin(table, state, choices[seat], events)
            elif name == "research":
                _buy(table, state, choices[seat], events)
        if name == "draft":
            _pass_on(table, state, choices, events)
        else:
            begin_actions(table, state, events)
        if phase_name(state) in SEALED:
            seal_forced(table, state)


def begin_actions(table: Table, state: State, events: Events) -> None:
    """The first player begins the action phase; production follows when all have passed."""
    state.agenda.turn = [Turn(state.first, 0)]
    state.agenda.phase.append(Phase(state.first, "production"))
    if events is not None:
        events.append(Event("phase", -1, "action", (state.generation,)))


def _begin(table: Table, state: State, choice: Choice, events: Events) -> None:
    """Reveal a corporation, take what it starts with, pay for the cards kept."""
    seat = choice.seat
    player = state.players[seat]
    card = table.content[choice.words[0]]
    face = card.face
    if not isinstance(face, v.Corporation):
        raise TypeError(f"{card.id} is no corporation")
    player.dealt_corporations = []
    if events is not None:
        events.append(Event("corporation", seat, card.id))
    reveal_corporation(table, state, seat, card)
    player.owes_first_action = bool(face.first_action)
    gain(state, seat, MC, face.mc, card.id, events)
    for resource, units in face.resources.items():
        gain(state, seat, RESOURCE_INDEX[resource], units, card.id, events)
    for resource, steps in face.production.items():
        produce(table, state, seat, RESOURCE_INDEX[resource], steps, card.id, events)
    if table.solo:
        _pay_for_neutral_cities(table, state, seat, face, events)
    fire_play(table, state, seat, card)
    ids = tuple(table.cards[c].id for c in player.offered) if face.keeps_all_cards else choice.words[1:]
    price = 0 if face.keeps_all_cards else table.numbers.card_price * len(ids)
    take_offered(table, state, seat, ids, {"mc": price} if price else {}, "start", events)


def _pay_for_neutral_cities(table: Table, state: State, seat: int, face: v.Corporation, events: Events) -> None:
    """Tharsis Republic counts the neutral cities as cities placed by others (TM-029)."""
    neutral = sum(tile == CITY for tile in state.tile)
    for trigger in face.triggers:
        if isinstance(trigger, v.OnPlace) and trigger.by == "anyone" and trigger.tile == "city":
            for effect in trigger.do:
                if isinstance(effect, v.Produce) and isinstance(effect.mc, int):
                    produce(table, state, seat, MC, effect.mc * neutral, face.id, events)


def take_offered(
    table: Table, state: State, seat: int, ids: tuple[str, ...], paid: dict[str, int], phase: str, events: Events
) -> None:
    """Pay for the cards kept of those offered, and discard the rest."""
    player = state.players[seat]
    pay_money(state, seat, paid, phase, events)
    kept = [table.content.index[word] for word in ids]
    player.hand.extend(kept)
    discard(state, [c for c in player.offered if c not in kept])
    offered = len(player.offered)
    player.offered = []
    if events is not None:
        events.append(Event("keep", seat, phase, (len(kept), offered), ids))


def _buy(table: Table, state: State, choice: Choice, events: Events) -> None:
    payment = sealed_payment(table, state, choice)
    paid = dict(choice.numbers) or (payment.suggested() if payment is not None else {})
    take_offered(table, state, choice.seat, choice.words, paid, "research", events)


# --- generations ------------------------------------------------------------------------------------------------------


def run_phase(table: Table, state: State, events: Events) -> bool:
    """Run the current phase if it needs no answer; whether it did."""
    phase = state.agenda.phase[0]
    if not isinstance(phase, Phase):
        raise TypeError(f"{phase!r} is no phase")
    match phase.name:
        case "production":
            state.agenda.phase.pop(0)
            _production(table, state, events)
        case "generation":
            state.agenda.phase.pop(0)
            _next_generation(table, state, events)
        case "deal":
            state.agenda.phase.pop(0)
            _begin_research(table, state, events)
        case "final":
            if refuse_conversion(table, state, phase.seat, "plants") is None:
                return False
            end_final(state)
        case _:
            return table.run_phase(state, phase, events)
    return True


def end_final(state: State) -> None:
    """The seat whose final greeneries are asked for has placed all it can or wants."""
    state.agenda.phase.pop(0)


def _production(table: Table, state: State, events: Events) -> None:
    """Energy becomes heat, then everybody takes income and production; used actions are free again (ruling 94)."""
    if events is not None:
        events.append(Event("phase", -1, "production", (state.generation,)))
    for seat in table.order_from(state.first):
        player = state.players[seat]
        energy = player.stock[ENERGY]
        gain(state, seat, ENERGY, -energy, "energy-to-heat", events)
        gain(state, seat, HEAT, energy, "energy-to-heat", events)
        income = player.tr + player.production[MC]
        gain(state, seat, MC, max(income, -player.stock[MC]), "production", events)
        for r in range(1, len(player.stock)):
            gain(state, seat, r, player.production[r], "production", events)
        player.used = []
        player.next_discount = player.next_offset = 0
    state.goals_met = table.goals_reached(state)
    last = table.last_generation()
    state.finished = state.generation == last if last is not None else state.goals_met or _board_ends(table, state)
    if state.finished:
        state.agenda.phase.extend(table.final_phases(state))
        if events is not None:
            events.append(Event("phase", -1, "final", (state.generation,)))
    else:
        state.agenda.phase.append(Phase(state.first, "generation"))


def _board_ends(table: Table, state: State) -> bool:
    """House rule: no free land is left, so oxygen may never be completed by greeneries (TM-016)."""
    return bool(table.options["full_board_ends"]) and all(state.tile[place] != NO_TILE for place in table.map.land)


def _next_generation(table: Table, state: State, events: Events) -> None:
    """The first player marker and the generation marker move on, then everybody is dealt cards."""
    state.generation += 1
    state.first = (state.first + 1) % table.seats
    for player in state.players:
        player.passed = False
        player.rating_raised = False
    if table.begin_generation(state, events):
        state.agenda.phase.append(Phase(state.first, "deal"))
    else:
        _begin_research(table, state, events)


def _begin_research(table: Table, state: State, events: Events) -> None:
    if events is not None:
        events.append(Event("phase", state.first, "research", (state.generation,)))
    _deal_research(table, state, events)
    drafting = table.draft_size(state.generation) > 0
    state.sealed = [None] * table.seats
    state.agenda.phase.append(Phase(state.first, "draft" if drafting else "research"))
    seal_forced(table, state)
    open_envelopes(table, state, events)


def _deal_research(table: Table, state: State, events: Events) -> None:
    """One card at a time from the first player; too few for all: everybody gets the same number (TM-067)."""
    left = len(state.deck) - state.drawn + len(state.discard)
    each = min(table.research_size(state.generation), left // table.seats)
    for _ in range(each):
        for seat in table.order_from(state.first):
            state.players[seat].offered.extend(draw(table, state, 1, events))
    for seat in table.order_from(state.first):
        deal_event(table, state, seat, "research", events)


def _pass_on(table: Table, state: State, choices: list[Choice], events: Events) -> None:
    """Keep what was chosen, pass the rest on: clockwise in even generations, the other way in odd ones."""
    rest: list[list[int]] = []
    for seat, player in enumerate(state.players):
        kept = [table.content.index[word] for word in choices[seat].words]
        player.drafted.extend(kept)
        rest.append([c for c in player.offered if c not in kept])
    keep = table.draft_size(state.generation)
    step = 1 if state.generation % 2 == 0 else -1
    for seat, player in enumerate(state.players):
        player.offered = rest[(seat - step) % table.seats]
    if table.solo:
        # alone, a draft is simulated: what would be passed on is discarded, and as many cards are drawn instead
        discard(state, state.players[0].offered)
        state.players[0].offered = draw(table, state, keep, events)
    if all(len(player.offered) <= 1 for player in state.players) or keep > 1:
        for player in state.players:
            player.offered = player.drafted + player.offered
            player.drafted = []
        state.agenda.phase.insert(0, Phase(state.first, "research"))
    else:
        state.agenda.phase.insert(0, Phase(state.first, "draft"))
    if events is not None:
        for seat, player in enumerate(state.players):
            ids = tuple(table.cards[c].id for c in player.offered)
            events.append(Event("draft", seat, "draft", (len(ids),), ids, reveals=True))
