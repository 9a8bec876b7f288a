"""The palette file: names, colours, and where a colour sits in its ramp."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).with_name("palette.txt")
CLEAR = 0
"""Index of "no paint"."""

SHADE_ALPHA = 112
"""Opacity, 0-255, of the one see-through index: a shadow that lets the felt show."""


class ArtError(ValueError):
    """A source of the art does not say what it should: file, line and remedy."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by name, and the indices that grids of pixels are made of.

    Index 0 is clear, 1 to n are the colours in file order, n + 1 is the see-through shade.
    """

    colours: dict[str, tuple[int, int, int]]

    @property
    def shade(self) -> int:
        """The index of the see-through shadow."""
        return len(self.colours) + 1

    def index(self, name: str) -> int:
        """The index of a colour such as `brass2`; `clear` and `shade` have one too."""
        if name == "clear":
            return CLEAR
        if name == "shade":
            return self.shade
        try:
            return list(self.colours).index(name) + 1
        except ValueError:
            raise ArtError(f"no colour is called {name!r}; see palette.txt") from None

    def entries(self) -> list[tuple[int, int, int, int]]:
        """Red, green, blue, opacity (0-255 each) of every index in turn."""
        solid = [(*rgb, 255) for rgb in self.colours.values()]
        return [(0, 0, 0, 0), *solid, (*self.colours["ink0"], SHADE_ALPHA)]


def load_palette(source: Path = SOURCE) -> Palette:
    """Reads a palette file.

    Raises:
        ArtError: a line is not a ramp name followed by `#rrggbb` colours.
    """
    colours: dict[str, tuple[int, int, int]] = {}
    for number, line in enumerate(source.read_text("utf-8").splitlines(), 1):
        words = line.split(" # ")[0].split()
        if not words or words[0].startswith("#"):
            continue
        ramp, *codes = words
        for step, code in enumerate(codes):
            if len(code) != len("#rrggbb"):
                raise ArtError(f"{source.name}:{number}: {code!r} is not #rrggbb")
            red, green, blue = bytes.fromhex(code[1:])
            colours[f"{ramp}{step}"] = (red, green, blue)
    return Palette(colours)
