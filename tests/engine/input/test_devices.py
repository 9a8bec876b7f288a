from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.bindings import Bindings
from game.engine.input.events import (
    Action,
    Button,
    Device,
    Digit,
    FocusGained,
    FocusLost,
    Point,
    PointDown,
    PointLost,
    PointUp,
    Press,
    QuitAsked,
    Release,
    Resized,
    Wheel,
)

if TYPE_CHECKING:
    from tests.engine.input.conftest import Desk

ALT, CTRL, SHIFT = pygame.KMOD_LALT, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


def press(action: Action) -> Press:
    return Press(action, Device.KEYS)


@pytest.mark.parametrize(
    ("scancode", "mod", "action"),
    [
        (pygame.KSCAN_UP, 0, Action.UP),
        (pygame.KSCAN_A, 0, Action.LEFT),
        (pygame.KSCAN_A, SHIFT, Action.LEFT),
        (pygame.KSCAN_A, pygame.KMOD_CAPS | pygame.KMOD_NUM, Action.LEFT),
        (pygame.KSCAN_SPACE, 0, Action.CONFIRM),
        (pygame.KSCAN_ESCAPE, 0, Action.CANCEL),
        (pygame.KSCAN_F10, 0, Action.MENU),
        (pygame.KSCAN_TAB, 0, Action.NEXT),
        (pygame.KSCAN_TAB, SHIFT, Action.PREV),
        (pygame.KSCAN_F11, 0, Action.FULLSCREEN),
        (pygame.KSCAN_RETURN, 0, Action.CONFIRM),
        (pygame.KSCAN_RETURN, ALT, Action.FULLSCREEN),
        (pygame.KSCAN_KP_ENTER, ALT, Action.FULLSCREEN),
    ],
)
def test_a_key_is_the_action_it_is_bound_to(
    desk: Desk, scancode: int, mod: int, action: Action
) -> None:
    assert desk.key(scancode, mod) == [press(action)]
    assert desk.key_up(scancode) == [Release(action, Device.KEYS)]


@pytest.mark.parametrize(
    ("scancode", "mod"),
    [
        (pygame.KSCAN_TAB, ALT),
        (pygame.KSCAN_TAB, pygame.KMOD_LMETA),
        (pygame.KSCAN_RETURN, CTRL),
        (pygame.KSCAN_RETURN, ALT | CTRL),
        (pygame.KSCAN_1, ALT),
        (pygame.KSCAN_F12, 0),
    ],
)
def test_the_systems_own_chords_mean_nothing(desk: Desk, scancode: int, mod: int) -> None:
    assert desk.key(scancode, mod) == []
    assert desk.key_up(scancode) == []


def test_digits_come_from_row_and_keypad_whatever_shift_says(desk: Desk) -> None:
    assert desk.key(pygame.KSCAN_1) == [Digit(1)]
    assert desk.key(pygame.KSCAN_0, SHIFT) == [Digit(0)]
    assert desk.key(pygame.KSCAN_KP_7) == [Digit(7)]


def test_a_key_let_go_under_another_modifier_releases_what_it_pressed(desk: Desk) -> None:
    desk.key(pygame.KSCAN_TAB, SHIFT)
    assert desk.key_up(pygame.KSCAN_TAB) == [Release(Action.PREV, Device.KEYS)]


def test_a_held_direction_repeats_as_time_passes(desk: Desk) -> None:
    desk.key(pygame.KSCAN_LEFT)
    again = Press(Action.LEFT, Device.KEYS, repeat=True)
    assert [desk.poll(0.2), desk.poll(0.2), desk.poll(0.1)] == [[], [again], [again]]
    desk.key_up(pygame.KSCAN_LEFT)
    assert desk.poll(1.0) == []


def test_the_mouse_points_at_canvas_pixels(desk: Desk) -> None:
    assert desk.post(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, 1), buttons=(0, 0, 0)) == [
        Point(5, 10)
    ]
    assert desk.button(1, 10, 20) == [PointDown(5, 10, Button.LEFT)]
    assert desk.button(1, 12, 20, down=False) == [PointUp(6, 10, Button.LEFT)]
    assert desk.button(3, 0, 0) == [PointDown(0, 0, Button.RIGHT)]


def test_a_mouse_at_rest_under_a_window_that_comes_up_points_at_nothing(desk: Desk) -> None:
    desk.post(pygame.WINDOWFOCUSLOST)
    assert desk.post(pygame.WINDOWLEAVE) == [PointLost()]
    assert desk.post(pygame.MOUSEMOTION, pos=(10, 20), rel=(0, 0), buttons=(0, 0, 0)) == []
    assert desk.post(pygame.MOUSEMOTION, pos=(11, 20), rel=(1, 0), buttons=(0, 0, 0)) == [
        Point(5, 10)
    ]


def test_the_wheel_is_not_a_button(desk: Desk) -> None:
    assert desk.button(4) == []
    assert desk.button(4, down=False) == []
    assert desk.post(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False) == [Wheel(-2)]
    assert desk.post(pygame.MOUSEWHEEL, x=1, y=0, flipped=False) == []


def test_a_fast_mouse_costs_one_move_between_clicks(desk: Desk) -> None:
    for x in (2, 4, 6):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=()))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(6, 0), button=1))
    for x in (8, 10):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=()))
    assert desk.poll() == [Point(3, 0), PointDown(3, 0), Point(5, 0)]


def test_lost_focus_drops_what_is_held_and_cancels_the_drag(desk: Desk) -> None:
    desk.key(pygame.KSCAN_LEFT)
    desk.button(1, 10, 10)
    assert desk.post(pygame.WINDOWFOCUSLOST) == [PointLost(), FocusLost()]
    assert desk.poll(5.0) == []
    assert desk.key_up(pygame.KSCAN_LEFT) == []
    assert desk.button(1, 50, 50, down=False) == []
    assert desk.post(pygame.WINDOWFOCUSGAINED) == [FocusGained()]


def test_lost_focus_without_a_drag_leaves_the_pointer_alone(desk: Desk) -> None:
    assert desk.post(pygame.WINDOWFOCUSLOST) == [FocusLost()]


def test_a_pointer_that_leaves_the_window_never_drops_what_it_dragged(desk: Desk) -> None:
    desk.button(1, 10, 10)
    assert desk.post(pygame.WINDOWLEAVE) == [PointLost()]
    assert desk.button(1, 50, 50, down=False) == []


def test_new_bindings_hold_at_once_and_drop_what_is_held(desk: Desk) -> None:
    desk.key(pygame.KSCAN_LEFT)
    desk.devices.rebind(Bindings(keys={pygame.KSCAN_L: Action.CONFIRM}))
    assert desk.poll(1.0) == []
    assert desk.key(pygame.KSCAN_L) == [press(Action.CONFIRM)]
    assert desk.key(pygame.KSCAN_SPACE) == []


def test_the_window_tells_its_size_and_its_end(desk: Desk) -> None:
    assert desk.post(pygame.WINDOWSIZECHANGED, x=800, y=600) == [Resized(800, 600)]
    window = pygame.Window(size=(300, 200))
    desk.poll()
    assert desk.post(pygame.WINDOWEXPOSED, window=window) == [Resized(300, 200)]
    window.destroy()
    desk.poll()
    assert desk.post(pygame.QUIT) == [QuitAsked()]
