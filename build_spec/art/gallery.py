"""Writes pictures of room, people, cabinet, wipes and tube: `python build_spec/art/gallery.py DIR`.

Unlike a contact sheet of sprites these are what players see, drawn by the game's own painters.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame  # noqa: E402 - the environment comes first

from game.engine.art import Art, Atlas  # noqa: E402
from game.engine.scene import Wipe  # noqa: E402
from game.engine.screen.compose import Look  # noqa: E402
from game.engine.screen.offscreen import OffscreenPresenter  # noqa: E402
from game.engine.screen.scanlines import Scanlines  # noqa: E402
from game.engine.wipes import Falling, Iris  # noqa: E402
from game.levels.reader import load  # noqa: E402
from game.scenes.backdrop import Backdrop  # noqa: E402
from game.scenes.portraits import BLINKS, SIZE, Mood, Portraits, Who  # noqa: E402
from game.scenes.room.room import Room  # noqa: E402

CANVAS = (640, 360)
SCREENS = ((1920, 1080), (1366, 768), (1280, 800), (3440, 1440))
GAP = 4
SCALE = 4
MOMENTS = (0.0, 1.3, 2.9, 4.1)
"""Seconds at which the room is shown."""

PARTS = (0.1, 0.3, 0.45, 0.55, 0.7, 0.9)
"""How far a wipe has come in each of its pictures."""


def gallery(out: Path) -> list[Path]:
    """Writes the pictures into a folder; returns their paths."""
    out.mkdir(parents=True, exist_ok=True)
    room = Room.load(ROOT / "assets", load(ROOT / "levels" / "boteco.tmx"))
    pictures = {"portraits": _portraits(), "shapes": _shapes(), "cabinet": _cabinet()}
    for seats in (2, 4):
        pictures[f"table-{seats}"] = _canvas(partial(room.draw, seconds=0.0, seats=seats))
    for number, moment in enumerate(MOMENTS):
        pictures[f"boteco-{number}"] = _canvas(partial(room.establishing, seconds=moment))
    pictures |= _wipes(pictures["cabinet"], pictures["table-2"])
    for width, height in SCREENS:
        for lines in Scanlines:
            presenter = OffscreenPresenter((width, height), Look(scanlines=lines))
            room.establishing(presenter.canvas, 0.0)
            presenter.present()
            pictures[f"screen-{width}x{height}-{lines.name.lower()}"] = presenter.picture
    paths = []
    for name, picture in pictures.items():
        paths.append(out / f"{name}.png")
        pygame.image.save(picture, paths[-1])
    return paths


def _canvas(paint: Callable[[pygame.Surface], None]) -> pygame.Surface:
    canvas = pygame.Surface(CANVAS, 0, 32)
    paint(canvas)
    return canvas


def _portraits() -> pygame.Surface:
    """Everybody in every mood and asleep, four times enlarged."""
    faces, pitch = Portraits.load(ROOT / "assets"), SIZE + GAP
    sheet = pygame.Surface((pitch * (len(Mood) + 1) + GAP, pitch * len(Who) + GAP), 0, 32)
    sheet.fill((65, 42, 78))
    for row, person in enumerate(Who):
        shut = BLINKS[0] - 0.7 * row + BLINKS[1] / 2
        for column, mood in enumerate(Mood):
            faces.draw(sheet, person, mood, (GAP + column * pitch, GAP + row * pitch), 1.0)
        faces.draw(sheet, person, Mood.NEUTRAL, (GAP + len(Mood) * pitch, GAP + row * pitch), shut)
    return pygame.transform.scale_by(sheet, SCALE)


def _shapes() -> pygame.Surface:
    """Everybody in black."""
    faces, pitch = Portraits.load(ROOT / "assets"), SIZE + GAP
    sheet = pygame.Surface((pitch * len(Who) + GAP, SIZE + 2 * GAP), 0, 32)
    sheet.fill((202, 175, 145))
    for column, person in enumerate(Who):
        shape = pygame.mask.from_surface(faces.sheet.image(f"{person}/bust"))
        black = shape.to_surface(setcolor=(16, 8, 29, 255), unsetcolor=(0, 0, 0, 0))
        sheet.blit(black, (GAP + column * pitch, GAP))
    return pygame.transform.scale_by(sheet, SCALE)


def _cabinet() -> pygame.Surface:
    backdrop = Backdrop.of(Art(ROOT / "assets"))
    return _canvas(partial(backdrop.draw, seconds=0.0))


def _wipes(before: pygame.Surface, after: pygame.Surface) -> dict[str, pygame.Surface]:
    """Each wipe in six pictures on one sheet."""
    art = Art(ROOT / "assets")
    night, edge = art.palette["ink0"], art.palette["brass1"]
    wipes: dict[str, Wipe] = {
        "iris": Iris((CANVAS[0] // 2, CANVAS[1] // 2), night, edge),
        "falling": Falling(art.sheet(Atlas.TILES), "back/hand/n", night),
    }
    sheets = {}
    for name, wipe in wipes.items():
        sheet = pygame.Surface((CANVAS[0] * 3, CANVAS[1] * 2), 0, 32)
        for number, part in enumerate(PARTS):
            canvas = after.copy()
            wipe.draw(canvas, before, part)
            sheet.blit(canvas, (number % 3 * CANVAS[0], number // 3 * CANVAS[1]))
        sheets[f"wipe-{name}"] = sheet
    return sheets


if __name__ == "__main__":
    if len(sys.argv) != 2:  # noqa: PLR2004 - the program and its one argument
        sys.exit("usage: python build_spec/art/gallery.py DIR")
    for written in gallery(Path(sys.argv[1])):
        print(written)
