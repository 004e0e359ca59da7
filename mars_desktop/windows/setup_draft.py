"""A game being set up: what stands on the page, and the set-up it makes or the sentence that says why it makes none."""

import secrets
from dataclasses import dataclass, field, replace

import msgspec

from mars_desktop.engine import Seat, Setup, SetupProblem, rules_for, ruleset
from mars_desktop.engine.setup import COLOURS
from mars_desktop.models.games import game_name
from mars_desktop.windows.words import tr

GAME, LEGACY = "terraforming", "legacy"
BEGINNERS = "beginners"
"""The option that names the seats of beginners."""
LARGEST_SEED = 999_999_999
LONGEST_NAME = 24

OptionValue = str | int | bool


@dataclass(frozen=True)
class SeatDraft:
    """One seat as it stands on the page."""

    name: str = ""
    colour: str = COLOURS[0]
    beginner: bool = False


@dataclass(frozen=True)
class Draft:
    """Seats in order of play, options by key without that of beginners, the seed as text, and which game it is."""

    seats: tuple[SeatDraft, ...]
    seed: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    game: str = GAME


def random_seed() -> str:
    """A seed nobody chose, short enough to read out."""
    return str(secrets.randbelow(LARGEST_SEED + 1))


def unnamed(number: int) -> str:
    """What the person on a seat is called who typed no name; seats count from 1."""
    return tr("Player {n}", n=number)


def has_beginners(game: str) -> bool:
    """Whether a game has anything for beginners, which is said at the seats."""
    return any(option.key == BEGINNERS for option in ruleset(game).options)


def checked(draft: Draft) -> Setup:
    """The set-up of a draft. Raises `SetupProblem` with the first thing that is wrong with it."""
    most = ruleset(draft.game).seats[-1]
    if len(draft.seats) > most:
        raise SetupProblem(tr("{game} is for {n} seats at most: remove one.", game=game_name(draft.game), n=most))
    names = [" ".join(seat.name.split()) or unnamed(number) for number, seat in enumerate(draft.seats, start=1)]
    for number, name in enumerate(names):
        if name.casefold() in (other.casefold() for other in names[:number]):
            raise SetupProblem(tr("Two seats are called “{name}”: change one of them.", name=name))
    colours = [seat.colour for seat in draft.seats]
    for number, colour in enumerate(colours):
        if colour in colours[:number]:
            first, second = names[colours.index(colour)], names[number]
            raise SetupProblem(
                tr("{first} and {second} have the same colour: change one of them.", first=first, second=second)
            )
    if not draft.seed.isdecimal() or int(draft.seed) > LARGEST_SEED:
        raise SetupProblem(tr("The seed is a number from 0 to {most}.", most=LARGEST_SEED))
    beginners = [str(i) for i, seat in enumerate(draft.seats, start=1) if seat.beginner]
    options = dict(draft.options)
    if beginners and len(draft.seats) > 1 and has_beginners(draft.game):
        options[BEGINNERS] = "all" if len(beginners) == len(draft.seats) else ",".join(beginners)
    seats = tuple(Seat(name, colour) for name, colour in zip(names, colours, strict=True))
    setup = Setup(draft.game, seats, int(draft.seed), options)
    rules_for(setup)
    return setup


def draft_of(setup: Setup, seed: str) -> Draft:
    """The draft that makes the same set-up with another seed."""
    options = dict(setup.options)
    chosen = str(options.pop(BEGINNERS, "none"))
    beginners = set(chosen.split(",")) if chosen != "all" else {str(i + 1) for i in range(len(setup.seats))}
    seats = tuple(SeatDraft(seat.name, seat.colour, str(i) in beginners) for i, seat in enumerate(setup.seats, start=1))
    return Draft(seats, seed, options, setup.game)


def read_setup(text: str) -> Setup | None:
    """A stored set-up that can still be played, else None."""
    try:
        setup = msgspec.json.decode(text, type=Setup)
        rules_for(setup)
    except (msgspec.MsgspecError, SetupProblem):
        return None
    return setup


def with_seat(draft: Draft, seat: SeatDraft) -> Draft:
    """The draft with one more seat, in a colour that is still free."""
    taken = {other.colour for other in draft.seats}
    if seat.colour in taken:
        seat = replace(seat, colour=next(colour for colour in COLOURS if colour not in taken))
    return replace(draft, seats=(*draft.seats, seat))


def title_of(setup: Setup) -> str:
    """What a table is called until somebody gives it another name."""
    names = [seat.name for seat in setup.seats]
    if len(names) == 1:
        return tr("{name} alone", name=names[0])
    return tr("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])
