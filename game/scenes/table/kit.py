"""Everything that a table scene is given; it takes nothing from anywhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from game.scenes.table.preferences import Preferences

if TYPE_CHECKING:
    from game.engine.art import Art
    from game.engine.scene import Transition
    from game.layout.tray import Order
    from game.levels.level import Level
    from game.match.session import Session
    from game.match.turns import Turns
    from game.rules.result import RoundResult
    from game.rules.seat import Seat
    from game.scenes.devices import LastDevice
    from game.scenes.sound import Sound
    from game.scenes.words import Words


class Interruption(Enum):
    """Why the table is left for the pause menu."""

    ASKED = auto()
    FOCUS_LOST = auto()
    PAD_LOST = auto()


def silent(_sentence: str) -> None:
    """Tells nobody."""


class Pause(Protocol):
    """Leads to the pause menu."""

    def __call__(
        self,
        why: Interruption,
        whose: Seat | None = None,
        hint: Callable[[], None] | None = None,
        /,
    ) -> Transition:
        """The way there; `hint` asks for one at the table, where there is a move to advise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableKit:
    """What a table is made of.

    Attributes:
        session: the match.
        turns: drives the computers' seats.
        viewer: the seat whose hand is shown, at the bottom.
        level: where things lie.
        wears: what is drawn with; asked again and again, so that a change is seen at once.
        text: the catalogue.
        preferences: asked again and again, so that a change is seen at once.
        sound: where cues go.
        device: the device used last; something else hears the events for it.
        remember: told when the player orders the hand another way.
        after_round: what follows a finished round. When the scene it pushes is popped, the table
            goes on: with the next round, or, the match being over, with the table to look at.
        pause: the pause menu, and why; with a lost pad, the seat that it belonged to, if it did.
        tune: the piece of music that is played at this table; its tighter version ends in `_match`.
        clock: seconds on any clock that only goes forward; bounds what a frame may think.
        narrate: is told every sentence once, for a log or a screen reader.
        captions: is told what is heard, in words.
    """

    session: Session
    turns: Turns
    viewer: Seat
    level: Level
    wears: Callable[[], Art]
    text: Words
    preferences: Callable[[], Preferences]
    sound: Sound
    device: LastDevice
    remember: Callable[[Order], None]
    after_round: Callable[[Session, RoundResult], Transition]
    pause: Pause
    tune: str = "boteco"
    clock: Callable[[], float] = monotonic
    narrate: Callable[[str], None] = silent
    captions: Callable[[str], None] = silent

    @property
    def art(self) -> Art:
        """What is drawn with at this moment."""
        return self.wears()
