from __future__ import annotations

import pytest

from game.levels.canvas import DESIGNED
from game.levels.fitness import Fault, faults
from game.levels.plan import Company, Rect


@pytest.mark.parametrize(
    ("company", "name", "rect", "remedy"),
    [
        ("TWO", "felt", (80, 24, 474, 240), "is 474x240 px; make it at least 480x240"),
        ("TWO", "felt", (80, 24, 480, 234), "is 480x234 px; make it at least 480x240"),
        ("MORE", "felt", (80, 48, 480, 210), "is 480x210 px; make it at least 480x216"),
        ("MORE", "felt", (80, 47, 480, 217), "is 480x217 px; make both sides multiples of 6"),
        ("TWO", "tray", (0, 288, 600, 58), "is 600x58 px; make it at least 612x54"),
        ("TWO", "menu", (570, -1, 70, 24), "reaches beyond the 640x360 canvas; move it inside"),
        ("TWO", "menu", (580, 0, 61, 24), "reaches beyond the 640x360 canvas; move it inside"),
        ("TWO", "top-portrait", (576, 30, 47, 48), "is 47x48 px; make it at least 48x48"),
        ("TWO", "top-name", (480, 270, 76, 12), "lies outside 'top-frame'; move it inside"),
        (
            "MORE",
            "left-reveal",
            (0, 120, 80, 48),
            "has room for 12 tiles of 12x24 px at 13; a hand may have 16: enlarge it",
        ),
        ("MORE", "left-rack", (0, 120, 80, 19), "is 80x19 px; make it at least 10x20"),
    ],
)
def test_a_rectangle_that_will_not_do_is_named_with_the_remedy(
    company: str, name: str, rect: tuple[int, int, int, int], remedy: str
) -> None:
    rects = {**DESIGNED[Company[company]], name: Rect(*rect)}
    assert Fault(name, remedy) in list(faults(Company[company], rects))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("felt", "tray"),
        ("ends", "boneyard"),
        ("scores", "top-frame"),
        ("top-rack", "felt"),
        ("top-portrait", "top-name"),
        ("top-rack", "top-passes"),
        ("top-reveal", "top-name"),
    ],
)
def test_areas_that_lie_over_one_another_are_named(one: str, other: str) -> None:
    rects = {**DESIGNED[Company.TWO]}
    rects[one] = Rect(rects[other].x + 1, rects[other].y, rects[one].w, rects[one].h)
    found = {frozenset((f.name, f.remedy.split("'")[1])) for f in _overlaps(rects)}
    assert frozenset((one, other)) in found


def _overlaps(rects: dict[str, Rect]) -> list[Fault]:
    return [fault for fault in faults(Company.TWO, rects) if "lies over" in fault.remedy]


def test_plates_of_two_players_keep_apart() -> None:
    rects = {**DESIGNED[Company.MORE]}
    rects["left-reveal"] = rects["right-reveal"]
    found = faults(Company.MORE, rects)
    assert Fault("left-reveal", "lies over 'right-rack'; move them apart") in list(found)
