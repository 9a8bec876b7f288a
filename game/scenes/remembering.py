"""Settings to the disk: a little after the last change, so that no frame waits for it twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.scenes.prefs import Prefs
    from game.store.settings import Settings
    from game.store.trouble import Trouble

Save = Callable[["Settings"], "Trouble | None"]
DELAY = 0.8
"""Seconds without a change after which settings are written."""


class Remembering:
    """Writes settings after changes.

    Args:
        prefs: whose settings.
        save: writes them; gives back what went wrong.
        loaded: as they were on the disk.
        overrides: settings that the command line gave for this once: they are not written unless
            the player changes them.
    """

    def __init__(
        self, prefs: Prefs, save: Save, loaded: Settings, overrides: Mapping[str, Any]
    ) -> None:
        self._prefs = prefs
        self._save = save
        self._loaded = loaded
        self._overrides = dict(overrides)
        self._wait: float | None = None
        prefs.listen(self._hear)

    def update(self, dt: float) -> Trouble | None:
        """Lets `dt` seconds pass; gives back what went wrong if it was time to write."""
        if self._wait is None:
            return None
        self._wait -= dt
        return self.settle() if self._wait <= 0 else None

    def settle(self) -> Trouble | None:
        """Writes what has not been written."""
        if self._wait is None:
            return None
        self._wait = None
        kept = {name: getattr(self._loaded, name) for name in self._overrides}
        return self._save(replace(self._prefs.settings, **kept))

    def _hear(self, before: Settings, after: Settings) -> None:
        self._wait = DELAY
        changed = {n for n in self._overrides if getattr(before, n) != getattr(after, n)}
        self._overrides = {n: v for n, v in self._overrides.items() if n not in changed}
