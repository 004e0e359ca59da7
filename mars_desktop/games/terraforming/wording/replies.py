"""Replies to the questions that effects ask: places, targets, alternatives, numbers, the order of effects."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from mars_desktop.engine.choice import Choice
from mars_desktop.games.phrases import Plural, Speaker, capitalised, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.effects import with_x
from mars_desktop.games.terraforming.order import effects_of, orderable
from mars_desktop.games.terraforming.placement import FEES, adjacent_oceans
from mars_desktop.games.terraforming.possible import production_box, removal_cards, removal_seats
from mars_desktop.games.terraforming.resources import (
    ALL_HELD,
    OCEANS,
    OXYGEN,
    PARAMETERS,
    RESOURCE_INDEX,
)
from mars_desktop.games.terraforming.state import AnyTask, PayAmount, Resolve, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names, things
from mars_desktop.games.terraforming.wording.effects import in_exchange, together
from mars_desktop.games.terraforming.wording.happenings import parameter_step
from mars_desktop.games.terraforming.wording.measures import Subject, subject_of

Said = tuple[str, str, str]
"""Title, detail and icon."""


def reply(table: Table, state: State, choice: Choice, speaker: Speaker) -> Said:
    """The words of an answer to the task that asks, or to the order of effects."""
    if choice.verb == "pay":
        return _pay(choice, speaker)
    if choice.verb == "resolve":
        return _order(table, state, choice, speaker)
    task = state.agenda.now[-1]
    if choice.verb == "amount":
        return _amount(table, task, choice, speaker)
    if not isinstance(task, Resolve):
        raise TypeError(f"{choice.verb!r} answers no question of {task!r}")
    return _REPLIES[choice.verb](table, state, _in_part(task, choice), choice.words[0], speaker)


def _in_part(task: Resolve, choice: Choice) -> Resolve:
    """The same task, or for a part of what might be removed one that asks for no more than that."""
    if not choice.numbers or not isinstance(task.effect, v.Remove):
        return task
    return replace(task, effect=replace(task.effect, count=choice.number("count")))


def subject_at(table: Table, task: AnyTask) -> Subject:
    """The card that a task speaks of."""
    card = getattr(task, "card", -1)
    return subject_of(table.cards[card].face) if card >= 0 else Subject()


def _pay(choice: Choice, speaker: Speaker) -> Said:
    return speaker.say("answer", "Pay {mix}", mix=mix_text(dict(choice.numbers), speaker)), "", "mc"


def mix_text(amounts: dict[str, int], speaker: Speaker) -> str:
    """“4 titanium and 7 M€”: what is paid, metals first."""
    order = sorted(amounts, key=_METALS_FIRST.index)
    return speaker.both([names.counted(speaker, resource, amounts[resource]) for resource in order])


_METALS_FIRST: Final = ("titanium", "steel", "mc", "heat", "workers", "plants", "energy")


def _order(table: Table, state: State, choice: Choice, speaker: Speaker) -> Said:
    """“Mars University: discard 1 card to draw 1 card”."""
    task = state.agenda.pool[dict(orderable(table, state))[choice]]
    cause = capitalised(things.cause_name(table, choice.words[0], speaker))
    what = task_text(table, task, speaker)
    if task.seat != choice.seat:
        who = things.person(table, task.seat, speaker)
        return speaker.say("answer", "{cause} of {who}: {what}", cause=cause, who=who, what=what), "", ""
    return speaker.say("answer", "{cause}: {what}", cause=cause, what=what), "", ""


def task_text(table: Table, task: AnyTask, speaker: Speaker) -> str:
    """What an effect that waits will do; what may be declined is told without “you may”."""
    subject = subject_at(table, task)
    effects = effects_of(task)
    match effects:
        case (v.Choose(branches=branches),):
            said = [together(speaker, "instruction", branch, subject) for branch in branches if branch]
            return speaker.either(said)
        case _:
            return together(speaker, "instruction", effects, subject)


def _amount(table: Table, task: AnyTask, choice: Choice, speaker: Speaker) -> Said:
    x = int(choice.words[0])
    subject = subject_at(table, task)
    match task:
        case PayAmount(action=action):
            cost = with_x(action.cost, x)
            gain = tuple(with_x(effect, x) for effect in action.gain)
            said = in_exchange(speaker, "instruction", cost if isinstance(cost, v.Pay) else v.Pay(), gain, subject)
        case Resolve(effect=effect):
            said = together(speaker, "instruction", (with_x(effect, x),), subject)
        case _:
            raise TypeError(f"{task!r} asks for no amount")
    return number(x), capitalised(said), ""


# --- places -----------------------------------------------------------------------------------------------------------


def _place(table: Table, state: State, task: Resolve, word: str, speaker: Speaker) -> Said:
    place = table.map.index[word]
    tile = task.effect.tile if isinstance(task.effect, v.Place) else ""
    return things.place_name(table, word, speaker), place_gain(table, state, task.seat, place, tile, speaker), tile


def place_gain(table: Table, state: State, seat: int, place: int, tile: str, speaker: Speaker) -> str:
    """“+2 plants, +4 M€ for 2 oceans, oxygen 5 → 6 %”: what a tile brings at once; for a marker what is printed."""
    bonus = table.map.bonus[place]
    gains = []
    for kind in dict.fromkeys(bonus):
        if kind in FEES:
            price = names.counted(speaker, "mc", FEES[kind])
            template = "{price} for an ocean" if kind.startswith("ocean") else "{price} for 1 step of temperature"
            gains.append(speaker.say("place", template, price=price))
        elif kind in _PRINTED:
            gains.append(things.signed(speaker, _PRINTED[kind], bonus.count(kind)))
    if not tile:
        return speaker.listed(gains)
    oceans = adjacent_oceans(table, state, place)
    if oceans:
        money = things.signed(speaker, "mc", oceans * table.numbers.ocean_adjacency_mc)
        forms = Plural("{money} for {n} ocean", "{money} for {n} oceans")
        gains.append(speaker.count("place", forms, oceans, money=money))
    for cause, resource, units in table.neighbour_gains(state, seat, place):
        amount = things.signed(speaker, resource, units)
        why = things.cause_name(table, cause, speaker)
        gains.append(speaker.say("place", "{amount} ({cause})", amount=amount, cause=why))
    parameter = {"ocean": OCEANS, "greenery": OXYGEN}.get(tile)
    if parameter is not None:
        track, before = table.map.tracks[parameter], state.parameters[parameter]
        if before < track.max:
            gains.append(parameter_step(table, speaker, PARAMETERS[parameter], before, before + track.step))
    return speaker.listed(gains)


_PRINTED: Final = {
    "plant": "plants",
    "steel": "steel",
    "titanium": "titanium",
    "heat": "heat",
    "card": "card",
    "worker": "workers",
}


# --- targets ----------------------------------------------------------------------------------------------------------


def _remove(table: Table, state: State, task: Resolve, word: str, speaker: Speaker) -> Said:
    effect = task.effect
    if not isinstance(effect, v.Remove):
        raise TypeError(f"{task!r} removes nothing")
    if word == "none":
        return speaker.say("answer", "From no one"), "", ""
    if word in table.content.index:
        return (*_from_card(table, state, effect, table.content.index[word], speaker), "")
    return (*_from_seat(table, state, effect, things.seat_of(word), speaker), _icon(effect.resource))


def _icon(resource: str) -> str:
    return "" if resource in ALL_HELD else resource


def _from_seat(table: Table, state: State, effect: v.Remove, seat: int, speaker: Speaker) -> tuple[str, str]:
    """“3 plants from Jonas”, “has 5”."""
    who = things.person(table, seat, speaker)
    have = state.players[seat].stock[RESOURCE_INDEX[effect.resource]] if seat >= 0 else effect.count
    what = names.counted(speaker, effect.resource, min(effect.count, have))
    title = speaker.say("answer", "{what} from {who}", what=what, who=who)
    return title, speaker.say("answer", "has {have}", have=number(have)) if seat >= 0 else ""


def _from_card(table: Table, state: State, effect: v.Remove, card: int, speaker: Speaker) -> tuple[str, str]:
    """“2 animals from Pets of Jonas”, “has 3”."""
    seat = next(s for s, player in enumerate(state.players) if card in player.resources)
    have = state.players[seat].resources[card]
    title = speaker.say(
        "answer",
        "{what} from {card} of {who}",
        what=names.counted(speaker, effect.resource, min(effect.count, have)),
        card=things.card_name(table, table.cards[card].id, speaker),
        who=things.person(table, seat, speaker),
    )
    return title, speaker.say("answer", "has {have}", have=number(have))


def _reduce(table: Table, state: State, task: Resolve, word: str, speaker: Speaker) -> Said:
    effect = task.effect
    if not isinstance(effect, v.Reduce):
        raise TypeError(f"{task!r} reduces nothing")
    seat = things.seat_of(word)
    who = capitalised(things.person(table, seat, speaker)) if seat < 0 else things.person(table, seat, speaker)
    if seat < 0:
        return who, "", effect.production
    now = state.players[seat].production[RESOURCE_INDEX[effect.production]]
    return who, things.stepped(speaker, effect.production, now, now - effect.count), effect.production


def _add(table: Table, state: State, task: Resolve, word: str, speaker: Speaker) -> Said:
    """“Pets”, “2 → 4 animals”."""
    card = table.content[word]
    have = state.players[task.seat].resources[card.index]
    count = task.effect.count if isinstance(task.effect, v.Add) else 0
    then = names.counted(speaker, card.holds or "resource", have + count)
    detail = speaker.say("answer", "{before} → {then}", before=number(have), then=then)
    return things.card_name(table, word, speaker), detail, ""


def _choose(table: Table, state: State, task: Resolve, word: str, speaker: Speaker) -> Said:
    branches = task.effect.branches if isinstance(task.effect, v.Choose) else ()
    branch = branches[int(word) - 1]
    if not branch:
        return speaker.say("answer", "Neither" if len(branches) > 2 else "Decline"), "", ""
    title = capitalised(together(speaker, "instruction", branch, subject_at(table, task)))
    detail = ""
    if len(branch) == 1 and isinstance(branch[0], v.Remove):
        detail = speaker.listed(_targets(table, state, task.seat, branch[0], speaker))
    return title, detail, ""


def _targets(table: Table, state: State, seat: int, effect: v.Remove, speaker: Speaker) -> list[str]:
    """“1 steel from Jonas”: what there really is to take, from others."""
    if table.solo:
        return [_from_seat(table, state, effect, -1, speaker)[0]]
    if effect.source == "any-card" and effect.resource in ALL_HELD:
        own = state.players[seat].resources
        cards = removal_cards(table, state, seat, effect)
        return [_from_card(table, state, effect, card, speaker)[0] for card in cards if card not in own]
    seats = removal_seats(table, state, seat, effect)
    return [_from_seat(table, state, effect, other, speaker)[0] for other in seats if other != seat]


def _copy(table: Table, state: State, task: Resolve, word: str, speaker: Speaker) -> Said:
    box = production_box(table, state, task.seat, table.content.index[word])
    what = together(speaker, "instruction", box, subject_of(table.content[word].face))
    return things.card_name(table, word, speaker), capitalised(what), "card"


_REPLIES: Final[dict[str, Callable[[Table, State, Resolve, str, Speaker], Said]]] = {
    "place": _place,
    "claim": _place,
    "remove": _remove,
    "reduce": _reduce,
    "add": _add,
    "choose": _choose,
    "copy": _copy,
}
