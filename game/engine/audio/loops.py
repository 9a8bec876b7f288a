"""What turns for ever: one piece of music, and one room's ambience. Changes fade."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Protocol

import pygame

from game.engine.audio.fader import Fader
from game.engine.audio.sounds import Sounds
from game.engine.audio.table import Track

log = logging.getLogger(__name__)


class Player(Protocol):
    """What can turn one file."""

    def start(self, track: Track) -> bool:
        """Plays it from its beginning, for ever; a broken file is told once and is silence.

        Returns:
            False while it is not in memory yet: ask again.
        """

    def stop(self) -> None:
        """Ends what plays."""

    def set_volume(self, volume: float) -> None:
        """Of what plays, 0 to 1."""


class Stream:
    """The mixer's music, read from its file as it plays."""

    def __init__(self) -> None:
        self._told: set[Track] = set()

    def start(self, track: Track) -> bool:
        """Plays a module or another file that SDL's mixer knows."""
        try:
            pygame.mixer.music.load(track.file)
            pygame.mixer.music.play(-1)
        except (pygame.error, OSError) as error:
            if track not in self._told:
                self._told.add(track)
                log.warning("%s: music left out (%s); install the game again", track.file, error)
        return True

    def stop(self) -> None:
        """Ends it, and lets go of the file."""
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()

    def set_volume(self, volume: float) -> None:
        """0 to 1."""
        pygame.mixer.music.set_volume(volume)


class Bed:
    """A loop held in memory, on a channel of its own."""

    def __init__(self, channel: int, sounds: Sounds) -> None:
        self._number = channel
        self._sounds = sounds

    def start(self, track: Track) -> bool:
        """Plays it from its beginning, for ever."""
        if not self._sounds.ready(track.file):
            return False
        sound = self._sounds.get(track.file)
        if sound is not None:
            pygame.mixer.Channel(self._number).play(sound, loops=-1)
        return True

    def stop(self) -> None:
        """Ends it."""
        pygame.mixer.Channel(self._number).stop()

    def set_volume(self, volume: float) -> None:
        """0 to 1."""
        pygame.mixer.Channel(self._number).set_volume(volume)


class Loops:
    """Goes from one track to the next: the old one fades, then the new one begins.

    What is wanted may be told before the mixer is open; `restart` begins it.
    """

    def __init__(self, tracks: Mapping[str, Track], player: Player) -> None:
        self._tracks = tracks
        self._player = player
        self._fader = Fader(0.0)
        self._playing: str | None = None
        self._started = False
        self._volume = 1.0
        self.wanted: str | None = None

    def want(self, name: str | None, fade: float) -> bool:
        """Goes over to `name`, or to silence, in `fade` seconds; what already plays goes on.

        Returns:
            Whether that is a change.
        """
        known = name if name in self._tracks else None
        if known == self.wanted:
            return False
        self.wanted = known
        self._fader.to(1.0 if known == self._playing and known is not None else 0.0, fade)
        return True

    def set_volume(self, volume: float) -> None:
        """0 to 1; heard at the next update."""
        self._volume = volume

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass; the mixer must be open."""
        self._fader.update(dt)
        if self._playing != self.wanted and self._fader.level <= 0.0:
            self._change()
        if self._playing is not None:
            track = self._tracks[self._playing]
            self._started = self._started or self._player.start(track)
            self._player.set_volume(self._fader.level * track.volume * self._volume)

    def restart(self) -> None:
        """The mixer is new: what is wanted begins again."""
        self._playing = None
        self._fader.to(0.0, 0.0)

    def _change(self) -> None:
        if self._playing is not None:
            self._player.stop()
        self._playing = self.wanted
        self._started = False
        if self._playing is not None:
            self._fader.to(1.0, 0.0)
