"""What the loop drives: the scenes, and what lies over all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.scene import SceneStack

if TYPE_CHECKING:
    import pygame

    from game.engine.input.events import InputEvent
    from game.engine.scene import Scene
    from game.scenes.kit import Kit


class Front:
    """The scene stack, with toasts over it and an ear for the device in use.

    Args:
        root: the first scene.
        kit: what the scenes are made with.
    """

    def __init__(self, root: Scene, kit: Kit) -> None:
        self.stack = SceneStack(root)
        self._kit = kit
        self._asked_to_quit = False

    @property
    def running(self) -> bool:
        """False once the last scene is gone, or the system asked the game to end."""
        return self.stack.running and not self._asked_to_quit

    @property
    def animating(self) -> bool:
        """Whether the next picture differs from this one by itself."""
        return self.stack.animating or self._kit.toasts.animating

    def handle(self, event: InputEvent) -> None:
        """Hands an event to the scenes."""
        self._kit.device.hear(event)
        self.stack.handle(event)

    def quit(self) -> None:
        """Ends the game, whatever is on the screen."""
        self._asked_to_quit = True

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        self.stack.update(dt)
        self._kit.toasts.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints everything."""
        self.stack.draw(canvas)
        self._kit.toasts.draw(canvas, self._kit.look)
