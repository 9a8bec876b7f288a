"""A player who is killed at any moment comes back to the last action done."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.match.fair import Seeded
from game.match.session import Session
from game.store.loading import load
from game.store.places import places_under

MORTAL = Path(__file__).with_name("mortal.py")
ROOT = Path(__file__).parents[2]

posix = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")


def killed(folder: Path, kills: int, seed: str) -> list[dict[str, int]]:
    done = subprocess.run(
        [sys.executable, MORTAL, folder, str(kills), seed],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def check(lines: list[dict[str, int]], kills: int) -> None:
    assert len(lines) == kills
    for line in lines:
        # What was done while the last word of it was on its way may be there as well.
        assert line["told"] <= line["found"], line
        assert line["true"], line
    assert len({line["found"] for line in lines}) > kills // 4, "kills must differ"


@posix
def test_ten_kills(tmp_path: Path) -> None:
    check(killed(tmp_path, 10, "ten"), 10)


@posix
@pytest.mark.slow
def test_a_hundred_kills(tmp_path: Path) -> None:
    check(killed(tmp_path, 100, "hundred"), 100)


@posix
def test_the_program_itself_is_killed_and_its_match_waits(tmp_path: Path) -> None:
    env = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "SDL_VIDEODRIVER": "dummy",
    }
    save = tmp_path / "data" / "la-e-lo" / "saves" / "running.dmn"
    command = [sys.executable, "-m", "game", "--no-audio", "--variant", "all-fives", "--seed", "k"]
    program = subprocess.Popen(command, env=env, cwd=ROOT)
    try:
        for _ in range(600):
            if save.exists() and b"\ndeal " in save.read_bytes():
                break
            assert program.poll() is None, "the program ended by itself"
            try:
                program.wait(0.1)
            except subprocess.TimeoutExpired:
                continue
        program.kill()
    finally:
        program.wait()
    places = replace(places_under(tmp_path), data=tmp_path / "data" / "la-e-lo")
    found = load(places, lambda data: bool(Session.resume(data, Seeded("x"))))
    assert Session.resume(found.data, Seeded("x")).state.number == 1
