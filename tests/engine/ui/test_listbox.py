from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.events import Action
from game.engine.ui.listbox import BORDER, ListBox
from game.engine.ui.outcome import Activated, Changed, Moved, Refused
from game.engine.ui.widget import Mood

if TYPE_CHECKING:
    from game.engine.ui.look import Look


@pytest.fixture
def listed() -> ListBox:
    box = ListBox("list", [(str(number),) for number in range(10)], 4)
    box.rect = pygame.Rect(10, 10, 100, 4 * 14 + 2 * BORDER)
    return box


def row_y(listed: ListBox, place: int) -> int:
    return listed.rect.top + BORDER + place * 14 + 7


def test_the_selected_row_is_always_in_sight(listed: ListBox) -> None:
    for _ in range(9):
        listed.press(Action.DOWN)
        assert listed.top <= listed.selected < listed.top + listed.shown
    assert listed.press(Action.DOWN) is None
    for _ in range(9):
        listed.press(Action.UP)
        assert listed.top <= listed.selected < listed.top + listed.shown
    assert listed.press(Action.UP) is None


def test_pages_stop_at_the_ends(listed: ListBox) -> None:
    assert listed.press(Action.NEXT) == Changed("list", 4)
    listed.press(Action.NEXT)
    assert listed.press(Action.NEXT) == Changed("list", 9)
    assert listed.press(Action.NEXT) == Refused("list")


def test_a_click_selects_a_second_one_activates(listed: ListBox) -> None:
    y = row_y(listed, 2)
    assert listed.down(20, y) == Changed("list", 2)
    assert listed.up(20, y) is None
    assert listed.down(20, y) is None
    assert listed.up(20, y) == Activated("list")


def test_a_click_below_the_rows_selects_nothing() -> None:
    box = ListBox("list", [("one",)], 4)
    box.rect = pygame.Rect(0, 0, 100, 62)
    assert box.down(20, 50) is None
    assert box.selected == 0


def test_the_wheel_scrolls_but_does_not_select(listed: ListBox) -> None:
    assert listed.wheel(-3) == Moved("list")
    assert (listed.top, listed.selected) == (3, 0)
    listed.wheel(-30)
    assert listed.top == 6
    assert listed.wheel(-1) is None


def test_the_bar_is_dragged(listed: ListBox) -> None:
    x = listed.rect.right - BORDER - 2
    listed.down(x, listed.rect.bottom - BORDER - 1)
    assert listed.top == 6
    listed.drag(x, listed.rect.top)
    assert listed.top == 0
    assert listed.selected == 0


def test_an_empty_list_refuses(look: Look) -> None:
    box = ListBox("list", [], 3)
    box.rect = pygame.Rect(0, 0, 100, 50)
    assert box.press(Action.CONFIRM) == Refused("list")
    assert box.press(Action.DOWN) is None
    assert box.down(20, 20) is None
    box.draw(pygame.Surface((100, 50)), look, box.rect, Mood.FOCUS)
