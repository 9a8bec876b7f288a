"""How a deal is told: lots, the fan-out, who leads and why, and what dealt doubles do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.events import OpenerReason
from game.rules.seat import Seat
from game.rules.tile import double_six
from game.scenes.table import cues as cue
from game.scenes.table.captions import Caption, Side, Unit, Worth, caption
from game.scenes.table.cues import Cue, Sound
from game.scenes.table.script import Script

if TYPE_CHECKING:
    from game.rules.events import Dealt, FiveDoubles, OpenerNamed, PutBack, SixDoubles
    from game.rules.state import State
    from game.scenes.table.pace import Pace
    from game.scenes.table.tell import Telling

FLY = 0.3
GAP = 0.045
GATHER = 0.02
LOT_GAP = 0.35
READ = 1.0
SHOCK = 1.8


def lot_cues(state: State, pace: Pace) -> tuple[Cue, ...]:
    """Before the first deal each seat draws a lot in view; the highest-ranked one leads."""
    script = Script(pace, state.totals)
    script.say(caption("table.lots"))
    for seat, lot in zip(Seat, state.lots, strict=False):
        script.at_once(cue.LeftSpread(), Sound.DRAW)
        script.then(cue.Fly(None, cue.Spread(int(seat)), cue.Plate(seat)), FLY)
        script.at_once(cue.LotShown(seat, lot), Sound.REVEAL)
        script.wait(LOT_GAP)
    best = max(zip(Seat, state.lots, strict=False), key=lambda each: each[1].rank)
    told = caption("table.lot-leads", best[0], "table.lot-leads-own", tile=best[1])
    script.say(told, Sound.DRAW_LOT)
    script.hold(cue.Rest(), READ)
    return script.cues(float("inf"))


def tell_deal(telling: Telling, event: Dealt) -> None:
    """The tiles go out one by one, seat after seat; what is left over is the stock."""
    script, after = telling.script, telling.seen.after
    script.at_once(cue.Cleared(event.number))
    key = "table.dealt-again" if event.again else "table.dealt"
    script.say(caption(key, n=event.number))
    size = after.rules.policies.hand
    index = 0
    for place in range(size):
        for seat in after.rules.seating.seats:
            _deal_one(telling, seat, place, index)
            index += 1
    for place in range(len(double_six()) - index):
        fly = cue.Fly(None, cue.Spread(index + place), cue.Boneyard(place))
        script.at_once(cue.LeftSpread())
        script.along(fly, FLY)
        script.at_once(cue.Stocked(), after=FLY)
        script.wait(GATHER)
    script.wait(FLY)


def _deal_one(telling: Telling, seat: Seat, place: int, index: int) -> None:
    script, size = telling.script, telling.seen.after.rules.policies.hand
    mine = telling.staging.hand if seat is telling.viewer else ()
    fly = cue.Fly(None, cue.Spread(index), cue.Rack(seat, place, size))
    script.at_once(cue.LeftSpread(), Sound.DEAL if index % 2 == 0 else None)
    script.along(fly, FLY)
    script.at_once(cue.Took(seat, mine[place] if mine else None), after=FLY)
    script.wait(GAP)


def tell_opener(telling: Telling, event: OpenerNamed) -> None:
    """Who has the mão, and why."""
    telling.script.at_once(cue.OpenerKnown(event.seat))
    telling.script.say(_opener(telling, event))
    telling.script.then(cue.Rest(), READ)


def _opener(telling: Telling, event: OpenerNamed) -> Caption:
    match event.reason:
        case OpenerReason.HIGHEST:
            own = event.seat is telling.viewer
            values = {"tile": event.tile} if own and event.tile else {}
            key, mine = "table.opens-highest", "table.opens-highest-own"
            return caption(key, event.seat, mine, **values)
        case OpenerReason.LOT:
            return caption("table.opens-lot", event.seat, "table.opens-lot-own")
        case OpenerReason.ROTATION:
            return caption("table.opens-rotation", event.seat, "table.opens-rotation-own")
        case OpenerReason.WON_LAST:
            return caption("table.opens-winner", event.seat, "table.opens-winner-own")


def tell_put_back(telling: Telling, event: PutBack) -> None:
    """Four doubles: they are shown, and everything goes back."""
    _show_doubles(telling, event.seat)
    telling.script.say(caption("table.four-doubles", event.seat, "table.four-doubles-own"))
    telling.script.at_once(cue.Doubled())
    telling.script.hold(cue.Rest(), SHOCK)


def tell_five_doubles(telling: Telling, event: FiveDoubles) -> None:
    """Five doubles: they are shown, and are worth a point."""
    script, rules = telling.script, telling.seen.after.rules
    side = rules.seating.side_of(event.seat)
    worth = Worth(1, Unit.of(rules))
    script.at_once(cue.Showed(event.seat, event.doubles), Sound.REVEAL)
    script.say(
        caption("table.five-doubles", event.seat, "table.five-doubles-own", worth=worth),
        Sound.SCORE,
    )
    script.hold(cue.Rest(), READ)
    script.then(cue.PointsFly(1, side), FLY)
    script.count_to(side, script.totals[side] + 1)
    script.then(cue.Rest(), READ)


def tell_six_doubles(telling: Telling, event: SixDoubles) -> None:
    """Six or seven doubles: the match is won."""
    side = telling.seen.after.rules.seating.side_of(event.seat)
    _show_doubles(telling, event.seat)
    told = caption("table.six-doubles", event.seat, "table.six-doubles-own", side=Side(side))
    telling.script.say(told, Sound.CARROCA)


def _show_doubles(telling: Telling, seat: Seat) -> None:
    revealed = telling.seen.revealed
    if revealed is not None:
        doubles = tuple(sorted(tile for tile in revealed.hands[seat] if tile.is_double))
        telling.script.at_once(cue.Showed(seat, doubles), Sound.REVEAL)
