"""Values that change smoothly; each is sampled, none runs by itself."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.anim.ease import Ease, clamp, linear


@dataclass(frozen=True, slots=True)
class Tween:
    """A number on its way from `start` to `end`."""

    start: float
    end: float
    ease: Ease = linear

    def at(self, progress: float) -> float:
        """The value at `progress`, which is clamped to 0..1; exactly `end` at 1."""
        t = clamp(progress)
        if t >= 1:
            return self.end
        return self.start + (self.end - self.start) * self.ease(t)


@dataclass(frozen=True, slots=True)
class Glide:
    """A point on its way from `start` to `end`, optionally over an arc.

    Attributes:
        start: first point, in pixels.
        end: last point, in pixels.
        ease: the curve of its speed.
        lift: how many pixels above the straight way it passes at half time.
    """

    start: tuple[int, int]
    end: tuple[int, int]
    ease: Ease = linear
    lift: float = 0.0

    def at(self, progress: float) -> tuple[int, int]:
        """The whole pixel at `progress`, which is clamped to 0..1."""
        t = clamp(progress)
        x = Tween(self.start[0], self.end[0], self.ease).at(t)
        y = Tween(self.start[1], self.end[1], self.ease).at(t)
        return round(x), round(y - self.lift * 4 * t * (1 - t))
