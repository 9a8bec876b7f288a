from __future__ import annotations

import pygame
import pytest

from game.engine.input.events import Action
from game.engine.ui.letters import Letters
from game.engine.ui.outcome import Activated, Changed, Refused


@pytest.fixture
def letters() -> Letters:
    box = Letters("initials", "AAA")
    box.rect = pygame.Rect(0, 0, 100, 45)
    return box


def test_letters_turn_both_ways_and_round(letters: Letters) -> None:
    assert letters.press(Action.UP) == Changed("initials", "BAA")
    letters.press(Action.DOWN)
    assert letters.press(Action.DOWN) == Changed("initials", " AA")


def test_confirm_walks_on_and_the_last_activates(letters: Letters) -> None:
    letters.press(Action.CONFIRM)
    letters.press(Action.CONFIRM)
    assert letters.press(Action.CONFIRM) == Activated("initials")


def test_cancel_walks_back_then_leaves(letters: Letters) -> None:
    letters.press(Action.RIGHT)
    assert letters.press(Action.CANCEL) == Changed("initials", "AAA")
    assert letters.press(Action.CANCEL) is None
    assert letters.press(Action.LEFT) == Refused("initials")


def test_the_mouse_turns_letters_by_their_arrows(letters: Letters) -> None:
    middle = letters.rect.centerx
    assert letters.down(middle, 2) == Changed("initials", "ABA")
    assert letters.down(middle, 43) == Changed("initials", "AAA")
    letters.down(middle + 25, 20)
    assert letters.place == 2
    assert letters.down(1, 20) is None


def test_letters_that_the_board_has_not_become_its_first() -> None:
    assert Letters("initials", "ÃßN").value == "ÃAN"
