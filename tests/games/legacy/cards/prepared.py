"""A table at which nearly everything can be played: tiles, Population, oceans of both sides, cards that hold things."""

from mars_desktop.games.terraforming.state import OCEAN
from tests.games.legacy.cards.reading import EVERYTHING, SIDES, Raw, mission_of
from tests.games.legacy.situation import Mission

LEVEL = 6
"""Every production of everybody."""

STOCK = {"steel": 10, "titanium": 10, "plants": 20, "energy": 10, "heat": 20, "workers": 40}
HOLDERS = ("pocket-jungle", "talking-soil", "thinking-glacier", "airship-wrights", "ice-lockers")
COPIED = "warm-stone"
"""A card in play with tags and production that may be copied."""


class Prepared(Mission):
    """Seat 0 is about to act; the card is in nobody's hand or play yet."""

    def __init__(self, card: str) -> None:
        self.before: list[int] = []
        """The parameters before anything happens."""
        self.raw: Raw = EVERYTHING[card]
        self.card = card
        super().__init__(seats=3, mission=mission_of(self.raw))
        for seat in range(3):
            self.stock(seat, mc=200, **STOCK).rating(seat, 50)
            self.production(seat, mc=LEVEL, steel=LEVEL, titanium=LEVEL, plants=LEVEL, energy=LEVEL, heat=LEVEL)
            self.production(seat, workers=LEVEL)
        self._lay_tiles()
        self._lay_cards()
        self.meet(self.raw.get("requires", {}))

    def _free_land(self) -> list[int]:
        return [place for place in self.table.map.land if not self.state.tile[place]]

    def _lay_tiles(self) -> None:
        """Two cities with a free hex between them, greeneries and special tiles, five oceans and three glaciers."""
        board, places = self.table.map, self.table.map.places
        self.state.tile = [0] * len(places)
        self.here.frozen, self.here.people = [0] * len(places), [0] * len(places)
        between, first, second = next(
            (hex_, a, b)
            for hex_ in board.land
            for a in board.adjacent[hex_]
            for b in board.adjacent[hex_]
            if a in board.land and b in board.land and a != b and b not in board.adjacent[a]
            if len([near for near in board.adjacent[a] if near in board.land]) > 2
        )
        self.tile(places[first], "city", 0).people(places[first], 2).tile(places[second], "city", 1)
        free = [place for place in self._free_land() if place != between]
        beside = [place for place in free if place in board.adjacent[first]]
        self.tile(places[beside[0]], "greenery", 0)
        rest = [place for place in free if place not in beside]
        laid = (("greenery", 0), ("special", 0), ("greenery", 0), ("special", 0), ("greenery", 2), ("special", 2))
        for place, (tile, seat) in zip(rest[::3], laid, strict=False):
            self.tile(places[place], tile, seat)
            if tile == "special":
                self.people(places[place], 1)
        for number, place in enumerate(board.ocean_areas[-8:]):
            self.state.tile[place] = OCEAN
            self.here.frozen[place] = int(number in (1, 3, 5))
        slots = [effect.get("where", {}).get("slot") for effect in self.raw.get("immediate", [])]
        free_slots = [slot for slot in ("wheel-habitat", "hollow-nursery", "tethered-dock") if slot not in slots]
        for slot, people in zip(free_slots, (1, 0), strict=False):
            self.tile(slot, "city", 0).people(slot, people)

    def _lay_cards(self) -> None:
        chosen = [c for c in (*HOLDERS, COPIED, "second-shift-sun", "asteroid", "comet", "seed-ice") if c != self.card]
        self.in_play(0, *chosen, *(c for c in ("greenwake-m1a", "scarp-and-span-m1a") if c != self.card))
        for seat in range(3):
            for index in self.player(seat).resources:
                self.player(seat).resources[index] = 5
        self.in_play(1, *(c for c in ("tardigrades", "small-animals") if c != self.card))
        for index in self.player(1).resources:
            self.player(1).resources[index] = 5
        watching = {self.table.content.index[c] for c in chosen}
        self.player(0).watching = [c for c in self.player(0).watching if c not in watching]
        self.player(0).used = [self.table.content.index["second-shift-sun"]] if self.card != "second-shift-sun" else []
        self.player(0).tags = [9] * len(self.player(0).tags)
        self.player(0).titles, self.player(0).melts = ("G", "A", "P"), 2
        legal = self.table.cards_of_campaign.legal
        stays = [
            c for c in self.state.deck if legal(c, self.table.mission_number + 1) or self.table.mission_number == 7
        ]
        self.hand(0, *(c for c in self.names(stays[:6]) if c != self.card))

    def meet(self, requires: Raw) -> None:
        """Move the tracks to where the card may be played."""
        middle = {"temperature": -12, "oxygen": 6, "oceans": 8}
        for name, value in middle.items():
            bounds = requires.get(name, {})
            self.parameters(**{name: min(max(value, bounds.get("min", value)), bounds.get("max", 99))})
        if "last_title" in requires:
            self.player(0).title = requires["last_title"][0]
        self.player(0).rating_raised = True
        self.before = self.state.parameters[:]


def in_front(card: str) -> Prepared:
    """The prepared table with the card in front of seat 0, nothing else in play there that sets itself off."""
    table = Prepared(card)
    player = table.player(0)
    if card in SIDES:
        player.corporation = table.table.content.index[card]
        player.watching = [player.corporation] if SIDES[card].get("triggers") else []
        for modifier in table.table.cards_of_campaign[card].modifiers:
            player.take_modifier(modifier)
    else:
        table.in_play(0, card)
        player.tags = [9] * len(player.tags)
    if EVERYTHING[card].get("holds"):
        table.holding(card, 5)
    return table.turn_of(0)
