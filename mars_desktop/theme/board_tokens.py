"""The groups of tokens that draw the map: planet, ring, tiles and what may be done where."""

from mars_desktop.theme.token_values import Hex, Pixels, Share, Tokens


class Bonus(Tokens, frozen=True):
    """Colours of placement bonuses printed on the planet."""

    plant: Hex
    steel: Hex
    titanium: Hex
    card: Hex


class Planet(Tokens, frozen=True):
    """The planet under the hexes: height ramps, grid, reserved ocean areas and bonuses."""

    dark_ramp: tuple[Hex, ...]
    light_ramp: tuple[Hex, ...]
    ramp_stops: tuple[Share, ...]
    grid: Hex
    grid_alpha: Share
    ocean_reserved_fill: Hex
    ocean_reserved_alpha: Share
    ocean_reserved_line: Hex
    halo: Hex
    halo_alpha: Share
    bonus: Bonus
    limb: Hex
    radius_of_hex_side: float


class OceanTile(Tokens, frozen=True):
    """Colours of an ocean tile."""

    fill: Hex
    deep: Hex
    wave: Hex
    edge: Hex


class GlacierTile(Tokens, frozen=True):
    """Colours of a glacier."""

    fill: Hex
    facets: tuple[Hex, ...]
    crack: Hex
    edge: Hex


class GreeneryTile(Tokens, frozen=True):
    """Colours of a greenery tile."""

    fill: Hex
    shade: Hex
    crowns: tuple[Hex, ...]
    light: Hex
    edge: Hex


class CityTile(Tokens, frozen=True):
    """Colours of a city tile, from the rim to the plaza in the middle."""

    fill: Hex
    outer: tuple[Hex, ...]
    blocks: tuple[Hex, ...]
    inner: tuple[Hex, ...]
    plaza: Hex
    edge: Hex


class SpecialTile(Tokens, frozen=True):
    """Colours of a special tile."""

    fill: Hex
    line: Hex
    glyph: Hex
    edge: Hex


class Tiles(Tokens, frozen=True):
    """The tiles, the same in every theme."""

    ocean: OceanTile
    glacier: GlacierTile
    greenery: GreeneryTile
    city: CityTile
    special: SpecialTile
    size_of_hex: Share


class Building(Tokens, frozen=True):
    """Colours of one kind of building of On Mars."""

    fill: Hex
    line: Hex


class OnMarsBuildings(Tokens, frozen=True):
    """The buildings of On Mars."""

    mine: Building
    generator: Building
    water_extractor: Building
    greenhouse: Building
    oxygen_condenser: Building
    shelter: Building


class LegalTarget(Tokens, frozen=True):
    """The ring in a hex that may be chosen: a light line in a dark casing."""

    ring_of_hex: Share
    light_width_of_side: Share
    dark_width_of_side: Share
    fill_alpha: Share


class HoveredTarget(Tokens, frozen=True):
    """The ring in a hex under the pointer, and how solid the previewed tile is."""

    light_width_of_side: Share
    tile_alpha: Share


class Veil(Tokens, frozen=True):
    """How strongly hexes that may not be chosen are covered, in dark and light themes."""

    dark_free: Share
    dark_tile: Share
    light_free: Share
    light_tile: Share


class BoardState(Tokens, frozen=True):
    """How the map shows what may be done."""

    light: Hex
    dark: Hex
    forbidden: Hex
    legal: LegalTarget
    hover: HoveredTarget
    dim_alpha: Veil
    drag_lift_px: Pixels


class RingStart(Tokens, frozen=True):
    """Where each parameter's steps begin, in degrees clockwise from north."""

    temperature: float
    oxygen: float
    oceans: float


class Ring(Tokens, frozen=True):
    """The ring of 42 steps round the planet: 19 of temperature, 14 of oxygen, 9 oceans."""

    inner_of_side: float
    outer_of_side: float
    degrees_per_step: float
    gap_degrees: float
    start_degrees_clockwise_from_north: RingStart
