"""What widgets are drawn with: one set for the whole program, chosen by the size of its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.art import Atlas, Face
from game.engine.palette import Ink

if TYPE_CHECKING:
    from game.engine.art import Art
    from game.engine.font import Font
    from game.engine.palette import Colour, Palette
    from game.engine.sheet import Sheet

ROW = 20
"""Height of a row of widgets at 100 % text, in pixels."""

MARGIN = 8
"""Air between a widget's border and its text."""


@dataclass(frozen=True, slots=True)
class Look:
    """Sheets, letters and colours, at one text scale.

    Attributes:
        scale: 1 for text at 100 %, 2 for 200 %; widgets grow with it, the kit's pixels do not,
            nor does the display cut, which is that large already.
    """

    kit: Sheet
    prompts: Sheet
    body: Font
    display: Font
    palette: Palette
    scale: int = 1

    @classmethod
    def of(cls, art: Art, scale: int | None = None) -> Look:
        """The look of the program's art; in its own text size where none is asked for."""
        scale = scale or art.style.text
        return cls(
            kit=art.sheet(Atlas.KIT),
            prompts=art.sheet(Atlas.PROMPTS),
            body=art.font(Face.BODY, scale),
            display=art.font(Face.DISPLAY),
            palette=art.palette,
            scale=scale,
        )

    @property
    def row(self) -> int:
        """Height of a row of widgets."""
        return ROW if self.scale == 1 else self.body.line_height + MARGIN

    def font(self, face: Face) -> Font:
        """The cut of a face at this scale."""
        return self.display if face is Face.DISPLAY else self.body

    def ink(self, name: str, face: Face = Face.BODY) -> Colour | Ink:
        """A palette colour to write with; the display cut gets its light and outline."""
        return self.palette.ink(name) if face is Face.DISPLAY else self.palette[name]
