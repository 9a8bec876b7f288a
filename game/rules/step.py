"""One change of the match: the state after it and what happened on the way."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.events import Event
from game.rules.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """The state after a change, and its events in the order in which they happened."""

    state: State
    events: tuple[Event, ...]
