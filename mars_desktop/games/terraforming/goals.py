"""Milestones and awards (rule book: C and D of Actions, Final Scoring)."""

from mars_desktop.engine.reason import Reason
from mars_desktop.games.terraforming.amounts import measured
from mars_desktop.games.terraforming.costs import purse
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table


def refuse_milestone(table: Table, state: State, seat: int, milestone: str) -> Reason | None:
    """Why the seat cannot claim a milestone now."""
    if table.solo:
        return Reason.of("not-in-solo")
    numbers = table.numbers
    if milestone in state.milestones:
        return Reason.of("milestone-taken", seat=state.milestones[milestone] + 1)
    if len(state.milestones) >= numbers.milestones_claimed:
        return Reason.of("milestones-gone", max=numbers.milestones_claimed)
    goal = table.map.milestones[milestone]
    money = purse(state.players[seat])
    have = measured(table, state, seat, goal.measure)
    if have < goal.min:
        return Reason.of("milestone-unmet", need=goal.min, have=have)
    if money < numbers.milestone_price:
        return Reason.of("needs-mc", need=numbers.milestone_price, have=money)
    return None


def award_price(table: Table, state: State) -> int:
    """What funding the next award costs; 0 once all are funded."""
    funded = len(state.awards)
    prices = table.numbers.award_prices
    return prices[funded] if funded < len(prices) else 0


def refuse_award(table: Table, state: State, seat: int, award: str) -> Reason | None:
    """Why the seat cannot fund an award now."""
    if table.solo:
        return Reason.of("not-in-solo")
    if award in state.awards:
        return Reason.of("award-taken", seat=state.awards[award] + 1)
    if len(state.awards) >= len(table.numbers.award_prices):
        return Reason.of("awards-gone", max=len(table.numbers.award_prices))
    price, money = award_price(table, state), purse(state.players[seat])
    if money < price:
        return Reason.of("needs-mc", need=price, have=money)
    return None


def award_points(table: Table, state: State, award: str) -> list[int]:
    """Points by seat of one funded award: ties are friendly, a tied first place leaves no second (ruling 97)."""
    numbers = table.numbers
    values = [measured(table, state, seat, table.map.awards[award].measure) for seat in range(table.seats)]
    best = max(values)
    points = [numbers.award_first_vp if n == best else 0 for n in values]
    if values.count(best) == 1 and table.seats >= numbers.award_second_from_seats:
        second = max(n for n in values if n != best)
        for seat, n in enumerate(values):
            if n == second:
                points[seat] = numbers.award_second_vp
    return points
