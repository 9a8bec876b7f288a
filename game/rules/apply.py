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
from game.rules.legal import holds_playable, refusal
from game.rules.line import Line
from game.rules.move import Draw, IllegalMove, Move, Pass, Play
from game.rules.policies.choices import OVER_DRAW_PENALTY, Counting
from game.rules.result import Ending
from game.rules.seat import Seat
from game.rules.state import Act, Phase, State
from game.rules.step import Step
from game.rules.tile import Tile

__all__ = ["Deal", "Step", "apply", "deal", "deal_order", "new_match"]

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
            return _pass(state, seat)
        case _:
            assert_never(move)


def _lay(state: State, seat: Seat, play: Play) -> Step:
    before, side = state.line, state.rules.seating.side_of(seat)
    line = before.lay(play.tile, play.arm)
    scored, counted = _count(state, seat, line)
    following = state.rules.seating.after(seat)
    laid = replace(
        state,
        line=line,
        hands=_with_hand(state, seat, state.hands[seat] - {play.tile}),
        totals=_with_points(state, side, scored),
        turn=following,
        must_lead=None,
        acts=(*state.acts, Act(seat, play)),
    )
    events = (TileLaid(seat, play.tile, play.arm), *_spinner(before, line), *counted)
    out = seat if not laid.hands[seat] else None
    if scored and laid.totals[side] >= laid.rules.policies.target:
        return end_round(laid, Ending.TARGET, target_award(side, seat), events, out)
    if out is not None:
        return settle_out(laid, seat, before, events)
    if is_blocked(laid):
        return settle_blocked(laid, events)
    return Step(laid, (*events, TurnPassed(following)))


def _spinner(before: Line, after: Line) -> tuple[Event, ...]:
    """The events of a first double, or of a spinner whose second side was covered."""
    if before.spinner is None and after.spinner is not None:
        return (SpinnerSet(after.spinner),)
    if before.covered < BOTH_SIDES == after.covered:
        return (ArmsOpened(),)
    return ()


def _count(state: State, seat: Seat, line: Line) -> tuple[int, tuple[Event, ...]]:
    """What a tile scores that made `line`, where the variant counts ends (RULES.md section 4)."""
    counting = state.rules.policies.counting
    if counting is Counting.NONE:
        return 0, ()
    terms = line.terms()
    count = sum(term.points for term in terms)
    points = counting.points(count)
    return points, (Counted(seat, terms, count, points),)


def _draw(state: State, seat: Seat) -> Step:
    over = holds_playable(state)
    tile, *rest = state.stock
    drawn = replace(
        state,
        hands=_with_hand(state, seat, state.hands[seat] | {tile}),
        stock=tuple(rest),
        acts=(*state.acts, Act(seat, Draw())),
    )
    events: tuple[Event, ...] = (Drew(seat, tile),)
    if over:
        side = state.rules.seating.side_of(seat)
        totals = _with_points(state, side, -OVER_DRAW_PENALTY)
        void = replace(drawn, phase=Phase.PUT_BACK, turn=None, totals=totals)
        return Step(void, (*events, OverDrew(seat, OVER_DRAW_PENALTY)))
    if is_blocked(drawn):
        return settle_blocked(drawn, events)
    return Step(drawn, events)


def _pass(state: State, seat: Seat) -> Step:
    following = state.rules.seating.after(seat)
    passed = replace(state, turn=following, acts=(*state.acts, Act(seat, Pass())))
    return Step(passed, (Passed(seat), TurnPassed(following)))


def _with_hand(state: State, seat: Seat, hand: frozenset[Tile]) -> tuple[frozenset[Tile], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _with_points(state: State, side: int, points: int) -> tuple[int, ...]:
    if not points:
        return state.totals
    totals = list(state.totals)
    totals[side] += points
    return tuple(totals)
