from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.apply import apply
from game.rules.dealing import deal
from game.rules.legal import legal, refusal
from game.rules.line import Arm
from game.rules.move import Draw, IllegalMove, Move, Pass, Play
from game.rules.notation import act_entry, deal_entries, headers, read
from game.rules.notation.record import Entry, Record
from game.rules.result import Ending
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import Tile, double_six
from game.rules.variant import Rules
from game.rules.views import view
from tests.rules.play import every_table, name, one_step, shuffled, start, steps

TABLES = every_table()
ALL_MOVES: tuple[Move, ...] = (
    Draw(),
    Pass(),
    *(Play(tile, arm) for tile in double_six() for arm in (None, *Arm)),
)


def every_tile(state: State) -> list[Tile]:
    held = [tile for hand in state.hands for tile in hand]
    return sorted([*held, *state.stock, *(laid.tile for laid in state.line.laid)])


def test_there_is_a_table_for_every_option() -> None:
    assert len(TABLES) > 70


@pytest.mark.parametrize("rules", TABLES, ids=name)
def test_random_matches_reach_a_result_and_keep_every_tile(rules: Rules) -> None:
    rng = random.Random(name(rules))
    for _ in range(2):
        state = start(rules, rng)
        for count, step in enumerate(steps(state, rng)):
            state = step.state
            assert every_tile(state) == list(double_six())
            assert count < 20_000
        assert state.winner is not None
        assert state.totals[state.winner] >= rules.policies.target
        assert state.result is not None
        assert legal(state) == ()
        with pytest.raises(ValueError, match="no time to deal"):
            deal(state, shuffled(rules, rng))


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 60))
@settings(max_examples=120, deadline=None)
def test_apply_accepts_exactly_what_is_legal(rules: Rules, seed: int, length: int) -> None:
    rng = random.Random(seed)
    state = start(rules, rng)
    for _ in range(length):
        if state.phase is Phase.MATCH_OVER:
            break
        state = one_step(state, rng).state
    allowed = set(legal(state))
    for seat in Seat:
        for move in ALL_MOVES:
            fine = seat is state.turn and move in allowed
            assert (refusal(state, seat, move) is None) == fine
            if not fine:
                with pytest.raises(IllegalMove):
                    apply(state, seat, move)


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 90))
@settings(max_examples=120, deadline=None)
def test_a_record_restores_the_state_at_every_action(rules: Rules, seed: int, length: int) -> None:
    rng = random.Random(seed)
    state = start(rules, rng)
    entries: list[Entry] = []
    for _ in range(length):
        if state.phase is Phase.MATCH_OVER:
            break
        if state.turn is None:
            dealt = shuffled(rules, rng)
            entries += deal_entries(state, dealt)
            state = deal(state, dealt).state
        else:
            move = rng.choice(legal(state))
            entries.append(act_entry(state, state.turn, move))
            state = apply(state, state.turn, move).state
    record = Record(headers(rules, state.lots), tuple(entries))
    reading = read(str(record).encode())
    assert reading.state == state
    assert reading.record == record


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 60))
@settings(max_examples=200, deadline=None)
def test_redealing_what_a_seat_cannot_see_leaves_its_view_equal(
    rules: Rules, seed: int, length: int
) -> None:
    rng = random.Random(seed)
    state = start(rules, rng)
    for _ in range(length):
        step = one_step(state, rng)
        if step.state.phase is not Phase.PLAY:
            break
        state = step.state
    for seat in rules.seating.seats:
        assert view(redealt(state, seat, rng), seat) == view(state, seat)


def redealt(state: State, seat: Seat, rng: random.Random) -> State:
    """The state with every tile that `seat` cannot see dealt anew."""
    others = [other for other in state.rules.seating.seats if other is not seat]
    unseen = [*state.stock, *(tile for other in others for tile in state.hands[other])]
    rng.shuffle(unseen)
    hands = {seat: state.hands[seat]}
    for other in others:
        hands[other] = frozenset(unseen.pop() for _ in state.hands[other])
    must_lead = state.must_lead if state.opener is seat else None
    mixed = tuple(hands[other] for other in state.rules.seating.seats)
    return replace(state, hands=mixed, stock=tuple(unseen), must_lead=must_lead)


def test_a_view_holds_no_tile_of_another_hand() -> None:
    rng = random.Random(5)
    for rules in TABLES[::7]:
        state = one_step(start(rules, rng), rng).state
        if state.phase is not Phase.PLAY:
            continue
        for seat in rules.seating.seats:
            assert set(tiles_in(view(state, seat))) <= state.hands[seat] | _shown(state)


def tiles_in(thing: object) -> Iterator[Tile]:
    """Every tile that can be reached from an object of the core."""
    if isinstance(thing, Tile):
        yield thing
    elif is_dataclass(thing):
        for part in fields(thing):
            yield from tiles_in(getattr(thing, part.name))
    elif isinstance(thing, tuple | frozenset):
        for part in thing:
            yield from tiles_in(part)


def _shown(state: State) -> frozenset[Tile]:
    return frozenset(state.shown.doubles) if state.shown else frozenset()


@pytest.mark.slow
@pytest.mark.parametrize("rules", TABLES, ids=name)
def test_a_thousand_rounds_of_every_table(rules: Rules) -> None:
    rng = random.Random(name(rules))
    state, rounds = start(rules, rng), 0
    endings = set()
    while rounds < 1000:
        if state.phase is Phase.MATCH_OVER:
            state = start(rules, rng)
        state = one_step(state, rng).state
        if state.turn is None and state.result is not None:
            assert every_tile(state) == list(double_six())
            endings.add(state.result.ending)
            rounds += 1
    assert {Ending.DOMINO, Ending.BLOCKED} <= endings
