"""Scenes, and the stack that shows them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol, assert_never

from game.engine.input.events import Digit, PointDown, PointLost, Press, QuitAsked

if TYPE_CHECKING:
    import pygame

    from game.engine.input.events import InputEvent


class Cover(Enum):
    """How much of the canvas a scene paints."""

    FULL = auto()
    """All of it; nothing below is drawn."""
    OVERLAY = auto()
    """A part; the scene below is drawn first, and stands still."""


class Scene(Protocol):
    """One screen of the game. Only the top scene hears events and time."""

    @property
    def cover(self) -> Cover:
        """Whether the scene below shows through."""

    @property
    def animating(self) -> bool:
        """Whether the next frame would differ from this one without any event."""

    def handle(self, event: InputEvent) -> Transition | None:
        """Answers one event; a transition takes effect before the next event."""

    def update(self, dt: float) -> Transition | None:
        """Lets `dt` seconds pass."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the scene as it is; changes nothing."""


class Wipe(Protocol):
    """The passage from one picture to the next: an iris, falling tiles."""

    @property
    def duration(self) -> float:
        """Seconds from the old picture to the new."""

    def draw(self, canvas: pygame.Surface, before: pygame.Surface, progress: float) -> None:
        """Paints over the new picture on `canvas` what is still seen of `before`.

        Args:
            canvas: holds the new scene's picture.
            before: the old picture, of the same size; not to be changed.
            progress: 0 (all old) to below 1 (all new).
        """


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top."""

    scene: Scene
    wipe: Wipe | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene off; taking off the last one ends the game."""

    wipe: Wipe | None = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the top one's place."""

    scene: Scene
    wipe: Wipe | None = None


@dataclass(frozen=True, slots=True)
class Reset:
    """Drop every scene and begin with this one."""

    scene: Scene
    wipe: Wipe | None = None


@dataclass(frozen=True, slots=True)
class Quit:
    """End the game."""


Transition = Push | Pop | Replace | Reset | Quit


@dataclass(slots=True)
class _Passage:
    wipe: Wipe
    left: tuple[Scene, ...]
    before: pygame.Surface | None = None
    elapsed: float = 0.0


class SceneStack:
    """The scenes that are open, the top one alive, each change applied at once.

    Args:
        root: the first scene.
    """

    def __init__(self, root: Scene) -> None:
        self._scenes: list[Scene] = [root]
        self._passage: _Passage | None = None

    @property
    def running(self) -> bool:
        """False once the last scene is gone."""
        return bool(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that hears events; raises IndexError once the game has ended."""
        return self._scenes[-1]

    @property
    def animating(self) -> bool:
        """Whether a wipe runs or the top scene moves by itself."""
        return self.running and (self._passage is not None or self.top.animating)

    def handle(self, event: InputEvent) -> None:
        """Hands the event to the top scene and applies what it asks.

        An event that arrives during a wipe ends the wipe and reaches the new scene.
        """
        if not self.running:
            return
        if _is_deliberate(event):
            self._passage = None
        self._apply(self.top.handle(event))

    def push(self, scene: Scene) -> None:
        """Puts a scene on top that the one below did not ask for; what it held is let go."""
        if self.running:
            self.top.handle(PointLost())
            self._apply(Push(scene))

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass, first for a running wipe, the rest for the top scene."""
        if not self.running:
            return
        dt = self._pass_by(dt)
        if dt > 0 or self._passage is None:
            self._apply(self.top.update(dt))

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the top scene over those that show through below it."""
        passage = self._passage
        if passage is None:
            _paint(self._scenes, canvas)
            return
        if passage.before is None:
            passage.before = canvas.copy()
            _paint(passage.left, passage.before)
        _paint(self._scenes, canvas)
        passage.wipe.draw(canvas, passage.before, passage.elapsed / passage.wipe.duration)

    def _pass_by(self, dt: float) -> float:
        passage = self._passage
        if passage is None:
            return dt
        passage.elapsed += dt
        spare = passage.elapsed - passage.wipe.duration
        if spare < 0:
            return 0.0
        self._passage = None
        return spare

    def _apply(self, transition: Transition | None) -> None:
        if transition is None:
            return
        left = tuple(self._scenes)
        match transition:
            case Push(scene):
                self._scenes.append(scene)
            case Pop():
                self._scenes.pop()
            case Replace(scene):
                self._scenes[-1] = scene
            case Reset(scene):
                self._scenes = [scene]
            case Quit():
                self._scenes = []
            case _:
                assert_never(transition)
        self._begin(transition, left)

    def _begin(self, transition: Transition, left: tuple[Scene, ...]) -> None:
        wipe = None if isinstance(transition, Quit) else transition.wipe
        self._passage = None
        if wipe is not None and wipe.duration > 0 and self._scenes:
            self._passage = _Passage(wipe, left)


def _paint(scenes: list[Scene] | tuple[Scene, ...], canvas: pygame.Surface) -> None:
    first = len(scenes) - 1
    while first > 0 and scenes[first].cover is Cover.OVERLAY:
        first -= 1
    for scene in scenes[max(first, 0) :]:
        scene.draw(canvas)


def _is_deliberate(event: InputEvent) -> bool:
    return isinstance(event, Press | Digit | PointDown | QuitAsked)
