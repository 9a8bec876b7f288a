from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine import presenter
from game.engine.presenter import Presenter, Way, open_presenter
from game.engine.screen.compose import Look
from game.engine.screen.offscreen import OffscreenPresenter
from game.engine.screen.renderer import RendererPresenter
from game.engine.screen.scanlines import Scanlines
from game.engine.screen.surface import SurfacePresenter
from game.engine.screen.window import Mode, WindowPlan

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WINDOWED = WindowPlan("Test", Mode.WINDOWED, (1366, 768))


@pytest.fixture(autouse=True)
def display_ends() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.fixture
def shown() -> Iterator[SurfacePresenter]:
    presenter = SurfacePresenter(WINDOWED, Look())
    yield presenter
    presenter.close()


def test_the_first_picture_is_the_empty_canvas(shown: SurfacePresenter) -> None:
    surface = shown._desktop.window.get_surface()
    assert surface.get_size() == (1366, 768)
    assert tuple(surface.get_at((683, 384))) == (0, 0, 0, 255)


def test_what_is_drawn_is_presented(shown: SurfacePresenter) -> None:
    shown.canvas.set_at((10, 20), (1, 2, 3))
    shown.present()
    at = shown._desktop.window.get_surface().get_at((43 + 21, 24 + 41))
    assert tuple(at) == (1, 2, 3, 255)
    assert shown.to_canvas((43 + 21, 24 + 41)) == (10, 20)


@pytest.mark.parametrize("size", [(1, 1), (1, 800), (800, 1), (640, 360), (1919, 1079)])
def test_no_size_of_the_window_breaks_it(shown: SurfacePresenter, size: tuple[int, int]) -> None:
    canvas = shown.canvas
    shown._desktop.window.size = size
    shown.present()
    assert shown.canvas is canvas
    assert len(shown.to_canvas((size[0] // 2, size[1] // 2))) == 2
    shown._desktop.window.minimize()
    shown.present()
    shown._desktop.window.restore()
    shown.present()


def test_full_screen_and_back_fifty_times_gives_the_same_window(shown: SurfacePresenter) -> None:
    shown._desktop.window.size = (900, 500)
    for _ in range(50):
        shown.toggle_fullscreen()
        assert shown.mode is Mode.FULLSCREEN
        shown.present()
        shown.toggle_fullscreen()
        shown.present()
    assert shown.mode is Mode.WINDOWED
    assert shown._desktop.window.size == (900, 500)


def test_the_window_wears_its_title() -> None:
    icon = pygame.Surface((32, 32))
    shown = SurfacePresenter(WindowPlan("Lá e Ló", Mode.WINDOWED, icon=icon), Look())
    assert shown._desktop.window.title == "Lá e Ló"
    assert shown._desktop.window.size == (1280, 720)
    shown.close()


def test_the_look_may_change_at_any_time(shown: SurfacePresenter) -> None:
    shown.canvas.fill((200, 200, 200))
    shown.look = Look(scanlines=Scanlines.FULL)
    shown.present()
    surface = shown._desktop.window.get_surface()
    assert surface.get_at((683, 25)).r < surface.get_at((683, 24)).r


def test_a_renderer_shows_the_same_picture() -> None:
    shown = RendererPresenter(WINDOWED, Look(scanlines=Scanlines.SOFT))
    shown.canvas.fill((100, 150, 200))
    shown.present()
    assert shown.to_canvas((43, 24)) == (0, 0)
    seen = shown._renderer.to_surface()
    plain = SurfacePresenter(WINDOWED, Look(scanlines=Scanlines.SOFT))
    plain.canvas.fill((100, 150, 200))
    plain.present()
    want = plain._desktop.window.get_surface()
    for point in ((683, 384), (683, 385), (0, 0), (42, 300), (41, 301), (1365, 767)):
        assert tuple(seen.get_at(point)) == pytest.approx(tuple(want.get_at(point)), abs=2)
    shown.close()
    plain.close()


@pytest.mark.parametrize(
    ("way", "kind"), [(Way.SURFACE, SurfacePresenter), (Way.RENDERER, RendererPresenter)]
)
def test_the_wanted_way_is_taken(way: Way, kind: type[Presenter]) -> None:
    opened = open_presenter(WINDOWED, Look(), way)
    assert isinstance(opened, kind)
    opened.close()


def fail(plan: WindowPlan, look: Look) -> Presenter:
    raise pygame.error(f"{plan.title} has no surface for {look}")


def test_where_one_way_fails_the_other_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenter, "SurfacePresenter", fail)
    opened = open_presenter(WINDOWED, Look())
    assert isinstance(opened, RendererPresenter)
    opened.present()
    opened.close()


def test_a_window_that_cannot_be_drawn_on_does_not_stay_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[str] = []
    monkeypatch.setattr("game.engine.screen.surface.CANVAS", (-1, -1))
    monkeypatch.setattr(
        "game.engine.screen.window.DesktopWindow.close", lambda _: closed.append("closed")
    )
    with pytest.raises(pygame.error):
        SurfacePresenter(WINDOWED, Look())
    assert closed == ["closed"]


def test_an_imagined_screen_saves_its_picture(tmp_path: Path) -> None:
    imagined = OffscreenPresenter()
    imagined.canvas.fill((1, 2, 3))
    imagined.canvas.set_at((639, 359), (9, 8, 7))
    imagined.save(tmp_path / "shot.png")
    picture = pygame.image.load(tmp_path / "shot.png")
    assert picture.get_size() == (1920, 1080)
    assert tuple(picture.get_at((0, 0))) == (1, 2, 3, 255)
    for corner in ((1917, 1077), (1919, 1079)):
        assert tuple(picture.get_at(corner)) == (9, 8, 7, 255)
    assert imagined.to_canvas((1919, 1079)) == (639, 359)
    imagined.close()


def test_pictures_can_be_converted_before_an_imagined_screen() -> None:
    imagined = OffscreenPresenter()
    assert pygame.Surface((2, 2), pygame.SRCALPHA).convert_alpha().get_bitsize() == 32
    imagined.close()


def run_bare(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    bare = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**bare, **env},
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )


OPEN = """
from game.engine.presenter import open_presenter
from game.engine.screen.compose import Look
from game.engine.screen.window import NoDisplayError, WindowPlan
try:
    open_presenter(WindowPlan("x"), Look())
except NoDisplayError as error:
    print(error)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
@pytest.mark.parametrize(
    "env", [{}, {"SDL_VIDEODRIVER": "x11"}, {"DISPLAY": ":987"}, {"SDL_VIDEODRIVER": "nonsense"}]
)
def test_without_a_screen_one_line_says_so(env: dict[str, str]) -> None:
    done = run_bare(OPEN, **env)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("There is no screen to play on (")
    assert done.stdout.count("\n") == 1


def test_opening_the_window_loads_no_more_than_it_needs() -> None:
    code = OPEN + "\nimport sys; print('pygame._sdl2.video' in sys.modules, 'numpy' in sys.modules)"
    done = run_bare(code, SDL_VIDEODRIVER="dummy")
    assert done.stdout.split() == ["False", "False"], done.stderr
