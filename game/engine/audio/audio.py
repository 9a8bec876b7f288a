"""The one object that scenes and the program speak to about sound."""

from __future__ import annotations

import logging
from enum import Enum, auto
from pathlib import Path
from random import Random

import pygame

from game.engine.audio.device import Output, close_mixer, open_mixer
from game.engine.audio.loops import Bed, Loops, Stream
from game.engine.audio.sounds import Sounds
from game.engine.audio.table import CueTable, CueTableError, read
from game.engine.audio.voices import CHANNELS, RESERVED, Voices

log = logging.getLogger(__name__)

FADE = 0.6
AMBIENCE_FADE = 1.2
PATIENCE = 5.0
"""Seconds between two looks for a device."""


class Kind(Enum):
    """What has a volume of its own."""

    MUSIC = auto()
    EFFECTS = auto()
    AMBIENCE = auto()


class Notice(Enum):
    """What the player should be told, once."""

    NO_DEVICE = "no-device"
    DEVICE_LOST = "device-lost"
    DEVICE_BACK = "device-back"


class Wanted(Enum):
    """Whether the player wants sound at all (`--no-audio`)."""

    SOUND = auto()
    NONE = auto()


class Audio:
    """Cues, music and ambience by their names in the cue table. No method ever raises.

    Nothing touches the mixer before `open`, which costs tens of milliseconds: call it after the
    first frame. Music and ambience that were asked for earlier begin then; earlier cues are lost.
    """

    def __init__(self, assets: Path, rng: Random, wanted: Wanted = Wanted.SOUND) -> None:
        """Reads the cue table.

        Args:
            assets: the folder with `sound/cues.json`; without a table there is only silence.
            rng: picks among a cue's variants.
            wanted: with NONE the mixer is never opened.
        """
        self._wanted = wanted
        self._table = _table(assets)
        self._output = Output.CLOSED
        self._notice: Notice | None = None
        self._paused = False
        self._waited = 0.0
        self._sounds = Sounds()
        self._voices = Voices(self._table.cues, self._sounds, rng)
        self._music = Loops(self._table.music, Stream())
        self._ambience = Loops(self._table.ambience, Bed(0, self._sounds))

    @property
    def silent(self) -> bool:
        """True while nothing can be heard: not opened, no device, or not wanted."""
        return self._output is not Output.DEVICE

    def take_notice(self) -> Notice | None:
        """What happened to the device since the last call, if the player should know."""
        notice, self._notice = self._notice, None
        return notice

    def caption(self, name: str) -> str | None:
        """The catalogue's key that says a cue, a piece or a room in words."""
        table = self._table
        row = table.cues.get(name) or table.music.get(name) or table.ambience.get(name)
        return row.caption if row is not None else None

    def open(self) -> None:
        """Opens the mixer; without a device everything goes on unheard, with one notice."""
        if self._wanted is Wanted.NONE or self._output is not Output.CLOSED:
            return
        self._reopen()
        if self.silent:
            self._notice = Notice.NO_DEVICE

    def close(self) -> None:
        """Ends all sound."""
        if self._output is not Output.CLOSED:
            self._output = Output.CLOSED
            self._let_go()

    def cue(self, name: str, *, pitch: int = 0, pan: float = 0.0) -> None:
        """Plays a cue once.

        Args:
            name: of the cue table; an unknown one is silence.
            pitch: step of a cue that rises by steps, from 0.
            pan: -1 (left) to 1 (right).
        """
        if self._output is not Output.CLOSED and not self._paused:
            self._voices.play(name, pitch, pan)

    def music(self, name: str | None, fade: float = FADE) -> None:
        """Goes over to a piece of music, or to none; the old one fades for `fade` seconds.

        A piece brings the ambience of its room along; without a piece the room stays.
        """
        if self._music.want(name, fade):
            self._look_again()
            track = self._table.music.get(name or "")
            if track is not None:
                self._ambience.want(track.room, max(fade, AMBIENCE_FADE))

    def ambience(self, name: str | None, fade: float = AMBIENCE_FADE) -> None:
        """Goes over to another room than the music's, or to none, fading for `fade` seconds."""
        if self._ambience.want(name, fade):
            self._look_again()

    def volume(self, kind: Kind, level: float) -> None:
        """Sets a volume, 0 to 1."""
        level = max(0.0, min(1.0, level))
        match kind:
            case Kind.MUSIC:
                self._music.set_volume(level)
            case Kind.AMBIENCE:
                self._ambience.set_volume(level)
            case Kind.EFFECTS:
                self._voices.set_volume(level)

    def pause(self) -> None:
        """The window lost its focus: everything stops where it is, cues are left out."""
        if not self._paused:
            self._paused = True
            if self._output is not Output.CLOSED:
                pygame.mixer.pause()
                pygame.mixer.music.pause()

    def resume(self) -> None:
        """The window has the focus again."""
        if not self._paused:
            return
        self._paused = False
        self._look_again()
        if self._output is not Output.CLOSED:
            pygame.mixer.unpause()
            pygame.mixer.music.unpause()

    def device_lost(self) -> None:
        """The device that plays was unplugged: goes over to another one, or on unheard."""
        if self._output is Output.DEVICE:
            self._reopen()
            if self.silent:
                self._notice = Notice.DEVICE_LOST

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass: cooldowns end, fades move, wanted loops begin."""
        self._voices.update(dt)
        self._waited += dt
        if self._output is not Output.CLOSED and not self._paused:
            self._music.update(dt)
            self._ambience.update(dt)

    def _look_again(self) -> None:
        """Where no device was found, looks for one: at moments in which 50 ms go unseen.

        SDL tells of new devices only while it uses a real driver, so nobody else does.
        """
        if self._output is Output.NOWHERE and self._waited >= PATIENCE:
            self._reopen()
            if not self.silent:
                self._notice = Notice.DEVICE_BACK

    def _reopen(self) -> None:
        self._waited = 0.0
        self._let_go()
        self._output = open_mixer()
        if self._output is not Output.CLOSED:
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(RESERVED)

    def _let_go(self) -> None:
        self._sounds.drop()
        close_mixer()
        self._voices.forget()
        self._music.restart()
        self._ambience.restart()


def _table(assets: Path) -> CueTable:
    try:
        return read(assets)
    except CueTableError as error:
        log.warning("%s", error)
        return CueTable()
