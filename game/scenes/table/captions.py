"""What the table says, as values: a key of the catalogue and whom or what it speaks of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, assert_never

from game.rules.policies.going_out import OutPay
from game.rules.seat import Seat
from game.scenes.people import named

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.rules.seat import Seating
    from game.rules.tile import Tile
    from game.rules.variant import Rules

    Text = Callable[..., str]


class Unit(Enum):
    """What a match is counted in."""

    POINTS = "points"
    STONES = "stones"

    @staticmethod
    def of(rules: Rules) -> Unit:
        """What these rules count in (RULES.md section 6, `score`)."""
        stones = rules.policies.going_out.pay is OutPay.STONES
        return Unit.STONES if stones else Unit.POINTS


@dataclass(frozen=True, slots=True)
class Side:
    """A side, by its index in the seating."""

    index: int


@dataclass(frozen=True, slots=True)
class Worth:
    """An amount of points or stones, spelled out with its word."""

    amount: int
    unit: Unit


@dataclass(frozen=True, slots=True)
class Pips:
    """Pips left in each hand, by seat, pairs added up; seats with none are left out."""

    by_seat: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """A tile by the names of its halves (RULES.md section 1)."""

    high: int
    low: int


Value = str | int | Seat | Side | Worth | Pips | Called


@dataclass(frozen=True, slots=True)
class Caption:
    """A sentence to be said.

    Attributes:
        key: in the catalogue.
        seat: whom it speaks of, `{seat}` in the sentence.
        own: the key where that seat is the viewer's own.
        values: the other values by name.
        then: the sentences after this one.
    """

    key: str
    seat: Seat | None = None
    own: str | None = None
    values: tuple[tuple[str, Value], ...] = ()
    then: tuple[Caption, ...] = ()

    def followed_by(self, *captions: Caption | None) -> Caption:
        """This sentence and more after it; None is left out."""
        more = tuple(caption for caption in captions if caption is not None)
        return replace(self, then=(*self.then, *more))


def caption(
    key: str, seat: Seat | None = None, own: str | None = None, **values: Value | Tile
) -> Caption:
    """A caption with its values by name; a tile is spelled `6-5`."""
    kept: list[tuple[str, Value]] = []
    for name, value in values.items():
        kept.append((name, value if isinstance(value, Value) else str(value)))
    return Caption(key, seat, own, tuple(kept))


@dataclass(slots=True)
class Teller:
    """Turns captions into sentences.

    Attributes:
        text: the catalogue.
        names: of the players by seat.
        seating: who scores with whom.
        viewer: the seat that is spoken to; None where several people read along.
    """

    text: Text
    names: Sequence[str]
    seating: Seating
    viewer: Seat | None

    def tell(self, caption: Caption) -> str:
        """The finished sentence, or several."""
        return " ".join(self._sentence(each) for each in (caption, *caption.then))

    def _sentence(self, caption: Caption) -> str:
        own = caption.own is not None and caption.seat is self.viewer
        key = caption.own if own and caption.own is not None else caption.key
        values = {name: self._word(value) for name, value in caption.values}
        if caption.seat is not None:
            values["seat"] = self.name(caption.seat)
        return self.text(key, **values)

    def name(self, seat: Seat) -> str:
        """What a player is called."""
        return named(self.text, self.names[seat])

    def side(self, index: int) -> str:
        """The names of a side."""
        names = [self.name(seat) for seat in self.seating.members(index)]
        return names[0] if len(names) == 1 else self.text("table.pair", one=names[0], two=names[1])

    def spoken(self, index: int) -> str:
        """The names of a side inside a sentence, where the viewer is `you`."""
        members = self.seating.members(index)
        if self.viewer is None or self.viewer not in members:
            return self.side(index)
        others = [self.name(seat) for seat in members if seat is not self.viewer]
        you = self.text("table.you")
        return you if not others else self.text("table.pair", one=you, two=others[0])

    def worth(self, worth: Worth) -> str:
        """An amount with its word."""
        match worth.unit:
            case Unit.POINTS:
                return self.text("table.points", n=worth.amount)
            case Unit.STONES:
                return self.text("table.stones", n=worth.amount)
            case _:
                assert_never(worth.unit)

    def called(self, high: int, low: int) -> str:
        """What a tile is called: carroça de sena, quina e duque."""
        one, two = self.text(f"tile.half.{high}"), self.text(f"tile.half.{low}")
        if high == low:
            return self.text("tile.double", half=one)
        return self.text("tile.mixed", high=one, low=two)

    def _counted(self, side: int, pips: Pips) -> str:
        """What a side still held, the two hands of a pair added up; empty where it was nothing."""
        members = self.seating.members(side)
        left = [
            (seat, n) for seat, n in zip(Seat, pips.by_seat, strict=False) if seat in members and n
        ]
        told = [self.text("table.pips-of", seat=self.name(seat), n=n) for seat, n in left]
        match told:
            case [one, two]:
                return self.text("table.pips-pair", one=one, two=two, n=sum(n for _, n in left))
            case _:
                return "".join(told)

    def _word(self, value: Value) -> str | int:
        match value:
            case Seat():
                return self.name(value)
            case str() | int():
                return value
            case Side():
                return self.spoken(value.index)
            case Worth():
                return self.worth(value)
            case Pips():
                sides = range(len(self.seating.sides))
                return ", ".join(told for side in sides if (told := self._counted(side, value)))
            case Called(high, low):
                return self.called(high, low)
            case _:
                assert_never(value)
