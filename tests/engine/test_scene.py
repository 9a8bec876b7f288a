from __future__ import annotations

from dataclasses import dataclass, field

import pygame
import pytest

from game.engine.input.events import Action, Device, InputEvent, Point, Press
from game.engine.scene import Cover, Pop, Push, Quit, Replace, Reset, SceneStack, Transition

CONFIRM = Press(Action.CONFIRM, Device.KEYS)
BLACK, RED, BLUE = (0, 0, 0, 255), (255, 0, 0, 255), (0, 0, 255, 255)


@dataclass
class Card:
    """Answers each confirm with what it was told to, paints its own rectangle."""

    colour: tuple[int, int, int, int] = BLACK
    area: tuple[int, int, int, int] = (0, 0, 4, 4)
    cover: Cover = Cover.FULL
    answer: Transition | None = None
    later: Transition | None = None
    animating: bool = False
    heard: list[InputEvent] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def handle(self, event: InputEvent) -> Transition | None:
        self.heard.append(event)
        return self.answer if event == CONFIRM else None

    def update(self, dt: float) -> Transition | None:
        self.times.append(dt)
        return self.later

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.fill(self.colour, self.area)


@dataclass
class Curtain:
    """Shows the old picture until the end, in the left half only."""

    duration: float = 1.0
    seen: list[float] = field(default_factory=list)

    def draw(self, canvas: pygame.Surface, before: pygame.Surface, progress: float) -> None:
        self.seen.append(progress)
        canvas.blit(before, (0, 0), (0, 0, 2, 4))


@pytest.fixture
def canvas() -> pygame.Surface:
    return pygame.Surface((4, 4), 0, 32)


def test_each_transition_changes_the_stack_as_it_says() -> None:
    menu, table, pause, title = Card(), Card(), Card(), Card()
    stack = SceneStack(menu)
    menu.answer = Push(table)
    stack.handle(CONFIRM)
    assert stack.top is table
    table.answer = Push(pause)
    stack.handle(CONFIRM)
    assert stack.top is pause
    pause.answer = Pop()
    stack.handle(CONFIRM)
    assert stack.top is table
    table.answer = Replace(pause)
    stack.handle(CONFIRM)
    assert stack.top is pause
    pause.answer = Pop()
    stack.handle(CONFIRM)
    assert stack.top is menu
    menu.answer = Push(table)
    stack.handle(CONFIRM)
    table.answer = Reset(title)
    stack.handle(CONFIRM)
    assert stack.top is title
    title.answer = Pop()
    stack.handle(CONFIRM)
    assert not stack.running


def test_quit_ends_from_any_depth_and_later_calls_do_nothing(canvas: pygame.Surface) -> None:
    stack = SceneStack(Card(answer=Push(Card(answer=Quit()))))
    stack.handle(CONFIRM)
    stack.handle(CONFIRM)
    assert not stack.running
    assert not stack.animating
    stack.handle(CONFIRM)
    stack.update(1.0)
    stack.draw(canvas)
    assert not stack.running


def test_two_presses_in_one_frame_reach_two_scenes_and_open_one_round() -> None:
    next_round = Card()
    result = Card(answer=Replace(next_round))
    stack = SceneStack(result)
    stack.handle(CONFIRM)
    stack.handle(CONFIRM)
    assert (result.heard, next_round.heard) == ([CONFIRM], [CONFIRM])
    assert stack.top is next_round


def test_a_press_during_a_wipe_ends_it_and_is_heard_by_the_new_scene() -> None:
    table = Card()
    stack = SceneStack(Card(answer=Push(table, Curtain())))
    stack.handle(CONFIRM)
    stack.update(0.1)
    assert stack.animating
    stack.handle(CONFIRM)
    assert table.heard == [CONFIRM]
    assert not stack.animating


def test_a_moving_mouse_is_heard_during_a_wipe_but_does_not_end_it() -> None:
    table = Card()
    stack = SceneStack(Card(answer=Push(table, Curtain())))
    stack.handle(CONFIRM)
    stack.handle(Point(1, 1))
    assert table.heard == [Point(1, 1)]
    assert stack.animating


def test_time_belongs_to_the_wipe_first_then_to_the_new_scene() -> None:
    table = Card()
    stack = SceneStack(Card(answer=Push(table, Curtain(duration=0.5))))
    stack.handle(CONFIRM)
    stack.update(0.25)
    assert table.times == []
    stack.update(0.5)
    assert table.times == [0.25]
    stack.update(0.5)
    assert table.times == [0.25, 0.5]


def test_a_wipe_shows_the_old_picture_over_the_new(canvas: pygame.Surface) -> None:
    curtain = Curtain(duration=1.0)
    stack = SceneStack(Card(RED, answer=Replace(Card(BLUE), curtain)))
    stack.handle(CONFIRM)
    stack.update(0.25)
    stack.draw(canvas)
    assert (tuple(canvas.get_at((1, 1))), tuple(canvas.get_at((3, 1)))) == (RED, BLUE)
    assert curtain.seen == [0.25]
    stack.update(1.0)
    stack.draw(canvas)
    assert tuple(canvas.get_at((1, 1))) == BLUE


def test_scenes_show_through_overlays_down_to_the_first_full_one(canvas: pygame.Surface) -> None:
    note = Card(BLUE, (0, 0, 1, 1), Cover.OVERLAY)
    card = Card(RED, (0, 0, 2, 2), Cover.OVERLAY, answer=Push(note))
    table = Card((0, 255, 0, 255), (0, 0, 3, 4), answer=Push(card))
    stack = SceneStack(Card((255, 255, 255, 255), answer=Push(table)))
    for _ in range(3):
        stack.handle(CONFIRM)
    stack.draw(canvas)
    seen = [tuple(canvas.get_at((x, x)))[:3] for x in range(4)]
    assert seen == [(0, 0, 255), (255, 0, 0), (0, 255, 0), (0, 0, 0)]


def test_only_the_top_scene_moves(canvas: pygame.Surface) -> None:
    pause = Card(cover=Cover.OVERLAY)
    table = Card(animating=True, answer=Push(pause))
    stack = SceneStack(table)
    assert stack.animating
    stack.handle(CONFIRM)
    stack.update(0.1)
    stack.draw(canvas)
    assert not stack.animating
    assert (table.times, pause.times) == ([], [0.1])


def test_a_scene_may_change_the_stack_by_itself() -> None:
    title = Card()
    stack = SceneStack(Card(later=Replace(title)))
    stack.update(0.1)
    assert stack.top is title


def test_an_overlay_at_the_root_is_drawn_alone(canvas: pygame.Surface) -> None:
    SceneStack(Card(RED, cover=Cover.OVERLAY)).draw(canvas)
    assert tuple(canvas.get_at((3, 3))) == RED
