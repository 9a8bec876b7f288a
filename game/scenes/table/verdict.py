"""How a round ended, in sentences: what decided it, and how the points came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.rules.policies.blocked import BlockedPay
from game.rules.policies.going_out import FIVE, OutPay
from game.rules.result import Decision, Ending, Finish
from game.scenes.table.captions import Caption, Pips, Side, Unit, Worth, caption

if TYPE_CHECKING:
    from game.rules.result import RoundResult
    from game.rules.seat import Seat
    from game.rules.variant import Rules

_DECIDED = {
    Decision.FEWEST_PIPS: "table.decided.fewest-pips",
    Decision.FEWEST_TILES: "table.decided.fewest-tiles",
    Decision.CLOSER_WINS: "table.decided.closer-wins",
    Decision.CLOSER_LOSES: "table.decided.closer-loses",
    Decision.OPENER_FIRST: "table.decided.opener-first",
    Decision.CHOSE_TO_CLOSE: "table.decided.chose-to-close",
    Decision.BLANK_IS_FIFTEEN: "table.decided.blank-is-fifteen",
    Decision.LAST_TO_LAY_OUT: "table.decided.last-to-lay-out",
}

_FINISHES = {
    Finish.DOUBLE: "table.finish.double",
    Finish.BOTH_ENDS: "table.finish.both-ends",
    Finish.CROSSED: "table.finish.crossed",
}


def verdict(result: RoundResult, rules: Rules) -> Caption:
    """The explanation of a finished round."""
    match result.ending:
        case Ending.DOMINO:
            return _out(result, rules)
        case Ending.BLOCKED:
            return _blocked(result, rules)
        case Ending.TARGET:
            side = Side(result.award.side)
            return caption("table.target", side=side, target=rules.policies.target)
        case Ending.DOUBLES:
            key, own = "table.six-doubles", "table.six-doubles-own"
            return caption(key, result.award.lead, own, side=Side(result.award.side))
        case _:
            assert_never(result.ending)


def _out(result: RoundResult, rules: Rules) -> Caption:
    award = result.award
    worth, side = _worth(result, rules), Side(award.side)
    told: list[Caption]
    if award.decision is Decision.BLANK_STOLE:
        goes = caption("table.goes-out", result.out, "table.goes-out-own")
        key, own, holder = "table.blank-stole", "table.blank-stole-own", _blank(result, rules)
        told = [goes, caption(key, holder, own, side=side, worth=worth)]
    else:
        told = [caption("table.out", result.out, "table.out-own", side=side, worth=worth)]
    named = _FINISHES.get(award.finish) if award.finish else None
    if named is not None:
        told.insert(0, caption(named))
    return told[0].followed_by(*told[1:], _left_in_hand(result, rules), _doubled(result))


def _blank(result: RoundResult, rules: Rules) -> Seat:
    """Whose hand was the 0-0 alone: no pips, and not the one who went out."""
    seats = rules.seating.seats
    return next(seat for seat in seats if seat is not result.out and not result.pips[seat])


def _left_in_hand(result: RoundResult, rules: Rules) -> Caption | None:
    pips = Pips(result.pips)
    match rules.policies.going_out.pay:
        case OutPay.STONES:
            return None
        case OutPay.OPPONENTS_PIPS | OutPay.EVERYBODYS_PIPS:
            return caption("table.left", pips=pips)
        case OutPay.OPPONENTS_NEAREST_FIVE:
            return caption("table.left-nearest", pips=pips)
        case OutPay.OPPONENTS_FIVES_DOWN:
            return caption("table.left-down", pips=pips)
        case unknown:
            assert_never(unknown)


def _blocked(result: RoundResult, rules: Rules) -> Caption:
    award = result.award
    told = caption("table.blocked", pips=Pips(result.pips))
    decided = caption(_DECIDED[award.decision], side=Side(award.side), worth=_worth(result, rules))
    return told.followed_by(decided, _formula(result, rules), _doubled(result))


def _formula(result: RoundResult, rules: Rules) -> Caption | None:
    if rules.policies.blocked.pay is not BlockedPay.FIVES_LESS_OWN:
        return None
    own = sum(result.pips[seat] for seat in rules.seating.members(result.award.side))
    down = (sum(result.pips) - own) // FIVE * FIVE
    return caption("table.fives-less-own", down=down, less=own, n=down - own)


def _worth(result: RoundResult, rules: Rules) -> Worth:
    return Worth(result.award.points, Unit.of(rules))


def _doubled(result: RoundResult) -> Caption | None:
    return caption("table.counts-double") if result.award.factor > 1 else None
