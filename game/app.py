"""The running game: the window, the loop and the only wall clock. Everything is put together here.

Until the first picture is on the screen only what it needs is read; scenes, rules, sound and pads
follow.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from game.engine.clock import Ticker
from game.engine.input.bindings import Bindings
from game.engine.input.devices import Devices
from game.engine.input.events import Action, Press, QuitAsked
from game.engine.presenter import Way, open_presenter
from game.engine.screen.compose import Look
from game.engine.screen.scanlines import Scanlines
from game.engine.screen.viewport import Scaling as PictureScaling
from game.engine.screen.window import Mode, NoDisplayError, WindowPlan
from game.scenes.boot import BootScene
from game.scenes.devices import LastDevice
from game.scenes.front import Front
from game.scenes.prefs import Prefs
from game.scenes.remembering import Remembering
from game.scenes.sound import LateSound
from game.scenes.toasts import Toasts
from game.store.places import own_places, portable_places
from game.store.settings import Crt, Display, Scaling, Settings
from game.store.settings_file import load_settings, save_settings
from game.store.shipped import MissingFiles, assets_dir, levels_dir

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.engine.scene import Scene
    from game.levels.level import Level
    from game.scenes.cabinet import Cabinet
    from game.scenes.draft import Draft
    from game.scenes.kit import Kit
    from game.store.trouble import Trouble

NAME = "la-e-lo"
TITLE = "Lá e Ló"
TABLE = "boteco"
TIERS = ("random", "greedy")
NO_SCREEN, BAD_INPUT = 1, 2
MEGABYTE = 1024 * 1024


def run(given: argparse.Namespace) -> int:
    """Play, as the command line says; the exit code."""
    try:
        game = Game(given)
    except (NoDisplayError, MissingFiles) as error:
        sys.stderr.write(f"{error}\n")
        return NO_SCREEN
    try:
        game.play()
    finally:
        game.close()
    if given.frames is not None:
        told = {"first_frame_at": game.first_frame_at, "rss_mb": round(resident_mb(), 1)}
        sys.stdout.write(json.dumps(told) + "\n")
    return 0


class Game:
    """The program while it runs.

    Args:
        given: the command line.

    Raises:
        NoDisplayError: there is no screen.
        MissingFiles: the game's own files are not there.
    """

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._assets = assets_dir()
        self._places = portable_places() if given.portable else own_places()
        loaded, self._troubles = self._load_settings()
        once = self._overrides()
        self._prefs = Prefs(replace(loaded, **once))
        self._remembering = Remembering(self._prefs, self._save_settings, loaded, once)
        self._prefs.listen(self._apply)
        settings = self._prefs.settings
        mode = Mode.WINDOWED if settings.display is Display.WINDOW else Mode.FULLSCREEN
        plan = WindowPlan(TITLE, mode, app_id=NAME)
        self._presenter = open_presenter(plan, look_of(settings), Way(given.present))
        bindings = Bindings()
        self._devices = Devices(bindings)
        self._last_device = LastDevice(bindings)
        self._toasts = Toasts()
        self._sound = LateSound()
        self._kit: Kit | None = None
        self._cabinet: Cabinet | None = None
        self._front = Front(
            BootScene(self._paint_boot, self._begin),
            self._last_device,
            self._toasts,
            lambda: self._kit.look if self._kit else None,
        )
        self._frames = 0
        self.first_frame_at = 0.0

    def play(self) -> None:
        """Runs until the last scene is gone."""
        ticker = Ticker(time.monotonic)
        while self._front.running and not self._enough():
            self._frame(ticker.tick())
            time.sleep(ticker.rest())

    def close(self) -> None:
        """Leaves everything in order on the disk and gives the screen back."""
        if self._cabinet is not None:
            self._cabinet.close()
        self._remembering.settle()
        self._devices.close()
        self._presenter.close()

    # ---- one frame

    def _frame(self, dt: float) -> None:
        events = self._devices.poll(time.monotonic(), self._presenter.to_canvas)
        for event in events:
            self._handle(event)
        moved = self._front.animating
        self._front.update(dt)
        self._tell(self._remembering.update(dt))
        if self._cabinet is not None:
            self._cabinet.tell_troubles()
        if not self._front.running:
            return
        if events or moved or self._front.animating or self._given.frames is not None:
            self._show()

    def _handle(self, event: InputEvent) -> None:
        if isinstance(event, Press) and event.action is Action.FULLSCREEN:
            windowed = self._prefs.settings.display is Display.WINDOW
            self._prefs.change(display=Display.FULL_SCREEN if windowed else Display.WINDOW)
            return
        self._front.handle(event)
        if isinstance(event, QuitAsked):
            self._front.quit()

    def _show(self) -> None:
        self._front.draw(self._presenter.canvas)
        self._presenter.present()
        self._frames += 1
        if self._frames == 1:
            self.first_frame_at = time.monotonic()

    def _enough(self) -> bool:
        return self._given.frames is not None and self._frames >= self._given.frames

    # ---- after the first picture

    def _paint_boot(self, canvas: Any) -> None:
        canvas.fill((16, 8, 29))

    def _begin(self) -> Scene:
        """Reads everything else; the first picture is on the screen by now."""
        from game.scenes.furnish import furnish  # noqa: PLC0415 - after the first picture
        from game.scenes.troubles import sentence  # noqa: PLC0415 - likewise

        kit = furnish(
            self._assets,
            self._prefs,
            self._last_device,
            self._toasts,
            self._sound,
            self._given.seed,
        )
        self._kit = kit
        self._cabinet = cabinet = self._open(kit)
        told = tuple(sentence(kit.text, trouble) for trouble in self._troubles)
        news = (*told, *cabinet.open_up())
        if not self._given.safe_mode:
            self._devices.start_pads()
        if self._given.variant is None:
            return cabinet.title(news)
        for one in news:
            self._toasts.say(one)
        return cabinet.sit_down(self._asked_for())

    def _open(self, kit: Kit) -> Cabinet:
        from game.ai.inprocess import InProcess  # noqa: PLC0415 - after the first picture
        from game.ai.simple import choose  # noqa: PLC0415 - likewise
        from game.scenes.cabinet import Cabinet, House  # noqa: PLC0415 - likewise
        from game.scenes.shelf import DiskShelf  # noqa: PLC0415 - likewise
        from game.text.catalogue import languages  # noqa: PLC0415 - likewise

        house = House(
            shelf=DiskShelf(self._places),
            thinker=InProcess(choose),
            tiers=TIERS,
            languages=languages(self._assets / "text"),
            level=self._level,
            today=lambda: datetime.now().astimezone(),
        )
        return Cabinet(kit, house)

    def _level(self) -> Level:
        """The table; without its map where that cannot be read."""
        from game.levels.canvas import bare  # noqa: PLC0415 - after the first picture
        from game.levels.level import LevelError  # noqa: PLC0415 - likewise
        from game.levels.reader import load  # noqa: PLC0415 - likewise

        try:
            return load(levels_dir() / f"{TABLE}.tmx")
        except (LevelError, MissingFiles) as error:
            if self._kit is not None:
                self._toasts.say(self._kit.text("trouble.level", detail=str(error)))
            return bare()

    def _asked_for(self) -> Draft:
        """The table of `--variant`."""
        from game.scenes.draft import Draft  # noqa: PLC0415 - after the first picture

        given = dict(pair.split("=", 1) for pair in self._given.option)
        options = {name.lower(): value for name, value in given.items()}
        if self._given.seats:
            options["seats"] = self._given.seats
        tier = self._given.tier or self._prefs.settings.tier
        return Draft(self._given.variant, tier if tier in TIERS else TIERS[-1], options)

    # ---- settings

    def _load_settings(self) -> tuple[Settings, tuple[Trouble, ...]]:
        return (Settings(), ()) if self._given.safe_mode else load_settings(self._places)

    def _save_settings(self, settings: Settings) -> Trouble | None:
        return None if self._given.safe_mode else save_settings(self._places, settings)

    def _overrides(self) -> dict[str, Any]:
        once: dict[str, Any] = {}
        if self._given.windowed or self._given.safe_mode:
            once["display"] = Display.WINDOW
        if self._given.lang:
            once["language"] = self._given.lang
        return once

    def _apply(self, before: Settings, after: Settings) -> None:
        if before.display is not after.display:
            self._presenter.toggle_fullscreen()
        self._presenter.look = look_of(after)

    def _tell(self, trouble: Trouble | None) -> None:
        if trouble is not None and self._kit is not None:
            from game.scenes.troubles import sentence  # noqa: PLC0415 - after the first picture

            self._toasts.say(sentence(self._kit.text, trouble))


_SCALINGS = {Scaling.WHOLE: PictureScaling.INTEGER, Scaling.FIT: PictureScaling.FIT}
_SCANLINES = {Crt.OFF: Scanlines.OFF, Crt.SOFT: Scanlines.SOFT, Crt.FULL: Scanlines.FULL}


def look_of(settings: Settings) -> Look:
    """How the settings want the canvas shown."""
    return Look(_SCALINGS[settings.scaling], _SCANLINES[settings.crt])


def resident_mb() -> float:
    """Megabytes of this process that are in memory, 0 where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - no path to keep
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
    except (OSError, ValueError, AttributeError):
        return 0.0
