"""Presses while others play, and while tiles fly: nothing is played that was not asked for."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.engine.input.events import (
    Action,
    Button,
    Device,
    Digit,
    FocusGained,
    FocusLost,
    PadFound,
    PadLost,
    Point,
    PointDown,
    PointLost,
    PointUp,
    Press,
    Release,
    Wheel,
)
from game.match.seats import Computer
from game.rules.seat import Seat
from game.rules.state import Phase
from game.scenes.table.kit import Interruption
from game.scenes.table.pace import Speed
from game.scenes.table.places import centre
from tests.scenes.robot import Keys, Mouse, Pad, my_turn
from tests.scenes.table.house import House
from tests.scenes.table.test_hot_seat import sit

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent

PRESSES = 500
ACTIONS = [a for a in Action if a not in (Action.FULLSCREEN, Action.MENU, Action.INFO)]


def any_press(rng: random.Random) -> list[InputEvent]:
    """A press of any device, anywhere."""
    x, y = rng.randrange(640), rng.randrange(360)
    action, device = rng.choice(ACTIONS), rng.choice([Device.KEYS, Device.PAD])
    pad = 3 if device is Device.PAD else None
    return rng.choice(
        [
            [Press(action, device, pad), Release(action, device, pad)],
            [Press(Action.CONFIRM, device, pad), Release(Action.CONFIRM, device, pad)],
            [Press(action, device, pad, repeat=True)],
            [Point(x, y), PointDown(x, y), PointUp(x, y)],
            [Point(x, y), PointDown(x, y), Point(y, x), PointLost()],
            [PointDown(x, y, Button.RIGHT), PointUp(x, y, Button.RIGHT)],
            [Digit(rng.randrange(10))],
            [Wheel(1)],
        ]
    )


def others_turn(house: House) -> bool:
    """Whether a computer is on turn, or something is still told; the result and deals are not."""
    state = house.session.state
    if state.phase is not Phase.PLAY or state.turn is None:
        return False
    return isinstance(house.session.players[state.turn], Computer)


@pytest.mark.parametrize("seed", range(3))
def test_fault_89_a_storm_during_the_computers_turns_plays_nothing_for_the_person(
    seed: int,
) -> None:
    rng = random.Random(f"storm {seed}")
    house = House(sit("hccc", "express", seed=str(seed), seats="4"), Speed.SLOW)
    sent = 0
    while sent < PRESSES and house.session.state.phase is not Phase.MATCH_OVER:
        if house.session.state.turn is Seat.A and my_turn(house.rig):
            if house.scene.picture.cursor.hold is not None:
                Keys(house.rig).press(Action.CANCEL)
            Keys(house.rig).play(house.session.view(Seat.A).legal[0])
        elif others_turn(house):
            own = house.session.state.hands[Seat.A]
            house.rig.send(*any_press(rng))
            sent += 1
            assert house.session.state.hands[Seat.A] == own
            house.rig.wait(0.05, 0.05)
        else:
            house.rig.wait(0.1, 0.1)
            house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    assert sent >= PRESSES


@pytest.mark.parametrize("seed", range(3))
def test_a_storm_while_tiles_fly_plays_nothing(seed: int) -> None:
    """The own tile still flies, and with two seats each press could find the own turn again."""
    rng = random.Random(f"flight {seed}")
    house = House(sit("hc", "all-fives", seed=str(seed)), Speed.SLOW)
    sent = 0
    plain = [one for one in ACTIONS if one not in (Action.CONFIRM, Action.SKIP)]
    while sent < PRESSES // 4 and house.session.state.phase is not Phase.MATCH_OVER:
        if my_turn(house.rig):
            Mouse(house.rig).play(house.session.view(Seat.A).legal[0])
            continue
        busy = house.scene.picture.busy and house.session.state.phase is Phase.PLAY
        if busy:
            own, history = house.session.state.hands[Seat.A], house.session.history
            house.rig.send(Press(rng.choice(plain), Device.KEYS))
            assert house.session.history == history
            assert house.session.state.hands[Seat.A] == own
            sent += 1
            house.rig.wait(0.05, 0.05)
        else:
            house.rig.wait(0.1, 0.1)
            if house.session.state.phase is not Phase.PLAY:
                house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    assert sent >= PRESSES // 4


def at_my_turn() -> House:
    house = House(sit("hc", "mano-a-mano", seed="2"), Speed.TURBO)
    for _ in range(400):
        if my_turn(house.rig):
            return house
        house.rig.wait(0.05, 0.05)
        if house.session.state.phase is not Phase.PLAY:
            house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    raise AssertionError("another seed is needed")


def test_fault_93_a_pad_that_slept_is_waited_for_and_its_new_number_plays() -> None:
    house = at_my_turn()
    house.rig.send(PadFound(3, "Pad", mapped=True), Press(Action.SORT, Device.PAD, 3))
    before = house.session.history
    house.rig.send(PadLost(3))
    assert house.pauses == [Interruption.PAD_LOST]
    house.rig.send(PadFound(7, "Pad", mapped=True), Press(Action.CONFIRM, Device.PAD, 7))
    assert house.stack.top is house.scene
    assert house.session.history == before
    Pad(house.rig).play(house.session.view(Seat.A).legal[0])
    assert len(house.session.history) > len(before)


def test_what_is_held_when_the_window_is_left_does_not_run_on() -> None:
    house = at_my_turn()
    house.rig.send(Press(Action.SKIP, Device.KEYS), FocusLost(), FocusGained())
    assert house.pauses == [Interruption.FOCUS_LOST]
    assert not house.scene._rushing


def test_hover_still_works_while_others_play() -> None:
    house = House(sit("hccc", "express", seed="1", seats="4"), Speed.SLOW)
    for _ in range(600):
        if others_turn(house) and house.scene.picture.cursor.hand:
            break
        house.rig.wait(0.1, 0.1)
        if house.session.state.phase is not Phase.PLAY or my_turn(house.rig):
            house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    hand = house.scene.picture.cursor.hand
    x, y = house.scene.picture.tray.at(hand[-1])
    house.rig.send(Point(*centre((x, y, 24, 48))))
    focus = house.scene.picture.cursor.focus
    assert getattr(focus, "tile", None) == hand[-1]
