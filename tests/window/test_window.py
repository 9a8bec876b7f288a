from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.screen.viewport import Scaling, Viewport, viewport
from tests.tools.desktop import end, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.tools.desktop import Desktop

    Xvfb = Callable[[int, int], Desktop]

pytestmark = pytest.mark.window
PROBE = Path(__file__).with_name("probe.py")
FELT, RIM = (40, 90, 60), (250, 240, 220)


class Probe:
    """The probe program on a desktop, and the lines it has written so far."""

    def __init__(self, here: Desktop, way: str, mode: str, folder: Path) -> None:
        self.here = here
        self.out = folder / "probe.out"
        self.shot = folder / "shot.png"
        root = Path(__file__).parents[2]
        with self.out.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, PROBE, way, mode, "60"],
                env={**here.env, "PYTHONPATH": str(root)},
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def begin(self) -> Probe:
        self.wait_count("ready")
        wait_for(lambda: bool(self.here.windows("probe")))
        return self

    @property
    def lines(self) -> list[str]:
        return self.out.read_text().splitlines()

    def wait_count(self, words: str, times: int = 1) -> None:
        """Waits until so many lines, at least, have these words."""
        try:
            wait_for(lambda: self.count(words) >= times, 10)
        except AssertionError:
            pytest.fail(f"not {times} times {words!r} in {self.lines}")

    def count(self, words: str) -> int:
        return sum(words in line for line in self.lines)

    def screen(self) -> pygame.Surface:
        command = ["import", "-window", "root", str(self.shot)]
        subprocess.run(command, env=self.here.env, check=True, timeout=20)
        return pygame.image.load(self.shot)

    def settle(self, point: tuple[int, int], colour: tuple[int, int, int]) -> pygame.Surface:
        """Takes pictures of the screen until a pixel of it has this colour."""
        latest = time.monotonic() + 10
        while tuple((picture := self.screen()).get_at(point))[:3] != colour:
            assert time.monotonic() < latest, f"{point} is {picture.get_at(point)}, not {colour}"
        return picture

    def click(self, point: tuple[int, int]) -> None:
        self.here.xdotool("mousemove", *point, "click", 1)


@pytest.fixture
def probe(xvfb: Xvfb, tmp_path: Path) -> Iterator[Callable[..., Probe]]:
    probes: list[Probe] = []

    def start(size: tuple[int, int], way: str = "surface", mode: str = "FULLSCREEN") -> Probe:
        probes.append(Probe(xvfb(*size), way, mode, tmp_path))
        return probes[-1].begin()

    yield start
    for one in probes:
        end(one.process)


OTHER = """
import os, time, pygame
os.environ["SDL_VIDEO_X11_WMCLASS"] = "other"
pygame.display.init()
window = pygame.Window("Other", (300, 200))
end = time.monotonic() + 60
while time.monotonic() < end:
    pygame.event.pump()
    time.sleep(0.02)
"""


@pytest.fixture
def other() -> Iterator[Callable[[Desktop], None]]:
    """Opens the small window of another program."""
    programs: list[subprocess.Popen[bytes]] = []

    def start(here: Desktop) -> None:
        command = [sys.executable, "-c", OTHER]
        programs.append(subprocess.Popen(command, env=here.env, stdout=subprocess.DEVNULL))
        wait_for(lambda: bool(here.windows("other")))

    yield start
    for program in programs:
        program.kill()
        program.wait()


def check_centred(picture: pygame.Surface, view: Viewport) -> None:
    """The rims of the canvas are where the view says, one canvas pixel thick."""
    middle = view.x + view.w // 2
    last = view.y + view.h - 1
    column = [tuple(picture.get_at((middle, y)))[:3] for y in range(picture.get_height())]
    assert [y for y, colour in enumerate(column) if colour == RIM] == [
        *range(view.y, view.y + view.scale),
        *range(last - view.scale + 1, last + 1),
    ]
    assert column[view.y + view.scale : last - view.scale + 1] == [FELT] * (view.h - 2 * view.scale)
    row = [tuple(picture.get_at((x, view.y + view.h // 2)))[:3] for x in range(picture.get_width())]
    assert [x for x, colour in enumerate(row) if colour == FELT] == [
        *range(view.x, view.x + view.w)
    ]


@pytest.mark.parametrize("way", ["surface", "renderer"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_full_screen_is_centred_at_a_whole_scale_and_clicks_land(
    probe: Callable[..., Probe], size: tuple[int, int], way: str
) -> None:
    shown = probe(size, way)
    view = viewport(size, Scaling.INTEGER)
    k = view.scale
    check_centred(shown.settle((size[0] // 2, size[1] // 2), FELT), view)
    shown.click((view.x + k * 123, view.y + k * 45))
    shown.wait_count("PointDown(x=123, y=45, button=<Button.LEFT: 1>)")
    shown.click((view.x + k * 640 - 1, view.y + k * 360 - 1))
    shown.wait_count("PointUp(x=639, y=359, button=<Button.LEFT: 1>)")


def test_alt_enter_and_f11_toggle_and_never_confirm(probe: Callable[..., Probe]) -> None:
    shown = probe((1366, 768))
    full = viewport((1366, 768), Scaling.INTEGER)
    for times, key in enumerate(("alt+Return", "F11", "F11", "alt+Return"), start=1):
        shown.here.xdotool("key", key)
        shown.wait_count("Action.FULLSCREEN", times)
        shown.wait_count("Resized(w=1280, h=720)", (times + 1) // 2)
        if times % 2 == 0:
            check_centred(shown.settle((45, 384), FELT), full)
    assert shown.count("Action.FULLSCREEN") == 4
    assert shown.count("CONFIRM") == 0


def test_fault_103_fifty_toggles_leave_the_window_as_large_as_it_was(
    probe: Callable[..., Probe],
) -> None:
    shown = probe((1366, 768))
    for times in range(1, 51):
        shown.here.xdotool("key", "F11")
        shown.wait_count("Action.FULLSCREEN", times)
        shown.wait_count("Resized(w=1280, h=720)", (times + 1) // 2)
    check_centred(shown.settle((45, 384), FELT), viewport((1366, 768), Scaling.INTEGER))


def test_switching_away_and_back_twenty_times_keeps_the_picture(
    probe: Callable[..., Probe], other: Callable[[Desktop], None]
) -> None:
    shown = probe((1366, 768))
    other(shown.here)
    lost = shown.count("FocusLost")
    for times in range(1, 21):
        shown.here.activate("probe")
        shown.here.activate("other")
        shown.wait_count("FocusLost", lost + times)
    shown.here.activate("probe")
    check_centred(shown.settle((683, 384), FELT), viewport((1366, 768), Scaling.INTEGER))
    assert shown.count("Press") == shown.count("PointDown") == 0


def test_slivers_and_a_minimised_window_break_nothing(probe: Callable[..., Probe]) -> None:
    shown = probe((1366, 768), mode="WINDOWED")
    window = shown.here.windows("probe")[0]
    for width, height in ((5, 500), (700, 3), (1, 1), (639, 400)):
        shown.here.xdotool("windowsize", window, width, height)
        shown.wait_count(f"Resized(w={width}, h={height})")
    shown.here.xdotool("windowminimize", window)
    wait_for(lambda: not shown.here.windows("probe"))
    shown.here.xdotool("windowmap", window)
    shown.here.xdotool("windowsize", window, 1300, 740)
    shown.wait_count("Resized(w=1300, h=740)")
    shown.settle((683, 400), FELT)
    assert shown.process.poll() is None
