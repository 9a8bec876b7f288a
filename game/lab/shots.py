"""`python -m game shots DIR [--lang L] [--scene NAME]`: every scene as PNG files."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

BAD_INPUT = 2
LARGEST = 8192


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the pictures go")
    parser.add_argument("--lang", metavar="L", default="en", help="language (default en)")
    parser.add_argument(
        "--scene", metavar="NAME", default="", help="only states whose name begins like this"
    )
    parser.add_argument(
        "--size", metavar="WxH", type=_size, default=(1920, 1080), help="default 1920x1080"
    )


def run(given: argparse.Namespace) -> int:
    """Draw; the exit code."""
    from game.engine.screen.offscreen import OffscreenPresenter  # noqa: PLC0415 - after --help
    from game.lab.states import poses  # noqa: PLC0415 - likewise
    from game.lab.studio import Studio  # noqa: PLC0415 - likewise
    from game.store.shipped import assets_dir  # noqa: PLC0415 - likewise
    from game.text.catalogue import language_fault  # noqa: PLC0415 - likewise

    fault = language_fault(given.lang, assets_dir() / "text")
    if fault is not None:
        print(fault, file=sys.stderr)
        return BAD_INPUT
    wanted = {name: pose for name, pose in poses().items() if name.startswith(given.scene)}
    if not wanted:
        scenes = sorted({name.split("-")[0] for name in poses()})
        print(f"no scene {given.scene!r}; there are {', '.join(scenes)}", file=sys.stderr)
        return BAD_INPUT
    try:
        given.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{given.folder}: {error.strerror}; name a folder that can be made", file=sys.stderr)
        return BAD_INPUT
    presenter = OffscreenPresenter(given.size)
    for name, pose in wanted.items():
        began = time.monotonic()
        studio = Studio(presenter, assets_dir(), given.lang)
        pose(studio)
        path = given.folder / f"{name}.png"
        studio.save(path)
        print(f"{path}  {time.monotonic() - began:.1f} s")
    presenter.close()
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"write it as 1280x720, not {text!r}")
    size = int(width), int(height)
    if not all(0 < side <= LARGEST for side in size):
        raise argparse.ArgumentTypeError(f"each side must be from 1 to {LARGEST}")
    return size
