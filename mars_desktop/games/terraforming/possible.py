"""Whether the effects of a card can be carried out at all, in the best order for the player.

A card is checked as a whole before anything is paid: production losses against the
floors with everything the card itself gives (rulings 53 to 57 and 77), tiles, targets
and compulsory payments.
"""

from mars_desktop.engine.reason import Reason
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import value
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.costs import purse
from mars_desktop.games.terraforming.placement import has_place, places_for, unplaceable
from mars_desktop.games.terraforming.resources import ALL_HELD, ALL_RESOURCES, MC, RESOURCE_INDEX
from mars_desktop.games.terraforming.state import NO_CARD, Player, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.tile_money import matches_place

Effects = tuple[v.AnyEffect, ...]


def impossible(
    table: Table, state: State, seat: int, effects: Effects, card: Card | None = None, money: int | None = None
) -> Reason | None:
    """Why the effects cannot all be carried out; None if they can.

    ``card``: the card being played, whose own triggers and tags will count. ``money``:
    M€ left after its price.
    """
    for effect in effects:
        reason = _refuse_effect(table, state, seat, effect, effects, card, money)
        if reason is not None:
            return reason
    losses = any(isinstance(e, v.Reduce | v.Pay) or (isinstance(e, v.Produce) and _loses(e)) for e in effects)
    return _floors(table, state, seat, effects, card) if losses else None


def _refuse_effect(
    table: Table, state: State, seat: int, effect: v.AnyEffect, effects: Effects, card: Card | None, money: int | None
) -> Reason | None:
    match effect:
        case v.Produce(heat="-x") if state.players[seat].production[RESOURCE_INDEX["heat"]] < 1:
            return Reason.of("needs-production", resource="heat", need=1, have=0)
        case v.Place() if not table.unplaceable_is_skipped:
            return unplaceable(table, state, seat, effect, money)
        case v.Claim() if not has_place(table, state, seat, effect.where, None):
            return Reason.of("no-place", tile="marker")
        case v.Populate():
            return table.refuse_population(state, seat, effect, effects)
        case v.CopyProduction() if not copyable(table, state, seat, effect, card):
            return Reason.of("nothing-to-copy", tag=effect.tag)
        case v.Choose() if all(any(isinstance(e, v.Pay) for e in branch) for branch in effect.branches):
            # only payments are compulsory: removals, and resources nobody can hold, may come to nothing
            if not any(possible_branch(table, state, seat, branch, NO_CARD, NO_CARD) for branch in effect.branches):
                return Reason.of("no-branch")
        case _:
            pass
    return None


def _loses(effect: v.Produce) -> bool:
    return any(isinstance(amount := getattr(effect, name), int) and amount < 0 for name in ALL_RESOURCES)


def _floors(table: Table, state: State, seat: int, effects: Effects, card: Card | None) -> Reason | None:
    """Check losses of production and compulsory payments against what is there and what the card gives."""
    player = state.players[seat]
    index = card.index if card is not None else NO_CARD
    production = player.production[:]
    stock = player.stock[:]
    for effect in effects:
        if isinstance(effect, v.Produce):
            for r, name in enumerate(ALL_RESOURCES):
                amount = getattr(effect, name)
                if amount and amount not in ("x", "-x"):
                    production[r] += value(table, state, seat, amount, index)
    short = _short(table, production)
    owed = [effect for effect in effects if isinstance(effect, v.Pay)]
    reductions = [effect for effect in effects if isinstance(effect, v.Reduce)]
    if short is None and not owed and not reductions:
        return None
    if short is not None or owed:
        _add_own_triggers(table, state, seat, effects, card, production, stock)
        short = _short(table, production)
        if short is not None:
            lost = production[short] - player.production[short]
            return Reason.of(
                "needs-production",
                resource=ALL_RESOURCES[short],
                need=table.floors[short] - lost,
                have=player.production[short],
            )
    for payment in owed:
        for r, name in enumerate(ALL_RESOURCES):
            need = getattr(payment, name)
            if need and r != MC and isinstance(need, int) and stock[r] < need:
                return Reason.of("needs-stock", resource=name, need=need, have=player.stock[r])
        if payment.cards > len(player.hand) - (index in player.hand):
            return Reason.of("needs-cards", need=payment.cards)
    for reduction in reductions:
        r = RESOURCE_INDEX[reduction.production]
        if production[r] - reduction.count >= table.floors[r] or reduction_targets(table, state, seat, reduction):
            continue
        return Reason.of("no-production-to-reduce", resource=reduction.production, count=reduction.count)
    return None


def _short(table: Table, production: list[int]) -> int | None:
    for r, level in enumerate(production):
        if level < table.floors[r]:
            return r
    return None


def _add_own_triggers(
    table: Table, state: State, seat: int, effects: Effects, card: Card | None, production: list[int], stock: list[int]
) -> None:
    """What the player's own ongoing effects will give because of this card, itself included."""
    player = state.players[seat]
    watching = [table.cards[index] for index in player.watching]
    if card is not None and (card.on_place or card.on_play):
        watching.append(card)
    # a tile that will be skipped fires nothing
    placed = [e for e in effects if isinstance(e, v.Place) and places_for(table, state, seat, e)]
    for watcher in watching:
        for trigger in watcher.on_place:
            for effect in placed:
                slot = table.map.slot.get(effect.where.slot or "") if effect.where is not None else None
                on_mars = slot is None or slot < table.map.hexes
                if matches_place(trigger, effect.tile, (), on_mars=on_mars, own=True):
                    _add_certain(trigger.do, 1, production, stock)
        if card is None:
            continue
        for play in watcher.on_play:
            matching = sum(tag in play.tags for tag in card.face.tags)
            if matching and (play.kind is None or play.kind == card.kind):
                _add_certain(play.do, matching if play.each_tag else 1, production, stock)


def _add_certain(do: Effects, times: int, production: list[int], stock: list[int]) -> None:
    for effect in do:
        if isinstance(effect, v.Choose):
            # the branch that gives standard resources; whoever needs them will take it
            for branch in effect.branches:
                _add_certain(branch, times, production, stock)
        elif isinstance(effect, v.Gain | v.Produce):
            target = stock if isinstance(effect, v.Gain) else production
            for r, name in enumerate(ALL_RESOURCES):
                amount = getattr(effect, name)
                if isinstance(amount, int) and amount > 0:
                    target[r] += times * amount


def reduction_targets(table: Table, state: State, seat: int, effect: v.Reduce) -> list[int]:
    """Seats that could bear the whole loss (ruling 54); in a solo game the neutral opponent always can."""
    if table.solo:
        return [-1]
    r = RESOURCE_INDEX[effect.production]
    floor = table.floors[r] + effect.count
    others = [s for s in table.order_from(seat)[1:] if state.players[s].production[r] >= floor]
    own = [seat] if state.players[seat].production[r] >= floor else []
    return others + own


def removal_seats(table: Table, state: State, seat: int, effect: v.Remove) -> list[int]:
    """Seats whose stock can lose the resource, others first."""
    r = RESOURCE_INDEX[effect.resource]
    return [
        s
        for s in (*table.order_from(seat)[1:], seat)
        if state.players[s].stock[r] > 0 and (s == seat or not _stock_protected(table, state, s, effect.resource))
    ]


def removal_cards(table: Table, state: State, seat: int, effect: v.Remove) -> list[int]:
    """Cards that can lose resources of the kind, others' first (rulings 63 and 64)."""
    return [
        card
        for s in (*table.order_from(seat)[1:], seat)
        for card, have in state.players[s].resources.items()
        if have > 0
        and table.cards[card].holds == effect.resource
        and not _card_protected(table, state, s, card, own=s == seat)
    ]


def removable(table: Table, state: State, effect: v.Remove, source: str) -> int:
    """The most units a removal can take from a source as answers name it: a seat, a card, ``neutral`` or ``none``."""
    if source == "none":
        return 0
    if source == "neutral":
        return effect.count
    if source in table.content.index:
        card = table.content.index[source]
        return min(effect.count, max(player.resources.get(card, 0) for player in state.players))
    return min(effect.count, state.players[int(source[1:]) - 1].stock[RESOURCE_INDEX[effect.resource]])


def parts(table: Table, state: State, effect: v.Remove, source: str) -> range:
    """The numbers of units, largest first, that may be removed from a source in place of the most (ruling 59)."""
    return range(removable(table, state, effect, source) - 1, 0, -1)


def refuse_part(table: Table, state: State, effect: v.Remove, source: str, numbers: dict[str, int]) -> Reason | None:
    """Why a removal may not take just so many (``count``) units; taking fewer than possible is allowed (ruling 59)."""
    most = removable(table, state, effect, source)
    if set(numbers) != {"count"} or not most:
        return Reason.of("nothing-to-pay")
    if not 1 <= numbers["count"] <= most:
        return Reason.of("removes-from-1-to", resource=effect.resource, most=most)
    return None


def _protections(table: Table, state: State, seat: int) -> list[tuple[int, v.Protect]]:
    return [
        (index, modifier)
        for index in state.players[seat].played
        if table.cards[index].modifiers
        for modifier in table.cards[index].modifiers
        if isinstance(modifier, v.Protect)
    ]


def _stock_protected(table: Table, state: State, seat: int, resource: str) -> bool:
    return any(resource in protect.stock for _, protect in _protections(table, state, seat))


def _card_protected(table: Table, state: State, seat: int, card: int, *, own: bool) -> bool:
    held = table.cards[card].holds
    return any(
        ((protect.here and index == card) or held in protect.card_resources)
        and (not own or protect.against == "everyone")
        for index, protect in _protections(table, state, seat)
    )


def receivers(table: Table, state: State, seat: int, effect: v.Add, card: int) -> list[int]:
    """Own other cards onto which an effect may add its resources (ruling 86)."""
    player = state.players[seat]
    return [
        c
        for c in player.played
        if c != card
        and table.cards[c].holds is not None
        and (not effect.kinds or table.cards[c].holds in effect.kinds)
        and player.resources.get(c, 0) >= effect.holding
    ]


def copyable(table: Table, state: State, seat: int, effect: v.CopyProduction, playing: Card | None = None) -> list[int]:
    """Own cards and corporation whose production box can be carried out in full (rulings 82 to 84)."""
    player = state.players[seat]
    return [
        c
        for c in (player.corporation, *player.played)
        if effect.tag in table.cards[c].face.tags
        and (playing is None or c != playing.index)
        and (box := production_box(table, state, seat, c))
        and _floors(table, state, seat, box, None) is None
    ]


def production_box(table: Table, state: State, seat: int, card: int) -> Effects:
    """The production entries of a card, mined metal included."""
    box = tuple(e for e in table.cards[card].immediate if isinstance(e, v.Produce | v.Reduce))
    mined = state.players[seat].mined.get(card)
    return box if mined is None else (*box, v.Produce(**{ALL_RESOURCES[mined]: 1}))


def possible_branch(table: Table, state: State, seat: int, branch: Effects, card: int, played: int) -> bool:
    """Whether a branch of a choice does anything; the empty branch always may be taken."""
    player = state.players[seat]
    for effect in branch:
        match effect:
            case v.Add(to="other"):
                if not receivers(table, state, seat, effect, card):
                    return False
            case v.Add(to="trigger"):
                if played == NO_CARD or played not in player.played or table.cards[played].holds not in effect.kinds:
                    return False
            case v.Pay():
                if effect.cards > len(player.hand) or effect.here > player.resources.get(card, 0):
                    return False
                if not _can_pay(player, effect):
                    return False
            case v.Populate() | v.Produce() if not _has_room(table, state, seat, effect, branch):
                return False
            case v.Remove() if not table.solo:
                if effect.source == "any-card" and effect.resource in ALL_HELD:
                    if not removal_cards(table, state, seat, effect):
                        return False
                elif not removal_seats(table, state, seat, effect):
                    return False
            case _:
                pass
    return True


def doable(table: Table, state: State, seat: int, effects: Effects, card: int = NO_CARD) -> Effects:
    """Those of the effects that the seat can carry out now, each by itself; for who is told to skip the others."""
    return tuple(
        effect
        for effect in effects
        if possible_branch(table, state, seat, (effect,), card, NO_CARD)
        and impossible(table, state, seat, (effect,)) is None
    )


def _has_room(table: Table, state: State, seat: int, effect: v.Populate | v.Produce, branch: Effects) -> bool:
    """Whether Population finds places, and lost production is there."""
    if isinstance(effect, v.Populate):
        return table.refuse_population(state, seat, effect, branch) is None
    return not _loses(effect) or _floors(table, state, seat, (effect,), None) is None


def _can_pay(player: Player, payment: v.Pay) -> bool:
    for r, name in enumerate(ALL_RESOURCES):
        need = getattr(payment, name)
        if isinstance(need, int) and need and (purse(player) if r == MC else player.stock[r]) < need:
            return False
    return True
