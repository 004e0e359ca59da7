"""Moving Bots and the Rover: points, crossing, stopping, and the tiles a Rover claims (8.1)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Payment
from mars_desktop.games.onmars.asking import Ask, paid_by, stop
from mars_desktop.games.onmars.changes import contribute, gain, spend, tell
from mars_desktop.games.onmars.first_colonists import fulfil_task
from mars_desktop.games.onmars.lending import best_level, borrow, lenders, level_of
from mars_desktop.games.onmars.pack_format import DiscoveryTile, ResearchTile
from mars_desktop.games.onmars.prices import CRYSTAL_PART, affordable, parts_of, priced
from mars_desktop.games.onmars.state import OFF_MAP, State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import THE_ROVER, Bring, Move, PayTile
from mars_desktop.games.onmars.usable import usable
from mars_desktop.games.onmars.words import CRYSTAL, NOTHING, ROVER


def begin(
    table: Table,
    state: State,
    seat: int,
    cause: str,
    *,
    bots: int = 0,
    rover: int = 0,
    shared: int = 0,
    extend: bool = False,
    boost: bool = False,
) -> Move:
    """A movement with these points; ``extend`` adds the own Rover Tech and lets another one be borrowed instead.

    ``boost``: Crystals may add points.
    """
    tech = level_of(table, state, seat, ROVER) if extend else -1
    return Move(seat, cause, bots, rover + max(0, tech), shared, boost, tech, seat if tech > 0 else -1)


def rover_hex(table: Table, state: State, seat: int) -> int:
    """Where a player's Rover is measured from: off the map it counts as on the centre (2.2.7)."""
    rover = state.players[seat].rover
    return table.map.centre if rover == OFF_MAP else rover


def tile_on(table: Table, state: State, place: int) -> DiscoveryTile | ResearchTile | None:
    """The Discovery or Research tile on a hex; never both lie on one."""
    if (tile := state.discovery[place]) >= 0:
        return table.content.discoveries[tile]
    kind = state.research[place]
    return table.content.research[kind] if kind >= 0 else None


def claimable(table: Table, state: State, seat: int, place: int) -> bool:
    """Whether a Rover may stop on a hex as far as a tile there goes: it has none, or can claim it (8.1.8)."""
    tile = tile_on(table, state, place)
    if tile is None:
        return True
    player = state.players[seat]
    if state.research[place] in player.research:
        return False
    return affordable(player, parts_of(tile.cost)) and usable(table, state, seat, tile.effect)


def _may_stop(table: Table, state: State, seat: int, place: int, is_rover: bool) -> bool:
    """Whether a piece that is not counted in ``pieces`` may stop on a hex (8.1.4)."""
    return not state.pieces[place] and (not is_rover or claimable(table, state, seat, place))


def _reach(move: Move, is_rover: bool) -> int:
    return (move.rover if is_rover else move.bots) + move.shared


def _spent(move: Move, is_rover: bool, steps: int, piece: int) -> Move:
    """The points left after a move; a piece's own are used before the shared ones."""
    own = move.rover if is_rover else move.bots
    shared = move.shared - max(0, steps - own)
    own = max(0, own - steps)
    moved = move.moved if piece in move.moved else (*move.moved, piece)
    return Move(
        move.seat,
        move.cause,
        move.bots if is_rover else own,
        own if is_rover else move.rover,
        shared,
        move.crystals,
        move.tech,
        move.lender,
        moved,
    )


def _illegal_hexes(table: Table, state: State, move: Move) -> set[int]:
    """The hexes on which own pieces may not stop: more than one such hex never comes about."""
    player = state.players[move.seat]
    found = {bot for bot in player.bots if state.pieces[bot] > 1}
    rover = player.rover
    if rover != OFF_MAP and (
        state.pieces[rover] > 1 or (THE_ROVER in move.moved and not claimable(table, state, move.seat, rover))
    ):
        found.add(rover)
    return found


def _resolvable(table: Table, state: State, move: Move, place: int) -> bool:
    """Whether an own piece on the crowded or unclaimable hex can still go where it may stop."""
    player = state.players[move.seat]
    if state.pieces[place] > 2:
        return False
    leaving = [(THE_ROVER, True)] if player.rover == place else []
    # The tile under a Rover is the Rover's affair alone: a Bot that leaves does not make it claimable.
    if state.pieces[place] > 1 and (not leaving or claimable(table, state, move.seat, place)):
        leaving += [(i, False) for i, bot in enumerate(player.bots) if bot == place]
    for _, is_rover in leaving:
        for ring in table.map.at_distance[place][1 : _reach(move, is_rover) + 1]:
            if any(_may_stop(table, state, move.seat, other, is_rover) for other in ring):
                return True
    return False


def _allows(table: Table, state: State, move: Move, piece: int, start: int, goal: int) -> bool:
    """Whether a piece may go there now: it may stop there, or somebody can still make room (8.1.5).

    One hex at a time may wait for that; any places can be reached so, as pieces pass through each other.
    """
    is_rover = piece == THE_ROVER
    player = state.players[move.seat]
    counted = not (is_rover and player.rover == OFF_MAP)
    after = _spent(move, is_rover, table.map.distance[start][goal], piece)
    if counted:
        state.pieces[start] -= 1
    state.pieces[goal] += 1
    before = player.rover
    if is_rover:
        player.rover = goal
    else:
        player.bots[piece] = goal
    illegal = _illegal_hexes(table, state, after)
    fine = not illegal or (len(illegal) == 1 and _resolvable(table, state, after, *illegal))
    if is_rover:
        player.rover = before
    else:
        player.bots[piece] = start
    state.pieces[goal] -= 1
    if counted:
        state.pieces[start] += 1
    return fine


def _may_go(table: Table, state: State, move: Move, piece: int, start: int, goal: int, settled: bool) -> bool:
    """Whether a piece may go there; ``settled``: every own piece stands where it may stop."""
    return (settled and _may_stop(table, state, move.seat, goal, piece == THE_ROVER)) or _allows(
        table, state, move, piece, start, goal
    )


def _answers(table: Table, state: State, move: Move) -> Iterator[Choice]:
    seat, player = move.seat, state.players[move.seat]
    settled = not _illegal_hexes(table, state, move)
    if settled:
        yield stop(seat)
    # Of two own Bots on one hex either may leave: they are told as one.
    pieces = [(player.bots.index(bot), bot) for bot in dict.fromkeys(player.bots)] if move.bots or move.shared else []
    if move.rover or move.shared:
        pieces.append((THE_ROVER, rover_hex(table, state, seat)))
    for piece, start in pieces:
        for ring in table.map.at_distance[start][1 : _reach(move, piece == THE_ROVER) + 1]:
            for goal in ring:
                if _may_go(table, state, move, piece, start, goal, settled):
                    yield _going(table, seat, piece, start, goal)
    if move.tech >= 0 and move.lender in (-1, seat) and best_level(table, state, ROVER) > move.tech:
        for other in lenders(table, state, seat, ROVER, move.tech + 1):
            yield Choice(seat, "tech", (f"p{other + 1}",))
    if move.crystals and (player.depot or player.goals):
        for pool in ("bots", "rover"):
            yield Choice(seat, "boost", (pool,))


def _going(table: Table, seat: int, piece: int, start: int, goal: int) -> Choice:
    names = table.map.names
    if piece == THE_ROVER:
        return Choice(seat, "rover", (names[goal],))
    return Choice(seat, "bot", (names[start], names[goal]))


def sample(table: Table, state: State, move: Move, below: Callable[[int], int]) -> Choice:
    """A random answer: first what is done, then which of its ways, so that a long list of hexes outweighs nothing."""
    seat, player = move.seat, state.players[move.seat]
    settled = not _illegal_hexes(table, state, move)
    verbs = ["stop"] if settled else []
    if (move.bots or move.shared) and player.bots:
        verbs.append("bot")
    if move.rover or move.shared:
        verbs.append("rover")
    if move.crystals and (player.depot or player.goals):
        verbs.append("boost")
    while verbs:
        verb = verbs[below(len(verbs))]
        if verb == "stop":
            return stop(seat)
        if verb == "boost":
            return Choice(seat, "boost", (("bots", "rover")[below(2)],))
        piece = THE_ROVER if verb == "rover" else below(len(player.bots))
        start = rover_hex(table, state, seat) if piece == THE_ROVER else player.bots[piece]
        goals = [goal for ring in table.map.at_distance[start][1 : _reach(move, verb == "rover") + 1] for goal in ring]
        while goals:
            i = below(len(goals))
            if _may_go(table, state, move, piece, start, goals[i], settled):
                return _going(table, seat, piece, start, goals[i])
            goals[i] = goals[-1]
            goals.pop()
        verbs.remove(verb)
    # Only another Bot than the one tried, or borrowed Tech, is left.
    found = list(_answers(table, state, move))
    return found[below(len(found))]


def _payment(table: Table, state: State, move: Move, choice: Choice) -> Payment | None:
    return priced(state.players[move.seat], [CRYSTAL_PART]) if choice.verb == "boost" else None


def _run(table: Table, state: State, move: Move, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        _end(table, state, move, events)
        return
    seat, player, index = move.seat, state.players[move.seat], table.map.index
    now = state.agenda.now
    match choice.verb:
        case "bot":
            start, goal = index[choice.words[0]], index[choice.words[1]]
            piece = player.bots.index(start)
            now.append(_spent(move, False, table.map.distance[start][goal], piece))
            player.bots[piece] = goal
            state.pieces[start] -= 1
            state.pieces[goal] += 1
            tell(events, "move-bot", seat, move.cause, *choice.words)
        case "rover":
            start, goal = rover_hex(table, state, seat), index[choice.words[0]]
            now.append(_spent(move, True, table.map.distance[start][goal], THE_ROVER))
            _drive(table, state, seat, start, goal, move.cause, events)
        case "tech":
            owner = int(choice.words[0][1:]) - 1
            level = level_of(table, state, owner, ROVER)
            now.append(
                Move(
                    seat,
                    move.cause,
                    move.bots,
                    move.rover + level - move.tech,
                    move.shared,
                    move.crystals,
                    level,
                    owner,
                    move.moved,
                )
            )
            borrow(state, owner, seat, ROVER, events)
            fulfil_task(table, state, seat, "borrow", events)
        case _:
            for_bots = choice.words[0] == "bots"
            now.append(
                Move(
                    seat,
                    move.cause,
                    move.bots + for_bots,
                    move.rover + (not for_bots),
                    move.shared,
                    move.crystals,
                    move.tech,
                    move.lender,
                    move.moved,
                )
            )
            spend(table, state, seat, paid_by(_payment(table, state, move, choice), choice), move.cause, events)


def path(table: Table, state: State, start: int, goal: int) -> list[int]:
    """A shortest way of a Rover from ``start`` to ``goal``, both included, with the most Crystals on it."""
    distance = table.map.distance
    length = distance[start][goal]
    best: dict[int, tuple[int, list[int]]] = {start: (0, [start])}
    for step in range(1, length + 1):
        ahead: dict[int, tuple[int, list[int]]] = {}
        for here, (found, way) in best.items():
            for other in table.map.adjacent[here]:
                if distance[start][other] == step and distance[other][goal] == length - step:
                    more = found + state.crystals[other]
                    if other not in ahead or more > ahead[other][0]:
                        ahead[other] = (more, [*way, other])
        best = ahead
    return best[goal][1]


def _drive(table: Table, state: State, seat: int, start: int, goal: int, cause: str, events: Events) -> None:
    """The Rover goes to a hex and takes up the Crystals on its way (8.1.6)."""
    player = state.players[seat]
    way = path(table, state, start, goal)
    if player.rover != OFF_MAP:
        state.pieces[start] -= 1
    player.rover = goal
    state.pieces[goal] += 1
    tell(events, "move-rover", seat, cause, table.map.names[start], *(table.map.names[place] for place in way[1:]))
    take_crystals(table, state, seat, way[1:], cause, events)


def take_crystals(table: Table, state: State, seat: int, way: list[int], cause: str, events: Events) -> None:
    """A Rover takes up the Crystals that lie on the hexes of its way."""
    found = sum(state.crystals[place] for place in way)
    for place in way:
        if state.crystals[place]:
            state.crystals[place] = 0
            tell(events, "take-up", seat, cause, table.map.names[place])
    gain(table, state, seat, CRYSTAL, found, cause, events)


def _end(table: Table, state: State, move: Move, events: Events) -> None:
    """The pieces that moved stop: Bots crush what they stand on, the Rover claims its tile (8.1.7, 8.1.8)."""
    player = state.players[move.seat]
    for piece in move.moved:
        if piece != THE_ROVER:
            crush(table, state, move.seat, player.bots[piece], move.cause, events)
    if THE_ROVER in move.moved:
        claim(table, state, move.seat, player.rover, events)


def crush(table: Table, state: State, seat: int, place: int, cause: str, events: Events) -> None:
    """What a Bot or a building comes to lie on goes away: a Crystal to the supply, a tile to the box (8.1.7, 8.4.1)."""
    name = table.map.names[place]
    if state.crystals[place]:
        state.crystals[place] = 0
        tell(events, "crystal-removed", seat, cause, name)
    tile = tile_on(table, state, place)
    if tile is not None:
        tell(events, "tile-removed", seat, cause, name, tile.id)
        state.discovery[place] = state.research[place] = NOTHING


def claim(table: Table, state: State, seat: int, place: int, events: Events) -> None:
    """A Rover claims the tile on its hex, pays for it and uses it at once (8.1.10)."""
    tile = tile_on(table, state, place)
    if tile is None:
        return
    player, name = state.players[seat], table.map.names[place]
    if state.discovery[place] >= 0:
        player.discoveries.append(state.discovery[place])
        state.discovery[place] = NOTHING
        tell(events, "discovery", seat, tile.id, name)
        contribute(table, state, seat, "discovery-tile", events)
        fulfil_task(table, state, seat, "discovery", events)
    else:
        player.research.append(state.research[place])
        state.research[place] = NOTHING
        tell(events, "research", seat, tile.id, name)
        contribute(table, state, seat, "research-tile", events)
    state.agenda.now.append(Bring(seat, tile.id, tile.effect))
    if tile.cost and seat != table.opponent:
        state.agenda.now.append(PayTile(seat, tile.id))


ASKED: Final[Mapping[type, Ask]] = {Move: Ask("move", _run, _answers, _payment)}
