"""The cards of How to play: real records, and where in them each picture begins. Headless."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.match import fair
from game.match.seats import to_headers
from game.match.session import Session
from game.rules.notation import Header, Proof, Reading, read
from game.rules.notation.record import ProofEntry

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.seats import Seats
    from game.rules.move import Move
    from game.rules.seat import Seat

CARDS = 5
NAME = re.compile(r"(?P<variant>[a-z-]+)-(?P<card>\d)[a-z]?-(?P<key>[a-z-]+)")
BEGIN = "Begin"


@dataclass(frozen=True, slots=True)
class Clip:
    """A few actions of a real match.

    Attributes:
        variant: what is played.
        card: 1 to 5, or 0 for a guided round.
        key: ends the key of its sentence in the catalogue.
        reading: the record, checked.
    """

    variant: str
    card: int
    key: str
    reading: Reading

    @property
    def begin(self) -> int:
        """How many actions have been made when the picture begins."""
        return int(self.reading.record.header(BEGIN) or 0)

    @property
    def seed(self) -> bytes:
        """What the first deal of the record follows from."""
        proofs = (each for each in self.reading.record.entries if isinstance(each, ProofEntry))
        return next(each.data for each in proofs if each.proof is Proof.SEED)

    def act(self, number: int) -> tuple[Seat, Move] | None:
        """Who does what as the action of that number; None for a deal, and at the end."""
        taken = self.reading.taken
        return taken[number].act if number < len(taken) else None

    def session(self, players: Seats) -> Session:
        """The match where the picture begins, with these players; it is kept nowhere."""
        if not self.begin:
            return Session.start(self.reading.start.rules, players, self._entropy)
        record = self.reading.record
        lines = str(record).splitlines()
        last = self.reading.taken[self.begin - 1].line
        seats = [str(Header(key, value)) for key, value in to_headers(players)]
        data = "\n".join([*seats, *lines[:last], ""]).encode()
        return Session.resume(data, self._entropy)

    def _entropy(self, size: int) -> bytes:
        """The seed where one is wanted; nothing else is left to chance."""
        return self.seed if size == fair.SEED_BYTES else bytes(size)


def lessons(folder: Path, variant: str) -> tuple[tuple[Clip, ...], ...]:
    """The cards of a rule system, each of one clip or more; without cards it has none."""
    clips = [_clip(path) for path in sorted(folder.glob(f"{variant}-[1-{CARDS}]*.dmn"))]
    cards = (tuple(c for c in clips if c.card == card) for card in range(1, CARDS + 1))
    return tuple(card for card in cards if card)


def guided(folder: Path, variant: str) -> Clip | None:
    """The record whose deal the guided round of a rule system is played with, if it has one."""
    paths = sorted(folder.glob(f"{variant}-0-*.dmn"))
    return _clip(paths[0]) if paths else None


def _clip(path: Path) -> Clip:
    named = NAME.fullmatch(path.stem)
    if named is None:
        raise ValueError(f"{path.name}: call it VARIANT-CARD-NAME.dmn")
    reading = read(path.read_bytes(), fair)
    return Clip(named["variant"], int(named["card"]), named["key"], reading)
