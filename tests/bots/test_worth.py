"""What the sensible bot holds things for worth: more or less, early or late, never nothing by mistake."""

from functools import cache

from mars_desktop.bots.sensible_bot import SensibleBot
from mars_desktop.bots.worth import Worth
from mars_desktop.engine import Setup, rules_for
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.legacy.table import MissionTable
from mars_desktop.games.terraforming import vocabulary as v


@cache
def moments(mission: int) -> list[tuple[MissionTable, LegacyState]]:
    """A game of three seats at the start of each of its generations."""
    rules = rules_for(Setup.quick("legacy", 3, mission, mission=mission))
    assert isinstance(rules, LegacyRules)
    bot, state = SensibleBot(mission), rules.new_state()
    found: list[tuple[MissionTable, LegacyState]] = []
    while decisions := rules.pending(state):
        if decisions[0].kind == "action" and len(found) < state.generation:
            found.append((rules.table, state.copy()))
        rules.execute(state, bot.choose(rules, state, decisions[0]))
    return found


def test_no_project_card_is_worth_nothing_in_every_generation_of_every_mission_it_is_legal_in() -> None:
    worthless: set[str] = set()
    valued: set[str] = set()
    for mission in (1, 4, 7):
        for table, state in moments(mission):
            for seat in range(3):
                worth = Worth(table, state, seat)
                for card in (table.cards[c] for c in table.cards_of_campaign.pool_of(mission)):
                    (valued if worth.card(card) > 0 else worthless).add(card.id)
    assert valued
    assert worthless <= valued


def test_production_is_worth_more_the_longer_the_game_still_lasts() -> None:
    effects = [v.Produce(**{name: 1}) for name in ("mc", "steel", "titanium", "plants", "energy", "heat", "workers")]
    table, early = moments(1)[0]
    late = moments(1)[-2][1]
    for effect in effects:
        assert Worth(table, early, 0).effect(effect) > Worth(table, late, 0).effect(effect) + 1


def test_money_is_worth_less_in_the_last_generation_and_points_are_worth_no_less() -> None:
    table, early = moments(1)[0]
    last = early.copy()
    last.parameters[:] = [table.map.goal(i) for i in range(3)]
    first_worth, last_worth = Worth(table, early, 0), Worth(table, last, 0)
    assert last_worth.outlook.left == 0
    assert last_worth.effect(v.Gain(mc=10)) < first_worth.effect(v.Gain(mc=10)) / 2
    assert last_worth.outlook.point >= first_worth.outlook.point


def test_a_step_of_a_complete_parameter_is_worth_no_rating() -> None:
    table, state = moments(1)[0]
    full = state.copy()
    full.parameters[1] = table.map.goal(1)
    assert Worth(table, state, 0).effect(v.Raise(oxygen=1)) > 5
    assert Worth(table, full, 0).effect(v.Raise(oxygen=1)) == 0


def test_a_card_waits_for_its_requirement_and_is_hopeless_once_that_can_no_longer_be_met() -> None:
    table, state = moments(1)[0]
    worth = Worth(table, state, 0)
    assert worth.wait(v.Requires()) == 0
    soon, late = (worth.wait(v.Requires(oxygen=v.Bounds(min=n))) for n in (4, 12))
    assert soon is not None
    assert late is not None
    assert 0 < soon < late
    gone = state.copy()
    gone.parameters[1] = 5
    assert Worth(table, gone, 0).wait(v.Requires(oxygen=v.Bounds(max=4))) is None


def test_money_beyond_what_can_be_spent_is_worth_less() -> None:
    table, state = moments(1)[0]
    rich = state.copy()
    rich.players[0].stock[0] = 300
    assert Worth(table, rich, 0).outlook.money < Worth(table, state, 0).outlook.money / 3
