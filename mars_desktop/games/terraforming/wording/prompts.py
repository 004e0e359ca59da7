"""Questions in words: what is asked of whom, by what, and how many answers there are."""

from collections.abc import Callable
from typing import Final

from mars_desktop.engine.decision import Decision, Pick
from mars_desktop.games.phrases import Plural, Speaker, capitalised, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.state import AnyTask, Keep, Resolve, State, Turn
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names, things
from mars_desktop.games.terraforming.wording.effects import in_exchange, together
from mars_desktop.games.terraforming.wording.replies import subject_at
from mars_desktop.games.texts import Prompt


def prompt(table: Table, state: State, decision: Decision, speaker: Speaker) -> Prompt:
    """The words for an open question. They tell no secret: everybody at the table may read them."""
    who = things.person(table, decision.seat, speaker)
    if decision.kind == "action":
        return _action(table, state, who, speaker)
    if decision.kind in _PLAIN:
        title, detail = _PLAIN[decision.kind]
        if decision.kind == "start" and _has_sides(table, decision):
            title = "{who}: choose a side of the corporation and the cards to buy"
        picked = _how_many(decision.picks[0], speaker) if len(decision.picks) == 1 and decision.picks[0].high else ""
        return Prompt(speaker.say("prompt", title, who=who), picked or speaker.say("prompt", detail))
    task = state.agenda.now[-1]
    cause = things.cause_name(table, decision.cause, speaker)
    question = _ASKED[decision.kind](table, task, who, cause, speaker)
    return Prompt(question, _helps(table, task, decision, speaker))


def _has_sides(table: Table, decision: Decision) -> bool:
    """Whether what is chosen at the start is a side of the corporation of a campaign."""
    faces = [table.content[pick.stem.words[0]].face for pick in decision.picks]
    return any(isinstance(face, v.Corporation) and face.side for face in faces)


def _action(table: Table, state: State, who: str, speaker: Speaker) -> Prompt:
    turn = state.agenda.turn[0]
    done = turn.done if isinstance(turn, Turn) else 0
    most = table.numbers.actions_per_turn
    if most == 2:
        title = speaker.say(
            "prompt", "{who}: second of two actions" if done else "{who}: first of two actions", who=who
        )
    else:
        title = speaker.say("prompt", "{who}: action {n} of {most}", who=who, n=number(done + 1), most=number(most))
    detail = "Play a card, choose another action, or end the turn" if done else "Play a card, choose an action, or pass"
    return Prompt(title, speaker.say("prompt", detail))


_PLAIN: Final = {
    "start": ("{who}: choose a corporation and the cards to buy", "Nobody sees the choice before all have chosen"),
    "draft": ("{who}: choose what to keep; the rest is passed on", ""),
    "research": ("{who}: choose which cards to buy", ""),
    "order": ("{who}: choose which effect comes first", "The order may make a difference"),
    "final-greenery": (
        "{who}: turn plants into a greenery?",
        "The last chance: after this the game is scored",
    ),
    "corporation": ("{who}: choose a corporation", "Its side is chosen later, together with the starting hand"),
    "development": ("{who}: choose a development", "Only the version chosen comes into play"),
    "saving": ("{who}: choose which cards to save for the next mission", "No card of the hand can be saved"),
    "conversion": (
        "{who}: convert workers, plants or heat?",
        "The last chance: when nobody converts any more, the mission is scored",
    ),
    "innovation": ("{who}: choose which innovation to keep", "The others go back into the innovation box"),
}


def _how_many(pick: Pick, speaker: Speaker) -> str:
    """“Pick 1 of 4 cards”, “Pick up to 4 cards”."""
    if pick.low == pick.high:
        forms = Plural("Pick {picked} of {n} card", "Pick {picked} of {n} cards")
        return speaker.count("prompt", forms, len(pick.items), picked=number(pick.low))
    forms = Plural("Pick at most {n} card", "Pick at most {n} cards")
    return speaker.count("prompt", forms, pick.high)


def _helps(table: Table, task: AnyTask, decision: Decision, speaker: Speaker) -> str:
    match decision.kind:
        case "place" | "claim" | "population" | "melt":
            forms = Plural("{n} place allowed", "{n} places allowed")
            return speaker.count("prompt", forms, len(decision.options))
        case "remove" | "reduce" | "copy" | "pay":
            return capitalised(together(speaker, "instruction", _effects(task), subject_at(table, task)))
        case "amount":
            if isinstance(task, Resolve):
                return capitalised(together(speaker, "instruction", _effects(task), subject_at(table, task)))
            arrow = getattr(task, "action", None)
            subject = subject_at(table, task)
            return capitalised(in_exchange(speaker, "instruction", arrow.cost, arrow.gain, subject)) if arrow else ""
        case "buy":
            price = names.counted(speaker, "mc", task.price if isinstance(task, Keep) else 0)
            forms = Plural("{price} each; pick at most {n} card", "{price} each; pick at most {n} cards")
            return speaker.count("prompt", forms, decision.picks[0].high, price=price)
        case "freeze":
            forms = Plural("Pick at most {n} place", "Pick at most {n} places")
            return speaker.count("prompt", forms, decision.picks[0].high)
        case "keep" | "discard" | "save" | "refresh":
            return _how_many(decision.picks[0], speaker)
        case _:
            return ""


def _effects(task: AnyTask) -> tuple[v.AnyEffect, ...]:
    return (task.effect,) if isinstance(task, Resolve) else ()


# --- questions of effects ---------------------------------------------------------------------------------------------

_Asked = Callable[[Table, AnyTask, str, str, Speaker], str]


def _asked(template: str) -> _Asked:
    def said(table: Table, task: AnyTask, who: str, cause: str, speaker: Speaker) -> str:
        return speaker.say("prompt", template, who=who, cause=cause)

    return said


def _place(table: Table, task: AnyTask, who: str, cause: str, speaker: Speaker) -> str:
    effect = task.effect if isinstance(task, Resolve) else None
    tile = effect.tile if isinstance(effect, v.Place) else "special"
    said = things.tile_name(tile, speaker)
    if getattr(task, "cause", "") not in table.content.index:
        return speaker.say("prompt", "{who}: place the {tile}", who=who, tile=said)
    return speaker.say("prompt", "{who}: place the {tile} of {cause}", who=who, tile=said, cause=cause)


def _remove(table: Table, task: AnyTask, who: str, cause: str, speaker: Speaker) -> str:
    effect = task.effect if isinstance(task, Resolve) else None
    if not isinstance(effect, v.Remove):
        raise TypeError(f"{task!r} removes nothing")
    what = names.resource(speaker, effect.resource)
    template = "{who}: choose who loses {what} ({cause})"
    if effect.steal:
        template = "{who}: choose from whom to take {what} ({cause})"
    return speaker.say("prompt", template, who=who, what=what, cause=cause)


def _reduce(table: Table, task: AnyTask, who: str, cause: str, speaker: Speaker) -> str:
    effect = task.effect if isinstance(task, Resolve) else None
    if not isinstance(effect, v.Reduce):
        raise TypeError(f"{task!r} reduces nothing")
    what = names.production(speaker, effect.production)
    return speaker.say("prompt", "{who}: choose who loses {what} ({cause})", who=who, what=what, cause=cause)


def _add(table: Table, task: AnyTask, who: str, cause: str, speaker: Speaker) -> str:
    effect = task.effect if isinstance(task, Resolve) else None
    if not isinstance(effect, v.Add):
        raise TypeError(f"{task!r} adds nothing")
    what = speaker.either([names.counted(speaker, kind, effect.count) for kind in effect.kinds or ("resource",)])
    return speaker.say("prompt", "{who}: choose a card for {what} ({cause})", who=who, what=what, cause=cause)


_ASKED: Final[dict[str, _Asked]] = {
    "place": _place,
    "claim": _asked("{who}: place the marker of {cause}"),
    "remove": _remove,
    "reduce": _reduce,
    "add": _add,
    "choose": _asked("{who}: choose what {cause} does"),
    "copy": _asked("{who}: choose a card whose production is repeated ({cause})"),
    "amount": _asked("{who}: choose how much ({cause})"),
    "discard": _asked("{who}: choose what to discard for {cause}"),
    "pay": _asked("{who}: choose how to pay ({cause})"),
    "keep": _asked("{who}: choose what to keep of the cards drawn ({cause})"),
    "buy": _asked("{who}: choose whether to buy ({cause})"),
    "population": _asked("{who}: choose a tile for the Population ({cause})"),
    "melt": _asked("{who}: choose a glacier to melt ({cause})"),
    "freeze": _asked("{who}: choose what freezes ({cause})"),
    "save": _asked("{who}: choose what goes into the box ({cause})"),
    "refresh": _asked("{who}: choose whose action can be used again ({cause})"),
}
