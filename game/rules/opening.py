"""Who leads a round, and with what (RULES.md 2.2)."""

from __future__ import annotations

from typing import assert_never

from game.rules.events import OpenerReason
from game.rules.policies.choices import Direction, First, Next, Rotation
from game.rules.seat import Seat
from game.rules.state import State
from game.rules.tile import Tile

Opener = tuple[Seat, OpenerReason, Tile | None]


def opener(state: State) -> Opener:
    """The opener of the round just dealt, why, and the tile it must lead (None for any)."""
    policies = state.rules.policies
    if state.number == 1 or state.last_opener is None or state.result is None:
        return _by_lot(state) if policies.first is First.DRAWN else _highest(state)
    match policies.next:
        case Next.ROTATE:
            return _rotated(state, state.last_opener), OpenerReason.ROTATION, None
        case Next.WINNER:
            return state.result.award.lead, OpenerReason.WON_LAST, None
        case Next.HIGHEST:
            return _highest(state)
        case _:
            assert_never(policies.next)


def _highest(state: State) -> Opener:
    """The holder of the highest-ranked tile in any hand, who must lead it."""
    held = ((tile, seat) for seat in state.rules.seating.seats for tile in state.hands[seat])
    tile, seat = max(held, key=lambda pair: pair[0].rank)
    return seat, OpenerReason.HIGHEST, tile


def _by_lot(state: State) -> Opener:
    seat = max(state.rules.seating.seats, key=lambda seat: state.lots[seat].rank)
    return seat, OpenerReason.LOT, None


def _rotated(state: State, last: Seat) -> Seat:
    policies = state.rules.policies
    against = policies.rotation is Rotation.COUNTER_CLOCKWISE and policies.direction is Direction.CW
    return policies.seating.after(last, -1 if against else 1)
