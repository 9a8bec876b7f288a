"""The round so far in words, as one seat saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.events import Dealt
from game.scenes.table.choreography import cues
from game.scenes.table.cues import Said
from game.scenes.table.pace import Speed
from game.scenes.table.tell import Staging
from game.scenes.table.witness import witness

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.match.session import Session, Submitted
    from game.rules.seat import Seat
    from game.scenes.table.captions import Caption, Teller


def chronicle(session: Session, viewer: Seat, teller: Teller) -> list[str]:
    """The sentences of the round, oldest first; empty before the first deal."""
    return retold(_round(session), viewer, teller)


def retold(history: Sequence[Submitted], viewer: Seat, teller: Teller) -> list[str]:
    """The sentences of any part of a match, oldest first."""
    told = [caption for done in history for caption in _said(done, viewer)]
    return [teller.tell(caption) for caption in told]


def _round(session: Session) -> tuple[Submitted, ...]:
    history = session.history
    number = session.state.number
    start = next(
        (
            index
            for index, done in enumerate(history)
            if any(isinstance(event, Dealt) and event.number == number for event in done.events)
        ),
        len(history),
    )
    return history[start:]


def _said(done: Submitted, viewer: Seat) -> Iterator[Caption]:
    """What was said of one thing: the same as the caption line said."""
    seen = witness(done, viewer)
    hand = tuple(sorted(seen.after.hand, reverse=True))
    for each in cues(seen, Staging(Speed.NORMAL.pace, hand)):
        if isinstance(each.act, Said) and each.act.caption is not None:
            yield each.act.caption
