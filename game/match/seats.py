"""Who sits where, and how a record says it.

`[A "Ana"]` names a seat and `[A-Player "human"]` or `[B-Player "tier NAME temper NAME"]` says who
plays it, so that a resumed match seats the same people. Without the second header a human does.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.rules.seat import Seat, Seating

_WORD = re.compile(r"[a-z0-9][a-z0-9-]*")
_COMPUTER = re.compile(f"tier (?P<tier>{_WORD.pattern})(?: temper (?P<temper>{_WORD.pattern}))?")


@dataclass(frozen=True, slots=True)
class Human:
    """A person at this machine."""

    name: str

    def __post_init__(self) -> None:
        _check_name(self.name)

    def __str__(self) -> str:
        return "human"


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player; `tier` is its strength and `temper` its manner, by the thinker's names."""

    name: str
    tier: str
    temper: str = ""

    def __post_init__(self) -> None:
        _check_name(self.name)
        for word in (self.tier, self.temper or "none"):
            if not _WORD.fullmatch(word):
                raise ValueError(
                    f"{word!r} is no name of a tier or temper (small letters, digits, -)"
                )

    @property
    def strength(self) -> str:
        """What the thinker is asked for: `TIER`, or `TIER/TEMPER`."""
        return f"{self.tier}/{self.temper}" if self.temper else self.tier

    def __str__(self) -> str:
        return f"tier {self.tier} temper {self.temper}" if self.temper else f"tier {self.tier}"


class SeatError(ValueError):
    """A header that does not say who plays; `key` is the header's."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


Player = Human | Computer
Seats = tuple[Player, ...]
"""The players by seat."""


def only_person(seats: Seats) -> Seat | None:
    """The seat of the one person who plays; None where several do, or nobody.

    One person alone can be called "you"; where several share a screen, nobody knows who that is.
    """
    people = [seat for seat, player in zip(Seat, seats, strict=False) if isinstance(player, Human)]
    return people[0] if len(people) == 1 else None


def to_headers(seats: Seats) -> tuple[tuple[str, str], ...]:
    """The headers of a record that name the seats, then those that say who plays them."""
    placed = tuple(zip(Seat, seats, strict=False))
    names = tuple((seat.name, player.name) for seat, player in placed)
    return (*names, *((_key(seat), str(player)) for seat, player in placed))


def from_headers(
    seating: Seating, headers: Mapping[str, str], tiers: Collection[str] | None = None
) -> Seats:
    """Read the players of a record back.

    Args:
        seating: how many seats there are.
        headers: by key; the case of keys does not matter.
        tiers: the tiers that the thinker knows, or None to take any.

    Raises:
        SeatError: naming the header, and what may stand in it.
    """
    found = {key.casefold(): value for key, value in headers.items()}
    return tuple(_player(seat, found, tiers) for seat in seating.seats)


def _key(seat: Seat) -> str:
    return f"{seat.name}-Player"


def _player(seat: Seat, found: Mapping[str, str], tiers: Collection[str] | None) -> Player:
    name = found.get(seat.name.casefold(), "").strip() or seat.name
    kind = found.get(_key(seat).casefold(), "human")
    try:
        _check_name(name)
    except ValueError as error:
        raise SeatError(seat.name, str(error)) from None
    return Human(name) if kind == "human" else _computer(_key(seat), name, kind, tiers)


def _computer(key: str, name: str, kind: str, tiers: Collection[str] | None) -> Computer:
    words = _COMPUTER.fullmatch(kind)
    if words is None:
        raise SeatError(key, f'who is "{kind}"? write "human", or "tier NAME"')
    if tiers is not None and words["tier"] not in tiers:
        raise SeatError(key, f"no tier {words['tier']} here; there are {', '.join(tiers)}")
    return Computer(name, words["tier"], words["temper"] or "")


def _check_name(name: str) -> None:
    if not name or name != name.strip() or not name.isprintable() or '"' in name:
        raise ValueError(f"{name!r} is no name for a seat: letters and blanks, without quotes")
