"""Results of a mission as people type them in: a draft for each player, and what it makes or lacks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from mars_desktop.games.legacy.campaign import UNNAMED_CARD
from mars_desktop.games.legacy.mission_start import SeatResult, Side, Version
from mars_desktop.models.words import tr
from mars_desktop.profile.problems import CampaignProblem


@dataclass(frozen=True)
class ResultDraft:
    """One player's line on the page. `points` is None until somebody typed them; `unnamed` saved cards have no name."""

    player: str
    name: str
    points: int | None = None
    place: int = 0
    side: Side = ""
    developments: Mapping[int, Version] = field(default_factory=dict)
    saved: tuple[str, ...] = ()
    unnamed: int = 0
    boxed: tuple[str, ...] = ()
    sources: Mapping[str, int] = field(default_factory=dict)
    won: bool | None = None


def placed(drafts: Sequence[ResultDraft]) -> tuple[ResultDraft, ...]:
    """The drafts with the places that their points give; who is level keeps the order of the places they had."""
    order = sorted(range(len(drafts)), key=lambda i: (-_points(drafts[i]), drafts[i].place or len(drafts), i))
    places = {seat: place for place, seat in enumerate(order, 1)}
    return tuple(replace(draft, place=places[i]) for i, draft in enumerate(drafts))


def _points(draft: ResultDraft) -> int:
    return -(10**6) if draft.points is None else draft.points


def level(drafts: Sequence[ResultDraft]) -> bool:
    """Whether some have the same points, so that the order of passing decides their places."""
    typed = [draft.points for draft in drafts if draft.points is not None]
    return len(set(typed)) < len(typed)


def results_of(drafts: Sequence[ResultDraft]) -> dict[str, SeatResult]:
    """The results by player. Raises `CampaignProblem` for points that nobody typed."""
    for draft in drafts:
        if draft.points is None:
            raise CampaignProblem(tr("The points of {name} are missing: type them.", name=draft.name))
    return {
        draft.player: SeatResult(
            points=_points(draft),
            place=draft.place,
            side=draft.side,
            developments=dict(draft.developments),
            saved=(*draft.saved, *(UNNAMED_CARD,) * draft.unnamed),
            boxed=draft.boxed,
            sources=dict(draft.sources),
            won=draft.won,
        )
        for draft in drafts
    }


def draft_of(player: str, name: str, result: SeatResult) -> ResultDraft:
    """The draft that makes the same result again."""
    return ResultDraft(
        player,
        name,
        result.points,
        result.place,
        result.side,
        result.developments,
        tuple(card for card in result.saved if card != UNNAMED_CARD),
        result.saved.count(UNNAMED_CARD),
        result.boxed,
        result.sources,
        result.won,
    )


def named_cards(text: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """Cards typed by name, with commas between them, by id where the cards are known.

    Raises `CampaignProblem` for a name that is none of them.
    """
    typed = [" ".join(part.split()) for part in text.split(",")]
    typed = [part for part in typed if part]
    if not known:
        return tuple(typed)
    folded = {name.casefold(): card for name, card in known.items()}
    for part in typed:
        if part.casefold() not in folded:
            raise CampaignProblem(
                tr("No card “{name}” can be saved for the next mission: type the name on the card.", name=part)
            )
    return tuple(folded[part.casefold()] for part in typed)
