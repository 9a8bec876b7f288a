"""How a turn is told: a tile laid and counted, draws, a pass, the turn moving on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.events import Drew
from game.scenes.table import cues as cue
from game.scenes.table.captions import Called, Unit, Worth, caption
from game.scenes.table.cues import Sound
from game.scenes.table.shown import doing

if TYPE_CHECKING:
    from game.rules.events import (
        ArmsOpened,
        Counted,
        OverDrew,
        Passed,
        SpinnerSet,
        TileLaid,
        TurnPassed,
    )
    from game.scenes.table.captions import Caption
    from game.scenes.table.tell import Telling
    from game.scenes.table.witness import DrewUnseen

FLY = 0.34
SETTLE = 0.1
REGROUP = 0.45
RINGS = 0.55
GLOW = 0.4
TERM = 0.14
QUICK_SUM = 0.3
SUM = 0.32
POINTS_FLY = 0.42
PAUSE = 0.15
KNOCK = 0.85
DRAW = 0.34
DRAW_QUICKER = 0.04
DRAW_QUICKEST = 0.14
SHOCK = 1.6
FIVE = 5


def tell_tile(telling: Telling, event: TileLaid) -> None:
    """The tile flies to its socket and lands with a clack; a hand's last is banged down."""
    script, before = telling.script, telling.seen.before.line
    socket = cue.Socket(before, event.tile, event.arm)
    script.at_once(cue.Lifted(event.seat, event.tile), Sound.LIFT)
    script.then(cue.Fly(event.tile, telling.place_of(event.seat), socket), FLY)
    last = telling.seen.before.counts[event.seat] == 1
    script.at_once(cue.Landed(event.tile, event.arm), Sound.SLAM if last else Sound.CLACK)
    script.at_once(cue.Doing(event.seat, *_drawn_before(telling, event)))
    called = Called(event.tile.high, event.tile.low)
    told = caption("table.played", event.seat, "table.played-own", tile=event.tile, called=called)
    script.say(told)
    script.wait(SETTLE)


def tell_spinner(telling: Telling, event: SpinnerSet) -> None:
    """The line regroups about the spinner, which announces itself."""
    script, before, after = telling.script, telling.seen.before.line, telling.seen.after.line
    if before.laid:
        script.then(cue.Regroup(before, after), REGROUP, Sound.SLIDE)
    script.say(caption("table.spinner", tile=event.tile))
    script.then(cue.SpinnerRings(event.tile), RINGS, Sound.SPINNER)


def tell_arms(telling: Telling, _event: ArmsOpened) -> None:
    """The spinner's other two sides open."""
    ends = telling.seen.after.line.ends
    spinner = telling.seen.after.line.spinner
    arms = tuple(end.arm for end in ends if end.tip == spinner)
    telling.script.say(caption("table.arms-open"))
    telling.script.then(cue.Glow(arms), GLOW, Sound.SPINNER)


def tell_count(telling: Telling, event: Counted) -> None:
    """The ends light term by term, the sum forms, points fly to the score and are counted."""
    script = telling.script
    if not event.points:
        script.at_once(cue.Lit(len(event.terms)))
        script.at_once(cue.Summed(0))
        script.then(cue.Rest(), QUICK_SUM)
        script.at_once(cue.Lit(None))
        return
    for number in range(1, len(event.terms) + 1):
        script.at_once(cue.Lit(number), Sound.COUNT, pitch=number - 1)
        script.wait(TERM)
    script.at_once(cue.Summed(event.points), Sound.SCORE, pitch=event.points // FIVE - 1)
    script.say(_sum_of(telling, event))
    script.then(cue.Rest(), SUM)
    side = telling.seen.after.rules.seating.side_of(event.seat)
    script.then(cue.PointsFly(event.points, side), POINTS_FLY)
    script.count_to(side, script.totals[side] + event.points)
    script.wait(PAUSE)
    script.at_once(cue.Lit(None))


def tell_draw(telling: Telling, event: Drew | DrewUnseen) -> None:
    """One tile of the stock goes to a hand, counted, quicker each time."""
    script, seen, seat = telling.script, telling.seen, event.seat
    did = doing(seen.after.acts, seat)
    number = did.drawn if did else 1
    seconds = max(DRAW_QUICKEST, DRAW - DRAW_QUICKER * (number - 1))
    count = seen.after.counts[seat]
    rack = cue.Rack(seat, count - 1, count)
    script.at_once(cue.LeftStock(), Sound.DRAW)
    script.at_once(cue.Doing(seat, number, passed=False))
    script.say(caption("table.drew", seat, "table.drew-own", n=number))
    script.then(cue.Fly(None, cue.Boneyard(seen.before.stock - 1), rack), seconds)
    script.at_once(cue.Took(seat, event.tile if isinstance(event, Drew) else None))
    script.wait(SETTLE)


def tell_pass(telling: Telling, event: Passed) -> None:
    """One knock, one caption, and a plate that stays."""
    script = telling.script
    did = doing(telling.seen.after.acts, event.seat)
    script.at_once(did or cue.Doing(event.seat, 0, passed=True))
    script.say(caption("table.passed", event.seat, "table.passed-own"))
    own = event.seat is telling.viewer
    script.then(cue.Knock(event.seat), KNOCK, Sound.PASS if own else Sound.KNOCK)


def tell_over_draw(telling: Telling, event: OverDrew) -> None:
    """A seat drew though it could play: points off, and the deal is void."""
    script, rules = telling.script, telling.seen.after.rules
    side = rules.seating.side_of(event.seat)
    worth = Worth(event.penalty, Unit.of(rules))
    script.at_once(cue.TurnTo(None), Sound.REFUSE)
    script.say(caption("table.over-drew", event.seat, "table.over-drew-own", worth=worth))
    script.count_to(side, script.totals[side] - event.penalty)
    script.hold(cue.Rest(), SHOCK)


def tell_turn(telling: Telling, event: TurnPassed) -> None:
    """The marker moves on, last of all."""
    sound = Sound.TURN if event.seat is telling.viewer else None
    telling.script.at_once(cue.TurnTo(event.seat), sound)


def _drawn_before(telling: Telling, event: TileLaid) -> tuple[int, bool]:
    did = doing(telling.seen.after.acts, event.seat)
    return (did.drawn, did.passed) if did else (0, False)


def _sum_of(telling: Telling, event: Counted) -> Caption:
    terms = " + ".join(str(term.points) for term in event.terms)
    worth = Worth(event.points, Unit.of(telling.seen.after.rules))
    key, own = "table.scored", "table.scored-own"
    if len(event.terms) == 1:
        key, own = "table.scored-alone", "table.scored-alone-own"
    return caption(key, event.seat, own, terms=terms, n=event.count, worth=worth)
