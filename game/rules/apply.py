"""The one way in which a match moves on: a move in, a new state and its events out."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.rules.dealing import Deal, deal, deal_order, new_match
from game.rules.ending import end_round, is_blocked, settle_blocked, settle_out, target_award
from game.rules.events import (
    ArmsOpened,
    Counted,
    Drew,
    Event,
    OverDrew,
    Passed,
    SpinnerSet,
    TileLaid,
    TurnPassed,
)
from game.rules.legal import legal, refusal
from game.rules.line import Line
from game.rules.move import Draw, IllegalMove, Move, Pass, Play
from game.rules.policies.choices import Counting
from game.rules.result import Ending
from game.rules.seat import Seat
from game.rules.state import Act, Phase, State
from game.rules.step import Step
from game.rules.tile import Tile

__all__ = ["Deal", "Step", "apply", "deal", "deal_order", "new_match"]

FIVE = 5
OVER_DRAW_PENALTY = 2
BOTH_SIDES = 2


def apply(state: State, seat: Seat, move: Move) -> Step:
    """The match after `seat` made `move`; raises IllegalMove where `refusal` gives a reason."""
    refused = refusal(state, seat, move)
    if refused is not None:
        raise IllegalMove(refused)
    match move:
        case Play():
            return _lay(state, seat, move)
        case Draw():
            return _draw(state, seat)
        case Pass():
            passed = replace(state, acts=(*state.acts, Act(seat, move)))
            return _next_turn(passed, seat, (Passed(seat),))
        case _:
            assert_never(move)


def _lay(state: State, seat: Seat, play: Play) -> Step:
    before = state.line
    line = before.lay(play.tile, play.arm)
    laid = replace(
        state,
        line=line,
        hands=_with_hand(state, seat, state.hands[seat] - {play.tile}),
        must_lead=None,
        acts=(*state.acts, Act(seat, play)),
    )
    events: tuple[Event, ...] = (TileLaid(seat, play.tile, play.arm), *_spinner(before, line))
    laid, events = _count(laid, seat, events)
    side = laid.rules.seating.side_of(seat)
    out = seat if not laid.hands[seat] else None
    scored = laid.totals != state.totals
    if scored and laid.totals[side] >= laid.rules.policies.target:
        return end_round(laid, Ending.TARGET, target_award(side, seat), events, out)
    if out is not None:
        return settle_out(laid, seat, before, events)
    if is_blocked(laid):
        return settle_blocked(laid, events)
    return _next_turn(laid, seat, events)


def _spinner(before: Line, after: Line) -> tuple[Event, ...]:
    """The events of a first double, or of a spinner whose second side was covered."""
    if before.spinner is None and after.spinner is not None:
        return (SpinnerSet(after.spinner),)
    if before.covered < BOTH_SIDES == after.covered:
        return (ArmsOpened(),)
    return ()


def _count(state: State, seat: Seat, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """Add up the ends where the variant counts them (RULES.md section 4)."""
    if state.rules.policies.counting is Counting.NONE:
        return state, events
    count = state.line.count
    points = count if count % FIVE == 0 else 0
    counted = Counted(seat, state.line.terms(), count, points)
    return _with_points(state, seat, points), (*events, counted)


def _draw(state: State, seat: Seat) -> Step:
    over = any(isinstance(move, Play) for move in legal(state))
    tile, *rest = state.stock
    drawn = replace(
        state,
        hands=_with_hand(state, seat, state.hands[seat] | {tile}),
        stock=tuple(rest),
        acts=(*state.acts, Act(seat, Draw())),
    )
    events: tuple[Event, ...] = (Drew(seat, tile),)
    if over:
        void = replace(_with_points(drawn, seat, -OVER_DRAW_PENALTY), phase=Phase.PUT_BACK)
        return Step(replace(void, turn=None), (*events, OverDrew(seat, OVER_DRAW_PENALTY)))
    if is_blocked(drawn):
        return settle_blocked(drawn, events)
    return Step(drawn, events)


def _next_turn(state: State, seat: Seat, events: tuple[Event, ...]) -> Step:
    following = state.rules.seating.after(seat)
    return Step(replace(state, turn=following), (*events, TurnPassed(following)))


def _with_hand(state: State, seat: Seat, hand: frozenset[Tile]) -> tuple[frozenset[Tile], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _with_points(state: State, seat: Seat, points: int) -> State:
    scoring = state.rules.seating.side_of(seat)
    totals = tuple(
        total + (points if side == scoring else 0) for side, total in enumerate(state.totals)
    )
    return replace(state, totals=totals)
