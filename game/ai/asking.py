"""What is asked of a thinker, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.rules.move import Move
from game.rules.view import View


class Ask(Protocol):
    """A decision that is wanted; any object with these fields will do."""

    @property
    def ticket(self) -> int:
        """Comes back in the answer."""

    @property
    def view(self) -> View:
        """All that the seat on turn may know."""

    @property
    def tier(self) -> str:
        """How strong the answer should be."""

    @property
    def seed(self) -> int:
        """Makes the decision repeatable."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision; `iterations` as in `Chosen`."""

    ticket: int
    move: Move
    iterations: int
