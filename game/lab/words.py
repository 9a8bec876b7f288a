"""Reasons in plain English, for the command line."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.reasons import Reason, Why

SUITS = ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes")


def sentence(reasons: Sequence[Reason]) -> str:
    """All reasons in one sentence."""
    return " and ".join(_phrase(reason) for reason in reasons)


def _phrase(reason: Reason) -> str:
    suits = _list([SUITS[pips] for pips in reason.pips])
    match reason.why:
        case Why.SCORES:
            return f"scores {reason.points}"
        case Why.THEY_LACK:
            return f"leaves only {suits}, which {reason.seat} lacks"
        case Why.ONE_LACKED:
            return f"offers {suits}, which {reason.seat} lacks"
        case Why.HOLDS_LAST:
            return f"keeps the last of the {suits} for you"
        case Why.PARTNER:
            return f"leaves your partner's {suits} open"
        case why:
            return str(why.value)


def _list(names: Sequence[str]) -> str:
    if not names:
        return ""
    *rest, last = names
    return f"{', '.join(rest)} and {last}" if rest else last
