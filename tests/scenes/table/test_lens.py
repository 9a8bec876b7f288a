from __future__ import annotations

import pytest

from game.layout.camera import Zoom
from game.levels.canvas import bare
from game.rules.line import Line
from game.rules.seat import Seat
from game.rules.variants import resolve
from game.scenes.table.lens import GLIDE, Lens
from game.scenes.table.pace import Speed
from game.scenes.table.places import Places
from game.scenes.table.preferences import Amounts, Preferences
from tests.layout.test_camera import WEST, line

FRAME = 1 / 60
USUAL = Preferences()


def places() -> Places:
    return Places(bare().plan(2), resolve("mano-a-mano", {}), Seat.A)


def units(lens: Lens, at: Places, laid: Line, frames: int, how: Preferences = USUAL) -> list[float]:
    seen = []
    for _ in range(frames):
        lens.update(FRAME, laid, how)
        seen.append(at.camera.unit)
    return seen


def test_a_match_that_goes_on_is_seen_as_its_line_allows() -> None:
    at = places()
    lens = Lens(at, line(*WEST))
    assert at.camera.unit == Zoom.WIDE
    assert not lens.moving


def test_the_camera_glides_away_as_the_line_grows() -> None:
    at = places()
    lens = Lens(at, line(*WEST[:4]))
    assert at.camera.unit == Zoom.CLOSE
    seen = units(lens, at, line(*WEST[:5]), round(GLIDE / FRAME) + 1)
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) > GLIDE / FRAME / 2
    assert Zoom.CLOSE > seen[0] > seen[-1] == Zoom.NEAR
    assert not lens.moving


def test_it_moves_on_only_when_it_must() -> None:
    at = places()
    lens = Lens(at, line(*WEST[:1]))
    assert units(lens, at, line(*WEST[:4]), 30) == [Zoom.CLOSE] * 30


@pytest.mark.parametrize("speed", [Speed.TURBO, Speed.SLOW])
def test_a_glide_takes_as_long_as_everything_else(speed: Speed) -> None:
    how, factor = Preferences(speed=speed), speed.pace.factor
    at = places()
    lens = Lens(at, line(*WEST[:4]))
    lasts = round(GLIDE * factor / FRAME)
    units(lens, at, line(*WEST[:5]), lasts - 2, how)
    assert lens.moving
    units(lens, at, line(*WEST[:5]), 4, how)
    assert not lens.moving


def test_it_cuts_where_nothing_may_shake_and_when_the_table_is_swept() -> None:
    at = places()
    lens = Lens(at, line(*WEST[:4]))
    still = Preferences(amounts=Amounts(shake=0.0))
    assert units(lens, at, line(*WEST), 1, still) == [Zoom.WIDE]
    assert units(lens, at, line(), 1) == [Zoom.CLOSE]


def test_one_glide_turns_into_another_without_a_jump() -> None:
    at = places()
    lens = Lens(at, line(*WEST[:4]))
    before = units(lens, at, line(*WEST[:5]), 8)[-1]
    after = units(lens, at, line(*WEST[:4]), 1)[0]
    assert abs(after - before) < 1
