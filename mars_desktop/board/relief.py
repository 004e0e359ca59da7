"""The ground of Mars as numbers: heights grown from a seed, and the picture of them under a low sun.

Lengths are in planet radii with the origin at the planet's centre, x to the east and y to the south. The grid is coarse
on purpose: it is scaled up smoothly, and what must be crisp (craters, contour lines, limb) is drawn over it as lines.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF
from PySide6.QtGui import QColor, QImage

Point = tuple[float, float]
Heights = tuple[tuple[float, ...], ...]

GRID = 176
OCTAVES = ((3, 1.0), (6, 0.52), (12, 0.27), (24, 0.13), (48, 0.06))
ROUGHNESS = 0.55
SEA_DEPTH, SEA_WIDTH = 0.5, 0.105
CONE_HEIGHT, CONE_WIDTH = 1.5, 0.085
CALDERA_DEPTH, CALDERA_WIDTH = 0.95, 0.02
LOWEST, SPAN = -1.5, 3.6
SLOPE = 0.06
# The bulge stops just short of the limb, where the map would be pressed into nothing.
LIMB = 0.93
SUN = (-0.55, -0.62, 0.8)
TONES = 255
SHADES = 127
BRIGHTEST = 1.4
CONTOURS = 13


def _coordinate(index: int) -> float:
    return (index + 0.5) / GRID * 2 - 1


def _noise(seed: int) -> list[list[float]]:
    """Smooth noise over the grid, mean 0 and deviation 1, rougher where `OCTAVES` says so."""
    rng = random.Random(seed)
    field = [[0.0] * GRID for _ in range(GRID)]
    for count, weight in OCTAVES:
        lattice = [[rng.uniform(-weight, weight) for _ in range(count + 2)] for _ in range(count + 2)]
        places = []
        for index in range(GRID):
            place = index / GRID * count
            cell = int(place)
            part = place - cell
            places.append((cell, part * part * part * (part * (part * 6 - 15) + 10)))
        for (row, down), line in zip(places, field, strict=True):
            above, below = lattice[row], lattice[row + 1]
            edge = [a + (b - a) * down for a, b in zip(above, below, strict=True)]
            line[:] = [
                old + edge[cell] + (edge[cell + 1] - edge[cell]) * part
                for old, (cell, part) in zip(line, places, strict=True)
            ]
    flat = [value for line in field for value in line]
    mean = sum(flat) / len(flat)
    spread = math.sqrt(sum((value - mean) ** 2 for value in flat) / len(flat))
    return [[(value - mean) / spread for value in line] for line in field]


def _bulged(field: list[list[float]]) -> list[list[float]]:
    """The field as it looks on a ball: stretched in the middle, pressed together towards the limb."""
    last = GRID - 2
    result = []
    for row in range(GRID):
        y = _coordinate(row)
        line = []
        for column in range(GRID):
            x = _coordinate(column)
            far = math.hypot(x, y)
            turned = min(0.999, far * LIMB)
            factor = 0.66 * (math.asin(turned) / turned if turned > 0.001 else 1.0)
            u, v = (x * factor + 1) / 2 * GRID, (y * factor + 1) / 2 * GRID
            i, j = max(0, min(last, int(u))), max(0, min(last, int(v)))
            u, v = u - i, v - j
            above, below = field[j], field[j + 1]
            north = above[i] + (above[i + 1] - above[i]) * u
            south = below[i] + (below[i + 1] - below[i]) * u
            line.append(north + (south - north) * v)
        result.append(line)
    return result


def _raise_cone(heights: list[list[float]], at: Point) -> None:
    for row, column, far in _around(at, CONE_WIDTH * 4.5):
        heights[row][column] += CONE_HEIGHT * math.exp(-far / CONE_WIDTH)
        heights[row][column] -= CALDERA_DEPTH * math.exp(-far * far / (2 * CALDERA_WIDTH * CALDERA_WIDTH))


def _sink_sea(heights: list[list[float]], at: Point) -> None:
    for row, column, far in _around(at, SEA_WIDTH * 3):
        heights[row][column] -= SEA_DEPTH * math.exp(-far * far / (2 * SEA_WIDTH * SEA_WIDTH))


def _around(at: Point, reach: float) -> list[tuple[int, int, float]]:
    """The grid's points within reach of a place, as row, column and distance."""
    first_row, last_row = (int((at[1] + sign * reach + 1) / 2 * GRID) for sign in (-1, 1))
    first_column, last_column = (int((at[0] + sign * reach + 1) / 2 * GRID) for sign in (-1, 1))
    return [
        (row, column, far)
        for row in range(max(0, first_row), min(GRID, last_row + 1))
        for column in range(max(0, first_column), min(GRID, last_column + 1))
        if (far := math.hypot(_coordinate(column) - at[0], _coordinate(row) - at[1])) <= reach
    ]


@lru_cache(maxsize=6)
def heights_of(seed: int, seas: tuple[Point, ...], volcanoes: tuple[Point, ...]) -> Heights:
    """Heights over the grid: noise of the seed, hollows where oceans may come, cones where volcanoes stand."""
    heights = [[ROUGHNESS * value for value in line] for line in _bulged(_noise(seed))]
    for place in seas:
        _sink_sea(heights, place)
    for place in volcanoes:
        _raise_cone(heights, place)
    return tuple(tuple(line) for line in heights)


def _tone(height: float) -> float:
    return max(0.0, min(1.0, (height - LOWEST) / SPAN))


def _ramp_table(ramp: Sequence[tuple[float, QColor]]) -> list[tuple[float, float, float]]:
    table = []
    for index in range(TONES + 1):
        tone = index / TONES
        upper = next((k for k in range(1, len(ramp)) if ramp[k][0] >= tone), len(ramp) - 1)
        (low, dark), (high, light) = ramp[upper - 1], ramp[upper]
        part = (tone - low) / (high - low)
        table.append(
            (
                dark.red() + (light.red() - dark.red()) * part,
                dark.green() + (light.green() - dark.green()) * part,
                dark.blue() + (light.blue() - dark.blue()) * part,
            )
        )
    return table


def relief_image(heights: Heights, ramp: Sequence[tuple[float, QColor]], night: float) -> QImage:
    """The heights in the colours of the ramp, lit from the upper left; `night` (0 to 1) lights the far side."""
    colours = _ramp_table(ramp)
    inks = [
        [
            bytes((min(255, int(r * light)), min(255, int(g * light)), min(255, int(b * light)), 255))
            for r, g, b in colours
        ]
        for light in (level / SHADES * BRIGHTEST for level in range(SHADES + 1))
    ]
    step = GRID / 4 * SLOPE
    scale = SHADES / BRIGHTEST
    pixels = []
    for row, line in enumerate(heights):
        above, below = heights[max(0, row - 1)], heights[min(GRID - 1, row + 1)]
        y = _coordinate(row)
        for column, height in enumerate(line):
            x = _coordinate(column)
            gx = (line[min(GRID - 1, column + 1)] - line[max(0, column - 1)]) * step
            gy = (below[column] - above[column]) * step
            lit = (SUN[2] - gx * SUN[0] - gy * SUN[1]) / math.sqrt(gx * gx + gy * gy + 1)
            ball = x * -0.42 + y * -0.46 + math.sqrt(max(0.0, 1 - x * x - y * y)) * 0.86 + 0.3
            day = night + (1.03 - night) * max(0.0, min(1.1, ball)) ** 0.85
            light = max(0.25, min(1.3, 0.42 + 0.62 * lit)) * day
            pixels.append(inks[min(SHADES, int(light * scale))][int(_tone(height) * TONES)])
    image = QImage(b"".join(pixels), GRID, GRID, GRID * 4, QImage.Format.Format_RGBX8888)
    return image.copy()


def contour_lines(heights: Heights) -> list[QLineF]:
    """Short pieces of the lines of equal height inside the disc, found cell by cell on every second grid point."""
    lines = []
    stride = 2
    places = range(0, GRID - stride, stride)
    reach = stride / GRID * 2
    for row in places:
        y = _coordinate(row)
        upper, lower = heights[row], heights[row + stride]
        for column in places:
            x = _coordinate(column)
            if x * x + y * y > 1.05:
                continue
            corners = [
                _tone(h) * CONTOURS
                for h in (upper[column], upper[column + stride], lower[column + stride], lower[column])
            ]
            level = math.floor(max(corners))
            if level <= min(corners):
                continue
            crossings = _crossings(corners, level)
            for (x1, y1), (x2, y2) in zip(crossings[::2], crossings[1::2], strict=True):
                lines.append(QLineF(x + x1 * reach, y + y1 * reach, x + x2 * reach, y + y2 * reach))
    return lines


def _crossings(corners: Sequence[float], level: float) -> list[Point]:
    """Where the edges of a unit cell, clockwise from the upper left corner, cross a level; always an even number."""
    ends = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    found = []
    for edge in range(4):
        a, b = corners[edge], corners[(edge + 1) % 4]
        if (a >= level) != (b >= level):
            part = (level - a) / (b - a)
            (x1, y1), (x2, y2) = ends[edge], ends[(edge + 1) % 4]
            found.append((x1 + (x2 - x1) * part, y1 + (y2 - y1) * part))
    return found
