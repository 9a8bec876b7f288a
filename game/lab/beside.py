"""A match on the screen while the strongest tier thinks beside it, as in the game."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle, islice

from game.ai.thinker import WorkerThinker
from game.ai.tiers import names
from game.engine.clock import Ticker
from game.engine.screen.compose import Look
from game.engine.screen.offscreen import OffscreenPresenter
from game.engine.screen.scanlines import Scanlines
from game.lab.film import EVERY, SIZE, act, show
from game.lab.studio import Studio
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.state import Phase
from game.rules.tile import double_six
from game.rules.variant import Rules
from game.rules.variants import resolve
from game.rules.view import View
from game.rules.views import view
from game.store.shipped import assets_dir

LATE = 20.0
"""Milliseconds from one frame to the next above which it is seen to come late."""

TABLES = (("all-fives", "2"), ("express", "2x2"))
VIEWS = 60
"""Decisions of every table, asked for in turn and over again."""

LEAST = 2
"""Decisions without which the match is shown for longer, on a machine that has other work."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One decision for the thinker."""

    ticket: int
    view: View
    tier: str
    seed: int


@dataclass(slots=True)
class Busy:
    """Keeps a thinker thinking; `times` are the seconds from every ask to its answer's frame."""

    thinker: WorkerThinker
    views: Iterator[View]
    times: list[float] = field(default_factory=list)
    asked_at: float = 0.0

    def tend(self) -> None:
        """Takes the answer, if there is one, and asks for the next decision."""
        if self.asked_at:
            if self.thinker.poll() is None:
                return
            self.times.append(time.monotonic() - self.asked_at)
        self.asked_at = time.monotonic()
        number = len(self.times)
        self.thinker.ask(Asked(number, next(self.views), names()[-1], number))


def beside(seconds: float) -> dict[str, dict[str, float]]:
    """Shows a match at sixty frames a second, first with no thinker at all, then with a busy one.

    The first decision is a cold one: the process that thinks has only just been started.

    Args:
        seconds: of the match, each time; beside the thinker more, until it has decided twice.

    Returns:
        For `alone` and `thinking` how many frames there were, which share of them came more than
        20 ms after the one before, in per cent, and the longest wait in milliseconds; for
        `decisions` how many there were, and milliseconds: the first, the 95th of a hundred and
        the longest.
    """
    found = {"alone": _waits(seconds, None)}
    with closing(WorkerThinker(time.monotonic)) as thinker:
        busy = Busy(thinker, cycle(list(_decisions())))
        found["thinking"] = _waits(seconds, busy)
    times = [taken * 1000 for taken in busy.times]
    first, times = times[0], sorted(times)
    found["decisions"] = {
        "count": len(times),
        "first_ms": round(first, 1),
        "p95_ms": round(times[len(times) * 95 // 100], 1),
        "max_ms": round(times[-1], 1),
    }
    return found


def _waits(seconds: float, busy: Busy | None) -> dict[str, float]:
    presenter = OffscreenPresenter(SIZE, Look(scanlines=Scanlines.SOFT))
    studio = Studio(presenter, assets_dir(), "pt_BR")
    studio.go("play")
    waits = sorted(_paced(studio, presenter, seconds, busy))
    presenter.close()
    late = sum(wait > LATE for wait in waits)
    return {
        "frames": len(waits),
        "late_percent": round(100 * late / len(waits), 2),
        "max_ms": round(waits[-1], 1),
    }


def _paced(
    studio: Studio, presenter: OffscreenPresenter, seconds: float, busy: Busy | None
) -> Iterator[float]:
    """Milliseconds between the frames of a loop like the program's."""
    ticker = Ticker(time.monotonic)
    last, end, number = time.monotonic(), time.monotonic() + seconds, 0
    while last < end or (busy is not None and len(busy.times) < LEAST):
        if number % EVERY == 0:
            act(studio)
        if busy is not None:
            busy.tend()
        show(studio, presenter, ticker.tick())
        time.sleep(ticker.rest())
        now = time.monotonic()
        yield (now - last) * 1000
        last, number = now, number + 1


def _decisions() -> Iterator[View]:
    """Choices as they come up in play, of the tables by turns."""
    rng = random.Random(1)
    sources = [_choices(resolve(name, {"seats": seats}), rng) for name, seats in TABLES]
    for views in zip(*(islice(source, VIEWS) for source in sources), strict=True):
        yield from views


def _choices(rules: Rules, rng: random.Random) -> Iterator[View]:
    while True:
        state = new_match(rules)
        while state.phase in (Phase.NEW, Phase.PUT_BACK):
            order = tuple(rng.sample(double_six(), len(double_six())))
            state = deal(state, deal_order(rules, order)).state
        while state.turn is not None:
            seen = view(state, state.turn)
            if len(seen.honest) > 1:
                yield seen
            state = apply(state, state.turn, rng.choice(legal(state))).state
