"""What one seat saw happen: the same events without what it may not know."""

from __future__ import annotations

from dataclasses import dataclass

from game.match.session import Submitted
from game.rules.events import Drew, Event, PutBack, SixDoubles
from game.rules.policies.going_out import OutPay
from game.rules.result import Ending
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
    """What lies open.

    Attributes:
        hands: by seat.
        stock: what is left of it.
        sums: the pips of each hand, by seat, where they decide something; else empty.
        locked: whether the round is blocked.
    """

    hands: tuple[frozenset[Tile], ...]
    stock: tuple[Tile, ...]
    sums: tuple[int | None, ...] = ()
    locked: bool = False


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
        locked = state.result is not None and state.result.ending is Ending.BLOCKED
        return Revealed(state.hands, state.stock, _sums(state), locked)
    holders = [event.seat for event in events if isinstance(event, PutBack | SixDoubles)]
    if not holders:
        return None
    shown = tuple(
        frozenset(tile for tile in hand if tile.is_double and seat in holders)
        for seat, hand in zip(Seat, state.hands, strict=False)
    )
    return Revealed(shown, ())


def _sums(state: State) -> tuple[int | None, ...]:
    """The pips of the hands that are not empty, unless nothing follows from them."""
    result = state.result
    if result is None or result.ending not in (Ending.DOMINO, Ending.BLOCKED):
        return ()
    stones = state.rules.policies.going_out.pay is OutPay.STONES
    if stones and result.ending is Ending.DOMINO:
        return ()
    pairs = zip(result.pips, state.hands, strict=True)
    return tuple(pips if hand else None for pips, hand in pairs)


def _seen(event: Event, seat: Seat) -> Seen:
    if isinstance(event, Drew) and event.seat is not seat:
        return DrewUnseen(event.seat)
    return event
