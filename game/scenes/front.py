"""What the loop drives: the scenes, and what lies over all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import Press
from game.engine.scene import SceneStack
from game.scenes.aloud import Reader
from game.store.settings import Switch

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.engine.input.events import InputEvent, PadFound
    from game.engine.scene import Scene
    from game.scenes.kit import Kit


class Front:
    """The scene stack, with toasts over it and an ear for the device in use.

    Args:
        root: the first scene.
        kit: what the scenes are made with.
        bind_pad: makes the scene that leads through the buttons of a pad that nobody knows.
    """

    def __init__(
        self, root: Scene, kit: Kit, bind_pad: Callable[[PadFound], Scene] | None = None
    ) -> None:
        self.stack = SceneStack(root)
        self._kit = kit
        self._bind_pad = bind_pad
        self._reader = Reader(kit.narrator)
        self._asked_to_quit = False

    @property
    def running(self) -> bool:
        """False once the last scene is gone, or the system asked the game to end."""
        return self.stack.running and not self._asked_to_quit

    @property
    def animating(self) -> bool:
        """Whether the next picture differs from this one by itself."""
        moves = self.stack.animating or self._kit.toasts.animating
        return moves or self._kit.heard.animating

    def handle(self, event: InputEvent) -> None:
        """Hands an event to the scenes."""
        self._kit.device.hear(event)
        stranger = self._stranger(event)
        if stranger is not None and self._bind_pad is not None:
            self.stack.push(self._bind_pad(stranger))
            return
        self.stack.handle(event)
        self._read()

    def _stranger(self, event: InputEvent) -> PadFound | None:
        """The pad of a press whose buttons nobody knows, and whose player was never asked."""
        if not isinstance(event, Press) or event.pad is None or event.repeat:
            return None
        pad = self._kit.device.known(event.pad)
        asked = pad.mapped or not pad.guid or pad.guid in self._kit.prefs.settings.pads
        return None if asked else pad

    def quit(self) -> None:
        """Ends the game, whatever is on the screen."""
        self._asked_to_quit = True

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self.stack.update(dt)
        self._kit.toasts.update(dt)
        self._kit.heard.update(dt)
        self._read()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints everything."""
        self.stack.draw(canvas)
        if self._kit.prefs.settings.sound_words is Switch.ON:
            self._kit.heard.draw(canvas, self._kit.look)
        self._kit.toasts.draw(canvas, self._kit.look)

    def _read(self) -> None:
        """Says what is new to somebody who does not see it."""
        if self.running:
            self._reader.look(self.stack.top)
