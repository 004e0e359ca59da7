"""What a card's face shows, gathered once from the card and the moment of play; painting needs nothing else."""

from dataclasses import dataclass
from typing import NamedTuple

from mars_desktop.games.legacy.content import LegacyContent
from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card, Content, game_map
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.cards import card_text
from mars_desktop.games.terraforming.wording.measures import subject_of
from mars_desktop.widgets.card_face import legacy_marks
from mars_desktop.widgets.card_face.marks import points_marks, rows_of
from mars_desktop.widgets.card_face.symbols import Group, Row


class Dial(NamedTuple):
    """The scale of a global parameter, and where Mars stands on it; None where nobody plays."""

    low: int
    high: int
    now: int | None = None


class Standing(NamedTuple):
    """What requirements are compared with: the three parameters and the viewer's tags by name."""

    temperature: Dial
    oxygen: Dial
    oceans: Dial
    tags: dict[str, int] | None = None


class Need(NamedTuple):
    """One requirement: its icon and words, and either a gauge or pips.

    ``dial`` with ``low`` and ``high`` is the allowed range on the whole scale; ``pips`` are how many are needed, and
    ``has`` how many there are, None if nobody has any to count.
    """

    icon: str
    words: str
    parameter: str = ""
    dial: Dial | None = None
    low: int = 0
    high: int = 0
    pips: int = 0
    has: int | None = None


@dataclass(frozen=True, slots=True)
class CardFace:
    """All a card shows. ``reason`` says why it cannot be played; ``brief`` is the same for a compact face.

    ``price`` is what it costs now, None for the printed cost; ``met`` is None where nobody asks for the requirement.
    ``missions`` is where a card of a campaign may be played (“Missions 1–3, 7”), and ``span`` a shorter form of it, as
    ``kind_short`` is of ``kind_word``; ``flavour`` is a line of its pack, told where there is room.
    """

    id: str
    number: str
    name: str
    kind: str
    breakable_name: str
    kind_word: str
    tags: tuple[str, ...]
    cost: int
    needs: tuple[Need, ...]
    rows: tuple[Row, ...]
    rules: str
    points: Group
    negative: bool
    holds: str | None
    held: int
    price: int | None = None
    met: bool | None = None
    reason: str = ""
    brief: str = ""
    kind_short: str = ""
    missions: str = ""
    span: str = ""
    flavour: str = ""

    @property
    def is_free(self) -> bool:
        """Whether it has no price at all, not even 0."""
        return self.kind in ("development", "twist")


def card_face(
    card: Card,
    speaker: Speaker | None = None,
    *,
    standing: Standing | None = None,
    met: bool | None = None,
    price: int | None = None,
    reason: str = "",
    brief: str = "",
    held: int = 0,
    known: Content | None = None,
) -> CardFace:
    """The face of a card.

    ``standing`` puts ticks on the gauges and fills the pips; ``met`` False paints the requirement as forbidden;
    ``price`` differing from the printed cost shows both; ``held`` is how many resources lie on the card.
    ``known``: the content that the card belongs to, that of the base game if not given.
    """
    say = speaker or Speaker()
    tags = (*card.face.tags, *(("event",) if card.event else ()))
    points = card.vp
    missions = card.face.missions if isinstance(card.face, v.Project) else ()
    span = spans(missions)
    return CardFace(
        id=card.id,
        number=card.number,
        name=say.say("card name", card.name.replace("{", "{{").replace("}", "}}")),
        breakable_name=say.breakable("card name", card.name),
        kind=kind_of(card),
        kind_word=_kind_word(card, say, known),
        tags=tags,
        cost=card.face.mc if isinstance(card.face, v.Corporation) else card.cost,
        needs=tuple(_needs(card.requires, say, standing or _printed_scales(card, known))),
        rows=rows_of(card, say, known),
        rules=card_text(card, say, known).rules(),
        points=points_marks(points, subject_of(card.face)),
        negative=isinstance(points, int) and points < 0,
        holds=card.holds,
        held=held,
        price=price,
        met=met,
        reason=reason,
        brief=brief or reason,
        missions=say.count("card", Plural("Mission {span}", "Missions {span}"), len(missions), span=span)
        if span
        else "",
        span=say.say("symbol", "M {span}", span=span) if span else "",
        kind_short=_kind_short(card, say),
        flavour=card.face.flavour if isinstance(card.face, v.Project) else "",
    )


def kind_of(card: Card) -> str:
    """The kind of a card; the lasting rules of a mission are a kind of their own."""
    return "twist" if isinstance(card.face, v.Development) and not card.face.corporation else card.kind


def spans(missions: tuple[int, ...]) -> str:
    """“1–3, 5”: numbers of missions, those in a row together."""
    runs: list[list[int]] = []
    for mission in sorted(missions):
        if runs and runs[-1][-1] == mission - 1:
            runs[-1].append(mission)
        else:
            runs.append([mission])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _kind_word(card: Card, speaker: Speaker, known: Content | None) -> str:
    match card.face:
        case v.Corporation(identity=identity, side=side) if side:
            name = known.identities[identity].name if isinstance(known, LegacyContent) else identity
            return speaker.say("card kind", "{corporation}, side {side}", corporation=name, side=side)
        case v.Development(mission=mission):
            template = "Rule of mission {n}" if kind_of(card) == "twist" else "Development, mission {n}"
            return speaker.say("card kind", template, n=number(mission))
        case v.Project() if card.innovation:
            return speaker.say("card kind", _INNOVATIONS[card.kind])
        case _:
            return speaker.say("card kind", _KINDS[card.kind])


def _kind_short(card: Card, speaker: Speaker) -> str:
    match card.face:
        case v.Corporation(side=side) if side:
            return speaker.say("card kind", "Side {side}", side=side)
        case v.Development():
            return speaker.say("card kind", "Rule" if kind_of(card) == "twist" else "Development")
        case _:
            return speaker.say("card kind", "Innovation") if card.innovation else ""


_KINDS = {
    "automated": "Once",
    "active": "Lasting",
    "event": "Event",
    "corporation": "Corporation",
}
_MISSIONS = Plural("Mission {span}", "Missions {span}")
_INNOVATIONS = {"automated": "Innovation, once", "active": "Innovation, lasting", "event": "Innovation, event"}


def nobody(map_name: str = "tharsis") -> Standing:
    """The scales of a map with nobody on it."""
    tracks = game_map(map_name).tracks
    temperature, oxygen, oceans = (Dial(track.start, track.max) for track in tracks)
    return Standing(temperature, oxygen, oceans)


def _printed_scales(card: Card, known: Content | None) -> Standing:
    """The scales that a card is printed with: of a campaign those of all missions in which it may be played."""
    missions = card.face.missions if isinstance(card.face, v.Project) else ()
    if not missions or not isinstance(known, LegacyContent):
        return nobody()
    tracks = [known.missions[mission].tracks for mission in missions if mission in known.missions]
    temperature, oxygen, oceans = (
        Dial(min(track.start for track in same), max(track.max for track in same))
        for same in zip(*((each.temperature, each.oxygen, each.oceans) for each in tracks), strict=True)
    )
    return Standing(temperature, oxygen, oceans)


def _needs(requires: v.Requires, speaker: Speaker, standing: Standing) -> list[Need]:
    said: list[Need] = []
    for name, bounds, dial in (
        ("temperature", requires.temperature, standing.temperature),
        ("oxygen", requires.oxygen, standing.oxygen),
        ("oceans", requires.oceans, standing.oceans),
    ):
        if bounds is None:
            continue
        low = dial.low if bounds.min is None else bounds.min
        high = dial.high if bounds.max is None else bounds.max
        at = bounds.min if bounds.min is not None else high
        value = number(at) if name == "oceans" else names.value(speaker, name, at)
        template = "min {value}" if bounds.min is not None else "max {value}"
        said.append(Need(name, speaker.say("symbol", template, value=value), name, dial, low, high))
    for tag, n in requires.tags.items():
        has = None if standing.tags is None else standing.tags.get(tag, 0)
        said.append(Need(f"tag-{tag}", _at_least(speaker, n), pips=n, has=has))
    said.extend(Need(kind, _of_production(speaker, n)) for kind, n in requires.production.items())
    for tile, bound in (("greenery", requires.greeneries), ("city", requires.cities)):
        if bound is not None:
            said.append(Need(tile, _at_least(speaker, bound.min)))
    return [*said, *_legacy_needs(requires, speaker)]


def _legacy_needs(requires: v.Requires, speaker: Speaker) -> list[Need]:
    said: list[Need] = []
    for field, icon in legacy_marks.CONDITIONS:
        bounds: v.TileBounds | v.Bounds | None = getattr(requires, field)
        if bounds is not None and bounds.min is not None:
            said.append(Need(icon, _at_least(speaker, bounds.min)))
        if isinstance(bounds, v.Bounds) and bounds.max is not None:
            said.append(Need(icon, speaker.say("symbol", "max {value}", value=number(bounds.max))))
    if requires.last_title:
        titles = speaker.either([names.title(speaker, title) for title in requires.last_title])
        said.append(Need("vp", titles))
    return said


def _at_least(speaker: Speaker, n: int) -> str:
    return speaker.say("symbol", "min {value}", value=number(n))


def _of_production(speaker: Speaker, n: int) -> str:
    return speaker.say("symbol", "production min {value}", value=number(n))
