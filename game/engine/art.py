"""What is drawn with: palette, letters and sheets, each read when it is first asked for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.engine.font import Font
from game.engine.palette import Palette
from game.engine.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path

    from game.engine.palette import Colour


class Face(Enum):
    """The cuts of the typeface."""

    BODY = "body"
    DISPLAY = "display"


class Contrast(Enum):
    """How far light and dark lie apart."""

    PLAIN = "plain"
    HIGH = "high"


class Halves(Enum):
    """What stands for a number in the half of a tile."""

    PIPS = "pips"
    NUMERALS = "numerals"


@dataclass(frozen=True, slots=True)
class Style:
    """How everything is drawn.

    Attributes:
        text: whole factor of the letters' size, 1 or 2.
        contrast: of all colours.
        halves: of the tiles.
    """

    text: int = 1
    contrast: Contrast = Contrast.PLAIN
    halves: Halves = Halves.PIPS


PLAIN = Style()


class Atlas(Enum):
    """The sheets of sprites."""

    TILES = "tiles"
    DRAG = "drag"
    KIT = "kit"
    PROMPTS = "prompts"
    LOGO = "logo"
    PORTRAITS = "portraits"
    ROOM = "room"
    BOARD = "board"


_WITH_NUMERALS = {Atlas.TILES: "tiles-numerals", Atlas.DRAG: "drag-numerals"}


class Art:
    """The pictures of one assets folder, each loaded once."""

    def __init__(self, assets: Path, style: Style = PLAIN) -> None:
        """Reads the palette at once; the rest waits until it is asked for.

        Args:
            assets: The folder with `palette.json`, `fonts/` and `sheets/`.
            style: How everything is drawn.
        """
        self._assets = assets
        self.style = style
        self._fonts: dict[tuple[Face, int], Font] = {}
        self._sheets: dict[Atlas, Sheet] = {}
        self._drawn = Palette.load(assets / "palette.json")
        high = style.contrast is Contrast.HIGH
        self.palette = Palette.load(assets / "contrast.json") if high else self._drawn

    @property
    def swapped(self) -> dict[Colour, Colour]:
        """For each colour that pictures are drawn in the one that is shown; empty if the same."""
        if self.palette is self._drawn:
            return {}
        return {code: self.palette[name] for name, code in self._drawn.colours.items()}

    @property
    def folder(self) -> Path:
        """The assets folder."""
        return self._assets

    def font(self, face: Face, scale: int = 1) -> Font:
        """A cut at a scale of 1 or 2."""
        font = self._fonts.get((face, scale))
        if font is None:
            font = self._read_font(face) if scale == 1 else self.font(face).scaled(scale)
            self._fonts[face, scale] = font
        return font

    def sheet(self, atlas: Atlas) -> Sheet:
        """A sheet of sprites."""
        if atlas not in self._sheets:
            name = atlas.value
            if self.style.halves is Halves.NUMERALS:
                name = _WITH_NUMERALS.get(atlas, name)
            path = self._assets / "sheets" / f"{name}.png"
            self._sheets[atlas] = Sheet.load(path, path.with_suffix(".json"), self.swapped)
        return self._sheets[atlas]

    def _read_font(self, face: Face) -> Font:
        path = self._assets / "fonts" / f"{face.value}.png"
        return Font.load(path, path.with_suffix(".json"))
