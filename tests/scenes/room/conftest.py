from __future__ import annotations

import pytest

from build_spec.art.palette import load_palette


def linear(channel: int) -> float:
    part = channel / 255
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def oklab_lightness(rgb: tuple[int, int, int]) -> float:
    red, green, blue = (linear(channel) for channel in rgb)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return float(0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short)


@pytest.fixture(scope="session")
def palette() -> set[bytes]:
    return {bytes(rgb) for rgb in load_palette().colours.values()}


@pytest.fixture(scope="session")
def lightness() -> dict[bytes, float]:
    return {bytes(rgb): oklab_lightness(rgb) for rgb in load_palette().colours.values()}
