from __future__ import annotations

from game.engine.input.events import Point, PointDown, PointUp
from game.rules.tile import tile
from game.scenes.table.lean import UPRIGHT, Lean
from tests.scenes.robot import FRAME, Mouse
from tests.scenes.table.house import House
from tests.scenes.table.sitting import resumed
from tests.scenes.table.test_scene import FOUR_ARMS


def frames(*steps: int) -> list[int]:
    lean, x, seen = Lean(), 100, []
    lean.follow(x, FRAME)
    for step in steps:
        x += step
        lean.follow(x, FRAME)
        seen.append(lean.frame)
    return seen


def test_a_tile_leans_into_its_way_and_comes_upright_again() -> None:
    seen = frames(*[12] * 20, *[0] * 40)
    assert seen[19] == 4
    assert seen[-1] == UPRIGHT
    assert frames(*[-12] * 20)[-1] == 0


def test_slow_hands_and_no_hands_hold_it_upright() -> None:
    assert set(frames(*[1] * 20)) == {UPRIGHT}
    lean = Lean()
    lean.follow(10, FRAME)
    lean.follow(60, FRAME)
    lean.follow(None, FRAME)
    assert lean.frame == UPRIGHT


def test_a_dragged_tile_leans_at_the_table() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    x, y = Mouse(house.rig).on_tile(tile("6-4"))
    house.rig.send(Point(x, y), PointDown(x, y))
    seen = set()
    for step in range(1, 20):
        house.rig.send(Point(x + 10 * step, y - 60))
        house.rig.wait()
        seen.add(house.scene.picture.lean)
        house.rig.look()
    assert seen == {2, 3, 4}
    house.rig.send(PointUp(x + 200, y - 60))
    house.rig.wait(0.5)
    assert house.scene.picture.lean == UPRIGHT
