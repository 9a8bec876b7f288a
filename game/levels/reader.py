"""Read a Tiled map into a frozen `Level`. No display is needed, and no picture is opened.

The map reader is imported only when a map is read: it is slow to import, and brings pygame along.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from game.levels.fitness import faults
from game.levels.level import Cell, Flip, Frame, Layer, Level, LevelError
from game.levels.plan import Company, Plan, Rect, names, plan
from game.levels.survey import Surveyor

MOST_LEVELS = 64
VIEW = "view"
"""The first word in the name of the hidden layers that show the whole room."""

AREA = "area"
"""The type that every object of a plan's layer must have."""

_MOOD = re.compile(r"[a-z][a-z-]{0,23}")


@dataclass(frozen=True, slots=True)
class Found:
    """The levels of a folder by name, and what was wrong with those that cannot be used."""

    levels: dict[str, Level]
    errors: tuple[LevelError, ...]


def load_all(folder: Path) -> Found:
    """Every map in `folder` (not below it), in the order of their names."""
    levels: dict[str, Level] = {}
    errors: list[LevelError] = []
    for path in sorted(folder.glob("*.tmx"))[:MOST_LEVELS]:
        try:
            levels[path.stem] = load(path)
        except LevelError as error:
            errors.append(error)
    return Found(levels, tuple(errors))


def load(path: Path) -> Level:
    """The level at `path`; raises LevelError with one line for anything wrong with it."""
    root = Surveyor(path, path.parent).survey()
    tiled = _tiled(path, root)
    plans = {company: _plan(path, tiled, company) for company in Company}
    return Level(
        name=path.stem,
        mood=_mood(path, tiled.properties),
        folder=path.parent,
        two=plans[Company.TWO],
        more=plans[Company.MORE],
        layers=tuple(_layers(path, tiled, tiled.visible_tile_layers)),
        view=tuple(_layers(path, tiled, _view(tiled))),
    )


def _tiled(path: Path, root: ET.Element) -> Any:
    from pytmx import TiledMap  # noqa: PLC0415 - slow, and only needed for tables

    tiled = TiledMap(load_all=False, allow_duplicate_names=True)
    tiled.filename = str(path)
    try:
        tiled.parse_xml(root)
    except Exception as cause:
        raise LevelError(
            path, "map", f"cannot be read ({type(cause).__name__}: {cause}); save it again in Tiled"
        ) from cause
    return tiled


def _mood(path: Path, properties: dict[str, object]) -> str:
    for name in properties:
        if name != "mood":
            raise LevelError(path, f"map property '{name}'", "is not known; remove it")
    mood = properties.get("mood")
    if not isinstance(mood, str) or not _MOOD.fullmatch(mood):
        raise LevelError(path, "map property 'mood'", "give it one word in small letters")
    return mood


def _plan(path: Path, tiled: Any, company: Company) -> Plan:
    layer = f"layer '{company.value}'"
    groups = [group for group in tiled.objectgroups if group.name == company.value]
    if len(groups) != 1:
        raise LevelError(path, layer, f"is there {len(groups)} times; have one such object layer")
    rects = _rects(path, layer, groups[0])
    wanted = tuple(names(company))
    for name in wanted:
        if name not in rects:
            raise LevelError(path, f"{layer}, object '{name}'", "is missing; draw a rectangle")
    for name in rects:
        if name not in wanted:
            raise LevelError(path, f"{layer}, object '{name}'", "is not known; remove or rename it")
    for fault in faults(company, rects):
        raise LevelError(path, f"{layer}, object '{fault.name}'", fault.remedy)
    return plan(company, rects)


def _rects(path: Path, layer: str, group: Iterable[Any]) -> dict[str, Rect]:
    rects: dict[str, Rect] = {}
    for thing in group:
        place = f"{layer}, object '{thing.name}'"
        if thing.type != AREA:
            raise LevelError(path, place, f"has type '{thing.type}'; make it '{AREA}'")
        if thing.name in rects:
            raise LevelError(path, place, "is there twice; remove one")
        sides = (thing.x, thing.y, thing.width, thing.height)
        if thing.rotation or any(not float(side).is_integer() for side in sides):
            raise LevelError(path, place, "is turned or between pixels; snap it to whole pixels")
        rects[thing.name] = Rect(*(int(side) for side in sides))
    return rects


def _view(tiled: Any) -> Iterator[int]:
    """Hidden layers of tiles by the name of `view`: the room as it is seen from its door."""
    for index, layer in enumerate(tiled.layers):
        if not layer.visible and hasattr(layer, "data") and layer.name.split(" ")[0] == VIEW:
            yield index


def _layers(path: Path, tiled: Any, indices: Iterable[int]) -> Iterator[Layer]:
    shown: dict[int, Cell | None] = {}
    resolved = cache(lambda picture: Path(picture).resolve())  # slow, and maps have few pictures
    for index in indices:
        layer = tiled.layers[index]
        across, down = round(layer.offsetx), round(layer.offsety)
        cells = []
        for column, row, gid in layer.iter_data():
            if not gid:
                continue
            if gid not in shown:
                shown[gid] = _cell(tiled, gid, resolved)
            tile = shown[gid]
            if tile is None:
                place = f"layer '{layer.name}', cell {column},{row}"
                raise LevelError(path, place, "shows a tile of no tileset; paint it anew")
            x, y = column * tiled.tilewidth + across, row * tiled.tileheight + down
            cells.append(Cell(x, y, tile.picture, tile.area, tile.flip, tile.frames))
        yield Layer(layer.name, tuple(cells))


def _frames(tiled: Any, gid: int) -> Iterator[Frame]:
    for frame in (tiled.get_tile_properties_by_gid(gid) or {}).get("frames", ()):
        picture = tiled.images[frame.gid]
        if picture is not None and picture[1] is not None and frame.duration > 0:
            yield Frame(Rect(*picture[1]), frame.duration)


def _cell(tiled: Any, gid: int, resolved: Callable[[str], Path]) -> Cell | None:
    """What a tile looks like, in the corner of the canvas; None for a tile of no tileset."""
    found = tiled.images[gid]
    if found is None:
        return None
    picture, area, flags = found
    flip = Flip.NONE
    if flags:
        across, down, diagonal = flags
        flip = (
            (Flip.ACROSS if across else Flip.NONE)
            | (Flip.DOWN if down else Flip.NONE)
            | (Flip.DIAGONAL if diagonal else Flip.NONE)
        )
    frames = tuple(_frames(tiled, gid))
    return Cell(0, 0, resolved(picture), Rect(*area) if area else None, flip, frames)
