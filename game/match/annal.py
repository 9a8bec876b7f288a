"""What is remembered of a match: one row, made from its record alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from game.match.seats import Computer, Human, Seats, from_headers
from game.match.session import UNDONE
from game.rules.events import RoundEnded
from game.rules.notation import Reading, read
from game.rules.notation.record import DealEntry
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.tile import Tile

MANY = "many"
"""Stands for the tier where the opponents are of different ones."""


class Outcome(Enum):
    """How a match ended for the person who played it."""

    WON = "won"
    LOST = "lost"
    LEFT = "left"
    """It was never finished."""
    ASIDE = "aside"
    """It counts for nothing: a move was taken back, or several people played, or nobody did."""


@dataclass(frozen=True, slots=True)
class Hands:
    """What was dealt to one side of the comparison: so many hands, their doubles and pips."""

    number: int = 0
    doubles: int = 0
    pips: int = 0

    def __add__(self, other: Hands) -> Hands:
        """Both together."""
        return Hands(
            self.number + other.number, self.doubles + other.doubles, self.pips + other.pips
        )


@dataclass(frozen=True, slots=True)
class Annal:
    """A match as the scores remember it.

    Attributes:
        variant: by its name.
        tier: of the opponents, `MANY` where they differ; empty where there are none.
        outcome: for the person who played.
        rounds: finished ones.
        rounds_won: of them.
        size: tiles in a hand.
        own: what the deals brought the person.
        theirs: what they brought the computers, a partner included.
    """

    variant: str
    tier: str
    outcome: Outcome
    rounds: int = 0
    rounds_won: int = 0
    size: int = 0
    own: Hands = Hands()
    theirs: Hands = Hands()


def annal_of(data: bytes) -> Annal:
    """Sum a record up.

    Raises:
        RecordError: it breaks the format or the rules.
        SeatError: it does not say who plays.
    """
    reading = read(data)
    rules = reading.start.rules
    headers = {header.key: header.value for header in reading.record.headers}
    players = from_headers(rules.seating, headers)
    people = [seat for seat in rules.seating.seats if isinstance(players[seat], Human)]
    if len(people) != 1 or reading.record.header(UNDONE):
        return Annal(rules.variant, _tier(players, rules.seating.seats), Outcome.ASIDE)
    return _annal(reading, players, people[0])


def _annal(reading: Reading, players: Seats, person: Seat) -> Annal:
    rules = reading.start.rules
    side = rules.seating.side_of(person)
    against = tuple(seat for seat in rules.seating.seats if rules.seating.side_of(seat) != side)
    events = [event for taken in reading.taken for event in taken.step.events]
    results = [event.result for event in events if isinstance(event, RoundEnded)]
    dealt = [entry for entry in reading.record.entries if isinstance(entry, DealEntry)]
    return Annal(
        rules.variant,
        _tier(players, against),
        _outcome(reading, side),
        len(results),
        sum(result.award.side == side for result in results),
        len(dealt[0].tiles) if dealt else 0,
        _hands(entry.tiles for entry in dealt if entry.seat == person),
        _hands(entry.tiles for entry in dealt if entry.seat != person),
    )


def _hands(dealt: Iterable[tuple[Tile, ...]]) -> Hands:
    """Redealt hands count too: leaving them out would hide how often doubles come."""
    total = Hands()
    for tiles in dealt:
        doubles = sum(tile.is_double for tile in tiles)
        total += Hands(1, doubles, sum(tile.value for tile in tiles))
    return total


def _outcome(reading: Reading, side: int) -> Outcome:
    if reading.state.phase is not Phase.MATCH_OVER:
        return Outcome.LEFT
    return Outcome.WON if reading.state.winner == side else Outcome.LOST


def _tier(players: Seats, seats: tuple[Seat, ...]) -> str:
    tiers = {player.tier for seat in seats if isinstance(player := players[seat], Computer)}
    return min(tiers, default="") if len(tiers) < 2 else MANY  # noqa: PLR2004 - one or none
