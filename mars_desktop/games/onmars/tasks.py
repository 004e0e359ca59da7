"""What may still have to happen in a game of On Mars, as plain data for the agenda.

A task of a seat is either carried out by itself or asks the seat something first; which of
the two, and what, is said in the module of its subject (`questions` lists them all).
"""

from typing import Final

import msgspec

from mars_desktop.games.onmars.vocabulary import AnyEffect, InOrder

NOTHING: Final = InOrder(())
"""The effect that does nothing."""

THE_ROVER: Final = 99
"""Stands for the Rover where Bots are named by their place in the player's list."""


class Task(msgspec.Struct, frozen=True, tag_field="task", forbid_unknown_fields=True):
    """Something that has still to happen, for a seat; ``cause`` is the id of what it came from."""

    seat: int
    cause: str = ""


class Turn(Task, frozen=True, tag="turn"):
    """A seat's turn: whether its Main and its Executive action are taken (4.2, 4.4), and whether it is over.

    A Landing Pod ends the turn: neither an Executive action nor what is free may follow (7.1.1, 7.1.2).
    """

    main: bool = False
    executive: bool = False
    over: bool = False


class Phase(Task, frozen=True, tag="phase"):
    """A part of the game that is no seat's turn, by name."""

    name: str = ""


class Bring(Task, frozen=True, tag="bring"):
    """An effect of a space, tile, card or action; ``card`` is the Blueprint whose action it is, -1 for none."""

    effect: AnyEffect = NOTHING
    card: int = -1


class Boosted(Task, frozen=True, tag="boosted"):
    """A task that may be done ``left`` more times, and once more for each of ``boosts`` Colonists."""

    left: int = 0
    boosts: int = 0
    must: bool = False
    """Nothing was done yet of a Main action: as long as anything can be done, it is not stopped (4.2)."""


class TakeBlueprints(Boosted, frozen=True, tag="take-blueprints"):
    """Blueprints from the display (7.2)."""


class TakeItems(Boosted, frozen=True, tag="take-items"):
    """Items from the Warehouse (7.5)."""


class Learn(Boosted, frozen=True, tag="learn"):
    """Tech tiles from the Grid (7.3)."""

    pay: bool = True


class Step(Boosted, frozen=True, tag="step"):
    """Development steps (6.7); ``less`` Oxygen off each price."""

    pay: bool = True
    less: int = 0


class WelcomeShips(Boosted, frozen=True, tag="welcome-ships"):
    """Ships from the Depot to the Hangar (8.6); ``by_tech`` of those left are the Ship Tech's of ``lender``."""

    by_tech: int = 0
    lender: int = -1
    tech: bool = False
    """Whether Ship Tech may still be used."""
    pay: bool = True


class Move(Task, frozen=True, tag="move"):
    """Movement of Bots and Rover (8.1) with points left for each; ``shared`` points are for either.

    ``bots`` and ``rover`` are the pools; what has moved is kept so that it stops when the movement ends.
    """

    bots: int = 0
    rover: int = 0
    shared: int = 0
    crystals: bool = False
    """Crystals may add points."""
    tech: int = -1
    """How many points Rover Tech has added; -1 when it may not add any."""
    lender: int = -1
    moved: tuple[int, ...] = ()
    """Bots that moved, by their place in the player's list; 99 stands for the Rover."""


class ChooseBuilding(Task, frozen=True, tag="choose-building"):
    """What to construct (8.2); ``kind`` is the building type, -1 for any; ``optional``: the effect may be left out."""

    kind: int = -1
    boosts: int = 0
    optional: bool = False


class ChooseSite(Task, frozen=True, tag="choose-site"):
    """Where to construct a building that is paid for (8.3)."""

    building: int = 0
    boosts: int = 0


class Displace(Task, frozen=True, tag="displace"):
    """A Bot or Rover gives way to the nearest available hex (8.4.2); ``bot`` is its place in the list, 99 the Rover."""

    bot: int = 0
    hex: int = 0


class Raise(Task, frozen=True, tag="raise"):
    """A building goes up on a hex that is clear: arrows, gains, progress, life support (8.4.3 on)."""

    building: int = 0
    hex: int = 0


class ChooseSupport(Task, frozen=True, tag="choose-support"):
    """The benefit of a build below the Colony level row (9.3)."""


class Upgrade(Task, frozen=True, tag="upgrade"):
    """Upgrades (8.5): ``left`` without Upgrade Tech; ``tech`` says whether Upgrade Tech may still add."""

    left: int = 1
    by_tech: int = 0
    lender: int = -1
    tech: bool = False
    pay: bool = True
    done: int = 0


class PutBot(Task, frozen=True, tag="put-bot"):
    """A Bot from the supply goes on the map (8.6.2)."""


class GainSome(Task, frozen=True, tag="gain-some"):
    """Resources of the player's choice among some, ``left`` of them."""

    among: tuple[int, ...] = ()
    left: int = 1


class Swap(Task, frozen=True, tag="swap"):
    """Resources swapped for others, ``left`` of them."""

    left: int = 1


class Sell(Task, frozen=True, tag="sell"):
    """Resources given for Crystals, ``left`` of them."""

    left: int = 1
    crystals: int = 1


class TakeBack(Task, frozen=True, tag="take-back"):
    """Own Colonists come back from action slots and the Working Area, ``left`` of them."""

    left: int = 1


class TakeCard(Task, frozen=True, tag="take-card"):
    """A displayed Scientist (``scientist``) or Contract without its price."""

    scientist: bool = False


class PutDiscovery(Task, frozen=True, tag="put-discovery"):
    """An open Discovery tile goes on the map (15.4)."""


class ProduceSome(Task, frozen=True, tag="produce-some"):
    """Own Advanced Buildings produce, ``left`` of them, none twice and not ``spent``."""

    left: int = 1
    spent: tuple[int, ...] = ()


class UseOwn(Task, frozen=True, tag="use-own"):
    """An own Advanced Building is chosen and its action done (13.2)."""


class PayTile(Task, frozen=True, tag="pay-tile"):
    """The price of a claimed Discovery or Research tile, the cause, is paid (8.1.8)."""


class Give(Task, frozen=True, tag="give"):
    """A Private Goal is discarded as a Crystal (14.7)."""


class Settle(Task, frozen=True, tag="settle"):
    """Lent Tech is settled by its owner at the end of the turn (6.5)."""

    tech: int = 0
    borrower: int = 0


class Refill(Task, frozen=True, tag="refill"):
    """An emptied slot of the Scientists gets a Contract of the taker's choice (8.7.4)."""

    slot: int = 0


class UpdateStatus(Task, frozen=True, tag="update-status"):
    """The Colony Status is updated if it is due (9.6)."""


class Cross(Task, frozen=True, tag="cross"):
    """A seat travels to the other side with all steps (15.4, 15.5); ``discovery``: a Discovery tile is placed first."""

    discovery: bool = True


class ChooseSpace(Task, frozen=True, tag="choose-space"):
    """A turn order space on a side (0 Orbit, 1 Colony, -1 either) is chosen and its benefit used (15.4)."""

    side: int = -1


class CloseTurn(Task, frozen=True, tag="close-turn"):
    """What waited for the end of a turn: lent Tech, slots to refill, the Colony Status, travel (4.6)."""


class LayDown(Task, frozen=True, tag="lay-down"):
    """The Player marker is laid down: the turn is over (4.6)."""


class Ride(Task, frozen=True, tag="ride"):
    """A seat travels or stays in the Shuttle phase (15.3)."""

    free: bool = False


class ChooseShelter(Task, frozen=True, tag="choose-shelter"):
    """The start hex of a seat's first Shelter (2.2.4)."""


class ChooseSide(Task, frozen=True, tag="choose-side"):
    """The side on which the Shuttle starts (2.3.2)."""


class Oppose(Task, frozen=True, tag="oppose"):
    """Something that the solo opponent does by himself, by name (18)."""

    what: str = ""


AnyTask = (
    Turn
    | Phase
    | Bring
    | TakeBlueprints
    | TakeItems
    | Learn
    | Step
    | WelcomeShips
    | Move
    | ChooseBuilding
    | ChooseSite
    | Displace
    | Raise
    | ChooseSupport
    | Upgrade
    | PutBot
    | GainSome
    | Swap
    | Sell
    | TakeBack
    | TakeCard
    | PutDiscovery
    | ProduceSome
    | UseOwn
    | PayTile
    | Give
    | Settle
    | Refill
    | UpdateStatus
    | Cross
    | ChooseSpace
    | CloseTurn
    | LayDown
    | Ride
    | ChooseShelter
    | ChooseSide
    | Oppose
)
