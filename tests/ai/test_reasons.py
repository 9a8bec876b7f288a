"""Whatever is said for a move is true of the table, and nothing that its seat could not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.bits import bit, mask, suits
from game.ai.decision import lies
from game.ai.reasons import Why, reasons
from game.match import fair
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.line import Line
from game.rules.move import Play
from game.rules.notation import read
from game.rules.result import Ending
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import double_six
from game.rules.variants import resolve
from game.rules.views import view

CASES = Path(__file__).parents[1] / "cases"
TABLES = [
    ("mano-a-mano", {}),
    ("all-fives", {}),
    ("express", {"seats": "2x2"}),
    ("brasil", {"seats": "3"}),
    ("nordeste", {}),
]


def choices(name: str, given: dict[str, str], rounds: int) -> Iterator[tuple[State, Play]]:
    """Every move that there was in rounds played at random, where there was more than one."""
    rng = random.Random(name)
    rules = resolve(name, given)
    for _ in range(rounds):
        state = new_match(rules)
        while state.phase in (Phase.NEW, Phase.PUT_BACK):
            order = tuple(rng.sample(double_six(), 28))
            state = deal(state, deal_order(rules, order)).state
        while state.turn is not None:
            plays = [move for move in legal(state) if isinstance(move, Play)]
            if len(plays) > 1:
                yield from ((state, play) for play in plays)
            state = apply(state, state.turn, rng.choice(plays or list(legal(state)))).state


def seat_on_turn(state: State) -> Seat:
    assert state.turn is not None
    return state.turn


def holds(state: State, seat: Seat, pips: int) -> bool:
    return any(tile.fits(pips) for tile in state.hands[seat])


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_what_is_said_of_hands_is_true(name: str, given: dict[str, str]) -> None:
    said = set()
    for state, play in choices(name, given, 12):
        seat = seat_on_turn(state)
        for reason in reasons(view(state, seat), play):
            said.add(reason.why)
            match reason.why:
                case Why.KEEPS_MOVES:
                    rest = mask(state.hands[seat] - {play.tile})
                    assert rest & lies(view(state, seat), play).ends.playable
                case Why.THEY_LACK | Why.ONE_LACKED:
                    assert reason.seat is not None
                    assert not any(holds(state, reason.seat, pips) for pips in reason.pips)
                case Why.KEEPS_ENDS | Why.HOLDS_LAST:
                    others = [each for each in state.rules.seating.seats if each is not seat]
                    for pips in reason.pips:
                        assert not any(holds(state, each, pips) for each in others)
                case _:
                    pass
    assert Why.KEEPS_MOVES in said


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_the_count_is_in_hand_only_where_the_closed_round_is_won(
    name: str, given: dict[str, str]
) -> None:
    for state, play in choices(name, given, 60):
        seat = seat_on_turn(state)
        why = reasons(view(state, seat), play)[0].why
        if why not in (Why.BLOCKS, Why.CLOSES):
            continue
        after = apply(state, seat, play).state
        while after.turn is not None:
            after = apply(after, after.turn, legal(after)[0]).state
        assert after.result is not None
        assert after.result.ending is Ending.BLOCKED
        award = after.result.award
        paid = award.side == state.rules.seating.side_of(seat) and award.points > 0
        assert paid or why is Why.CLOSES


def test_a_count_that_costs_the_winner_points_is_not_in_hand() -> None:
    record = CASES / "all-fives--fives-negative+fives-tie-fewer-closer-630.dmn"
    *_, last = (step for step in read(record.read_bytes(), fair).taken if step.act)
    assert last.act is not None
    seat, move = last.act
    assert isinstance(move, Play)
    result = last.step.state.result
    assert result is not None
    assert (result.award.side, result.award.points < 0) == (seat, True)
    assert Why.BLOCKS not in {each.why for each in reasons(view(last.before, seat), move)}


def test_the_partners_suit_is_what_the_partner_opened_and_may_hold() -> None:
    said = 0
    for state, play in choices("nordeste", {}, 40):
        seat = seat_on_turn(state)
        for reason in reasons(view(state, seat), play):
            if reason.why is not Why.PARTNER:
                continue
            said += 1
            partner = state.rules.seating.after(seat, 2)
            table = mask(laid.tile for laid in state.line.laid)
            own = mask(state.hands[seat])
            assert set(reason.pips) <= opened(state, partner)
            for pips in reason.pips:
                assert suits()[pips] & ~table & ~own
                assert pips not in passed_on(state, partner)
                assert bit(play.tile) & own
    assert said


def opened(state: State, seat: Seat) -> set[int]:
    """The pips that the last tile of a seat offered."""
    line, found = Line.empty(), set[int]()
    for act in state.acts:
        if isinstance(act.move, Play):
            before, line = line, line.lay(act.move.tile, act.move.arm)
            if act.seat is seat:
                old = {end.arm: end for end in before.ends}
                found = {end.pips for end in line.ends if old.get(end.arm) != end}
    return found


def passed_on(state: State, seat: Seat) -> set[int]:
    """The pips that were open when a seat passed."""
    line, found = Line.empty(), set[int]()
    for act in state.acts:
        if isinstance(act.move, Play):
            line = line.lay(act.move.tile, act.move.arm)
        elif act.seat is seat:
            found |= line.open_pips
    return found
