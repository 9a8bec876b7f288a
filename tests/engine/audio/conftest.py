from __future__ import annotations

import json
import wave
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from game.engine.audio.audio import Audio

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def write_wav(path: Path, seconds: float) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44_100)
        file.writeframes(b"\x00\x10" * int(44_100 * seconds))


def cue(*files: str, **fields: Any) -> dict[str, Any]:
    row = {"choice": "variant", "class": "tile", "cooldown": 0.1, "priority": 5, "volume": 1.0}
    return row | {"files": list(files), "caption": "caption.one"} | fields


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """An assets folder with a few cues, one room and no readable music."""
    (tmp_path / "sound").mkdir()
    for name in ("one", "two", "three", "room"):
        write_wav(tmp_path / f"sound/{name}.wav", 0.3)
    (tmp_path / "sound/broken.wav").write_bytes(b"RIFF of nothing")
    (tmp_path / "sound/broken.mod").write_bytes(b"\0" * 50)
    table = {
        "cues": {
            "tap": cue("sound/one.wav", "sound/two.wav", "sound/three.wav"),
            "rise": cue("sound/one.wav", "sound/two.wav", "sound/three.wav", choice="step"),
            "low": cue("sound/one.wav", cooldown=0.0, priority=1),
            "high": cue("sound/two.wav", cooldown=0.0, priority=9),
            "gone": cue("sound/missing.wav", cooldown=0.0),
            "broken": cue("sound/broken.wav", cooldown=0.0),
        },
        "music": {
            "lost": {"file": "sound/missing.mod", "caption": "caption.lost", "volume": 0.5},
            "bad": {"file": "sound/broken.mod", "caption": "caption.bad", "volume": 0.5},
        },
        "ambience": {"room": {"file": "sound/room.wav", "caption": "caption.room", "volume": 0.5}},
    }
    (tmp_path / "sound/cues.json").write_text(json.dumps(table), "utf-8")
    return tmp_path


@pytest.fixture
def closing() -> Iterator[list[Audio]]:
    """What is put here is closed when the test is over."""
    opened: list[Audio] = []
    yield opened
    for audio in opened:
        audio.close()
    pygame.mixer.quit()


@pytest.fixture
def open_audio(closing: list[Audio]) -> Callable[[Path], Audio]:
    def make(folder: Path) -> Audio:
        audio = Audio(folder, Random(1))
        closing.append(audio)
        audio.open()
        return audio

    return make
