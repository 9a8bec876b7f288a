"""What scenes ask of whatever makes sound, and what answers while nothing does."""

from __future__ import annotations

from typing import Protocol


class Sound(Protocol):
    """Plays cues and music by their names; a name it does not know is silence."""

    def cue(self, name: str, *, pitch: int = 0) -> None:
        """Plays a cue once, `pitch` steps higher than it was made."""

    def music(self, name: str | None) -> None:
        """Goes over to a piece of music, or to none; the one that plays goes on."""


class LateSound:
    """Silence until `begin`; then the music that was asked for last, and every cue from then on."""

    def __init__(self) -> None:
        self._inner: Sound | None = None
        self._music: str | None = None

    def begin(self, sound: Sound) -> None:
        """Plays by this from now on."""
        self._inner = sound
        sound.music(self._music)

    def cue(self, name: str, *, pitch: int = 0) -> None:
        """Plays a cue if there is sound yet."""
        if self._inner is not None:
            self._inner.cue(name, pitch=pitch)

    def music(self, name: str | None) -> None:
        """Plays a piece now or as soon as there is sound."""
        self._music = name
        if self._inner is not None:
            self._inner.music(name)
