"""The state of a mission: that of Terraforming Mars with workers, Population, glaciers, boxes and innovations."""

from typing import ClassVar, Final

import msgspec

from mars_desktop.engine.payment import Means
from mars_desktop.engine.rng import Rng
from mars_desktop.games.legacy.mission_start import Version
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, ALL_TAGS, RESOURCE_INDEX, TAG_INDEX, WORKERS
from mars_desktop.games.terraforming.state import Player, State

CITY_ROOM: Final = 0
SPECIAL_ROOM: Final = 1


class LegacyPlayer(Player, forbid_unknown_fields=True):
    """Everything in front of one player, the box of the corporation included.

    ``capacity``: Populations more on each city and on each special tile. ``pays_for``: resource, tag and value of
    what may pay for cards. ``began``: cards that came out of the box at the start (-1: one without a name, until it
    is replaced); ``boxed``: cards put into it during the mission; ``saved``: at its end. ``money``: help for the last
    title.
    """

    identity: str = ""
    workers_per_population: int = 0
    workers_as_mc: int = 0
    capacity: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    pays_for: list[tuple[int, int, int]] = []
    neighbours: list[v.AdjacencyBonus] = []
    cuts: list[v.Discount] = []
    card_price: int = 0
    sell_price: int = 0
    save_limit: int = 0
    innovation_tags: int = 0
    innovation_look: int = 0
    innovation_used: bool = False
    melts: int = 0
    money: int = 0
    title: str = "-"
    titles: tuple[str, ...] = ()
    developments: dict[int, Version] = {}
    began: list[int] = []
    boxed: list[int] = []
    saved: list[int] = []
    points: int = 0

    of_variant: ClassVar[bool] = True

    def take_modifier(self, modifier: v.AnyModifier) -> None:
        match modifier:
            case v.Discount():
                self.cuts.append(modifier)
            case v.PayWith(workers=workers) if workers:
                self.workers_as_mc = max(self.workers_as_mc, workers)
            case v.Conversion(resource="workers", amount=amount):
                self.workers_per_population = min(self.workers_per_population, amount)
            case v.Capacity(tile=tile, amount=amount):
                self.capacity[CITY_ROOM if tile == "city" else SPECIAL_ROOM] += amount
            case v.AdjacencyBonus():
                self.neighbours.append(modifier)
            case v.CardPrice(amount=amount):
                self.card_price += amount
            case v.SellPrice(amount=amount):
                self.sell_price += amount
            case v.SaveLimit(amount=amount):
                self.save_limit += amount
            case v.InnovationAction(tags=tags, look=look):
                self.innovation_tags += tags
                self.innovation_look += look
            case v.PaysFor(resource=resource, tag=tag, value=value):
                self.pays_for.append((RESOURCE_INDEX[resource], TAG_INDEX[tag], value))
            case _:
                pass

    def price_cut(self, card: Card) -> int:
        if not self.cuts:
            return 0
        return sum(
            cut.amount
            for cut in self.cuts
            if (cut.tag is None or TAG_INDEX[cut.tag] in card.tags)
            and (not cut.saved or card.index in self.began)
            and (not cut.innovation or card.innovation)
            and (not cut.requires or card.requires != v.Requires())
        )

    def other_means(self, tags: tuple[int, ...]) -> tuple[Means, ...]:
        if not self.workers_as_mc and not self.pays_for:
            return ()
        means = [
            Means(ALL_RESOURCES[resource], self.stock[resource], value)
            for resource, tag, value in self.pays_for
            if tag in tags
        ]
        if self.workers_as_mc:
            means.append(Means("workers", self.stock[WORKERS], self.workers_as_mc))
        return tuple(means)

    def copy(self) -> "LegacyPlayer":
        # written out like the one it extends: copying field by field by name takes three times as long
        return LegacyPlayer(
            self.stock[:],
            self.production[:],
            self.tr,
            self.corporation,
            self.hand[:],
            self.played[:],
            self.events[:],
            self.resources.copy(),
            self.used[:],
            self.mined.copy(),
            self.dealt_corporations[:],
            self.offered[:],
            self.drafted[:],
            self.passed,
            self.owes_first_action,
            self.rating_raised,
            self.next_discount,
            self.next_offset,
            self.tags[:],
            self.discount,
            self.tag_discounts[:],
            self.steel_value,
            self.titanium_value,
            self.offset,
            self.heat_as_mc,
            self.plants_per_greenery,
            self.heat_per_temperature,
            self.project_discounts.copy(),
            self.watching[:],
            self.identity,
            self.workers_per_population,
            self.workers_as_mc,
            self.capacity[:],
            self.pays_for[:],
            self.neighbours[:],
            self.cuts[:],
            self.card_price,
            self.sell_price,
            self.save_limit,
            self.innovation_tags,
            self.innovation_look,
            self.innovation_used,
            self.melts,
            self.money,
            self.title,
            self.titles,
            self.developments.copy(),
            self.began[:],
            self.boxed[:],
            self.saved[:],
            self.points,
        )


class LegacyState(State, forbid_unknown_fields=True):
    """A mission at one moment.

    ``frozen``: 1 on the places where an ocean lies on its glacier side. ``people``: Population on each place.
    ``innovations``: the box, the next one last. ``reached``: the highest value that each parameter has had, up to
    which the bonuses of its track are given. ``passing``: seats in the order in which they passed this generation.
    ``quiet``: seats in a row that converted nothing at the end. ``choosing``: the mission of the developments that are
    being chosen; 0 when none are.
    """

    players: list[LegacyPlayer]  # type: ignore[assignment]  # nobody puts a plain player into a mission
    frozen: list[int] = []
    people: list[int] = []
    innovations: list[int] = []
    innovation_discard: list[int] = []
    reached: list[int] = []
    passing: list[int] = []
    quiet: int = 0
    choosing: int = 0

    def copy(self) -> "LegacyState":
        return LegacyState(
            [player.copy() for player in self.players],
            Rng(self.rng.state),
            self.deck,
            self.parameters[:],
            self.tile[:],
            self.owner[:],
            self.tile_card[:],
            self.claim[:],
            self.agenda.copy(),
            self.number,
            self.drawn,
            self.discard[:],
            self.generation,
            self.first,
            self.sealed[:],
            self.milestones.copy(),
            self.awards.copy(),
            self.resolving[:],
            self.goals_met,
            self.finished,
            self.frozen[:],
            self.people[:],
            self.innovations[:],
            self.innovation_discard[:],
            self.reached[:],
            self.passing[:],
            self.quiet,
            self.choosing,
        )


def fresh_tags() -> list[int]:
    """No tags yet, of all kinds that a campaign knows."""
    return [0] * len(ALL_TAGS)


def of_mission(state: State) -> LegacyState:
    """The same state, known to be that of a mission."""
    if not isinstance(state, LegacyState):
        raise TypeError("this is no state of The Legacy of Mars")
    return state
