"""From the command line to the first picture. Only what that picture needs is loaded here.

Scenes, rules, devices and sound follow while the picture is seen.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pygame

from game.app.crash import Watch
from game.engine.presenter import Way, open_presenter
from game.engine.screen.compose import Look
from game.engine.screen.scanlines import Scanlines
from game.engine.screen.viewport import Scaling
from game.engine.screen.window import Mode, NoDisplayError, WindowPlan
from game.store.glance import glance
from game.store.places import own_places, portable_places
from game.store.shipped import MissingFiles, assets_dir

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from game.app.crash import Opening
    from game.app.loop import Game
    from game.engine.presenter import Presenter
    from game.store.places import Places

NAME = "la-e-lo"
TITLE = "Lá e Ló"
NO_SCREEN = 1
MEGABYTE = 1024 * 1024
LOGO_TOP = 22
"""Canvas pixels above the logo, where the title has it too."""

SCALINGS = {"whole": Scaling.INTEGER, "fit": Scaling.FIT}
SCANLINES = {"off": Scanlines.OFF, "soft": Scanlines.SOFT, "full": Scanlines.FULL}
"""By their names in the settings."""


def run(given: argparse.Namespace) -> int:
    """Play, as the command line says; the exit code."""
    places = portable_places() if given.portable else own_places()
    watch = Watch(places)
    try:
        return _run(given, places, watch)
    except (NoDisplayError, MissingFiles) as error:
        watch.say(str(error))
        return NO_SCREEN
    except Exception as error:  # noqa: BLE001 - it is written down, and said
        return watch.last_words(error)
    finally:
        watch.close()


def _run(given: argparse.Namespace, places: Places, watch: Watch) -> int:
    words = {} if given.safe_mode else glance(places)
    assets = assets_dir()
    with closing(open_screen(given, words, assets)) as presenter:
        paint_first(presenter, assets)
        first_frame_at = time.monotonic()

        def begin(opening: Opening | None) -> Game:
            from game.app.loop import Game  # noqa: PLC0415 - the first picture comes before

            return Game(given, presenter, assets, places, watch, opening)

        watch.play(begin)
    if given.frames is not None:
        told = {"first_frame_at": first_frame_at, "rss_mb": round(resident_mb(), 1)}
        sys.stdout.write(json.dumps(told) + "\n")
    return 0


def open_screen(given: argparse.Namespace, words: dict[str, str], assets: Path) -> Presenter:
    """The window, as command line and settings want it. Raises NoDisplayError."""
    windowed = given.windowed or given.safe_mode or words.get("display") == "window"
    mode = Mode.WINDOWED if windowed else Mode.FULLSCREEN
    icon = pygame.image.load(assets / "icon.png")
    plan = WindowPlan(TITLE, mode, icon=icon, app_id=NAME)
    look = look_of(words.get("scaling", ""), words.get("crt", ""))
    return open_presenter(plan, look, Way(given.present))


def look_of(scaling: str, crt: str) -> Look:
    """How settings of these names want the canvas shown; a name that is none is the default."""
    return Look(SCALINGS.get(scaling, Scaling.INTEGER), SCANLINES.get(crt, Scanlines.OFF))


def paint_first(presenter: Presenter, assets: Path) -> None:
    """Shows the cabinet and the logo as the title will have them."""
    canvas = presenter.canvas
    canvas.blit(pygame.image.load(assets / "backdrops" / "cabinet.png"), (0, 0))
    sheet = assets / "sheets" / "logo.json"
    area = pygame.Rect(json.loads(sheet.read_text("utf-8"))["sprites"]["logo"])
    logo = pygame.image.load(sheet.with_suffix(".png"))
    canvas.blit(logo, ((canvas.get_width() - area.width) // 2, LOGO_TOP), area)
    presenter.present()


def resident_mb() -> float:
    """Megabytes of this process that are in memory, 0 where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - no path to keep
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
    except (OSError, ValueError, AttributeError):
        return 0.0
