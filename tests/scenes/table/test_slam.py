from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.input.events import (
    Action,
    Device,
    FocusLost,
    InputEvent,
    Point,
    PointDown,
    PointUp,
    Press,
    Release,
)
from game.rules.events import TileLaid
from game.rules.line import Arm
from game.rules.tile import tile
from game.scenes.table.cues import Cue, Landed, Sound
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import Amounts, Preferences
from game.scenes.table.slam import HOLD, Slam
from tests.scenes.robot import Mouse
from tests.scenes.table.house import House
from tests.scenes.table.sitting import VARIANTS, begin, played, resumed, told
from tests.scenes.table.test_scene import FOUR_ARMS

PLAYED = tile("6-4")
DOWN = Press(Action.CONFIRM, Device.PAD, 3)
UP = Release(Action.CONFIRM, Device.PAD, 3)


def after(seconds: float, *events: InputEvent) -> Slam:
    """Hands that did these things, the last of which played a tile, `seconds` ago."""
    slam = Slam()
    for event in events:
        slam.hear(event)
    slam.play(PLAYED)
    slam.update(seconds)
    return slam


def test_a_button_held_long_enough_slams_once() -> None:
    slam = after(HOLD, DOWN)
    assert not slam.lands(tile("1-0"))
    assert slam.lands(PLAYED)
    assert not slam.lands(PLAYED)


def test_a_button_let_go_in_time_does_not() -> None:
    slam = after(HOLD / 2, DOWN)
    assert not slam.lands(PLAYED)
    assert slam.pending == PLAYED
    slam.hear(UP)
    slam.update(HOLD)
    assert slam.pending is None
    assert not slam.lands(PLAYED)


def test_another_hand_that_holds_does_not_count() -> None:
    slam = after(0, DOWN)
    slam.hear(Press(Action.CONFIRM, Device.KEYS))
    slam.hear(UP)
    slam.hear(DOWN)
    slam.update(HOLD)
    assert not slam.lands(PLAYED)


def test_what_was_held_when_the_window_lost_its_focus_is_let_go() -> None:
    slam = after(0, DOWN)
    slam.hear(FocusLost())
    slam.update(HOLD)
    assert not slam.lands(PLAYED)


@pytest.mark.parametrize(("seconds", "slams"), [(0.05, True), (0.4, False)])
def test_a_drag_slams_when_it_ends_in_a_flick(*, seconds: float, slams: bool) -> None:
    slam = Slam()
    slam.hear(PointDown(100, 300))
    slam.update(1.0)
    slam.hear(Point(200, 250))
    slam.update(seconds)
    slam.hear(PointUp(260, 200))
    slam.play(PLAYED)
    assert slam.lands(PLAYED) == slams


def test_a_click_held_on_a_lifted_tile_slams() -> None:
    for seconds, slams in ((HOLD, True), (0.05, False)):
        slam = Slam()
        slam.hear(PointDown(100, 300))
        slam.update(seconds)
        slam.hear(PointUp(101, 300))
        slam.play(PLAYED)
        assert slam.lands(PLAYED) == slams


# ---- at the table


def hold(device: Device) -> Callable[[House], None]:
    def by_buttons(house: House) -> None:
        pad = 7 if device is Device.PAD else None
        house.rig.send(Press(Action.CONFIRM, device, pad), Release(Action.CONFIRM, device, pad))
        house.rig.wait()
        house.rig.send(Press(Action.RIGHT, device, pad), Release(Action.RIGHT, device, pad))
        house.rig.wait()
        house.rig.send(Press(Action.CONFIRM, device, pad))

    return by_buttons


def hold_click(house: House) -> None:
    mouse = Mouse(house.rig)
    mouse.click(*mouse.on_tile(PLAYED))
    x, y = mouse.on_end(PLAYED, Arm.E)
    house.rig.send(Point(x, y), PointDown(x, y))


def flick(house: House) -> None:
    mouse = Mouse(house.rig)
    mouse.drag(mouse.on_tile(PLAYED), mouse.on_end(PLAYED, Arm.E))


HARD = {
    "keys": hold(Device.KEYS),
    "pad": hold(Device.PAD),
    "click": hold_click,
    "flick": flick,
}


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.TURBO])
@pytest.mark.parametrize("hard", HARD.values(), ids=HARD)
def test_every_device_can_slam_at_any_speed(hard: Callable[[House], None], speed: Speed) -> None:
    house = House(resumed(FOUR_ARMS), speed)
    house.rig.wait()
    hard(house)
    house.rig.wait(0.5)
    laid = house.session.state.line.laid
    assert (laid[6].tile, laid[6].arm) == (PLAYED, Arm.E)
    assert house.heard.cues.count(Sound.SLAM) == 1
    assert Sound.GLASSES in house.heard.cues


def test_a_soft_hand_clacks() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    hard = HARD["keys"]
    hard(house)
    house.rig.wait(0.05)
    house.rig.send(Release(Action.CONFIRM, Device.KEYS))
    house.rig.wait(0.5)
    assert Sound.CLACK in house.heard.cues
    assert Sound.SLAM not in house.heard.cues


def test_the_neighbours_hop_and_dust_rises_as_much_as_is_wanted() -> None:
    hops, puffs = {}, {}
    for amount in (0.0, 1.0):
        house = House(resumed(FOUR_ARMS))
        amounts = Amounts(shake=amount, flash=amount, particles=amount)
        house.preferences = Preferences(amounts=amounts)
        house.rig.wait()
        HARD["keys"](house)
        effects = house.scene.picture.effects
        house.rig.wait_until(lambda: Sound.SLAM in house.heard.cues)  # noqa: B023 - called at once
        house.rig.wait(0.05)
        spots = {tile("4-4"): (380, 144), PLAYED: (400, 144), tile("4-1"): (200, 144)}
        hops[amount] = effects.hop(spots)
        puffs[amount] = list(effects.dust())
        assert effects.light == 0 or amount
        house.rig.look()
    assert hops[0.0] == {}
    assert set(hops[1.0]) == {tile("4-4")}
    assert not puffs[0.0]
    assert puffs[1.0]


def test_the_slam_changes_nothing_of_the_match() -> None:
    records = []
    for release in (True, False):
        house = House(resumed(FOUR_ARMS), Speed.TURBO)
        house.rig.wait()
        HARD["keys"](house)
        if release:
            house.rig.send(Release(Action.CONFIRM, Device.KEYS))
        house.rig.wait(2.0)
        records.append(str(house.session.record))
    assert records[0] == records[1]


def test_going_out_is_always_banged() -> None:
    """To go out is `bater` in the game's own language: to bang."""
    for variant, options in VARIANTS:
        for done in played(begin(variant, options), 120):
            for event in done.events:
                if isinstance(event, TileLaid):
                    out = not done.after.hands[event.seat]
                    heard = {each.sound for each in told(done).cues if is_landing(each)}
                    assert heard == {Sound.SLAM if out else Sound.CLACK}


def is_landing(each: Cue) -> bool:
    return isinstance(each.act, Landed)
