from __future__ import annotations

from itertools import combinations

import pytest

from game.layout.lattice import Rect
from game.layout.rows import PILE, RACK, REVEALED, Ranks, ranked

STRIP = Rect(80, 2, 480, 20)
SIDE = Rect(0, 120, 80, 36)
UNCOVERED = Rect(0, 120, 80, 72)
BONEYARD = Rect(0, 192, 80, 72)


def test_the_largest_hand_stands_in_one_rank_opposite() -> None:
    row = ranked(22, STRIP, RACK)
    assert (row[0].x, row[-1].right) == (199, 440)
    assert {back.y for back in row} == {2}


def test_a_pile_of_sixteen_lies_in_two_rows_of_eight() -> None:
    pile = ranked(16, BONEYARD, PILE)
    assert [back.x for back in pile[:8]] == [4 + 9 * place for place in range(8)]
    assert {back.y for back in pile[8:]} == {pile[0].y + 18}


@pytest.mark.parametrize(
    ("box", "ranks", "most", "apart"),
    [
        (STRIP, RACK, 22, True),
        (SIDE, RACK, 7, True),
        (SIDE, RACK, 16, False),
        (UNCOVERED, REVEALED, 16, True),
        (BONEYARD, PILE, 16, True),
        (BONEYARD, REVEALED, 16, True),
        (Rect(80, 0, 480, 24), REVEALED, 22, True),
    ],
)
def test_any_number_stays_in_its_box(box: Rect, ranks: Ranks, most: int, *, apart: bool) -> None:
    for count in range(most + 1):
        row = ranked(count, box, ranks)
        assert len(set(row)) == count
        assert all(rect.inside(box) for rect in row)
        if apart:
            assert not any(one.overlaps(other) for one, other in combinations(row, 2))


def test_a_box_too_small_is_refused() -> None:
    with pytest.raises(ValueError, match="5x20 pixels holds no tile of 10x20"):
        ranked(3, Rect(0, 0, 5, 20), RACK)
