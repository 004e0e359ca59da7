"""Building a situation at the table in a few words, so that a test can read like the rule it states.

    table = Situation(seats=2)
    table.stock(0, mc=20).hand(0, "asteroid").stock(1, plants=5)
    table.do("play asteroid")
    table.do("remove p2")
    assert table.stock_of(1, "plants") == 2

Seats count from 0 in arguments; choices are written as people write them, ``p1`` being
seat 0. Without a seat in front a choice is made by whoever is asked. Cards are taken
from the deck, so every card stays in exactly one place.
"""

from typing import Self

from mars_desktop.engine import Choice, Decision, Event, Reason, Refused, Setup
from mars_desktop.games.terraforming.in_play import put_in_play
from mars_desktop.games.terraforming.resources import PARAMETER_INDEX, RESOURCE_INDEX, RESOURCES, TAG_INDEX
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.scoring import card_points
from mars_desktop.games.terraforming.state import NEUTRAL, NOBODY, TILE_INDEX, Phase, Player, State, Turn


class Situation:
    """A game in the action phase of its first generation, with empty hands and stocks of the corporation only."""

    def __init__(
        self, seats: int = 2, corporations: tuple[str, ...] = (), seed: int = 1, **options: str | int | bool
    ) -> None:
        self.rules = TerraformingRules(Setup.quick("terraforming", seats, seed, **options))
        self.table = self.rules.table
        self.state: State = self.rules.new_state()
        self.events: list[Event] = []
        self._return_offers()
        named = corporations + ("beginner-corporation",) * (seats - len(corporations))
        for seat, corporation in enumerate(named):
            self.state.players[seat].dealt_corporations = [self.table.content.index[corporation]]
        for seat, corporation in enumerate(named):
            if self.state.sealed and self.state.sealed[seat] is None and not self.state.agenda.turn:
                self.apply(Choice(seat, "start", (corporation,)))
        if not corporations:
            for player in self.state.players:
                player.stock = [0] * len(player.stock)

    def _return_offers(self) -> None:
        state = self.state
        back = [card for player in state.players for card in player.offered]
        for player in state.players:
            player.offered = []
        state.deck = (*state.deck[state.drawn :], *back, *state.discard)
        state.drawn = 0
        state.discard = []

    # --- building -----------------------------------------------------------------------------------------------------

    def _player(self, seat: int) -> Player:
        return self.state.players[seat]

    def stock(self, seat: int, **amounts: int) -> Self:
        """Set amounts of standard resources."""
        for name, units in amounts.items():
            self._player(seat).stock[RESOURCE_INDEX[name]] = units
        return self

    def production(self, seat: int, **steps: int) -> Self:
        """Set productions."""
        for name, level in steps.items():
            self._player(seat).production[RESOURCE_INDEX[name]] = level
        return self

    def rating(self, seat: int, tr: int) -> Self:
        """Set a terraform rating (without marking it as raised this generation)."""
        self._player(seat).tr = tr
        return self

    def parameters(self, **values: int) -> Self:
        """Set temperature (°C), oxygen (%) or oceans (tiles counted, without laying them)."""
        for name, value in values.items():
            self.state.parameters[PARAMETER_INDEX[name]] = value
        return self

    def take(self, *cards: str) -> list[int]:
        """Take named cards out of the deck, the discards or a hand."""
        taken = []
        for name in cards:
            index = self.table.content.index[name]
            deck = [c for c in self.state.deck[self.state.drawn :] if c != index]
            if len(deck) < len(self.state.deck) - self.state.drawn:
                self.state.deck, self.state.drawn = tuple(deck), 0
            for pile in (self.state.discard, *(player.hand for player in self.state.players)):
                if index in pile:
                    pile.remove(index)
            taken.append(index)
        return taken

    def hand(self, seat: int, *cards: str) -> Self:
        """Put named cards into a hand."""
        self._player(seat).hand.extend(self.take(*cards))
        return self

    def in_play(self, seat: int, *cards: str) -> Self:
        """Lay named cards in front of a seat without their immediate effects; events lie face down."""
        for index in self.take(*cards):
            card = self.table.cards[index]
            put_in_play(self.table, self.state, seat, card)
            if card.event:
                self.state.resolving.remove(index)
                for tag in card.tags:
                    self._player(seat).tags[tag] -= 1
        return self

    def holding(self, card: str, units: int) -> Self:
        """Set the resources on a card in play."""
        index = self.table.content.index[card]
        owner = next(player for player in self.state.players if index in player.played)
        owner.resources[index] = units
        return self

    def tile(self, place: str, tile: str, seat: int | None = None, card: str | None = None) -> Self:
        """Lay a tile without bonus or trigger; ``seat`` None: ocean or neutral. Oceans count on their track."""
        i = self.table.map.index[place]
        self.state.tile[i] = TILE_INDEX[tile]
        self.state.owner[i] = seat if seat is not None else NOBODY if tile == "ocean" else NEUTRAL
        if card is not None:
            self.state.tile_card[i] = self.table.content.index[card]
        if tile == "ocean":
            self.state.parameters[PARAMETER_INDEX["oceans"]] += 1
        return self

    def cover(self, *areas: str, leaving: tuple[str, ...] = ()) -> Self:
        """Lay neutral greeneries on free hexes of areas (``land``, ``ocean_areas``, ``volcanic``) but those named."""
        for area in areas:
            for i in getattr(self.table.map, area):
                if not self.state.tile[i] and self.table.map.places[i] not in leaving:
                    self.tile(self.table.map.places[i], "greenery")
        return self

    def claim(self, place: str, seat: int) -> Self:
        """Put a claim marker on a hex."""
        self.state.claim[self.table.map.index[place]] = seat
        return self

    def deck_top(self, *cards: str) -> Self:
        """Put named cards on top of the deck, the first one drawn first."""
        taken = self.take(*cards)
        self.state.deck = (*taken, *self.state.deck[self.state.drawn :])
        self.state.drawn = 0
        return self

    def turn_of(self, seat: int, done: int = 0) -> Self:
        """Let a seat have the turn with that many actions taken; nobody has passed."""
        for player in self.state.players:
            player.passed = False
        self.state.agenda.turn = [Turn(seat, done)]
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def choice(self, text: str) -> Choice:
        """Read a choice; without a seat in front it is the asked seat's."""
        first = text.split(maxsplit=1)[0]
        if first[:1] == "p" and first[1:].isdecimal():
            return Choice.parse(text)
        return Choice.parse(f"p{self.asked.seat + 1} {text}")

    def apply(self, choice: Choice) -> list[Event]:
        """Apply a choice; raises Refused."""
        self.events = self.rules.apply(self.state, choice)
        return self.events

    def do(self, *texts: str) -> list[Event]:
        """Make choices one after the other; returns all their events."""
        happened: list[Event] = []
        for text in texts:
            happened.extend(self.apply(self.choice(text)))
        self.events = happened
        return happened

    def refused(self, text: str) -> Reason:
        """Make a choice that must be refused without changing anything; returns the reason."""
        before = self.rules.codec.encode(self.state)
        try:
            self.rules.apply(self.state, self.choice(text))
        except Refused as refusal:
            assert self.rules.codec.encode(self.state) == before, "a refused choice changed the state"
            return refusal.reason
        raise AssertionError(f"{text!r} was allowed")

    def allowed(self, text: str) -> bool:
        """Whether a choice is legal now."""
        return self.rules.refuse(self.state, self.choice(text)) is None

    def end_generation(self) -> list[Event]:
        """Everybody passes; stops at the research phase, the final greeneries or the next generation."""
        happened: list[Event] = []
        generation = self.state.generation
        while self.state.generation == generation and self.pending and self.asked.kind == "action":
            happened += self.do("end" if "end" in self.options else "pass")
        self.events = happened
        return happened

    def finish_game(self) -> None:
        """Complete all parameters and pass, up to the final greeneries or the end."""
        for i, track in enumerate(self.table.map.tracks):
            self.state.parameters[i] = track.max
        self.end_generation()

    # --- asking -------------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions."""
        return self.rules.pending(self.state)

    @property
    def asked(self) -> Decision:
        """The first open decision."""
        return self.pending[0]

    @property
    def options(self) -> set[str]:
        """The options of the first open decision, without the seat: ``{"place E5", ...}``."""
        return {str(option).split(" ", 1)[1] for option in self.asked.options}

    @property
    def places(self) -> set[str]:
        """The hexes offered by the first open decision."""
        return {option.words[0] for option in self.asked.options if option.verb in ("place", "claim")}

    def next_generation(self) -> Self:
        """Everybody passes and buys no cards: the action phase of the next generation begins."""
        self.end_generation()
        while self.asked.kind in ("draft", "research"):
            self.apply(self.asked.picks[0].choice(self.asked.picks[0].items[: self.asked.picks[0].low]))
        return self

    def reason(self, text: str) -> Reason | None:
        """Why a choice is not possible now; None if it is."""
        return self.rules.refuse(self.state, self.choice(text))

    def stock_of(self, seat: int, resource: str) -> int:
        """Units of a standard resource."""
        return self._player(seat).stock[RESOURCE_INDEX[resource]]

    def production_of(self, seat: int, resource: str) -> int:
        """Steps of a production."""
        return self._player(seat).production[RESOURCE_INDEX[resource]]

    def stocks(self, seat: int) -> dict[str, int]:
        """All standard resources that a seat has any of."""
        return {name: units for name in RESOURCES if (units := self.stock_of(seat, name))}

    def productions(self, seat: int) -> dict[str, int]:
        """All productions of a seat that are not 0."""
        return {name: steps for name in RESOURCES if (steps := self.production_of(seat, name))}

    def tr_of(self, seat: int) -> int:
        """Terraform rating."""
        return self._player(seat).tr

    def parameter(self, name: str) -> int:
        """A global parameter's value."""
        return self.state.parameters[PARAMETER_INDEX[name]]

    def held_by(self, card: str) -> int:
        """Resources on a card in play."""
        index = self.table.content.index[card]
        return next(player.resources[index] for player in self.state.players if index in player.resources)

    def hand_of(self, seat: int) -> list[str]:
        """Ids of the cards in a hand."""
        return [self.table.cards[c].id for c in self._player(seat).hand]

    def tags_of(self, seat: int, tag: str) -> int:
        """Tags a seat has in play."""
        return self._player(seat).tags[TAG_INDEX[tag]]

    def tile_at(self, place: str) -> str:
        """The kind of tile on a place, empty if there is none."""
        here = self.state.tile[self.table.map.index[place]]
        return next((name for name, i in TILE_INDEX.items() if i == here), "")

    def owner_at(self, place: str) -> int:
        """The owner's seat of the tile on a place."""
        return self.state.owner[self.table.map.index[place]]

    def points(self, seat: int, source: str | None = None) -> int:
        """Points as things stand, of one source or all."""
        score = self.rules.score(self.state).seats[seat]
        return score.total if source is None else dict(score.sources)[source]

    def card_points(self, card: str, seat: int = 0) -> int:
        """Points of one card as things stand."""
        return card_points(self.table, self.state, seat, self.table.content.index[card])

    def phase_names(self) -> list[str]:
        """The phases still to come in this generation."""
        return [task.name for task in self.state.agenda.phase if isinstance(task, Phase)]
