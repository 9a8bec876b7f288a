from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.audio.sounds import Sounds
from game.engine.audio.table import read
from game.engine.audio.voices import CHANNELS, RESERVED, Voices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


class Listening(Sounds):
    """Remembers which files were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def get(self, path: Path) -> pygame.mixer.Sound | None:
        self.asked.append(path.stem)
        return super().get(path)


@pytest.fixture
def heard() -> Listening:
    return Listening()


@pytest.fixture
def voices(assets: Path, heard: Listening) -> Iterator[Voices]:
    pygame.mixer.init(44_100, -16, 2, 512)
    pygame.mixer.set_num_channels(CHANNELS)
    yield Voices(read(assets).cues, heard, Random(7))
    pygame.mixer.quit()


def busy() -> int:
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(CHANNELS))


def test_a_cue_cools_down(voices: Voices) -> None:
    voices.play("tap", 0, 0.0)
    voices.play("tap", 0, 0.0)
    voices.update(0.05)
    voices.play("tap", 0, 0.0)
    assert busy() == 1
    voices.update(0.06)
    voices.play("tap", 0, 0.0)
    assert busy() == 2


def test_no_variant_is_heard_twice_running(voices: Voices, heard: Listening) -> None:
    for _ in range(60):
        voices.update(1.0)
        voices.play("tap", 0, 0.0)
    assert set(heard.asked) == {"one", "two", "three"}
    assert all(a != b for a, b in zip(heard.asked, heard.asked[1:], strict=False))


def test_steps_choose_the_file_and_stay_in_range(voices: Voices, heard: Listening) -> None:
    for step in (0, 1, 2, 7, -3):
        voices.update(1.0)
        voices.play("rise", step, 0.0)
    assert heard.asked == ["one", "two", "three", "three", "one"]


def test_a_higher_cue_takes_a_lower_one_s_channel(voices: Voices) -> None:
    for _ in range(CHANNELS - RESERVED):
        voices.play("low", 0, 0.0)
        voices.update(0.001)
    assert busy() == CHANNELS - RESERVED, "the ambience keeps its channel"
    before = pygame.mixer.Channel(RESERVED).get_sound()
    voices.play("high", 0, 0.0)
    assert pygame.mixer.Channel(RESERVED).get_sound() is not before


def test_a_lower_cue_waits_for_nobody(voices: Voices) -> None:
    for _ in range(CHANNELS - RESERVED):
        voices.play("high", 0, 0.0)
    sounding = [pygame.mixer.Channel(n).get_sound() for n in range(RESERVED, CHANNELS)]
    voices.play("low", 0, 0.0)
    assert [pygame.mixer.Channel(n).get_sound() for n in range(RESERVED, CHANNELS)] == sounding


def test_unknown_missing_and_broken_sounds_are_silence(
    voices: Voices, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("unheard of", "gone", "gone", "broken", "broken"):
        voices.play(name, 0, 0.0)
    assert busy() == 0
    assert [record.message.count("sound left out") for record in caplog.records] == [1, 1]


@pytest.mark.usefixtures("voices")
def test_a_file_is_read_meanwhile(assets: Path) -> None:
    sounds = Sounds()
    path = assets / "sound/one.wav"
    sounds.ready(path)
    assert sounds.get(path) is sounds.get(path)
    assert sounds.ready(path)
    sounds.ready(assets / "sound/two.wav")
    sounds.drop()
    sounds.ready(path)
    sounds.drop()


def test_the_volume_reaches_what_sounds(voices: Voices, volumes: dict[int, list[float]]) -> None:
    voices.play("tap", 0, -1.0)
    voices.set_volume(0.5)
    voices.update(1.0)
    voices.play("high", 0, 0.5)
    assert volumes[RESERVED] == [1.0, 0.0, 0.5, 0.0]
    assert volumes[RESERVED + 1] == [0.25, 0.5]


@pytest.fixture
def volumes(monkeypatch: pytest.MonkeyPatch) -> dict[int, list[float]]:
    """What every channel's sides were set to, in turn."""
    told: dict[int, list[float]] = {}
    real: Callable[[int], pygame.mixer.Channel] = pygame.mixer.Channel

    class Spy:
        def __init__(self, number: int) -> None:
            self.number = number
            self.channel = real(number)

        def set_volume(self, left: float, right: float) -> None:
            told.setdefault(self.number, []).extend((left, right))

        def play(self, sound: pygame.mixer.Sound) -> None:
            self.channel.play(sound)

        def get_busy(self) -> bool:
            return self.channel.get_busy()

    monkeypatch.setattr(pygame.mixer, "Channel", Spy)
    return told
