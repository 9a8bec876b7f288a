"""What the tellers of single events have in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.table.cues import Rack

if TYPE_CHECKING:
    from game.rules.seat import Seat
    from game.rules.tile import Tile
    from game.scenes.table.cues import Spot
    from game.scenes.table.pace import Pace
    from game.scenes.table.script import Script
    from game.scenes.table.witness import Witnessed


@dataclass(frozen=True, slots=True)
class Staging:
    """What the telling depends on beside what happened.

    Attributes:
        pace: how fast.
        hand: the viewer's hand afterwards, in the order of its tray.
        people: the seats that persons play, who rejoice together; empty: the viewer alone.
        origin: where the viewer's tile is as it is laid; None: in its tray.
    """

    pace: Pace
    hand: tuple[Tile, ...] = ()
    origin: Spot | None = None
    people: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Telling:
    """One telling in the making."""

    script: Script
    seen: Witnessed
    staging: Staging

    @property
    def viewer(self) -> Seat:
        """The seat that is told."""
        return self.seen.after.seat

    def place_of(self, seat: Seat) -> Rack | Spot:
        """Where a tile that `seat` lays comes from."""
        if seat is self.viewer and self.staging.origin is not None:
            return self.staging.origin
        count = self.seen.before.counts[seat]
        return Rack(seat, count - 1, count)
