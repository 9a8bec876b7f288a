"""Sitting down in tests: matches from records, and play that needs nobody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from game.match.fair import Seeded
from game.match.seats import Computer, Human, Seats, to_headers
from game.match.session import Session, Submitted
from game.rules.legal import legal
from game.rules.move import Refusal
from game.rules.seat import Seat
from game.rules.variant import Rules
from game.rules.variants import resolve
from game.scenes.table.choreography import cues
from game.scenes.table.cues import Cue
from game.scenes.table.pace import Speed
from game.scenes.table.tell import Staging
from game.scenes.table.witness import Witnessed, witness

NAMES = ("Ana", "Bia", "Caio", "Davi")
VARIANTS: tuple[tuple[str, dict[str, str]], ...] = (
    ("mano-a-mano", {}),
    ("all-fives", {}),
    ("express", {"seats": "3"}),
    ("express", {"seats": "2x2"}),
    ("brasil", {"seats": "2", "hand": "6"}),
    ("brasil", {"seats": "3", "over-draw": "penalty"}),
    ("brasil", {"first": "drawn"}),
    ("nordeste", {}),
)


def players(rules: Rules) -> Seats:
    """Ana, a person, on seat A; computers on the others."""
    others = [Computer(name, "greedy") for name in NAMES[1 : len(rules.seating.seats)]]
    return (Human(NAMES[0]), *others)


def sit_down(variant: str, seed: str = "1", /, **options: str) -> Session:
    """A new match; option names with `_` for `-`."""
    return begin(variant, {name.replace("_", "-"): value for name, value in options.items()}, seed)


def begin(variant: str, options: dict[str, str], seed: str = "1") -> Session:
    """A new match with options as they are spelled in records."""
    rules = resolve(variant, options)
    return Session.start(rules, players(rules), Seeded(seed))


def resumed(record: str) -> Session:
    """The match of a record, at its last action; Ana sits on A, computers on the others."""
    read = Session.resume(record.encode(), Seeded("resumed"))
    headers = "".join(
        f'[{key} "{value}"]\n' for key, value in to_headers(players(read.state.rules))
    )
    return Session.resume((headers + record).encode(), Seeded("resumed"))


def go_on(session: Session, rng: random.Random) -> Submitted:
    """The deal that is due, or a random legal move."""
    if session.deal_due:
        session.begin_deal()
        return session.complete_deal()
    turn = session.state.turn
    assert turn is not None
    done = session.submit(turn, rng.choice(legal(session.state)))
    assert not isinstance(done, Refusal)
    return done


def played(session: Session, steps: int, seed: int = 1) -> Iterator[Submitted]:
    """Random play, at most `steps` deals and moves."""
    rng = random.Random(seed)
    for _ in range(steps):
        if not session.deal_due and session.state.turn is None:
            return
        yield go_on(session, rng)


@dataclass(frozen=True)
class Told:
    """One thing as a seat saw it, and the cues that tell it."""

    seen: Witnessed
    cues: tuple[Cue, ...]


def told(done: Submitted, viewer: Seat = Seat.A, speed: Speed = Speed.NORMAL) -> Told:
    """The cues of one submitted thing, for a viewer whose hand is ordered by suit."""
    seen = witness(done, viewer)
    hand = tuple(sorted(seen.after.hand, reverse=True))
    return Told(seen, cues(seen, Staging(speed.pace, hand)))
