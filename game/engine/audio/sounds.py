"""Files of effects in memory, each read when it is first asked for."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

import pygame

log = logging.getLogger(__name__)


class Sounds:
    """A file that is missing or broken is told once, and is silence from then on."""

    def __init__(self) -> None:
        self._held: dict[Path, pygame.mixer.Sound | None] = {}
        self._reading: dict[Path, threading.Thread] = {}

    def get(self, path: Path) -> pygame.mixer.Sound | None:
        """The sound of a file; the mixer must be open."""
        if path in self._reading:
            self._reading.pop(path).join()
        if path not in self._held:
            self._read(path)
        return self._held[path]

    def ready(self, path: Path) -> bool:
        """Whether `get` would not wait. If it would, the file is read meanwhile by a thread.

        A room's loop takes the mixer some 50 ms to bring to its rate: three frames.
        """
        if path not in self._held and path not in self._reading:
            thread = threading.Thread(target=self._read, args=(path,), daemon=True)
            self._reading[path] = thread
            thread.start()
        return path in self._held

    def drop(self) -> None:
        """Forgets all: sounds do not outlive the mixer they were made for. Call it before."""
        for thread in self._reading.values():
            thread.join()
        self._reading.clear()
        self._held.clear()

    def _read(self, path: Path) -> None:
        self._held[path] = _loaded(path)


def _loaded(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError) as error:
        log.warning("%s: sound left out (%s); install the game again", path, error)
        return None
