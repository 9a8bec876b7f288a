"""What one seat saw happen: the same events without what it may not know."""

from __future__ import annotations

from dataclasses import dataclass

from game.match.session import Submitted
from game.rules.events import Drew, Event, PutBack, SixDoubles
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import Tile
from game.rules.view import View
from game.rules.views import view


@dataclass(frozen=True, slots=True)
class DrewUnseen:
    """Another seat drew a tile."""

    seat: Seat


Seen = DrewUnseen | Event


@dataclass(frozen=True, slots=True)
class Revealed:
    """Hands by seat, and what is left of the stock, once they are laid open."""

    hands: tuple[frozenset[Tile], ...]
    stock: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Witnessed:
    """One submitted thing as a seat saw it; `revealed` only where the rules lay hands open."""

    events: tuple[Seen, ...]
    before: View
    after: View
    revealed: Revealed | None


def witness(done: Submitted, seat: Seat) -> Witnessed:
    """What `seat` saw of a submitted deal or move."""
    return Witnessed(
        events=tuple(_seen(event, seat) for event in done.events),
        before=view(done.before, seat),
        after=view(done.after, seat),
        revealed=revealed(done.after, done.events),
    )


def revealed(state: State, events: tuple[Event, ...] = ()) -> Revealed | None:
    """What lies open in `state`.

    Everything once a round is over; where four doubles void a deal (RULES.md section 6), they
    alone are shown, as proof.
    """
    if state.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
        return Revealed(state.hands, state.stock)
    holders = [event.seat for event in events if isinstance(event, PutBack | SixDoubles)]
    if not holders:
        return None
    shown = tuple(
        frozenset(tile for tile in hand if tile.is_double and seat in holders)
        for seat, hand in zip(Seat, state.hands, strict=False)
    )
    return Revealed(shown, ())


def _seen(event: Event, seat: Seat) -> Seen:
    if isinstance(event, Drew) and event.seat is not seat:
        return DrewUnseen(event.seat)
    return event
