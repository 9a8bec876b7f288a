"""What the players' faces show: read off what everybody at the table sees happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.portraits import Mood
from game.scenes.table import cues as cue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.rules.seat import Seat, Seating
    from game.scenes.table.cues import Cue

LASTS = 1.8
"""Seconds that a mood lasts."""

SULK = 1.2
"""Seconds that somebody who knocked looks annoyed afterwards."""


@dataclass(slots=True)
class _Felt:
    mood: Mood
    left: float
    then: Mood | None = None


class Faces:
    """Moods by seat.

    Args:
        seating: who scores with whom.
    """

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._felt: dict[Seat, _Felt] = {}

    @property
    def moving(self) -> bool:
        """Whether a mood is going to pass."""
        return bool(self._felt)

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        for seat, felt in list(self._felt.items()):
            felt.left -= dt
            if felt.left > 0:
                continue
            if felt.then is None:
                del self._felt[seat]
            else:
                self._felt[seat] = _Felt(felt.then, SULK)

    def see(self, begun: Cue) -> Iterator[tuple[Seat, Mood]]:
        """A cue began; gives the seats that feel something about it."""
        match begun.act:
            case cue.Knock(seat):
                self._felt[seat] = _Felt(Mood.KNOCKING, begun.duration, Mood.ANNOYED)
                yield seat, Mood.KNOCKING
            case cue.PointsFly(points, side):
                yield from self._scored(points, side)
            case _:
                pass

    def mood(self, seat: Seat, *, asked: bool) -> Mood:
        """What a face shows; `asked`: whether the match waits for that seat."""
        felt = self._felt.get(seat)
        if felt is not None:
            return felt.mood
        return Mood.THINKING if asked else Mood.NEUTRAL

    def _scored(self, points: int, side: int) -> Iterator[tuple[Seat, Mood]]:
        for seat in self._seating.seats:
            gains = (self._seating.side_of(seat) == side) == (points > 0)
            mood = Mood.PLEASED if gains else Mood.ANNOYED
            self._felt[seat] = _Felt(mood, LASTS)
            yield seat, mood
