from __future__ import annotations

from game.layout.camera import Camera
from game.layout.lattice import Felt, Rect

CAMERA = Camera((80, 24, 480, 240))


def test_the_anchor_lies_in_the_middle_of_the_felt() -> None:
    assert CAMERA.pixels(Rect(-1, -2, 2, 4)) == (314, 132, 12, 24)


def test_the_whole_felt_is_seen() -> None:
    assert CAMERA.felt == Felt(80, 40)
    assert CAMERA.pixels(CAMERA.felt.rect) == (80, 24, 480, 240)


def test_a_felt_of_odd_units_is_centred_to_the_pixel() -> None:
    camera = Camera((0, 0, 486, 246))
    assert camera.felt == Felt(81, 41)
    assert camera.pixels(camera.felt.rect) == (3, 3, 480, 240)


def test_a_pixel_is_found_again_in_units() -> None:
    target = Rect(2, -1, 4, 2)
    x, y, w, h = CAMERA.pixels(target)
    assert CAMERA.units(x, y) == (2, -1)
    assert target.holds(*CAMERA.units(x, y))
    assert target.holds(*CAMERA.units(x + w - 1, y + h - 1))
    assert not target.holds(*CAMERA.units(x + w, y))
    assert not target.holds(*CAMERA.units(x, y - 1))
