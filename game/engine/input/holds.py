"""What is held down, and when a held direction repeats. Time is passed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.engine.input.events import DIRECTIONS, Action, Device, Press, Release

FIRST_REPEAT = 0.35
"""Seconds from a press to its first repeat."""
NEXT_REPEAT = 0.1
"""Seconds between repeats."""


class Hand(NamedTuple):
    """One thing a player holds: the keyboard, or a pad by its instance id."""

    device: Device
    pad: int | None = None


class Control(NamedTuple):
    """A key, button, hat direction or stick of a hand."""

    hand: Hand
    name: tuple[str, int]


@dataclass(slots=True)
class _Lead:
    """The direction of a hand that repeats: the newest still held."""

    action: Action
    due: float


class Holds:
    """Turns controls going down and up into presses, repeats and releases.

    Two controls of one hand that mean the same action make one press.
    """

    def __init__(self) -> None:
        self._held: dict[Control, Action] = {}
        self._leads: dict[Hand, _Lead] = {}

    def down(self, control: Control, action: Action, now: float) -> list[Press]:
        """A control went down; nothing where its action is held already."""
        fresh = control not in self._held and not self._holds(control.hand, action)
        self._held[control] = action
        if not fresh:
            return []
        if action in DIRECTIONS:
            self._leads[control.hand] = _Lead(action, now + FIRST_REPEAT)
        return [Press(action, *control.hand)]

    def up(self, control: Control, now: float) -> list[Release]:
        """A control went up; nothing where it was not held, or another holds its action."""
        action = self._held.pop(control, None)
        if action is None or self._holds(control.hand, action):
            return []
        lead = self._leads.get(control.hand)
        if lead is not None and lead.action is action:
            self._pass_lead(control.hand, now)
        return [Release(action, *control.hand)]

    def due(self, now: float) -> list[Press]:
        """The repeats due by `now`, at most one a hand however late."""
        presses: list[Press] = []
        for hand, lead in self._leads.items():
            if now >= lead.due:
                on_beat = lead.due + NEXT_REPEAT
                lead.due = on_beat if on_beat > now else now + NEXT_REPEAT
                presses.append(Press(lead.action, *hand, repeat=True))
        return presses

    def drop(self, hand: Hand | None = None) -> None:
        """Forgets what a hand, or everyone, holds; no release follows."""
        if hand is None:
            self._held.clear()
            self._leads.clear()
            return
        self._held = {c: action for c, action in self._held.items() if c.hand != hand}
        self._leads.pop(hand, None)

    def _holds(self, hand: Hand, action: Action) -> bool:
        return any(c.hand == hand and a is action for c, a in self._held.items())

    def _pass_lead(self, hand: Hand, now: float) -> None:
        del self._leads[hand]
        for control, action in reversed(self._held.items()):
            if control.hand == hand and action in DIRECTIONS:
                self._leads[hand] = _Lead(action, now + FIRST_REPEAT)
                return
