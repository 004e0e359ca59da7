"""Rule decisions 1 to 6: where the rule book is silent or contradicts itself."""

import pytest

from tests.games.terraforming.situation import Situation

NEEDS_A_TILE = {
    "cupola-city": {"mc": 3},
    "capital": {"mc": 5},
    "noctis-city": {"mc": 3},
    "commercial-district": {"mc": 4},
    "natural-preserve": {"mc": 1},
    "mohole-area": {"heat": 4},
    "protected-valley": {"mc": 2},
    "underground-city": {"steel": 2},
}


def without_room(card: str, **options: str | int | bool) -> Situation:
    """A table whose hexes are all taken and at which nothing but the tile keeps the card from being played."""
    table = Situation(2, (), 1, **options).stock(0, mc=50).hand(0, card)
    energy = {"capital": 2, "underground-city": 2, "natural-preserve": 0, "mohole-area": 0, "protected-valley": 0}
    table.production(0, energy=energy.get(card, 1)).cover("land", "ocean_areas").tile("E3", "city", 1)
    return table.parameters(oceans=4)


# 1: a tile that cannot be placed


@pytest.mark.parametrize("card", NEEDS_A_TILE)
def test_1_a_card_whose_tile_has_no_room_is_unplayable(card: str) -> None:
    assert str(without_room(card).refused(f"play {card}")).startswith("no-place")


@pytest.mark.parametrize("card", NEEDS_A_TILE)
def test_1_a_table_may_agree_to_skip_the_tile_and_carry_out_the_rest(card: str) -> None:
    table = without_room(card, unplaceable_tiles="skip")
    tiles = table.state.tile[:]
    events = table.do(f"play {card}")
    assert table.productions(0) == NEEDS_A_TILE[card]
    assert table.state.tile == tiles
    assert [event.kind for event in events].count("not-placed") == 1


def test_1_a_skipped_mining_tile_gives_neither_bonus_nor_production() -> None:
    table = without_room("mining-rights", unplaceable_tiles="skip").production(0, energy=0)
    table.do("play mining-rights")
    assert table.productions(0) == {}
    assert table.stocks(0) == {"mc": 41}


def test_1_a_tile_must_be_placed_where_there_is_room_even_when_skipping_is_agreed() -> None:
    table = Situation(unplaceable_tiles="skip").stock(0, mc=16).production(0, energy=1).hand(0, "cupola-city")
    table.do("play cupola-city")
    assert table.asked.kind == "place"
    assert table.options == {f"place {place}" for place in table.places}


# 2: standard game and Corporate Era


def test_2_the_standard_game_starts_with_1_of_each_production_and_without_corporate_era_cards() -> None:
    table = Situation(corporate_era=False)
    assert set(table.productions(0).values()) == {1}
    assert len(table.productions(0)) == 6
    assert {table.table.cards[c].deck for c in table.state.deck} == {"base"}


def test_2_corporate_era_starts_with_no_production_and_all_cards() -> None:
    table = Situation(corporate_era=True)
    assert table.productions(0) == {}
    assert {table.table.cards[c].deck for c in table.state.deck} == {"base", "corporate-era"}


# 3: ties


@pytest.mark.parametrize(
    ("money", "winners", "verdict"),
    [((5, 7, 9), (2,), "tie-money"), ((9, 9, 1), (0, 1), "tie-shared"), ((4, 4, 4), (0, 1, 2), "tie-shared")],
)
def test_3_ties_are_won_by_the_most_money_and_shared_after_that(
    money: tuple[int, ...], winners: tuple[int, ...], verdict: str
) -> None:
    table = Situation(seats=3)
    for seat, mc in enumerate(money):
        table.stock(seat, mc=mc)
    score = table.rules.score(table.state)
    assert (score.winners, score.verdict) == (winners, verdict)


# 4: drafts


@pytest.mark.parametrize(
    ("draft", "kinds"),
    [("none", ["research"]), ("one", ["draft", "draft", "draft", "research"]), ("two", ["draft", "research"])],
)
def test_4_no_draft_keep_one_or_keep_two_are_options(draft: str, kinds: list[str]) -> None:
    table = Situation(research_draft=draft)
    table.end_generation()
    asked = []
    while table.asked.kind != "action":
        asked.append(table.asked.kind)
        for _ in range(2):
            pick = table.asked.picks[0]
            table.apply(pick.choice(pick.items[: pick.low]))
    assert asked == kinds


def test_4_there_is_no_draft_by_default() -> None:
    table = Situation()
    table.end_generation()
    assert table.asked.kind == "research"


# 5: CEO's Favorite Project and Robotic Workforce


def test_5_ceos_favorite_project_without_a_target_is_playable_for_nothing() -> None:
    table = Situation().stock(0, mc=1).hand(0, "ceos-favorite-project").in_play(0, "media-group", "fish")
    table.do("play ceos-favorite-project")
    assert (table.stocks(0), table.held_by("fish"), table.asked.kind) == ({"mc": 3}, 0, "action")


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("noctis-city", {"energy": 1}, {"mc": 3}),
        ("immigrant-city", {"energy": 1}, {"mc": -2}),
        ("strip-mine", {"energy": 2}, {"steel": 2, "titanium": 1}),
        ("tropical-resort", {"heat": 2}, {"mc": 3}),
    ],
)
def test_5_robotic_workforce_repeats_the_whole_printed_production_box(
    card: str, before: dict[str, int], after: dict[str, int]
) -> None:
    table = Situation().stock(0, mc=9).hand(0, "robotic-workforce").in_play(0, card).production(0, **before)
    table.do("play robotic-workforce")
    assert table.productions(0) == after


@pytest.mark.parametrize(("card", "short"), [("noctis-city", "energy"), ("immigrant-city", "mc")])
def test_5_a_box_that_cannot_be_repeated_in_full_is_not_offered(card: str, short: str) -> None:
    table = Situation().stock(0, mc=9).hand(0, "robotic-workforce").in_play(0, card)
    table.production(0, energy=1, mc=0).production(0, **({"energy": 0} if short == "energy" else {"mc": -4}))
    assert table.refused("play robotic-workforce").key == "nothing-to-copy"


# 6: solo


def test_6_a_solo_game_has_14_generations_and_starts_at_rating_14() -> None:
    table = Situation(seats=1)
    assert table.tr_of(0) == 14
    for _ in range(13):
        table.next_generation()
    assert table.state.generation == 14
    table.end_generation()
    assert table.pending == ()


@pytest.mark.parametrize(
    ("goal", "complete", "rating", "won"),
    [
        ("parameters", True, 14, True),
        ("parameters", False, 80, False),
        ("rating", False, 63, True),
        ("rating", True, 62, False),
    ],
)
def test_6_a_solo_game_is_won_by_parameters_or_if_agreed_by_rating_63(
    goal: str, complete: bool, rating: int, won: bool
) -> None:
    table = Situation(1, (), 1, solo_goal=goal).rating(0, rating)
    table.state.generation = 14
    if complete:
        table.parameters(temperature=8, oxygen=14, oceans=9)
    table.end_generation()
    assert table.pending == ()
    score = table.rules.score(table.state)
    assert (score.winners, score.verdict) == (((0,), "solo-won") if won else ((), "solo-lost"))
