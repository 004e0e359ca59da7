"""Labels in a column that never lie over each other."""

from collections.abc import Sequence


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as can be to the wanted ones, at least `gap` apart and between `low` and `high`.

    They stand in the order of what they want; among equals the first stays before the others. Where the room does not
    suffice they share it evenly. The sum of squared distances from the wanted places is the least possible.
    """
    count = len(wanted)
    if not count:
        return []
    gap = min(gap, (high - low) / max(1, count - 1)) if high > low else 0.0
    order = sorted(range(count), key=lambda i: wanted[i])
    # Labels that push each other stand as one block round the mean of what they want.
    blocks: list[tuple[float, int]] = []
    for rank, i in enumerate(order):
        sum_, size = wanted[i] - rank * gap, 1
        while blocks and blocks[-1][0] / blocks[-1][1] >= sum_ / size:
            before, more = blocks.pop()
            sum_, size = sum_ + before, size + more
        blocks.append((sum_, size))
    top = max(low, high - (count - 1) * gap)
    bases = [min(max(sum_ / size, low), top) for sum_, size in blocks for _ in range(size)]
    placed = [0.0] * count
    for rank, i in enumerate(order):
        placed[i] = bases[rank] + rank * gap
    return placed
