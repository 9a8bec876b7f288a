from __future__ import annotations

import random
from bisect import bisect_right

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.match.fair import Seeded
from game.match.session import Session
from game.rules.legal import legal
from game.rules.line import Arm
from game.rules.move import Draw, Move, Pass, Play, Refusal
from game.rules.notation import RecordError
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import double_six
from game.rules.variant import Rules
from tests.match.table import ALL_TILES, Memory, every_tile, go_on, people, sit_down
from tests.rules.play import every_table, name

TABLES = every_table()
MOVES: tuple[Move, ...] = (
    Draw(),
    Pass(),
    *(Play(tile, arm) for tile in double_six() for arm in (None, *Arm)),
)


def resumed(data: bytes | str) -> Session:
    return Session.resume(data if isinstance(data, bytes) else data.encode(), Seeded("again"))


@pytest.mark.parametrize("rules", TABLES, ids=name)
def test_every_table_plays_to_a_result_and_a_next_match(rules: Rules) -> None:
    rng, sink = random.Random(name(rules)), Memory()
    session = sit_down(rules, name(rules), sink)
    while session.state.phase is not Phase.MATCH_OVER:
        go_on(session, rng)
        assert every_tile(session.state) == ALL_TILES
        assert len(session.history) < 5_000
    assert session.state.winner is not None
    again = resumed(sink.text)
    assert again.history == session.history
    assert str(again.record) == sink.text
    rematch = sit_down(rules, "rematch")
    assert go_on(rematch, rng).after.number == 1
    assert session.state.phase is Phase.MATCH_OVER


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 45))
def test_saved_and_resumed_is_equal_at_every_action(rules: Rules, seed: int, steps: int) -> None:
    rng, sink = random.Random(seed), Memory()
    session = sit_down(rules, str(seed), sink)
    for _ in range(steps):
        if session.state.phase is Phase.MATCH_OVER:
            break
        go_on(session, rng)
        again = resumed(sink.text)
        assert again.state == session.state
        assert again.players == session.players
        assert str(again.record) == sink.text


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 60), st.data())
def test_cut_at_any_byte_resumes_at_the_last_complete_action(
    rules: Rules, seed: int, steps: int, data: st.DataObject
) -> None:
    rng, sink = random.Random(seed), Memory()
    session = sit_down(rules, str(seed), sink)
    sizes, states = [len(sink.text.encode())], [session.state]
    for _ in range(steps):
        if session.state.phase is Phase.MATCH_OVER:
            break
        states.append(go_on(session, rng).after)
        sizes.append(len(sink.text.encode()))
    whole = sink.text.encode()
    cuts = {*sizes, *range(max(sizes[0], sizes[-1] - 40), sizes[-1])}
    cuts |= set(data.draw(st.lists(st.integers(sizes[0], sizes[-1]), max_size=10)))
    for cut in cuts:
        kept = Memory()
        again = Session.resume(whole[:cut], Seeded("again"), kept)
        assert again.state == states[bisect_right(sizes, cut) - 1]
        assert kept.text.encode() == whole[: len(kept.text.encode())]
        assert len(kept.text.encode()) == sizes[bisect_right(sizes, cut) - 1]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 60), st.data())
def test_a_spoilt_record_is_resumed_or_refused_with_a_line(
    rules: Rules, seed: int, steps: int, data: st.DataObject
) -> None:
    rng, session = random.Random(seed), sit_down(rules, str(seed))
    for _ in range(steps):
        if session.state.phase is not Phase.MATCH_OVER:
            go_on(session, rng)
    spoilt = bytearray(str(session.record).encode())
    for place in data.draw(st.lists(st.integers(0, len(spoilt) - 1), min_size=1, max_size=4)):
        spoilt[place] = data.draw(st.integers(0, 255))
    refused: RecordError | None = None
    try:
        again = resumed(bytes(spoilt))
    except RecordError as error:
        refused = error
    if refused is None:
        assert again.state.phase is Phase.NEW or every_tile(again.state) == ALL_TILES
    else:
        assert 1 <= refused.line <= spoilt.count(b"\n") + 1
        assert "\n" not in refused.message


class Table(RuleBasedStateMachine):
    """A session under legal and illegal moves, storms of presses, kills and resumes."""

    @initialize(rules=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
    def sit_down(self, rules: Rules, seed: int) -> None:
        self.rng = random.Random(seed)
        self.sink = Memory()
        self.session = sit_down(rules, str(seed), self.sink)
        self.players = people(rules)

    def before(self) -> tuple[State, str, int]:
        return self.session.state, self.sink.text, len(self.session.history)

    @precondition(lambda self: self.session.state.phase is not Phase.MATCH_OVER)
    @rule(steps=st.integers(1, 12))
    def play(self, steps: int) -> None:
        for _ in range(steps):
            if self.session.state.phase is not Phase.MATCH_OVER:
                go_on(self.session, self.rng)

    @rule(tries=st.lists(st.tuples(st.sampled_from(Seat), st.sampled_from(MOVES)), min_size=5))
    def try_anything(self, tries: list[tuple[Seat, Move]]) -> None:
        for seat, move in tries:
            state, text, length = self.before()
            fine = seat is state.turn and move in legal(state)
            done = self.session.submit(seat, move)
            assert isinstance(done, Refusal) != fine
            if isinstance(done, Refusal):
                assert self.before() == (state, text, length)
                assert self.session.state is state

    @precondition(lambda self: not self.session.deal_due)
    @rule()
    def press_next_too_often(self) -> None:
        untouched = self.before()
        with pytest.raises(ValueError, match="no deal is due"):
            self.session.begin_deal()
        with pytest.raises(ValueError, match="commit is shown before"):
            self.session.complete_deal()
        assert self.before() == untouched

    @rule(lost=st.integers(0, 30))
    def kill_and_resume(self, lost: int) -> None:
        length = len(self.session.history)
        heading = "".join(f"{header}\n" for header in self.session.record.headers).encode()
        data = self.sink.text.encode()
        kept = data[: max(len(heading), len(data) - lost)]
        state = self.session.state
        self.session = Session.resume(kept, Seeded(str(self.rng.random())), self.sink)
        assert len(self.session.history) <= length
        assert lost or self.session.state == state

    @invariant()
    def nothing_is_lost(self) -> None:
        if self.session.history:
            assert every_tile(self.session.state) == ALL_TILES
        assert self.sink.text == str(self.session.record)
        assert self.session.players == self.players


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)


@pytest.mark.slow
@pytest.mark.parametrize("rules", TABLES[::10], ids=name)
def test_a_whole_match_cut_at_every_byte_of_its_end(rules: Rules) -> None:
    rng, sink = random.Random(name(rules)), Memory()
    session = sit_down(rules, name(rules), sink)
    sizes, states = [len(sink.text.encode())], [session.state]
    while session.state.phase is not Phase.MATCH_OVER and len(states) < 80:
        states.append(go_on(session, rng).after)
        sizes.append(len(sink.text.encode()))
    whole = sink.text.encode()
    for cut in range(max(sizes[0], len(whole) - 400), len(whole) + 1):
        assert resumed(whole[:cut]).state == states[bisect_right(sizes, cut) - 1]
