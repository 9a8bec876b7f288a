from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.match import fair
from game.match.fair import Seeded
from game.match.seats import Computer, Human
from game.match.session import Session, Submitted
from game.rules.events import LotsDrawn, RoundEnded
from game.rules.legal import legal
from game.rules.move import Draw, Pass, Reason, Refusal
from game.rules.notation import Header, RecordError, read
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.variants import resolve
from game.rules.views import view
from tests.match.table import Memory, go_on, people, sit_down

CASES = sorted((Path(__file__).parent.parent / "cases").glob("*.json"))
MANO = resolve("mano-a-mano", {})


def played(session: Session, seed: int = 0) -> Session:
    """The session at the end of its match, by random moves."""
    rng = random.Random(seed)
    while session.state.phase is not Phase.MATCH_OVER:
        go_on(session, rng)
    return session


def headers(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("[")]


def test_a_new_match_writes_its_headers_at_once() -> None:
    sink = Memory()
    rules = resolve("brasil", {"seats": "2x2", "hand": "6", "target": "3"})
    seats = (Human("Ana"), Computer("Zé", "greedy"), Human("Bia"), Computer("Rui", "random"))
    Session.start(rules, seats, Seeded("x"), sink, (Header("Date", "2026-11-30"),))
    assert headers(sink.text) == sink.text.splitlines()
    assert headers(sink.text)[:-1] == [
        '[Variant "brasil"]',
        '[Seats "2x2"]',
        '[Hand "6"]',
        '[Target "3"]',
        '[Date "2026-11-30"]',
        '[A "Ana"]',
        '[B "Zé"]',
        '[C "Bia"]',
        '[D "Rui"]',
        '[A-Player "human"]',
        '[B-Player "tier greedy"]',
        '[C-Player "human"]',
        '[D-Player "tier random"]',
    ]


def test_each_line_is_appended_as_it_happens_and_the_whole_replaced_after_a_round() -> None:
    sink = Memory()
    session, rng = sit_down(MANO, sink=sink), random.Random(4)
    while session.state.phase is not Phase.MATCH_OVER:
        before, replaced = sink.text, sink.replaced
        done = go_on(session, rng)
        assert sink.text == before + "".join(f"{entry}\n" for entry in done.entries)
        ended = any(isinstance(event, RoundEnded) for event in done.events)
        assert sink.replaced == replaced + ended
    assert sink.text == str(session.record)


def test_a_deal_is_written_with_its_commit_seed_and_stir() -> None:
    sink = Memory()
    session = sit_down(MANO, sink=sink)
    at = len(sink.text)
    commit = session.begin_deal()
    assert sink.text[at:] == "", "the seed is nowhere on disk before the stir"
    session.complete_deal(b"\x01\xab")
    lines = sink.text[at:].splitlines()
    assert [line.split()[0] for line in lines] == [
        "round", "commit", "seed", "stir", "deal", "deal", "stock",
    ]  # fmt: skip
    assert lines[1] == f"commit {commit}"
    seed = bytes.fromhex(lines[2].split()[1])
    assert fair.commit(seed) == commit
    assert lines[3] == "stir 01ab"
    dealt = [word for line in lines[4:] for word in line.split() if "-" in word]
    order = [str(tile) for tile in fair.order(seed, b"\x01\xab")]
    assert [sorted(dealt[:7]), sorted(dealt[7:14]), dealt[14:]] == [
        sorted(order[:7]), sorted(order[7:14]), order[14:],
    ]  # fmt: skip


def test_two_presses_on_the_next_deal_use_one_seed() -> None:
    session = sit_down(MANO)
    assert session.begin_deal() == session.begin_deal()
    first = session.complete_deal()
    with pytest.raises(ValueError, match="commit is shown before"):
        session.complete_deal()
    with pytest.raises(ValueError, match="no deal is due"):
        session.begin_deal()
    assert session.state is first.after
    assert len(session.history) == 1


def test_deals_go_on_from_the_same_seed_alike_and_from_another_stir_differently() -> None:
    one, same, stirred = (sit_down(MANO, "s") for _ in range(3))
    commits = {session.begin_deal() for session in (one, same, stirred)}
    assert len(commits) == 1
    assert one.complete_deal().after == same.complete_deal().after
    assert stirred.complete_deal(b"stir").after != one.state
    assert str(played(one).record) == str(played(same).record)


def test_seeds_are_shown_when_the_match_is_over() -> None:
    session = sit_down(resolve("mano-a-mano", {"target": "10"}))
    commit = session.begin_deal()
    session.complete_deal(b"stir")
    assert [(proof.commit, proof.seed) for proof in session.proofs] == [(commit, None)]
    played(session)
    assert session.proofs[0].stir == b"stir"
    for proof in session.proofs:
        assert proof.seed is not None
        assert fair.commit(proof.seed) == proof.commit
    assert [proof.number for proof in session.proofs] == [
        result.number for result in session.results
    ]


def test_a_redeal_of_the_same_round_has_its_own_commit() -> None:
    rules = resolve("brasil", {"seats": "2", "over-draw": "penalty", "doubles": "off"})
    session, rng = sit_down(rules), random.Random(1)
    while session.state.phase is not Phase.PUT_BACK:
        turn = session.state.turn
        over_draws = turn is not None and Draw() in legal(session.state)
        if turn is not None and over_draws:
            session.submit(turn, Draw())
        else:
            go_on(session, rng)
    number, deals = session.state.number, len(session.proofs)
    session.begin_deal()
    done = session.complete_deal()
    assert str(done.entries[0]) == "redeal"
    assert [proof.number for proof in session.proofs[deals - 1 :]] == [number, number]
    assert len({proof.commit for proof in session.proofs}) == deals + 1


def test_lots_are_drawn_at_the_start_and_kept() -> None:
    rules = resolve("brasil", {"first": "drawn", "seats": "3"})
    sink = Memory()
    session = sit_down(rules, sink=sink)
    assert len(set(session.state.lots)) == 3
    assert sum(line.startswith("[Lots") for line in headers(sink.text)) == 1
    done = go_on(session, random.Random(0))
    assert isinstance(done.events[0], LotsDrawn)
    assert Session.resume(sink.text.encode(), Seeded("y")).state.lots == session.state.lots


def test_submitted_tells_what_happened() -> None:
    session, rng = sit_down(MANO), random.Random(0)
    start = session.state
    deal = go_on(session, rng)
    assert (deal.before, deal.after) == (start, session.state)
    move = go_on(session, rng)
    assert (move.before, move.after) == (deal.after, session.state)
    assert move.events
    assert session.history == (deal, move)


def test_a_view_is_the_seat_s_own() -> None:
    session = sit_down(MANO)
    go_on(session, random.Random(0))
    for seat in (Seat.A, Seat.B):
        assert session.view(seat) == view(session.state, seat)


def test_refusals_leave_everything_as_it_was() -> None:
    sink = Memory()
    session = sit_down(MANO, sink=sink)
    refused = session.submit(Seat.A, Pass())
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.NO_TURN
    go_on(session, random.Random(0))
    state, text = session.state, sink.text
    assert state.turn is not None
    other = state.rules.seating.after(state.turn)
    for seat, move in ((state.turn, Draw()), (other, legal(state)[0])):
        assert isinstance(session.submit(seat, move), Refusal)
    assert session.state is state
    assert sink.text == text
    assert len(session.history) == 1


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_record_to_match_to_record_is_the_identity(path: Path) -> None:
    data = path.with_suffix(".dmn").read_bytes()
    sink = Memory()
    session = Session.resume(data, Seeded("x"), sink)
    reading = read(data, fair)
    whole = reading.record.entries[: len(reading.record.entries) - reading.open_deal]
    assert session.state == reading.state
    assert session.record.headers == reading.record.headers
    assert session.record.entries == whole
    again = Session.resume(sink.text.encode(), Seeded("x"))
    assert str(again.record) == sink.text
    assert again.history == session.history


def test_resuming_seats_the_same_players_and_decides_the_same() -> None:
    rules = resolve("all-fives", {"target": "30"})
    session = sit_down(rules)
    go_on(session, random.Random(0))
    again = Session.resume(str(session.record).encode(), Seeded("other"))
    assert again.players == session.players == people(rules)
    assert again.choice_seed == session.choice_seed
    assert again.choice_seed != sit_down(rules, "other").choice_seed
    assert again.state == session.state


def test_a_match_resumed_between_rounds_goes_on_with_the_next() -> None:
    session, rng = sit_down(MANO), random.Random(1)
    while session.state.phase is not Phase.ROUND_OVER:
        go_on(session, rng)
    session.begin_deal()
    again = Session.resume(str(session.record).encode(), Seeded("next"))
    assert again.state == session.state
    assert again.results == session.results
    again.begin_deal()
    assert again.complete_deal().after.number == 2
    assert again.state.totals == session.state.totals


def test_a_finished_match_is_resumed_as_finished() -> None:
    session = played(sit_down(MANO))
    again = Session.resume(str(session.record).encode(), Seeded("x"))
    assert again.state == session.state
    assert not again.deal_due
    assert isinstance(again.submit(Seat.A, Pass()), Refusal)


def test_a_broken_record_is_refused_with_its_line_and_nothing_is_written() -> None:
    text = str(played(sit_down(MANO)).record)
    lines = text.splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if line.startswith("A "))
    lines[place] = "A 7-7 W\n"
    sink = Memory("kept")
    with pytest.raises(RecordError) as caught:
        Session.resume("".join(lines).encode(), Seeded("x"), sink)
    assert caught.value.line == place + 1
    assert sink.text == "kept"


def test_a_player_that_does_not_exist_is_named_with_the_line() -> None:
    text = str(sit_down(MANO).record)
    line = text.splitlines().index('[B-Player "tier random"]') + 1
    with pytest.raises(RecordError, match="B-Player: no tier random here") as caught:
        Session.resume(text.encode(), Seeded("x"), tiers=("greedy",))
    assert caught.value.line == line


@pytest.mark.parametrize("data", [b"", b"\x00" * 500, b"\xff\xfe", b'[Variant "x"', b"round 1\n"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        Session.resume(data, Seeded("x"))


def test_a_table_with_a_wrong_number_of_players_does_not_start() -> None:
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        Session.start(MANO, (Human("Ana"),), Seeded("x"))


@pytest.mark.parametrize(
    "header",
    [
        Header("Event", 'a "quote"'),
        Header("Event", "two\nlines"),
        Header("Two words", "x"),
        Header("A", "twice"),
        Header("Event", "\ud800"),
        Header("Cruzada", "6"),
    ],
)
def test_headers_that_a_record_cannot_hold_are_refused(header: Header) -> None:
    with pytest.raises(ValueError, match="cannot hold these headers"):
        Session.start(MANO, people(MANO), Seeded("x"), None, (header,))


def test_without_a_sink_a_match_is_played_all_the_same() -> None:
    session = sit_down(MANO)
    assert isinstance(go_on(session, random.Random(0)), Submitted)
