"""A score of cues: which parts of a movement run when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Timed(Protocol):
    """Anything with a name, a start and a duration can stand in a timeline."""

    @property
    def name(self) -> str:
        """Unique in its timeline."""

    @property
    def start(self) -> float:
        """Seconds after the timeline began, 0 or more."""

    @property
    def duration(self) -> float:
        """Seconds, 0 or more; 0 is a moment, such as a sound."""


@dataclass(frozen=True, slots=True)
class Cue:
    """The plainest cue: a name and its time in seconds."""

    name: str
    start: float
    duration: float


C = TypeVar("C", bound=Timed)


class Timeline(Generic[C]):
    """Cues under one running time. It calls nothing: it is sampled.

    Args:
        cues: in any order.

    Raises:
        ValueError: two cues share a name, or a time is negative.
    """

    def __init__(self, cues: Iterable[C] = ()) -> None:
        ordered = sorted(cues, key=lambda cue: cue.start)
        self._cues: dict[str, C] = {cue.name: cue for cue in ordered}
        if len(self._cues) < len(ordered):
            raise ValueError("two cues of a timeline share a name")
        if any(cue.start < 0 or cue.duration < 0 for cue in ordered):
            raise ValueError("a cue begins before its timeline or lasts less than no time")
        self._waiting = ordered[::-1]
        self._now = 0.0
        self._length = max((cue.start + cue.duration for cue in ordered), default=0.0)

    @property
    def now(self) -> float:
        """Seconds since the beginning, never more than `length`."""
        return self._now

    @property
    def length(self) -> float:
        """Seconds until the last cue is over."""
        return self._length

    @property
    def done(self) -> bool:
        """Whether every cue has begun and is over; an empty timeline is done."""
        return not self._waiting and self._now >= self._length

    def update(self, dt: float) -> tuple[C, ...]:
        """Lets `dt` seconds pass.

        Returns:
            The cues that began, in order of their start, each once in the timeline's life.
        """
        self._now = min(self._now + dt, self._length)
        begun: list[C] = []
        while self._waiting and self._waiting[-1].start <= self._now:
            begun.append(self._waiting.pop())
        return tuple(begun)

    def finish(self) -> tuple[C, ...]:
        """Jumps to the end; returns the cues that had not begun."""
        begun = tuple(reversed(self._waiting))
        self._waiting.clear()
        self._now = self._length
        return begun

    def at(self, name: str) -> float:
        """How far a cue is, 0 (not begun) to 1 (over); KeyError if there is none of that name."""
        cue = self._cues[name]
        if self._now >= cue.start + cue.duration:
            return 1.0
        if self._now <= cue.start:
            return 0.0
        return (self._now - cue.start) / cue.duration

    def running(self) -> Iterator[C]:
        """The cues that have begun and are not over, in order of their start."""
        for cue in self._cues.values():
            if cue.start <= self._now < cue.start + cue.duration:
                yield cue

    def __contains__(self, name: object) -> bool:
        return name in self._cues

    def __iter__(self) -> Iterator[C]:
        return iter(self._cues.values())
