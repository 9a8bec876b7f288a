"""Reviews grade every play, and tell luck from skill."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from game import cli
from game.ai.advice import Grade, Verdict
from game.ai.simple import Simple, choose
from game.lab.review import Reviewed, review, titles
from game.match import fair
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.move import Play
from game.rules.notation import Taken, act_entry, deal_entries, headers, read
from game.rules.notation.record import Entry, Record
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.step import Step
from game.rules.tile import double_six, tile
from game.rules.variants import resolve
from game.rules.views import view

CASES = Path(__file__).parents[1] / "cases"


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.lab.review.ITERATIONS", 300)


def one_round(name: str, seed: int, **options: str) -> bytes:
    """A record of one round, played at random."""
    rng = random.Random(seed)
    rules = resolve(name, options)
    state = new_match(rules)
    entries: list[Entry] = []
    while state.phase in (Phase.NEW, Phase.PUT_BACK):
        dealt = deal_order(rules, tuple(rng.sample(double_six(), 28)))
        entries += deal_entries(state, dealt)
        state = deal(state, dealt).state
    while state.turn is not None:
        move = choose(view(state, state.turn), Simple.RANDOM, rng.getrandbits(30))
        entries.append(act_entry(state, state.turn, move))
        state = apply(state, state.turn, move).state
    return str(Record(headers(rules), tuple(entries))).encode()


@pytest.mark.parametrize(
    ("name", "options"),
    [("mano-a-mano", {}), ("all-fives", {}), ("express", {"seats": "2x2"}), ("nordeste", {})],
    ids=str,
)
def test_every_play_is_graded_and_skill_and_luck_add_up(name: str, options: dict[str, str]) -> None:
    reading = read(one_round(name, 3, **options), fair)
    data = review(reading.start.rules, reading.taken)
    (played,) = data["rounds"]
    plays = [step for step in reading.taken if step.act and isinstance(step.act[1], Play)]
    assert len(played["actions"]) == len(plays)
    for action, step in zip(played["actions"], plays, strict=True):
        assert step.act is not None
        seat, move = step.act
        assert isinstance(move, Play)
        assert (action["seat"], action["tile"]) == (seat.name, str(move.tile))
        assert action["grade"] in {grade.value for grade in Grade}
        assert action["lost"] >= 0
        may = [str(each.tile) for each in legal(step.before) if isinstance(each, Play)]
        assert action["best"]["tile"] in may
        assert action["open_best"]["tile"] in may
    totals = reading.state.totals
    for side, label in enumerate(reading.start.rules.seating.sides):
        others = [total for each, total in enumerate(totals) if each != side]
        ahead = totals[side] - sum(others) / len(others)
        assert played["luck"][label] + played["skill"][label] == pytest.approx(ahead, abs=0.02)


def test_random_play_earns_blunders() -> None:
    reading = read(one_round("all-fives", 5), fair)
    data = review(reading.start.rules, reading.taken)
    grades = {action["grade"] for action in data["rounds"][0]["actions"]}
    assert "blunder" in grades
    assert "best" in grades


def found(seat: Seat, grades: list[tuple[Grade, float]]) -> list[Reviewed]:
    move = Play(tile("6-6"))
    return [Reviewed(seat, move, Verdict(grade, lost, move), move) for grade, lost in grades]


def test_titles_go_to_who_hurts_the_partner() -> None:
    pairs = resolve("brasil", {"seats": "2x2"})
    bad = (Grade.BLUNDER, 1.2)
    plays = [
        *found(Seat.A, [(Grade.BEST, 0.0)] * 9),
        *found(Seat.B, [(Grade.FINE, 0.05)] * 9),
        *found(Seat.C, [bad]),
        *found(Seat.D, [bad] * 5),
    ]
    assert titles(pairs, plays) == {"C": "principe", "D": "rei"}
    assert titles(resolve("brasil", {"seats": "4"}), plays) == {}


def test_small_losses_of_a_long_match_earn_no_title() -> None:
    pairs = resolve("brasil", {"seats": "2x2"})
    slips = [(Grade.SLIP, 0.1)] * 60
    assert titles(pairs, found(Seat.A, [*slips, (Grade.BLUNDER, 0.4)])) == {}
    assert titles(pairs, found(Seat.A, [(Grade.BLUNDER, 0.4)] * 3)) == {"A": "principe"}
    assert titles(pairs, found(Seat.A, [(Grade.BLUNDER, 0.5)] * 6)) == {"A": "rei"}


def test_review_prints_json_and_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "round.dmn"
    path.write_bytes(one_round("mano-a-mano", 2))
    assert cli.main(["review", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"rounds", "titles"}
    assert set(data["rounds"][0]) == {"number", "actions", "luck", "skill"}
    assert cli.main(["review", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Round 1\n")
    assert "luck: A " in out


def test_an_unreadable_record_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.dmn"
    path.write_text("A 6-6\n", encoding="utf-8")
    assert cli.main(["review", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_step_without_a_play_is_passed_over() -> None:
    reading = read(one_round("mano-a-mano", 2), fair)
    first = reading.taken[0]
    nothing = Taken(first.line, first.before, None, Step(first.step.state, ()))
    data = review(reading.start.rules, [nothing])
    assert data["rounds"][0]["actions"] == []


def test_drawing_beside_a_tile_that_fits_is_a_choice_and_no_luck() -> None:
    record = CASES / "brasil_over-draw-penalty_seats-3--over-draw-1.dmn"
    reading = read(record.read_bytes(), fair)
    put_back = [step.step.state.phase is Phase.PUT_BACK for step in reading.taken]
    last = put_back.index(True)
    (played,) = review(reading.start.rules, [reading.taken[0], reading.taken[last]])["rounds"]
    (over,) = played["actions"]
    assert (over["seat"], over["type"]) == ("A", "draw")
    assert over["grade"] == "blunder"
    assert over["lost"] > 0.5
    may = [str(move.tile) for move in legal(reading.taken[last].before) if isinstance(move, Play)]
    assert over["best"]["tile"] in may


def test_a_best_move_is_named_as_it_was_played_where_another_arm_comes_to_the_same() -> None:
    for seed in range(4):
        reading = read(one_round("all-fives", seed), fair)
        for action in review(reading.start.rules, reading.taken)["rounds"][0]["actions"]:
            if action["lost"] == 0:
                assert action["best"] == {"tile": action["tile"], "arm": action["arm"]}
