"""A look at a map before the map reader gets it: size, form, and that it stays in its folder.

Everything that a stranger's file could do to a reader is settled here, in the reader's stead:
no document types, no file outside, no size without bound.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from game.levels.level import LevelError
from game.levels.plan import CANVAS

Element = ET.Element

MOST_BYTES = 1_000_000
MOST_LAYERS = 32
MOST_OBJECTS = 500
MOST_TILESETS = 16
MOST_CELL = 64
PICTURE = (1, 2048)
TILE = (8, 256)

_ENCODING = re.compile(r"""<\?xml[^>]*encoding=["'](?P<name>[^"']*)["']""")


@dataclass(frozen=True, slots=True)
class Surveyor:
    """Looks over the map at `path`; nothing outside `folder` may be named in it."""

    path: Path
    folder: Path

    def survey(self) -> Element:
        """The map's root, fit to be handed to the reader; raises LevelError."""
        root = self._root(self.path, "map")
        self._map(root)
        for layer in root.iter("layer"):
            self._tile_layer(layer, root)
        for element in root.iter():
            self._element(self.path, element)
        for tileset in root.iter("tileset"):
            self._tileset(tileset)
        return root

    def _error(self, place: str, remedy: str) -> LevelError:
        return LevelError(self.path, place, remedy)

    def _root(self, path: Path, tag: str) -> Element:
        place = f"file '{path.name}'"
        try:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
            if len(data) > MOST_BYTES:
                raise self._error(place, f"is larger than {MOST_BYTES} bytes; make it smaller")
            text = data.decode("utf-8-sig")
        except OSError as cause:
            raise self._error(place, f"cannot be read ({cause.strerror}); check the file") from None
        except UnicodeDecodeError:
            raise self._error(place, "is not UTF-8 text; save it again in Tiled") from None
        encoding = _ENCODING.match(text)
        if "<!" in text.replace("<!--", "") or (encoding and encoding["name"].lower() != "utf-8"):
            raise self._error(place, "has a document type or is not UTF-8; save it again in Tiled")
        try:
            root = ET.fromstring(text)  # noqa: S314 - no document type gets this far
        except ET.ParseError as cause:
            raise self._error(place, f"is not XML ({cause}); save it again in Tiled") from None
        if root.tag != tag:
            raise self._error(place, f"is a <{root.tag}>, not a <{tag}>; save it again in Tiled")
        return root

    def _map(self, root: Element) -> None:
        if root.get("orientation") != "orthogonal" or root.get("infinite", "0") != "0":
            raise self._error("map", "make it orthogonal and not infinite (Map > Map Properties)")
        for side, cell, canvas in (
            ("width", "tilewidth", CANVAS.w),
            ("height", "tileheight", CANVAS.h),
        ):
            size = self._number(root, cell, "map", (1, MOST_CELL))
            cells = self._number(root, side, "map", (1, canvas))
            if cells != -(-canvas // size):
                raise self._error(
                    "map",
                    f"{side} is {cells} cells of {size} px; "
                    f"make it {-(-canvas // size)} to cover {canvas} px",
                )
        for tag, most in (
            ("layer", MOST_LAYERS),
            ("objectgroup", MOST_LAYERS),
            ("object", MOST_OBJECTS),
            ("tileset", MOST_TILESETS),
        ):
            if sum(1 for _ in root.iter(tag)) > most:
                raise self._error("map", f"has more than {most} of <{tag}>; remove some")
        for tag, remedy in (
            ("imagelayer", "place its picture as tiles"),
            ("group", "take its layers out"),
        ):
            found = root.find(f".//{tag}")
            if found is not None:
                raise self._error(f"layer '{found.get('name')}'", f"is a <{tag}>; {remedy}")

    def _tile_layer(self, layer: Element, root: Element) -> None:
        place = f"layer '{layer.get('name')}'"
        data = layer.find("data")
        if data is None or data.get("encoding") != "csv":
            raise self._error(place, "set Tile Layer Format to CSV (Map > Map Properties)")
        size = [(layer.get(side), root.get(side)) for side in ("width", "height")]
        cells = (data.text or "").split(",")
        width, height = (int(whole or 0) for _, whole in size)
        if any(own != whole for own, whole in size) or len(cells) != width * height:
            raise self._error(
                place, f"does not have {width}x{height} cells; save it again in Tiled"
            )
        for side in ("offsetx", "offsety"):
            offset = layer.get(side, "0")
            if not re.fullmatch(r"-?[0-9]{1,4}", offset) or abs(int(offset)) > MOST_CELL:
                raise self._error(
                    place, f"{side} is '{offset}'; give whole pixels, {MOST_CELL} at most"
                )
        if not all(re.fullmatch(r"\s*[0-9]{1,10}\s*", cell) for cell in cells):
            raise self._error(place, "has a cell that is no number; save it again in Tiled")

    def _element(self, home: Path, element: Element) -> None:
        place = f"<{element.tag}> '{element.get('name') or element.get('id')}'"
        if element.tag == "property" and element.get("type") == "class":
            raise self._error(place, "is a property of a class; use plain ones")
        if element.tag == "object" and element.get("class") is not None:
            raise self._error(place, "has class=; save it with Tiled 1.10 or newer, as type=")
        if element.get("template") is not None:
            raise self._error(place, "is made from a template; use Detach in Tiled")
        if element.tag == "image":
            self._within(home, place, element.get("source"), ".png")
            for side in ("width", "height"):
                self._number(element, side, place, PICTURE)

    def _tileset(self, reference: Element) -> None:
        place = f"tileset '{reference.get('source') or reference.get('name')}'"
        self._number(reference, "firstgid", place, (1, 2**28))
        source, tileset = reference.get("source"), reference
        if source is not None:
            path = self._within(self.path, place, source, ".tsx")
            tileset = self._root(path, "tileset")
            if tileset.get("source") is not None:
                raise self._error(place, "refers to another tileset; save it again in Tiled")
            for element in tileset.iter():
                self._element(path, element)
        for side in ("tilewidth", "tileheight"):
            self._number(tileset, side, place, TILE)
        for gap in ("margin", "spacing"):
            self._number(tileset, gap, place, (0, TILE[1]), "0")

    def _within(self, home: Path, place: str, source: str | None, ending: str) -> Path:
        path = (home.parent / (source or "")).resolve()
        if not source or "\\" in source or not path.is_relative_to(self.folder.resolve()):
            raise self._error(place, f"names a file outside '{self.folder}'; put it inside")
        if path.suffix != ending or not path.is_file():
            raise self._error(
                place, f"needs the {ending} file '{source}', which is missing; add it"
            )
        return path

    def _number(
        self, element: Element, name: str, place: str, limits: tuple[int, int], default: str = ""
    ) -> int:
        text = element.get(name, default)
        least, most = limits
        if not re.fullmatch(r"[0-9]{1,10}", text) or not least <= int(text) <= most:
            raise self._error(place, f"{name} is '{text}'; give a number from {least} to {most}")
        return int(text)
