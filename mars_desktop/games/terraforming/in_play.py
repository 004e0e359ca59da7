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
    apply_lasting(player, card)


def reveal_corporation(table: Table, state: State, seat: int, card: Card) -> None:
    """Make a card the seat's corporation."""
    player = state.players[seat]
    player.corporation = card.index
    for tag in card.tags:
        player.tags[tag] += 1
    apply_lasting(player, card)


def apply_lasting(player: Player, card: Card) -> None:
    """Let a card's lasting effects begin."""
    if card.triggers:
        player.watching.append(card.index)
    for modifier in card.modifiers:
        match modifier:
            case v.Discount(amount=amount, tag=tag, standard_project=project) if not modifier.is_narrowed:
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
            case v.PayWith(heat=heat) if heat:
                player.heat_as_mc = max(player.heat_as_mc, heat)
            case v.Conversion(resource="plants", amount=amount):
                player.plants_per_greenery = min(player.plants_per_greenery, amount)
            case v.Conversion(resource="heat", amount=amount):
                player.heat_per_temperature = min(player.heat_per_temperature, amount)
            case _:
                # protection is looked up where it is asked for
                player.take_modifier(modifier)
