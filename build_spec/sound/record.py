"""Records what the mixer really plays, through SDL's disk driver, in a process of its own.

`python -m build_spec.sound.record MODULE` prints the file's level; tests call `recorded`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from build_spec.sound.exact import to_db
from build_spec.sound.module import CHANNELS, PATTERN_ROWS, SPEED
from build_spec.sound.signals import Signal

RATE = 44_100
ROOT = Path(__file__).parents[2]
FULL = 32768.0

PLAY = """
import sys, time
import pygame
pygame.mixer.init({rate}, -16, 2, 512)
pygame.mixer.music.load(sys.argv[1])
pygame.mixer.music.play(int(sys.argv[2]))
while pygame.mixer.music.get_busy() and pygame.mixer.music.get_pos() < float(sys.argv[3]) * 1000:
    time.sleep(0.002)
pygame.mixer.quit()
"""


@dataclass(frozen=True, slots=True)
class Recording:
    """What was played, 16-bit words of one side, and what the code printed meanwhile."""

    left: array[int]
    right: array[int]
    told: str

    @property
    def both(self) -> Signal:
        """The mean of both sides."""
        return [(a + b) / (2 * FULL) for a, b in zip(self.left, self.right, strict=True)]

    @property
    def peak(self) -> float:
        """The highest peak, dB below full scale; 0 is where clipping begins."""
        return to_db(
            max(max(abs(word) for word in side) for side in (self.left, self.right)) / FULL
        )


def run_recording(code: str, arguments: Sequence[str] = (), delay: int = 0) -> Recording:
    """What `code` plays.

    Args:
        code: Python that opens pygame's mixer at 44.1 kHz, plays and closes it. The growing file
            of words is `os.environ["SDL_DISKAUDIOFILE"]`.
        arguments: its `sys.argv[1:]`.
        delay: milliseconds that each buffer of 512 takes; 0 is as fast as it goes.

    Raises:
        RuntimeError: the code failed; carries what it printed.
    """
    with tempfile.TemporaryDirectory() as place:
        raw = Path(place) / "mix.raw"
        settings = {
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": str(raw),
            "SDL_DISKAUDIODELAY": str(delay),
            "SDL_VIDEODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "PYTHONPATH": str(ROOT),
        }
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            cwd=ROOT,
            check=False,
            env=os.environ | settings,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(done.stderr[-2000:])
        words = array("h")
        words.frombytes(raw.read_bytes())
    return Recording(words[0::2], words[1::2], done.stdout)


def recorded(module: bytes, seconds: float = 1e6, loops: int = 0) -> Recording:
    """A module as the mixer plays it, to its end or for about `seconds`."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "one.mod"
        path.write_bytes(module)
        return run_recording(PLAY.format(rate=RATE), (str(path), str(loops), str(seconds)))


def solo(module: bytes, channel: int) -> bytes:
    """The module with only one channel's notes left; the clock's commands stay."""
    patterns = max(module[952:1080]) + 1
    head, rest = module[:1084], bytearray(module[1084:])
    for cell in range(patterns * PATTERN_ROWS * CHANNELS):
        if cell % CHANNELS == channel:
            continue
        word = rest[4 * cell : 4 * cell + 4]
        keep = word[2] & 0x0F == SPEED
        rest[4 * cell : 4 * cell + 4] = bytes((0, 0, SPEED, word[3])) if keep else bytes(4)
    return head + bytes(rest)


def main() -> None:
    """Print length and peak of a recording."""
    heard = recorded(Path(sys.argv[1]).read_bytes())
    print(f"{len(heard.left) / RATE:.1f} s, peak {heard.peak:.1f} dB")


if __name__ == "__main__":
    main()
