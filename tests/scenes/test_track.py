"""The race: holes that can be told apart, pegs where the totals are."""

from __future__ import annotations

import pygame
import pytest

from game.engine.art import Art
from game.engine.ui.look import Look
from game.match.seats import Computer
from game.rules.seat import Seating
from game.scenes.faces import Faces
from game.scenes.tally import Row
from game.scenes.track import SPACING, Race, draw_race, spacing
from game.store.shipped import assets_dir

AREA = pygame.Rect(0, 0, 300, 160)
WAY = pygame.Rect(0, 54, 300, 24)
"""Where the first runner's way is painted, without the words above it."""


@pytest.mark.parametrize("target", [13, 50, 61, 100, 150, 200, 250, 500, 1000, 9999])
@pytest.mark.parametrize("width", [150, 240])
def test_holes_do_not_touch(target: int, width: int) -> None:
    assert width * spacing(target, width) // target >= SPACING


def test_holes_stand_at_fives_where_there_is_room() -> None:
    assert [spacing(target, 240) for target in (50, 100, 200)] == [5, 5, 10]


def raced(total: int, before: int, target: int) -> bytes:
    """The picture of a runner's way."""
    art = Art(assets_dir())
    faces = Faces(art, (Computer("Bira", "regular"), Computer("Tainá", "regular")))
    rows = (Row(0, (), total, before), Row(1, (), 0, 0))
    members = [Seating.TWO.members(side) for side in range(2)]
    canvas = pygame.Surface(AREA.size, 0, 32)
    race = Race(rows, ("Bira", "Tainá"), members, target, "goal")
    draw_race(canvas, Look.of(art), AREA, race, faces)
    return pygame.image.tobytes(canvas.subsurface(WAY), "RGB")


@pytest.mark.parametrize("target", [6, 100])
def test_the_picture_follows_the_total(target: int) -> None:
    assert raced(1, 0, target) != raced(3, 0, target)


def test_the_peg_of_before_stays_behind() -> None:
    assert raced(60, 20, 100) != raced(60, 40, 100)


@pytest.mark.parametrize("target", [6, 100])
def test_totals_out_of_the_way_are_drawn_at_its_ends(target: int) -> None:
    assert raced(-15, -15, target) == raced(0, 0, target)
    assert raced(target + 150, 0, target) == raced(target, 0, target)
