from __future__ import annotations

import pygame

from game.engine.input.bindings import Bindings
from game.engine.input.events import Action


def test_every_action_can_be_reached_by_keys() -> None:
    bound = Bindings()
    reached = {*bound.keys.values(), *bound.shift_keys.values(), *bound.alt_keys.values()}
    assert reached == set(Action)


def test_every_action_of_play_can_be_reached_by_a_known_pad() -> None:
    bound = Bindings()
    reached = {*bound.pad_buttons.values(), *bound.pad_triggers.values()}
    assert reached == set(Action) - {Action.FULLSCREEN}


def test_every_digit_has_a_key_on_the_row_and_on_the_keypad() -> None:
    digits = Bindings().digits
    assert sorted(digits.values()) == sorted([*range(10), *range(10)])
    assert digits[pygame.KSCAN_1] == digits[pygame.KSCAN_KP_1] == 1
    assert digits[pygame.KSCAN_9] == digits[pygame.KSCAN_KP_9] == 9
    assert digits[pygame.KSCAN_0] == digits[pygame.KSCAN_KP_0] == 0


def test_no_digit_is_bound_to_an_action_as_well() -> None:
    bound = Bindings()
    assert not bound.digits.keys() & bound.keys.keys()


def test_confirm_and_cancel_can_be_exchanged_on_pads_alone() -> None:
    plain, other = Bindings(), Bindings().swapped()
    a, b = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
    assert (other.pad_buttons[a], other.pad_buttons[b]) == (Action.CANCEL, Action.CONFIRM)
    assert (other.raw_buttons[0], other.raw_buttons[1]) == (Action.CANCEL, Action.CONFIRM)
    assert other.keys == plain.keys
    assert other.swapped() == plain
