"""Who sits in front of the screen, and when hidden things change hands behind a cover.

At one screen the seats take turns to look. What a seat may know is shown only while that seat sits there; before
somebody else's hidden things appear the screen is covered, the next name is shown, and a deliberate press lifts the
cover. Questions whose answer needs nothing hidden are asked on the open table, with every hand face down; whoever sat
there before then goes on without a cover. Groups who all look at one screen may do without covers: every hand then lies
face down, and the seat that is asked sees its own as long as it holds it open.
"""

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from mars_desktop.engine import Decision


class Covering(StrEnum):
    """When the screen is covered between seats."""

    NEVER = "never"
    WHEN_NEEDED = "when-needed"
    ALWAYS = "always"
    PEEK = "peek"
    """Never, but every hand lies face down until its seat holds it open."""


class Sitting(NamedTuple):
    """How the screen stands: what is asked on it, whose eyes it shows, and who sat there last.

    ``asked`` is the question of this moment, None when the game is over. ``viewer`` is whose hidden things are shown,
    None for nobody's. While ``covered`` nothing is shown and ``asked.seat`` is the seat that the cover waits for.
    ``holder`` is the seat whose hidden things were the last to be shown, None when a cover fell since: nobody can be
    taken to sit there then.
    """

    asked: Decision | None
    viewer: int | None
    covered: bool
    holder: int | None


EMPTY: Final = Sitting(None, None, False, None)
"""Nobody sits there yet: a table that was just set up or opened."""


def next_question(pending: Sequence[Decision], holder: int | None) -> Decision | None:
    """The question to ask now: that of the seat already there if it has one, so that the screen changes hands less."""
    return next((decision for decision in pending if decision.seat == holder), pending[0] if pending else None)


def sit_down(
    pending: Sequence[Decision], holder: int | None, covering: Covering, seats: int, open_kinds: Collection[str]
) -> Sitting:
    """How the screen stands for these open questions; ``holder`` sat in front of it until now.

    ``open_kinds`` are the kinds of question of this game about things that lie open on the table.
    """
    asked = next_question(pending, holder)
    if asked is None:
        return Sitting(None, None, False, holder)
    if covering is Covering.PEEK and seats > 1:
        return Sitting(asked, None, False, None)
    if seats == 1 or covering is Covering.NEVER or asked.seat == holder:
        return Sitting(asked, asked.seat, False, asked.seat)
    if covering is Covering.WHEN_NEEDED and asked.kind in open_kinds:
        # Whoever answers may have the mouse in hand: no hand of cards may lie open. Nothing hidden is shown, so the
        # seat that sat there goes on as if nobody else had been asked.
        return Sitting(asked, None, False, holder)
    # Whoever sat there has left: even if the answer is taken back, only a press brings hidden things up again.
    return Sitting(asked, None, True, None)


def lifted(sitting: Sitting) -> Sitting:
    """The same moment after the seat that the cover waited for has lifted it."""
    if not sitting.covered or sitting.asked is None:
        return sitting
    return Sitting(sitting.asked, sitting.asked.seat, False, sitting.asked.seat)


def peeked(sitting: Sitting, *, looking: bool) -> Sitting:
    """The same moment while the seat that is asked holds its hand open, or after it has let it go."""
    if sitting.covered or sitting.asked is None:
        return sitting
    return sitting._replace(viewer=sitting.asked.seat if looking else None)
