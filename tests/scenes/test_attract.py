"""The room that the title shows to those who only look, and how pictures give way."""

from __future__ import annotations

import pytest

from game.engine.input.events import Action, Device, Point, Press, Release
from game.engine.wipes import Falling, Iris
from game.scenes.attract import LASTS
from game.scenes.passages import sitting_down, standing_up
from game.scenes.title import IDLE
from game.store.settings import Settings
from tests.scenes.evening import Evening

A_MOMENT = 1.0
"""Longer than any passage."""


def idle(evening: Evening, seconds: float) -> None:
    for _ in range(round(seconds * 2)):
        evening.front.update(0.5)


@pytest.fixture
def looking() -> Evening:
    """An evening on which nobody has touched the title."""
    evening = Evening()
    idle(evening, IDLE + A_MOMENT)
    return evening


def test_the_room_comes_when_nobody_does_anything_and_is_alive(looking: Evening) -> None:
    looking.send(Release(Action.CONFIRM, Device.KEYS))
    assert looking.where == "AttractScene"
    assert isinstance(sitting_down(looking.kit), Falling)
    assert isinstance(standing_up(looking.kit), Iris)
    pictures = set()
    for _ in range(5):
        pictures.add(looking.picture())
        idle(looking, 1.0)
    assert len(pictures) == 5


@pytest.mark.parametrize("event", [Press(Action.CONFIRM, Device.KEYS), Point(10, 10)])
def test_anything_brings_the_title_back_and_does_nothing_else(
    looking: Evening, event: Press | Point
) -> None:
    looking.send(event)
    assert looking.where == "TitleScene"
    idle(looking, A_MOMENT)
    looking.send(Press(Action.CONFIRM, Device.KEYS))
    assert looking.where == "TableScene"


def test_the_title_comes_back_by_itself_and_stays_a_while(looking: Evening) -> None:
    idle(looking, LASTS)
    assert looking.where == "TitleScene"
    idle(looking, IDLE - 3)
    assert looking.where == "TitleScene"


def test_a_player_keeps_the_title(looking: Evening) -> None:
    looking.send(Press(Action.DOWN, Device.KEYS))
    for _ in range(4):
        idle(looking, IDLE / 2)
        looking.send(Press(Action.DOWN, Device.KEYS))
    assert looking.where == "TitleScene"


def test_a_quiet_room_stays_away_and_pictures_are_cut() -> None:
    evening = Evening(Settings(language="en", scenery=0))
    idle(evening, IDLE + A_MOMENT)
    assert evening.where == "TitleScene"
    assert sitting_down(evening.kit) is None
    assert standing_up(evening.kit) is None
