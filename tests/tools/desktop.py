"""A desktop of our own: Xvfb, a window manager, and a hand that moves the mouse."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PROGRAMS = ("Xvfb", "openbox", "xdotool")
_PATIENCE = 20.0


def missing_programs() -> list[str]:
    return [name for name in PROGRAMS if shutil.which(name) is None]


def wait_for(what: Callable[[], bool], seconds: float = _PATIENCE) -> None:
    """Waits until `what` holds, and fails if it does not."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, f"waited {seconds} s in vain"
        time.sleep(0.02)


def end(process: subprocess.Popen[bytes]) -> None:
    """Asks a program to end, and ends it if it does not."""
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@dataclass(frozen=True)
class Desktop:
    """A running desktop.

    Attributes:
        display: what DISPLAY must be.
        size: of its one screen, in pixels.
    """

    display: str
    size: tuple[int, int]

    @property
    def env(self) -> dict[str, str]:
        """The environment of a program that shall open its window here."""
        env = {
            k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        }
        return {**env, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11"}

    def xdotool(self, *words: object) -> str:
        """Runs xdotool here; returns what it prints."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command, env=self.env, capture_output=True, text=True, check=True, timeout=_PATIENCE
        )
        return done.stdout.strip()

    def windows(self, app_id: str) -> list[str]:
        """The visible windows of a program. SDL's titles are in a form xdotool does not search."""
        command = ["xdotool", "search", "--onlyvisible", "--class", f"^{app_id}$"]
        found = subprocess.run(command, env=self.env, capture_output=True, text=True, check=False)
        return found.stdout.split()

    def activate(self, app_id: str) -> None:
        """Brings a program's window to the front, with the keyboard."""
        self.xdotool("windowactivate", "--sync", self.windows(app_id)[0])


@contextmanager
def desktop(size: tuple[int, int], logs: Path) -> Iterator[Desktop]:
    """Starts Xvfb on a free display and openbox in it, and ends both."""
    read, write = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    with (logs / "xvfb.log").open("wb") as log:
        server = subprocess.Popen(
            # A server resets when its last guest leaves, and xdotool may come and leave before
            # openbox has come: openbox would lose its server while it starts.
            [
                "Xvfb",
                "-displayfd",
                f"{write}",
                "-screen",
                "0",
                screen,
                "-noreset",
                "-nolisten",
                "tcp",
            ],
            pass_fds=(write,),
            stdout=log,
            stderr=log,
        )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    try:
        assert number, (logs / "xvfb.log").read_text()
        here = Desktop(f":{number}", size)
        with (logs / "openbox.log").open("wb") as log:
            manager = subprocess.Popen(["openbox"], env=here.env, stdout=log, stderr=log)
        try:
            wait_for(lambda: _is_managed(here))
            yield here
        finally:
            end(manager)
    finally:
        end(server)


def _is_managed(here: Desktop) -> bool:
    command = ["xdotool", "get_num_desktops"]
    done = subprocess.run(command, env=here.env, capture_output=True, check=False)
    return done.returncode == 0
