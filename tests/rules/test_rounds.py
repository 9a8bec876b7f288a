"""Whole rounds set up by hand: draws, blocks, ties, put-backs and penalties."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.apply import apply
from game.rules.dealing import Deal, deal, new_match
from game.rules.events import (
    FiveDoubles,
    OverDrew,
    Passed,
    PutBack,
    RoundEnded,
    SixDoubles,
    TurnPassed,
)
from game.rules.legal import legal, refusal
from game.rules.line import Arm, Line
from game.rules.move import Draw, Pass, Play, Reason
from game.rules.result import Award, Decision, Ending
from game.rules.seat import Seat
from game.rules.state import Act, Phase, State
from game.rules.step import Step
from game.rules.tile import tile
from game.rules.variants import resolve
from tests.rules.play import deal_of, hands

A, B, C, D = Seat


def middle(  # a position in mid-round, set up by hand
    variant: str,
    laid: list[str],
    *held: str,
    stock: str = "",
    turn: Seat = A,
    given: dict[str, str] | None = None,
) -> State:
    """`laid` are `6-6`, `6-5 W`, …; hands and stock hold what is named and nothing else."""
    rules = resolve(variant, given or {})
    line = Line.empty(rules.policies.branching)
    acts = []
    seats = rules.seating
    for place, text in enumerate(laid):
        name, *arm = text.split()
        line = line.lay(tile(name), Arm(arm[0]) if arm else None)
        acts.append(Act(seats.after(turn, place - len(laid)), Play(tile(name))))
    return replace(
        new_match(rules),
        phase=Phase.PLAY,
        number=1,
        hands=hands(*held),
        stock=tuple(map(tile, stock.split())),
        line=line,
        turn=turn,
        opener=acts[0].seat,
        acts=tuple(acts),
    )


def run(state: State, *moves: Play | Draw | Pass) -> Step:
    step = Step(state, ())
    for move in moves:
        assert step.state.turn is not None
        step = apply(step.state, step.state.turn, move)
    return step


def test_fault_1_no_block_while_a_tile_may_be_drawn() -> None:
    state = middle("mano-a-mano", ["6-6"], "2-1", "4-3", stock="1-0 6-1")
    assert legal(state) == (Draw(),)
    state = run(state, Draw()).state
    assert state.turn is A
    assert legal(state) == (Draw(),)
    state = run(state, Draw()).state
    assert state.phase is Phase.PLAY
    assert set(legal(state)) == {Play(tile("6-1"), Arm.W), Play(tile("6-1"), Arm.E)}


def test_fault_2_an_empty_stock_alone_blocks_nothing() -> None:
    state = middle("mano-a-mano", ["3-3"], "5-5", "3-2 2-2")
    step = run(state, Pass())
    assert step.state.phase is Phase.PLAY
    assert run(step.state, Play(tile("3-2"), Arm.E)).state.phase is Phase.PLAY


def test_fault_3_the_last_drawn_tile_that_does_not_fit_ends_in_one_pass() -> None:
    state = middle("mano-a-mano", ["6-6"], "6-0 5-5", "2-1", stock="4-3", turn=B)
    drew = run(state, Draw())
    assert drew.state.turn is B
    passed = run(drew.state, Pass())
    assert passed.events == (Passed(B), TurnPassed(A))
    assert legal(passed.state) == (Play(tile("6-0"), Arm.W), Play(tile("6-0"), Arm.E))


@pytest.mark.parametrize(("dead_ends", "draws"), [("draw-all", 2), ("stop", 0)])
def test_dead_ends(dead_ends: str, draws: int) -> None:
    given = {"dead-ends": dead_ends}
    state = middle("mano-a-mano", ["6-6"], "6-5 1-1", "2-1 2-2", stock="4-4 3-3", given=given)
    step = run(state, Play(tile("6-5"), Arm.W))
    for _ in range(draws):
        assert step.state.phase is Phase.PLAY
        assert step.state.turn is B
        assert legal(step.state) == (Draw(),)
        step = run(step.state, Draw())
    assert step.state.phase is Phase.ROUND_OVER
    assert step.state.result is not None
    assert step.state.result.ending is Ending.BLOCKED
    assert step.state.result.award == Award(0, 7 + 14 * (draws > 0), A, Decision.FEWEST_PIPS)


def test_a_blocked_round_ends_at_once_without_the_passes() -> None:
    state = middle("express", ["6-6"], "6-5 1-1", "2-1 2-2", given={"seats": "2"})
    ended = run(state, Play(tile("6-5"), Arm.W))
    assert isinstance(ended.events[-1], RoundEnded)
    assert not any(isinstance(event, Passed) for event in ended.events)


def test_fault_23_passing_or_drawing_with_a_playable_tile_is_refused() -> None:
    state = middle("brasil", ["6-6"], "6-5", "4-3", stock="1-0", given={"seats": "2"})
    for move in (Pass(), Draw()):
        refused = refusal(state, A, move)
        assert refused is not None
        assert refused.reason is Reason.HOLDS_PLAYABLE


@pytest.mark.parametrize(
    ("kept", "other", "decision"),
    [
        ("2-1", "3-0", Decision.CHOSE_TO_CLOSE),  # 6-1 W or 2-1 would have left the round open
        ("4-3", "5-2", Decision.LAST_TO_LAY_OUT),  # nothing else would have
        ("5-2", "0-0", Decision.FEWEST_PIPS),
    ],
)
def test_fault_23_closing_by_choice_and_by_force(kept: str, other: str, decision: Decision) -> None:
    line = ["6-6", "6-3 E", "3-1 E"]
    state = middle("brasil", line, f"6-1 {kept}", other, given={"seats": "2"})
    ended = run(state, Play(tile("6-1"), Arm.E))
    assert ended.state.result is not None
    assert ended.state.result.ending is Ending.BLOCKED
    assert ended.state.result.award == Award(1, 1, B, decision)


def test_four_doubles_are_put_back_and_the_round_is_worth_double() -> None:
    rules = resolve("brasil", {})
    step = deal(new_match(rules), deal_of(rules, "", "0-0 1-1 2-2 3-3"))
    assert PutBack(B) in step.events
    assert step.state.phase is Phase.PUT_BACK
    assert step.state.opener is None
    assert legal(step.state) == ()
    again = deal(step.state, deal_of(rules, "6-6 0-0 1-1", "2-2 3-3 4-4", "5-5"))
    assert again.state.number == 1
    assert again.state.doubled
    assert again.state.turn is A


def test_five_doubles_are_a_point_and_play_goes_on() -> None:
    rules = resolve("brasil", {})
    step = deal(new_match(rules), deal_of(rules, "0-0 1-1 2-2 3-3 4-4"))
    assert isinstance(step.events[1], FiveDoubles)
    assert step.state.totals == (1, 0, 0, 0)
    assert step.state.phase is Phase.PLAY
    assert step.state.shown is not None


@pytest.mark.parametrize("doubles", ["0-0 1-1 2-2 3-3 4-4 5-5", "0-0 1-1 2-2 3-3 4-4 5-5 6-6"])
def test_six_or_seven_doubles_win_the_match(doubles: str) -> None:
    rules = resolve("brasil", {"seats": "2x2"})
    step = deal(new_match(rules), deal_of(rules, "", doubles))
    assert SixDoubles(B) in step.events
    assert step.state.phase is Phase.MATCH_OVER
    assert step.state.winner == 1
    assert step.state.totals == (0, 6)


def test_doubles_mean_nothing_where_the_option_is_off() -> None:
    rules = resolve("brasil", {"doubles": "off"})
    step = deal(new_match(rules), deal_of(rules, "0-0 1-1 2-2 3-3 4-4 5-5"))
    assert step.state.phase is Phase.PLAY


def test_over_drawing_costs_two_and_voids_the_round() -> None:
    given = {"seats": "2", "over-draw": "penalty"}
    state = middle("brasil", ["6-6"], "6-5", "4-3", stock="1-0", given=given)
    assert Draw() in legal(state)
    step = run(state, Draw())
    assert OverDrew(A, 2) in step.events
    assert step.state.totals == (-2, 0)
    assert step.state.phase is Phase.PUT_BACK
    assert step.state.turn is None
    dealt = deal_of(state.rules, "6-6", "5-5")
    assert deal(step.state, dealt).state.number == 1


def test_over_drawing_is_impossible_before_the_lead() -> None:
    rules = resolve("brasil", {"seats": "2", "over-draw": "penalty"})
    state = deal(new_match(rules), deal_of(rules, "6-6")).state
    refused = refusal(state, A, Draw())
    assert refused is not None
    assert refused.reason is Reason.MUST_LEAD_FIRST


def test_reaching_the_target_ends_at_once_and_adds_no_bonus() -> None:
    state = middle("all-fives", ["5-5", "5-0 W"], "5-0 1-1", "6-6", given={"target": "5"})
    state = replace(state, line=Line.empty(state.line.branching).lay(tile("6-4"), None))
    state = replace(state, hands=hands("6-1", "6-6"))
    ended = run(state, Play(tile("6-1"), Arm.W))
    assert ended.state.phase is Phase.MATCH_OVER
    assert ended.state.result is not None
    assert ended.state.result.ending is Ending.TARGET
    assert ended.state.result.out is A
    assert ended.state.totals == (5, 0)


@pytest.mark.parametrize(
    "dealt",
    [
        Deal(hands("6-6", "5-5"), ()),
        Deal(hands("6-6 6-5 6-4 6-3 6-2 6-1 6-0", "6-6 5-5 5-4 5-3 5-2 5-1 5-0"), ()),
    ],
)
def test_a_deal_that_is_none_is_refused(dealt: Deal) -> None:
    with pytest.raises(ValueError, match="tiles"):
        deal(new_match(resolve("mano-a-mano", {})), dealt)
