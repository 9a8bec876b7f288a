"""The list of rounds names how each ended."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.result import Award, Decision, Ending, Finish, RoundResult
from game.rules.seat import Seat
from game.scenes.chart import ended, signed

OUT = RoundResult(
    number=1,
    ending=Ending.DOMINO,
    award=Award(0, 2, Seat.A, Decision.WENT_OUT),
    out=Seat.A,
    pips=(0, 4),
    totals=(2, 0),
)


@pytest.mark.parametrize(
    ("ending", "finish", "key"),
    [
        (Ending.DOMINO, None, "table.banner.out"),
        (Ending.DOMINO, Finish.SIMPLE, "table.banner.out"),
        (Ending.DOMINO, Finish.DOUBLE, "table.banner.double"),
        (Ending.DOMINO, Finish.BOTH_ENDS, "table.banner.both-ends"),
        (Ending.DOMINO, Finish.CROSSED, "table.banner.crossed"),
        (Ending.BLOCKED, None, "table.banner.blocked"),
    ],
)
def test_every_ending_has_its_word(ending: Ending, finish: Finish | None, key: str) -> None:
    award = replace(OUT.award, finish=finish)
    assert ended(replace(OUT, ending=ending, award=award)) == key


@pytest.mark.parametrize(
    ("ending", "key"),
    [(Ending.TARGET, "table.banner.target"), (Ending.DOUBLES, "result.heading")],
)
def test_a_match_that_ends_in_mid_round_says_so(ending: Ending, key: str) -> None:
    assert ended(replace(OUT, ending=ending, out=None)) == key


def test_gains_have_their_sign() -> None:
    assert [signed(points) for points in (3, 0, -5)] == ["+3", "0", "-5"]
