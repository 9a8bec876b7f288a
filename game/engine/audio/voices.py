"""Which cue sounds on which channel: variants, cooldowns, priorities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pygame

from game.engine.audio.sounds import Sounds
from game.engine.audio.table import Choice, Cue

CHANNELS = 16
RESERVED = 1
"""Channels before this one belong to the ambience."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What a channel was last given: the cue's priority, the time it began and its own volume."""

    priority: int
    since: float
    left: float
    right: float


class Voices:
    """Plays cues. Time passes by `update`; the mixer must be open while cues are played."""

    def __init__(self, cues: Mapping[str, Cue], sounds: Sounds, rng: Random) -> None:
        """Takes the table, the files, and the chance that picks variants."""
        self._cues = cues
        self._sounds = sounds
        self._rng = rng
        self._now = 0.0
        self._last: dict[str, float] = {}
        self._heard: dict[str, Path] = {}
        self._taken: dict[int, Taken] = {}
        self._volume = 1.0

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._now += dt

    def forget(self) -> None:
        """The channels are gone: the mixer was closed."""
        self._taken.clear()

    def set_volume(self, volume: float) -> None:
        """Of all effects, 0 to 1; what sounds follows."""
        self._volume = volume
        for number, taken in self._taken.items():
            pygame.mixer.Channel(number).set_volume(taken.left * volume, taken.right * volume)

    def play(self, name: str, pitch: int, pan: float) -> None:
        """Starts a cue; unknown, cooling or outranked ones are left out.

        Args:
            name: of the table.
            pitch: step of a cue that has steps, from 0; beyond them the nearest.
            pan: -1 (left) to 1 (right).
        """
        cue = self._cues.get(name)
        if cue is None or self._now < self._last.get(name, -1e9) + cue.cooldown:
            return
        sound = self._sounds.get(self._file(name, cue, pitch))
        number = self._channel(cue.priority)
        if sound is None or number is None:
            return
        self._last[name] = self._now
        left, right = cue.volume * min(1.0, 1.0 - pan), cue.volume * min(1.0, 1.0 + pan)
        self._taken[number] = Taken(cue.priority, self._now, left, right)
        channel = pygame.mixer.Channel(number)
        channel.play(sound)
        channel.set_volume(left * self._volume, right * self._volume)

    def _file(self, name: str, cue: Cue, pitch: int) -> Path:
        match cue.choice:
            case Choice.STEP:
                return cue.files[max(0, min(pitch, len(cue.files) - 1))]
            case Choice.VARIANT:
                fresh = [file for file in cue.files if file != self._heard.get(name)]
                self._heard[name] = self._rng.choice(fresh or list(cue.files))
                return self._heard[name]

    def _channel(self, priority: int) -> int | None:
        """A free channel, or that of the least and oldest cue that may be ended for this one."""
        for number in range(RESERVED, CHANNELS):
            if not pygame.mixer.Channel(number).get_busy():
                return number
        least = min(self._taken, key=lambda n: (self._taken[n].priority, self._taken[n].since))
        return least if self._taken[least].priority <= priority else None
