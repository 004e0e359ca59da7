"""Rule book: Setup. Campaign Preparations, Mission 1 Setup, Saved Cards and Starting Hand."""

import pytest

from mars_desktop.games.legacy.mission_start import SeatStart
from tests.games.legacy.situation import INNOVATIONS, Beginning, StandAlone

SIDES = ("common-hearth-a", "hoarfrost-works-a", "scarp-and-span-a")


def test_each_player_chooses_a_corporation_that_nobody_else_has() -> None:
    table = Beginning(SeatStart("p1"), SeatStart("p2"))
    assert (table.asked.kind, len(table.options)) == ("corporation", 6)
    table.do("corporation greenwake")
    assert (table.asked.seat, "corporation greenwake" in table.options, len(table.options)) == (1, False, 5)


def test_for_each_mission_either_side_of_the_corporation_may_be_played() -> None:
    table = Beginning(SeatStart("p1", "greenwake"), SeatStart("p2", "common-hearth"), mission=3)
    table.begin()
    assert {pick.stem.words[0] for pick in table.asked.picks} == {"greenwake-a", "greenwake-b"}
    table.do("p1 start greenwake-b", "p2 start common-hearth-a")
    assert table.result().seats[0].side == "B"


def test_markers_stand_at_their_starts_and_nothing_lies_on_the_map() -> None:
    table = Beginning()
    starts = [track.start for track in table.table.map.tracks]
    assert (table.state.generation, table.state.parameters) == (1, starts)
    assert starts[::2] == [-30, 0]
    assert not any(table.state.tile)


def test_the_rating_starts_at_twenty_five_and_every_production_at_nothing() -> None:
    table = Beginning()
    assert [(player.tr, player.production, player.stock) for player in table.here.players] == [
        (25, [0] * 7, [0] * 7)
    ] * 2


def test_ten_project_cards_are_dealt_to_each_player() -> None:
    table = Beginning(seats=3)
    assert [len(player.offered) for player in table.here.players] == [10, 10, 10]
    drawn = [card for player in table.here.players for card in (*player.offered, *player.hand)]
    assert len(set(drawn)) == len(drawn)


def test_sides_and_cards_are_chosen_in_secret_and_revealed_in_player_order() -> None:
    table = Beginning(seats=3, first=1).begin()
    table.do("p1 start common-hearth-a", "p3 start scarp-and-span-a")
    assert [player.corporation for player in table.here.players] == [-1, -1, -1]
    happened = table.do("p2 start hoarfrost-works-a")
    assert [event.cause for event in happened if event.kind == "corporation"] == [SIDES[1], SIDES[2], SIDES[0]]


def test_three_money_are_paid_for_each_card_kept_and_the_others_are_discarded() -> None:
    table = Beginning().begin(*SIDES[:2], keep=4)
    assert table.stock_of(0, "mc") == table.money("common-hearth-a") - 12
    assert (len(table.player(0).hand), len(table.state.discard)) == (2 + 4, 12)


def test_nobody_can_keep_more_cards_than_the_corporation_can_pay() -> None:
    table = Beginning(SeatStart("p1", "scarp-and-span"), SeatStart("p2", "greenwake")).begin()
    assert {pick.stem.words[0]: pick.high for pick in table.asked.picks} == {
        "scarp-and-span-a": 10,
        "scarp-and-span-b": 10,
    }
    dealt = table.names(table.player(0).offered)
    happened = table.do("p1 start scarp-and-span-a " + " ".join(dealt), "p2 start greenwake-a")
    assert happened
    assert table.stock_of(0, "mc") == table.money("scarp-and-span-a") - 30


def test_a_corporation_gives_its_starting_resources_and_production() -> None:
    table = Beginning(SeatStart("p1", "scarp-and-span"), SeatStart("p2", "greenwake"))
    table.do("p1 development scarp-and-span-m1a", "p2 development greenwake-m1a")
    table.do("p1 start scarp-and-span-b", "p2 start greenwake-a")
    assert table.stocks(0) == {"mc": table.money("scarp-and-span-b"), "steel": 4 + 3, "workers": 2}
    # the upkeep of the hull takes 1 M€ production
    assert table.productions(0) == {"mc": -1, "steel": 1, "workers": 1 + 1}


def test_the_corporations_own_tag_sets_off_its_own_effect() -> None:
    table = Beginning(SeatStart("p1", "far-counter-line"), SeatStart("p2", "common-hearth"))
    table.do("p1 development far-counter-line-m1b", "p2 development common-hearth-m1a")
    table.do("p1 start far-counter-line-a", "p2 start common-hearth-a")
    assert table.stocks(0) == {"mc": table.money("far-counter-line-a") + 6 + 1, "titanium": 3, "workers": 2 + 1}


def test_each_player_chooses_one_of_two_developments_and_it_costs_nothing() -> None:
    table = Beginning()
    assert table.options == {"development common-hearth-m1a", "development common-hearth-m1b"}
    table.do("p1 development common-hearth-m1a", "p2 development hoarfrost-works-m1b")
    table.do("p1 start common-hearth-a", "p2 start hoarfrost-works-a")
    assert table.stock_of(0, "mc") == table.money("common-hearth-a")
    assert table.stock_of(1, "mc") == table.money("hoarfrost-works-a")
    assert table.names(table.player(0).played) == ["common-hearth-m1a"]
    assert table.production_of(0, "workers") == 2 + 1 + 1


def test_a_development_once_chosen_stays_for_the_whole_campaign() -> None:
    start = SeatStart("p1", "common-hearth", developments={1: "b", 2: "a"})
    table = Beginning(start, SeatStart("p2", "greenwake", developments={1: "a", 2: "a"}), mission=3)
    assert table.options == {"development common-hearth-m3a", "development common-hearth-m3b"}
    table.begin("common-hearth-a", "greenwake-a")
    table.apply(table.asked.options[0])
    played = set(table.names(table.player(0).played))
    assert played == {"common-hearth-m1b", "common-hearth-m2a", "common-hearth-m3a"}
    assert table.result().seats[0].developments == {1: "b", 2: "a", 3: "a"}


def test_developments_are_played_in_player_order_after_all_corporations() -> None:
    table = Beginning(seats=3, first=2).begin()
    happened = table.do(*(f"p{seat + 1} start {side}" for seat, side in enumerate(SIDES)))
    order = [(event.kind, event.seat) for event in happened if event.kind in ("corporation", "development")]
    assert order == [("corporation", s) for s in (2, 0, 1)] + [("development", s) for s in (2, 0, 1)]


def test_several_developments_are_played_in_the_order_that_serves_their_owner() -> None:
    """The tag of an earlier mission's development is seen by the effect of a later one."""
    chosen = {1: "a", 2: "a", 3: "a", 4: "a", 5: "b", 6: "a", 7: "b"}
    other = dict.fromkeys(range(1, 8), "a")
    table = Beginning(
        SeatStart("p1", "greenwake", developments=chosen),  # type: ignore[arg-type]  # versions as plain texts
        SeatStart("p2", "far-counter-line", developments=other),  # type: ignore[arg-type]  # as above
        mission=7,
    )
    table.begin("greenwake-a", "far-counter-line-a")
    printed = 4 + 0 + 2 + 1 + 2 + 1 + 0
    assert table.stock_of(0, "plants") == 3 + printed + 2, "its own plant tag and that of the Grafting Bench"


def test_the_player_orders_the_effects_of_developments() -> None:
    table = Beginning(SeatStart("p1", "common-hearth"), SeatStart("p2", "scarp-and-span"))
    table.do("p1 development common-hearth-m1b", "p2 development scarp-and-span-m1b")
    table.do("p1 start common-hearth-a", "p2 start scarp-and-span-a")
    assert (table.asked.kind, table.asked.seat) == ("claim", 0)
    table.do("claim D1")
    assert (table.asked.kind, table.asked.seat, "D1" in table.places) == ("claim", 1, False)


def test_the_mission_twist_gives_to_everybody_after_the_developments() -> None:
    table = Beginning(SeatStart("p1", "greenwake"), SeatStart("p2", "lantern-institute"))
    table.do("p1 development greenwake-m1a", "p2 development lantern-institute-m1b")
    table.do("p1 start greenwake-a", "p2 start lantern-institute-a")
    assert (table.production_of(0, "workers"), table.stock_of(0, "workers")) == (1, 2)
    assert (table.production_of(1, "workers"), table.stock_of(1, "workers")) == (1, 2)


# --- Saved Cards and Starting Hand ------------------------------------------------------------------------------------


def test_saved_cards_come_to_the_hand_for_nothing_before_setup_as_normal() -> None:
    table = Beginning(SeatStart("p1", "greenwake", saved=("seed-ice", "asteroid")), seats=2, mission=2)
    assert table.hand_of(0) == ["seed-ice", "asteroid"]
    assert len(table.player(0).offered) == 10


def test_a_saved_card_lies_in_no_deck() -> None:
    saved = ("seed-ice", "thinking-glacier")
    table = Beginning(
        SeatStart("p1", "greenwake", saved=saved), seats=2, mission=2, away=("asteroid",), pool=INNOVATIONS[5:7]
    )
    dealt = [c for player in table.here.players for c in (*player.offered, *player.hand)]
    everything = table.deck + table.names(dealt)
    assert sorted(everything.count(card) for card in (*saved, "asteroid")) == [0, 1, 1]
    assert all(everything.count(card) == 1 for card in INNOVATIONS[5:7])


def test_saved_cards_that_are_not_playable_in_this_mission_are_replaced_by_random_cards() -> None:
    table = Beginning(SeatStart("p1", "greenwake", saved=("seed-ice", "asteroid")), seats=2, mission=3)
    hand = table.hand_of(0)
    assert (hand[0], len(hand)) == ("asteroid", 2)
    assert 3 in table.table.cards_of_campaign[hand[1]].face.missions  # type: ignore[union-attr]  # a project


def test_without_any_saved_card_two_random_cards_are_drawn() -> None:
    table = Beginning(
        SeatStart("p1", "greenwake", saved=("asteroid",)), SeatStart("p2", "lantern-institute"), mission=2
    )
    assert (table.hand_of(0), len(table.hand_of(1))) == (["asteroid"], 2)


@pytest.mark.parametrize("mission", range(1, 8))
def test_the_deck_of_a_mission_holds_exactly_the_cards_marked_for_it_and_the_innovations_of_the_pool(
    mission: int,
) -> None:
    pool = INNOVATIONS[:3]
    table = Beginning(mission=mission, pool=pool)
    dealt = [c for player in table.here.players for c in (*player.offered, *player.hand)]
    held = sorted(table.deck + table.names(dealt))
    cards = table.table.cards_of_campaign.cards
    marked = [c.id for c in cards if not c.innovation and mission in getattr(c.face, "missions", ())]
    assert held == sorted((*marked, *pool))


def test_innovations_outside_the_pool_lie_in_their_box() -> None:
    table = Beginning(pool=INNOVATIONS[:3])
    assert sorted(table.names(table.here.innovations)) == sorted(INNOVATIONS[3:])


def test_the_help_for_the_last_title_comes_with_the_corporation_and_may_pay_for_cards() -> None:
    table = Beginning(SeatStart("p1", "far-counter-line", money=15), SeatStart("p2", "greenwake", money=5))
    table.do("p1 development far-counter-line-m1a", "p2 development greenwake-m1a")
    dealt = table.names(table.player(0).offered)
    table.do("p1 start far-counter-line-a " + " ".join(dealt), "p2 start greenwake-a")
    assert (table.stock_of(0, "mc"), table.stock_of(1, "mc")) == (
        table.money("far-counter-line-a") + 1 + 15 - 30,
        table.money("greenwake-a") + 5,
    )


def test_the_first_player_of_a_campaign_mission_is_the_one_it_names() -> None:
    table = Beginning(seats=3, first=2).begin(*SIDES)
    assert table.asked.seat == 2


# --- Stand-Alone Game -------------------------------------------------------------------------------------------------


def test_alone_standing_missions_give_fifteen_money_and_two_cards_to_everybody() -> None:
    table = StandAlone(3, mission=4)
    while table.asked.kind in ("corporation", "development"):
        table.apply(table.asked.options[0])
    assert [(player.money, len(player.hand)) for player in table.here.players] == [(15, 2)] * 3
    table.do(*(f"p{seat + 1} start {player.identity}-a" for seat, player in enumerate(table.here.players)))
    assert table.stock_of(0, "mc") >= 15 + 34


@pytest.mark.parametrize("mission", range(1, 8))
def test_in_a_stand_alone_game_a_development_is_chosen_for_each_mission_up_to_this(mission: int) -> None:
    table = StandAlone(2, mission=mission)
    table.do("corporation greenwake", "corporation lantern-institute")
    asked = []
    while table.asked.kind == "development":
        asked.append(table.asked.options[0].words[0])
        table.apply(table.asked.options[0])
    assert len(asked) == 2 * mission
    assert [sorted(player.developments) for player in table.here.players] == [list(range(1, mission + 1))] * 2


@pytest.mark.parametrize("mission", range(1, 8))
def test_in_a_stand_alone_game_two_random_innovations_times_the_mission_number_join_the_pool(mission: int) -> None:
    table = StandAlone(2, mission=mission)
    assert len(table.here.innovations) == 36 - 2 * mission
    held = table.deck + [c for player in table.here.players for c in table.names(player.hand + player.offered)]
    assert len([card for card in held if card in INNOVATIONS]) == 2 * mission


def test_a_stand_alone_game_saves_nothing_for_a_next_mission() -> None:
    table = StandAlone(2, mission=1)
    assert table.table.next_mission is None
