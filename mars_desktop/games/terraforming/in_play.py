"""What follows from a card lying in front of a player: tags, lasting modifiers, triggers."""

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.resources import TAG_INDEX
from mars_desktop.games.terraforming.state import Player, State
from mars_desktop.games.terraforming.table import Table


def put_in_play(table: Table, state: State, seat: int, card: Card) -> None:
    """Lay a project card in front of its owner; an event counts its tags until it is settled."""
    player = state.players[seat]
    for tag in card.tags:
        player.tags[tag] += 1
    if card.event:
        player.events.append(card.index)
        state.resolving.append(card.index)
        return
    player.played.append(card.index)
    if card.holds is not None:
        player.resources[card.index] = 0
    _apply_lasting(player, card)


def reveal_corporation(table: Table, state: State, seat: int, card: Card) -> None:
    """Make a card the seat's corporation."""
    player = state.players[seat]
    player.corporation = card.index
    for tag in card.tags:
        player.tags[tag] += 1
    _apply_lasting(player, card)


def _apply_lasting(player: Player, card: Card) -> None:
    if card.triggers:
        player.watching.append(card.index)
    for modifier in card.modifiers:
        match modifier:
            case v.Discount(amount=amount, tag=tag, standard_project=project):
                if project is not None:
                    player.project_discounts[project] = player.project_discounts.get(project, 0) + amount
                elif tag is not None:
                    player.tag_discounts[TAG_INDEX[tag]] += amount
                else:
                    player.discount += amount
            case v.ResourceValue(steel=steel, titanium=titanium):
                player.steel_value += steel
                player.titanium_value += titanium
            case v.RequirementOffset(steps=steps):
                player.offset += steps
            case v.PayWith(heat=heat):
                player.heat_as_mc = max(player.heat_as_mc, heat)
            case v.Conversion(resource="plants", amount=amount):
                player.plants_per_greenery = min(player.plants_per_greenery, amount)
            case v.Conversion(amount=amount):
                player.heat_per_temperature = min(player.heat_per_temperature, amount)
            case _:
                # protection is looked up where it is asked for
                pass


def fresh_player(table: Table) -> Player:
    """A player before anything is dealt."""
    numbers = table.numbers
    count = len(table.floors)
    return Player(
        [0] * count,
        [table.starting_production()] * count,
        table.starting_rating(),
        steel_value=numbers.metal_value["steel"],
        titanium_value=numbers.metal_value["titanium"],
        plants_per_greenery=numbers.plants_per_greenery,
        heat_per_temperature=numbers.heat_per_temperature,
    )
