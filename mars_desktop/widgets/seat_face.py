"""What the board of a seat shows, as plain data."""

from dataclasses import dataclass

from mars_desktop.theme.color_tokens import Seat


@dataclass(frozen=True, slots=True)
class Stock:
    """One resource: its icon, units and production, and the words that name them."""

    icon: str
    units: int
    production: int
    words: str


@dataclass(frozen=True, slots=True)
class TagCount:
    """One tag, how often it counts, and the words that name it."""

    tag: str
    count: int
    words: str


@dataclass(frozen=True, slots=True)
class Counter:
    """Something else that a seat has a number of: its icon, the figure, and the words that name it."""

    icon: str
    figure: str
    words: str


@dataclass(frozen=True, slots=True)
class SeatFace:
    """Everything a seat's board shows. `mark` is its colour and shape.

    `title` and `notes` say what remains to do; `dots` are actions left and actions in all, of the turn.
    `status` is one word for a seat that is not at its turn ("passed"). `spoken` is the whole board in words. `changed`
    names what the last answer changed: "rating", and the resources whose production it raised or lowered. `counters`
    stand before the hand.
    """

    seat: int
    mark: Seat
    name: str
    corporation: str
    rating: int
    rating_words: str
    stock: tuple[Stock, ...]
    tags: tuple[TagCount, ...]
    hand: int
    hand_words: str
    active: bool = False
    status: str = ""
    title: str = ""
    notes: tuple[str, ...] = ()
    dots: tuple[int, int] = (0, 0)
    spoken: str = ""
    changed: frozenset[str] = frozenset()
    counters: tuple[Counter, ...] = ()
