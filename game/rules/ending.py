"""How rounds and matches end (RULES.md 2.5 to 2.7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.rules.events import Event, MatchEnded, RoundEnded
from game.rules.line import Line
from game.rules.move import Play
from game.rules.policies.blocked import BlockedTable
from game.rules.policies.choices import DeadEnds, Stock
from game.rules.policies.going_out import OutTable
from game.rules.result import Award, Decision, Ending, RoundResult
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.step import Step
from game.rules.tile import Tile

BLANK = Tile(0, 0)


def is_blocked(state: State) -> bool:
    """Whether nothing can be laid any more (RULES.md 2.5b and 2.6)."""
    policies = state.rules.policies
    drawable = state.stock if policies.stock is Stock.DRAW else ()
    if drawable and policies.dead_ends is DeadEnds.DRAW_ALL:
        return False
    return not _any_fits((drawable, *state.hands), state.line)


def _any_fits(places: Iterable[Iterable[Tile]], line: Line) -> bool:
    """Whether a tile in one of the places fits an end."""
    open_pips = line.open_pips
    for tiles in places:
        for tile in tiles:
            if tile.high in open_pips or tile.low in open_pips:
                return True
    return False


def settle_out(state: State, seat: Seat, before: Line, events: tuple[Event, ...]) -> Step:
    """End the round in which `seat` laid its last tile on the line `before`."""
    holders = [other for other in state.rules.seating.seats if state.hands[other] == {BLANK}]
    award = state.rules.policies.going_out.settle(
        OutTable(
            seating=state.rules.seating,
            pips=pips_in_hand(state),
            out=seat,
            tile=state.line.laid[-1].tile,
            ends=tuple(end.pips for end in before.ends),
            lone_blank=holders[0] if holders else None,
        )
    )
    return end_round(state, Ending.DOMINO, award, events, out=seat)


def settle_blocked(state: State, events: tuple[Event, ...]) -> Step:
    """End a blocked round."""
    plays = [act.seat for act in state.acts if isinstance(act.move, Play)]
    seats = state.rules.seating.seats
    last_laid = tuple(
        max((place for place, layer in enumerate(plays) if layer is seat), default=-1)
        for seat in seats
    )
    opened = state.opener if state.opener is not None else plays[0]
    award = state.rules.policies.blocked.settle(
        BlockedTable(
            seating=state.rules.seating,
            pips=pips_in_hand(state),
            counts=tuple(len(hand) for hand in state.hands),
            blank=next((seat for seat in seats if BLANK in state.hands[seat]), None),
            opener=opened,
            closer=plays[-1],
            last_laid=last_laid,
            chose=lambda: closed_by_choice(state, plays[-1]),
        )
    )
    return end_round(state, Ending.BLOCKED, award, events)


def closed_by_choice(state: State, closer: Seat) -> bool:
    """Whether the closer had another play after which something would still have fitted.

    Looks at the tiles in all hands and in a stock that may be drawn, as they were before the
    last tile; tiles drawn since then were among them already (RULES.md section 6, "Equal", 1).
    """
    last = state.line.laid[-1].tile
    before = state.line.before_last()
    drawable = state.stock if state.rules.policies.stock is Stock.DRAW else ()
    held = [*drawable, last, *(tile for hand in state.hands for tile in hand)]
    mine = [last, *state.hands[closer]]
    others = (
        before.lay(tile, arm)
        for tile in mine
        for arm in before.arms_for(tile)
        if (tile, arm) != (last, state.line.laid[-1].arm)
    )
    return any(
        _any_fits([[tile for tile in held if tile != line.laid[-1].tile]], line) for line in others
    )


def pips_in_hand(state: State) -> tuple[int, ...]:
    """The pips left in each hand, by seat."""
    return tuple(sum(tile.value for tile in hand) for hand in state.hands)


def end_round(
    state: State,
    ending: Ending,
    award: Award,
    events: tuple[Event, ...],
    out: Seat | None = None,
) -> Step:
    """Score an ending (twice in a doubled round) and see whether the match is over."""
    if state.doubled and award.points:
        award = replace(award, points=award.points * 2, factor=2)
    totals = tuple(
        total + (award.points if side == award.side else 0)
        for side, total in enumerate(state.totals)
    )
    result = RoundResult(state.number, ending, award, out, pips_in_hand(state), totals)
    won = ending is Ending.DOUBLES or totals[award.side] >= state.rules.policies.target
    over = replace(
        state,
        phase=Phase.MATCH_OVER if won else Phase.ROUND_OVER,
        totals=totals,
        turn=None,
        must_lead=None,
        result=result,
        winner=award.side if won else None,
    )
    ended: tuple[Event, ...] = (*events, RoundEnded(result))
    return Step(over, (*ended, MatchEnded(award.side)) if won else ended)


def target_award(side: int, seat: Seat) -> Award:
    """The award of a round that ended because a score reached the target in mid-round."""
    return Award(side, 0, seat, Decision.REACHED_TARGET)
