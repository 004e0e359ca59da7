"""The groups of tokens that measure: type, sizes, motion, cards and the regions of the table."""

from typing import Literal

from mars_desktop.theme.token_values import Milliseconds, Pixels, Share, Tokens, TypeStyle


class TypeSize(Tokens, frozen=True):
    """One style of the type scale; `px_1920` replaces `px` on windows 1920 wide or more."""

    px: Pixels
    px_1920: Pixels | None = None
    weight: Literal[400, 500, 600] = 400
    family: Literal["normal", "condensed"] = "normal"


class LineHeight(Tokens, frozen=True):
    """Line heights as multiples of the type size."""

    one_line: float
    text: float


class Typography(Tokens, frozen=True):
    """Families, scale and text sizes."""

    family: str
    condensed: str
    weights: tuple[Literal[400, 500, 600], ...]
    minimum_px: Pixels
    scale: dict[TypeStyle, TypeSize]
    line_height: LineHeight
    text_sizes_percent: tuple[int, ...]


class Radius(Tokens, frozen=True):
    """Corner radii."""

    chip: Pixels
    card_of_width: Share
    popup: Pixels
    region: Pixels
    tag_of_side: Share


class Line(Tokens, frozen=True):
    """Line widths."""

    hair: Pixels
    control: Pixels
    emphasis: Pixels
    selection: Pixels


class FocusRing(Tokens, frozen=True):
    """The focus ring: width, and gap to what it surrounds."""

    width: Pixels
    gap: Pixels


class Shadow(Tokens, frozen=True):
    """One elevation: offset downwards, blur, and how dark it is in dark and light themes."""

    y: Pixels
    blur: Pixels
    alpha: Share
    alpha_light: Share


class Elevation(Tokens, frozen=True):
    """The four heights above the ground: flat, card, hovered or popped up, held in the hand."""

    flat: Shadow
    card: Shadow
    hover: Shadow
    held: Shadow


class Size(Tokens, frozen=True):
    """Grid, gaps, radii, lines and the least size of anything to click."""

    grid: Pixels
    spacing: tuple[int, ...]
    radius: Radius
    line: Line
    hit_min: Pixels
    focus: FocusRing
    elevation: Elevation


class Motion(Tokens, frozen=True):
    """Durations. With reduced motion every one counts as `reduced`."""

    press: Milliseconds
    hover: Milliseconds
    card_lift: Milliseconds
    tile_place: Milliseconds
    number_step: Milliseconds
    ring_step: Milliseconds
    log_line: Milliseconds
    move_piece_max: Milliseconds
    event_batch_max: Milliseconds
    curtain_cover: Milliseconds
    curtain_hold: Milliseconds
    curtain_lift: Milliseconds
    reduced: Milliseconds


Curve = Literal["Linear", "OutCubic", "InOutCubic"]


class Easing(Tokens, frozen=True):
    """Names of Qt easing curves."""

    in_place: Curve
    travel: Curve
    numbers: Curve


class Faces(Tokens, frozen=True):
    """Width and height of the three card faces."""

    large: tuple[int, int]
    hand: tuple[int, int]
    compact: tuple[int, int]


class Card(Tokens, frozen=True):
    """A card's face, in units of a twentieth of its width (`unit_of_width`); `ratio` is height by width."""

    unit_of_width: Share
    ratio: float
    spine: float
    header: float
    cost: float
    old_cost: float
    tag: float
    name: float
    requirement_row: float
    plate_top: float
    plate_one_row: float
    plate_two_rows: float
    icon: float
    text: float
    foot: float
    points_radius: float
    corner: float
    faces: Faces


class TableLayout(Tokens, frozen=True):
    """Sizes of the table's regions in one window size."""

    top: Pixels
    left: Pixels
    right: Pixels
    decision: Pixels
    hand: Pixels
    stage: tuple[int, int]
    hex_side: Pixels


class Layouts(Tokens, frozen=True):
    """The table at 1280 × 720 and at 1920 × 1080."""

    small: TableLayout
    large: TableLayout
