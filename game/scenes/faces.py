"""The faces of those who sit at a match, whole or as small as a runner's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.art import Atlas
from game.match.seats import Computer
from game.rules.seat import Seat
from game.scenes.portraits import SIZE, Mood, Portraits, Pose, Who, pose, who

if TYPE_CHECKING:
    from game.engine.art import Art
    from game.match.seats import Seats

CROP = pygame.Rect(11, 12, 26, 26)
"""Eyes to chin of a portrait, with the edge that a small face gets."""


class Faces:
    """Draws players' faces by seat.

    Attributes:
        moods: what the faces show; a seat that is missing is neutral.
        seconds: of the moment that is shown.

    Args:
        art: with the portraits.
        players: by seat.
    """

    small = CROP.width

    def __init__(self, art: Art, players: Seats) -> None:
        self.moods: dict[Seat, Mood] = {}
        self.seconds = 0.0
        self._art = art
        self._players = players

    def wear(self, art: Art) -> None:
        """Draws with other portraits from now on."""
        self._art = art

    @property
    def poses(self) -> tuple[Pose, ...]:
        """Tells times apart: where this is equal, so are all faces."""
        seats = zip(Seat, self._players, strict=False)
        return tuple(pose(self._who(seat), self._mood(seat), self.seconds) for seat, _ in seats)

    def draw(self, canvas: pygame.Surface, seat: Seat, at: tuple[int, int]) -> None:
        """Paints a portrait of 48x48 pixels."""
        portraits = Portraits(self._art.sheet(Atlas.PORTRAITS))
        portraits.draw(canvas, self._who(seat), self._mood(seat), at, self.seconds)

    def draw_small(self, canvas: pygame.Surface, seat: Seat, at: tuple[int, int]) -> None:
        """Paints the middle of a portrait, `small` pixels square, with a dark edge."""
        whole = pygame.Surface((SIZE, SIZE), 0, 32)
        self.draw(whole, seat, (0, 0))
        canvas.blit(whole, at, CROP)
        edge = self._art.palette["ink0"]
        pygame.draw.rect(canvas, edge, pygame.Rect(at, CROP.size), 1)

    def _who(self, seat: Seat) -> Who:
        player = self._players[seat]
        return who(player.name) if isinstance(player, Computer) else Who.YOU

    def _mood(self, seat: Seat) -> Mood:
        return self.moods.get(seat, Mood.NEUTRAL)
