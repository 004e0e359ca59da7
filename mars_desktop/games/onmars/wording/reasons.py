"""Why something is not allowed, as one sentence for every reason the rules can give."""

from collections.abc import Callable
from typing import Final

from mars_desktop.engine.reason import Reason
from mars_desktop.games.kernel_reasons import KERNEL_REASONS, ReasonCase
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.vocabulary import Cost
from mars_desktop.games.onmars.wording import names, things
from mars_desktop.games.phrases import Plural, Speaker, capitalised, number


class _Case(ReasonCase):
    """A reason with the table it is about and whoever it keeps from something."""

    def __init__(self, table: Table, reason: Reason, seat: int | None, speaker: Speaker) -> None:
        super().__init__(reason, speaker)
        self.table = table
        self.seat = seat

    def say(self, template: str, **values: str) -> str:
        """A whole sentence."""
        return self.speaker.say("onmars reason", template, **values)

    def count(self, forms: Plural, n: int, **values: str) -> str:
        """A whole sentence that counts."""
        return self.speaker.count("onmars reason", forms, n, **values)

    def who(self, seat: int) -> str:
        """The name of a player or of the opponent."""
        return things.person(self.table, seat, self.speaker)

    def resource(self) -> str:
        """What a payment was tried with, in general: “Batteries”."""
        return names.items(self.speaker, names.means_word(self.word("resource")))

    def tech(self) -> str:
        """The technology of the building that the reason names."""
        return names.tech(self.speaker, self.word("building"))


def reason_text(table: Table, reason: Reason, speaker: Speaker, seat: int | None = None) -> str:
    """The sentence for a reason; ``seat`` is whom it keeps from something.

    Raises KeyError for a reason that has no wording.
    """
    return _SENTENCES[reason.key](_Case(table, reason, seat, speaker))


def reason_keys() -> frozenset[str]:
    """The keys of all reasons that have a sentence."""
    return frozenset(_SENTENCES)


def _plain(sentence: str) -> Callable[[_Case], str]:
    return lambda case: case.say(sentence)


def _card(case: _Case) -> str:
    """A card that cannot be paid, with the surcharge on top of its price."""
    content, card = case.table.content, case.word("card")
    at = content.card_index[card]
    price: Cost = {"crystal": case.table.numbers.contract_crystals}
    if at < len(content.scientists):
        price = content.scientists[at].cost
    cost = names.cost(case.speaker, price.items())
    if not case.n("surcharge"):
        return case.say("Costs {cost} and a Colonist for the slot; that cannot be paid.", cost=cost)
    return case.say(
        "Costs {cost}, a Colonist for the slot and a surcharge of {n}; that cannot be paid.",
        cost=cost,
        n=number(case.n("surcharge")),
    )


_SITE: Final = {
    "mine": "{hex}: no Mine is adjacent or at distance two.",
    "generator": "{hex}: no Generator is adjacent or at distance two.",
    "water-extractor": "{hex}: no Water Extractor is adjacent or at distance two.",
    "greenhouse": "{hex}: no Greenhouse is adjacent or at distance two.",
    "oxygen-condenser": "{hex}: no Oxygen Condenser is adjacent or at distance two.",
    "shelter": "{hex}: no Shelter of the player is adjacent or at distance two.",
}


def _undo_revealed(case: _Case) -> str:
    cause = things.cause_name(case.table, case.word("cause"), case.speaker, case.word("kind"))
    return case.say("Something hidden came to light ({cause}), so this cannot be taken back.", cause=cause)


_SENTENCES: Final[dict[str, Callable[[_Case], str]]] = {
    **KERNEL_REASONS,
    # actions of a turn
    "brings-nothing": _plain("It would bring nothing now."),
    "goal-not-met": lambda case: case.say(
        "The Goal is not met yet: {goal}.", goal=things.goal_name(case.table, case.word("goal"), case.speaker)
    ),
    "first-column-full": _plain("Both spaces of the first column of the laboratory are full."),
    "nothing-to-learn": _plain("No Tech tile of the Grid can be paid, or each of them is owned already."),
    "no-ship-left": _plain("No Ship is left in the Depot."),
    "ships-by-level": lambda case: case.count(
        Plural(
            "At Colony level {n} only {n} Ship may have been welcomed; each further level allows one more.",
            "At Colony level {n} only {n} Ships may have been welcomed; each further level allows one more.",
        ),
        case.n("level"),
    ),
    "cannot-pay-ship": lambda case: case.say(
        "A Ship costs {cost}.", cost=names.cost(case.speaker, case.table.numbers.ship_cost.items())
    ),
    "no-marker-left": _plain("All Advanced Building markers lie on Blueprints or on the map."),
    "no-blueprint-displayed": _plain("No Blueprint is left in the display; the next Colony level brings new ones."),
    "nothing-to-develop": _plain("No Tech tile has a free space ahead of it that can be paid."),
    "nothing-to-construct": _plain("No building can be paid and has a hex in a Building Zone of a Bot."),
    "needs-a-mineral": _plain("An upgrade costs 1 Mineral."),
    "nothing-to-upgrade": _plain("No Blueprint taken fits a building in a Building Zone of a Bot."),
    "already-hiring": _plain("A Colonist of the player is there already; travelling brings it back."),
    "slots-full": _plain("All slots are taken."),
    "no-colonist": _plain("Needs a Colonist in the Living Quarters."),
    "no-colonist-for-mine": _plain("Only a Mine could be constructed, and it takes a second Colonist."),
    "cannot-pay-surcharge": lambda case: case.count(
        Plural(
            "The surcharge is {n} Crystal or Colonist beyond the one for the slot; that cannot be paid.",
            "The surcharge is {n} Crystals or Colonists beyond the one for the slot; they cannot be paid.",
        ),
        case.n("surcharge"),
    ),
    "cannot-pay-card": _card,
    "covered-by-ship": _plain("A Ship lies on it; it opens when the Ship is welcomed."),
    "needs-crystals": lambda case: case.say(
        "Costs {cost} from the Depot; those gained this turn do not count yet.",
        cost=names.counted(case.speaker, "crystal", case.n("crystals")),
    ),
    # hexes
    "hex-built-on": lambda case: case.say("{hex}: a building stands there.", hex=case.word("hex")),
    "outside-building-zones": lambda case: case.say(
        "{hex}: no Bot of the player stands there or next to it.", hex=case.word("hex")
    ),
    "neither-joins-nor-founds": lambda case: case.say(_SITE[case.word("building")], hex=case.word("hex")),
    "tech-too-low": lambda case: case.say(
        "It would join {joined}; that takes {tech} of level {joined}, and the highest to be used is {level}.",
        joined=number(case.n("joined")),
        tech=case.tech(),
        level=number(case.n("level")),
    ),
    # paying
    "pays-more-than-there-is": lambda case: case.say(
        "{what}: {paid} are to be paid, but only {have} may be.",
        what=capitalised(case.resource()),
        paid=number(case.n("paid")),
        have=number(case.n("have")),
    ),
    "pays-too-little": lambda case: case.say(
        "{price} are to be paid in all; this is only {paid}.",
        price=number(case.n("price")),
        paid=number(case.n("paid")),
    ),
    "pays-too-much": lambda case: case.say(
        "{price} are to be paid in all; {paid} are too many.",
        price=number(case.n("price")),
        paid=number(case.n("paid")),
    ),
    # answers and their course
    "undo-revealed": _undo_revealed,
}
