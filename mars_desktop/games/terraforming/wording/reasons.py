"""Why something is not allowed, as one sentence for every reason the rules can give."""

from collections.abc import Callable
from typing import Final

from mars_desktop.engine.reason import Reason
from mars_desktop.games.kernel_reasons import KERNEL_REASONS, ReasonCase
from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import PARAMETERS
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import conditions, names, things
from mars_desktop.games.terraforming.wording.legacy_conditions import titles


class _Case(ReasonCase):
    """A reason with the table it is about and whoever it keeps from something."""

    def __init__(self, table: Table, reason: Reason, seat: int | None, speaker: Speaker) -> None:
        super().__init__(reason, speaker)
        self.table = table
        self._seat = seat

    def say(self, template: str, **values: str) -> str:
        """A whole sentence."""
        return self.speaker.say("reason", template, **values)

    def count(self, forms: Plural, n: int, **values: str) -> str:
        """A whole sentence that counts."""
        return self.speaker.count("reason", forms, n, **values)

    def short(self, needed: str) -> str:
        """“Needs 8 M€; Mira has 4.”: needed and had of something that people have."""
        have = number(self.n("have"))
        if self._seat is None:
            return self.say("Needs {needed}; only {have} at hand.", needed=needed, have=have)
        return self.say("Needs {needed}; {who} has {have}.", needed=needed, have=have, who=self.who(self._seat))

    def who(self, seat: int) -> str:
        """A person's name."""
        return things.person(self.table, seat, self.speaker)

    def amount(self, resource: str, name: str) -> str:
        """“3 plants”: so much of a resource as the reason says."""
        return names.counted(self.speaker, resource, self.n(name))

    def resource(self) -> str:
        """The resource that the reason names."""
        return names.resource(self.speaker, self.word("resource"))

    def production(self) -> str:
        """The production that the reason names."""
        return names.production(self.speaker, self.word("resource"))


def reason_text(table: Table, reason: Reason, speaker: Speaker, seat: int | None = None) -> str:
    """The sentence for a reason; ``seat`` is whom it keeps from something, to call them by name.

    Raises KeyError for a reason that has no wording.
    """
    return _SENTENCES[reason.key](_Case(table, reason, seat, speaker))


def reason_keys() -> frozenset[str]:
    """The keys of all reasons that have a sentence."""
    return frozenset(_SENTENCES)


def _plain(sentence: str) -> Callable[[_Case], str]:
    return lambda case: case.say(sentence)


def _parameter(parameter: str, *, at_most: bool) -> Callable[[_Case], str]:
    def said(case: _Case) -> str:
        speaker, slack = case.speaker, case.n("slack")
        need = names.value(speaker, parameter, case.n("need"))
        have = number(case.n("have")) if parameter == "oceans" else names.value(speaker, parameter, case.n("have"))
        bent = case.n("need") + (slack if at_most else -slack)
        template = (_PARAMETER if case.table.world == "Mars" else _ELSEWHERE)[parameter][at_most]
        if not slack:
            return case.say(template, need=need, have=have)
        eased = names.value(speaker, parameter, bent)
        need = case.say("{need} ({eased} with the leeway there is)", need=need, eased=eased)
        return case.say(template, need=need, have=have)

    return said


_PARAMETER: Final = {
    "temperature": (
        "Needs a temperature of {need} or more; Mars has {have}.",
        "Needs a temperature of {need} or less; Mars has {have}.",
    ),
    "oxygen": ("Needs {need} oxygen; Mars has {have}.", "Needs at most {need} oxygen; Mars has {have}."),
    "oceans": ("Needs {need}; Mars has {have}.", "Needs at most {need}; Mars has {have}."),
}
_ELSEWHERE: Final = {
    "temperature": (
        "Needs a temperature of {need} or more; now it is {have}.",
        "Needs a temperature of {need} or less; now it is {have}.",
    ),
    "oxygen": ("Needs {need} oxygen; now it is {have}.", "Needs at most {need} oxygen; now it is {have}."),
    "oceans": ("Needs {need}; now there are {have}.", "Needs at most {need}; now there are {have}."),
}
"""The same on worlds that are not Mars."""


def _tags(case: _Case) -> str:
    tag = names.tag_before(case.speaker, case.word("tag"))
    return case.short(
        case.speaker.count("requirement", Plural("{n} {tag} tag", "{n} {tag} tags"), case.n("need"), tag=tag)
    )


def _production(case: _Case) -> str:
    level, have = number(case.n("need")), number(case.n("have"))
    return case.say("Needs {what} of at least {need}; it is {have}.", what=case.production(), need=level, have=have)


def _tiles(kind: str) -> Callable[[_Case], str]:
    def said(case: _Case) -> str:
        tiles = names.tiles(case.speaker, kind, case.n("need"))
        return case.say("Needs {tiles}; only {have} in play.", tiles=tiles, have=number(case.n("have")))

    return said


def _no_place(case: _Case) -> str:
    if case.word("tile") == "marker":
        return case.say("There is no free area for the marker.")
    return case.say("There is no place for {tile}.", tile=names.a_tile(case.speaker, case.word("tile")))


def _neighbours(case: _Case) -> str:
    of, least, most = case.word("of"), case.n("min"), case.n("max")
    bounds = {"of": of, "min": least} if least else {"of": of, "max": most}
    where = conditions.place(case.speaker, v.Where(adjacent=(v.Adjacent(**bounds),)))  # type: ignore[arg-type]  # of is one of the words
    return case.say("The tile must be {where}.", where=where)


def _undo_revealed(case: _Case) -> str:
    cause = things.cause_name(case.table, case.word("cause"), case.speaker)
    return case.say("Hidden cards came to light ({cause}), so this cannot be taken back.", cause=cause)


def _paid_too_much_of(case: _Case) -> str:
    paid, have = case.amount(case.word("resource"), "paid"), number(case.n("have"))
    return case.say("{paid} cannot be paid: only {have} at hand.", paid=paid, have=have)


# --- what only The Legacy of Mars knows ---


def _of_players(mine: Plural, anyones: Plural) -> Callable[[_Case], str]:
    """Something that a player or all together must have; the number of it is told as it stands."""

    def said(case: _Case) -> str:
        forms = mine if case.word("whose") == "me" else anyones
        return case.count(forms, case.n("need"), have=number(case.n("have")))

    return said


def _sides(side: str, *, at_most: bool) -> Callable[[_Case], str]:
    def said(case: _Case) -> str:
        need = names.tiles(case.speaker, side, case.n("need"))
        template = "Needs at most {need}; now there are {have}." if at_most else "Needs {need}; now there are {have}."
        return case.say(template, need=need, have=number(case.n("have")))

    return said


def _last_title(case: _Case) -> str:
    wanted = titles(case.speaker, tuple(case.word("titles").split()))
    have = names.title(case.speaker, case.word("have"))
    return case.say("Needs {titles}; it is: {have}.", titles=wanted, have=have)


_LEGACY: Final[dict[str, Callable[[_Case], str]]] = {
    "needs-population": _of_players(
        Plural(
            "Needs {n} Population of the player; there are {have}.",
            "Needs {n} Populations of the player; there are {have}.",
        ),
        Plural("Needs {n} Population in play; there are {have}.", "Needs {n} Populations in play; there are {have}."),
    ),
    "needs-specials": _of_players(
        Plural(
            "Needs {n} special tile of the player; there are {have}.",
            "Needs {n} special tiles of the player; there are {have}.",
        ),
        Plural(
            "Needs {n} special tile in play; there are {have}.", "Needs {n} special tiles in play; there are {have}."
        ),
    ),
    "needs-connected": _of_players(
        Plural(
            "Needs {n} connected tile of the player; there are {have}.",
            "Needs {n} connected tiles of the player; there are {have}.",
        ),
        Plural(
            "Needs {n} connected tile of one player; there are {have}.",
            "Needs {n} connected tiles of one player; there are {have}.",
        ),
    ),
    "needs-innovations": _of_players(
        Plural(
            "Needs {n} innovation played by the player; there are {have}.",
            "Needs {n} innovations played by the player; there are {have}.",
        ),
        Plural(
            "Needs {n} innovation played by anyone; there are {have}.",
            "Needs {n} innovations played by anyone; there are {have}.",
        ),
    ),
    "needs-melts": _of_players(
        Plural(
            "Needs {n} glacier melted by the player; there are {have}.",
            "Needs {n} glaciers melted by the player; there are {have}.",
        ),
        Plural(
            "Needs {n} glacier melted by anyone; there are {have}.",
            "Needs {n} glaciers melted by anyone; there are {have}.",
        ),
    ),
    "needs-glaciers": _sides("glacier", at_most=False),
    "needs-at-most-glaciers": _sides("glacier", at_most=True),
    "needs-water": _sides("water", at_most=False),
    "needs-at-most-water": _sides("water", at_most=True),
    "needs-tr": lambda case: case.say(
        "Needs a terraform rating of at least {need}; it is {have}.",
        need=number(case.n("need")),
        have=number(case.n("have")),
    ),
    "needs-at-most-tr": lambda case: case.say(
        "Needs a terraform rating of at most {need}; it is {have}.",
        need=number(case.n("need")),
        have=number(case.n("have")),
    ),
    "needs-last-title": _last_title,
    "no-room-for-population": lambda case: case.count(
        Plural(
            "There is no room for {n} Population; there is room for {have}.",
            "There is no room for {n} Populations; there is room for {have}.",
        ),
        case.n("need"),
        have=number(case.n("have")),
    ),
    "nothing-to-melt": _plain("The temperature is complete and there is no glacier left to melt."),
    "innovation-used": _plain("The innovation action was used already in this mission."),
    "needs-science-for-innovation": lambda case: case.short(
        case.speaker.count(
            "requirement",
            Plural("{n} {tag} tag", "{n} {tag} tags"),
            case.n("need"),
            tag=names.tag_before(case.speaker, "science"),
        )
    ),
    "innovation-box-empty": _plain("The innovation box is empty."),
}

_SENTENCES: Final[dict[str, Callable[[_Case], str]]] = {
    **KERNEL_REASONS,
    **_LEGACY,
    # what a card, action or goal needs
    **{f"needs-{name}": _parameter(name, at_most=False) for name in PARAMETERS},
    **{f"needs-at-most-{name}": _parameter(name, at_most=True) for name in PARAMETERS},
    "needs-tags": _tags,
    "needs-production": _production,
    "needs-greeneries": _tiles("greenery"),
    "needs-cities": _tiles("city"),
    "needs-rating-raised": _plain("Needs a rise of the player’s terraform rating in this generation."),
    "needs-mc": lambda case: case.short(case.amount("mc", "need")),
    "needs-payment": lambda case: case.say(
        "Costs {need}; all that may pay for it is worth {have}.",
        need=case.amount("mc", "need"),
        have=case.amount("mc", "have"),
    ),
    "needs-stock": lambda case: case.short(case.amount(case.word("resource"), "need")),
    "needs-here": lambda case: case.say(
        "Needs {need} on the card; only {have} there.",
        need=case.amount("resource", "need"),
        have=number(case.n("have")),
    ),
    "needs-cards": lambda case: case.count(
        Plural("Needs {n} card in hand to discard.", "Needs {n} cards in hand to discard."), case.n("need")
    ),
    "no-production-to-reduce": lambda case: case.count(
        Plural("Nobody has {n} step of {what} to lose.", "Nobody has {n} steps of {what} to lose."),
        case.n("count"),
        what=case.production(),
    ),
    "nothing-to-remove": lambda case: case.say("There are no {what} that may be removed.", what=case.resource()),
    "nothing-to-copy": lambda case: case.say(
        "No card in play with {tag} has a production that can be repeated now.",
        tag=names.a_tag(case.speaker, case.word("tag")),
    ),
    "no-branch": _plain("None of the alternatives of the card can be carried out."),
    "used-this-generation": _plain("Its action was used already in this generation."),
    "first-action-owed": lambda case: case.say(
        "The first action of {card} comes first.", card=things.card_name(case.table, case.word("card"), case.speaker)
    ),
    "end-needs-action": _plain("A turn has at least one action; whoever wants none passes."),
    "pass-before-acting": _plain("Passing is possible only before the first action of a turn."),
    # goals
    "not-in-solo": _plain("There are no milestones and awards in a solo game."),
    "milestone-taken": lambda case: case.say("{who} has claimed it already.", who=case.who(case.n("seat") - 1)),
    "milestones-gone": lambda case: case.count(
        Plural(
            "{n} milestone has been claimed: no more are left.", "{n} milestones have been claimed: no more are left."
        ),
        case.n("max"),
    ),
    "milestone-unmet": lambda case: case.short(number(case.n("need"))),
    "award-taken": lambda case: case.say("{who} has funded it already.", who=case.who(case.n("seat") - 1)),
    "awards-gone": lambda case: case.count(
        Plural("{n} award has been funded: no more are left.", "{n} awards have been funded: no more are left."),
        case.n("max"),
    ),
    # places
    "no-place": _no_place,
    "place-taken": _plain("A tile lies there already."),
    "place-claimed": _plain("It is reserved by a marker."),
    "place-reserved-for-city": _plain("It is reserved for a city of its own card."),
    "place-reserved-for-ocean": _plain("It is reserved for an ocean."),
    "place-needs-ocean-area": _plain("An ocean goes on an area reserved for ocean."),
    "place-needs-volcanic": _plain("The tile must go on a volcanic area."),
    "place-needs-bonus": lambda case: case.say(
        "The tile must go on an area with {bonus}.",
        bonus=names.bonuses(case.speaker, tuple(case.word("bonus").split())),
    ),
    "place-too-many-neighbours": _neighbours,
    "place-needs-neighbours": _neighbours,
    "place-costs": lambda case: case.say("Placing there costs {price}.", price=case.amount("mc", "price")),
    "place-not-offered": _plain("The tile may not go there."),
    # paying
    "pays-more-than-there-is": _paid_too_much_of,
    "pays-too-little": lambda case: case.say(
        "It costs {price}; only {paid} are paid.", price=case.amount("mc", "price"), paid=case.amount("mc", "paid")
    ),
    "pays-too-much": lambda case: case.say(
        "It costs {price}; part of the {paid} paid would be wasted.",
        price=case.amount("mc", "price"),
        paid=case.amount("mc", "paid"),
    ),
    "removes-from-1-to": lambda case: case.say(
        "From 1 to {what} can be removed there.", what=case.amount(case.word("resource"), "most")
    ),
    # answers and their course
    "undo-revealed": _undo_revealed,
}
