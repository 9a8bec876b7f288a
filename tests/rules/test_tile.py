from __future__ import annotations

import pytest

from game.rules.tile import Tile, double_six, tile


def test_the_set_has_28_tiles_and_168_pips() -> None:
    assert len(set(double_six())) == 28
    assert sum(t.value for t in double_six()) == 168


def test_the_set_is_in_the_order_of_the_fair_shuffle() -> None:
    assert [str(t) for t in double_six()[:6]] == ["0-0", "1-0", "1-1", "2-0", "2-1", "2-2"]
    assert str(double_six()[-1]) == "6-6"


def test_rank_puts_doubles_first_then_the_sum_then_the_larger_half() -> None:
    ranked = sorted(double_six(), key=lambda t: t.rank, reverse=True)
    assert " ".join(map(str, ranked[:9])) == "6-6 5-5 4-4 3-3 2-2 1-1 0-0 6-5 6-4"
    assert tile("6-3").rank > tile("5-4").rank
    assert tile("0-0").rank > tile("6-5").rank


def test_either_way_round_is_the_same_tile() -> None:
    assert tile("5-6") == tile("6-5") == Tile(6, 5)


@pytest.mark.parametrize("text", ["7-0", "6", "", "6-", "6-5-4", "65", "9-9", "６-５", " 6-5"])
def test_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no such tile"):
        tile(text)


def test_no_tile_outside_the_set() -> None:
    for high, low in [(7, 0), (2, 3), (1, -1)]:
        with pytest.raises(ValueError, match="no such tile"):
            Tile(high, low)


def test_the_other_half() -> None:
    assert tile("6-5").other(6) == 5
    assert tile("6-5").other(5) == 6
    with pytest.raises(ValueError, match="no half of 4"):
        tile("6-5").other(4)
