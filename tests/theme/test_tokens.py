"""The tokens are strict, and their colours give the contrast they claim."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mars_desktop import paths
from mars_desktop.theme.token_values import THEME_NAMES, ThemeName
from mars_desktop.theme.tokens import TokenProblem, look, read

FILE = paths.resources() / "theme" / "tokens.json"


def luminance(value: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    channels = [int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio as WCAG 2 defines it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_text_has_the_contrast_the_file_states(name: ThemeName) -> None:
    theme = look().theme(name)
    colors = {**_fields(theme.base), **_fields(theme.resource), "on_points": theme.on_points}
    measured = {pair: round(contrast(*(colors[part] for part in pair.split("/"))), 1) for pair in theme.contrast}
    assert measured == theme.contrast


@pytest.mark.parametrize("name", THEME_NAMES)
def test_every_text_is_readable_on_every_surface(name: ThemeName) -> None:
    theme = look().theme(name)
    base = _fields(theme.base)
    grounds = ("ground", "surface", "raised", "plate", "prod")
    least = 9.1 if name == "contrast" else 4.5
    for text in ("ink", "ink2", "ink3", "good", "warn", "bad"):
        for ground in grounds:
            assert contrast(base[text], base[ground]) >= least, (text, ground)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_icons_keep_the_least_contrast_the_file_states(name: ThemeName) -> None:
    theme = look().theme(name)
    colors = {**_fields(theme.resource), **_fields(theme.parameter)}
    grounds = [theme.base.ground, theme.base.surface, theme.base.raised, theme.base.plate, theme.base.prod]
    measured = {icon: round(min(contrast(colors[icon], ground) for ground in grounds), 1) for icon in colors}
    assert measured == theme.icon_contrast_min


def test_tags_keep_the_contrast_the_file_states() -> None:
    for name in look().tags.__struct_fields__:
        tag = getattr(look().tags, name)
        assert round(contrast(tag.ground, tag.glyph), 1) == tag.contrast, name


def test_five_seats_differ_in_colour_and_in_shape() -> None:
    seats = look().seats
    assert len(seats) == len({seat.fill for seat in seats}) == len({seat.shape for seat in seats}) == 5


def test_the_ring_of_42_steps_goes_once_round_the_planet_with_three_gaps() -> None:
    ring = look().ring
    assert (19 + 14 + 9) * ring.degrees_per_step + 3 * ring.gap_degrees == pytest.approx(360, abs=0.1)


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda t: t["seats"][0].update(glow="#ffffff"), "unknown field `glow` - at `$.seats[0]`"),
        (lambda t: t["themes"]["light"]["base"].pop("ink"), "missing required field `ink` - at `$.themes.light.base`"),
        (lambda t: t["themes"]["dark"]["base"].update(ink="white"), "at `$.themes.dark.base.ink`"),
        (lambda t: t["tags"]["city"].update(ground="#FFF"), "at `$.tags.city.ground`"),
        (lambda t: t["motion_ms"].update(press=-1), "at `$.motion_ms.press`"),
        (lambda t: t["motion_ms"].update(press="80"), "at `$.motion_ms.press`"),
        (lambda t: t["size"].update(hit_min=None), "at `$.size.hit_min`"),
        (lambda t: t.update(version=2), "at `$.version`"),
        (lambda t: t["themes"].update(dark=t["themes"]["light"]), "calls the theme “dark” “light”"),
        (lambda t: t["type"]["scale"].pop("cost"), "lacks the type style “cost”"),
    ],
)
def test_a_token_out_of_place_is_refused_with_file_and_place(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], object], place: str
) -> None:
    tokens = json.loads(FILE.read_text(encoding="utf-8"))
    spoil(tokens)
    file = tmp_path / "tökens.json"
    file.write_text(json.dumps(tokens), encoding="utf-8")
    with pytest.raises(TokenProblem) as caught:
        read(file)
    assert str(file) in str(caught.value)
    assert place in str(caught.value).replace("Object contains ", "").replace("Object ", "")


def test_a_missing_file_of_tokens_is_named(tmp_path: Path) -> None:
    with pytest.raises(TokenProblem, match=r"none\.json” cannot be read"):
        read(tmp_path / "none.json")


def _fields(group: Any) -> dict[str, str]:
    return {field: getattr(group, field) for field in group.__struct_fields__}
