"""What a match wants of whatever thinks for the computer players.

Only the shape is said here: this package and the one that thinks know nothing of each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.rules.move import Move
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision that is wanted.

    `ticket` comes back in the answer, so that a late one can be told from the one waited for;
    the same `view`, `tier` and `seed` always ask for the same move.
    """

    ticket: int
    view: View
    tier: str
    seed: int


class Answer(Protocol):
    """A decision; `iterations` are what it took, so that it can be repeated."""

    @property
    def ticket(self) -> int:
        """The ticket of the ask."""

    @property
    def move(self) -> Move:
        """The chosen move."""

    @property
    def iterations(self) -> int:
        """How much was thought, in the thinker's own unit."""


class Thinker(Protocol):
    """Thinks off the main loop. No method waits, and none raises."""

    def ask(self, ask: Ask, /) -> None:
        """Begin to think; whatever was being thought about is dropped."""

    def poll(self) -> Answer | None:
        """The next answer, if one has come; it may be that of an ask which was dropped."""

    def cancel(self) -> None:
        """Drop what is being thought about."""

    def close(self) -> None:
        """Stop for good."""
