from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.engine.art import Art, Atlas, Face
from game.engine.palette import Palette
from game.engine.ui.look import Look
from game.engine.ui.panel import Panel


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(Path("assets"))


def test_everything_is_loaded_once(art: Art) -> None:
    assert art.font(Face.BODY) is art.font(Face.BODY)
    assert art.font(Face.BODY, 2).scale == 2
    assert art.sheet(Atlas.KIT) is art.sheet(Atlas.KIT)


@pytest.mark.parametrize("atlas", list(Atlas))
def test_every_sheet_has_painted_sprites(art: Art, atlas: Atlas) -> None:
    sheet = art.sheet(atlas)
    names = list(sheet.names())
    assert names
    for name in names:
        assert sheet.image(name).get_bounding_rect(min_alpha=1).size != (0, 0), name


@pytest.mark.parametrize("panel", list(Panel))
def test_every_panel_fills_its_area(art: Art, panel: Panel) -> None:
    look = Look.of(art)
    canvas = pygame.Surface((96, 64), pygame.SRCALPHA)
    area = pygame.Rect(0, 0, 96, 64)
    panel.draw(canvas, look, area)
    assert canvas.get_at((48, 32)).a > 0
    assert canvas.get_bounding_rect(min_alpha=1) == area
    assert area.contains(panel.inside(look, area))


def test_sprites_named_in_the_widgets_exist(art: Art) -> None:
    kit, prompts = art.sheet(Atlas.KIT), art.sheet(Atlas.PROMPTS)
    source = "\n".join(path.read_text("utf-8") for path in Path("game/engine/ui").glob("*.py"))
    kinds = {name.split("/")[0] for name in kit.names()}
    named = re.findall(rf'"((?:{"|".join(kinds)})/[a-z0-9/]+)"', source)
    assert named
    for name in named:
        assert kit.has(name) or kit.has(f"{name}/0") or prompts.has(name), name


def test_inks_are_lit_and_shaded_from_their_ramp() -> None:
    palette = Palette.load(Path("assets/palette.json"))
    ink = palette.ink("brass2")
    assert (ink.light, ink.shade) == (palette["brass3"], palette["brass1"])
    assert palette.ink("bone4").light == palette["bone4"]
    assert palette.ink("ink0", shadow="ink1").shadow == palette["ink1"]
    with pytest.raises(KeyError):
        palette["gold"]
