"""Building a situation in a mission in a few words, like the one for Terraforming Mars.

    table = Mission(seats=2).tile("D2", "city", 0).glacier("D3").stock(0, heat=8).parameters(temperature=-2)
    table.do("convert heat")
    assert table.stock_of(0, "plants") == 2

:class:`Beginning` stands at the start of a mission, before anything is chosen; :class:`Mission` in the action phase of
its first generation, with empty hands and stocks, no corporation unless named, and no twist unless asked for.
"""

from typing import Self

from mars_desktop.engine import Event, Setup
from mars_desktop.engine.agenda import Agenda
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.melting import glaciers, water
from mars_desktop.games.legacy.mission_start import START_CODEC, MissionResult, MissionStart, SeatStart
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.legacy.state import LegacyPlayer, LegacyState, of_mission
from mars_desktop.games.legacy.table import MissionTable
from mars_desktop.games.terraforming.effects import tasks_of
from mars_desktop.games.terraforming.flow import advance
from mars_desktop.games.terraforming.in_play import apply_lasting, reveal_corporation
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, MC, TAG_INDEX
from mars_desktop.games.terraforming.state import Phase, State, Turn
from mars_desktop.games.terraforming.vocabulary import AnyEffect, Corporation
from tests.games.terraforming.situation import Situation

IDENTITIES = ("common-hearth", "hoarfrost-works", "scarp-and-span", "greenwake", "lantern-institute")
INNOVATIONS = tuple(card.id for card in campaign_content().cards if card.innovation)


class Beginning(Situation):
    """A mission of a campaign before the first choice; seats begin as given, others with the next corporations.

    All innovations that no box or pool names lie in the innovation box.
    """

    rules: LegacyRules
    table: MissionTable

    def __init__(
        self,
        *starts: SeatStart,
        seats: int = 2,
        mission: int = 1,
        first: int = 0,
        pool: tuple[str, ...] = (),
        away: tuple[str, ...] = (),
        seed: int = 1,
        **options: str | int | bool,
    ) -> None:
        rest = [identity for identity in IDENTITIES if identity not in {start.corporation for start in starts}]
        begun = (*starts, *(SeatStart(f"p{n}", identity) for n, identity in enumerate(rest, len(starts) + 1)))[
            : max(seats, len(starts))
        ]
        gone = {*pool, *away, *(card for start in begun for card in start.saved)}
        box = tuple(card for card in INNOVATIONS if card not in gone)
        start = MissionStart("patience", mission, begun, first, pool, box, away)
        self.set_up(LegacyRules(_setup(begun, seed, mission, START_CODEC.encode(start).decode(), options)))

    def set_up(self, rules: LegacyRules) -> None:
        """Let the mission of these rules begin."""
        self.rules = rules
        self.table = rules.table
        self.events: list[Event] = []
        self.state: State = rules.new_state(self.events)

    @property
    def here(self) -> LegacyState:
        """The state of the mission."""
        return of_mission(self.state)

    def player(self, seat: int) -> LegacyPlayer:
        """Everything in front of a player."""
        return self.here.players[seat]

    @property
    def deck(self) -> list[str]:
        """Ids of the cards still in the deck."""
        return [self.table.cards[c].id for c in self.state.deck[self.state.drawn :]]

    def names(self, cards: list[int]) -> list[str]:
        """Ids of cards."""
        return [self.table.cards[c].id for c in cards]

    def begin(self, *sides: str, keep: int = 0) -> Self:
        """Everybody chooses the first development offered, then a side and that many of the cards dealt."""
        while self.asked.kind in ("corporation", "development"):
            self.apply(self.asked.options[0])
        for seat, side in enumerate(sides):
            dealt = self.names(self.player(seat).offered)[:keep]
            self.do(" ".join((f"p{seat + 1} start", side, *dealt)))
        return self

    # --- building -----------------------------------------------------------------------------------------------------

    def glacier(self, *places: str) -> Self:
        """Lay oceans on their glacier side; they count on their track."""
        for place in places:
            self.tile(place, "ocean")
            self.here.frozen[self.table.map.index[place]] = 1
        return self

    def water(self, *places: str) -> Self:
        """Lay oceans on their water side; they count on their track."""
        for place in places:
            self.tile(place, "ocean")
        return self

    def people(self, place: str, count: int) -> Self:
        """Put Population on a tile."""
        self.here.people[self.table.map.index[place]] = count
        return self

    def innovation_top(self, *cards: str) -> Self:
        """Put named innovations on top of their box, the first one drawn first."""
        box = self.here.innovations
        for card in reversed(cards):
            index = self.table.content.index[card]
            box.remove(index)
            box.append(index)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Put named cards into a hand, innovations out of their box."""
        for card in cards:
            index = self.table.content.index[card]
            if index in self.here.innovations:
                self.here.innovations.remove(index)
        return super().hand(seat, *cards)

    def cost(self, *cards: str) -> int:
        """Printed cost of named cards together."""
        return sum(self.table.cards_of_campaign[card].cost for card in cards)

    def money(self, side: str) -> int:
        """M€ that a side of a corporation starts with."""
        face = self.table.cards_of_campaign[side].face
        assert isinstance(face, Corporation)
        return face.mc

    def afford(self, seat: int, *cards: str) -> Self:
        """Put named cards into a hand, and what they cost to the M€ of the seat."""
        self.player(seat).stock[MC] += self.cost(*cards)
        return self.hand(seat, *cards)

    def tags(self, seat: int, **tags: int) -> Self:
        """Give a seat tags that no card of its own bears."""
        for tag, count in tags.items():
            self.player(seat).tags[TAG_INDEX[tag]] = count
        return self

    def carry_out(self, seat: int, *effects: AnyEffect, cause: str = "card") -> list[Event]:
        """Let effects happen for a seat, up to the first question."""
        self.events = []
        self.state.agenda.pool.extend(tasks_of(effects, seat, cause))
        advance(self.table, self.state, self.events)
        return self.events

    # --- asking -------------------------------------------------------------------------------------------------------

    def glaciers(self) -> set[str]:
        """Places of oceans on their glacier side."""
        return {self.table.map.places[place] for place in glaciers(self.here)}

    def waters(self) -> set[str]:
        """Places of oceans on their water side."""
        return {self.table.map.places[place] for place in water(self.here)}

    def people_at(self, place: str) -> int:
        """Population on a place."""
        return self.here.people[self.table.map.index[place]]

    def result(self) -> MissionResult:
        """What the campaign keeps of the mission as it stands."""
        return self.rules.result(self.here)

    def stocks(self, seat: int) -> dict[str, int]:
        return {name: units for name in ALL_RESOURCES if (units := self.stock_of(seat, name))}

    def productions(self, seat: int) -> dict[str, int]:
        return {name: steps for name in ALL_RESOURCES if (steps := self.production_of(seat, name))}


class Mission(Beginning):
    """The action phase of the first generation, seat 0 first; every hand, stock and production is empty."""

    def __init__(
        self,
        seats: int = 2,
        mission: int = 1,
        sides: tuple[str, ...] = (),
        *,
        twist: bool = False,
        seed: int = 1,
        starts: tuple[SeatStart, ...] = (),
        pool: tuple[str, ...] = (),
        **options: str | int | bool,
    ) -> None:
        super().__init__(*starts, seats=seats, mission=mission, first=0, pool=pool, away=(), seed=seed, **options)
        state, content = self.here, self.table.cards_of_campaign
        back = [card for player in state.players for card in (*player.hand, *player.offered)]
        state.deck = (*state.deck[state.drawn :], *back, *state.discard)
        state.drawn, state.discard = 0, []
        lasting = content.cards[content.twist_of(mission)]
        for seat, old in enumerate(state.players):
            player = self.table.new_player()
            player.identity, player.title, player.titles = old.identity, old.title, old.titles
            state.players[seat] = player
            if seat < len(sides):
                reveal_corporation(self.table, state, seat, content[sides[seat]])
            if twist:
                apply_lasting(player, lasting)
        state.sealed = [None] * seats
        state.agenda = Agenda(turn=[Turn(0, 0)], phase=[Phase(0, "production")])


class StandAlone(Beginning):
    """A mission that everybody enters there, outside any campaign."""

    def __init__(self, seats: int = 2, mission: int = 1, seed: int = 1, **options: str | int | bool) -> None:
        self.set_up(LegacyRules(Setup.quick("legacy", seats, seed, mission=mission, **options)))


def _setup(
    starts: tuple[SeatStart, ...], seed: int, mission: int, campaign: str, options: dict[str, str | int | bool]
) -> Setup:
    return Setup.quick("legacy", len(starts), seed, mission=mission, campaign=campaign, **options)
