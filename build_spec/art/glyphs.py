"""Reads a font drawn as text: letters, marks, and letters that carry a mark."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from build_spec.art.lines import each_line
from build_spec.art.raster import Grid

if TYPE_CHECKING:
    from pathlib import Path

ROW = re.compile(r"([.#]+)(?:\s+\*(\d+))?$")
GAP = 1
"""Clear rows between a letter and the mark above it."""


@dataclass(slots=True)
class Glyph:
    """A drawn glyph: rows of booleans, and how many of them hang below the baseline."""

    rows: list[list[bool]] = field(default_factory=list)
    drop: int = 0
    wide: int = 0

    @property
    def width(self) -> int:
        """Pixels from left to right; the advance of a glyph without rows."""
        return len(self.rows[0]) if self.rows else self.wide


@dataclass(slots=True)
class Face:
    """A whole font as it was drawn."""

    name: str
    numbers: dict[str, int]
    glyphs: dict[str, Glyph] = field(default_factory=dict)
    marks: dict[str, Glyph] = field(default_factory=dict)
    kerning: dict[str, int] = field(default_factory=dict)


def read_face(source: Path) -> Face:
    """Reads a font source; its head says how.

    Raises:
        ArtError: with the file and line, where a row is ragged or a line means nothing.
    """
    reader = _Reader(Face(source.stem, {}))
    each_line(source, reader.line)
    reader.close()
    return reader.face


def grid_of(glyph: Glyph, index: int) -> Grid:
    """A glyph painted in one colour."""
    grid = Grid(glyph.width, len(glyph.rows))
    for y, row in enumerate(glyph.rows):
        for x, on in enumerate(row):
            if on:
                grid.put(x, y, index)
    return grid


class _Reader:
    def __init__(self, face: Face) -> None:
        self.face = face
        self.glyph: Glyph | None = None
        self.lift = 0

    def line(self, line: str) -> None:
        words = line.split()
        match words:
            case []:
                return
            case ["@", "mark", name]:
                self._begin(self.face.marks, name, [])
            case ["@", name, "=", base, mark]:
                self.close()
                self.face.glyphs[name] = _marked(self.face, base, mark)
            case ["@", name, *rest]:
                self._begin(self.face.glyphs, _character(name), rest)
            case ["kern", pair, by]:
                self.close()
                self.face.kerning[pair] = int(by)
            case [name, number] if name.isalpha():
                self.face.numbers[name] = int(number)
            case _:
                self._row(line)

    def close(self) -> None:
        """Ends the glyph being read: rows of air below a lifted one belong to it."""
        if self.glyph and self.lift:
            width = self.glyph.width
            self.glyph.rows += [[False] * width for _ in range(self.lift)]
        self.glyph, self.lift = None, 0

    def _begin(self, into: dict[str, Glyph], name: str, rest: list[str]) -> None:
        self.close()
        numbers = {key: int(value) for key, value in zip(rest[::2], rest[1::2], strict=True)}
        self.lift = numbers.pop("lift", 0)
        if name in into:
            raise ValueError("it is drawn twice")
        if unknown := set(numbers) - {"drop", "wide"}:
            raise ValueError(f"{unknown} means nothing here")
        self.glyph = into[name] = Glyph([], numbers.get("drop", 0), numbers.get("wide", 0))

    def _row(self, line: str) -> None:
        found = ROW.match(line.strip())
        if self.glyph is None or found is None:
            if line.startswith("#"):
                return
            raise ValueError("neither a row of a glyph nor a line that begins with @")
        row = [cell == "#" for cell in found[1]]
        if self.glyph.rows and len(row) != self.glyph.width:
            raise ValueError(f"this row is {len(row)} wide, those above {self.glyph.width}")
        self.glyph.rows += [list(row) for _ in range(int(found[2] or 1))]


def _character(name: str) -> str:
    if name == "space":
        return " "
    if name == "missing":
        return "\ufffd"
    if re.fullmatch(r"U\+[0-9A-F]{4}", name):
        return chr(int(f"0x{name[2:]}", 0))
    return name


def _marked(face: Face, base: str, mark: str) -> Glyph:
    """Sets a mark centred above a letter, or hangs it (a cedilla) below."""
    letter, sign = face.glyphs[base], face.marks[mark]
    width = max(letter.width, sign.width)
    rows = [_centred(row, width) for row in letter.rows]
    marks = [_centred(row, width) for row in sign.rows]
    if mark == "cedilla":
        return Glyph(rows + marks, letter.drop + len(marks))
    return Glyph([*marks, *([[False] * width] * GAP), *rows], letter.drop)


def _centred(row: list[bool], width: int) -> list[bool]:
    left = (width - len(row)) // 2
    return [False] * left + row + [False] * (width - len(row) - left)
