"""`--diagnose`: what the game finds on this machine, and whether all of it works."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ai.ladder import ladder
from game.ai.thinker import WorkerThinker
from game.app.facts import facts
from game.engine.screen.window import NoDisplayError, start_display
from game.levels.reader import load
from game.store.crash import reports
from game.store.places import own_places, portable_places
from game.store.settings import settings_from
from game.store.shipped import assets_dir, levels_dir
from game.store.slot import save_of
from game.store.versions import KEY
from game.text.catalogue import Catalogue, languages

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from game.store.places import Places

WELL, UNWELL = 0, 1
PATIENCE = 20.0
"""Seconds for the process that thinks to begin."""

Check = Callable[[], str]
"""Says what was found; raises where something is wrong."""


class Fault(Exception):  # noqa: N818 - a finding, not an error of the program
    """Something is not as it should be."""


def run(given: argparse.Namespace) -> int:
    """Prints the findings; 1 if any of them is a fault."""
    places = portable_places() if given.portable else own_places()
    with suppress(NoDisplayError, pygame.error):
        start_display()
    with suppress(pygame.error):
        pygame.mixer.init()
    with suppress(pygame.error):
        pygame.joystick.init()
    lines = [f"{name}: {value}" for name, value in facts().items()]
    code = WELL
    for name, check in checks(places):
        try:
            lines.append(f"{name}: {check()}")
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is being looked for
            code = UNWELL
            lines.append(f"{name}: WRONG: {str(error) or type(error).__name__}")
    pygame.quit()
    lines.append("all is well" if code == WELL else "something is wrong, see above")
    tell("\n".join(lines), places)
    return code


def checks(places: Places) -> Iterator[tuple[str, Check]]:
    """Everything that is looked at, by name."""
    yield "assets", _assets
    yield "pictures", _pictures
    yield "languages", _languages
    yield "tables", _tables
    yield "ladder of tiers", lambda: f"{len(ladder())} pairings"
    yield "thinking", _thinking
    yield "data", partial(_room, places.data)
    yield "config", partial(_room, places.config)
    yield "state", partial(_room, places.state)
    yield "settings file", lambda: _settings(places)
    yield "running match", lambda: "waits" if save_of(places).is_file() else "none"
    yield "crash reports", lambda: ", ".join(map(str, reports(places))) or "none"


def tell(text: str, places: Places) -> None:
    """Prints the text; where there is no terminal to print to, puts it into a file and says so."""
    if sys.stdout is not None:
        sys.stdout.write(f"{text}\n")
        return
    path = places.logs / "diagnosis.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{text}\n", "utf-8")
    with suppress(pygame.error):
        pygame.display.message_box("Lá e Ló", f"{text}\n\n{path}")


def _assets() -> str:
    folder = assets_dir()
    named = [row["file"] for row in json.loads((folder / "manifest.json").read_text("utf-8"))]
    missing = [name for name in named if not (folder / name).is_file()]
    if missing:
        raise Fault(f"{len(missing)} of {len(named)} are missing: {', '.join(missing[:5])}")
    sounds = sum(name.startswith("sound/") for name in named)
    songs = sum(name.startswith("music/") for name in named)
    return f"all {len(named)} there, {sounds} for sounds, {songs} songs, in {folder}"


def _pictures() -> str:
    sizes = [pygame.image.load(path).get_size() for path in assets_dir().rglob("*.png")]
    return f"{len(sizes)} read"


def _languages() -> str:
    folder = assets_dir() / "text"
    found = languages(folder)
    for code in found:
        Catalogue.load(code, folder)
    return ", ".join(found)


def _tables() -> str:
    maps = sorted(levels_dir().glob("*.tmx"))
    if not maps:
        raise Fault(f"none in {levels_dir()}")
    for path in maps:
        load(path)
    return ", ".join(path.stem for path in maps)


def _thinking() -> str:
    begin = time.monotonic()
    with closing(WorkerThinker(time.monotonic)) as thinker:
        while not thinker.ready and time.monotonic() < begin + PATIENCE:
            thinker.poll()
            time.sleep(0.01)
        if not thinker.ready:
            raise Fault("the process does not begin; the game thinks in its own time")
    return f"a process of its own, ready in {time.monotonic() - begin:.2f} s"


def _room(folder: Path) -> str:
    there = next(each for each in (folder, *folder.parents) if each.is_dir())
    if there != folder:
        if not os.access(there, os.W_OK):
            raise Fault(f"{folder} cannot be made")
        return f"{folder} will be made"
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(b"x" * 4096)
        file.flush()
    return f"{folder} can be written"


def _settings(places: Places) -> str:
    if not places.settings.is_file():
        return "none yet"
    try:
        document = json.loads(places.settings.read_text("utf-8-sig"))
    except ValueError as error:
        raise Fault(f"no settings: {error}; the game will move it aside") from None
    if not isinstance(document, dict):
        raise Fault("no settings; the game will move it aside")
    values = {name: value for name, value in document.items() if name != KEY}
    _, faults = settings_from(values)
    if faults:
        raise Fault(f"no sense in {', '.join(faults)}; defaults are used")
    return f"{len(values)} read"
