"""The groups of tokens that colour the program: themes, seats and tags."""

from typing import Literal

from mars_desktop.theme.token_values import Hex, Pixels, SeatShape, Share, ThemeName, Tokens


class Base(Tokens, frozen=True):
    """Surfaces, lines and text of a theme.

    `ground` is the window and the stage, `surface` a side column, `raised` a card, the active seat, a button or a
    pop-up, `sunk` a well or gauge, `plate` a card's effect plate, `prod` and `prodline` the production box and its
    frame. `line` is a decorative hairline, `edge` the outline of a control. `ink`, `ink2` and `ink3` are text,
    secondary text and disabled text; `accent` is the light (primary button, selection, focus) and `onaccent` text on
    it. `good` is a lowered price, `warn` a loss, `bad` what is forbidden and the mark for any player.
    """

    ground: Hex
    surface: Hex
    raised: Hex
    sunk: Hex
    plate: Hex
    prod: Hex
    prodline: Hex
    line: Hex
    edge: Hex
    ink: Hex
    ink2: Hex
    ink3: Hex
    accent: Hex
    onaccent: Hex
    good: Hex
    warn: Hex
    bad: Hex


class Resource(Tokens, frozen=True):
    """Icon colours of the seven resources, cards, terraform rating and victory points."""

    mc: Hex
    steel: Hex
    titanium: Hex
    plants: Hex
    energy: Hex
    heat: Hex
    workers: Hex
    card: Hex
    tr: Hex
    vp: Hex


class Parameter(Tokens, frozen=True):
    """Colours of the three global parameters."""

    temperature: Hex
    oxygen: Hex
    oceans: Hex


class Kind(Tokens, frozen=True):
    """Spine colours of the three kinds of project card."""

    automated: Hex
    active: Hex
    event: Hex


class OnMarsResource(Tokens, frozen=True):
    """Icon colours of the resources of On Mars."""

    mineral: Hex
    battery: Hex
    water: Hex
    plant: Hex
    oxygen: Hex
    crystal: Hex


class Theme(Tokens, frozen=True, eq=False):
    """One of the three colour themes, compared by identity.

    `contrast` and `icon_contrast_min` state the contrast ratios its colours were measured to give.
    """

    name: ThemeName
    base: Base
    resource: Resource
    parameter: Parameter
    kind: Kind
    onmars: OnMarsResource
    on_points: Hex
    contrast: dict[str, float]
    icon_contrast_min: dict[str, float]

    @property
    def is_dark(self) -> bool:
        """Whether text is lighter than its ground."""
        return self.name != "light"


class Themes(Tokens, frozen=True):
    """The three themes."""

    dark: Theme
    light: Theme
    contrast: Theme


class Seat(Tokens, frozen=True):
    """A seat's colour and shape, the same in every theme."""

    id: str
    fill: Hex
    shape: SeatShape


class SeatMarkRadius(Tokens, frozen=True):
    """Radii of a seat's mark by place."""

    log: Pixels
    track: Pixels
    panel: Pixels
    tile_of_hex_side: Share
    claim_of_hex_side: Share


class SeatMark(Tokens, frozen=True):
    """The two lines round every seat mark, measured outwards from its shape, and the distances its colours keep."""

    inner_line: Hex
    outer_line: Hex
    inner_width_of_radius: Share
    outer_width_of_radius: Share
    radius: SeatMarkRadius
    min_delta_e: dict[Literal["normal", "protan", "deutan", "tritan"], float]


class Tag(Tokens, frozen=True):
    """A tag's rounded square, its glyph and the contrast between both."""

    ground: Hex
    glyph: Hex
    contrast: float


class Tags(Tokens, frozen=True):
    """The twelve tags."""

    building: Tag
    space: Tag
    science: Tag
    power: Tag
    earth: Tag
    jovian: Tag
    plant: Tag
    microbe: Tag
    animal: Tag
    city: Tag
    floater: Tag
    event: Tag
