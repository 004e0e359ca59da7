"""What the guide says in a first game: to each question what can be done, what that costs, and why one would do it.

Only what everybody at the table may know is said.
"""

from collections.abc import Callable
from typing import Final

from mars_desktop.engine import Decision
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.state import Resolve, State, Turn
from mars_desktop.games.terraforming.table import Table
from mars_desktop.windows.guide import Step
from mars_desktop.windows.words import tr

LAST_GENERATION: Final = 2
"""The guide leads through the first generation and into this one; after that everything has been met once."""


def guidance(table: Table, view: State, decision: Decision | None) -> Step | None:
    """What the guide says to a question; None where it has nothing to say any more."""
    if decision is None or view.generation > LAST_GENERATION or table.has_workers:
        # Whoever plays a campaign knows the base game; what is special says the mission itself.
        return None
    said = _STEPS.get(decision.kind)
    return None if said is None else said(table, view)


_Said = Callable[[Table, State], Step]


def _start(table: Table, _view: State) -> Step:
    price = table.numbers.card_price
    return Step(
        tr("Corporation and first cards"),
        tr(
            "Press a corporation: it says what money you start with and what is special for "
            "you. Then press the cards to keep."
        ),
        tr("{price} M€ a card now, and its own price when you play it.", price=price),
        tr("Keep half of the money. Good first cards are cheap, ask for nothing yet and raise a production."),
        "start",
    )


def _draft(_table: Table, _view: State) -> Step:
    return Step(
        tr("Draft"),
        tr("Keep what suits you best; the other cards go on to your neighbour, and you get theirs."),
        tr("Keeping is free. Only afterwards do you choose which of the kept cards to buy."),
        tr("Cards fit when they share tags with what you have, or can be played soon."),
        "draft",
    )


def _research(table: Table, _view: State) -> Step:
    return Step(
        tr("Production, then new cards"),
        tr(
            "Everybody has got M€ for their rating and what they produce, and energy became "
            "heat. Now choose which cards to buy."
        ),
        tr("{price} M€ for each; none is an answer too.", price=table.numbers.card_price),
        tr("Buy what you can pay for and play in the next generation or two."),
        "research",
    )


def _action(table: Table, view: State) -> Step:
    if view.generation == LAST_GENERATION:
        return _second_generation(table)
    turn = view.agenda.turn[0] if view.agenda.turn else None
    if isinstance(turn, Turn) and turn.done:
        return Step(
            tr("A second action?"),
            tr("Take another action, or end the turn and wait for the next one."),
            tr("Ending the turn costs nothing: you are still in this generation."),
            tr("Two at once are good when somebody could take something from you. Waiting shows what the others do."),
            "end-turn",
        )
    return Step(
        tr("Your turn: one or two actions"),
        tr("Press a lit card to play it, or a button above the hand. Resting on a thing explains it."),
        tr("The price is at a card’s top left. Steel helps to pay for buildings, titanium for space cards."),
        tr("Production that is raised early pays every generation. If nothing is worth doing, pass: money is kept."),
        "turn",
    )


def _second_generation(table: Table) -> Step:
    if table.solo:
        return Step(
            tr("And so it goes on"),
            tr(
                "By the end of generation 14 all three parameters must be complete; what is left "
                "stands beside the planet."
            ),
            "",
            tr("First production; from the middle of the game every action should raise something."),
            "solo",
        )
    numbers = table.numbers
    return Step(
        tr("And so it goes on"),
        tr(
            "Every generation is like this until the planet is finished. At the right the "
            "marks show who is ahead in milestones and awards."
        ),
        tr(
            "A milestone costs {milestone} M€, the first award {award} M€; either is worth 5 points.",
            milestone=numbers.milestone_price,
            award=numbers.award_prices[0],
        ),
        tr("This was the guide. F1 explains whatever you stand on."),
        "milestone",
    )


def _place(_table: Table, view: State) -> Step:
    task = view.agenda.now[-1] if view.agenda.now else None
    tile = task.effect.tile if isinstance(task, Resolve) and isinstance(task.effect, v.Place) else "special"
    how = tr("Drag the tile onto a hex with a light ring, or press the hex. What is printed there is yours at once.")
    match tile:
        case "ocean":
            why = tr("It raises your rating. Tiles placed beside it later bring 2 M€, yours and those of others.")
            return Step(tr("Place an ocean"), how, "", why, "ocean")
        case "greenery":
            why = tr("It raises oxygen and your rating and counts 1 point; beside a city of yours, 1 more.")
            return Step(tr("Place a greenery"), how, "", why, "greenery")
        case "city":
            why = tr("It counts 1 point for every greenery beside it at the end: leave room round it.")
            return Step(tr("Place a city"), how, "", why, "city")
        case _:
            why = tr("The card says what the tile does; good bonuses and oceans nearby are worth a look.")
            return Step(tr("Place a tile"), how, "", why, "special-tile")


def _claim(_table: Table, _view: State) -> Step:
    return Step(
        tr("Claim an area"),
        tr("Press a hex: only you may place a tile there later."),
        "",
        tr("Take a place with a good bonus, or beside your tiles."),
        "claim",
    )


def _pay(_table: Table, _view: State) -> Step:
    return Step(
        tr("How to pay"),
        tr("Choose how much of it is paid with what."),
        "",
        tr("Metal can pay for nothing but cards with its tag, so use it first. What is paid too much is lost."),
        "steel",
    )


def _others(_table: Table, _view: State) -> Step:
    return Step(
        tr("About any player"),
        tr("Choose whom it is about. The list says what each of them would lose."),
        "",
        tr("Take from whoever is ahead, or from whoever would use it next. Of resources fewer may be taken, or none."),
        "any-player",
    )


def _add(_table: Table, _view: State) -> Step:
    return Step(
        tr("Resources on a card"),
        tr("Choose the card that gets them."),
        "",
        tr("Cards with points for each resource are worth the most."),
        "card-resource",
    )


def _order(_table: Table, _view: State) -> Step:
    return Step(
        tr("Which comes first?"),
        tr("Several effects happen at once. Choose the one to carry out next."),
        "",
        tr("First what gives you something that another one needs."),
        "order",
    )


def _keep(_table: Table, _view: State) -> Step:
    return Step(
        tr("Cards from the deck"),
        tr("Choose what to keep. What you leave is discarded."),
        "",
        tr("These cards go to your hand without being bought, unless a price stands beside the question."),
        "hand",
    )


_STEPS: Final[dict[str, _Said]] = {
    "start": _start,
    "draft": _draft,
    "research": _research,
    "action": _action,
    "place": _place,
    "claim": _claim,
    "pay": _pay,
    "remove": _others,
    "reduce": _others,
    "add": _add,
    "order": _order,
    "keep": _keep,
    "buy": _keep,
}
