from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.scenes.portraits import BLINKS, NAMES, SPEECH, Mood, Portraits, Who, pose, who
from game.text.catalogue import Catalogue, Lapse

ASSETS = Path("assets")
PEOPLE = [person for person in Who if person is not Who.YOU]


@pytest.fixture(scope="module")
def portraits() -> Portraits:
    return Portraits.load(ASSETS)


def drawn(portraits: Portraits, person: Who, mood: Mood, seconds: float = 1.0) -> bytes:
    canvas = pygame.Surface((48, 48), 0, 32)
    portraits.draw(canvas, person, mood, (0, 0), seconds)
    return pygame.image.tobytes(canvas, "RGB")


@pytest.mark.parametrize("person", Who)
def test_every_mood_looks_different(portraits: Portraits, person: Who) -> None:
    assert len({drawn(portraits, person, mood) for mood in Mood}) == len(Mood)


@pytest.mark.parametrize("person", Who)
def test_equal_times_give_equal_pictures(portraits: Portraits, person: Who) -> None:
    for mood in Mood:
        assert drawn(portraits, person, mood, 2.5) == drawn(portraits, person, mood, 2.5)


def test_everybody_blinks_now_and_then_and_not_together() -> None:
    every, lasts = BLINKS
    times = [number * lasts / 3 for number in range(round(3 * every / lasts))]
    shut = {
        person: {time for time in times if pose(person, Mood.NEUTRAL, time).eyes == "blink"}
        for person in PEOPLE
    }
    assert all(0 < len(when) < len(times) / 10 for when in shut.values())
    assert not any(shut[one] & shut[other] for one, other in combinations(PEOPLE, 2))


def test_a_knock_moves_the_fist() -> None:
    fists = {pose(Who.ZEFA, Mood.KNOCKING, number / 20).fist for number in range(20)}
    assert fists == {"fist/0", "fist/1"}


def test_nothing_outside_of_the_square_is_touched(portraits: Portraits) -> None:
    canvas = pygame.Surface((80, 80), 0, 32)
    canvas.fill((1, 2, 3))
    canvas.set_clip((0, 0, 70, 80))
    for person in Who:
        for mood in Mood:
            portraits.draw(canvas, person, mood, (16, 16), 0.25)
    assert canvas.get_clip() == pygame.Rect(0, 0, 70, 80)
    around = pygame.mask.from_threshold(canvas, (1, 2, 3), (1, 1, 1, 255))
    around.invert()
    assert around.get_bounding_rects() == [pygame.Rect(16, 16, 48, 48)]


def test_black_shapes_are_told_apart(portraits: Portraits) -> None:
    shapes = {}
    for person in Who:
        bust = portraits.sheet.image(f"{person}/bust")
        shapes[person] = pygame.mask.from_surface(bust)
    for one, other in combinations(Who, 2):
        differ = shapes[one].count() + shapes[other].count()
        differ -= 2 * shapes[one].overlap_area(shapes[other], (0, 0))
        assert differ > 150, (one, other)


def test_names_find_their_faces_and_strangers_keep_one() -> None:
    assert {who(name.title()) for name in NAMES} == set(NAMES.values())
    assert who("Somebody else") is who("Somebody else")
    assert who("Somebody else") in PEOPLE


def test_everybody_has_a_line_for_every_mood() -> None:
    text = Catalogue.load("en", ASSETS / "text", Lapse.RAISE)
    lines = [text(SPEECH[person] + mood) for person in PEOPLE for mood in Mood]
    assert len(set(lines)) == len(lines)
    assert max(len(line) for line in lines) <= 40
