from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.line import Arm, Branching, Line
from game.rules.tile import double_six, tile


def line(*moves: str, branching: Branching = Branching.SPINNER) -> Line:
    """`line("5-5", "5-0 W")`."""
    built = Line.empty(branching)
    for move in moves:
        name, *arm = move.split()
        built = built.lay(tile(name), Arm(arm[0]) if arm else None)
    return built


@pytest.mark.parametrize(
    ("moves", "count"),
    [
        (["5-5"], 10),
        (["5-5", "5-0 W"], 10),
        (["6-6", "6-3 W"], 15),
        (["6-6", "6-3 W", "6-2 E"], 5),
        (["6-4"], 10),
        (["4-2", "2-2 E"], 8),
        (["6-6", "6-2 W", "6-1 E", "6-4 N", "4-2 N"], 5),
        (["6-2", "2-2 E"], 10),
        (["6-6"], 12),
        (["6-6", "6-3 W", "6-1 E"], 4),
        (["6-6", "6-3 W", "6-1 E", "6-2 N"], 6),
        (["6-6", "6-3 W", "6-1 E", "6-2 N", "6-4 S"], 10),
        (["5-1", "5-5 W"], 11),
        (["5-1", "5-5 W", "5-0 W"], 1),
        (["5-1", "5-5 W", "5-0 W", "5-4 N"], 5),
        (["0-0"], 0),
    ],
)
def test_the_count_of_the_ends(moves: list[str], count: int) -> None:
    assert line(*moves).count == count


def test_terms_name_their_arms() -> None:
    terms = line("6-6", "6-3 W", "6-1 E", "6-2 N").terms()
    assert [(term.arm, term.points) for term in terms] == [(Arm.W, 3), (Arm.E, 1), (Arm.N, 2)]
    assert [(t.arm, t.points) for t in line("5-5").terms()] == [(None, 10)]


def test_arms_open_once_both_long_sides_are_covered() -> None:
    assert line("5-5").end(Arm.N) is None
    assert line("5-5", "5-3 W").end(Arm.N) is None
    opened = line("5-5", "5-3 W", "5-2 E")
    assert [end.arm for end in opened.ends] == [Arm.W, Arm.E, Arm.N, Arm.S]
    assert [end.pips for end in opened.ends] == [3, 2, 5, 5]


def test_a_late_spinner_has_one_side_covered_already() -> None:
    late = line("5-1", "5-5 W")
    assert late.spinner == tile("5-5")
    assert late.end(Arm.N) is None
    assert late.lay(tile("5-0"), Arm.W).end(Arm.N) is not None


def test_only_the_first_double_branches() -> None:
    second = line("6-6", "6-4 W", "4-4 W", "4-1 W")
    assert second.spinner == tile("6-6")
    assert len(second.ends) == 2


def test_no_arms_without_the_spinner_rule() -> None:
    plain = line("6-6", "6-4 W", "6-1 E", branching=Branching.NONE)
    assert plain.spinner is None
    assert [end.arm for end in plain.ends] == [Arm.W, Arm.E]


def test_fault_4_a_covered_side_is_never_an_end_again() -> None:
    once = line("5-5", "5-3 W")
    with pytest.raises(ValueError, match="does not fit"):
        once.lay(tile("5-2"), Arm.W)
    assert [end.pips for end in once.ends] == [3, 5]


def test_fault_18_with_equal_ends_both_take_the_tile() -> None:
    equal = line("3-3", branching=Branching.NONE)
    assert equal.arms_for(tile("5-3")) == (Arm.W, Arm.E)


def test_the_lead_lies_with_its_larger_half_to_the_west() -> None:
    assert [(end.arm, end.pips) for end in line("4-2").ends] == [(Arm.W, 4), (Arm.E, 2)]


def test_a_lead_has_no_arm_and_another_tile_needs_one() -> None:
    with pytest.raises(ValueError, match="lead has no arm"):
        line().lay(tile("6-6"), Arm.W)
    with pytest.raises(ValueError, match="does not fit"):
        line("6-6").lay(tile("6-5"), None)


@given(st.randoms(use_true_random=False), st.sampled_from(Branching))
def test_the_ends_follow_from_what_was_laid(rng: random.Random, branching: Branching) -> None:
    built, left = Line.empty(branching), list(double_six())
    rng.shuffle(left)
    built = built.lay(left.pop(), None)
    for candidate in left:
        arms = built.arms_for(candidate)
        if not arms:
            continue
        before = built
        arm = rng.choice(arms)
        joined = before.end(arm)
        built = built.lay(candidate, arm)
        after = built.end(arm)
        assert joined is not None
        assert after is not None
        assert after.pips == candidate.other(joined.pips)
        assert built.before_last() == before
        assert len({end.arm for end in built.ends}) == len(built.ends)
        assert len(built.ends) in ((2,) if branching is Branching.NONE else (2, 4))
