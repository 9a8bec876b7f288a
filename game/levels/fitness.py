"""What a plan must keep to, so that everything that may come to lie on the table has room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from game.levels.plan import CANVAS, Company, Rect

UNIT = 6
FELT = {Company.TWO: (480, 240), Company.MORE: (480, 216)}
"""A cross wants 80x40 units of six pixels; it is played by two. A line needs 80x36."""

LEAST = {
    "tray": (612, 54),  # 22 tiles of 24x48 at pitch 28, lifted by 6
    "boneyard": (71, 72),  # 16 backs of 8x16 at pitch 9x18 and the count; 16 faces
    "scores": (64, 48),
    "caption": (320, 12),
    "prompts": (320, 12),
    "status": (48, 12),
    "menu": (24, 12),
    "last": (64, 48),
    "ends": (64, 72),  # a cross of 3x3 cells of 16, and a sum of 20
    "frame": (48, 48),
    "portrait": (48, 48),
    "name": (64, 12),
    "passes": (64, 12),
}
LARGEST_HAND = {Company.TWO: 22, Company.MORE: 16}
FACE = (12, 24, 13)
"""Width and height of a revealed tile, and the distance to the next."""
BACK = (10, 20)
"""Width and height of the back of a tile in a rack."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One rectangle that cannot stay as it is, and what to do about it."""

    name: str
    remedy: str


def faults(company: Company, rects: Mapping[str, Rect]) -> Iterator[Fault]:
    """All that is wrong with a plan of named rectangles; nothing for one that will do."""
    for name, rect in rects.items():
        if not rect.inside(CANVAS):
            yield Fault(name, f"reaches beyond the {CANVAS.w}x{CANVAS.h} canvas; move it inside")
        yield from _too_small(company, name, rect)
    yield from _felt(company, rects["felt"])
    for (one, first), (other, second) in combinations(rects.items(), 2):
        if first.overlaps(second) and not _may_overlap(one, other):
            yield Fault(one, f"lies over '{other}'; move them apart")
    for place in company.places:
        for part in ("portrait", "name", "passes"):
            if not rects[f"{place}-{part}"].inside(rects[f"{place}-frame"]):
                yield Fault(f"{place}-{part}", f"lies outside '{place}-frame'; move it inside")


def _too_small(company: Company, name: str, rect: Rect) -> Iterator[Fault]:
    part = name.rpartition("-")[2]
    width, height = LEAST.get(part, BACK)
    if rect.w < width or rect.h < height:
        yield Fault(name, f"is {rect.w}x{rect.h} px; make it at least {width}x{height}")
    elif part == "reveal":
        face_width, face_height, pitch = FACE
        room = (1 + (rect.w - face_width) // pitch) * (rect.h // face_height)
        if room < LARGEST_HAND[company]:
            yield Fault(
                name,
                f"has room for {room} tiles of {face_width}x{face_height} px at {pitch}; "
                f"a hand may have {LARGEST_HAND[company]}: enlarge it",
            )


def _felt(company: Company, felt: Rect) -> Iterator[Fault]:
    width, height = FELT[company]
    if felt.w < width or felt.h < height:
        yield Fault("felt", f"is {felt.w}x{felt.h} px; make it at least {width}x{height}")
    elif felt.w % UNIT or felt.h % UNIT:
        yield Fault("felt", f"is {felt.w}x{felt.h} px; make both sides multiples of {UNIT}")


def _may_overlap(one: str, other: str) -> bool:
    """Within one player's plate the frame holds the rest, and the reveal covers rack and passes."""
    (place, _, part), (other_place, _, other_part) = one.partition("-"), other.partition("-")
    if not part or place != other_place:
        return False
    parts = {part, other_part}
    return "frame" in parts or parts in ({"reveal", "rack"}, {"reveal", "passes"})
