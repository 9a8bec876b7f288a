"""The loop: sixty times a second what happened, what moves, and a picture where it changed."""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from game.ai import tiers
from game.app.printer import Printer
from game.app.start import look_of
from game.engine.clock import Ticker
from game.engine.input.devices import Devices
from game.engine.input.events import Action, Press, QuitAsked
from game.scenes.bound import bindings_of
from game.scenes.devices import LastDevice
from game.scenes.front import Front
from game.scenes.furnish import furnish
from game.scenes.opponents import Opponents
from game.scenes.prefs import Prefs
from game.scenes.premises import asked_for, open_up
from game.scenes.remembering import Remembering
from game.scenes.shelf import DiskShelf
from game.scenes.sound import LateSound
from game.scenes.toasts import Toasts
from game.scenes.troubles import Lost, sentence
from game.store.settings import Display, Settings
from game.store.settings_file import load_settings, save_settings
from game.store.trouble import Kind, Trouble

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from game.ai.thinker import WorkerThinker
    from game.app.crash import Opening, Watch
    from game.engine.input.events import InputEvent
    from game.engine.presenter import Presenter
    from game.engine.scene import Scene
    from game.rules.variant import Rules
    from game.scenes.speakers import Speakers
    from game.store.places import Places


class Game:
    """The program while it runs.

    Args:
        given: the command line.
        presenter: the open window, with the first picture in it.
        assets: the folder of what is shipped.
        places: where files live.
        watch: sees to it that no crash goes unexplained.
        opening: makes the first page after a crash.
    """

    def __init__(
        self,
        given: argparse.Namespace,
        presenter: Presenter,
        assets: Path,
        places: Places,
        watch: Watch,
        opening: Opening | None = None,
    ) -> None:
        self._given = given
        self._watch = watch
        self._opening = opening
        self._presenter = presenter
        self._assets = assets
        self._places = places
        loaded, troubles = (Settings(), ()) if given.safe_mode else load_settings(places)
        once = overrides(given)
        self._prefs = prefs = Prefs(replace(loaded, **once))
        self._remembering = Remembering(prefs, self._save_settings, loaded, once)
        prefs.listen(self._apply)
        bindings, faults = bindings_of(prefs.settings)
        troubles += _unbound(places, faults)
        self._sound = LateSound()
        device, toasts = LastDevice(bindings), Toasts()
        self._speakers: Speakers | None = None
        self._kit = furnish(
            assets, prefs, device, toasts, self._sound, given.seed, audible=self._audible
        )
        self._devices = Devices(bindings, self._kit.capture)
        prefs.listen(self._rebind)
        if given.narrate:
            self._kit.narrator.echo = Printer(sys.stdout)
        self._thinker: WorkerThinker | None = None
        self._opponents = Opponents(self._wake, tiers.names(), self._prepare)
        self._cabinet = open_up(self._kit, assets, DiskShelf(places), self._opponents, now)
        self._front = Front(self._first_scene(troubles), self._kit, self._cabinet.bind_pad)
        self._later = [self._start_pads, self._start_sound, self._start_thinking]
        self._frames = 1

    def play(self) -> None:
        """Runs until the last scene is gone."""
        ticker = Ticker(time.monotonic)
        while self._front.running and not self._enough():
            self._frame(ticker.tick())
            time.sleep(ticker.rest())

    def close(self) -> None:
        """Leaves everything in order on the disk, each thing even where another fails."""
        with ExitStack() as last:
            last.callback(self._devices.close)
            if self._speakers is not None:
                last.callback(self._speakers.close)
            last.callback(self._remembering.settle)
            if self._thinker is not None:
                last.callback(self._thinker.close)
            last.callback(self._cabinet.close)

    # ---- one frame

    def _frame(self, dt: float) -> None:
        self._watch.tend(self._front.stack.top, self._kit.toasts)
        events = self._devices.poll(time.monotonic(), self._presenter.to_canvas)
        for event in events:
            self._handle(event)
        moved = self._front.animating
        self._front.update(dt)
        self._tend(dt)
        if not self._front.running:
            return
        changed = events or moved or self._front.animating
        if changed or self._frames == 1 or self._given.frames is not None:
            self._front.draw(self._presenter.canvas)
            self._presenter.present()
            self._frames += 1

    def _handle(self, event: InputEvent) -> None:
        if isinstance(event, Press) and event.action is Action.FULLSCREEN:
            windowed = self._prefs.settings.display is Display.WINDOW
            self._prefs.change(display=Display.FULL_SCREEN if windowed else Display.WINDOW)
            return
        if self._speakers is not None:
            self._speakers.hear(event)
        self._front.handle(event)
        if isinstance(event, QuitAsked):
            self._front.quit()

    def _tend(self, dt: float) -> None:
        """Looks after what runs beside the scenes; one thing that waits to be started a frame."""
        trouble = self._remembering.update(dt)
        if trouble is not None:
            self._kit.toasts.say(sentence(self._kit.text, trouble, Lost.SETTINGS))
        self._cabinet.tell_troubles()
        if self._speakers is not None:
            self._speakers.update(dt)
        if self._later and self._frames > 1:
            self._later.pop(0)()

    def _enough(self) -> bool:
        return self._given.frames is not None and self._frames >= self._given.frames

    # ---- what follows the first picture

    def _first_scene(self, troubles: tuple[Trouble, ...]) -> Scene:
        """The title, with what went wrong; or the table that the command line asks for."""
        given, kit = self._given, self._kit
        told = tuple(sentence(kit.text, trouble) for trouble in worth_telling(troubles))
        news = (*told, *self._cabinet.open_up())
        if self._opening is not None:
            return self._opening(kit, self._cabinet, news)
        if given.variant is None:
            return self._cabinet.title(news)
        for one in news:
            kit.toasts.say(one)
        pairs = (pair.partition("=") for pair in given.option)
        options = {name.lower(): value for name, _, value in pairs}
        options |= {"seats": given.seats} if given.seats else {}
        tier = given.tier or self._prefs.settings.tier
        return self._cabinet.sit_down(
            asked_for(given.variant, options, tier, self._opponents.tiers)
        )

    def _start_pads(self) -> None:
        if not self._given.safe_mode:
            self._devices.start_pads()

    def _start_sound(self) -> None:
        if self._given.safe_mode or self._given.no_audio:
            return
        from game.scenes.speakers import Speakers  # noqa: PLC0415 - after the title is seen

        self._speakers = Speakers(self._assets, self._kit, self._sound)

    def _audible(self) -> bool:
        return self._speakers is not None and not self._speakers.silent

    def _start_thinking(self) -> None:
        """While the title shows, the process that thinks begins."""
        self._wake()

    def _wake(self) -> WorkerThinker:
        if self._thinker is None:
            # After the title is seen: it brings the tools for processes along.
            from game.ai.thinker import WorkerThinker  # noqa: PLC0415 - see above

            self._thinker = WorkerThinker(time.monotonic)
        return self._thinker

    def _prepare(self, rules: Rules) -> None:
        self._wake().prepare(rules)

    # ---- settings

    def _save_settings(self, settings: Settings) -> Trouble | None:
        return None if self._given.safe_mode else save_settings(self._places, settings)

    def _rebind(self, _before: Settings, _after: Settings) -> None:
        """After the kit has: what keys and buttons mean follows the settings."""
        self._devices.rebind(self._kit.device.bindings)

    def _apply(self, before: Settings, after: Settings) -> None:
        if before.display is not after.display:
            self._presenter.toggle_fullscreen()
        self._presenter.look = look_of(after.scaling.value, after.crt.value)


def _unbound(places: Places, faults: tuple[str, ...]) -> tuple[Trouble, ...]:
    """What to say of keys and buttons in the settings that are none."""
    if not faults:
        return ()
    return (Trouble(Kind.VALUE, places.settings, detail=", ".join(faults)),)


def worth_telling(troubles: tuple[Trouble, ...]) -> tuple[Trouble, ...]:
    """Of what was wrong with the settings: a file moved aside says enough of what is in it."""
    if any(trouble.kind is Kind.MOVED_ASIDE for trouble in troubles):
        return tuple(trouble for trouble in troubles if trouble.kind is not Kind.VALUE)
    return troubles


def overrides(given: argparse.Namespace) -> dict[str, Any]:
    """The settings that the command line gives for this once."""
    once: dict[str, Any] = {}
    if given.windowed or given.safe_mode:
        once["display"] = Display.WINDOW
    if given.lang:
        once["language"] = given.lang
    return once


def now() -> datetime:
    """The time on the player's clock."""
    return datetime.now().astimezone()
