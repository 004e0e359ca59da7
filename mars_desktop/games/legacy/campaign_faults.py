"""Faults between the packs of a campaign: what stands twice, what is missing, and names that lead nowhere."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from mars_desktop.engine.pack_files import Fault
from mars_desktop.games.legacy.pack_format import Adapted, CampaignPack, MapLayout, Mission
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.card_faults import faults_of_card
from mars_desktop.games.terraforming.content import Content
from mars_desktop.games.terraforming.maps import Track
from mars_desktop.games.terraforming.pack_faults import (
    AnyCard,
    keys_of,
    place_of,
    slots_of,
    unknown_projects,
    unknown_slots,
)

_PARAMETERS: Final = ("temperature", "oxygen", "oceans")

FileFaults = Iterator[Fault]


class Campaign:
    """The packs of one campaign by file, and what they hold together; ``base`` holds the cards of the base game."""

    def __init__(self, folder: Path, packs: Mapping[Path, CampaignPack], base: Content) -> None:
        self.folder: Final = str(folder)
        self.packs: Final = {str(file): pack for file, pack in packs.items()}
        self.base: Final = base
        self.missions: Final = {m.number: m for pack in self.packs.values() for m in pack.mission}
        self.maps: Final = {layout.id: layout for pack in self.packs.values() for layout in pack.map}
        self.identities: Final = {i.id: i for pack in self.packs.values() for i in pack.identity}
        self.decks: Final = {card.deck for pack in self.packs.values() for card in pack.project}
        self.standard_projects: Final = {
            p.id for pack in self.packs.values() if pack.game is not None for p in pack.game.standard_projects
        }

    def faults(self) -> FileFaults:
        """Every fault between the packs."""
        yield from self._heads()
        yield from self._unique()
        yield from self._campaign()
        if sorted(m.number for pack in self.packs.values() for m in pack.mission) != self._in_order:
            # with missions missing or standing twice, whatever names a mission would be told as a fault too
            return
        for file, pack in self.packs.items():
            for mission in pack.mission:
                yield from self._mission(file, mission)
            for card in pack.cards:
                yield from self._card(file, card)
            for entry in pack.adapted:
                yield from self._adapted(file, entry)
        yield from self._corporations()

    # --- the folder as a whole ----------------------------------------------------------------------------------------

    def _heads(self) -> FileFaults:
        names = [pack.pack.campaign for pack in self.packs.values()]
        wanted = max(sorted(set(names)), key=names.count)
        for file, pack in self.packs.items():
            if pack.pack.campaign != wanted:
                problem = f"is {pack.pack.campaign!r}, expected {wanted!r} like the other packs of the folder"
                yield Fault(file, "pack.campaign", problem)
            if pack.campaign is not None and pack.campaign.id != wanted:
                problem = f"is {pack.campaign.id!r}, expected {wanted!r}, which the heads of the packs name"
                yield Fault(file, "campaign.id", problem)
        for table in ("campaign", "game"):
            having = [file for file, pack in self.packs.items() if getattr(pack, table) is not None]
            if not having:
                yield Fault(self.folder, "folder", f"holds no table [{table}], expected it in one of the packs")
            for file in having[1:]:
                yield Fault(file, table, f"stands in {Path(having[0]).name} too, expected it in one pack only")

    def _unique(self) -> FileFaults:
        seen: dict[str, str] = {}
        for file, pack in self.packs.items():
            marks = [("pack", f"pack id {pack.pack.id}", "id", pack.pack.id)]
            for card in pack.cards:
                marks += [(place_of(card), key, name, value) for name, value, key in keys_of(card)]
                if card.id in self.base.index:
                    problem = f"has the id {card.id!r} of a card of the base game, expected one of its own"
                    yield Fault(file, place_of(card), problem)
            marks += [(f"adapted {a.id!r}", a.id, "id", a.id) for a in pack.adapted]
            marks += [(f"mission {m.id!r}", f"mission {m.id}", "id", m.id) for m in pack.mission]
            marks += [(f"mission {m.id!r}", f"mission {m.number}", "number", str(m.number)) for m in pack.mission]
            # the twist lies before every player like a card, so it shares the ids of cards
            marks += [(f"mission {m.id!r}, twist", m.twist.id, "id", m.twist.id) for m in pack.mission]
            marks += [(f"identity {i.id!r}", f"identity {i.id}", "id", i.id) for i in pack.identity]
            marks += [(f"map {layout.id!r}", f"map {layout.id}", "id", layout.id) for layout in pack.map]
            for place, key, name, value in marks:
                if key in seen and (seen[key] != file or not place.startswith(("project", "corporation", "develop"))):
                    where = "this pack" if seen[key] == file else Path(seen[key]).name
                    problem = f"has the {name} {value!r} of another entry in {where}, expected one of its own"
                    yield Fault(file, place, problem)
                seen.setdefault(key, file)

    def _campaign(self) -> FileFaults:
        for file, pack in self.packs.items():
            entry = pack.campaign
            if entry is None:
                continue
            numbers = sorted(self.missions)
            if list(entry.missions) != [self.missions[n].id for n in numbers] or numbers != self._in_order:
                there = ", ".join(f"{n} {self.missions[n].id!r}" for n in numbers) or "none"
                problem = f"do not fit the missions of the packs ({there}), expected their ids in order from 1 on"
                yield Fault(file, "campaign.missions", problem)
            for identity in entry.corporations:
                if identity not in self.identities:
                    yield Fault(file, "campaign.corporations", _unknown("identity", identity, self.identities))
            for i, part in enumerate(entry.parts):
                unknown = [n for n in part.missions if n not in self.missions]
                if unknown:
                    problem = f"names {unknown}, which no pack holds, expected some of {numbers}"
                    yield Fault(file, f"campaign.parts[{i}].missions", problem)

    def _corporations(self) -> FileFaults:
        """Two sides of every corporation, two versions of its development for every mission."""
        sides = [(c.identity, c.side) for pack in self.packs.values() for c in pack.corporation]
        developments = [(d.corporation, d.mission, d.version) for pack in self.packs.values() for d in pack.development]
        for file, pack in self.packs.items():
            for identity in pack.identity:
                place = f"identity {identity.id!r}"
                for side in ("A", "B"):
                    n = sides.count((identity.id, side))
                    if n != 1:
                        yield Fault(file, place, f"has {n} corporations of side {side}, expected one")
                for mission in self.missions:
                    for version in ("a", "b"):
                        n = developments.count((identity.id, mission, version))
                        if n != 1:
                            problem = f"has {n} developments of version {version} for mission {mission}, expected one"
                            yield Fault(file, place, problem)

    # --- missions -----------------------------------------------------------------------------------------------------

    def _mission(self, file: str, mission: Mission) -> FileFaults:
        place = f"mission {mission.id!r}"
        for name in mission.standard_projects:
            if name not in self.standard_projects:
                problem = _unknown("standard project", name, self.standard_projects)
                yield Fault(file, f"{place}, standard_projects", problem)
        for deck in mission.packs:
            if deck not in self.decks:
                yield Fault(file, f"{place}, packs", _unknown("deck", deck, self.decks))
        lasting = v.Development(mission.twist.id, "", "", "", mission.number, "a", modifiers=mission.twist.modifiers)
        for where, problem in unknown_projects(lasting, self.standard_projects):
            yield Fault(file, f"{place}, twist.{where.partition(', ')[2]}", problem)
        layout = self.maps.get(mission.map)
        if layout is None:
            yield Fault(file, f"{place}, map", _unknown("map", mission.map, self.maps))
            return
        areas = sum(area.kind == "ocean" for area in layout.hexes)
        if areas < mission.tracks.oceans.max:
            problem = f"has {areas} ocean areas, expected at least {mission.tracks.oceans.max} for the ocean tiles"
            yield Fault(file, f"{place}, map", problem)
        yield from (Fault(file, f"{place}, {where}", problem) for where, problem in _tiles(mission, layout))

    # --- cards --------------------------------------------------------------------------------------------------------

    def _card(self, file: str, card: AnyCard) -> FileFaults:
        place = place_of(card)
        if isinstance(card, v.Project):
            yield from self._legal(file, place, card)
            lawful = [n for n in card.missions if n in self.missions]
        elif isinstance(card, v.Development):
            if card.corporation not in self.identities:
                yield Fault(file, f"{place}, corporation", _unknown("identity", card.corporation, self.identities))
            if card.mission not in self.missions:
                yield Fault(file, f"{place}, mission", _unknown("mission", str(card.mission), self._numbers))
            lawful = [n for n in self.missions if n >= card.mission]
        else:
            if card.identity not in self.identities:
                yield Fault(file, f"{place}, identity", _unknown("identity", card.identity, self.identities))
            lawful = list(self.missions)
        yield from self._playable(file, place, card, lawful)

    def _adapted(self, file: str, entry: Adapted) -> FileFaults:
        place = f"adapted {entry.id!r}"
        index = self.base.index.get(entry.id)
        face = None if index is None else self.base[index].face
        if not isinstance(face, v.Project):
            problem = f"names the unknown card {entry.id!r}, expected the id of a project card of the base game"
            yield Fault(file, place, problem)
            return
        card = entry.applied_to(face)
        yield from (Fault(file, f"{place}, {where}", problem) for where, problem in faults_of_card(card))
        yield from self._unknown_missions(file, place, card)
        yield from self._playable(file, place, card, [n for n in card.missions if n in self.missions])

    def _legal(self, file: str, place: str, card: v.Project) -> FileFaults:
        yield from self._unknown_missions(file, place, card)
        for number in card.missions:
            mission = self.missions.get(number)
            if mission is not None and card.deck.startswith("mission-") and card.deck not in mission.packs:
                problem = f"name mission {number}, whose packs do not hold {card.deck!r}, expected one that does"
                yield Fault(file, f"{place}, missions", problem)

    def _unknown_missions(self, file: str, place: str, card: v.Project) -> FileFaults:
        for number in card.missions:
            if number not in self.missions:
                yield Fault(file, f"{place}, missions", _unknown("mission", str(number), self._numbers))

    def _playable(self, file: str, place: str, card: AnyCard, missions: list[int]) -> FileFaults:
        """Standard projects, places and tracks that the card asks for exist where it is legal."""
        for where, problem in unknown_projects(card, self.standard_projects):
            yield Fault(file, f"{place}, {where.partition(', ')[2]}", problem)
        for number in missions:
            layout = self.maps.get(self.missions[number].map)
            if layout is None:
                continue
            missing = list(unknown_slots(card, slots_of(layout.hexes, layout.off_map)))
            if missing:
                where, problem = missing[0]
                yield Fault(file, f"{place}, {where.partition(', ')[2]}", f"{problem}, as on {layout.id!r}")
                break
        if isinstance(card, v.Project):
            yield from self._reachable(file, place, card, missions)

    def _reachable(self, file: str, place: str, card: v.Project, missions: list[int]) -> FileFaults:
        """Requirements that can be met on the tracks of each mission."""
        for name in _PARAMETERS:
            bounds: v.Bounds | None = getattr(card.requires, name)
            for number in missions:
                problem = _out_of_reach(bounds, getattr(self.missions[number].tracks, name))
                if problem:
                    yield Fault(file, f"{place}, requires.{name}", f"{problem} of mission {number}")
                    break

    @property
    def _in_order(self) -> list[int]:
        return list(range(1, len(self.missions) + 1))

    @cached_property
    def _numbers(self) -> list[str]:
        return [str(number) for number in sorted(self.missions)]


def _out_of_reach(bounds: v.Bounds | None, track: Track) -> str:
    if bounds is None:
        return ""
    if bounds.min is not None and bounds.min > track.max:
        return f"asks for at least {bounds.min}, expected at most {track.max}, the end"
    if bounds.max is not None and bounds.max < track.start:
        return f"asks for at most {bounds.max}, expected at least {track.start}, the start"
    return ""


def _tiles(mission: Mission, layout: MapLayout) -> Iterator[tuple[str, str]]:
    """Tiles that lie on the map from the start lie on areas for them."""
    kinds = {area.id: area.kind for area in layout.hexes}
    for i, tile in enumerate(mission.twist.tiles):
        kind = kinds.get(tile.hex)
        if kind is None:
            yield f"twist.tiles[{i}].hex", f"names {tile.hex!r}, which the map has not, expected the id of a hex"
        elif (kind == "ocean") != (tile.tile == "ocean"):
            wanted = "an ocean area" if tile.tile == "ocean" else "land"
            yield f"twist.tiles[{i}].hex", f"names {tile.hex!r}, which is {kind}, expected {wanted}"


def _unknown(kind: str, name: str, known: Iterable[str]) -> str:
    listed = ", ".join(sorted(known))
    return f"names the unknown {kind} {name!r}, expected {f'one of {listed}' if listed else f'a {kind} that is there'}"
