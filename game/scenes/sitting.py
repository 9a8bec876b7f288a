"""A match at the table and what belongs to it, from the first deal to the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.match.seats import Human, only_person
from game.rules.seat import Seat
from game.rules.state import Phase

if TYPE_CHECKING:
    from game.match.session import Session
    from game.match.thinker import Thinker
    from game.rules.variant import Rules
    from game.store.trouble import Trouble


class Keep(Protocol):
    """Where the record of a running match is kept. Nothing here raises."""

    @property
    def on_disk(self) -> bool:
        """Whether the whole record is where another evening finds it."""

    def append(self, line: str) -> None:
        """Adds a line."""

    def replace(self, text: str) -> None:
        """Takes another text for the whole record."""

    def finish(self, name: str) -> Path | None:
        """Puts the finished match among the records; where, or None."""

    def close(self) -> None:
        """Leaves the match for another day."""

    def take_troubles(self) -> tuple[Trouble, ...]:
        """What went wrong since this was last asked."""


class Sitting:
    """One match being played here.

    Attributes:
        session: the match.
        thinker: who decides for the computers.
        kept: where the record of the finished match is, None while it is not.

    Args:
        session: the match.
        keep: where its record is kept.
        thinker: who decides for the computers.
        name: what the record is called once it is finished.
    """

    def __init__(self, session: Session, keep: Keep, thinker: Thinker, name: str) -> None:
        self.session = session
        self.thinker = thinker
        self.kept: Path | None = None
        self._keep = keep
        self._name = name
        self._done = False

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.session.state.rules

    @property
    def viewer(self) -> Seat:
        """The seat at the bottom of the screen: the first that a person has."""
        seated = zip(Seat, self.session.players, strict=False)
        return next((seat for seat, player in seated if isinstance(player, Human)), Seat.A)

    @property
    def spoken_to(self) -> Seat | None:
        """Who is called "you": the one person at the table, nobody where several read along."""
        return only_person(self.session.players)

    @property
    def names(self) -> tuple[str, ...]:
        """Of the players, by seat."""
        return tuple(player.name for player in self.session.players)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.session.state.phase is Phase.MATCH_OVER

    @property
    def on_disk(self) -> bool:
        """Whether the match is kept up to its last action, should the program end now."""
        return self._keep.on_disk

    def take_troubles(self) -> tuple[Trouble, ...]:
        """What went wrong with the record since this was last asked."""
        return self._keep.take_troubles()

    def finish(self) -> None:
        """Puts the record of a finished match on the shelf; once is enough."""
        if self.is_over and not self._done:
            self._done = True
            self.kept = self._keep.finish(self._name)

    def leave(self) -> None:
        """Stands up: a finished match goes on the shelf, another waits for its next day."""
        self.finish()
        if not self._done:
            self._done = True
            self._keep.close()
