"""The rule book's chapter Setup: decks, corporations, starting hands, options of a game."""

from collections import Counter

import pytest

from mars_desktop.engine import Choice, Refused, Setup, SetupProblem
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State


def dealt(seats: int, seed: int = 3, **options: str | int | bool) -> tuple[TerraformingRules, State]:
    rules = TerraformingRules(Setup.quick("terraforming", seats, seed, **options))
    return rules, rules.new_state()


def answer(rules: TerraformingRules, state: State, seat: int, corporation: int, cards: int) -> str:
    """Let a seat choose one of its corporations (by position) and keep its first cards; returns the corporation."""
    pick = next(d for d in rules.pending(state) if d.seat == seat).picks[corporation]
    rules.apply(state, pick.choice(pick.items[:cards]))
    return pick.stem.words[0]


def test_the_parameters_and_ratings_stand_at_their_start() -> None:
    _, state = dealt(3)
    assert state.parameters == [-30, 0, 0]
    assert [player.tr for player in state.players] == [20, 20, 20]
    assert (state.generation, state.first) == (1, 0)
    assert not any(state.tile)


@pytest.mark.parametrize(("corporate_era", "projects"), [(False, 137), (True, 208)])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_seat_is_dealt_2_corporations_and_10_projects_of_the_decks_in_play(
    seats: int, corporate_era: bool, projects: int
) -> None:
    rules, state = dealt(seats, corporate_era=corporate_era)
    cards = rules.table.cards
    assert len(state.deck) == projects
    offered = [card for player in state.players for card in player.offered]
    corporations = [card for player in state.players for card in player.dealt_corporations]
    assert len(set(offered)) == 10 * seats
    assert len(set(corporations)) == 2 * seats
    assert state.drawn == 10 * seats
    decks = {"base", "corporate-era"} if corporate_era else {"base"}
    assert {cards[card].deck for card in offered} <= decks
    assert {cards[card].deck for card in corporations} <= {"standard", "corporate-era"} - ({"corporate-era"} - decks)


def test_the_standard_game_deals_the_10_standard_corporations_and_corporate_era_12() -> None:
    rules, _ = dealt(2)
    standard = rules.table.content.corporations(corporate_era=False)
    era = rules.table.content.corporations(corporate_era=True)
    assert (len(standard), len(era)) == (10, 12)
    extra = {rules.table.cards[card].id for card in set(era) - set(standard)}
    assert extra == {"saturn-systems", "teractor"}


def test_everybody_chooses_at_once_and_nothing_is_revealed_before_the_last_has_chosen() -> None:
    rules, state = dealt(3)
    assert [(d.seat, d.kind, d.sealed) for d in rules.pending(state)] == [(seat, "start", True) for seat in range(3)]
    answer(rules, state, 2, 0, 4)
    answer(rules, state, 0, 1, 0)
    assert [d.seat for d in rules.pending(state)] == [1]
    assert [player.corporation for player in state.players] == [-1, -1, -1]
    assert [player.stock[0] for player in state.players] == [0, 0, 0]
    assert rules.view(state, 1).sealed[2] == Choice(2, "sealed")
    answer(rules, state, 1, 0, 10)
    assert all(player.corporation >= 0 for player in state.players)


def test_players_reveal_in_player_order_take_what_they_start_with_and_pay_3_for_each_card_they_keep() -> None:
    rules, state = dealt(2)
    kept = [3, 5]
    names: list[str] = []
    for seat in (1, 0):
        names.insert(0, answer(rules, state, seat, 0, kept[seat]))
    for seat, player in enumerate(state.players):
        face = rules.table.content[names[seat]].face
        assert len(player.hand) == kept[seat]
        assert player.stock[0] == face.mc - 3 * kept[seat]  # type: ignore[union-attr]  # a corporation
        assert player.offered == player.dealt_corporations == []
    assert len(state.discard) == 20 - 8
    assert (rules.pending(state)[0].seat, rules.pending(state)[0].kind) == (0, "action")


def test_the_first_generation_begins_with_the_action_phase_of_the_first_player() -> None:
    rules, state = dealt(4)
    for seat in range(4):
        answer(rules, state, seat, 0, 0)
    assert [(d.seat, d.kind) for d in rules.pending(state)] == [(0, "action")]
    assert state.generation == 1


def test_nobody_keeps_more_cards_than_the_corporation_can_pay() -> None:
    rules, state = next(
        (rules, state)
        for seed in range(50)
        for rules, state in [dealt(2, seed)]
        if rules.table.content.index["phobolog"] in state.players[0].dealt_corporations
    )
    pick = next(p for p in rules.pending(state)[0].picks if p.stem.words == ("phobolog",))
    assert (pick.low, pick.high) == (0, 23 // 3)
    with pytest.raises(Refused):
        rules.apply(state, pick.choice(pick.items[:8]))
    rules.apply(state, pick.choice(pick.items[:7]))


def test_a_corporation_that_was_not_dealt_or_a_card_that_was_not_offered_cannot_be_chosen() -> None:
    rules, state = dealt(2)
    mine = rules.pending(state)[0].picks[0]
    foreign = rules.pending(state)[1].picks[0]
    for choice in (
        mine.stem._replace(words=foreign.stem.words),
        mine.stem._replace(words=mine.stem.words + foreign.items[:1]),
    ):
        assert rules.refuse(state, choice) is not None
    doubled = mine.stem._replace(words=mine.stem.words + mine.items[:1] * 2)
    assert rules.refuse(state, doubled) is not None


@pytest.mark.parametrize("corporate_era", [True, False])
def test_beginners_get_42_and_all_10_cards_for_nothing_and_choose_nothing(corporate_era: bool) -> None:
    rules, state = dealt(3, beginners="1,3", corporate_era=corporate_era)
    assert [d.seat for d in rules.pending(state)] == [1]
    answer(rules, state, 1, 0, 2)
    for seat in (0, 2):
        player = state.players[seat]
        assert rules.table.cards[player.corporation].id == "beginner-corporation"
        assert (player.stock, len(player.hand)) == ([42, 0, 0, 0, 0, 0], 10)
    assert len(state.players[1].hand) == 2


def test_a_table_of_beginners_starts_playing_at_once() -> None:
    rules, state = dealt(5, beginners="all", corporate_era=False)
    assert [(d.seat, d.kind) for d in rules.pending(state)] == [(0, "action")]
    assert [player.production for player in state.players] == [[1] * 6] * 5


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    codec = dealt(3)[0].codec
    assert codec.encode(dealt(3, 7)[1]) == codec.encode(dealt(3, 7)[1])
    assert codec.encode(dealt(3, 7)[1]) != codec.encode(dealt(3, 8)[1])


def test_every_card_is_in_exactly_one_place_after_dealing() -> None:
    rules, state = dealt(4)
    cards = Counter(state.deck[state.drawn :])
    for player in state.players:
        cards.update(player.offered)
    assert cards == Counter(rules.table.content.deck(corporate_era=True))


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (0, {}, "terraforming is for 1 to 5 seats, not for 0"),
        (6, {}, "terraforming is for 1 to 5 seats, not for 6"),
        (2, {"map": "venus"}, "option 'map' of terraforming cannot be 'venus'; allowed are: tharsis, hellas, elysium"),
        (2, {"corporate_era": 1}, "option 'corporate_era' of terraforming cannot be 1; allowed are: true, false"),
        (2, {"beginners": "1,4"}, "option 'beginners' cannot be '1,4'; write none, all, or seat numbers from 1 to 2"),
        (2, {"beginners": "0"}, "option 'beginners' cannot be '0'"),
        (2, {"beginners": ""}, "option 'beginners' cannot be ''"),
        (2, {"colour": "red"}, "terraforming has no option 'colour'; it has: "),
    ],
)
def test_a_setup_that_cannot_be_played_says_what_where_and_what_to_do(
    seats: int, options: dict[str, str | int | bool], sentence: str
) -> None:
    with pytest.raises(SetupProblem) as problem:
        TerraformingRules(Setup.quick("terraforming", seats, 1, **options))
    assert str(problem.value).startswith(sentence)
