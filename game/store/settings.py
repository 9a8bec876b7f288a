"""What the player has chosen, and remembers from one start to the next.

A new setting is one line of `Settings`: its default, and what a file may say for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any, cast

from game.store.versions import Document

LONGEST = 64  # characters of a name
Options = Mapping[str, Mapping[str, str]]
Read = Callable[[object], object]


class HandOrder(StrEnum):
    """How the player's hand is ordered."""

    SUIT = "suit"
    WEIGHT = "weight"
    BY_HAND = "by-hand"


class Speed(StrEnum):
    """How fast the table tells what happens."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    TURBO = "turbo"
    STEP = "step"
    """As normal, but every other player's action waits for a press."""


class Display(StrEnum):
    """What the game covers."""

    FULL_SCREEN = "full-screen"
    WINDOW = "window"


class Scaling(StrEnum):
    """How the canvas fills an odd screen."""

    WHOLE = "whole"
    """Whole pixels only, with a bezel around."""
    FIT = "fit"


class Crt(StrEnum):
    """How much of an old screen's look."""

    OFF = "off"
    SOFT = "soft"
    FULL = "full"


class TextSize(StrEnum):
    """How large everything is written, in per cent."""

    NORMAL = "100"
    LARGE = "200"


class Halves(StrEnum):
    """What stands for a number in the half of a tile."""

    PIPS = "pips"
    NUMERALS = "numerals"


class Glyphs(StrEnum):
    """Whose buttons prompts show for a pad."""

    AUTO = "auto"
    """The pad's own, as far as it says what it is."""
    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    DECK = "deck"


class Switch(StrEnum):
    """Whether something is wanted."""

    ON = "on"
    OFF = "off"


def _name(value: object) -> str:
    if isinstance(value, str) and value.isprintable() and len(value) <= LONGEST:
        return value
    raise ValueError("a short text")


def _percent(value: object) -> int:
    if type(value) is int and 0 <= value <= 100:  # noqa: PLR2004 - a hundred per cent
        return value
    raise ValueError("a whole number from 0 to 100")


def _options(value: object) -> Options:
    if not isinstance(value, dict):
        raise TypeError("options by variant")
    return MappingProxyType({_name(key): _chosen(chosen) for key, chosen in value.items()})


def _chosen(value: object) -> Mapping[str, str]:
    if not isinstance(value, dict):
        raise TypeError("values by option")
    return MappingProxyType({_name(key): _name(chosen) for key, chosen in value.items()})


def _one_of(choices: type[StrEnum]) -> Read:
    return lambda value: choices(cast("str", value))


def _by(read: Read) -> dict[str, Read]:
    return {"read": read}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything remembered; `dataclasses.replace` changes it.

    `options` are the house rules last chosen, seats and target included, for each variant.
    `unknown` is what the file holds besides, of a newer game perhaps: it is written back.
    """

    language: str = field(default="", metadata=_by(_name))
    """A language's code; empty for the system's."""
    variant: str = field(default="all-fives", metadata=_by(_name))
    people: str = field(default="h", metadata=_by(_name))
    """Who of a table's seats are people: `h` for each and `c` for a computer, by seat."""
    tier: str = field(default="parceiro", metadata=_by(_name))
    options: Options = field(default_factory=dict, metadata=_by(_options))
    hand_order: HandOrder = field(default=HandOrder.SUIT, metadata=_by(_one_of(HandOrder)))
    speed: Speed = field(default=Speed.NORMAL, metadata=_by(_one_of(Speed)))
    display: Display = field(default=Display.FULL_SCREEN, metadata=_by(_one_of(Display)))
    scaling: Scaling = field(default=Scaling.WHOLE, metadata=_by(_one_of(Scaling)))
    crt: Crt = field(default=Crt.OFF, metadata=_by(_one_of(Crt)))
    text_size: TextSize = field(default=TextSize.NORMAL, metadata=_by(_one_of(TextSize)))
    halves: Halves = field(default=Halves.PIPS, metadata=_by(_one_of(Halves)))
    contrast: Switch = field(default=Switch.OFF, metadata=_by(_one_of(Switch)))
    """Whether light and dark lie further apart."""
    music: int = field(default=60, metadata=_by(_percent))
    effects: int = field(default=80, metadata=_by(_percent))
    ambience: int = field(default=80, metadata=_by(_percent))
    """How loud the room is."""
    shake: int = field(default=100, metadata=_by(_percent))
    flash: int = field(default=100, metadata=_by(_percent))
    particles: int = field(default=100, metadata=_by(_percent))
    hit_stop: int = field(default=100, metadata=_by(_percent))
    scenery: int = field(default=100, metadata=_by(_percent))
    """How much the room behind the table moves."""
    suit_counter: Switch = field(default=Switch.OFF, metadata=_by(_one_of(Switch)))
    """How many tiles of each suit have been seen."""
    sound_words: Switch = field(default=Switch.OFF, metadata=_by(_one_of(Switch)))
    """Sounds are written on the screen too."""
    pass_memory: Switch = field(default=Switch.ON, metadata=_by(_one_of(Switch)))
    """Who has passed on what."""
    auto_play: Switch = field(default=Switch.OFF, metadata=_by(_one_of(Switch)))
    """Forced moves and passes play themselves."""
    keys: Mapping[str, str] = field(default_factory=dict, metadata=_by(_chosen))
    """The keys of the actions that have other keys than usual, by name, with spaces between."""
    pad: Mapping[str, str] = field(default_factory=dict, metadata=_by(_chosen))
    """The same for the buttons of pads that are known by position."""
    pads: Options = field(default_factory=dict, metadata=_by(_options))
    """The same for each pad that is not, by its GUID; empty where it is left as it is."""
    swap_buttons: Switch = field(default=Switch.OFF, metadata=_by(_one_of(Switch)))
    """Confirm and cancel change places on pads."""
    glyphs: Glyphs = field(default=Glyphs.AUTO, metadata=_by(_one_of(Glyphs)))
    unknown: Mapping[str, object] = field(default_factory=dict)


def settings_from(document: Document) -> tuple[Settings, tuple[str, ...]]:
    """Read settings, each for itself; also the names of those whose value was no good."""
    known = {one.name: one for one in fields(Settings) if one.metadata}
    unknown = {key: value for key, value in document.items() if key not in known}
    values: dict[str, Any] = {}
    faults = []
    for name in known.keys() & document.keys():
        try:
            values[name] = _reader(known[name])(document[name])
        except (TypeError, ValueError):
            faults.append(name)
    return Settings(**values, unknown=unknown), tuple(sorted(faults))


def document_of(settings: Settings) -> Document:
    """What goes into the file."""
    named = {one.name: getattr(settings, one.name) for one in fields(Settings) if one.metadata}
    plain = {name: _plain(value) for name, value in named.items()}
    return {**settings.unknown, **plain}


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return value


def _reader(one: Field[object]) -> Read:
    return cast("Read", one.metadata["read"])
