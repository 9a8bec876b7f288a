"""What a widget or a form answers to an event."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Activated:
    """A button was pressed, or a row of a list was chosen."""

    name: str


@dataclass(frozen=True, slots=True)
class Changed:
    """A widget has a new value: a choice's, a slider's steps, a row's number, letters."""

    name: str
    value: str | int | bool


@dataclass(frozen=True, slots=True)
class Moved:
    """The focus went to another widget."""

    name: str


@dataclass(frozen=True, slots=True)
class Refused:
    """The event was meant for a widget that cannot do it: disabled, or already at its end."""

    name: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The player wants to leave."""


Outcome = Activated | Changed | Moved | Refused | Cancelled
