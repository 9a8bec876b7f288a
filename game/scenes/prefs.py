"""The player's settings while the game runs: one place to read them, one to change them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.store.settings import Settings

Hear = Callable[["Settings", "Settings"], None]
"""Called with the settings before and after a change."""


class Prefs:
    """Settings that are live: whoever listens applies a change at once.

    Args:
        settings: as they were loaded.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listeners: list[Hear] = []

    @property
    def settings(self) -> Settings:
        """As they are now."""
        return self._settings

    def listen(self, hear: Hear) -> None:
        """Calls `hear` after every change."""
        self._listeners.append(hear)

    def change(self, **values: Any) -> None:
        """Changes settings by name; nothing happens where they stay as they are."""
        before, self._settings = self._settings, replace(self._settings, **values)
        if before == self._settings:
            return
        for hear in self._listeners:
            hear(before, self._settings)
