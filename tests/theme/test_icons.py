"""Icons, tags and seat marks are drawn, sharp, and different from one another."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from mars_desktop.theme import icons
from mars_desktop.theme.seat_mark import paint_seat_mark_in, seat_icon, seat_path
from mars_desktop.theme.token_values import THEME_NAMES, ThemeName
from mars_desktop.theme.tokens import look

pytestmark = pytest.mark.usefixtures("qapp")


def pixels(pixmap: QPixmap) -> set[str]:
    """The colours of the opaque pixels."""
    image = pixmap.toImage()
    found = set[str]()
    for y in range(image.height()):
        for x in range(image.width()):
            color = image.pixelColor(x, y)
            if color.alpha() > 200:
                found.add(color.name())
    return found


def coverage(image: QImage) -> float:
    """The share of the picture that is painted."""
    alphas = [image.pixelColor(x, y).alphaF() for y in range(image.height()) for x in range(image.width())]
    return sum(alphas) / len(alphas)


def blank(side: int, ratio: float = 1.0) -> QPixmap:
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def test_all_62_drawings_are_found() -> None:
    assert len(icons.icon_names()) == 62
    assert {f"tag-{tag}" for tag in icons.tag_names()} <= set(icons.icon_names())
    assert {"mc", "tr", "ocean", "population", "onmars-rover"} <= set(icons.icon_names())


@pytest.mark.parametrize("theme_name", THEME_NAMES)
def test_every_icon_shows_at_16_pixels_in_its_own_colour(theme_name: ThemeName) -> None:
    theme = look().theme(theme_name)
    for name in icons.icon_names():
        color = icons.icon_color(theme, name)
        pixmap = icons.icon_pixmap(name, color, 16)
        assert 0.12 < coverage(pixmap.toImage()) < 0.95, name
        assert color in pixels(pixmap), name


def test_no_two_drawings_of_one_game_look_alike_at_16_pixels() -> None:
    # The two games share sprout, rings and the rating's arrow on purpose.
    one_game = [name for name in icons.icon_names() if not name.startswith("onmars-")]
    for at, name in enumerate(one_game):
        for other in one_game[at + 1 :]:
            first, second = (icons.icon_pixmap(n, "#000000", 16).toImage() for n in (name, other))
            differing = sum(
                abs(first.pixelColor(x, y).alphaF() - second.pixelColor(x, y).alphaF())
                for x in range(16)
                for y in range(16)
            )
            assert differing > 12, (name, other)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_button_gets_an_icon_made_for_its_screen(ratio: float) -> None:
    made = icons.icon("heat", "#ff8a5c", 20)
    pixmap = made.pixmap(QSize(20, 20), ratio)
    assert pixmap.size() == QSize(round(20 * ratio), round(20 * ratio))
    assert pixmap.toImage() == icons.icon_pixmap("heat", "#ff8a5c", 20, ratio).toImage()


def test_a_disabled_icon_is_paler() -> None:
    made = icons.icon("heat", "#ff8a5c", 20)
    normal, disabled = (made.pixmap(QSize(20, 20), 1.0, mode) for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled))
    assert coverage(disabled.toImage()) == pytest.approx(0.6 * coverage(normal.toImage()), rel=0.02)


def test_an_icon_stays_inside_its_rectangle_and_leaves_the_painter_alone() -> None:
    image = QImage(60, 40, QImage.Format.Format_ARGB32_Premultiplied)
    for name in icons.icon_names():
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        before = (painter.pen(), painter.brush(), painter.transform(), painter.renderHints())
        icons.paint_icon(painter, name, QRectF(10, 10, 40, 20), QColor("white"))
        assert (painter.pen(), painter.brush(), painter.transform(), painter.renderHints()) == before
        painter.end()
        outside = [(x, y) for x in range(60) for y in range(40) if not (20 <= x < 40 and 10 <= y < 30)]
        assert all(image.pixelColor(x, y).alpha() == 0 for x, y in outside), name


def test_unknown_icons_and_tags_are_refused_by_name() -> None:
    with pytest.raises(icons.IconProblem, match=r"no icon “\.\./theme/tokens”"):
        icons.icon_path("../theme/tokens")
    with pytest.raises(icons.IconProblem, match="no tag “wild”; tags are building, space"):
        icons.tag_tokens("wild")


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ("", "draws nothing"),
        ("M1 2 A3 4 5", "other than M, L, C and Z near “A”"),
        ("m1 2", "other than M, L, C and Z near “m”"),
        ("1 2", "other than M, L, C and Z"),
        ("M1 2 L3", "too few numbers after “L”"),
        ("M1 2 L3 Z", "too few numbers after “L”"),
        ("M1 2 L3 4 Z 5 6", "other than M, L, C and Z near “Z”"),
        ("M1 2 L3 #", "too few numbers after “L”"),
    ],
)
def test_a_drawing_of_another_kind_is_refused(data: str, complaint: str) -> None:
    with pytest.raises(icons.IconProblem, match=complaint):
        icons._parsed(data, Path("odd.svg"))


@pytest.mark.parametrize("theme_name", THEME_NAMES)
@pytest.mark.parametrize("size", [16, 24, 40])
def test_every_tag_shows_its_glyph_on_its_ground(theme_name: ThemeName, size: int) -> None:
    for tag in icons.tag_names():
        tokens = icons.tag_tokens(tag)
        found = pixels(icons.tag_icon(tag, size, look().theme(theme_name)).pixmap(QSize(size, size), 1.0))
        assert {tokens.ground, tokens.glyph} <= found, tag


@pytest.mark.parametrize("side", [10, 16, 32])
def test_every_seat_mark_wears_a_light_line_and_then_a_dark_one(side: int) -> None:
    tokens = look().seat_mark
    for seat in look().seats:
        pixmap = blank(side + 2, 4.0)
        painter = QPainter(pixmap)
        paint_seat_mark_in(painter, seat, QRectF(1, 1, side, side))
        painter.end()
        image = pixmap.toImage()
        # From the middle to the left edge the shape's colour, the light line and the dark line follow each other.
        row = [image.pixelColor(x, image.height() // 2).name() for x in range(image.width() // 2, -1, -1)]
        order = [row.index(c) for c in (seat.fill, tokens.inner_line, tokens.outer_line)]
        assert order == sorted(order), seat.id
        edge = (*range(4), *range(image.height() - 4, image.height()))
        margin = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in edge]
        assert not any(margin), seat.id


def test_seat_shapes_are_told_apart_without_colour() -> None:
    drawn = {}
    for seat in look().seats:
        image = seat_icon(seat, 16).pixmap(QSize(16, 16), 1.0).toImage()
        drawn[seat.id] = tuple(image.pixelColor(x, y).name() == seat.fill for x in range(16) for y in range(16))
    for first, one in drawn.items():
        for second, other in drawn.items():
            if first != second:
                assert sum(a != b for a, b in zip(one, other, strict=True)) >= 6, (first, second)


def test_a_seat_shape_holds_its_middle() -> None:
    for seat in look().seats:
        assert seat_path(seat.shape).contains(QPointF(0, 0)), seat.id


def test_icons_are_made_once() -> None:
    assert icons.icon_pixmap("mc", "#efc04a", 16).cacheKey() == icons.icon_pixmap("mc", "#efc04a", 16).cacheKey()
    assert icons.icon("mc", "#efc04a", 16) is icons.icon("mc", "#efc04a", 16)
