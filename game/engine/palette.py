"""The palette at run time: colours by ramp and step, and inks to write with."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

Colour = tuple[int, int, int]
"""Red, green, blue, each 0-255."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours that a line of text is written in.

    Attributes:
        face: The letters themselves.
        light: Their lit top edge (display cut only).
        shade: Their lower half (display cut only).
        edge: Their outline (display cut only); None leaves it out.
        shadow: A copy one pixel down and right, under everything (any cut); None for none.
    """

    face: Colour
    light: Colour
    shade: Colour
    edge: Colour | None
    shadow: Colour | None = None


@dataclass(frozen=True, slots=True)
class Palette:
    """At most 32 colours, named by ramp and step from dark to light: `ink0` … `bone4`."""

    colours: dict[str, Colour]

    @classmethod
    def load(cls, path: Path) -> Palette:
        """Reads `palette.json`: names to `#rrggbb`."""
        named = json.loads(path.read_text("utf-8"))
        return cls({name: _colour(code) for name, code in named.items()})

    def __getitem__(self, name: str) -> Colour:
        """The colour of a name; KeyError where there is none."""
        return self.colours[name]

    def ink(self, name: str, *, shadow: str | None = None) -> Ink:
        """Writes in a colour: lit by the next step of its ramp, shaded by the one below."""
        return Ink(
            face=self[name],
            light=self.step(name, 1),
            shade=self.step(name, -1),
            edge=self["ink0"],
            shadow=self[shadow] if shadow else None,
        )

    def flat(self, name: str) -> Ink:
        """Writes in a single colour without an outline, as on paper."""
        colour = self[name]
        return Ink(face=colour, light=colour, shade=colour, edge=None)

    def step(self, name: str, by: int) -> Colour:
        """The colour so many steps lighter (darker if negative) in the same ramp, at most."""
        ramp, place = name[:-1], int(name[-1]) + by
        steps = [colour for other, colour in self.colours.items() if other[:-1] == ramp]
        return steps[min(max(place, 0), len(steps) - 1)]


def _colour(code: str) -> Colour:
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue
