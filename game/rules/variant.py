"""What a variant is made of: its menu metadata, and its rules once the options are chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.rules.line import Branching
from game.rules.policies.blocked import Blocked
from game.rules.policies.choices import (
    Counting,
    DeadEnds,
    Direction,
    Doubles,
    First,
    Next,
    OverDraw,
    Rotation,
    Stock,
)
from game.rules.policies.going_out import GoingOut
from game.rules.seat import Seating

Chosen = Mapping[str, str]
LONGEST_NUMBER = 4000  # digits; about as many as the language will read
LONGEST_QUOTE = 40


def shown(text: str) -> str:
    """A value as it may stand in a message: quoted, and cut where it is very long."""
    return repr(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…")


def is_whole(text: str) -> bool:
    """Whether a text is a whole number, 0 or more, that can be read."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def _always(_chosen: Chosen) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: its name in RULES.md section 7 and its values, the default first.

    `default_for` gives the default where it follows from other options. `whole` options take any
    whole number from 1; `values` are then what the menu offers. A `fixed` option has one value,
    which a record may state and the menu does not show. `matters` says whether the value can
    change anything, given the other options; the menu hides it where it can't.
    """

    name: str
    values: tuple[str, ...]
    default_for: Callable[[Chosen], str] | None = None
    whole: bool = False
    fixed: bool = False
    matters: Callable[[Chosen], bool] = _always

    def default(self, chosen: Chosen) -> str:
        """The value where none is given, in the light of the options before it."""
        return self.default_for(chosen) if self.default_for else self.values[0]

    def offered(self, chosen: Chosen) -> tuple[str, ...]:
        """The values that the menu offers."""
        return self.values or (self.default(chosen),)

    def fault(self, value: str) -> str | None:
        """What is wrong with a value, and what would be right; None where nothing is."""
        if self.whole:
            if is_whole(value) and int(value) > 0:
                return None
            return (
                f"{self.name} must be a whole number from 1, of at most {LONGEST_NUMBER} digits, "
                f"not {shown(value)}"
            )
        if value in self.values:
            return None
        return f"{self.name} must be {' or '.join(self.values)}, not {shown(value)}"


@dataclass(frozen=True, slots=True)
class Preset:
    """A way of playing that has a name: of a region, a house, a published text.

    `values` differ from the defaults of the options; `source` says who plays or writes it so.
    """

    name: str
    values: Mapping[str, str]
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Policies:
    """Everything about a table that the options leave open, decided."""

    seating: Seating
    hand: int
    target: int
    stock: Stock
    first: First
    next: Next
    direction: Direction
    rotation: Rotation = Rotation.TURN_ORDER
    dead_ends: DeadEnds = DeadEnds.DRAW_ALL
    branching: Branching = Branching.NONE
    counting: Counting = Counting.NONE
    going_out: GoingOut
    blocked: Blocked
    doubles: Doubles = Doubles.OFF
    over_draw: OverDraw = OverDraw.FORBID


@dataclass(frozen=True, slots=True)
class Variant:
    """One rule system as data. `build` turns a complete choice of options into policies.

    `listed` orders the menu. The first of the `presets` has every option at its default.
    """

    name: str
    listed: int
    options: tuple[Option, ...]
    build: Callable[[Chosen], Policies]
    presets: tuple[Preset, ...]

    def option(self, name: str) -> Option | None:
        """The option of that name, or None where the variant has none."""
        return next((option for option in self.options if option.name == name), None)


@dataclass(frozen=True, slots=True)
class Rules:
    """A variant with every option chosen; equal where variant and choices are equal.

    `chosen` holds (option, value) for every option of the variant, in its order.
    """

    variant: str
    chosen: tuple[tuple[str, str], ...]
    policies: Policies

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self.policies.seating

    def value(self, name: str) -> str:
        """The chosen value of an option; raises KeyError where the variant has none such."""
        return dict(self.chosen)[name]
