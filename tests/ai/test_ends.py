"""The automaton is the rules' own line, folded."""

from __future__ import annotations

import random

import pytest

from game.ai.bits import ALL, bit, mask, pips, place, places, tiles
from game.ai.ends import Automaton
from game.rules.line import Arm, Branching, Line
from game.rules.policies.choices import Counting
from game.rules.tile import double_six, tile


def random_line(rng: random.Random, branching: Branching) -> Line:
    line = Line.empty(branching)
    left = rng.sample(double_six(), 28)
    line = line.lay(left.pop(), None)
    for _ in range(rng.randrange(20)):
        fitting = [(each, arm) for each in left for arm in line.arms_for(each)]
        if not fitting:
            break
        laid, arm = rng.choice(fitting)
        left.remove(laid)
        line = line.lay(laid, arm)
    return line


@pytest.mark.parametrize(
    ("branching", "counting"),
    [(Branching.NONE, Counting.NONE), (Branching.SPINNER, Counting.FIVES)],
)
def test_equal_ends_have_equal_futures(branching: Branching, counting: Counting) -> None:
    automaton = Automaton(branching, counting)
    rng = random.Random(1)
    for _ in range(400):
        line = random_line(rng, branching)
        ends = automaton.intern(line)
        on_table = {laid.tile for laid in line.laid}
        free = [each for each in double_six() if each not in on_table]
        fitting = mask(each for each in free if line.arms_for(each))
        assert ends.playable & mask(free) == fitting
        for each in free:
            if not line.arms_for(each):
                continue
            real = {
                (automaton.intern(after), counting.points(after.count))
                for arm in line.arms_for(each)
                for after in [line.lay(each, arm)]
            }
            assert set(ends.after(place(each))) == real


def test_moves_are_mapped_back_to_real_arms() -> None:
    automaton = Automaton(Branching.NONE, Counting.NONE)
    line = Line.empty().lay(tile("6-3"), None)
    line = line.lay(tile("6-4"), Arm.W).lay(tile("4-3"), Arm.W)
    both = automaton.intern(line).after(place(tile("3-1")))
    assert len(both) == 1
    assert automaton.arms(line, tile("3-1"), both[0][0]) == (Arm.W, Arm.E)


def test_the_greedy_move_is_most_points_then_heaviest() -> None:
    automaton = Automaton(Branching.SPINNER, Counting.FIVES)
    line = Line.empty(Branching.SPINNER).lay(tile("6-6"), None)
    ends = automaton.intern(line)
    hand = mask(map(tile, ["6-5", "6-3", "6-1"]))
    assert ends.greediest(hand) == (bit(tile("6-3")), ends.after(place(tile("6-3")))[0][0], 15)
    quiet = mask(map(tile, ["6-5", "6-1"]))
    assert ends.greediest(quiet)[0] == bit(tile("6-5"))
    assert ends.greediest(hand)[2] == 15


def test_a_spinner_of_another_line_can_still_be_laid() -> None:
    automaton = Automaton(Branching.SPINNER, Counting.FIVES)
    first = Line.empty(Branching.SPINNER).lay(tile("2-2"), None)
    for name, arm in (("2-1", Arm.W), ("2-0", Arm.E), ("4-2", Arm.N), ("5-2", Arm.S)):
        first = first.lay(tile(name), arm)
    first = first.lay(tile("4-1"), Arm.W).lay(tile("4-0"), Arm.E)
    second = Line.empty(Branching.SPINNER).lay(tile("3-3"), None)
    for name, arm in (("3-1", Arm.W), ("3-0", Arm.E), ("4-3", Arm.N), ("5-3", Arm.S)):
        second = second.lay(tile(name), arm)
    second = second.lay(tile("4-1"), Arm.W).lay(tile("4-0"), Arm.E)
    assert automaton.intern(first) is automaton.intern(second)
    second = second.lay(tile("4-2"), Arm.N).lay(tile("5-4"), Arm.S)
    other = automaton.intern(second)
    after = second.lay(tile("2-2"), Arm.N)
    points = Counting.FIVES.points(after.count)
    assert (automaton.intern(after), points) in other.after(place(tile("2-2")))


def test_all_ends_can_be_reached_and_filled() -> None:
    automaton = Automaton(Branching.NONE, Counting.NONE)
    assert len(list(automaton.filling())) == 29
    assert len(automaton) == 29


def test_sets_of_tiles() -> None:
    every = double_six()
    assert mask(every) == ALL
    for each in every:
        assert tiles(bit(each)) == (each,)
        assert pips(bit(each)) == each.value
    assert pips(ALL) == 168
    assert list(places(mask([tile("0-0"), tile("6-6")]))) == [28, 1]


def test_what_was_met_before_does_not_change_the_order_of_outcomes() -> None:
    rng = random.Random(7)
    lines = [random_line(rng, Branching.SPINNER) for _ in range(300)]
    forth = Automaton(Branching.SPINNER, Counting.FIVES)
    back = Automaton(Branching.SPINNER, Counting.FIVES)
    for line in lines:
        forth.intern(line)
    for line in reversed(lines):
        back.intern(line)
    for line in lines:
        one, other = forth.intern(line), back.intern(line)
        for at in places(one.playable):
            assert [(ends.key, points) for ends, points in one.after(at)] == [
                (ends.key, points) for ends, points in other.after(at)
            ]
