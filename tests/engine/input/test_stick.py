from __future__ import annotations

import pytest

from game.engine.input.events import Action
from game.engine.input.stick import Stick, hat_directions, is_pulled


def test_a_stick_presses_at_six_tenths_and_lets_go_below_four() -> None:
    stick = Stick()
    values = (0.59, 0.6, 0.5, 0.41, 0.39, 0.59)
    right = Action.RIGHT
    assert [stick.move(0, v) for v in values] == [None, right, right, right, None, None]


@pytest.mark.parametrize(
    ("axis", "value", "way"),
    [(0, -1, Action.LEFT), (0, 1, Action.RIGHT), (1, -1, Action.UP), (1, 1, Action.DOWN)],
)
def test_each_way_of_a_stick(axis: int, value: float, way: Action) -> None:
    assert Stick().move(axis, value) is way


def test_a_diagonal_keeps_the_first_direction() -> None:
    stick = Stick()
    stick.move(0, 0.8)
    assert stick.move(1, 0.9) is Action.RIGHT


def test_a_stick_rolled_round_changes_direction_without_passing_the_middle() -> None:
    stick = Stick()
    stick.move(0, 1.0)
    stick.move(1, -1.0)
    assert stick.move(0, 0.3) is Action.UP


def test_a_stick_flung_across_changes_sides_at_once() -> None:
    stick = Stick()
    stick.move(0, 1.0)
    assert stick.move(0, -1.0) is Action.LEFT


@pytest.mark.parametrize(
    ("at", "ways"),
    [
        ((0, 0), set()),
        ((0, 1), {Action.UP}),
        ((0, -1), {Action.DOWN}),
        ((1, 0), {Action.RIGHT}),
        ((-1, 1), {Action.LEFT, Action.UP}),
    ],
)
def test_a_hat_points_upwards_with_positive_y(at: tuple[int, int], ways: set[Action]) -> None:
    assert hat_directions(*at) == ways


def test_a_trigger_is_pulled_and_let_go_at_different_points() -> None:
    assert not is_pulled(0.5, already=False)
    assert is_pulled(0.5, already=True)
