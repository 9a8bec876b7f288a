from __future__ import annotations

import dataclasses
from pathlib import Path

import pygame
import pytest

from game.levels.canvas import bare
from game.levels.level import Cell, Flip, Frame, Layer, Level, LevelError
from game.levels.plan import Rect
from game.levels.reader import load
from game.scenes.room.furniture import plates
from game.scenes.room.room import Room

ASSETS, LEVELS = Path("assets"), Path("levels")
SIZE = (640, 360)
WHITE, BLUE = (254, 251, 234), (1, 135, 188)
"""Of the palette: bone4, sea2."""


@pytest.fixture(scope="module")
def boteco() -> Level:
    return load(LEVELS / "boteco.tmx")


@pytest.fixture(scope="module")
def room(boteco: Level) -> Room:
    return Room.load(ASSETS, boteco)


def table(room: Room, seconds: float, seats: int = 2, lift: int = 0) -> pygame.Surface:
    canvas = pygame.Surface(SIZE, 0, 32)
    canvas.fill((255, 0, 255))
    room.draw(canvas, seconds, seats, lift)
    return canvas


def whole(room: Room, seconds: float) -> pygame.Surface:
    canvas = pygame.Surface(SIZE, 0, 32)
    canvas.fill((255, 0, 255))
    room.establishing(canvas, seconds)
    return canvas


def colours(picture: pygame.Surface) -> set[bytes]:
    raw = pygame.image.tobytes(picture, "RGB")
    return {raw[at : at + 3] for at in range(0, len(raw), 3)}


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_canvas_is_painted_in_the_palette(
    room: Room, seats: int, palette: set[bytes]
) -> None:
    assert colours(table(room, 0.3, seats)) <= palette
    assert colours(whole(room, 0.3)) <= palette


def test_a_picture_depends_on_its_time_alone(boteco: Level, room: Room) -> None:
    fresh = Room.load(ASSETS, boteco)
    late, early = whole(fresh, 9.7), whole(fresh, 1.2)
    whole(room, 5.0)
    assert same(early, whole(room, 1.2))
    assert same(late, whole(room, 9.7))
    assert same(table(fresh, 4.4), table(room, 4.4))


def test_it_moves_a_little_and_says_when(room: Room) -> None:
    times = [number / 30 for number in range(60)]
    pictures = [pygame.image.tobytes(whole(room, time), "RGB") for time in times]
    poses = [room.view_poses(time) for time in times]
    assert len(set(poses)) > 20
    for one in range(len(times) - 1):
        assert (poses[one] == poses[one + 1]) <= (pictures[one] == pictures[one + 1])
    moved = {room.poses(time) for time in times}
    assert 2 <= len(moved) < len(times)


@pytest.mark.parametrize(("seats", "foot"), [(2, 32), (4, 48)])
def test_glasses_hop_and_nothing_else_does(room: Room, seats: int, foot: int) -> None:
    still, hopped = table(room, 0.0, seats), table(room, 0.0, seats, lift=1)
    raw = [pygame.image.tobytes(picture, "RGB") for picture in (still, hopped)]
    rows = [row for row in range(360) if raw[0][row * 1920 :][:1920] != raw[1][row * 1920 :][:1920]]
    assert rows
    assert max(rows) < foot


def test_nothing_stands_before_the_plate_of_who_sits_opposite(room: Room) -> None:
    frame = pygame.Rect(bare().more.plates[1].frame)
    bed = [table(room, 0.0, 4, lift=lift).subsurface(frame) for lift in (0, 1)]
    assert same(*bed)


def test_plates_are_calm_and_dark(room: Room, boteco: Level) -> None:
    for seats in (2, 4):
        picture = table(room, 0.0, seats)
        for area in plates(boteco.plan(seats)):
            assert len(colours(picture.subsurface(area.inflate(-16, -16)))) == 1


def test_the_felt_keeps_to_one_lightness(
    room: Room, boteco: Level, lightness: dict[bytes, float]
) -> None:
    for seats in (2, 4):
        felt = pygame.Rect(boteco.plan(seats).felt).inflate(-4, -4)
        raw = pygame.image.tobytes(table(room, 0.0, seats).subsurface(felt), "RGB")
        row = 3 * felt.width
        blocks = []
        for top in range(0, felt.height - 11, 12):
            for left in range(0, felt.width - 11, 12):
                cell = b"".join(raw[(top + y) * row + 3 * left :][:36] for y in range(12))
                blocks.append(sum(lightness[cell[at : at + 3]] for at in range(0, 432, 3)) / 144)
        one = (max(blocks) + min(blocks)) / 2
        assert max(blocks) - one < 0.1 * one


def test_a_level_without_a_map_still_has_a_table() -> None:
    room = Room.load(ASSETS, bare())
    assert len(colours(table(room, 0.0))) > 10
    assert len(colours(whole(room, 0.0))) == 1


def one_cell(picture: Path, frames: tuple[Frame, ...] = (), flip: Flip = Flip.NONE) -> Level:
    cell = Cell(16, 32, picture, Rect(0, 0, 16, 16), flip, frames)
    layer = Layer("view near", (cell,))
    return dataclasses.replace(bare(), view=(layer,))


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    """A 32x16 picture of other colours: a white corner on blue, then clear."""
    picture = pygame.Surface((32, 16), pygame.SRCALPHA, 32)
    picture.fill((3, 130, 190, 255), (0, 0, 16, 16))
    picture.fill((250, 250, 240, 255), (12, 0, 4, 2))
    path = tmp_path / "foreign.png"
    pygame.image.save(picture, path)
    return path


def test_other_peoples_pictures_take_the_nearest_colours(foreign: Path) -> None:
    picture = whole(Room.load(ASSETS, one_cell(foreign)), 0.0)
    assert picture.get_at((16 + 13, 32))[:3] == WHITE
    assert picture.get_at((16, 32 + 15))[:3] == BLUE


@pytest.mark.parametrize(
    ("flip", "corner"),
    [
        (Flip.ACROSS, (2, 0)),
        (Flip.DOWN, (13, 15)),
        (Flip.DIAGONAL, (0, 13)),
        (Flip.DIAGONAL | Flip.ACROSS, (15, 13)),
        (Flip.DIAGONAL | Flip.DOWN, (0, 2)),
    ],
)
def test_cells_are_mirrored_as_tiled_does(
    foreign: Path, flip: Flip, corner: tuple[int, int]
) -> None:
    picture = whole(Room.load(ASSETS, one_cell(foreign, flip=flip)), 0.0)
    assert picture.get_at((16 + corner[0], 32 + corner[1]))[:3] == WHITE
    assert picture.get_at((16 + 8, 32 + 8))[:3] == BLUE


def test_frames_follow_each_other(foreign: Path) -> None:
    frames = (Frame(Rect(0, 0, 16, 16), 200), Frame(Rect(16, 0, 16, 16), 100))
    room = Room.load(ASSETS, one_cell(foreign, frames))
    seen = [whole(room, time).get_at((20, 40))[:3] == BLUE for time in (0, 0.19, 0.21, 0.29, 0.31)]
    assert seen == [True, True, False, False, True]


def test_a_picture_that_is_none_is_said_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.png"
    path.write_bytes(b"no picture")
    with pytest.raises(LevelError, match=r"broken\.png: picture: cannot be read .*save it again"):
        Room.load(ASSETS, one_cell(path))
