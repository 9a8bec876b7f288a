"""The one gate through which the system's events come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.capture import Capture
from game.engine.input.events import (
    FocusGained,
    FocusLost,
    PadFound,
    PadLost,
    Point,
    QuitAsked,
    Resized,
    SoundLost,
    Wheel,
)
from game.engine.input.holds import Holds
from game.engine.input.keyboard import Keyboard, printed
from game.engine.input.pads import Pads
from game.engine.input.pointer import Pointer, latest

if TYPE_CHECKING:
    from game.engine.input.bindings import Bindings
    from game.engine.input.events import InputEvent
    from game.engine.input.pointer import ToCanvas


class Devices:
    """Mouse, keyboard and pads as one stream of events.

    Args:
        bindings: what keys and buttons mean.
        capture: whether they are wanted as themselves.

    Raises:
        pygame.error: the display has not been started.
    """

    def __init__(self, bindings: Bindings, capture: Capture | None = None) -> None:
        self._holds = Holds()
        self._capture = capture or Capture()
        self._keyboard = Keyboard(bindings, self._holds, self._capture)
        self._pointer = Pointer()
        self._pads = Pads(bindings, self._holds, self._capture)
        self._early: list[InputEvent] = [printed()]
        # Otherwise input methods swallow letters that are meant as keys.
        pygame.key.stop_text_input()

    def start_pads(self) -> None:
        """Begins to listen to pads; apart, because looking for them may delay a first frame."""
        self._early += self._pads.start()

    def rebind(self, bindings: Bindings) -> None:
        """Uses other bindings from now on; if they differ, what is held counts as let go."""
        if bindings == self._keyboard.bindings:
            return
        self._holds.drop()
        self._keyboard.bindings = bindings
        self._pads.bindings = bindings

    def poll(self, now: float, to_canvas: ToCanvas) -> list[InputEvent]:
        """Takes everything the system has to tell.

        Args:
            now: seconds on any clock that only goes forward; times the repeats.
            to_canvas: from window pixels to canvas pixels.

        Returns:
            The events in the order they happened, then the repeats due.
        """
        told = self._early
        self._early = []
        for event in pygame.event.get():  # noqa: TID251 - this is that module
            told += self._translate(event, now, to_canvas)
        told += self._holds.due(now)
        self._capture.pass_by()
        return latest(told)

    def close(self) -> None:
        """Lets go of the pads."""
        self._pads.stop()

    def _translate(self, event: pygame.Event, now: float, to_canvas: ToCanvas) -> list[InputEvent]:
        match event.type:
            case pygame.KEYDOWN:
                return self._keyboard.down(event.scancode, event.mod, now)
            case pygame.KEYUP:
                return self._keyboard.up(event.scancode, now)
            case pygame.MOUSEMOTION:
                # A window that comes up under a mouse at rest tells of it; nobody pointed.
                return [Point(*to_canvas(event.pos))] if any(event.rel) else []
            case pygame.MOUSEBUTTONDOWN:
                return self._pointer.down(event.button, *to_canvas(event.pos))
            case pygame.MOUSEBUTTONUP:
                return self._pointer.up(event.button, *to_canvas(event.pos))
            case pygame.MOUSEWHEEL:
                return [Wheel(event.y)] if event.y else []
            case _:
                return self._translate_rare(event, now)

    def _translate_rare(self, event: pygame.Event, now: float) -> list[InputEvent]:
        match event.type:
            case pygame.WINDOWFOCUSLOST:
                self._holds.drop()
                return [*self._pointer.cancel(), FocusLost()]
            case pygame.WINDOWFOCUSGAINED:
                return [FocusGained()]
            case pygame.WINDOWLEAVE:
                return self._pointer.leave()
            case pygame.WINDOWSIZECHANGED:
                return [Resized(event.x, event.y)]
            case pygame.WINDOWEXPOSED:
                return [Resized(*event.window.size)]
            case pygame.KEYMAPCHANGED:
                return [printed()]
            case pygame.QUIT:
                return [QuitAsked()]
            case pygame.AUDIODEVICEREMOVED if event.which and not event.iscapture:
                return [SoundLost()]
            case _:
                return self._translate_pad(event, now)

    def _translate_pad(self, event: pygame.Event, now: float) -> list[InputEvent]:
        told = self._pads.hear(event, now)
        if any(isinstance(one, PadFound | PadLost) for one in told):
            return [*self._pointer.cancel(), *told]
        return told
