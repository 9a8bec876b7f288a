"""Where files live: saves, scores and records are data; settings are config; logs are state.

Nothing is created here: a folder appears with the first file written into it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

from game.store.shipped import in_checkout

NAME = "la-e-lo"


@dataclass(frozen=True, slots=True)
class Places:
    """The three folders of a player, and what lies where in them."""

    data: Path
    config: Path
    state: Path

    @property
    def saves(self) -> Path:
        """The running match."""
        return self.data / "saves"

    @property
    def records(self) -> Path:
        """The matches played."""
        return self.data / "records"

    @property
    def scores(self) -> Path:
        """High scores and statistics."""
        return self.data / "scores"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def logs(self) -> Path:
        """Logs and crash reports."""
        return self.state / "logs"


def own_places() -> Places:
    """The player's own folders, as this system names them."""
    folders = PlatformDirs(NAME, appauthor=False)
    return Places(folders.user_data_path, folders.user_config_path, folders.user_state_path)


def places_under(root: Path) -> Places:
    """All three folders under one: a portable game's, or a test's."""
    return Places(root / "data", root / "config", root / "state")


def portable_places() -> Places:
    """The folders of `--portable`: beside the program, to be carried about with it."""
    return places_under(program_folder() / f"{NAME}-portable")


def program_folder() -> Path:
    """The folder that a player would call the program's."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        bundles = [folder for folder in program.parents if folder.suffix == ".app"]
        return (bundles[-1] if bundles else program).parent
    return in_checkout() or Path(sys.prefix)
