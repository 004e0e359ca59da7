"""What an answer would bring and what it would waste, tried out on a copy of the state."""

from collections.abc import Iterator, Sequence
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.event import Event
from mars_desktop.engine.payment import Payment
from mars_desktop.games.phrases import Speaker, capitalised
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.questions import answers_to
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import AnyTask, Resolve, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names, things
from mars_desktop.games.terraforming.wording.log import log_lines
from mars_desktop.games.texts import LogLine

_BEYOND: Final = frozenset({"reveal", "turn", "phase", "game-over", "sealed"})
"""Events that end what may be foreseen: a card that nobody has seen yet, or the end of the turn."""


def preview_lines(rules: TerraformingRules, state: State, choice: Choice, speaker: Speaker) -> list[LogLine]:
    """What a legal answer would bring, as lines of the log, up to the next question or the first unseen card."""
    decision = rules.decision_of(state, choice.seat)
    under = Event("turn", choice.seat, decision.cause if decision is not None else "turn")
    return log_lines(rules.table, _foreseen(rules.preview(state, choice)), speaker, None, under)


def warnings(rules: TerraformingRules, state: State, choice: Choice, speaker: Speaker) -> list[str]:
    """What a legal answer would waste, one sentence for each loss; empty if nothing is lost."""
    decision = rules.decision_of(state, choice.seat)
    said = list(_overpaid(rules.payment(state, choice._replace(numbers=())), choice, speaker))
    if decision is None or decision.sealed:
        return said
    after = state.copy()
    events = rules.apply(after, choice)
    foreseen = _foreseen(events)
    for event in foreseen:
        said.extend(_wasted(rules.table, event, speaker))
    said.extend(_own_loss(rules.table, state, choice, foreseen, speaker))
    if len(foreseen) == len(events):
        for task in after.agenda.pool:
            said.extend(_pointless(rules.table, after, task, speaker))
    return list(dict.fromkeys(said))


def _foreseen(events: Sequence[Event]) -> list[Event]:
    known: list[Event] = []
    for event in events:
        if event.kind in _BEYOND:
            break
        known.append(event)
    return known


def _overpaid(payment: Payment | None, choice: Choice, speaker: Speaker) -> Iterator[str]:
    if payment is None:
        return
    worth = {means.resource: means.value for means in payment.means}
    paid = dict(choice.numbers) or payment.suggested()
    lost = sum(n * worth.get(resource, 0) for resource, n in paid.items()) - payment.price
    if lost > 0:
        amount = names.counted(speaker, "mc", lost)
        yield speaker.say("warning", "{amount} of what is paid would be lost: no change is given.", amount=amount)


def _wasted(table: Table, event: Event, speaker: Speaker) -> Iterator[str]:
    match event.kind:
        case "complete":
            what = capitalised(things.parameter_name(table, str(event.values[0]), speaker))
            yield speaker.say("warning", "{parameter} is complete already: no step and no rating.", parameter=what)
        case "not-placed":
            yield _no_tile(str(event.values[0]), speaker)
        case "not-added":
            yield _no_card(tuple(str(event.values[0]).split()), speaker)
        case "removed-nothing":
            yield speaker.say(
                "warning", "Nothing would be removed ({cause}).", cause=_cause(table, event.cause, speaker)
            )
        case _:
            return


def _no_tile(tile: str, speaker: Speaker) -> str:
    what = things.tile_name(tile, speaker)
    return speaker.say("warning", "No {tile} can be placed: there is none left or no place for it.", tile=what)


def _no_card(kinds: tuple[str, ...], speaker: Speaker) -> str:
    what = speaker.either([names.resource(speaker, kind) for kind in kinds or ("resource",)])
    return speaker.say("warning", "There is no card to add {what} to.", what=what)


def _cause(table: Table, cause: str, speaker: Speaker) -> str:
    return things.cause_name(table, cause, speaker)


def _own_loss(table: Table, state: State, choice: Choice, foreseen: Sequence[Event], speaker: Speaker) -> Iterator[str]:
    """The seat would remove its own resources or lower its own production."""
    if choice.verb not in {"remove", "reduce"} or not foreseen:
        return
    event = foreseen[0]
    loses = event.kind in {"stock", "production", "card-resource"} and int(event.values[1]) < 0
    if loses and event.seat == choice.seat:
        who = things.person(table, choice.seat, speaker)
        yield speaker.say("warning", "{who} would be the one who loses it.", who=who)


def _pointless(table: Table, state: State, task: AnyTask, speaker: Speaker) -> Iterator[str]:
    """An effect that waits and, as things stand, will come to nothing."""
    if not isinstance(task, Resolve):
        return
    match task.effect:
        case v.Remove() if {option.words[0] for option in answers_to(table, state, task).options} == {"none"}:
            yield speaker.say(
                "warning", "Nothing would be removed ({cause}).", cause=_cause(table, task.cause, speaker)
            )
        case v.Add(to="other", kinds=kinds) if not answers_to(table, state, task).options:
            yield _no_card(kinds, speaker)
        case v.Place(tile=tile) if not answers_to(table, state, task).options:
            yield _no_tile(tile, speaker)
        case _:
            return
