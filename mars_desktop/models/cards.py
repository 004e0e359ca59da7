"""Every card of a game, to look through: those that a search finds, in the order that is wanted."""

from collections.abc import Callable, Sequence
from enum import Enum, IntEnum
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject

from mars_desktop.games.phrases import Speaker, capitalised
from mars_desktop.games.terraforming.content import Card, Content, content
from mars_desktop.games.terraforming.search import CardSearch
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.cards import card_text
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.words import tr


class CardOrder(Enum):
    """How the cards stand: as they are numbered, by name, or by cost and then by name."""

    NUMBER = "number"
    NAME = "name"
    COST = "cost"


class CardRow(NamedTuple):
    """One card; `sentences` is everything it says, in the order of reading, `tags` those printed on it."""

    id: str
    number: str
    name: str
    kind: str
    deck: str
    cost: int
    tags: tuple[str, ...]
    sentences: tuple[str, ...]


class Shelf(NamedTuple):
    """Cards to look through: of which game, the content they belong to, and which of them are shown."""

    game: str
    content: Content
    cards: tuple[Card, ...]


def base_shelf() -> Shelf:
    """Every card of Terraforming Mars."""
    return Shelf("terraforming", content(), tuple(content().cards))


class CardsModel(RowModel):
    """The cards of a shelf, project cards before corporations."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        NUMBER = FIRST_ROLE + 1
        NAME = FIRST_ROLE + 2
        KIND = FIRST_ROLE + 3
        DECK = FIRST_ROLE + 4
        COST = FIRST_ROLE + 5
        TAGS = FIRST_ROLE + 6
        SENTENCES = FIRST_ROLE + 7

    ROLES = Role

    def __init__(self, parent: QObject | None = None, shelf: Shelf | None = None) -> None:
        super().__init__(parent)
        self._speaker = speaker_now()
        cards = (base_shelf() if shelf is None else shelf).cards
        self._all: Final = {card.id: _row(card, self._speaker) for card in cards}
        self.search: Final = CardSearch(cards, self._speaker)
        self._text, self._order = "", CardOrder.NUMBER
        self._found: Sequence[Card] = cards
        self.replace(self._ordered())

    @property
    def ids(self) -> tuple[str, ...]:
        """Every card, whatever is searched for."""
        return tuple(self._all)

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks that the cards are from, in their order."""
        return tuple(dict.fromkeys(row.deck for row in self._all.values()))

    @property
    def total(self) -> int:
        """How many cards there are."""
        return len(self._all)

    def show(self, text: str) -> None:
        """Show what a search finds. Raises `SearchProblem`; what was shown then stays."""
        self._found = self.search.find(text)
        self.sync(self._ordered())

    def sort_by(self, order: CardOrder) -> None:
        """Show the cards in another order."""
        self._order = order
        self.sync(self._ordered())

    def _ordered(self) -> list[CardRow]:
        rows = [self._all[card.id] for card in self._found]
        return rows if self._order is CardOrder.NUMBER else sorted(rows, key=_KEYS[self._order])

    def title(self, row: CardRow) -> str:
        return row.name

    def spoken(self, row: CardRow) -> str:
        """Name, cost, tags and text."""
        template = "{name}, corporation, {cost} M€ to start" if row.kind == "corporation" else "{name}, {cost} M€"
        said = tr(template, name=row.name, cost=row.cost)
        tags = ", ".join(tag_name(tag, self._speaker) for tag in row.tags)
        parts = (said, tr("Tags: {tags}", tags=tags) if tags else tr("No tags"), " ".join(row.sentences))
        return ". ".join(part.rstrip(".") for part in parts if part) + "."


_KEYS: Final[dict[CardOrder, Callable[[CardRow], Any]]] = {
    CardOrder.NAME: lambda row: row.name.casefold(),
    CardOrder.COST: lambda row: (row.kind == "corporation", row.cost, row.name.casefold()),
}


def tag_name(tag: str, speaker: Speaker) -> str:
    """“Space”, “Event”: a tag by itself."""
    return tr("Event") if tag == "event" else capitalised(names.tag(speaker, tag))


def _row(card: Card, speaker: Speaker) -> CardRow:
    face = card.face
    name = speaker.say("card name", card.name)
    tags = (*face.tags, *(("event",) if card.event else ()))
    cost = getattr(face, "mc", card.cost)
    return CardRow(card.id, card.number, name, card.kind, card.deck, cost, tags, card_text(card, speaker).sentences())
