"""What a seat sees and may do, looked up once for each state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.reach import reach

if TYPE_CHECKING:
    from game.match.session import Session
    from game.rules.seat import Seat
    from game.rules.state import State
    from game.rules.view import View
    from game.scenes.table.reach import Reach


class Sight:
    """Remembers the latest look."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._latest: tuple[State, Seat, View, Reach | None] | None = None

    def of(self, seat: Seat) -> tuple[View, Reach | None]:
        """What a seat knows, and what it may do now."""
        state, looked = self._session.state, self._latest
        if looked is None or looked[0] is not state or looked[1] is not seat:
            view = self._session.view(seat)
            looked = self._latest = state, seat, view, reach(view)
        return looked[2], looked[3]
