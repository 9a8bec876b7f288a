"""How soon the first picture is seen, beside a program that does nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.tools.desktop import Desktop

    Xvfb = Callable[[int, int], Desktop]

pytestmark = pytest.mark.window
ROOT = Path(__file__).parents[2]
BARE = ROOT / "tests" / "tools" / "bare.py"
STARTS = 9
GOAL, NOISE = 1.3, 0.15


def first_frame(command: list[str], here: Desktop, folder: Path) -> float:
    """Seconds from the start of a program to its first picture."""
    homes = {f"XDG_{kind}_HOME": str(folder / kind) for kind in ("DATA", "CONFIG", "STATE")}
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, *command],
        env={**here.env, **homes},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(json.loads(done.stdout)["first_frame_at"]) - began


def test_the_first_picture_comes_nearly_as_soon_as_in_a_bare_program(
    xvfb: Xvfb, tmp_path: Path
) -> None:
    here = xvfb(1920, 1080)
    game = ["-m", "game", "--frames", "1", "--no-audio"]
    pairs = [
        (first_frame([str(BARE)], here, tmp_path), first_frame(game, here, tmp_path))
        for _ in range(STARTS)
    ]
    # The quickest of several: what a busy machine adds is not the program's.
    bare, ours = (min(times) for times in zip(*pairs, strict=True))
    assert ours / bare < GOAL + NOISE, f"{ours * 1000:.0f} ms beside {bare * 1000:.0f} ms"
