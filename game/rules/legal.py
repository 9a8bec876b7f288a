"""What the seat on turn may do (RULES.md 2.3)."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.line import Line
from game.rules.move import Draw, Move, Pass, Play, Reason, Refusal
from game.rules.policies.choices import OverDraw, Stock
from game.rules.seat import Seat
from game.rules.state import State
from game.rules.tile import Tile, in_order
from game.rules.variant import Policies


def drawable(policies: Policies, stock: int) -> int:
    """How many tiles of the stock may be drawn: none of them where it sleeps."""
    return stock if policies.stock is Stock.DRAW else 0


def moves(
    policies: Policies, hand: Iterable[Tile], line: Line, stock: int, must_lead: Tile | None
) -> tuple[Move, ...]:
    """The moves of the seat on turn, from what that seat knows; `stock` counts the tiles left."""
    if not line.laid:
        return tuple(Play(tile) for tile in ((must_lead,) if must_lead else in_hand_order(hand)))
    plays = tuple(
        Play(tile, end.arm)
        for tile in in_hand_order(hand)
        for end in line.ends
        if end.pips in (tile.high, tile.low)
    )
    can_draw = drawable(policies, stock) > 0
    if plays:
        may_over_draw = can_draw and policies.over_draw is OverDraw.PENALTY
        return (*plays, Draw()) if may_over_draw else plays
    return (Draw(),) if can_draw else (Pass(),)


def in_hand_order(hand: Iterable[Tile]) -> list[Tile]:
    """The tiles of a hand by suit, so that moves come in the same order every time."""
    return sorted(hand, key=in_order)


def holds_playable(state: State) -> bool:
    """Whether the seat on turn holds a tile that fits an end."""
    if state.turn is None:
        return False
    open_pips = state.line.open_pips
    return any(t.high in open_pips or t.low in open_pips for t in state.hands[state.turn])


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
    if state.turn is seat and _is_legal(state, seat, move):
        return None
    return Refusal(_reason(state, seat, move), seat, move, state.turn, legal(state))


def _is_legal(state: State, seat: Seat, move: Move) -> bool:
    """Whether the seat on turn may make this one move; agrees with `legal`, and is quicker."""
    match move:
        case Play(tile, None):
            led = state.must_lead in (None, tile)
            return not state.line.laid and led and tile in state.hands[seat]
        case Play(tile, arm):
            end = state.line.end(arm) if arm else None
            return end is not None and tile.fits(end.pips) and tile in state.hands[seat]
        case Draw() | Pass():
            return move in legal(state)


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
            return Reason.HOLDS_PLAYABLE if holds_playable(state) else Reason.NOTHING_TO_DRAW
        case Pass():
            return Reason.HOLDS_PLAYABLE if holds_playable(state) else Reason.MUST_DRAW


def _play_reason(state: State, hand: frozenset[Tile], move: Play) -> Reason:
    if move.tile not in hand:
        return Reason.NOT_HELD
    if not state.line.laid:
        return Reason.MUST_LEAD if move.tile != state.must_lead else Reason.LEAD_HAS_NO_ARM
    if move.arm is None:
        return Reason.ARM_MISSING
    return Reason.DOES_NOT_FIT if state.line.end(move.arm) else Reason.ARM_CLOSED
