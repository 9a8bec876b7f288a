from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.ai import simple
from game.rules.apply import Deal, apply, deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.line import Arm
from game.rules.move import Draw, Move, Pass, Play
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import double_six, tile
from game.rules.variants import resolve
from game.rules.views import view


def table(variant: str, a: str, b: str, **options: str) -> State:
    """A two-handed match with these hands; the rest of the tiles are the stock."""
    rules = resolve(variant, {key.replace("_", "-"): value for key, value in options.items()})
    hands = (frozenset(map(tile, a.split())), frozenset(map(tile, b.split())))
    stock = tuple(each for each in double_six() if each not in hands[0] | hands[1])
    return deal(new_match(rules), Deal(hands, stock)).state


def dealt(variant: str, seed: int, **options: str) -> State:
    order = random.Random(seed).sample(double_six(), 28)
    rules = resolve(variant, {key.replace("_", "-"): value for key, value in options.items()})
    return deal(new_match(rules), deal_order(rules, tuple(order))).state


def ask(state: State, tier: str, seed: int = 0) -> Move:
    assert state.turn is not None
    return simple.choose(view(state, state.turn), tier, seed)


HAND_A = "6-6 5-2 4-1 3-0 2-2 6-1 5-4"
HAND_B = "5-5 6-5 4-4 3-1 2-0 6-3 6-2"


def test_greedy_takes_the_points() -> None:
    led = apply(table("all-fives", HAND_A, HAND_B), Seat.A, Play(tile("6-6"))).state
    assert ask(led, "greedy") in (Play(tile("6-3"), Arm.W), Play(tile("6-3"), Arm.E))
    assert {ask(led, "greedy", seed) for seed in range(30)} == {
        Play(tile("6-3"), Arm.W),
        Play(tile("6-3"), Arm.E),
    }


def test_greedy_lays_the_heaviest_where_nothing_scores() -> None:
    led = apply(table("mano-a-mano", HAND_A, HAND_B), Seat.A, Play(tile("6-6"))).state
    picked = ask(led, "greedy")
    assert isinstance(picked, Play)
    assert picked.tile == tile("6-5")


def test_random_finds_every_legal_move() -> None:
    led = apply(table("all-fives", HAND_A, HAND_B), Seat.A, Play(tile("6-6"))).state
    assert {ask(led, "random", seed) for seed in range(200)} == set(legal(led))


def test_the_forced_lead_is_led() -> None:
    state = table("mano-a-mano", HAND_A, HAND_B)
    assert {ask(state, tier, seed) for tier in simple.Simple for seed in range(9)} == {
        Play(tile("6-6"))
    }


def test_draws_and_passes_are_made_when_forced() -> None:
    hand = "1-1 2-1 3-1 4-4 3-2 3-3 2-0"
    mano = apply(table("mano-a-mano", HAND_A, hand), Seat.A, Play(tile("6-6"))).state
    express = apply(table("express", HAND_A, hand, seats="2"), Seat.A, Play(tile("6-6"))).state
    for tier in simple.Simple:
        assert ask(mano, tier) == Draw()
        assert ask(express, tier) == Pass()


@pytest.mark.parametrize("tier", simple.Simple)
def test_computers_never_over_draw(tier: str) -> None:
    for seed in range(20):
        state = dealt("brasil", seed, seats="2", over_draw="penalty", doubles="off")
        while state.phase is Phase.PLAY:
            assert state.turn is not None
            move = simple.choose(view(state, state.turn), tier, seed)
            could_play = any(isinstance(other, Play) for other in legal(state))
            assert isinstance(move, Play) or not could_play
            state = apply(state, state.turn, move).state


def test_the_same_question_has_the_same_answer() -> None:
    for seed in range(10):
        state = dealt("all-fives", seed)
        while state.phase is Phase.PLAY:
            answers = [ask(state, "random", 77) for _ in range(3)]
            assert answers[0] == answers[1] == answers[2]
            assert state.turn is not None
            move = simple.choose(view(state, state.turn), "random", 77)
            state = apply(state, state.turn, move).state


def test_the_choice_does_not_change_with_what_the_seat_cannot_see() -> None:
    source = random.Random(9)
    state = apply(table("all-fives", HAND_A, HAND_B), Seat.A, Play(tile("6-6"))).state
    hidden = [*state.hands[Seat.A], *state.stock]
    for tier in simple.Simple:
        answers = set()
        for _ in range(100):
            source.shuffle(hidden)
            other = (frozenset(hidden[:6]), state.hands[Seat.B])
            answers.add(ask(replace(state, hands=other, stock=tuple(hidden[6:])), tier, 5))
        assert len(answers) == 1


def test_an_unknown_tier_and_a_wrong_turn_are_refused() -> None:
    state = table("mano-a-mano", HAND_A, HAND_B)
    with pytest.raises(ValueError, match="lenda"):
        simple.choose(view(state, Seat.A), "lenda", 0)
    with pytest.raises(ValueError, match="not the turn of seat B"):
        simple.choose(view(state, Seat.B), "greedy", 0)
