"""The real sound behind `Sound`: opened late, follows the settings, and says when it is gone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from game.engine.audio.audio import Audio, Kind
from game.engine.input.events import FocusGained, FocusLost, SoundLost

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.scenes.kit import Kit
    from game.scenes.sound import LateSound
    from game.store.settings import Settings

FULL = 100


class Speakers:
    """Opens the sound device and lets scenes be heard.

    Args:
        assets: the folder of what is shipped.
        kit: whose settings, words and toasts are used.
        sound: what the scenes speak to.
    """

    def __init__(self, assets: Path, kit: Kit, sound: LateSound) -> None:
        self._kit = kit
        self._audio = Audio(assets, random.Random(kit.rng.random()))  # noqa: S311 - only heard
        self._adjust(kit.prefs.settings)
        kit.prefs.listen(lambda _before, after: self._adjust(after))
        self._audio.open()
        sound.begin(self._audio)

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard."""
        return self._audio.silent

    def hear(self, event: InputEvent) -> None:
        """Is silent while the window is not the one in use."""
        match event:
            case FocusLost():
                self._audio.pause()
            case FocusGained():
                self._audio.resume()
            case SoundLost():
                self._audio.device_lost()
            case _:
                pass

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self._audio.update(dt)
        notice = self._audio.take_notice()
        if notice is not None:
            self._kit.toasts.say(self._kit.text(f"sound.{notice.value}"))

    def close(self) -> None:
        """Ends all sound."""
        self._audio.close()

    def _adjust(self, settings: Settings) -> None:
        self._audio.volume(Kind.MUSIC, settings.music / FULL)
        self._audio.volume(Kind.EFFECTS, settings.effects / FULL)
        self._audio.volume(Kind.AMBIENCE, settings.ambience / FULL)
