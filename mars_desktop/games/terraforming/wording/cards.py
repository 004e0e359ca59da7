"""The text of a card, made from its data."""

from typing import NamedTuple

from mars_desktop.games.phrases import Plural, Speaker
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card, Content, content
from mars_desktop.games.terraforming.resources import ALL_RESOURCES
from mars_desktop.games.terraforming.wording import conditions, lasting, names
from mars_desktop.games.terraforming.wording.effects import clauses, has_free_number
from mars_desktop.games.terraforming.wording.measures import Subject, multiplied, subject_of


class CardText(NamedTuple):
    """What a card says, as sentences; what does not apply is empty. ``start`` is how a corporation starts."""

    requirement: str
    start: tuple[str, ...]
    effects: tuple[str, ...]
    ongoing: tuple[str, ...]
    actions: tuple[str, ...]
    points: str

    def sentences(self) -> tuple[str, ...]:
        """Everything it says, in the order of reading."""
        parts = (self.requirement, *self.start, *self.effects, *self.ongoing, *self.actions, self.points)
        return tuple(part for part in parts if part)

    def rules(self) -> str:
        """What it does, in one paragraph: all but the requirement and the points, which a card face draws."""
        return " ".join((*self.start, *self.effects, *self.ongoing, *self.actions))


def card_text(card: Card, speaker: Speaker | None = None, known: Content | None = None) -> CardText:
    """What a card says, in the language of ``speaker``, else in English.

    ``known``: the content that the card belongs to, that of the base game if not given.
    """
    say = speaker or Speaker()
    projects = (content() if known is None else known).standard_projects

    def project_name(project: str) -> str:
        return projects[project].name if project in projects else project

    face = card.face
    subject = subject_of(face)
    if isinstance(face, v.Corporation):
        requirement, points = "", ""
        start, effects = _start(say, face, subject), []
    else:
        start = []
        requirement = conditions.requirement(say, card.requires)
        points = points_of(say, face.vp, subject)
        effects = _sentences(say, face.immediate, subject)
    ongoing = [lasting.trigger(say, trigger, subject, project_name) for trigger in face.triggers]
    for modifier in face.modifiers:
        ongoing.extend(lasting.modifier(say, modifier, subject, project_name))
    actions = [lasting.action(say, arrow, subject, alternative=i > 0) for i, arrow in enumerate(face.actions)]
    return CardText(requirement, tuple(start), tuple(effects), tuple(ongoing), tuple(actions), points)


def points_of(speaker: Speaker, points: int | v.Count, subject: Subject) -> str:
    """“1 point for every 2 animals on this card.”, empty for none."""
    forms = Plural("{n} point", "{n} points")
    if isinstance(points, v.Count):
        each = speaker.count("points", forms, points.each)
        return speaker.sentence(multiplied(speaker, each, points, subject))
    return speaker.sentence(speaker.count("points", forms, points)) if points else ""


def _sentences(speaker: Speaker, effects: tuple[v.AnyEffect, ...], subject: Subject) -> list[str]:
    said = clauses(speaker, "instruction", effects, subject)
    if has_free_number(effects):
        said[-1] = lasting.free_number(speaker, said[-1])
    return [speaker.sentence(clause) for clause in said]


def _start(speaker: Speaker, face: v.Corporation, subject: Subject) -> list[str]:
    stock = [("mc", face.mc), *((kind, face.resources[kind]) for kind in ALL_RESOURCES if kind in face.resources)]
    listed = speaker.both([names.counted(speaker, kind, n) for kind, n in stock])
    said = [speaker.say("corporation", "You start with {what}.", what=listed)]
    if face.production:
        said += _sentences(speaker, (v.Produce(**face.production),), subject)
    if face.first_action:
        what = speaker.both(clauses(speaker, "instruction", face.first_action, subject))
        said.append(speaker.say("corporation", "Your first action in the game: {what}.", what=what))
    if face.keeps_all_cards:
        said.append(speaker.say("corporation", "You keep all the cards you are dealt, free of charge."))
    return said
