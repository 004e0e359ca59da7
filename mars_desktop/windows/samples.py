"""Tables to look at: games that played themselves up to a moment worth a picture."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from PySide6.QtWidgets import QWidget

from mars_desktop.bots import RandomBot
from mars_desktop.engine import Choice, Seat, Session, Setup, rules_for
from mars_desktop.engine.rng import Rng
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import content
from mars_desktop.games.terraforming.state import NO_CARD, OCEAN
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.results import GameResult, SeatResult
from mars_desktop.models.saving import begin_table
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.rows import GameRecord


class Sample(NamedTuple):
    """A screen with sample content, and what is done to it once it is shown."""

    widget: QWidget
    act: Callable[[], None] | None = None


Moment = Callable[[Session[Any]], bool]
"""Whether a game has come to what the picture is to show."""

PEOPLE: Final = (
    Seat("Mira", "rose"),
    Seat("Jonas", "azure"),
    Seat("Aylin", "amber"),
    Seat("Théo", "mint"),
    Seat("Ruth", "violet"),
)
TERRAFORMING: Final = "terraforming"
LEGACY: Final = "legacy"
"""The games that have samples."""

_RELUCTANTLY: Final = ("pass", "end", "sell")
"""Answers that a random game gives too often to look like one of people."""
_SEEDS: Final = 400


class NoSuchMoment(LookupError):
    """No sample game comes to the moment asked for."""


@cache
def asks(kind: str, generation: int = 1) -> Moment:
    """The moment when a question of this kind is asked, from that generation on."""
    return lambda s: s.rules.round_of(s.state) >= generation and any(decision.kind == kind for decision in s.pending)


@cache
def turn_with(cards: int, generation: int) -> Moment:
    """The first action of a turn, from that generation on, of a seat that can play so many cards."""

    def come(session: Session[Any]) -> bool:
        if not asks("action", generation)(session):
            return False
        (decision,) = session.pending
        plays = sum(choice.verb == "play" for choice in decision.options)
        return plays >= cards and any(choice.verb == "pass" for choice in decision.options)

    return come


@cache
def frozen(glaciers: int, water: int, population: int) -> Moment:
    """An action at which so many glaciers, so much water and so much Population lie on the map."""

    def come(session: Session[Any]) -> bool:
        if not asks("action", 4)(session):
            return False
        state = session.state
        iced = sum(state.frozen)
        liquid = sum(tile == OCEAN for tile in state.tile) - iced
        return bool(iced >= glaciers and liquid >= water and sum(state.people) >= population)

    return come


@cache
def brings(tile: str, generation: int, cards: int = 0) -> Moment:
    """The moment when a played card asks for a place for that tile, its seat still having so many cards in hand."""

    def come(session: Session[Any]) -> bool:
        if not asks("place", generation)(session):
            return False
        task, seat = session.state.agenda.now[-1], session.pending[0].seat
        effect = getattr(task, "effect", None)
        placed = isinstance(effect, v.Place) and effect.tile == tile and task.card != NO_CARD
        return placed and len(session.state.players[seat].hand) >= cards

    return come


def over(session: Session[Any]) -> bool:
    """The end of a game."""
    return session.over


def paid_in_mixes(session: Session[Any]) -> bool:
    """The moment when a card in hand can be paid in several ways."""
    return asks("action", 3)(session) and paid_card(session) is not None


def paid_card(session: Session[Any]) -> str | None:
    """A card in hand that can be paid in more than two ways now."""
    for choice in session.pending[0].options:
        payment = session.rules.payment(session.state, choice) if choice.verb == "play" else None
        if payment is not None and len(payment.mixes()) > 2:
            return choice.words[0]
    return None


def sample_session(
    seats: int, moment: Moment, seed: int = 1, *, game: str = TERRAFORMING, **options: str | int | bool
) -> Session[Any]:
    """The first sample game for so many, from that seed on, that comes to this moment, there."""
    setup, choices = _played(game, seats, moment, seed, tuple(sorted(options.items())))
    session: Session[Any] = Session(rules_for(setup))
    for choice in choices:
        session.choose(choice)
    return session


@cache
def _played(
    game: str, seats: int, moment: Moment, seed: int, options: tuple[tuple[str, str | int | bool], ...]
) -> tuple[Setup, tuple[Choice, ...]]:
    """The set-up and the answers of that game: a bot takes longer to find them than a session to hear them again."""
    for own in range(seed, seed + _SEEDS):
        setup = Setup(game, PEOPLE[:seats], own, dict(options))
        session: Session[Any] = Session(rules_for(setup))
        if _played_to(session, moment):
            return setup, tuple(session.choices)
    raise NoSuchMoment(f"No sample game for {seats} comes to the moment asked for.")


def sample_table(
    seats: int, moment: Moment, seed: int = 1, *, game: str = TERRAFORMING, **options: str | int | bool
) -> GameController:
    """The same on a screen that nothing covers."""
    controller = GameController(sample_session(seats, moment, seed, game=game, **options), covering=Covering.NEVER)
    controller.lift()
    return controller


def save_sample(matches: Matches, title: str, session: Session[Any]) -> str:
    """Store a sample game as a table, and return its id."""
    kept, keeper, _ = begin_table(matches, session.rules.setup, title)
    for choice in session.choices:
        kept.choose(choice)
        keeper.answered(len(kept.choices), choice, kept.state)
    if kept.over:
        keeper.ended(kept.rules.score(kept.state), kept.state)
    return keeper.table


def _played_to(session: Session[Any], moment: Moment) -> bool:
    rules, seed = session.rules, session.rules.setup.seed
    bot, rng = RandomBot(seed), Rng(seed)
    while not moment(session):
        choice: Choice | None = bot.move(rules, session.state)
        while choice is not None and choice.verb in _RELUCTANTLY and rng.below(5):
            choice = bot.move(rules, session.state)
        if choice is None:
            return False
        session.choose(choice)
    return True


def save_sample_records(matches: Matches, games: int = 24, seats: Sequence[int] = (1, 2, 3, 3, 4, 4, 5)) -> None:
    """Store the records of so many finished games for one of these numbers of seats each: drawn by lot, not played."""
    rng = Rng(20260130)
    corporations = [card.id for card in content().cards if card.is_corporation]
    for _ in range(games):
        people = rng.shuffled(PEOPLE)[: rng.pick(seats)]
        results = [_sample_result(rng, seat, rng.pick(corporations)) for seat in people]
        scores = tuple(sum(result.sources.values()) for result in results)
        winners = tuple(i for i, n in enumerate(scores) if n == max(scores)) if len(people) > 1 or rng.below(2) else ()
        options: dict[str, str | int | bool] = {"map": rng.pick(("tharsis", "hellas", "elysium"))}
        generations = 14 if len(people) == 1 else 9 + rng.below(5)
        details = GameResult(generations, options, "most-points", tuple(results))
        table = matches.create("Sample", "terraforming", 1, "{}")
        names = tuple(seat.name for seat in people)
        record = GameRecord(
            game="terraforming",
            names=names,
            scores=scores,
            winners=winners,
            details=msgspec.json.encode(details).decode(),
        )
        matches.finish(table, record)
        matches.delete(table)


def _sample_result(rng: Rng, seat: Seat, corporation: str) -> SeatResult:
    """What one of them might have scored; everybody has something that they do better than others."""
    better = PEOPLE.index(seat)
    return SeatResult(
        seat.colour,
        corporation,
        {
            "rating": 27 + rng.below(9) + 2 * (better == 0),
            "awards": rng.pick((0, 2, 5, 5, 7)),
            "milestones": 5 * rng.below(3),
            "greeneries": 3 + rng.below(6) + 2 * (better == 3),
            "cities": 2 + rng.below(8),
            "cards": rng.below(18) + 4 * (better == 2),
        },
    )
