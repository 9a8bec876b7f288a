"""What is written can be read: in every scene, language and size, in colour and in grey."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import pygame
import pytest

from game.engine.art import Art
from game.engine.font import Font
from game.engine.screen.compose import Look as Screen
from game.engine.screen.offscreen import OffscreenPresenter
from game.engine.screen.scanlines import Scanlines
from game.engine.ui.look import Look
from game.lab import states
from game.lab.studio import Studio, match_where
from game.levels.reader import load
from game.scenes import premises
from game.scenes.room.light import Night
from game.store.settings import Settings, Switch, TextSize
from game.store.shipped import assets_dir
from tests.lab.legible import Written, faults, luminance, read, reading

LANGUAGES = ("qps", "pt_BR", "es", "es_ES", "en")
FIRST = {("qps", TextSize.NORMAL), ("qps", TextSize.LARGE), ("pt_BR", TextSize.LARGE)}
EVERY = [
    pytest.param(
        language, size, marks=pytest.mark.slow if (language, size) in FIRST else pytest.mark.proof
    )
    for language in LANGUAGES
    for size in TextSize
]
"""What fits in a longer language fits in the others; all of them take some five minutes."""

SOME = (
    "title-continue",
    "notice-save",
    "menu-brasil",
    "house-changed",
    "house-most",
    "learn-first",
    "lesson-all-fives-2",
    "options-all",
    "rules-nordeste",
    "pause-focus",
    "table-large-hand",
    "table-pairs",
    "table-lacks",
    "scoreboard-four",
    "result-pair",
    "result-pair-lost",
)
PLAIN, HIGH = 4.5, 7.0
SCALE = 3
CAPITALS = {TextSize.NORMAL: 7, TextSize.LARGE: 14}


@pytest.fixture(scope="module")
def screen() -> Iterator[OffscreenPresenter]:
    presenter = OffscreenPresenter((1280, 720))
    with (
        mock.patch.object(states, "match_where", _remembered()),
        mock.patch.object(premises, "load", cache(load)),
        mock.patch.object(Night, "load", cache(Night.load)),
    ):
        yield presenter
    presenter.close()


def _remembered() -> Any:
    @cache
    def found(wanted: Any, variant: str, options: tuple[tuple[str, str], ...]) -> str:
        return match_where(wanted, variant, dict(options))

    return lambda wanted, variant, options=None: found(
        wanted, variant, tuple(sorted((options or {}).items()))
    )


def told(
    screen: OffscreenPresenter, name: str, language: str, size: TextSize, contrast: Switch
) -> list[str]:
    settings = Settings(text_size=size, contrast=contrast)
    studio = Studio(screen, assets_dir(), language, settings=settings)
    states.poses()[name](studio)
    ratio = HIGH if contrast is Switch.ON else PLAIN
    found = faults(read(studio.front, screen.canvas), capital=CAPITALS[size], ratio=ratio)
    return [f"{name}: {fault}" for fault in dict.fromkeys(found)]


def test_some_scenes_can_be_read_in_a_longer_language_and_large(screen: OffscreenPresenter) -> None:
    size = TextSize.LARGE
    assert [fault for name in SOME for fault in told(screen, name, "qps", size, Switch.OFF)] == []


@pytest.mark.parametrize(("language", "size"), EVERY)
def test_every_scene_can_be_read(screen: OffscreenPresenter, language: str, size: TextSize) -> None:
    names = states.poses()
    found = [fault for name in names for fault in told(screen, name, language, size, Switch.OFF)]
    assert found == []


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(TextSize.NORMAL, marks=pytest.mark.proof),
        pytest.param(TextSize.LARGE, marks=pytest.mark.slow),
    ],
)
def test_high_contrast_is_seven_to_one(screen: OffscreenPresenter, size: TextSize) -> None:
    names = states.poses()
    found = [fault for name in names for fault in told(screen, name, "en", size, Switch.ON)]
    assert found == []


@pytest.mark.parametrize("name", ["options-all", "table-pairs", "scoreboard-four"])
def test_high_contrast_of_some_scenes(screen: OffscreenPresenter, name: str) -> None:
    assert told(screen, name, "pt_BR", TextSize.NORMAL, Switch.ON) == []


def test_a_full_tube_leaves_the_letters_their_contrast(
    screen: OffscreenPresenter, tmp_path: Path
) -> None:
    """FAULTS 109: under the strongest scan lines every letter is there, and light enough."""
    studio = Studio(screen, assets_dir(), "en")
    states.poses()["table-turn"](studio)
    page = read(studio.front, screen.canvas)
    tube = OffscreenPresenter((640 * SCALE, 360 * SCALE), Screen(scanlines=Scanlines.FULL))
    tube.canvas.blit(screen.canvas, (0, 0))
    tube.save(tmp_path / "tube.png")
    tube.close()
    shot = pygame.image.load(tmp_path / "tube.png")
    for line in page.lines:
        letters, ground = _light(shot, line)
        assert (letters + 0.05) / (ground + 0.05) >= PLAIN, line.text


def _light(shot: pygame.Surface, line: Written) -> tuple[float, float]:
    """The mean luminance of a line's letters on a screen, and of what is between them."""
    levels: tuple[list[float], list[float]] = ([], [])
    area = line.area
    for y in range(area.top * SCALE, area.bottom * SCALE):
        for x in range(area.left * SCALE, area.right * SCALE):
            at = x // SCALE - line.at[0], y // SCALE - line.at[1]
            red, green, blue, _ = shot.get_at((x, y))
            levels[not line.mask.get_at(at)].append(luminance((red, green, blue)))
    letters, ground = levels
    return sum(letters) / len(letters), sum(ground) / len(ground)


# ---- the reader itself


def body() -> Font:
    return Look.of(Art(assets_dir())).body


def faults_of(*lines: tuple[str, tuple[int, int]], on: tuple[int, int, int] = (0, 0, 0)) -> str:
    canvas = pygame.Surface((640, 360), 0, 32)
    canvas.fill(on)
    font = body()
    with reading(canvas) as page:
        for text, at in lines:
            font.draw(canvas, text, at, (255, 255, 255))
    return "; ".join(faults(page, capital=7, ratio=PLAIN))


def test_the_reader_finds_nothing_in_a_good_page() -> None:
    assert faults_of(("Lá e Ló", (10, 10)), ("dominó", (10, 24))) == ""


def test_the_reader_finds_letters_over_the_edge() -> None:
    assert faults_of(("Lá e Ló", (620, 10))).startswith("clipped")


def test_the_reader_finds_one_line_over_another() -> None:
    assert "overlap" in faults_of(("Lá e Ló", (10, 10)), ("dominó", (12, 13)))


def test_the_reader_finds_faint_letters() -> None:
    assert faults_of(("Lá e Ló", (10, 10)), on=(200, 200, 200)).startswith("faint")


def test_the_reader_finds_what_was_cut_and_what_lies_over_it() -> None:
    canvas = pygame.Surface((640, 360), 0, 32)
    font = body()
    with reading(canvas) as page:
        font.draw(canvas, font.fit("a long sentence", 40), (10, 10), (255, 255, 255))
        font.draw(canvas, "half of it", (10, 30), (255, 255, 255))
        canvas.fill((0, 0, 0), (10, 30, 20, 12))
    found = "; ".join(faults(page, capital=7, ratio=PLAIN))
    assert "cut:" in found
    assert "covered: 'half of it'" in found
    assert "small" in "; ".join(faults(page, capital=14, ratio=PLAIN))
