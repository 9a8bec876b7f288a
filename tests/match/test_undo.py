from __future__ import annotations

import random

import pytest

from game.match.fair import Seeded
from game.match.seats import Computer, Human, Seats
from game.match.session import Session
from game.rules.legal import legal
from game.rules.move import Draw, Pass, Refusal
from game.rules.notation import read
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.variants import resolve

CASES = [
    ("all-fives", {}),
    ("mano-a-mano", {}),
    ("express", {"seats": "4"}),
    ("brasil", {"seats": "3", "over-draw": "penalty"}),
    ("nordeste", {}),
]


class Kept:
    """A sink that holds what it is given."""

    def __init__(self) -> None:
        self.text = ""

    def append(self, line: str) -> None:
        self.text += f"{line}\n"

    def replace(self, text: str) -> None:
        self.text = text


def session(variant: str, options: dict[str, str], sink: Kept | None = None) -> Session:
    rules = resolve(variant, options)
    count = len(rules.seating.seats)
    players: Seats = (Human("Ana"), *(Computer(f"C{n}", "greedy") for n in range(1, count)))
    return Session.start(rules, players, Seeded("undo"), sink)


def step(match: Session, rng: random.Random) -> None:
    if match.deal_due:
        match.begin_deal()
        match.complete_deal()
        return
    assert match.state.turn is not None
    done = match.submit(match.state.turn, rng.choice(legal(match.state)))
    assert not isinstance(done, Refusal)


@pytest.mark.parametrize(("variant", "options"), CASES)
def test_fault_91_undo_goes_back_to_the_last_decision(
    variant: str, options: dict[str, str]
) -> None:
    for seed in range(6):
        match, rng = session(variant, options), random.Random(seed)
        decision: State | None = None
        for _ in range(60):
            before = match.state
            if match.deal_due:
                decision = None
            elif before.turn is Seat.A and len(legal(before)) > 1:
                decision = before
            if match.state.phase is Phase.MATCH_OVER:
                break
            step(match, rng)
            if match.state.phase is not Phase.PLAY:
                assert not match.can_undo(Seat.A)
                continue
            assert match.can_undo(Seat.A) == (decision is not None)
        if match.can_undo(Seat.A):
            assert match.undo(Seat.A)
            assert match.state is decision


def test_forced_draws_go_with_the_decision_and_come_back_in_the_same_order() -> None:
    for seed in range(40):
        match, rng = session("mano-a-mano", {}), random.Random(seed)
        step(match, rng)
        drawn: list[Draw] = []
        while match.state.phase is Phase.PLAY and len(drawn) < 2:
            before = match.state
            if before.turn is Seat.A and len(legal(before)) > 1:
                drawn, decision = [], before
            step(match, rng)
            last = match.state.acts[-1]
            drawn += [last.move] if last.seat is Seat.A and isinstance(last.move, Draw) else []
        if len(drawn) == 2 and match.state.phase is Phase.PLAY and match.undo(Seat.A):
            assert match.state is decision
            assert match.state.stock[: len(drawn)] != ()
            return
    pytest.fail("another seed is needed")


def test_a_forced_pass_is_undone_together_with_what_led_to_it() -> None:
    match, rng = session("express", {"seats": "4"}), random.Random(0)
    for seed in range(40):
        rng = random.Random(seed)
        step(match, rng)
        while match.state.phase is Phase.PLAY:
            acts = match.state.acts
            passed = acts and acts[-1].seat is Seat.A and isinstance(acts[-1].move, Pass)
            if passed and match.can_undo(Seat.A):
                match.undo(Seat.A)
                assert match.state.turn is Seat.A
                assert len(legal(match.state)) > 1
                assert not any(isinstance(move, Pass | Draw) for move in legal(match.state))
                return
            step(match, rng)
        if match.state.phase is Phase.MATCH_OVER:
            break
    pytest.fail("another seed is needed")


def test_the_record_is_cut_there_and_marked() -> None:
    sink = Kept()
    match, rng = session("all-fives", {}, sink), random.Random(3)
    while not match.can_undo(Seat.A):
        step(match, rng)
    whole = sink.text
    assert match.undone == 0
    assert match.undo(Seat.A)
    assert sink.text == str(match.record)
    assert '[Undone "1"]' in sink.text
    entries = [line for line in sink.text.splitlines() if not line.startswith("[")]
    assert "\n".join(entries) in whole
    again = Session.resume(sink.text.encode(), Seeded("y"))
    assert again.state == match.state
    assert again.undone == 1
    for _ in range(4):
        step(match, rng)
    while not match.can_undo(Seat.A):
        step(match, rng)
    match.undo(Seat.A)
    assert match.undone == 2
    assert sink.text.count("Undone") == 1
    assert read(sink.text.encode()).state == match.state


def test_without_a_decision_nothing_is_undone() -> None:
    match = session("all-fives", {})
    assert not match.undo(Seat.A)
    match.begin_deal()
    match.complete_deal()
    assert not match.undo(Seat.A)
    assert match.undone == 0
    assert "Undone" not in str(match.record)


def test_play_goes_on_from_there_as_from_any_position() -> None:
    match, rng = session("nordeste", {}), random.Random(5)
    undone = 0
    for _ in range(400):
        if match.state.phase is Phase.MATCH_OVER:
            break
        step(match, rng)
        if undone < 5 and match.can_undo(Seat.A) and rng.random() < 0.2:
            match.undo(Seat.A)
            undone += 1
    assert undone == 5
    assert read(str(match.record).encode()).state == match.state
