from __future__ import annotations

import pytest

from game.rules.policies.blocked import Blocked, BlockedPay, BlockedTable, Breaker
from game.rules.result import Award, Decision
from game.rules.seat import Seat, Seating
from game.rules.variants import resolve

A, B, C, D = Seat


def table(
    pips: tuple[int, ...],
    *,
    seating: Seating = Seating.FOUR,
    counts: tuple[int, ...] | None = None,
    blank: Seat | None = None,
    opener: Seat = A,
    closer: Seat = A,
    last_laid: tuple[int, ...] | None = None,
    chose: bool = False,
) -> BlockedTable:
    return BlockedTable(
        seating=seating,
        pips=pips,
        counts=counts or (1,) * len(pips),
        blank=blank,
        opener=opener,
        closer=closer,
        last_laid=last_laid or tuple(range(len(pips))),
        chose=lambda: chose,
    )


def rule(variant: str, **given: str) -> Blocked:
    return resolve(variant, given).policies.blocked


def test_fault_2_the_winner_takes_all_the_opponents_pips_not_the_difference() -> None:
    award = rule("mano-a-mano").settle(table((10, 4), seating=Seating.TWO))
    assert award == Award(B, 10, B, Decision.FEWEST_PIPS)


def test_fault_15_the_closer_loses_a_tie_and_the_other_takes_its_pips() -> None:
    for closer, winner in [(A, B), (B, A)]:
        award = rule("mano-a-mano").settle(table((9, 9), seating=Seating.TWO, closer=closer))
        assert award == Award(winner, 9, winner, Decision.CLOSER_LOSES)


@pytest.mark.parametrize(
    ("pips", "counts", "closer", "side", "points", "decision"),
    [
        ((8, 13), (2, 2), B, A, 2, Decision.FEWEST_PIPS),
        ((8, 8), (1, 2), B, A, -3, Decision.FEWEST_TILES),
        ((8, 8), (2, 2), B, B, -3, Decision.CLOSER_WINS),
        ((8, 8), (2, 2), A, A, -3, Decision.CLOSER_WINS),
        ((9, 9), (2, 2), A, A, -4, Decision.CLOSER_WINS),
        ((3, 29), (2, 4), A, A, 22, Decision.FEWEST_PIPS),
        ((0, 4), (1, 1), A, A, 0, Decision.FEWEST_PIPS),
    ],
)
def test_fault_28_a_blocked_round_of_all_fives(
    pips: tuple[int, ...],
    counts: tuple[int, ...],
    closer: Seat,
    side: int,
    points: int,
    decision: Decision,
) -> None:
    facts = table(pips, seating=Seating.TWO, counts=counts, closer=closer)
    award = rule("all-fives").settle(facts)
    assert (award.side, award.points, award.decision) == (side, points, decision)


def test_fault_22_the_seat_that_follows_the_opener_soonest_wins_a_tie() -> None:
    express = rule("express")
    assert express.settle(table((7, 20, 7, 20), opener=D)).side == A
    assert express.settle(table((7, 20, 7, 20), opener=C)).side == C
    assert express.settle(table((7, 20, 7, 7), opener=B)).side == C
    paired = table((3, 4, 4, 3), seating=Seating.PAIRS, opener=D)
    assert rule("express", seats="2x2").settle(paired).side == 1


@pytest.mark.parametrize(
    ("given", "points"),
    [
        ({"seats": "4"}, 30),
        ({"seats": "2x2"}, 36),
        ({"seats": "2x2", "closed-pairs": "exclude-winner"}, 26),
    ],
)
def test_what_a_blocked_round_of_express_pays(given: dict[str, str], points: int) -> None:
    pairs = given["seats"] == "2x2"
    facts = table((6, 14, 4, 12), seating=Seating.PAIRS) if pairs else table((6, 14, 4, 12))
    award = resolve("express", given).policies.blocked.settle(facts)
    assert award.points == (points if pairs else 32)


def test_fault_23_who_closes_by_choice_must_be_strictly_lower() -> None:
    brasil = rule("brasil", seats="2")
    chosen = table((10, 10), seating=Seating.TWO, closer=A, chose=True)
    assert brasil.settle(chosen) == Award(B, 1, B, Decision.CHOSE_TO_CLOSE)
    lower = table((9, 10), seating=Seating.TWO, closer=A, chose=True)
    assert brasil.settle(lower) == Award(A, 1, A, Decision.FEWEST_PIPS)


def test_fault_23_after_a_natural_close_the_blank_counts_fifteen() -> None:
    brasil = rule("brasil", seats="2")
    forced = table((10, 10), seating=Seating.TWO, closer=A, blank=A)
    assert brasil.settle(forced) == Award(B, 1, B, Decision.BLANK_IS_FIFTEEN)


def test_the_side_that_laid_last_is_out_again_and_again() -> None:
    brasil = rule("brasil")
    facts = table((5, 5, 5, 30), last_laid=(9, 7, 8, 6))
    assert brasil.settle(facts).side == B
    facts = table((5, 5, 5, 30), last_laid=(9, -1, -1, 8), opener=A)
    assert brasil.settle(facts) == Award(B, 1, B, Decision.LAST_TO_LAY_OUT)


def test_in_pairs_the_partner_with_fewer_pips_leads_next() -> None:
    nordeste = rule("nordeste")
    facts = table((4, 20, 3, 20), seating=Seating.PAIRS, closer=B)
    assert nordeste.settle(facts).lead is C
    equal = table((3, 20, 3, 20), seating=Seating.PAIRS, closer=B)
    assert nordeste.settle(equal).lead is C
    equal = table((3, 20, 3, 20), seating=Seating.PAIRS, closer=C)
    assert nordeste.settle(equal).lead is A


def test_a_tie_that_no_breaker_settles_is_loud() -> None:
    with pytest.raises(ValueError, match="leave sides"):
        Blocked((Breaker.FEWER_TILES,), BlockedPay.ONE_STONE).settle(table((5, 5, 9, 9)))
