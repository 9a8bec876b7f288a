"""New matches, deals, and what dealt doubles do (RULES.md 2.1, 2.2 and section 6)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.ending import end_round
from game.rules.events import (
    Dealt,
    Event,
    FiveDoubles,
    LotsDrawn,
    OpenerNamed,
    PutBack,
    SixDoubles,
    TurnPassed,
)
from game.rules.line import Line
from game.rules.opening import opener
from game.rules.policies.choices import Doubles, First
from game.rules.result import Award, Decision, Ending
from game.rules.seat import Seat
from game.rules.state import Phase, Shown, State
from game.rules.step import Step
from game.rules.tile import Tile, double_six
from game.rules.variant import Rules

REDEAL_DOUBLES = 4
POINT_DOUBLES = 5
WINNING_DOUBLES = 6


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles of one deal: `hands[seat]`, and the stock in drawing order."""

    hands: tuple[frozenset[Tile], ...]
    stock: tuple[Tile, ...]


def deal_order(rules: Rules, order: tuple[Tile, ...]) -> Deal:
    """Cut the 28 tiles in `order`: the first hand to A, the next to B, …; the rest is stock."""
    size, seats = rules.policies.hand, rules.seating.seats
    hands = tuple(frozenset(order[seat * size : (seat + 1) * size]) for seat in seats)
    return Deal(hands, order[len(seats) * size :])


def new_match(rules: Rules, lots: tuple[Tile, ...] = ()) -> State:
    """A match before its first deal; `lots[seat]` where the opener is drawn by lot.

    Raises ValueError for lots that are missing, repeated or not wanted.
    """
    seats = len(rules.seating.seats)
    wanted = seats if rules.policies.first is First.DRAWN else 0
    if len(lots) != wanted or len(set(lots)) != wanted:
        raise ValueError(f"this match needs {wanted} different lots, not {lots}")
    return State(
        rules=rules,
        lots=lots,
        phase=Phase.NEW,
        number=0,
        totals=(0,) * len(rules.seating.sides),
        hands=(frozenset[Tile](),) * seats,
        stock=(),
        line=Line.empty(rules.policies.branching),
    )


def deal(state: State, dealt: Deal) -> Step:
    """The match with a new deal on the table: of the next round, or again after a put-back.

    Raises ValueError while a round is being played, after the match, or where `dealt` is not a
    deal of these rules.
    """
    if state.phase not in (Phase.NEW, Phase.ROUND_OVER, Phase.PUT_BACK):
        raise ValueError("this is no time to deal")
    _check(state.rules, dealt)
    again = state.phase is Phase.PUT_BACK
    fresh = replace(
        state,
        phase=Phase.PLAY,
        number=state.number if again else state.number + 1,
        hands=dealt.hands,
        stock=dealt.stock,
        line=Line.empty(state.rules.policies.branching),
        turn=None,
        opener=None,
        opener_reason=None,
        must_lead=None,
        doubled=again and state.doubled,
        acts=(),
        shown=None,
        last_opener=state.last_opener if again else state.opener,
    )
    events: tuple[Event, ...] = (Dealt(fresh.number, again),)
    if fresh.lots and fresh.number == 1 and not again:
        events = (LotsDrawn(fresh.lots), *events)
    return _look_at_doubles(fresh, events)


def _check(rules: Rules, dealt: Deal) -> None:
    sizes = [len(hand) for hand in dealt.hands]
    if sizes != [rules.policies.hand] * len(rules.seating.seats):
        raise ValueError(f"each seat gets {rules.policies.hand} tiles, not {sizes}")
    tiles = [*dealt.stock, *(tile for hand in dealt.hands for tile in hand)]
    if sorted(tiles) != sorted(double_six()):
        raise ValueError("a deal holds each of the 28 tiles once")


def _look_at_doubles(state: State, events: tuple[Event, ...]) -> Step:
    """Apply what four, five or six doubles in a hand mean, or go on to the opener."""
    seat, doubles = _most_doubles(state)
    if state.rules.policies.doubles is Doubles.OFF or len(doubles) < REDEAL_DOUBLES:
        return _open(state, events)
    side = state.rules.seating.side_of(seat)
    if len(doubles) >= WINNING_DOUBLES:
        won = _with_total(state, side, max(state.totals[side], state.rules.policies.target))
        award = Award(side, 0, seat, Decision.DOUBLES_DEALT)
        return end_round(won, Ending.DOUBLES, award, (*events, SixDoubles(seat)))
    if len(doubles) == POINT_DOUBLES:
        richer = _with_total(
            replace(state, shown=Shown(seat, doubles)), side, 1 + state.totals[side]
        )
        events = (*events, FiveDoubles(seat, doubles))
        if richer.totals[side] >= state.rules.policies.target:
            award = Award(side, 0, seat, Decision.REACHED_TARGET)
            return end_round(richer, Ending.TARGET, award, events)
        return _open(richer, events)
    back = replace(state, phase=Phase.PUT_BACK, doubled=True)
    return Step(back, (*events, PutBack(seat)))


def _most_doubles(state: State) -> tuple[Seat, tuple[Tile, ...]]:
    """The seat with the most doubles; no two seats can have four."""
    doubles = {
        seat: tuple(sorted(tile for tile in state.hands[seat] if tile.is_double))
        for seat in state.rules.seating.seats
    }
    seat = max(doubles, key=lambda seat: len(doubles[seat]))
    return seat, doubles[seat]


def _with_total(state: State, side: int, total: int) -> State:
    totals = tuple(total if index == side else old for index, old in enumerate(state.totals))
    return replace(state, totals=totals)


def _open(state: State, events: tuple[Event, ...]) -> Step:
    seat, reason, must_lead = opener(state)
    opened = replace(state, turn=seat, opener=seat, opener_reason=reason, must_lead=must_lead)
    return Step(opened, (*events, OpenerNamed(seat, reason, must_lead), TurnPassed(seat)))
