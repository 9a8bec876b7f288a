"""Whose hand lies at the bottom of the screen, and whether it may be seen.

With one person that person sits there for good. With several the seat on turn does, behind a card
that is taken away by whoever plays it; between turns the hand lies face down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import Action, Press
from game.match.seats import Human

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.match.seats import Seats
    from game.rules.seat import Seat, Seating

SEVERAL = 2


class Chair:
    """The chair before the screen.

    Args:
        seating: the seats.
        players: who sits there.
        viewer: the person who sits down first.

    Attributes:
        viewer: the seat at the bottom.
        people: the seats that persons play.
        due: the person that the screen is being passed on to, else None.
    """

    def __init__(self, seating: Seating, players: Seats, viewer: Seat) -> None:
        self.viewer = viewer
        seats = zip(seating.seats, players, strict=True)
        self.people = tuple(seat for seat, player in seats if isinstance(player, Human))
        self.due: Seat | None = None
        self._taken = not self.shared
        self._owner: dict[int, Seat] = {}

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self.people) >= SEVERAL

    @property
    def covered(self) -> bool:
        """Whether the hand at the bottom lies face down."""
        return not self._taken

    def seats(self, turn: Seat | None) -> bool:
        """Whether the person on turn sits there and sees the hand."""
        return turn is self.viewer and turn in self.people and self._taken

    def pass_on(self, seat: Seat) -> None:
        """A person who does not sit there is on turn: a card says so."""
        self.due, self._taken = seat, False

    def rise(self) -> None:
        """The turn of the one who sits there is over."""
        self._taken = not self.shared

    def take(self, pad: int | None = None) -> Seat | None:
        """The one whom the card names sits down, with a pad in the hand; None without a card."""
        seat = self.due
        if seat is None:
            return None
        if pad is not None:
            self._owner.setdefault(pad, seat)
        self.viewer, self.due, self._taken = seat, None, True
        return seat

    def lose(self, pad: int) -> Seat | None:
        """A pad is gone, and belongs to nobody any more; whose it was."""
        return self._owner.pop(pad, None)

    def minds(self, event: InputEvent, turn: Seat | None) -> bool:
        """Whether an event comes from a pad that belongs to somebody else than is on turn.

        A pad belongs to whoever takes a card with it. As long as all cards are taken with one, it
        goes from hand to hand.
        """
        if not isinstance(event, Press) or event.pad is None or event.action is Action.MENU:
            return False
        owner, several = self._owner.get(event.pad), len(set(self._owner.values())) > 1
        return several and owner is not None and turn in self.people and owner is not turn
