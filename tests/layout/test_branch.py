from __future__ import annotations

from game.layout.branch import Branches, branches
from game.rules.line import Arm, Branching, Line
from game.rules.tile import tile

Play = tuple[str, Arm | None]


def build(branching: Branching, *plays: Play) -> Line:
    line = Line.empty(branching)
    for name, arm in plays:
        line = line.lay(tile(name), arm)
    return line


OLDER: tuple[Play, ...] = (("6-4", None), ("6-1", Arm.W), ("4-3", Arm.E), ("1-5", Arm.W))


def test_without_a_spinner_the_lead_is_the_anchor() -> None:
    told = branches(build(Branching.NONE, *OLDER, ("5-5", Arm.W)))
    assert told == Branches(0, {Arm.W: [1, 3, 4], Arm.E: [2], Arm.N: [], Arm.S: []})


def test_a_leading_double_is_anchor_and_spinner() -> None:
    line = build(Branching.SPINNER, ("5-5", None), ("5-1", Arm.W), ("5-2", Arm.E), ("5-3", Arm.S))
    assert branches(line) == Branches(0, {Arm.W: [1], Arm.E: [2], Arm.N: [], Arm.S: [3]})


def test_a_spinner_laid_late_in_the_west_has_the_older_line_in_the_east() -> None:
    line = build(
        Branching.SPINNER,
        *OLDER,
        ("5-5", Arm.W),
        ("3-2", Arm.E),
        ("5-0", Arm.W),
        ("5-2", Arm.N),
    )
    assert branches(line) == Branches(
        4, {Arm.W: [6], Arm.E: [3, 1, 0, 2, 5], Arm.N: [7], Arm.S: []}
    )


def test_a_spinner_laid_late_in_the_east_has_the_older_line_in_the_west() -> None:
    line = build(Branching.SPINNER, *OLDER, ("3-3", Arm.E), ("3-0", Arm.E), ("5-0", Arm.W))
    assert branches(line) == Branches(4, {Arm.W: [2, 0, 1, 3, 6], Arm.E: [5], Arm.N: [], Arm.S: []})
