"""Every trigger of a campaign: what sets it off, how often, and for whom."""

from mars_desktop.games.terraforming import vocabulary as v
from tests.games.legacy.situation import Mission


def test_each_population_placed_by_whatever_fires() -> None:
    table = Mission().in_play(0, "common-hearth-m4a").tile("A2", "city", 0).stock(0, workers=10)
    table.do("convert workers")
    assert table.stocks(0) == {"mc": 1}
    table.tile("C1", "city", 0).carry_out(0, v.Populate(2))
    table.do("population C1", "population C1")
    assert table.stocks(0) == {"mc": 3}


def test_population_of_others_does_not_fire_an_own_trigger() -> None:
    table = Mission().in_play(0, "common-hearth-m4a").tile("A2", "city", 1).stock(1, workers=10).turn_of(1)
    table.do("convert workers")
    assert (table.stocks(0), table.stocks(1)) == ({}, {})


def test_a_population_trigger_may_ask_for_a_kind_of_tile() -> None:
    cards = Mission().table.cards_of_campaign.cards
    narrow = [
        (card.id, trigger.tile)
        for card in cards
        for trigger in card.triggers
        if isinstance(trigger, v.OnPopulation) and trigger.tile is not None
    ]
    assert narrow, "the campaign has such cards"
    for card, tile in narrow:
        mission = min(getattr(Mission().table.cards_of_campaign[card].face, "missions", (1,)))
        for kind in ("city", "special"):
            table = Mission(mission=mission).in_play(0, card).tile("tethered-dock", kind, 0).stock(0, mc=5, workers=20)
            happened = table.do("convert workers")
            fired = [event for event in happened if event.cause == card] or table.asked.cause == card
            assert bool(fired) == (kind == tile), (card, kind)


def test_each_glacier_melted_fires() -> None:
    table = Mission(mission=2).in_play(0, "hoarfrost-works-m2a").parameters(temperature=0)
    table.carry_out(0, v.Melt(2))
    table.do("melt A2")
    assert (table.stock_of(0, "mc"), table.waters()) == (2, {"A2", "C4"})


def test_melts_of_others_fire_what_looks_at_everybody() -> None:
    table = Mission().in_play(1, "thinking-glacier").in_play(0, "greenwake-m2a").glacier("D4").turn_of(0)
    table.carry_out(0, v.Melt(1))
    assert (table.held_by("thinking-glacier"), table.stock_of(0, "plants")) == (1, 1 + 1)
    table.glacier("G3").carry_out(1, v.Melt(1))
    assert (table.held_by("thinking-glacier"), table.stock_of(0, "plants")) == (2, 2)


def test_a_melt_beside_an_own_tile_fires_only_there() -> None:
    named = [
        card
        for card in Mission().table.cards_of_campaign.cards
        if any(isinstance(trigger, v.OnMelt) and trigger.own_tile_beside for trigger in card.triggers)
    ]
    assert named, "the campaign has such cards"
    for card in named:
        for fires in (True, False):
            table = Mission(mission=min(getattr(card.face, "missions", (1,)))).in_play(0, card.id)
            board = table.table.map
            ocean = next(place for place in board.ocean_areas if not table.state.tile[place])
            beside = [place for place in board.land if (place in board.adjacent[ocean]) == fires]
            table.glacier(board.places[ocean]).tile(board.places[beside[0]], "greenery", 0)
            table.carry_out(0, v.Melt(1))
            if table.asked.kind == "melt":
                table.do(f"melt {board.places[ocean]}")
            assert any(event.cause == card.id for event in table.events) == fires, card.id


def test_each_step_really_made_fires() -> None:
    table = Mission(mission=7).in_play(0, "hoarfrost-works-m7b")
    table.carry_out(0, v.Raise(temperature=2))
    assert table.stock_of(0, "plants") == 2
    table.parameters(temperature=6).carry_out(0, v.Raise(temperature=3))
    assert table.stock_of(0, "plants") == 3
    table.carry_out(0, v.Raise(temperature=1, oxygen=1))
    assert table.stock_of(0, "plants") == 3, "neither lost steps nor oxygen"


def test_steps_that_another_player_makes_do_not_fire_an_own_trigger() -> None:
    table = Mission(mission=7).in_play(0, "hoarfrost-works-m7b")
    table.carry_out(1, v.Raise(temperature=1))
    assert table.stocks(0) == {}


def test_oxygen_raised_by_a_greenery_fires_too() -> None:
    table = Mission(mission=6).in_play(0, "greenwake-m6b").stock(0, plants=8)
    table.do("convert plants")
    table.apply(table.asked.options[0])
    assert table.stock_of(0, "mc") >= 1


def test_each_conversion_on_the_player_board_fires() -> None:
    table = Mission().in_play(0, "pocket-jungle", "shared-almshouses").stock(0, plants=8, workers=20, heat=8)
    table.tile("A2", "city", 0).production(0, workers=0)
    table.do("convert workers")
    assert (table.stock_of(0, "mc"), table.stock_of(0, "plants")) == (2, 9)
    table.turn_of(0).do("convert plants", "place A1")
    assert table.held_by("pocket-jungle") == 1
    table.turn_of(0).do("convert heat")
    assert table.held_by("pocket-jungle") == 1


def test_conversions_at_the_end_fire_too() -> None:
    table = Mission().in_play(0, "shared-almshouses").tile("A2", "city", 0).production(0, workers=10)
    table.parameters(temperature=8, oxygen=14, oceans=15).end_generation()
    money = table.stock_of(0, "mc")
    table.do("convert workers")
    assert (table.stock_of(0, "mc"), table.stock_of(0, "plants")) == (money + 2, 1)


def test_a_standard_greenery_is_no_conversion() -> None:
    table = Mission().in_play(0, "pocket-jungle").stock(0, mc=23)
    table.do("project greenery", "place A2")
    assert table.held_by("pocket-jungle") == 0


def test_placing_beside_something_fires_only_there() -> None:
    for place, steel in (("C4", 1), ("A2", 0)):
        table = Mission().in_play(0, "scarp-and-span-m2a").glacier("D4").stock(0, mc=23)
        table.do("project greenery", f"place {place}")
        assert table.stock_of(0, "steel") == steel


def test_placing_off_the_map_is_beside_nothing() -> None:
    table = Mission().in_play(0, "scarp-and-span-m2a").afford(0, "wheel-habitat")
    table.do("play wheel-habitat")
    assert table.stocks(0) == {}


def test_placing_a_special_tile_fires_for_specials() -> None:
    table = Mission().in_play(0, "scarp-and-span-m3a").tags(0, space=1).afford(0, "tethered-dock")
    table.do("play tethered-dock")
    assert table.stocks(0) == {"steel": 2, "titanium": 1}


def test_playing_an_innovation_fires_for_innovations_only() -> None:
    table = Mission(sides=("lantern-institute-a",)).afford(0, "glass-weather", "seed-ice")
    table.do("play glass-weather")
    assert table.stock_of(0, "mc") == table.cost("seed-ice") + 3
    table.do("play seed-ice")
    assert table.stock_of(0, "mc") == 3


def test_playing_a_card_with_a_requirement_fires_for_those_only() -> None:
    table = Mission(mission=6).in_play(0, "lantern-institute-m6b").afford(0, "gas-umbrella", "warm-stone")
    table.parameters(oxygen=4).do("play gas-umbrella")
    assert table.stock_of(0, "mc") == table.cost("warm-stone") + 1
    table.do("play warm-stone")
    assert table.stock_of(0, "mc") == 1


def test_cards_of_anybody_fire_what_looks_at_everybody_once_for_each_tag() -> None:
    table = Mission(mission=7).in_play(0, "far-counter-line-m6b").turn_of(1).afford(1, "keel-of-the-ark")
    table.tags(1, space=2).do("play keel-of-the-ark")
    assert table.stocks(0) == {"mc": 1}


def test_standard_projects_fire_but_not_conversions() -> None:
    table = Mission(mission=3).in_play(0, "far-counter-line-m3a").stock(0, mc=10, heat=8)
    table.do("project power-plant", "convert heat")
    assert table.stock_of(0, "mc") == 2
