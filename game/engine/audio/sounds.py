"""Files of effects in memory, each read when it is first asked for."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

log = logging.getLogger(__name__)


class Sounds:
    """A file that is missing or broken is told once, and is silence from then on."""

    def __init__(self) -> None:
        self._held: dict[Path, pygame.mixer.Sound | None] = {}

    def get(self, path: Path) -> pygame.mixer.Sound | None:
        """The sound of a file; the mixer must be open."""
        if path not in self._held:
            self._held[path] = _loaded(path)
        return self._held[path]

    def drop(self) -> None:
        """Forgets all: sounds do not outlive the mixer they were made for."""
        self._held.clear()


def _loaded(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError) as error:
        log.warning("%s: sound left out (%s); install the game again", path, error)
        return None
