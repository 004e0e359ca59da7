"""A question that is answered by choosing cards, and how a choice stands."""

from collections.abc import Callable
from dataclasses import dataclass

from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.card_face import CardFace


@dataclass(frozen=True, slots=True)
class PickCard:
    """A card that is offered, and what a screen reader says of it."""

    face: CardFace
    spoken: str


@dataclass(frozen=True, slots=True)
class PickQuestion:
    """What is to be chosen: at most one of `leaders` (corporations), which then decides what may be taken of `cards`.

    `remark` stands beside the question. `may_leave` offers a way back, for picks that nobody has to make. With `sets`
    one of these is chosen, and all of its cards together.
    """

    mark: Seat | None
    words: str
    cards: tuple[PickCard, ...]
    leaders: tuple[PickCard, ...] = ()
    remark: str = ""
    may_leave: bool = False
    sets: tuple[tuple[str, ...], ...] = ()

    @property
    def together(self) -> int:
        """How many cards belong side by side."""
        return max((len(cards) for cards in self.sets), default=1)


@dataclass(frozen=True, slots=True)
class PickVerdict:
    """How the choice stands: the sentence at the foot, what the button says, and why it cannot be pressed yet.

    `open_cards` is False when the leader takes the cards by itself and none can be chosen. `second` is what a second
    button says, for another thing to do with the same choice.
    """

    sentence: str
    button: str
    reason: str = ""
    open_cards: bool = True
    second: str = ""


Judge = Callable[[str, tuple[str, ...]], PickVerdict]
"""Says how a leader ("" for none yet) and cards in the order offered stand."""
