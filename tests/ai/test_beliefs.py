"""Choices say something about what else was held, and worlds that fit them come up more often."""

from __future__ import annotations

import random

import pytest

from game.ai.beliefs import Beliefs
from game.ai.bits import bit
from game.ai.seen import Seen, look
from game.ai.worlds import Worlds
from game.match import fair
from game.rules.notation import read
from game.rules.tile import tile
from game.rules.view import View
from game.rules.views import view

HEAD = """[Variant "express"]
[Seats "2"]
round 1
deal A 6-6 6-1 5-4 4-3 3-2 1-0 0-0
deal B 6-4 6-0 5-3 5-1 2-2 2-0 1-1
stock 6-5 6-3 6-2 5-5 5-2 5-0 4-4 4-2 4-1 4-0 3-3 3-1 3-0 2-1
A 6-6
"""
LIGHT = HEAD + "B 6-0 E\n"
DREW_FIRST = """[Variant "mano-a-mano"]
round 1
deal A 6-6 6-1 5-4 4-3 3-2 1-0 0-0
deal B 4-1 4-0 5-3 5-1 2-2 2-0 1-1
stock 6-0 6-3 6-2 5-5 5-2 5-0 4-4 4-2 6-4 6-5 3-3 3-1 3-0 2-1
A 6-6
B draw 6-0
B 6-0 E
"""


def seen_by_a(record: str) -> tuple[View, Seen]:
    state = read(record.encode(), fair).state
    assert state.turn is not None
    seen = view(state, state.turn)
    return seen, look(seen)


def plausible(seen: Seen, *tiles: str) -> float:
    """How plausible it is that B was dealt these, beside what is known."""
    lots = [0] * len(seen.lots)
    lots[0] = sum(bit(tile(each)) for each in tiles)
    return Beliefs(seen).weight(lots)


def test_who_plays_a_light_tile_is_believed_to_have_no_heavy_one_that_fits() -> None:
    _, seen = seen_by_a(LIGHT)
    assert plausible(seen, "6-5") < plausible(seen, "6-3") < plausible(seen, "6-2")
    assert plausible(seen, "6-5", "6-2") < plausible(seen, "6-5")
    assert plausible(seen, "5-5") == pytest.approx(1)


def test_who_has_kept_a_heavy_tile_before_is_believed_less() -> None:
    _, sensible = seen_by_a(HEAD + "B 6-4 E\nA 6-1 W\nB 1-1 W\nA 4-3 E\n" + "B 5-1 W\n")
    _, odd = seen_by_a(HEAD + "B 6-0 E\nA 1-0 E\nB 5-1 E\nA 5-4 E\nB 6-4 W\n")
    (steady,), (erratic,) = Beliefs(sensible)._minds, Beliefs(odd)._minds
    assert steady._known > steady._guessed
    assert erratic._known < erratic._guessed


def test_worlds_follow_beliefs_where_there_are_candidates() -> None:
    view_of_a, seen = seen_by_a(LIGHT)
    heavy = bit(tile("6-5"))

    def share(candidates: int) -> float:
        worlds = Worlds(view_of_a, seen, candidates)
        rng = random.Random(1)
        drawn = [worlds.draw(rng) for _ in range(400)]
        return sum(bool(world.hands[1] & heavy) for world in drawn) / len(drawn)

    assert share(1) == pytest.approx(6 / 20, abs=0.07)
    assert share(8) < 0.6 * share(1)


def test_a_tile_that_was_drawn_and_had_to_be_laid_says_nothing() -> None:
    view_of_a, seen = seen_by_a(DREW_FIRST)
    assert not Beliefs(seen).any
    one, other = (Worlds(view_of_a, seen, candidates) for candidates in (1, 8))
    assert one.draw(random.Random(3)) == other.draw(random.Random(3))


def test_what_is_forgotten_is_not_believed() -> None:
    seen, _ = seen_by_a(LIGHT)
    assert not Beliefs(look(seen, memory=0)).any
