"""Campaigns at random, from founding to the last title: what holds of every one of them."""

from datetime import timedelta
from itertools import pairwise

from hypothesis import event, given, settings
from hypothesis import strategies as st

from mars_desktop.games.legacy.campaign import (
    Book,
    Campaign,
    CorporationCorrected,
    DevelopmentChosen,
    DevelopmentCorrected,
    Founded,
    Joined,
    Left,
    Line,
    Member,
    MissionAbandoned,
    MissionCorrected,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    MissionState,
    Renamed,
    Retitled,
    Returned,
    SavedChanged,
    Undone,
    book,
    extended,
    founded,
    history,
    line_text,
    next_member_id,
    read_line,
    refuse,
    start_of,
)
from mars_desktop.games.legacy.mission_start import SeatResult, Version
from tests.games.legacy.campaign.evening import BEGINNING, CORPORATIONS, INNOVATIONS, SMALL, member

CARDS = st.lists(st.sampled_from([card for card in SMALL.cards if card not in INNOVATIONS]), max_size=3, unique=True)
KINDS = (*("on",) * 9, "join", "left", "back", "name", "undo", "correct", "saved", "choose", "change", "give-up")
VERSIONS: st.SearchStrategy[Version] = st.sampled_from(("a", "b"))


@st.composite
def result_of(draw: st.DrawFn, present: tuple[str, ...], mission: int, seen: Book) -> dict[str, SeatResult]:
    """Results of these players that may be illegal in nothing but cards and developments."""
    order = draw(st.permutations(present))
    points = sorted(draw(st.lists(st.integers(20, 120), min_size=len(order), max_size=len(order))), reverse=True)
    told = {}
    for place, player in enumerate(order, 1):
        developments = {m: draw(VERSIONS) for m in range(1, mission + 1) if draw(st.booleans())}
        told[player] = SeatResult(
            points[place - 1],
            place,
            draw(st.sampled_from(("A", "B", ""))),
            {**developments, **{m: v for m, v in seen.player(player).box.developments.items() if m <= mission}},
            tuple(draw(CARDS)) if mission < len(SMALL.missions) else (),
            tuple(draw(st.lists(st.sampled_from(INNOVATIONS), max_size=1))),
            won=draw(st.booleans()) if seen.solo else None,
        )
    return told


@st.composite
def next_line(draw: st.DrawFn, campaign: Campaign) -> Line:
    """Any line, sometimes one that is refused, more often one that lets the campaign go on."""
    seen = book(campaign, SMALL)
    at = BEGINNING + timedelta(minutes=len(campaign.lines))
    players = [player.id for player in seen.players]
    someone = draw(st.sampled_from(players))
    mission = draw(st.integers(1, len(SMALL.missions)))
    kind = draw(st.sampled_from(KINDS))
    running = seen.in_play
    if kind == "on" and running is not None:
        told = draw(result_of(running.present, running.number, seen))
        return MissionFinished(at=at, mission=running.number, results=told)
    if kind == "on":
        following = seen.next_mission or mission
        if seen.mission(following).opened is None:
            return MissionOpened(at=at, mission=following)
        members = [player.id for player in seen.members]
        if not members:
            return Returned(at=at, player=someone)
        least = 1 if seen.solo else 2
        present = draw(st.lists(st.sampled_from(members), min_size=min(least, len(members)), max_size=5, unique=True))
        first = draw(st.integers(-1, len(present) - 1))
        return MissionStarted(at=at, mission=following, present=tuple(present), first=first)
    if kind == "correct":
        told = draw(result_of(tuple(draw(st.permutations(players))[:5]), mission, seen))
        return MissionCorrected(at=at, mission=mission, results=told)
    version = draw(VERSIONS)
    corporation = draw(st.sampled_from(sorted(CORPORATIONS)))
    number = len(players) % len(CORPORATIONS) + 1
    joining = Member(next_member_id(campaign), f"New {len(campaign.lines)}", "mint", member(number).corporation)
    names: list[Line] = [
        Renamed(at=at, player=someone, name=f"Name {len(campaign.lines)}", colour="azure"),
        Retitled(at=at, title=f"Title {len(campaign.lines)}"),
        CorporationCorrected(at=at, player=someone, corporation=corporation),
    ]
    others: dict[str, Line] = {
        "join": Joined(at=at, member=joining),
        "left": Left(at=at, player=someone),
        "back": Returned(at=at, player=someone),
        "name": draw(st.sampled_from(names)),
        "undo": Undone(at=at, line=draw(st.integers(1, len(campaign.lines)))),
        "saved": SavedChanged(at=at, player=someone, saved=tuple(draw(CARDS))),
        "choose": DevelopmentChosen(at=at, player=someone, mission=mission, version=version),
        "change": DevelopmentCorrected(at=at, player=someone, mission=mission, version=version),
        "give-up": MissionAbandoned(at=at, mission=running.number if running else mission),
    }
    return others[kind]


@st.composite
def campaigns(draw: st.DrawFn) -> list[Campaign]:
    """A campaign after its founding and after each of its lines."""
    players = draw(st.integers(1, 5))
    members = tuple(member(number) for number in range(1, players + 1))
    founding = Founded(at=BEGINNING, title="Random", pack="small", members=members, solo=players == 1)
    stages = [founded(SMALL, founding)]
    for _ in range(draw(st.integers(0, 40))):
        line = draw(next_line(stages[-1]))
        if refuse(stages[-1], SMALL, line) is None:
            stages.append(extended(stages[-1], SMALL, line))
    return stages


@settings(max_examples=150, deadline=None)
@given(campaigns())
def test_totals_are_the_sums_of_titles_and_points(stages: list[Campaign]) -> None:
    seen = book(stages[-1], SMALL)
    event(f"{sum(page.state is MissionState.FINISHED for page in seen.missions)} missions finished")
    for player in seen.players:
        entries = [page.entries[player.id] for page in seen.missions if player.id in page.entries]
        assert player.title_points == sum(SMALL.title_points[title] for title in player.titles.values())
        assert player.points == sum(entry.points for entry in entries)
        assert player.next_money in (0, 5, 10, 15)
    for page in seen.missions:
        played = len(page.entries)
        assert set(page.entries) == (set(page.present) if played else set())
        if played and not seen.solo:
            assert [entry.title for entry in page.entries.values()] == list(SMALL.titles[played])
        if page.state is MissionState.LOCKED:
            assert page == type(page)(page.number, page.state)


@settings(max_examples=100, deadline=None)
@given(campaigns())
def test_the_history_only_grows_and_goes_through_text(stages: list[Campaign]) -> None:
    for before, after in pairwise(stages):
        assert after.lines[:-1] == before.lines
    last = stages[-1]
    assert Campaign(tuple(read_line(line_text(line)) for line in last.lines)) == last


@settings(max_examples=100, deadline=None)
@given(campaigns())
def test_only_players_at_the_table_find_other_things_in_their_boxes(stages: list[Campaign]) -> None:
    for before, after in pairwise(stages):
        line = after.lines[-1]
        if isinstance(line, MissionFinished | MissionStarted | MissionAbandoned | Left | Returned | Joined):
            seen = book(before, SMALL)
            concerned = set(line.results) if isinstance(line, MissionFinished) else set()
            for player in book(after, SMALL).players:
                if player.id not in concerned and not (isinstance(line, Joined) and player.id == line.member.id):
                    assert player.box == seen.player(player.id).box


@settings(max_examples=100, deadline=None)
@given(campaigns())
def test_undoing_the_last_line_restores_the_book_exactly_and_undoing_that_brings_it_back(
    stages: list[Campaign],
) -> None:
    for before, after in pairwise(stages):
        at = BEGINNING + timedelta(days=1)
        undone = extended(after, SMALL, Undone(at=at, line=len(after.lines)))
        assert book(undone, SMALL) == book(before, SMALL)
        again = extended(undone, SMALL, Undone(at=at, line=len(undone.lines)))
        assert book(again, SMALL) == book(after, SMALL)
        assert [told.in_force for told in history(again)][: len(after.lines)] == [t.in_force for t in history(after)]


@settings(max_examples=100, deadline=None)
@given(campaigns())
def test_every_card_is_in_one_place(stages: list[Campaign]) -> None:
    seen = book(stages[-1], SMALL)
    boxed = [card for player in seen.players for card in player.box.cards]
    assert len(boxed) == len(set(boxed))
    innovations = [*seen.pool, *seen.innovations, *(card for card in boxed if card in INNOVATIONS)]
    assert sorted(innovations) == sorted(INNOVATIONS)


@settings(max_examples=100, deadline=None)
@given(campaigns())
def test_a_mission_in_play_began_with_what_the_book_told(stages: list[Campaign]) -> None:
    seen = book(stages[-1], SMALL)
    running = seen.in_play
    if running is not None:
        start = start_of(stages[-1], SMALL, running.number, running.present)
        for seat in start.seats:
            player = seen.player(seat.player)
            assert (seat.money, seat.title, seat.saved) == (player.next_money, player.next_title, player.box.cards)
            assert seat.developments == player.box.developments
