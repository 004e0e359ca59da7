"""How a place stands in the question that is being asked, and the words that belong to it there."""

from __future__ import annotations

from enum import Enum, auto

from mars_desktop.board.gesture import PickHex


class Mode(Enum):
    """What a place shows besides what lies on it."""

    REST = auto()
    TARGET = auto()
    HOVERED = auto()
    PICKED = auto()
    VEILED = auto()
    FORBIDDEN = auto()


def mode_of(gesture: PickHex | None, place: str, refused: str | None, carrying: bool) -> Mode:
    """The mode of a place. A forbidden one shows it when it was tried, and already while a tile is carried over it."""
    if gesture is None or gesture.over:
        return Mode.REST
    if place in gesture.picked:
        return Mode.PICKED
    if gesture.allows(place):
        return Mode.HOVERED if place in (gesture.hovered, gesture.armed) else Mode.TARGET
    tried = place == refused or (carrying and place == gesture.hovered)
    return Mode.FORBIDDEN if tried else Mode.VEILED


def noted_place(gesture: PickHex | None) -> str | None:
    """The place whose gains are told beside the ring: the one pressed first, or the one hovered."""
    if gesture is None or gesture.over:
        return None
    place = gesture.armed or gesture.hovered
    return place if place is not None and gesture.targets.get(place) else None
