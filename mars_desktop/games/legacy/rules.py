"""The Legacy of Mars as a ruleset: one mission, of a campaign or by itself."""

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from mars_desktop.engine.agenda import Agenda
from mars_desktop.engine.choice import Choice
from mars_desktop.engine.codec import Codec, CodecProblem
from mars_desktop.engine.decision import Answers, Candidate, Decision
from mars_desktop.engine.event import Event
from mars_desktop.engine.pack_files import PackProblem
from mars_desktop.engine.reason import Reason
from mars_desktop.engine.rng import Rng
from mars_desktop.engine.ruleset import register
from mars_desktop.engine.score import Score
from mars_desktop.engine.setup import Option, Setup, SetupProblem
from mars_desktop.games.legacy import ending, innovations, opening
from mars_desktop.games.legacy.campaign.content import UNNAMED_CARD
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.mission_start import START_CODEC, MissionResult, MissionStart, SeatStart
from mars_desktop.games.legacy.results import mission_result, score_of_mission
from mars_desktop.games.legacy.state import LegacyState, of_mission
from mars_desktop.games.legacy.table import MissionTable
from mars_desktop.games.legacy.views import view_of_mission
from mars_desktop.games.terraforming.actions import Entries, Entry, convert
from mars_desktop.games.terraforming.content import Content
from mars_desktop.games.terraforming.flow import advance
from mars_desktop.games.terraforming.maps import GameMap
from mars_desktop.games.terraforming.phases import phase_name
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.solo import place_neutral_tiles
from mars_desktop.games.terraforming.state import (
    NEUTRAL,
    NO_CARD,
    NO_TILE,
    NOBODY,
    TILE_INDEX,
    Phase,
    State,
)
from mars_desktop.games.terraforming.table import Table


@register
class LegacyRules(TerraformingRules):
    """One mission for one to five seats.

    Option ``campaign``: how the mission begins, as JSON of :class:`MissionStart`; empty for a stand-alone mission
    of the campaign ``pack``, which everybody enters there.
    """

    id: ClassVar[str] = "legacy"
    revision: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Option("mission", (1, 2, 3, 4, 5, 6, 7), free=True),
        Option("pack", ("patience",), free=True),
        Option("campaign", ("",), free=True),
        Option("unplaceable_tiles", ("unplayable", "skip")),
        Option("effect_order", ("matters", "always")),
        Option("full_board_ends", (False,)),
        Option("undo", ("barrier", "free")),
    )
    codec = Codec(LegacyState)

    table: MissionTable

    def _lay_table(self, setup: Setup) -> Table:
        return MissionTable(setup, self._options, self._start_of(setup))

    def _start_of(self, setup: Setup) -> MissionStart:
        text = str(self._options["campaign"])
        if text:
            try:
                start = START_CODEC.decode(text.encode())
            except CodecProblem as problem:
                raise SetupProblem(
                    f"option 'campaign' of legacy does not say how a mission begins: {problem}"
                ) from None
        else:
            mission = self._options["mission"]
            start = MissionStart(
                pack=str(self._options["pack"]),
                mission=mission if isinstance(mission, int) else 1,
                seats=tuple(SeatStart("") for _ in setup.seats),
                standalone=True,
            )
        self._check_start(setup, start)
        return start

    def _check_start(self, setup: Setup, start: MissionStart) -> None:
        if len(start.seats) != len(setup.seats):
            raise SetupProblem(f"the mission begins with {len(start.seats)} players, but {len(setup.seats)} are seated")
        try:
            content = campaign_content(start.pack)
        except PackProblem as problem:
            raise SetupProblem(f"the campaign {start.pack!r} cannot be played: {problem.faults[0]}") from problem
        if start.mission not in content.missions:
            raise SetupProblem(
                f"option 'mission' of legacy cannot be {start.mission}; {content.campaign.name} has missions 1 to "
                f"{len(content.missions)}"
            )
        box = {content.cards[c].id for c in content.innovations}
        unknown = [card for card in (*start.pool, *start.innovations) if card not in box]
        for seat in start.seats:
            unknown += [card for card in seat.saved if card not in content.index and card != UNNAMED_CARD]
            if seat.corporation and seat.corporation not in content.identities:
                unknown.append(seat.corporation)
        if unknown:
            raise SetupProblem(f"the campaign {content.campaign.name} has no {unknown[0]!r}")

    def _list_entries(self) -> Entries:
        return _entries_of(self.table.content, self.table.map)

    def new_state(self, events: list[Event] | None = None) -> LegacyState:
        state = _lay_out(self.table, events)
        advance(self.table, state, events)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        name = phase_name(state)
        agenda = state.agenda
        if name == "corporation" and not (agenda.now or agenda.pool or agenda.turn):
            seat = agenda.phase[0].seat
            answers = self._corporations(of_mission(state), seat)
            return (Decision(state.number, seat, "corporation", "start", answers),)
        return super().pending(state)

    def _corporations(self, state: LegacyState, seat: int) -> Callable[[], Answers]:
        return lambda: opening.corporation_answers(self.table.cards_of_campaign, state, seat)

    def _last_decision(self, state: State, seat: int) -> Decision:
        here = of_mission(state)
        return Decision(
            state.number, seat, "conversion", "final", lambda: ending.conversion_answers(self.table, here, seat)
        )

    def candidates(self, state: State, seat: int) -> list[Candidate]:
        found = super().candidates(state, seat)
        decision = self.decision_of(state, seat)
        if decision is not None and decision.kind == "conversion":
            here = of_mission(state)
            for kind in ending.CONVERSIONS:
                reason = ending.refuse_last_conversion(self.table, here, seat, kind)
                if reason is not None:
                    found.append(Candidate(Choice(seat, "convert", (kind,)), reason))
        return found

    def execute(self, state: State, choice: Choice, events: list[Event] | None = None) -> None:
        if phase_name(state) == "corporation" and choice.verb == "corporation":
            state.number += 1
            here = of_mission(state)
            here.players[choice.seat].identity = choice.words[0]
            here.agenda.phase.pop(0)
            if events is not None:
                events.append(Event("corporation-chosen", choice.seat, choice.words[0]))
            advance(self.table, state, events)
            return
        super().execute(state, choice, events)

    def _close(self, state: State, choice: Choice, events: list[Event] | None) -> None:
        here, seat = of_mission(state), choice.seat
        if choice.verb != "convert":
            ending.stand_aside(self.table, here, seat)
            return
        ending.go_on(here, seat)
        if choice.words[0] == "workers":
            self.table.convert_workers(here, seat, events)
        else:
            convert(self.table, here, seat, choice.words[0], events)

    def view(self, state: State, seat: int | None) -> LegacyState:
        return view_of_mission(of_mission(state), seat)

    def score(self, state: State) -> Score:
        return score_of_mission(self.table, of_mission(state))

    def result(self, state: State) -> MissionResult:
        """What the campaign keeps of a finished mission."""
        return mission_result(self.table, of_mission(state))


@cache
def _entries_of(content: Content, board: GameMap) -> Entries:
    """The entries of all games of one mission."""
    own = (
        Entry("convert", ("workers",), _refuse_workers, None),
        Entry("sell", (), _refuse_sale, None),
        Entry("innovation", (), _refuse_innovation, None),
    )
    return Entries(content, board, own)


def _refuse_workers(table: Table, state: State, seat: int, subject: object) -> Reason | None:
    return ending.refuse_workers(table, of_mission(state), seat)


def _refuse_sale(table: Table, state: State, seat: int, subject: object) -> Reason | None:
    return None if state.players[seat].hand else Reason.of("needs-cards", need=1)


def _refuse_innovation(table: Table, state: State, seat: int, subject: object) -> Reason | None:
    if not isinstance(table, MissionTable):
        raise TypeError("this is no table of a mission")
    return innovations.refuse_action(of_mission(state), seat, table.mission.science_tags)


def _lay_out(table: MissionTable, events: list[Event] | None) -> LegacyState:
    """The board of the mission with its decks, boxes and neutral tiles, before anybody has chosen anything."""
    content, board, start = table.cards_of_campaign, table.map, table.start
    rng = Rng(table.setup.seed)
    box, pool = _innovations(table, rng)
    # a card that lies in a player's box, present or not, is in no deck
    boxed = {content.index.get(card) for card in (*start.away, *(card for seat in start.seats for card in seat.saved))}
    places = len(board.places)
    state = LegacyState(
        players=[table.new_player() for _ in range(table.seats)],
        rng=rng,
        deck=tuple(rng.shuffled([c for c in (*content.pool_of(start.mission), *pool) if c not in boxed])),
        parameters=[track.start for track in board.tracks],
        tile=[NO_TILE] * places,
        owner=[NOBODY] * places,
        tile_card=[NOBODY] * places,
        claim=[NOBODY] * places,
        agenda=Agenda(),
        sealed=[None] * table.seats,
        frozen=[0] * places,
        people=[0] * places,
        innovations=box,
        reached=[track.start for track in board.tracks],
    )
    state.first = start.first if start.first >= 0 else rng.below(table.seats)
    newcomer = content.campaign.newcomer_money
    for player, seat in zip(state.players, start.seats, strict=True):
        player.identity = seat.corporation
        player.money = newcomer if start.standalone and not table.solo else seat.money
        player.title, player.titles = seat.title or "-", seat.titles
        player.developments = dict(seat.developments)
        player.began = [content.index.get(card, NO_CARD) for card in seat.saved]
    for tile in table.mission.twist.tiles:
        place = board.index[tile.hex]
        state.tile[place] = TILE_INDEX[tile.tile]
        state.owner[place] = NOBODY if tile.tile == "ocean" else NEUTRAL
        state.tile_card[place] = NO_CARD if tile.tile == "ocean" else content.twist_of(start.mission)
        state.frozen[place] = int(tile.side == "glacier")
        state.people[place] = tile.population
        if events is not None:
            events.append(Event("neutral-tile", -1, table.mission.twist.id, (tile.tile, tile.hex)))
    if table.solo:
        place_neutral_tiles(table, state, events)
    state.agenda.phase = [
        *(Phase(seat, "corporation") for seat in table.order_from(state.first) if not start.seats[seat].corporation),
        Phase(state.first, "deal-mission"),
    ]
    return state


def _innovations(table: MissionTable, rng: Rng) -> tuple[list[int], list[int]]:
    """The shuffled innovation box, and the innovations in the card pool."""
    content, start = table.cards_of_campaign, table.start
    if start.standalone:
        box = rng.shuffled(list(content.innovations))
        count = min(len(box), start.mission * content.legacy_numbers.innovations_per_mission)
        return box[count:], box[:count]
    return (
        rng.shuffled([content.index[card] for card in start.innovations]),
        [content.index[card] for card in start.pool],
    )
