from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from game.ai import simple
from game.ai.inprocess import InProcess
from game.match.fair import Seeded
from game.match.seats import Computer, Human, Seats
from game.match.session import Session
from game.match.thinker import Answer, Ask, Thinker
from game.match.turns import Turns, decision_seed, fallback
from game.rules.legal import legal
from game.rules.move import Draw, Move, Pass, Play
from game.rules.state import Phase
from game.rules.tile import tile
from game.rules.variant import Rules
from game.rules.variants import resolve
from tests.match.table import go_on
from tests.rules.play import every_table, name

MANO = resolve("mano-a-mano", {})
LIMIT = 1.0
FRAME = 1 / 60


@dataclass(frozen=True)
class Said:
    ticket: int
    move: Move
    iterations: int = 0


@dataclass
class Script:
    """A thinker that answers when the test says so."""

    asked: list[Ask] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    cancelled: int = 0

    def ask(self, ask: Ask, /) -> None:
        self.asked.append(ask)

    def poll(self) -> Answer | None:
        return self.answers.pop(0) if self.answers else None

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self.answers.clear()


def computers(rules: Rules, tier: str = "greedy") -> Seats:
    return tuple(Computer(f"Máquina {seat}", tier) for seat in rules.seating.seats)


def table(seats: Seats | None = None, seed: str = "turns") -> tuple[Session, Script, Turns]:
    """A dealt Mano a Mano, a computer on each seat if not said otherwise."""
    session = Session.start(MANO, seats or computers(MANO), Seeded(seed))
    go_on(session, random.Random(0))
    thinker = Script()
    return session, thinker, Turns(session, thinker, LIMIT)


def good(session: Session) -> Move:
    return legal(session.state)[0]


def test_asks_once_and_submits_the_answer_when_told() -> None:
    session, thinker, turns = table()
    for _ in range(5):
        turns.update(FRAME)
    assert len(thinker.asked) == 1
    ask = thinker.asked[0]
    assert session.state.turn is not None
    assert ask.view == session.view(session.state.turn)
    assert ask.tier == "greedy"
    assert ask.seed == decision_seed(session.choice_seed, 1, 0)
    assert not turns.ready
    assert turns.play() is None
    move = good(session)
    thinker.answers.append(Said(ask.ticket, move))
    before = session.state
    turns.update(FRAME)
    assert turns.ready
    assert session.state is before, "the screen decides when"
    done = turns.play()
    assert done is not None
    assert (done.before, done.after) == (before, session.state)
    assert done.after.acts[0].move == move
    assert not turns.ready
    assert turns.play() is None


def test_a_stale_ticket_is_dropped() -> None:
    session, thinker, turns = table()
    turns.update(FRAME)
    thinker.answers += [Said(thinker.asked[0].ticket - 1, good(session)), Said(99, Pass())]
    turns.update(FRAME)
    assert not turns.ready
    thinker.answers.append(Said(thinker.asked[0].ticket, good(session)))
    turns.update(FRAME)
    assert turns.ready


def test_a_match_that_moved_on_makes_the_decision_void() -> None:
    session, thinker, turns = table()
    turns.update(FRAME)
    thinker.answers.append(Said(thinker.asked[0].ticket, good(session)))
    turns.update(FRAME)
    assert turns.ready
    turn = session.state.turn
    assert turn is not None
    session.submit(turn, good(session))
    state = session.state
    assert not turns.ready
    assert turns.play() is None
    turns.update(FRAME)
    assert session.state is state
    assert [ask.ticket for ask in thinker.asked] == [1, 2]
    thinker.answers.append(Said(1, good(session)))
    turns.update(FRAME)
    assert not turns.ready


def test_no_answer_in_time_is_a_legal_move() -> None:
    session, thinker, turns = table()
    turns.update(FRAME)
    for _ in range(int(LIMIT / FRAME) - 1):
        turns.update(FRAME)
        assert not turns.ready
    turns.update(2 * FRAME)
    assert turns.ready
    assert thinker.cancelled == 1
    done = turns.play()
    assert done is not None
    thinker.answers.append(Said(1, good(session)))
    turns.update(FRAME)
    turns.update(FRAME)
    assert not turns.ready, "the late answer is no answer to the next question"


def test_an_answer_that_comes_with_the_deadline_counts() -> None:
    session, thinker, turns = table()
    turns.update(FRAME)
    thinker.answers.append(Said(1, good(session)))
    turns.update(10 * LIMIT)
    assert turns.ready
    assert thinker.cancelled == 0


@pytest.mark.parametrize("move", [Draw(), Pass(), Play(tile("6-6")), Play(tile("0-0"))])
def test_an_illegal_answer_is_replaced(move: Move) -> None:
    session, thinker, turns = table()
    go_on(session, random.Random(1))
    turns.update(FRAME)
    assert move not in legal(session.state) or len(legal(session.state)) == 1
    thinker.answers.append(Said(1, move))
    turns.update(FRAME)
    expected = fallback(thinker.asked[0].view)
    done = turns.play()
    assert done is not None
    assert done.after.acts[-1].move == expected


def test_a_person_is_never_asked_for() -> None:
    _, thinker, turns = table((Human("Ana"), Human("Bia")))
    for _ in range(100):
        turns.update(FRAME)
    assert not thinker.asked
    assert turns.play() is None


def test_stopping_cancels_and_asks_again_later() -> None:
    session, thinker, turns = table()
    turns.update(FRAME)
    turns.stop()
    assert thinker.cancelled == 1
    thinker.answers.append(Said(1, good(session)))
    turns.update(FRAME)
    turns.update(FRAME)
    assert not turns.ready
    assert [ask.ticket for ask in thinker.asked] == [1, 2]
    assert thinker.asked[0].seed == thinker.asked[1].seed, "asking twice changes no decision"


def test_nothing_is_asked_between_rounds() -> None:
    session = Session.start(MANO, computers(MANO), Seeded("x"))
    thinker = Script()
    turns = Turns(session, thinker, LIMIT)
    turns.update(FRAME)
    assert not thinker.asked
    go_on(session, random.Random(0))
    turns.update(FRAME)
    assert len(thinker.asked) == 1


def test_a_computer_may_not_over_draw_and_may_when_it_must_draw() -> None:
    rules = resolve("brasil", {"seats": "2", "over-draw": "penalty", "doubles": "off"})
    rng, offered, forced = random.Random(2), 0, 0
    session = Session.start(rules, computers(rules), Seeded("d"))
    while session.state.phase is not Phase.MATCH_OVER:
        turn = session.state.turn
        if turn is not None and Draw() in legal(session.state):
            view = session.view(turn)
            could_play = any(isinstance(move, Play) for move in view.legal)
            offered, forced = offered + could_play, forced + (not could_play)
            assert (Draw() in view.honest) != could_play
            assert isinstance(fallback(view), Play if could_play else Draw)
        go_on(session, rng)
    assert offered
    assert forced


def test_decision_seeds_differ_by_match_round_and_ply() -> None:
    seeds = {
        decision_seed(match, number, ply)
        for match in (b"one", b"two", b"")
        for number in range(5)
        for ply in range(40)
    }
    assert len(seeds) == 3 * 5 * 40
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert decision_seed(b"one", 1, 0) == 16098000365419515707, "the same on every machine"


def finished(rules: Rules, tier: str, thinker: Thinker) -> Session:
    """A whole match between computers, by the calls that a screen makes."""
    session = Session.start(rules, computers(rules, tier), Seeded(name(rules)))
    turns = Turns(session, thinker, LIMIT)
    for _ in range(50_000):
        if session.state.phase is Phase.MATCH_OVER:
            return session
        if session.deal_due:
            session.begin_deal()
            session.complete_deal()
        turns.update(FRAME)
        turns.play()
    raise AssertionError("no end")


@pytest.mark.parametrize("rules", every_table()[::9], ids=name)
@pytest.mark.parametrize("tier", simple.Simple)
def test_computers_play_whole_matches(rules: Rules, tier: str) -> None:
    once = finished(rules, tier, InProcess(simple.choose))
    again = finished(rules, tier, InProcess(simple.choose))
    assert str(once.record) == str(again.record), "the same seed plays the same match"


def test_a_resumed_match_is_decided_as_it_would_have_been() -> None:
    whole = finished(MANO, "random", InProcess(simple.choose))
    lines = str(whole.record).splitlines(keepends=True)
    second = lines.index("round 2\n")
    for cut in range(second - 15, second):
        session = Session.resume("".join(lines[:cut]).encode(), Seeded("other"))
        turns = Turns(session, InProcess(simple.choose), LIMIT)
        while not session.deal_due:
            turns.update(FRAME)
            turns.play()
        assert str(session.record) == "".join(lines[:second])
