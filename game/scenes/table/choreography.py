"""From what a seat saw happen to the cues that tell it. Pure: the same in, the same out.

The order is always: the tile lands, the ends are summed, points fly and are counted, the turn
moves on. Every seat's tile travels the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Any

from game.rules import events as happened
from game.scenes.table.script import Script
from game.scenes.table.tell import Staging, Telling
from game.scenes.table.tell_deal import (
    tell_deal,
    tell_five_doubles,
    tell_opener,
    tell_put_back,
    tell_six_doubles,
)
from game.scenes.table.tell_ending import tell_round_end
from game.scenes.table.tell_turn import (
    tell_arms,
    tell_count,
    tell_draw,
    tell_over_draw,
    tell_pass,
    tell_spinner,
    tell_tile,
    tell_turn,
)
from game.scenes.table.witness import DrewUnseen

if TYPE_CHECKING:
    from game.scenes.table.cues import Cue
    from game.scenes.table.witness import Seen, Witnessed


def cues(seen: Witnessed, staging: Staging) -> tuple[Cue, ...]:
    """The timeline of one submitted deal or move."""
    script = Script(staging.pace, seen.before.totals)
    telling = Telling(script, seen, staging)
    for event in seen.events:
        _tell(telling, event)
    short = all(isinstance(event, _SHORT) for event in seen.events)
    return script.cues(staging.pace.ceiling if short else inf)


_TELLERS: dict[type[Seen], Callable[[Telling, Any], None]] = {
    happened.Dealt: tell_deal,
    happened.OpenerNamed: tell_opener,
    happened.TileLaid: tell_tile,
    happened.SpinnerSet: tell_spinner,
    happened.ArmsOpened: tell_arms,
    happened.Counted: tell_count,
    happened.Drew: tell_draw,
    DrewUnseen: tell_draw,
    happened.Passed: tell_pass,
    happened.PutBack: tell_put_back,
    happened.FiveDoubles: tell_five_doubles,
    happened.SixDoubles: tell_six_doubles,
    happened.OverDrew: tell_over_draw,
    happened.TurnPassed: tell_turn,
    happened.RoundEnded: tell_round_end,
}

_SHORT = (
    happened.TileLaid,
    happened.SpinnerSet,
    happened.ArmsOpened,
    happened.Counted,
    happened.Drew,
    DrewUnseen,
    happened.Passed,
    happened.TurnPassed,
)


def _tell(telling: Telling, event: Seen) -> None:
    teller = _TELLERS.get(type(event))
    if teller is not None:
        teller(telling, event)
