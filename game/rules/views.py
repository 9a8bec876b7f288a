"""Making the view of a seat out of the state: the one place where hidden tiles are left out."""

from __future__ import annotations

from game.rules.legal import moves
from game.rules.seat import Seat
from game.rules.state import State
from game.rules.view import View


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it."""
    hand = state.hands[seat]
    on_turn = state.turn is seat
    must_lead = state.must_lead if state.opener is seat else None
    policies = state.rules.policies
    return View(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        number=state.number,
        totals=state.totals,
        hand=hand,
        counts=tuple(len(held) for held in state.hands),
        stock=len(state.stock),
        line=state.line,
        turn=state.turn,
        opener=state.opener,
        opener_reason=state.opener_reason,
        must_lead=must_lead,
        doubled=state.doubled,
        acts=state.acts,
        shown=state.shown,
        legal=moves(policies, hand, state.line, len(state.stock), must_lead) if on_turn else (),
    )
