from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.input.events import Action, Device, Point, PointDown, PointUp, Press
from game.match import fair
from game.match.session import Session
from game.rules.notation import read
from game.scenes.table.flow import Stage
from game.scenes.table.pace import Speed
from game.scenes.table.places import centre
from game.scenes.table.stirring import DRIFT, LONGEST, SAMPLES, UNTOUCHED, Stirring
from tests.scenes.robot import FRAME, Rig
from tests.scenes.table.house import House
from tests.scenes.table.sitting import sit_down

FELT = (80, 24, 480, 240)
MIDDLE = centre(FELT)


def stirring() -> Stirring:
    return Stirring(FELT, 1.0)


def passed(stir: Stirring, seconds: float) -> Stirring:
    for _ in range(round(seconds / FRAME)):
        stir.update(FRAME)
    return stir


def test_tiles_that_nobody_stirs_are_dealt_by_themselves() -> None:
    stir = stirring()
    assert not passed(stir, UNTOUCHED - 0.1).done
    assert passed(stir, 0.2).done
    assert stir.motion == b""


def test_the_pointer_takes_the_tiles_along_either_way_round() -> None:
    speeds = []
    for across in (1, -1):
        stir = stirring()
        for step in range(10):
            stir.point(MIDDLE[0] + across * 8 * step, MIDDLE[1] - 60)
            stir.update(FRAME)
        before = stir.turns
        passed(stir, 0.2)
        speeds.append(stir.turns - before)
    assert speeds[0] > DRIFT * 0.2 > 0 > speeds[1]


def test_the_deal_waits_for_the_hand_to_rest_but_not_for_ever() -> None:
    stir = stirring()
    seconds = 0.0
    while not stir.done:
        stir.push(Action.RIGHT)
        passed(stir, 0.1)
        seconds += 0.1
    assert seconds == pytest.approx(LONGEST, abs=0.2)
    stir = stirring()
    stir.push(Action.RIGHT)
    assert not passed(stir, 0.5).done
    assert passed(stir, 0.5).done


def test_motions_become_bytes_in_their_order() -> None:
    stir = stirring()
    passed(stir, 0.5)
    stir.push(Action.LEFT)
    passed(stir, 0.25)
    stir.push(Action.UP)
    assert stir.motion == bytes((0,)) + (500).to_bytes(2, "big") + bytes((2,)) + b"\x02\xee"


def test_pixels_become_bytes_and_a_mere_twitch_does_not_count() -> None:
    stir = stirring()
    stir.point(300, 100)
    stir.point(310, 100)
    assert (stir.motion, stir.touched) == (b"", False)
    passed(stir, 0.1)
    stir.point(340, 130)
    assert stir.touched
    assert stir.motion == bytes.fromhex("0136 0064 0000 0154 0082 0064")


def test_beyond_the_felt_nothing_is_stirred() -> None:
    stir = stirring()
    for step in range(40):
        stir.point(10 + step, 300)
        stir.update(FRAME)
    assert not stir.touched


def test_only_so_many_motions_are_kept() -> None:
    stir = stirring()
    for _ in range(3 * SAMPLES):
        stir.push(Action.RIGHT)
    assert len(stir.motion) == 3 * SAMPLES


# ---- at the table


def with_keys(rig: Rig) -> None:
    for action in (Action.LEFT, Action.LEFT, Action.UP):
        rig.send(Press(action, Device.KEYS))
        rig.wait(0.1)


def with_pad(rig: Rig) -> None:
    for _ in range(4):
        rig.send(Press(Action.RIGHT, Device.PAD, 3, repeat=True))
        rig.wait(0.1)


def with_mouse(rig: Rig) -> None:
    rig.send(Point(200, 100), PointDown(200, 100))
    for step in range(12):
        rig.send(Point(200 + 12 * step, 100))
        rig.wait(0.05)
    rig.send(PointUp(332, 100))


@pytest.mark.parametrize("stir", [with_keys, with_pad, with_mouse])
def test_every_device_stirs_and_the_deal_can_be_checked(stir: Callable[[Rig], None]) -> None:
    house = House(sit_down("all-fives", "3"))
    house.rig.wait(0.1)
    commit = house.scene.picture.commit
    stir(house.rig)
    assert house.scene.picture.stage is Stage.STIR
    assert house.scene.picture.stir
    house.rig.wait_until(lambda: not house.session.deal_due)
    proof = house.session.proofs[0]
    assert proof.commit == commit
    assert proof.stir
    record = str(house.session.record).encode()
    assert read(record, fair).fair_deals == 1
    assert Session.resume(record, bytes).state == house.session.state


def test_another_stir_makes_another_deal() -> None:
    hands = []
    for times in (0, 1, 2):
        house = House(sit_down("all-fives", "3"))
        for _ in range(times):
            house.rig.send(Press(Action.RIGHT, Device.KEYS))
            house.rig.wait(0.1)
        house.rig.wait_until(lambda: not house.session.deal_due)  # noqa: B023 - called at once
        hands.append(house.session.state.hands)
    assert len(set(hands)) == 3


def test_a_button_deals_at_once() -> None:
    for press in (Press(Action.CONFIRM, Device.PAD, 1), Press(Action.SKIP, Device.KEYS)):
        house = House(sit_down("all-fives", "3"), Speed.SLOW)
        house.rig.wait(0.1)
        house.rig.send(press)
        assert not house.session.deal_due


def test_a_click_deals_and_a_drag_does_not() -> None:
    house = House(sit_down("all-fives", "3"), Speed.SLOW)
    house.rig.wait(0.1)
    x, y = centre(house.scene.places.plan.felt)
    house.rig.send(Point(x, y), PointDown(x, y))
    house.rig.wait(0.1)
    house.rig.send(Point(x + 40, y), PointUp(x + 40, y))
    assert house.session.deal_due
    house.rig.send(PointDown(x, y), PointUp(x + 1, y))
    assert not house.session.deal_due


def test_in_a_hurry_an_untouched_deal_takes_a_blink() -> None:
    house = House(sit_down("all-fives", "3"), Speed.TURBO)
    house.rig.wait(0.5)
    assert not house.session.deal_due
