"""Sitting down to matches in tests: players, a record kept in memory, random turns."""

from __future__ import annotations

import random
from dataclasses import dataclass

from game.match.fair import Seeded
from game.match.seats import Computer, Human, Seats
from game.match.session import Session, Submitted
from game.rules.legal import legal
from game.rules.move import Move, Play, Refusal
from game.rules.state import State
from game.rules.tile import Tile, double_six
from game.rules.variant import Rules

ALL_TILES = list(double_six())


@dataclass
class Memory:
    """A sink that keeps what a file would hold, and how often it was replaced."""

    text: str = ""
    replaced: int = 0

    def append(self, line: str) -> None:
        assert "\n" not in line
        self.text += f"{line}\n"

    def replace(self, text: str) -> None:
        assert text.endswith("\n")
        self.text = text
        self.replaced += 1


def people(rules: Rules) -> Seats:
    """A person on seat A, computers on the others."""
    others = [Computer(f"Máquina {seat}", "random") for seat in rules.seating.seats[1:]]
    return (Human("Ana"), *others)


def sit_down(rules: Rules, seed: str = "table", sink: Memory | None = None) -> Session:
    return Session.start(rules, people(rules), Seeded(seed), sink)


def go_on(session: Session, rng: random.Random) -> Submitted:
    """The deal that is due, with or without a stir, or a random legal move."""
    if session.deal_due:
        session.begin_deal()
        return session.complete_deal(rng.randbytes(rng.choice((0, 1, 40))))
    turn = session.state.turn
    assert turn is not None
    done = session.submit(turn, some_move(session.state, rng))
    assert not isinstance(done, Refusal)
    return done


def some_move(state: State, rng: random.Random) -> Move:
    """Any legal move, but over-drawing only once in a while, or no match would ever end."""
    moves = legal(state)
    plays = [move for move in moves if isinstance(move, Play)]
    return rng.choice(plays if plays and rng.random() < 0.97 else moves)


def every_tile(state: State) -> list[Tile]:
    held = [tile for hand in state.hands for tile in hand]
    return sorted([*held, *state.stock, *(laid.tile for laid in state.line.laid)])
