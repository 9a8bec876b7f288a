from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.rules.apply import apply
from game.rules.dealing import deal, new_match
from game.rules.events import OpenerNamed, OpenerReason
from game.rules.legal import legal, refusal
from game.rules.move import Play, Reason
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import tile
from game.rules.variants import resolve
from tests.rules.play import deal_of, one_step, start

NO_DOUBLES = ("6-3 6-1 5-1 4-1 3-1 2-1 1-0", "5-4 5-0 4-0 3-0 2-0 3-2 5-2")


def opened(variant: str, *hands: str, **given: str) -> State:
    rules = resolve(variant, {key.replace("_", "-"): value for key, value in given.items()})
    return deal(new_match(rules), deal_of(rules, *hands)).state


def after_one_round(variant: str, seed: int, **given: str) -> tuple[State, State]:
    """A finished round 1 that did not end the match, and the state after the next deal."""
    rules = resolve(variant, {key.replace("_", "-"): value for key, value in given.items()})
    rng = random.Random(seed)
    state = start(rules, rng)
    while state.phase is not Phase.ROUND_OVER:
        state = one_step(state, rng).state
    after = deal(state, deal_of(rules)).state
    return state, after


def test_fault_12_without_doubles_the_heaviest_tile_opens_and_is_forced() -> None:
    state = opened("mano-a-mano", *NO_DOUBLES)
    assert state.turn is Seat.A
    assert legal(state) == (Play(tile("6-3")),)


def test_fault_10_with_four_seats_only_the_double_six_may_open_round_one() -> None:
    state = opened("express", "0-0", "1-1", "6-6")
    assert state.turn is Seat.C
    assert legal(state) == (Play(tile("6-6")),)
    refused = refusal(state, Seat.C, Play(min(state.hands[Seat.C])))
    assert refused is not None
    assert refused.reason is Reason.MUST_LEAD


@pytest.mark.parametrize(
    ("variant", "given", "step"),
    [
        ("mano-a-mano", {}, 1),
        ("express", {}, 1),
        ("express", {"direction": "cw"}, 1),
        ("brasil", {"next": "rotate", "target": "60"}, -1),
        ("brasil", {"next": "rotate", "direction": "ccw", "target": "60"}, 1),
        ("nordeste", {"next": "rotate", "target": "60"}, -1),
    ],
)
def test_fault_11_the_lead_rotates_and_any_tile_opens(
    variant: str, given: dict[str, str], step: int
) -> None:
    for seed in range(12):
        over, after = after_one_round(variant, seed, **{"target": "900", **given})
        assert over.opener is not None
        assert after.opener is over.rules.seating.after(over.opener, step)
        assert after.must_lead is None
        assert after.opener_reason is OpenerReason.ROTATION
        assert len(legal(after)) == over.rules.policies.hand


@pytest.mark.parametrize("variant", ["all-fives", "brasil", "nordeste"])
def test_the_winner_leads_any_tile(variant: str) -> None:
    for seed in range(12):
        over, after = after_one_round(variant, seed, target="900")
        assert over.result is not None
        if over.result.out is not None:
            assert after.opener is over.result.out
        else:
            assert after.opener is over.result.award.lead
        assert after.must_lead is None


@pytest.mark.parametrize("variant", ["mano-a-mano", "express", "brasil"])
def test_the_highest_tile_opens_every_round_by_option(variant: str) -> None:
    for seed in range(12):
        _, after = after_one_round(variant, seed, next="highest", target="900")
        held = [(t.rank, seat) for seat in after.rules.seating.seats for t in after.hands[seat]]
        assert after.opener is max(held)[1]
        assert after.must_lead is not None
        assert after.must_lead.rank == max(held)[0]


def test_the_highest_lot_leads_any_tile() -> None:
    rules = resolve("brasil", {"first": "drawn"})
    lots = tuple(map(tile, ["6-3", "0-0", "6-5", "5-4"]))
    step = deal(new_match(rules, lots), deal_of(rules))
    assert OpenerNamed(Seat.B, OpenerReason.LOT, None) in step.events
    assert len(legal(step.state)) == 7


@pytest.mark.parametrize("lots", [(), ("6-3", "6-3", "5-4", "1-1"), ("6-3",)])
def test_lots_that_are_no_lots_are_refused(lots: tuple[str, ...]) -> None:
    rules = resolve("brasil", {"first": "drawn"})
    with pytest.raises(ValueError, match="different lots"):
        new_match(rules, tuple(map(tile, lots)))


def test_fault_14_two_passes_right_after_the_lead_are_no_block() -> None:
    rules = resolve("express", {"next": "highest"})
    dealt = deal_of(
        rules,
        "0-0 6-6 6-5 6-4 6-3 6-2 6-1",
        "5-5 5-4 5-3 5-2 5-1 4-1 4-4",
        "4-3 4-2 3-3 3-2 3-1 2-2 2-1",
        "1-1 6-0 5-0 4-0 3-0 2-0 1-0",
    )
    state = deal(new_match(rules), dealt).state
    state = deal_lead(state, "0-0")
    for seat in (Seat.B, Seat.C):
        assert state.turn is seat
        state = apply(state, seat, legal(state)[0]).state
    assert state.phase is Phase.PLAY
    assert [str(act.move) for act in state.acts[-2:]] == ["pass", "pass"]
    assert state.turn is Seat.D
    assert all(isinstance(move, Play) for move in legal(state))


def deal_lead(state: State, lead: str) -> State:
    """The state with the forced lead lifted, and `lead` laid by seat A."""
    free = replace(state, must_lead=None, turn=Seat.A, opener=Seat.A)
    return apply(free, Seat.A, Play(tile(lead))).state
