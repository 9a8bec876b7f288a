from __future__ import annotations

from game.engine.input.events import Action, Device, Press, Release
from game.engine.input.holds import Control, Hand, Holds

KEYS, PAD = Hand(Device.KEYS), Hand(Device.PAD, 3)
ARROW, LETTER, DOWN = (Control(KEYS, ("key", n)) for n in range(3))


def up(*, repeat: bool = False) -> Press:
    return Press(Action.UP, Device.KEYS, repeat=repeat)


def test_a_held_direction_repeats_after_a_third_then_ten_times_a_second() -> None:
    holds = Holds()
    holds.down(ARROW, Action.UP, 0.0)
    assert holds.due(0.34) == []
    assert holds.due(0.35) == [up(repeat=True)]
    assert holds.due(0.44) == []
    assert holds.due(0.46) == [up(repeat=True)]
    assert holds.due(0.549) == []
    assert holds.due(0.5501) == [up(repeat=True)]


def test_a_late_frame_brings_one_repeat_not_a_burst() -> None:
    holds = Holds()
    holds.down(ARROW, Action.UP, 0.0)
    assert holds.due(9.0) == [up(repeat=True)]
    assert holds.due(9.05) == []
    assert holds.due(9.11) == [up(repeat=True)]


def test_other_actions_do_not_repeat() -> None:
    holds = Holds()
    holds.down(ARROW, Action.CONFIRM, 0.0)
    assert holds.due(10.0) == []


def test_two_controls_of_one_action_are_one_press_and_one_release() -> None:
    holds = Holds()
    assert holds.down(ARROW, Action.UP, 0.0) == [up()]
    assert holds.down(LETTER, Action.UP, 0.1) == []
    assert holds.up(ARROW, 0.2) == []
    assert holds.due(0.36) == [up(repeat=True)]
    assert holds.up(LETTER, 0.4) == [Release(Action.UP, Device.KEYS)]
    assert holds.due(9.0) == []


def test_a_control_that_goes_down_twice_is_one_press() -> None:
    holds = Holds()
    assert holds.down(ARROW, Action.UP, 0.0) == [up()]
    assert holds.down(ARROW, Action.UP, 0.1) == []


def test_the_newest_direction_repeats_and_hands_back_to_the_older() -> None:
    holds = Holds()
    holds.down(ARROW, Action.UP, 0.0)
    holds.down(DOWN, Action.DOWN, 0.1)
    assert holds.due(0.46) == [Press(Action.DOWN, Device.KEYS, repeat=True)]
    holds.up(DOWN, 0.5)
    assert holds.due(0.84) == []
    assert holds.due(0.86) == [up(repeat=True)]


def test_hands_hold_and_repeat_apart() -> None:
    holds = Holds()
    holds.down(ARROW, Action.UP, 0.0)
    assert holds.down(Control(PAD, ("button", 11)), Action.UP, 0.1) == [
        Press(Action.UP, Device.PAD, 3)
    ]
    holds.drop(KEYS)
    assert holds.due(1.0) == [Press(Action.UP, Device.PAD, 3, repeat=True)]


def test_what_was_dropped_is_neither_repeated_nor_released() -> None:
    holds = Holds()
    holds.down(ARROW, Action.UP, 0.0)
    holds.drop()
    assert holds.due(9.0) == []
    assert holds.up(ARROW, 9.0) == []
    assert holds.down(ARROW, Action.UP, 9.1) == [up()]
