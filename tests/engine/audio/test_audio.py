from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.audio.audio import PATIENCE, Audio, Kind, Notice, Wanted

if TYPE_CHECKING:
    from collections.abc import Callable

    OpenAudio = Callable[[Path], Audio]


def room_begins(audio: Audio) -> bool:
    """Gives the ambience the time it needs to be read."""
    for _ in range(200):
        audio.update(0.0)
        if pygame.mixer.Channel(0).get_busy():
            return True
        pygame.time.wait(10)
    return False


def exercise(audio: Audio) -> None:
    """Everything that a game does with sound."""
    audio.music("title")
    audio.ambience("boteco")
    for name in ("clack", "score", "unheard of"):
        audio.cue(name, pitch=3, pan=-0.5)
        audio.update(0.1)
    for kind in Kind:
        audio.volume(kind, 0.5)
    audio.pause()
    audio.cue("clack")
    audio.update(0.1)
    audio.resume()
    audio.music("boteco", fade=0.2)
    for _ in range(5):
        audio.update(0.1)
    audio.music(None)
    audio.ambience(None, fade=0.0)
    audio.update(1.0)


def test_the_mixer_is_not_touched_before_it_is_opened(assets: Path) -> None:
    audio = Audio(assets, Random(1))
    audio.cue("tap")
    audio.music("bad")
    audio.pause()
    audio.update(1.0)
    audio.resume()
    audio.close()
    assert pygame.mixer.get_init() is None
    assert audio.silent


def test_sound_asked_for_early_begins_when_it_can(closing: list[Audio]) -> None:
    audio = Audio(Path("assets"), Random(1))
    closing.append(audio)
    audio.music("title")
    audio.ambience("boteco")
    audio.open()
    assert room_begins(audio)
    assert pygame.mixer.music.get_busy()
    assert not audio.silent
    assert audio.take_notice() is None
    audio.close()
    assert pygame.mixer.get_init() is None


def test_a_piece_brings_its_room(open_audio: OpenAudio) -> None:
    audio = open_audio(Path("assets"))
    audio.music("boteco")
    assert room_begins(audio)
    audio.music(None, fade=0.0)
    audio.update(5.0)
    assert pygame.mixer.Channel(0).get_busy(), "the room stays"
    audio.music("title")
    audio.update(5.0)
    assert not pygame.mixer.Channel(0).get_busy(), "the cabinet's screen has none"


def test_a_whole_evening_of_sound(open_audio: OpenAudio, caplog: pytest.LogCaptureFixture) -> None:
    exercise(open_audio(Path("assets")))
    assert caplog.records == []


def test_missing_and_broken_files_are_one_line_each(
    assets: Path, open_audio: OpenAudio, caplog: pytest.LogCaptureFixture
) -> None:
    audio = open_audio(assets)
    for name in ("lost", "bad", "lost", "bad"):
        audio.music(name, fade=0.0)
        audio.update(0.1)
    assert len(caplog.records) == 2
    assert all("music left out" in record.message for record in caplog.records)


def test_without_a_table_there_is_only_silence(
    tmp_path: Path, open_audio: OpenAudio, caplog: pytest.LogCaptureFixture
) -> None:
    exercise(open_audio(tmp_path))
    assert len(caplog.records) == 1


def test_without_a_device_the_game_goes_on_with_one_notice(
    open_audio: OpenAudio, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    audio = open_audio(Path("assets"))
    assert audio.silent
    assert audio.take_notice() is Notice.NO_DEVICE
    assert audio.take_notice() is None
    exercise(audio)
    assert os.environ["SDL_AUDIODRIVER"] == "nonsense", "the player's own choice is put back"
    assert [r.levelname for r in caplog.records] == ["WARNING"]


def test_a_device_that_appears_is_used(
    open_audio: OpenAudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    audio = open_audio(Path("assets"))
    audio.take_notice()
    audio.music("title")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.pause()
    audio.update(PATIENCE)
    audio.resume()
    assert audio.take_notice() is Notice.DEVICE_BACK
    assert not audio.silent
    audio.update(0.0)
    assert pygame.mixer.music.get_busy(), "what was wanted begins again"


def test_it_does_not_look_for_a_device_all_the_time(
    open_audio: OpenAudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    audio = open_audio(Path("assets"))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.update(PATIENCE / 2)
    audio.music("title")
    assert audio.silent
    audio.update(PATIENCE)
    audio.music("boteco")
    assert not audio.silent


def test_an_unplugged_device_is_told_once_and_survived(
    open_audio: OpenAudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    audio = open_audio(Path("assets"))
    audio.music("title")
    audio.update(0.0)
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    audio.device_lost()
    assert audio.silent
    assert audio.take_notice() is Notice.DEVICE_LOST
    audio.device_lost()
    assert audio.take_notice() is None
    exercise(audio)


def test_another_device_takes_over(open_audio: OpenAudio) -> None:
    audio = open_audio(Path("assets"))
    audio.music("title")
    audio.device_lost()
    audio.update(0.0)
    assert not audio.silent
    assert audio.take_notice() is None
    assert pygame.mixer.music.get_busy()


def test_lost_focus_stops_everything_where_it_is(open_audio: OpenAudio) -> None:
    audio = open_audio(Path("assets"))
    audio.music("title")
    audio.ambience("boteco")
    audio.update(0.0)
    audio.pause()
    at = pygame.mixer.music.get_pos()
    pygame.time.wait(40)
    assert pygame.mixer.music.get_pos() == at
    audio.resume()
    pygame.time.wait(40)
    assert pygame.mixer.music.get_pos() > at


def test_no_audio_never_opens_the_mixer() -> None:
    audio = Audio(Path("assets"), Random(1), Wanted.NONE)
    audio.open()
    exercise(audio)
    assert pygame.mixer.get_init() is None
    assert audio.take_notice() is None
    assert audio.silent


def test_captions_are_known_without_sound() -> None:
    audio = Audio(Path("assets"), Random(1), Wanted.NONE)
    assert audio.caption("clack") == "caption.clack"
    assert audio.caption("title") == "caption.music-title"
    assert audio.caption("unheard of") is None


def test_a_program_without_any_driver_lives(tmp_path: Path) -> None:
    """In a process of its own: SDL's drivers are chosen once."""
    code = (
        "from pathlib import Path; from random import Random\n"
        "from game.engine.audio.audio import Audio\n"
        "audio = Audio(Path('assets'), Random(1)); audio.open(); audio.music('title')\n"
        "audio.cue('clack'); audio.update(0.1); print(audio.silent, audio.take_notice().name)\n"
        "audio.close()"
    )
    environment = os.environ | {"SDL_AUDIODRIVER": "nonsense", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[-2:] == ["True", "NO_DEVICE"]
