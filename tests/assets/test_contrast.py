"""What tells a state apart has three times the light of its bed, letters four and a half times."""

from __future__ import annotations

from collections import Counter

import pytest

from build_spec.art.kit import kit
from build_spec.art.palette import load_palette

SEEN = 3.0
READ = 4.5


def contrast(one: str, other: str) -> float:
    lights = []
    for name in (one, other):
        parts = [channel / 255 for channel in load_palette().colours[name]]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        lights.append(0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    return max(lights) / min(lights)


@pytest.mark.parametrize(
    ("sprite", "bed"),
    [
        ("mark/dead", "felt1"),
        ("arrow/left", "ink1"),
        ("arrow/right", "ink1"),
        ("token/seat/d", "ink1"),
    ],
)
def test_the_body_of_a_mark_is_seen_on_its_bed(sprite: str, bed: str) -> None:
    palette = load_palette()
    names = list(palette.colours)
    grid = dict(kit(palette))[sprite].grid
    inks = Counter(index for row in grid.rows for index in row if index)
    del inks[palette.index("ink0")]
    body = next(name for name in names if palette.index(name) == inks.most_common(1)[0][0])
    assert contrast(body, bed) >= SEEN


def test_the_rim_and_the_cross_of_an_open_switch_are_seen() -> None:
    palette = load_palette()
    grid = dict(kit(palette))["toggle/off"].grid
    rim, cross = grid.rows[1][5], grid.rows[3][18]
    for name in palette.colours:
        if palette.index(name) in {rim, cross}:
            assert contrast(name, "ink1") >= SEEN
            assert contrast(name, "ink2") >= SEEN


@pytest.mark.parametrize(
    ("ink", "bed"),
    [
        ("rose1", "bone3"),
        ("sea1", "bone3"),
        ("ink0", "brass1"),
        ("brass2", "ink2"),
        ("bone3", "felt0"),
        ("brass3", "felt0"),
        ("bone4", "rose1"),
        ("bone4", "sea1"),
        ("ink1", "brass3"),
        ("bone2", "ink2"),
    ],
)
def test_letters_are_read_on_their_beds(ink: str, bed: str) -> None:
    assert contrast(ink, bed) >= READ
