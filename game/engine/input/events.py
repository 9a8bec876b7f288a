"""What a scene may be told, whichever device it came from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto


class Action(Enum):
    """What a player means by a key or a pad button."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    CONFIRM = auto()
    CANCEL = auto()
    MENU = auto()
    PREV = auto()
    NEXT = auto()
    SORT = auto()
    HINT = auto()
    INFO = auto()
    SKIP = auto()
    UNDO = auto()
    FULLSCREEN = auto()


DIRECTIONS = frozenset({Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT})


class Device(Enum):
    """Where an event came from; prompts show the buttons of the last one used."""

    MOUSE = auto()
    KEYS = auto()
    PAD = auto()


class Button(Enum):
    """A button of the mouse."""

    LEFT = auto()
    MIDDLE = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class Press:
    """An action began, or a held direction repeats.

    Attributes:
        action: what is meant.
        device: ``KEYS`` or ``PAD``.
        pad: the pad's instance id, None for keys.
        repeat: True where a held direction repeats; the first press is False.
    """

    action: Action
    device: Device
    pad: int | None = None
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Release:
    """The key or button of an earlier `Press` went up. Never sent after `FocusLost`."""

    action: Action
    device: Device
    pad: int | None = None


@dataclass(frozen=True, slots=True)
class Digit:
    """A digit key, 0 to 9, on the row above the letters or on the keypad."""

    value: int


@dataclass(frozen=True, slots=True)
class Point:
    """The pointer moved to canvas pixel (x, y), which may lie outside the canvas."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class PointDown:
    """A mouse button went down at canvas pixel (x, y)."""

    x: int
    y: int
    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class PointUp:
    """A mouse button went up at canvas pixel (x, y). Never sent for a drag that was cancelled."""

    x: int
    y: int
    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class PointLost:
    """The pointer left the window, or something took it: hover ends, a drag is cancelled."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by `dy` notches, upwards positive."""

    dy: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window lost the keyboard: everything held counts as let go, drags are cancelled."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window has the keyboard again."""


@dataclass(frozen=True, slots=True)
class PadFound:
    """A pad can be used from now on.

    Attributes:
        pad: its instance id, new each time it is plugged in.
        name: what the pad calls itself.
        mapped: True where SDL knows its buttons by position.
        guid: 32 hex digits that pads of one make share; empty where nobody says.
    """

    pad: int
    name: str
    mapped: bool
    guid: str = ""


@dataclass(frozen=True, slots=True)
class PadLost:
    """A pad was unplugged or fell asleep."""

    pad: int


@dataclass(frozen=True, slots=True)
class Struck:
    """A key or a pad's button went down while it was wanted as itself (see `Capture`).

    Attributes:
        device: ``KEYS`` or ``PAD``.
        control: its name, as settings spell it.
        pad: the pad's instance id, None for keys.
    """

    device: Device
    control: str
    pad: int | None = None


@dataclass(frozen=True, slots=True)
class Unstruck:
    """What was struck went up again."""

    device: Device
    control: str
    pad: int | None = None


@dataclass(frozen=True, slots=True)
class KeysPrinted:
    """What is printed on the keys under the layout in use: at the start, and when it changes.

    Attributes:
        labels: by scancode, of the keys that have a character of their own.
    """

    labels: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class SoundLost:
    """The device that sound was playing on is gone."""


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The window's close button, or the system, asks the game to end."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window is now w x h screen pixels, or lost its picture: it must be drawn again."""

    w: int
    h: int


InputEvent = (
    Press
    | Release
    | Digit
    | Point
    | PointDown
    | PointUp
    | PointLost
    | Wheel
    | FocusLost
    | FocusGained
    | PadFound
    | PadLost
    | Struck
    | Unstruck
    | KeysPrinted
    | SoundLost
    | QuitAsked
    | Resized
)
