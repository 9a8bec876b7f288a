"""One focus for every device: which spot has it, and where a direction takes it. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.engine.input.events import Action

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

SIDEWAYS: Final = 3
"""How much worse a pixel beside the way is than a pixel along it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something that can be focused, and the canvas area that it takes."""

    name: str
    rect: pygame.Rect


class Focus:
    """The focused one of several spots.

    A direction goes to the nearest spot that lies that way; where none does, round to the far
    side. Every spot can also be reached in order by `step`.
    """

    def __init__(self, spots: Iterable[Spot] = (), name: str | None = None) -> None:
        """Begins at the spot of that name, or at the first."""
        self._spots: tuple[Spot, ...] = ()
        self._name = name
        self.place(spots)

    @property
    def name(self) -> str | None:
        """The focused spot; None only where there are no spots."""
        return self._name

    @property
    def names(self) -> tuple[str, ...]:
        """Every spot in order."""
        return tuple(spot.name for spot in self._spots)

    def place(self, spots: Iterable[Spot]) -> None:
        """Exchanges the spots; a focused one that is gone gives way to the one in its place."""
        before = self.names
        self._spots = tuple(spots)
        if self._name in self.names:
            return
        place = before.index(self._name) if self._name in before else 0
        place = min(place, len(self._spots) - 1)
        self._name = self._spots[place].name if self._spots else None

    def to(self, name: str) -> bool:
        """Focuses a spot; says whether that changed anything."""
        changed = name != self._name and name in self.names
        if changed:
            self._name = name
        return changed

    def at(self, x: int, y: int) -> str | None:
        """The spot under a canvas pixel."""
        return next((spot.name for spot in self._spots if spot.rect.collidepoint(x, y)), None)

    def step(self, by: int) -> bool:
        """Moves on in order, round at the ends."""
        names = self.names
        if self._name is None:
            return False
        return self.to(names[(names.index(self._name) + by) % len(names)])

    def move(self, direction: Action) -> bool:
        """Moves towards UP, DOWN, LEFT or RIGHT; says whether the focus changed."""
        here = next((spot for spot in self._spots if spot.name == self._name), None)
        if here is None:
            return False
        others = [spot for spot in self._spots if spot is not here]
        ahead = _ahead(here.rect, others, direction) or _around(here.rect, others, direction)
        return bool(ahead) and self.to(min(ahead)[1])


def _ahead(
    here: pygame.Rect, others: list[Spot], direction: Action
) -> list[tuple[tuple[int, int], str]]:
    found = [(_way(here, spot.rect, direction), spot.name) for spot in others]
    return [(way, name) for way, name in found if way is not None]


def _around(
    here: pygame.Rect, others: list[Spot], direction: Action
) -> list[tuple[tuple[int, int], str]]:
    """Spots on the far side in the same row or column, as seen from beyond it."""
    area = here.unionall([spot.rect for spot in others])
    width, height = area.width + here.width, area.height + here.height
    jump = {
        Action.UP: (0, height),
        Action.DOWN: (0, -height),
        Action.LEFT: (width, 0),
        Action.RIGHT: (-width, 0),
    }
    beyond = _ahead(here.move(jump[direction]), others, direction)
    return [(way, name) for way, name in beyond if way[1] == 0]


def _way(here: pygame.Rect, there: pygame.Rect, direction: Action) -> tuple[int, int] | None:
    """How far a spot lies in a direction: weighed distance, and pixels beside; None if not."""
    if direction in {Action.UP, Action.DOWN}:
        along = there.centery - here.centery
        gap = max(there.top - here.bottom, here.top - there.bottom, 0)
        beside = max(there.left - here.right, here.left - there.right, 0)
        centres = abs(there.centerx - here.centerx)
        clear = there.top >= here.centery or there.bottom <= here.centery
    else:
        along = there.centerx - here.centerx
        gap = max(there.left - here.right, here.left - there.right, 0)
        beside = max(there.top - here.bottom, here.top - there.bottom, 0)
        centres = abs(there.centery - here.centery)
        clear = there.left >= here.centerx or there.right <= here.centerx
    forward = along > 0 if direction in {Action.DOWN, Action.RIGHT} else along < 0
    if not (forward and clear):
        return None
    return gap + SIDEWAYS * beside + centres // 8, beside
