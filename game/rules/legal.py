"""What the seat on turn may do (RULES.md 2.3)."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.line import Line
from game.rules.move import Draw, Move, Pass, Play, Reason, Refusal
from game.rules.policies.choices import OverDraw, Stock
from game.rules.seat import Seat
from game.rules.state import State
from game.rules.tile import Tile
from game.rules.variant import Policies


def drawable(policies: Policies, stock: int) -> int:
    """How many tiles of the stock may be drawn: none of them where it sleeps."""
    return stock if policies.stock is Stock.DRAW else 0


def moves(
    policies: Policies, hand: Iterable[Tile], line: Line, stock: int, must_lead: Tile | None
) -> tuple[Move, ...]:
    """The moves of the seat on turn, from what that seat knows; `stock` counts the tiles left."""
    if not line.laid:
        return tuple(Play(tile) for tile in ((must_lead,) if must_lead else sorted(hand)))
    plays = tuple(Play(tile, arm) for tile in sorted(hand) for arm in line.arms_for(tile))
    can_draw = drawable(policies, stock) > 0
    if plays:
        may_over_draw = can_draw and policies.over_draw is OverDraw.PENALTY
        return (*plays, Draw()) if may_over_draw else plays
    return (Draw(),) if can_draw else (Pass(),)


def legal(state: State) -> tuple[Move, ...]:
    """The moves of the seat on turn; empty while no round is being played."""
    if state.turn is None:
        return ()
    return moves(
        state.rules.policies,
        state.hands[state.turn],
        state.line,
        len(state.stock),
        state.must_lead,
    )


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why `seat` may not make `move` now, or None where it may."""
    choices = legal(state)
    if state.turn is seat and move in choices:
        return None
    return Refusal(_reason(state, seat, move), seat, move, state.turn, choices)


def _reason(state: State, seat: Seat, move: Move) -> Reason:
    if state.turn is None:
        return Reason.NO_TURN
    if state.turn is not seat:
        return Reason.OUT_OF_TURN
    match move:
        case Play():
            return _play_reason(state, state.hands[seat], move)
        case Draw() | Pass() if not state.line.laid:
            return Reason.MUST_LEAD_FIRST
        case Draw():
            held = any(state.line.arms_for(tile) for tile in state.hands[seat])
            return Reason.HOLDS_PLAYABLE if held else Reason.NOTHING_TO_DRAW
        case Pass():
            held = any(state.line.arms_for(tile) for tile in state.hands[seat])
            return Reason.HOLDS_PLAYABLE if held else Reason.MUST_DRAW


def _play_reason(state: State, hand: frozenset[Tile], move: Play) -> Reason:
    if move.tile not in hand:
        return Reason.NOT_HELD
    if not state.line.laid:
        return Reason.MUST_LEAD if move.tile != state.must_lead else Reason.LEAD_HAS_NO_ARM
    if move.arm is None:
        return Reason.ARM_MISSING
    return Reason.DOES_NOT_FIT if state.line.end(move.arm) else Reason.ARM_CLOSED
