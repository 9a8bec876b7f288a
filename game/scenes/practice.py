"""A match that counts for nothing: it is kept nowhere and finishes nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.sitting import Sitting

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.session import Session
    from game.match.thinker import Thinker
    from game.store.trouble import Trouble


class Nowhere:
    """Keeps no record. It has nothing to lose, so that leaving needs no question."""

    on_disk = True

    def append(self, line: str) -> None:
        """Forgets a line."""

    def replace(self, text: str) -> None:
        """Forgets a text."""

    def finish(self, name: str) -> Path | None:
        """Puts nothing among the records."""
        del name
        return None

    def close(self) -> None:
        """Nothing waits for another day."""

    def take_troubles(self) -> tuple[Trouble, ...]:
        """None can come of it."""
        return ()


class Practice(Sitting):
    """A guided round.

    Args:
        session: the match.
        thinker: who decides for the computers.
    """

    def __init__(self, session: Session, thinker: Thinker) -> None:
        super().__init__(session, Nowhere(), thinker, "")
