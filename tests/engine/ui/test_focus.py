from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.input.events import DIRECTIONS, Action
from game.engine.ui.focus import Focus, Spot


def grid(columns: int, rows: int) -> list[Spot]:
    return [
        Spot(f"{x},{y}", pygame.Rect(x * 30, y * 20, 24, 16))
        for y in range(rows)
        for x in range(columns)
    ]


@pytest.mark.parametrize(
    ("direction", "there"),
    [(Action.UP, "1,0"), (Action.DOWN, "1,2"), (Action.LEFT, "0,1"), (Action.RIGHT, "2,1")],
)
def test_a_direction_goes_to_the_neighbour(direction: Action, there: str) -> None:
    focus = Focus(grid(3, 3), "1,1")
    assert focus.move(direction)
    assert focus.name == there


@pytest.mark.parametrize(
    ("direction", "there"),
    [(Action.UP, "1,2"), (Action.DOWN, "1,0"), (Action.LEFT, "2,1"), (Action.RIGHT, "0,1")],
)
def test_at_the_border_it_goes_round(direction: Action, there: str) -> None:
    start = {Action.UP: "1,0", Action.DOWN: "1,2", Action.LEFT: "0,1", Action.RIGHT: "2,1"}
    focus = Focus(grid(3, 3), start[direction])
    assert focus.move(direction)
    assert focus.name == there


def test_the_straight_way_wins_over_a_nearer_one_aside() -> None:
    here = Spot("here", pygame.Rect(0, 0, 20, 20))
    straight = Spot("straight", pygame.Rect(0, 60, 20, 20))
    aside = Spot("aside", pygame.Rect(60, 30, 20, 20))
    focus = Focus([here, straight, aside])
    focus.move(Action.DOWN)
    assert focus.name == "straight"


def test_a_lone_spot_stays_and_says_so() -> None:
    focus = Focus(grid(1, 1))
    assert not any(focus.move(direction) for direction in DIRECTIONS)
    assert not focus.step(1)
    assert focus.name == "0,0"


def test_without_spots_there_is_no_focus() -> None:
    focus = Focus()
    assert focus.name is None
    assert not focus.move(Action.UP)
    assert not focus.step(1)


def test_the_pointer_finds_spots() -> None:
    focus = Focus(grid(2, 2))
    assert focus.at(31, 21) == "1,1"
    assert focus.at(26, 5) is None


def test_a_spot_that_goes_gives_way_to_its_neighbour() -> None:
    spots = grid(3, 1)
    focus = Focus(spots, "1,0")
    focus.place([spots[0], spots[2]])
    assert focus.name == "2,0"
    focus.place([spots[0]])
    assert focus.name == "0,0"


def test_a_spot_that_stays_keeps_the_focus() -> None:
    spots = grid(3, 1)
    focus = Focus(spots, "2,0")
    focus.place(spots[1:])
    assert focus.name == "2,0"


@given(columns=st.integers(1, 4), rows=st.integers(1, 5), shift=st.integers(-10, 10))
def test_every_spot_is_reached_from_every_other_by_directions(
    columns: int, rows: int, shift: int
) -> None:
    spots = [
        Spot(spot.name, spot.rect.move(shift * (index % 2), 0))
        for index, spot in enumerate(grid(columns, rows))
    ]
    reached = {"0,0"}
    frontier = ["0,0"]
    while frontier:
        start = frontier.pop()
        for direction in DIRECTIONS:
            focus = Focus(spots, start)
            if focus.move(direction) and focus.name not in reached:
                assert focus.name is not None
                reached.add(focus.name)
                frontier.append(focus.name)
    assert reached == {spot.name for spot in spots}
