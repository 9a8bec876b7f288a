"""The costliest move of the last round, looked for in slices so that no frame waits for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING

from game.ai.advice import Adviser, Grade
from game.ai.tiers import find
from game.rules.move import Play
from game.rules.state import Phase
from game.rules.views import view
from game.scenes.scores import decimal
from game.scenes.table.captions import Unit, caption

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.session import Session, Submitted
    from game.rules.seat import Seat
    from game.scenes.table.captions import Caption
    from game.scenes.words import Words

JUDGE = replace(find("lenda")[0], iterations=400)
"""Enough to tell slips from good moves; a round is judged in a second or two."""

SEED = 1
SLICE = 0.004
"""Seconds of a frame that may be spent on it."""

DEAR = frozenset({Grade.SLIP, Grade.BLUNDER})


@dataclass(frozen=True, slots=True)
class Costly:
    """A play that gave something away: `lost` points or stones against `best`."""

    seat: Seat
    move: Play
    best: Play
    lost: float


class Hindsight:
    """Judges every play of the round that has just ended, by what its seat could know.

    Args:
        session: the match.
        clock: seconds on any clock that only goes forward.

    Attributes:
        costliest: what gave most away so far, None where nothing was dear.
    """

    def __init__(self, session: Session, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._rules = session.state.rules
        self._todo = _choices(session.history)
        self._adviser: Adviser | None = None
        self.costliest: Costly | None = None

    @property
    def done(self) -> bool:
        """Whether every play was judged."""
        return not self._todo

    def update(self) -> None:
        """Think on for a slice."""
        end = self._clock() + SLICE
        while self._todo:
            self._step()
            if self._clock() >= end:
                return

    def told(self, text: Words) -> Caption:
        """What came of it."""
        if not self.done:
            return caption("costly.pending")
        found = self.costliest
        if found is None:
            return caption("costly.none")
        kind = "end" if found.best.tile == found.move.tile else "tile"
        unit = Unit.of(self._rules)
        lost = text(f"costly.{unit.value}", n=amount(text, found.lost, unit))
        return caption(
            f"costly.{kind}",
            found.seat,
            f"costly.{kind}-own",
            tile=found.move.tile,
            best=found.best.tile,
            lost=lost,
        )

    def _step(self) -> None:
        """A moment's thought about the next play."""
        done, seat, move = self._todo[0]
        if self._adviser is None:
            self._adviser = Adviser(view(done.before, seat), JUDGE, SEED)
        elif not self._adviser.done:
            self._adviser.step()
        else:
            verdict = self._adviser.verdict(move)
            self._adviser = None
            del self._todo[0]
            dearer = self.costliest is None or verdict.lost > self.costliest.lost
            if verdict.grade in DEAR and isinstance(verdict.best, Play) and dearer:
                self.costliest = Costly(seat, move, verdict.best, verdict.lost)


def amount(text: Words, lost: float, unit: Unit) -> str:
    """Points in whole numbers, as near as such a value is known; stones with a decimal."""
    return str(max(round(lost), 2)) if unit is Unit.POINTS else decimal(text, lost, 1)


def _choices(history: Sequence[Submitted]) -> list[tuple[Submitted, Seat, Play]]:
    """The plays since the last deal that had an alternative."""
    found: list[tuple[Submitted, Seat, Play]] = []
    for done in reversed(history):
        before, seat = done.before, done.before.turn
        if before.phase is not Phase.PLAY or seat is None:
            break
        move = done.after.acts[len(before.acts)].move
        if isinstance(move, Play) and len(view(before, seat).honest) > 1:
            found.append((done, seat, move))
    return found[::-1]
