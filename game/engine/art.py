"""What is drawn with: palette, letters and sheets, each read when it is first asked for."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from game.engine.font import Font
from game.engine.palette import Palette
from game.engine.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path


class Face(Enum):
    """The cuts of the typeface."""

    BODY = "body"
    DISPLAY = "display"


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


class Art:
    """The pictures of one assets folder, each loaded once."""

    def __init__(self, assets: Path) -> None:
        """Reads the palette at once; the rest waits until it is asked for.

        Args:
            assets: The folder with `palette.json`, `fonts/` and `sheets/`.
        """
        self._assets = assets
        self._fonts: dict[tuple[Face, int], Font] = {}
        self._sheets: dict[Atlas, Sheet] = {}
        self.palette = Palette.load(assets / "palette.json")

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
            path = self._assets / "sheets" / f"{atlas.value}.png"
            self._sheets[atlas] = Sheet.load(path, path.with_suffix(".json"))
        return self._sheets[atlas]

    def _read_font(self, face: Face) -> Font:
        path = self._assets / "fonts" / f"{face.value}.png"
        return Font.load(path, path.with_suffix(".json"))
