"""Where the files that come with the game are.

They lie in `assets/` and `levels/` of a checkout, and inside the package in a wheel and in a
frozen program: the package's own place tells which.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
INSIDE = "_shipped"


class MissingFiles(Exception):  # noqa: N818 - a sentence for the player
    """The game's own files are not where they belong; the message says where and what helps."""


def assets_dir(package: Path = PACKAGE) -> Path:
    """The folder of sheets, fonts, sounds and catalogues. Raises MissingFiles."""
    return _folder("assets", package)


def levels_dir(package: Path = PACKAGE) -> Path:
    """The folder of the tables' maps. Raises MissingFiles."""
    return _folder("levels", package)


def in_checkout(package: Path = PACKAGE) -> Path | None:
    """The checkout's top folder, where the game runs from one."""
    return package.parent if (package.parent / "pyproject.toml").is_file() else None


def _folder(name: str, package: Path) -> Path:
    top = in_checkout(package) or package / INSIDE
    folder = top / name
    if not folder.is_dir():
        raise MissingFiles(f"{folder}: the game's own files are missing; install it again")
    return folder
