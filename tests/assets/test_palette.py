from __future__ import annotations

from itertools import groupby, pairwise
from pathlib import Path

import pytest

from build_spec.art.palette import ArtError, load_palette

RAMPS = {
    ramp: list(names) for ramp, names in groupby(load_palette().colours, key=lambda name: name[:-1])
}


def linear(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def oklab(rgb: tuple[int, int, int]) -> tuple[float, float, float]:
    red, green, blue = (linear(channel) for channel in rgb)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def test_there_are_at_most_32_colours_in_ramps_of_four_or_five() -> None:
    assert len(set(load_palette().colours.values())) <= 32
    assert {len(names) for names in RAMPS.values()} <= {4, 5}


@pytest.mark.parametrize("ramp", RAMPS)
def test_steps_of_lightness_are_even(ramp: str) -> None:
    lightness = [oklab(load_palette().colours[name])[0] for name in RAMPS[ramp]]
    steps = [after - before for before, after in pairwise(lightness)]
    mean = sum(steps) / len(steps)
    assert all(abs(step - mean) < 0.15 * mean for step in steps), steps


@pytest.mark.parametrize("ramp", RAMPS)
def test_shadows_lean_to_violet_and_lights_to_yellow(ramp: str) -> None:
    darkest, *_, lightest = (oklab(load_palette().colours[name]) for name in RAMPS[ramp])
    assert lightest[2] - darkest[2] > 0


def contrast(one: str, other: str) -> float:
    def luminance(name: str) -> float:
        red, green, blue = (linear(channel) for channel in load_palette().colours[name])
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("text", "bed"),
    [
        ("bone4", "ink3"),
        ("bone3", "ink2"),
        ("bone1", "ink1"),
        ("ink0", "brass1"),
        ("ink1", "bone3"),
        ("bone4", "wood0"),
        ("bone4", "felt1"),
    ],
)
def test_text_stands_out_from_its_bed(text: str, bed: str) -> None:
    assert contrast(text, bed) >= 4.5


def test_a_bad_colour_says_where(tmp_path: Path) -> None:
    source = tmp_path / "palette.txt"
    source.write_text("# palette\nink #000000 #12345\n")
    with pytest.raises(ArtError, match=r"palette\.txt:2: '#12345'"):
        load_palette(source)
