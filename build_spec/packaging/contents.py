"""What goes into the packaged program, and what stays out."""

from __future__ import annotations

import re
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

LIBRARIES = ("pygame-ce", "pytmx", "platformdirs")
SHIPPED = "_shipped"
LICENCE = re.compile(r"(licen[cs]e|copying|notice|lgpl)[^.]*(\.txt|\.md)?", re.IGNORECASE)

EXCLUDED = [
    # pygame takes numpy where it finds it: 190 ms of every start and 69 MB.
    "numpy",
    "pygame.surfarray",
    "pygame.sndarray",
    # What is for those who build, test and install.
    *("pytest", "_pytest", "hypothesis", "unittest", "doctest", "pdb", "pydoc", "test"),
    *("setuptools", "pkg_resources", "pip", "ensurepip", "venv", "lib2to3", "distutils"),
    # The game opens no network; hashlib's own code serves where OpenSSL is not.
    *("ssl", "_ssl", "_hashlib"),
    # Packed along, their libraries would serve the desktop's drivers too, in place of its own.
    *("bz2", "_bz2", "lzma", "_lzma"),
    # What the game has no use for, and pygame has a door to.
    *("tkinter", "curses", "sqlite3", "PIL", "cv2", "OpenGL"),
    *("pygame.examples", "pygame.docs", "pygame.tests", "pygame.camera", "pygame.midi"),
]

OF_THE_SYSTEM = ("libstdc++.so", "libgcc_s.so")
"""Libraries of every Linux desktop. An older copy of ours would keep graphics drivers, which are
made with newer ones, from being loaded."""


def modules(program: Path) -> list[str]:
    """Every module of the game in an unpacked wheel: many are imported by name, or found."""
    found = []
    for path in sorted((program / "game").rglob("*.py")):
        parts = path.relative_to(program).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def tables(program: Path) -> list[tuple[str, str]]:
    """What else lies among the modules and is read there: each file, and the folder it goes to."""
    found = sorted((program / "game").rglob("*"))
    return [
        (str(path), str(path.parent.relative_to(program)))
        for path in found
        if path.is_file() and path.suffix not in {".py", ".pyc"} and SHIPPED not in path.parts
    ]


def ours(name: str) -> bool:
    """Whether a library is packed along."""
    return not name.startswith(OF_THE_SYSTEM)


def licences() -> list[tuple[str, str]]:
    """The licences of what is packed along: each file, and the folder it goes to."""
    found = [(str(path), f"licences/{name}") for name in LIBRARIES for path in _of(name)]
    own = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    return [*found, *([(str(own), "licences/python")] if own.is_file() else [])]


def _of(name: str) -> list[Path]:
    files = distribution(name).files or []
    return [Path(str(file.locate())) for file in files if LICENCE.fullmatch(file.name)]
