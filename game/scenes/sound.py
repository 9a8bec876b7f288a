"""What scenes ask of whatever makes sound, and the silence that answers when nothing does."""

from __future__ import annotations

from typing import Protocol


class Sound(Protocol):
    """Plays cues and music by their names; a name it does not know is silence."""

    def cue(self, name: str, *, pitch: int = 0) -> None:
        """Plays a cue once, `pitch` steps higher than it was made."""

    def music(self, name: str | None) -> None:
        """Goes over to a piece of music, or to none; the one that plays goes on."""


class Silence:
    """Makes no sound; it remembers the music, so that sound which starts late knows it."""

    def __init__(self) -> None:
        self.playing: str | None = None

    def cue(self, name: str, *, pitch: int = 0) -> None:
        """Plays nothing."""

    def music(self, name: str | None) -> None:
        """Plays nothing."""
        self.playing = name
