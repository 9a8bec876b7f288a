"""The plan of the table screen: named rectangles, in pixels of the 640x360 canvas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import NamedTuple


class Rect(NamedTuple):
    """Top left corner and size; a plain tuple of four, as pygame and the camera take it."""

    x: int
    y: int
    w: int
    h: int

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share any area."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )

    def inside(self, other: Rect) -> bool:
        """Whether it lies wholly within `other`."""
        return (
            other.x <= self.x
            and other.y <= self.y
            and self.x + self.w <= other.x + other.w
            and self.y + self.h <= other.y + other.h
        )


CANVAS = Rect(0, 0, 640, 360)


class Place(StrEnum):
    """Where another player sits, as seen from one's own chair at the bottom."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


class Company(Enum):
    """How many are at the table; the value is the name of the layer that places them."""

    TWO = "seats-2"
    MORE = "seats-3-4"

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the others sit."""
        return (Place.TOP,) if self is Company.TWO else tuple(Place)


@dataclass(frozen=True, slots=True)
class Plate:
    """What belongs to one other player.

    `frame` holds portrait, name (with tier and count) and passes; `rack` the backs of the tiles,
    `reveal` their faces once the round is over (it may cover rack and passes).
    """

    place: Place
    frame: Rect
    portrait: Rect
    name: Rect
    passes: Rect
    rack: Rect
    reveal: Rect


@dataclass(frozen=True, slots=True)
class Plan:
    """The table screen for two seats, or for three and four.

    `last` (the last move and the hint) and `ends` (the open ends and their sum) are for two seats.
    """

    felt: Rect
    tray: Rect
    boneyard: Rect
    scores: Rect
    caption: Rect
    prompts: Rect
    status: Rect
    menu: Rect
    plates: tuple[Plate, ...]
    last: Rect | None = None
    ends: Rect | None = None

    def plate(self, place: Place) -> Plate:
        """The plate at that place; raises KeyError where nobody sits there."""
        for plate in self.plates:
            if plate.place is place:
                return plate
        raise KeyError(place)


SHARED = ("felt", "tray", "boneyard", "scores", "caption", "prompts", "status", "menu")
FOR_TWO = ("last", "ends")
PLATE = ("frame", "portrait", "name", "passes", "rack", "reveal")


def names(company: Company) -> Iterator[str]:
    """The names of all rectangles that a plan needs: `felt`, …, `top-portrait`, …."""
    yield from SHARED
    if company is Company.TWO:
        yield from FOR_TWO
    for place in company.places:
        for part in PLATE:
            yield f"{place}-{part}"


def plan(company: Company, rects: Mapping[str, Rect]) -> Plan:
    """A plan of named rectangles; raises KeyError for a name that is missing."""
    plates = tuple(
        Plate(place, *(rects[f"{place}-{part}"] for part in PLATE)) for place in company.places
    )
    shared = {name: rects[name] for name in SHARED}
    if company is Company.TWO:
        return Plan(**shared, plates=plates, last=rects["last"], ends=rects["ends"])
    return Plan(**shared, plates=plates)
