"""Requirements of cards and actions: whether they are met, or the reason why not."""

from mars_desktop.engine.reason import Reason
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import cities, greeneries
from mars_desktop.games.terraforming.resources import PARAMETERS, RESOURCE_INDEX, TAG_INDEX
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table


def offset_of(state: State, seat: int) -> int:
    """Steps by which the seat's next card may miss a global requirement, either way."""
    player = state.players[seat]
    return player.offset + player.next_offset


def unmet(table: Table, state: State, seat: int, requires: v.Requires, offset: int = 0) -> Reason | None:
    """Why the requirement is not met; None if it is. Own tags of the asking card do not count (ruling 34)."""
    player = state.players[seat]
    for i, bounds in enumerate((requires.temperature, requires.oxygen, requires.oceans)):
        if bounds is None:
            continue
        now = state.parameters[i]
        slack = offset * table.map.tracks[i].step
        if bounds.min is not None and now + slack < bounds.min:
            return Reason.of(f"needs-{PARAMETERS[i]}", need=bounds.min, have=now, slack=slack)
        if bounds.max is not None and now - slack > bounds.max:
            return Reason.of(f"needs-at-most-{PARAMETERS[i]}", need=bounds.max, have=now, slack=slack)
    for tag, need in requires.tags.items():
        have = player.tags[TAG_INDEX[tag]]
        if have < need:
            return Reason.of("needs-tags", tag=tag, need=need, have=have)
    for resource, need in requires.production.items():
        have = player.production[RESOURCE_INDEX[resource]]
        if have < need:
            return Reason.of("needs-production", resource=resource, need=need, have=have)
    if requires.greeneries is not None:
        have = greeneries(state, seat if requires.greeneries.whose == "me" else None)
        if have < requires.greeneries.min:
            return Reason.of("needs-greeneries", need=requires.greeneries.min, have=have)
    if requires.cities is not None:
        have = cities(state, seat if requires.cities.whose == "me" else None)
        if have < requires.cities.min:
            return Reason.of("needs-cities", need=requires.cities.min, have=have)
    if requires.tr_raised and not player.rating_raised:
        return Reason.of("needs-rating-raised")
    return table.unmet(state, seat, requires)
