from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.audio.loops import Loops
from game.engine.audio.table import Track

TRACKS = {name: Track(Path(f"{name}.mod"), f"caption.{name}", 0.5) for name in ("a", "b")}


class Tape:
    """Writes down what it is told to play."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.volume = -1.0
        self.ready = True

    def start(self, track: Track) -> bool:
        self.log.append(track.file.stem)
        return self.ready

    def stop(self) -> None:
        self.log.append("stop")

    def set_volume(self, volume: float) -> None:
        self.volume = volume


def test_the_first_piece_begins_at_its_own_volume() -> None:
    tape = Tape()
    loops = Loops(TRACKS, tape)
    assert loops.want("a", 1.0)
    loops.update(0.0)
    assert (tape.log, tape.volume) == (["a"], 0.5)


def test_a_piece_that_is_not_in_memory_yet_is_asked_for_again() -> None:
    tape = Tape()
    tape.ready = False
    loops = Loops(TRACKS, tape)
    loops.want("a", 0.0)
    loops.update(0.1)
    tape.ready = True
    loops.update(0.1)
    loops.update(0.1)
    assert tape.log == ["a", "a"]


def test_the_old_piece_fades_before_the_next_begins() -> None:
    tape = Tape()
    loops = Loops(TRACKS, tape)
    loops.want("a", 0.0)
    loops.update(0.0)
    loops.want("b", 1.0)
    loops.update(0.5)
    assert tape.log == ["a"]
    assert tape.volume == pytest.approx(0.25)
    loops.update(0.6)
    assert (tape.log, tape.volume) == (["a", "stop", "b"], 0.5)


def test_what_already_plays_goes_on() -> None:
    tape = Tape()
    loops = Loops(TRACKS, tape)
    loops.want("a", 0.0)
    loops.update(0.0)
    assert not loops.want("a", 1.0)
    loops.want("b", 1.0)
    loops.update(0.4)
    loops.want("a", 0.3)
    loops.update(0.3)
    assert (tape.log, tape.volume) == (["a"], 0.5)


def test_silence_and_unknown_pieces_end_the_music() -> None:
    tape = Tape()
    loops = Loops(TRACKS, tape)
    for wanted in (None, "unheard of"):
        loops.want("a", 0.0)
        loops.update(0.0)
        loops.want(wanted, 0.0)
        loops.update(0.0)
    assert tape.log == ["a", "stop", "a", "stop"]


def test_a_volume_scales_the_track_s_own() -> None:
    tape = Tape()
    loops = Loops(TRACKS, tape)
    loops.set_volume(0.5)
    loops.want("a", 0.0)
    loops.update(0.0)
    assert tape.volume == 0.25


def test_a_new_mixer_begins_what_is_wanted_again() -> None:
    tape = Tape()
    loops = Loops(TRACKS, tape)
    loops.want("a", 0.0)
    loops.update(0.0)
    loops.restart()
    loops.update(0.1)
    assert (tape.log, tape.volume) == (["a", "a"], 0.5)
