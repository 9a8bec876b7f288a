"""The game itself on a real desktop: a tile is dragged, a pad comes and goes."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.engine.screen.viewport import Scaling, viewport
from game.layout.tray import Order, arranged, slots
from game.levels.reader import load
from game.match.fair import Seeded
from game.match.session import Session
from game.rules.seat import Seat
from game.scenes.table.places import centre
from game.store.shipped import levels_dir
from tests.tools.desktop import end, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.tools.desktop import Desktop

    Xvfb = Callable[[int, int], Desktop]

pytestmark = pytest.mark.window
ROOT = Path(__file__).parents[2]
SEED = "lead"
"""With it the player leads the first round of All Fives."""


@contextmanager
def started(command: list[str], here: Desktop, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    homes = {f"XDG_{kind}_HOME": str(folder / kind) for kind in ("DATA", "CONFIG", "STATE")}
    env = {**here.env, **homes, "PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy"}
    env["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
    with (folder / "out").open("wb") as out:
        program = subprocess.Popen(
            [sys.executable, *command], env=env, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT
        )
    try:
        yield program
    finally:
        end(program)


def match_in(folder: Path) -> Session | None:
    """The match as it is on the disk."""
    save = folder / "DATA" / "la-e-lo" / "saves" / "running.dmn"
    if not save.exists():
        return None
    return Session.resume(save.read_bytes(), Seeded("x"))


def begun(folder: Path) -> bool:
    match = match_in(folder)
    return match is not None and match.state.number == 1


def led(folder: Path) -> bool:
    match = match_in(folder)
    return match is not None and bool(match.state.line.laid)


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)])
def test_a_tile_is_dragged_to_the_table(xvfb: Xvfb, tmp_path: Path, size: tuple[int, int]) -> None:
    here = xvfb(*size)
    command = ["-m", "game", "--variant", "all-fives", "--seed", SEED, "--lang", "en"]
    with started(command, here, tmp_path) as program:
        wait_for(lambda: begun(tmp_path))
        match = match_in(tmp_path)
        assert match is not None
        state = match.state
        assert state.opener is Seat.A, "another seed is needed"
        hand = arranged(tuple(state.hands[Seat.A]), Order.SUIT)
        plan = load(levels_dir() / "boteco.tmx").plan(2)
        place = hand.index(state.must_lead) if state.must_lead else 0
        start = centre(slots(len(hand), plan.tray)[place])
        target = centre(plan.felt)
        for _ in range(12):
            drag(here, size, start, target)
            try:
                wait_for(lambda: led(tmp_path), 1.5)
            except AssertionError:
                continue  # the deal was still on its way
            break
        after = match_in(tmp_path)
        assert after is not None
        assert after.state.line.laid[0].tile == state.must_lead
        assert program.poll() is None


def drag(
    here: Desktop, size: tuple[int, int], start: tuple[int, int], target: tuple[int, int]
) -> None:
    """Presses at one canvas pixel, moves in steps, lets go at another."""
    view = viewport(size, Scaling.INTEGER)

    def to_screen(x: int, y: int) -> tuple[int, int]:
        return view.x + x * view.scale + view.scale // 2, view.y + y * view.scale + view.scale // 2

    here.xdotool("mousemove", *to_screen(*start), "sleep", "0.1", "mousedown", "1")
    for step in range(1, 9):
        x = start[0] + (target[0] - start[0]) * step // 8
        y = start[1] + (target[1] - start[1]) * step // 8
        here.xdotool("mousemove", *to_screen(x, y), "sleep", "0.03")
    here.xdotool("sleep", "0.1", "mouseup", "1")


def test_a_pad_comes_plays_and_goes(xvfb: Xvfb, tmp_path: Path) -> None:
    here = xvfb(1280, 720)
    script = os.fspath(Path(__file__).with_name("padded.py"))
    with started([script, os.fspath(tmp_path), SEED], here, tmp_path) as program:
        said = tmp_path / "out"

        def has_said(word: str) -> Callable[[], bool]:
            def check() -> bool:
                assert program.poll() is None or word in said.read_text(), said.read_text()
                return word in said.read_text()

            return check

        for word in ("ready", "led", "paused"):
            wait_for(has_said(word), 60)
        here.xdotool("key", "Return")
        wait_for(has_said("resumed"))
        wait_for(lambda: program.poll() == 0)
