"""Tries a program as a player gets it: `python build_spec/smoke.py PROGRAM [ARGS ...]`.

Runs PROGRAM (with ARGS before each of its own) in a home of its own: it must say its version, find
all of its files and its second process, check a record, draw pictures in a window, and leave. For
a wheel: `smoke.py python -m game`. Without a screen SDL's own stand-in for one is used.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "tests" / "cases" / "hand--fair-1.dmn"
FRAMES = 90
PATIENCE = 120
"""Seconds."""


class SmokeError(Exception):
    """The program does not do what it should; the message says what."""


def smoke(command: list[str], home: Path) -> list[str]:
    """Tries a program; returns a line for each thing that it did. Raises SmokeError."""
    told = [
        _ask(command, home, "--version"),
        _ask(command, home, "--diagnose"),
        _ask(command, home, "replay", str(RECORD)),
        _ask(command, home, "--windowed", "--frames", str(FRAMES)),
        _ask(
            *(command, home, "--windowed", "--frames", str(FRAMES)),
            *("--variant", "all-fives", "--tier", "lenda", "--seed", "smoke"),
        ),
    ]
    if not list(home.rglob("running.dmn")):
        raise SmokeError(f"no running match was kept under {home}")
    return told


def console_of(program: Path) -> Path:
    """The executable that can print: on Windows the player's own has no console."""
    twin = program.with_name(f"{program.stem}-console.exe")
    return twin if twin.is_file() else program


def _ask(command: list[str], home: Path, *args: str) -> str:
    done = subprocess.run(
        [*command, *args],
        env=_environment(home),
        cwd=home,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}".strip()
        raise SmokeError(f"{' '.join(args)} ended with {done.returncode}:\n{said}")
    return f"{' '.join(args)}: {done.stdout.strip()}"


def _environment(home: Path) -> dict[str, str]:
    places = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    own = {name: value for name, value in os.environ.items() if name not in places}
    for name in ("HOME", "USERPROFILE", "LOCALAPPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        own[name] = str(home)  # the last is how platformdirs lets itself be led on Windows
    own |= {"PYTHONUTF8": "1", "SDL_AUDIODRIVER": "dummy"}
    if sys.platform == "linux" and not ("DISPLAY" in own or "WAYLAND_DISPLAY" in own):
        own["SDL_VIDEODRIVER"] = "dummy"
    return own


def main() -> None:
    """The command line."""
    if len(sys.argv) == 1:
        sys.exit(f"usage: {sys.argv[0]} PROGRAM [ARGS ...]")
    first, *rest = sys.argv[1:]
    program = Path(first)
    command = [str(console_of(program.resolve())) if program.is_file() else first, *rest]
    with tempfile.TemporaryDirectory() as home:
        try:
            print("\n".join(smoke(command, Path(home))))
        except SmokeError as error:
            sys.exit(f"smoke.py: {error}")


if __name__ == "__main__":
    main()
