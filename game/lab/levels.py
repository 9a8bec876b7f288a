"""`python -m game levels check [FILE …]`: say of each table's map whether it can be played on."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.levels.level import LevelError
from game.levels.reader import load
from game.store.shipped import levels_dir

CHECK_FAILED, BAD_INPUT = 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("what", choices=("check",), help="check maps for faults")
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="a Tiled map (.tmx); default the game's own"
    )


def run(given: argparse.Namespace) -> int:
    """Check the maps, a line for each: fine ones on standard output, faults on standard error."""
    paths = [Path(name) for name in given.files] or sorted(levels_dir().glob("*.tmx"))
    missing = [path for path in paths if not path.is_file()]
    if missing:
        print(f"{missing[0]}: no such file; name a Tiled map (.tmx)", file=sys.stderr)
        return BAD_INPUT
    code = 0
    for path in paths:
        try:
            level = load(path)
        except LevelError as error:
            print(error, file=sys.stderr)
            code = CHECK_FAILED
        else:
            print(f"{path}: fine, {len(level.layers)} layers, mood {level.mood}")
    return code
