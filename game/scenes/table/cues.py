"""What a timeline of the table is made of: moments that change what is shown, and pictures.

A moment has no duration; `shown.fold` applies it. A picture has a duration and changes nothing:
the painters draw how far it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.line import Arm, Line
from game.rules.seat import Seat
from game.rules.tile import Tile
from game.scenes.table.captions import Caption


class Sound(StrEnum):
    """The sounds that the table asks for, by their names in the cue table."""

    BLOCKED = "blocked"
    CARROCA = "carroca"
    CLACK = "clack"
    COUNT = "count"
    CRUZADA = "cruzada"
    DEAL = "deal"
    DRAW = "draw"
    DRAW_LOT = "draw_lot"
    GLASSES = "glasses"
    KNOCK = "knock"
    LA_E_LO = "la_e_lo"
    LIFT = "lift"
    LOSE = "lose"
    MATCH_POINT = "match_point"
    PASS = "pass"  # noqa: S105 - a turn given away
    REFUSE = "refuse"
    REVEAL = "reveal"
    ROUND_LOSE = "round_lose"
    ROUND_WIN = "round_win"
    SCORE = "score"
    SLAM = "slam"
    SLIDE = "slide"
    SPINNER = "spinner"
    STIR = "stir"
    TURN = "turn"
    WIN = "win"


# ---- where a tile flies from and to


@dataclass(frozen=True, slots=True)
class Spot:
    """A canvas pixel: where the middle of a tile was when it was let go."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Rack:
    """Place `index` in the rack of a seat that will hold `count` tiles."""

    seat: Seat
    index: int
    count: int


@dataclass(frozen=True, slots=True)
class Boneyard:
    """Place `index` among the tiles of the stock; the last is drawn first."""

    index: int


@dataclass(frozen=True, slots=True)
class Socket:
    """Where `tile` lies on `arm` of `line`, which does not hold it yet."""

    line: Line
    tile: Tile
    arm: Arm | None


@dataclass(frozen=True, slots=True)
class Plate:
    """The seat's own place at the edge of the table, where its lot lies."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Spread:
    """Tile `index`, 0 to 27, of those that lie face down on the felt before a deal."""

    index: int


Place = Spread | Spot | Rack | Boneyard | Socket | Plate


# ---- moments


@dataclass(frozen=True, slots=True)
class Cleared:
    """The table is swept for round `number`: all tiles lie spread on the felt, face down."""

    number: int


@dataclass(frozen=True, slots=True)
class LotShown:
    """A seat's lot lies face up."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class LeftSpread:
    """A tile left those that lie spread on the felt."""


@dataclass(frozen=True, slots=True)
class Stocked:
    """A tile lies in the stock."""


@dataclass(frozen=True, slots=True)
class LeftStock:
    """A tile left the stock."""


@dataclass(frozen=True, slots=True)
class Took:
    """A tile is in a hand; it is named where the viewer sees it."""

    seat: Seat
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Lifted:
    """A tile left a hand."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Landed:
    """A tile lies on the table."""

    tile: Tile
    arm: Arm | None


@dataclass(frozen=True, slots=True)
class Lit:
    """So many terms of the count are lit; None: the counting is over."""

    terms: int | None


@dataclass(frozen=True, slots=True)
class Summed:
    """The terms are added up, for `points`."""

    points: int


@dataclass(frozen=True, slots=True)
class Total:
    """A side's total as its counter runs."""

    side: int
    total: int


@dataclass(frozen=True, slots=True)
class Doing:
    """What a seat last did, on its plate: `drawn` tiles in a row, then passed or not."""

    seat: Seat
    drawn: int
    passed: bool


@dataclass(frozen=True, slots=True)
class OpenerKnown:
    """The opener's mark goes to a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Doubled:
    """The round is worth double."""


@dataclass(frozen=True, slots=True)
class TurnTo:
    """It is a seat's turn, or nobody's."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Showed:
    """A seat shows tiles of its hand to all; none: they are hidden again."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Locked:
    """The round is blocked: its ends are locked for good."""


@dataclass(frozen=True, slots=True)
class Added:
    """The pips of a shown hand, as far as they have been added up."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class StockShown:
    """The tiles that were left over lie face up."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """The caption line says something else, or nothing."""

    caption: Caption | None


Moment = (
    Cleared
    | LotShown
    | LeftSpread
    | Stocked
    | LeftStock
    | Took
    | Lifted
    | Landed
    | Lit
    | Summed
    | Total
    | Doing
    | OpenerKnown
    | Doubled
    | TurnTo
    | Showed
    | Locked
    | Added
    | StockShown
    | Said
)


# ---- pictures


@dataclass(frozen=True, slots=True)
class Fly:
    """A tile travels, face up where it is named."""

    tile: Tile | None
    origin: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Regroup:
    """The tiles on the table glide from where they lay to where they lie now."""

    before: Line
    after: Line


@dataclass(frozen=True, slots=True)
class Glow:
    """Open ends announce themselves."""

    arms: tuple[Arm, ...]


@dataclass(frozen=True, slots=True)
class SpinnerRings:
    """The spinner announces itself."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class PointsFly:
    """Points travel from where they were made to a side's score."""

    points: int
    side: int


@dataclass(frozen=True, slots=True)
class Knock:
    """A seat knocks on the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Banner:
    """A great word across the table; `key` is the catalogue's."""

    key: str


@dataclass(frozen=True, slots=True)
class Rest:
    """Nothing moves; there is something to look at."""


Picture = Fly | Regroup | Glow | SpinnerRings | PointsFly | Knock | Banner | Rest
Act = Moment | Picture


@dataclass(frozen=True, slots=True)
class Cue:
    """One act at its time, in seconds; `sound` is heard as it begins, `pitch` steps up."""

    name: str
    start: float
    duration: float
    act: Act
    sound: Sound | None = None
    pitch: int = 0
