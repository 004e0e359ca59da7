"""Milestones and awards of every map, and the final scoring."""

import pytest

from tests.games.terraforming.situation import Situation


def with_map(board: str, seats: int = 2, **options: str | int | bool) -> Situation:
    return Situation(seats, (), 1, map=board, **options)


def just_short_then_met(table: Situation, milestone: str, meet: str) -> None:
    """The milestone is refused before the last step to it and claimed after it."""
    table.stock(0, mc=8)
    assert table.refused(f"milestone {milestone}").key == "milestone-unmet"
    prepare(table, meet)
    table.do(f"milestone {milestone}")
    assert table.stock_of(0, "mc") == 0
    assert table.points(0, "milestones") == 5


def prepare(table: Situation, step: str) -> None:
    """Change the first seat's side of the table by a step such as ``tile A1 city``."""
    verb, *words = step.split()
    if verb == "play":
        table.in_play(0, *words)
    elif verb == "hand":
        table.hand(0, *words)
    elif verb == "tile":
        table.tile(words[0], words[1], 0)
    elif verb == "rating":
        table.rating(0, int(words[0]))
    else:
        table.production(0, **{words[0]: int(words[1])})


TWELVE = "grass moss lichen bushes trees farming heather algae mine fish birds ants"
BUILDINGS = "mine strip-mine titanium-mine fuel-factory steelworks ironworks ore-processor"


@pytest.mark.parametrize(
    ("milestone", "before", "meet"),
    [
        ("terraformer", ["rating 34"], "rating 35"),
        ("mayor", ["tile A1 city", "tile ganymede-colony city"], "tile G3 city"),
        ("gardener", ["tile A1 greenery", "tile G3 greenery", "tile C4 city"], "tile G4 greenery"),
        ("builder", [f"play {BUILDINGS}"], "play rover-construction"),
        ("planner", [f"hand {TWELVE} virus comet capital"], "hand pets"),
    ],
)
def test_milestones_of_tharsis(milestone: str, before: list[str], meet: str) -> None:
    table = with_map("tharsis")
    for step in before:
        prepare(table, step)
    just_short_then_met(table, milestone, meet)


@pytest.mark.parametrize(
    ("milestone", "before", "meet"),
    [
        # building, power, space, science, plant, microbe, animal; an event's tag does not count
        ("diversifier", ["play solar-power solar-wind-power advanced-ecosystems investment-loan"], "play cupola-city"),
        ("tactician", ["play grass lichen bushes trees mine ice-cap-melting"], "play fish"),
        ("polar-explorer", ["tile H1 city", "tile I5 greenery", "tile G1 greenery"], "tile H6 greenery"),
        ("energizer", ["production energy 5"], "production energy 6"),
        ("rim-settler", ["play asteroid-mining miranda-resort"], "play methane-from-titan"),
    ],
)
def test_milestones_of_hellas(milestone: str, before: list[str], meet: str) -> None:
    table = with_map("hellas")
    for step in before:
        prepare(table, step)
    just_short_then_met(table, milestone, meet)


@pytest.mark.parametrize(
    ("milestone", "before", "meet"),
    [
        (
            "generalist",
            [f"production {name} 1" for name in ("mc", "steel", "titanium", "plants", "energy")],
            "production heat 1",
        ),
        ("specialist", ["production steel 9", "production mc 9"], "production heat 10"),
        ("ecologist", ["play advanced-ecosystems virus"], "play pets"),
        ("tycoon", [f"play {TWELVE} capital pets virus comet"], "play sponsors"),
        ("legend", ["play virus comet asteroid flooding mine"], "play sabotage"),
    ],
)
def test_milestones_of_elysium(milestone: str, before: list[str], meet: str) -> None:
    table = with_map("elysium")
    for step in before:
        prepare(table, step)
    just_short_then_met(table, milestone, meet)


def award_points(table: Situation, award: str) -> list[int]:
    table.state.awards[award] = 2
    return [table.points(seat, "awards") for seat in range(3)]


def test_awards_of_tharsis() -> None:
    table = with_map("tharsis", 3)
    table.tile("A1", "city", 0).tile("ganymede-colony", "city", 0).tile("G3", "special", 1).tile("E5", "ocean")
    assert award_points(table, "landlord") == [5, 2, 0]
    table.production(1, mc=3).rating(2, 60).production(2, mc=1)
    assert award_points(with_production(3, mc=(0, 3, 1)), "banker") == [0, 5, 2]
    science = with_map("tharsis", 3).in_play(2, "research").in_play(0, "gene-repair", "technology-demonstration")
    assert award_points(science, "scientist") == [2, 0, 5]
    heat = with_map("tharsis", 3).stock(0, heat=12).stock(1, heat=5).stock(2, heat=12)
    assert award_points(heat, "thermalist") == [5, 0, 5]  # Kim and Stanley 12 each, Robinson 5
    metal = with_map("tharsis", 3).stock(0, steel=3, titanium=2).stock(1, titanium=4).stock(2, steel=1)
    assert award_points(metal, "miner") == [5, 2, 0]


def with_production(seats: int, *, mc: tuple[int, ...]) -> Situation:
    table = with_map("tharsis", seats)
    for seat, level in enumerate(mc):
        table.production(seat, mc=level)
    return table


def test_awards_of_hellas() -> None:
    table = with_map("hellas", 3).tile("E2", "greenery", 0).tile("E3", "greenery", 0).tile("C4", "greenery", 1)
    assert award_points(table, "cultivator") == [5, 2, 0]
    magnate = with_map("hellas", 3).in_play(0, "mine", "sponsors").in_play(1, "cartel", "pets", "virus")
    assert award_points(magnate, "magnate") == [5, 2, 0]
    space = with_map("hellas", 3).in_play(0, "satellites", "comet").in_play(2, "space-station", "shuttles")
    assert award_points(space, "space-baron") == [2, 0, 5]
    excentric = with_map("hellas", 3).in_play(0, "fish").in_play(1, "ants", "physics-complex")
    excentric.holding("fish", 4).holding("ants", 2).holding("physics-complex", 1)
    assert award_points(excentric, "excentric") == [5, 2, 0]
    contractor = with_map("hellas", 3).in_play(1, "mine", "steelworks").in_play(2, "ironworks")
    assert award_points(contractor, "contractor") == [0, 5, 2]


def test_awards_of_elysium() -> None:
    celebrity = with_map("elysium", 3).in_play(0, "soletta", "capital").in_play(1, "strip-mine", "comet", "farming")
    assert award_points(celebrity, "celebrity") == [5, 2, 0]
    industrialist = with_map("elysium", 3).stock(0, steel=1, energy=1, titanium=9).stock(2, energy=3)
    assert award_points(industrialist, "industrialist") == [2, 0, 5]
    desert = with_map("elysium", 3).tile("E1", "city", 0).tile("F1", "greenery", 1).tile("I5", "greenery", 1)
    desert.tile("H3", "greenery", 2)
    assert award_points(desert, "desert-settler") == [0, 5, 2]
    estate = with_map("elysium", 3).tile("A4", "ocean").tile("A5", "city", 0).tile("C3", "city", 1)
    assert award_points(estate, "estate-dealer") == [5, 2, 2]
    benefactor = with_map("elysium", 3).rating(1, 30).rating(2, 25)
    assert award_points(benefactor, "benefactor") == [0, 5, 2]


def test_who_funded_an_award_does_not_matter() -> None:
    table = with_production(3, mc=(0, 4, 1)).stock(0, mc=8)
    table.do("fund banker")
    assert [table.points(seat, "awards") for seat in range(3)] == [0, 5, 2]


def test_robinson_claims_mayor_as_his_second_action_after_building_his_third_city() -> None:
    table = Situation(corporations=("tharsis-republic",))
    table.do("first-action tharsis-republic", "place G3", "end")
    table.turn_of(0).tile("C4", "city", 0).stock(0, mc=25 + 8)
    table.do("project city", "place C2", "milestone mayor")
    assert table.asked.seat == 1
    assert table.stock_of(0, "mc") == 3
    assert table.points(0, "milestones") == 5


def test_a_two_player_game_has_no_second_place() -> None:
    table = with_production(2, mc=(4, 1)).stock(0, mc=8)
    table.do("fund banker")
    assert [table.points(seat, "awards") for seat in range(2)] == [5, 0]


def test_cards_score_what_they_hold_their_tags_and_their_printed_points_events_included() -> None:
    table = Situation().in_play(0, "fish", "ants", "physics-complex", "security-fleet", "bribed-committee", "farming")
    table.in_play(0, "ganymede-colony", "io-mining-industries", "comet")
    table.holding("fish", 3).holding("ants", 5).holding("physics-complex", 2).holding("security-fleet", 1)
    points = {"fish": 3, "ants": 2, "physics-complex": 4, "security-fleet": 1, "bribed-committee": -2, "farming": 2}
    points |= {"ganymede-colony": 2, "io-mining-industries": 2, "comet": 0}
    assert {card: table.card_points(card) for card in points} == points
    assert table.points(0, "cards") == sum(points.values())
    assert table.points(0) == 20 + sum(points.values())


def test_the_highest_total_wins_whatever_the_money() -> None:
    table = Situation(seats=3).rating(1, 21).stock(0, mc=100).stock(2, mc=200)
    score = table.rules.score(table.state)
    assert (score.winners, score.verdict) == ((1,), "most-points")
