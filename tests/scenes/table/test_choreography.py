from __future__ import annotations

import random
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from game.match.session import Session, Submitted
from game.rules.apply import apply
from game.rules.events import FiveDoubles, OverDrew, PutBack, RoundEnded, SixDoubles
from game.rules.legal import legal
from game.rules.line import Arm
from game.rules.move import Move, Play, Refusal
from game.rules.result import Ending
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.tile import Tile, tile
from game.rules.views import view
from game.scenes.table import cues as cue
from game.scenes.table.cues import Cue, Sound
from game.scenes.table.pace import LINGER, Speed
from game.scenes.table.shown import fold, shown_of
from tests.scenes.table.sitting import VARIANTS, begin, played, resumed, sit_down, told

VALID = (path.with_suffix(".dmn") for path in Path("tests/cases").glob("*.json"))
CASES = sorted(path for path in VALID if path.is_file())

FIVES = """[Variant "all-fives"]
round 1
deal A 6-6 5-2 4-1 3-0 2-2 6-1 5-4
deal B 5-5 6-5 4-4 3-1 2-0 1-1 6-3
stock 3-3 0-0 6-2 6-4 6-0 5-3 5-1 5-0 4-3 4-2 4-0 3-2 2-1 1-0
A 6-6
"""


def submit(session: Session, seat: Seat, move: Move) -> Submitted:
    done = session.submit(seat, move)
    assert not isinstance(done, Refusal), str(done)
    return done


def acts(cues: tuple[Cue, ...]) -> list[str]:
    """The cues as words, in order, without the ticks of counters."""
    ordered = sorted(cues, key=lambda each: each.start)
    skipped = (cue.Said, cue.Doing, cue.Rest)
    names = [type(each.act).__name__ for each in ordered if not isinstance(each.act, skipped)]
    return [name for index, name in enumerate(names) if index == 0 or names[index - 1] != name]


def test_fault_49_a_scoring_tile_lands_then_sums_then_scores_then_passes_the_turn() -> None:
    session = resumed(FIVES)
    done = submit(session, Seat.B, Play(tile("6-3"), Arm.E))
    telling = told(done)
    assert acts(telling.cues) == [
        "Lifted", "Fly", "Landed", "Lit", "Summed", "PointsFly", "Total", "Lit", "TurnTo",
    ]  # fmt: skip
    lit = [each.act.terms for each in telling.cues if isinstance(each.act, cue.Lit)]
    assert lit == [1, 2, None]
    totals = [each.act for each in telling.cues if isinstance(each.act, cue.Total)]
    assert totals[-1] == cue.Total(1, 15)
    assert [each.total for each in totals] == sorted(each.total for each in totals)


def test_an_own_tile_flies_like_any_other() -> None:
    session = resumed(FIVES)
    submit(session, Seat.B, Play(tile("6-3"), Arm.E))
    mine = told(submit(session, Seat.A, Play(tile("6-1"), Arm.W)))
    fly = next(each for each in mine.cues if isinstance(each.act, cue.Fly))
    submit(session, Seat.B, Play(tile("3-1"), Arm.E))
    theirs = told(session.history[-1])
    other = next(each for each in theirs.cues if isinstance(each.act, cue.Fly))
    assert (fly.duration, fly.start) == (other.duration, other.start)


def test_the_spinner_announces_itself_and_opens_two_arms_later() -> None:
    session = sit_down("all-fives")
    names = [acts(told(done).cues) for done in played(session, 40)]
    late = [name for name in names if "Regroup" in name]
    assert all(name.index("Landed") < name.index("Regroup") for name in late)
    rings = [name for name in names if "SpinnerRings" in name]
    assert rings
    assert all(name.index("Landed") < name.index("SpinnerRings") for name in rings)
    opened = [name for name in names if "Glow" in name and "SpinnerRings" not in name]
    assert opened


def test_fault_52_one_pass_is_one_knock_and_one_caption() -> None:
    for variant, options in VARIANTS:
        for done in played(begin(variant, options), 80):
            cues = told(done).cues
            passes = sum(type(event).__name__ == "Passed" for event in done.events)
            assert sum(each.sound in (Sound.KNOCK, Sound.PASS) for each in cues) == passes
            if passes:
                assert sum(isinstance(each.act, cue.Said) for each in cues) == 1


def test_fault_53_draws_are_told_one_by_one_with_their_count_quickening() -> None:
    session = sit_down("mano-a-mano", "7")
    runs: list[list[Cue]] = []
    for done in played(session, 300):
        cues = told(done).cues
        if any(isinstance(each.act, cue.LeftStock) for each in cues):
            doing = next(each.act for each in cues if isinstance(each.act, cue.Doing))
            if doing.drawn == 1:
                runs.append([])
            assert doing.drawn == len(runs[-1]) + 1
            runs[-1].append(next(each for each in cues if isinstance(each.act, cue.Fly)))
    longest = max(runs, key=len)
    assert len(longest) >= 3
    lengths = [each.duration for each in longest]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > lengths[-1]


def test_fault_129_the_turn_moves_on_last_of_all() -> None:
    for variant, options in VARIANTS:
        for done in played(begin(variant, options), 60):
            cues = told(done).cues
            turns = [each for each in cues if isinstance(each.act, cue.TurnTo)]
            if not turns or turns[-1].act == cue.TurnTo(None):
                continue
            others = [each.start + each.duration for each in cues if each not in turns]
            assert turns[-1].start >= max(others) - 1e-9


def test_what_is_shown_ends_as_the_state_is() -> None:
    for variant, options in VARIANTS:
        session = begin(variant, options)
        for viewer in (Seat.A, session.state.rules.seating.seats[-1]):
            shown = shown_of(session.view(viewer))
            for done in played(session, 150, seed=int(viewer) + 1):
                telling = told(done, viewer)
                shown = fold(shown, telling.cues, inf)
                expected = shown_of(telling.seen.after, telling.seen.revealed)
                assert replace(shown, caption=None) == replace(expected, caption=None)


@pytest.mark.parametrize("record", CASES, ids=lambda path: path.stem)
def test_every_known_match_is_told_to_its_end(record: Path) -> None:
    session = Session.resume(record.read_bytes(), bytes)
    viewer = session.state.rules.seating.seats[-1]
    shown = None
    for done in session.history:
        shown = shown or shown_of(view(done.before, viewer))
        telling = told(done, viewer)
        shown = fold(shown, telling.cues, inf)
        expected = shown_of(telling.seen.after, telling.seen.revealed)
        assert replace(shown, caption=None) == replace(expected, caption=None)


@pytest.mark.parametrize(
    ("stem", "kind", "order"),
    [
        ("nordeste--redeal-3", PutBack, ["Showed", "Doubled"]),
        ("nordeste--five-doubles-374", FiveDoubles, ["Showed", "PointsFly", "Total"]),
        ("brasil--six-doubles-0", SixDoubles, ["Showed", "TurnTo", "Total"]),
        (
            "brasil_over-draw-penalty_seats-3--over-draw-1",
            OverDrew,
            ["LeftStock", "Fly", "Took", "TurnTo", "Total"],
        ),
    ],
)
def test_what_voids_or_rewards_a_deal_is_told(stem: str, kind: type, order: list[str]) -> None:
    session = Session.resume(Path(f"tests/cases/{stem}.dmn").read_bytes(), bytes)
    done = next(
        done for done in session.history if any(isinstance(event, kind) for event in done.events)
    )
    cues = told(done, Seat.B).cues
    names = [type(each.act).__name__ for each in cues]
    places = [names.index(name) for name in order]
    assert places == sorted(places)
    assert any(isinstance(each.act, cue.Said) for each in cues)
    assert max(each.start + each.duration for each in cues) >= 1.5


def test_nothing_is_told_that_the_viewer_may_not_know() -> None:
    session = sit_down("brasil", "3", seats="3")
    rng = random.Random(5)
    for done in list(played(session, 120)):
        if done.after.phase is not Phase.PLAY or not done.before.number:
            continue
        swapped = _redealt(done, rng)
        if swapped is not None:
            assert told(done).cues == told(swapped).cues


def _redealt(done: Submitted, rng: random.Random) -> Submitted | None:
    """The same move in a world that seat A cannot tell from this one, if it is legal there."""
    before = done.before
    turn = before.turn
    if turn is None:
        return None
    hidden = [held for hand in before.hands[1:] for held in sorted(hand)] + list(before.stock)
    rng.shuffle(hidden)
    hands: list[frozenset[Tile]] = [before.hands[0]]
    for hand in before.hands[1:]:
        hands.append(frozenset(hidden[: len(hand)]))
        hidden = hidden[len(hand) :]
    move = done.after.acts[-1].move
    other = replace(before, hands=tuple(hands), stock=tuple(hidden))
    if move not in legal(other) or (turn is Seat.A and not isinstance(move, Play)):
        return None
    step = apply(other, turn, move)
    if any(isinstance(event, RoundEnded) for event in step.events):
        return None
    return Submitted(step.events, other, step.state, ())


def test_fault_48_the_last_tile_is_seen_for_a_second_before_it_is_explained() -> None:
    for speed in Speed:
        session = sit_down("express", "2", seats="4")
        for done in played(session, 120):
            if not any(isinstance(event, RoundEnded) for event in done.events):
                continue
            cues = told(done, speed=speed).cues
            landed = [each.start for each in cues if isinstance(each.act, cue.Landed)]
            covered = [each.start for each in cues if isinstance(each.act, cue.Showed)]
            if landed:
                assert min(covered) - landed[-1] >= LINGER


def test_fault_127_a_blocked_round_is_announced_once() -> None:
    found = 0
    for seed in range(40):
        session = sit_down("express", str(seed), seats="2")
        for done in played(session, 60, seed):
            sounds = [each.sound for each in told(done).cues]
            assert sounds.count(Sound.BLOCKED) <= 1
            found += Sound.BLOCKED in sounds
    assert found


@pytest.mark.parametrize("speed", list(Speed))
def test_speeds_are_kept(speed: Speed) -> None:
    session = resumed(FIVES)
    done = submit(session, Seat.B, Play(tile("6-3"), Arm.E))
    cues = told(done, speed=speed).cues
    length = max(each.start + each.duration for each in cues)
    if speed is Speed.TURBO:
        assert length + speed.pace.think <= 0.25 + 1e-9
    if speed is Speed.SLOW:
        assert length + speed.pace.think >= 1.5


def test_fault_57_slow_gives_every_action_of_a_computer_a_second_and_a_half() -> None:
    pace = Speed.SLOW.pace
    for done in played(sit_down("mano-a-mano", "4"), 60):
        cues = told(done, speed=Speed.SLOW).cues
        if any(isinstance(each.act, cue.Landed | cue.Knock) for each in cues):
            length = max(each.start + each.duration for each in cues)
            assert length + pace.think >= 1.5


def test_a_deal_fans_out_and_names_no_other_hand() -> None:
    session = sit_down("express", "1")
    session.begin_deal()
    telling = told(session.complete_deal())
    took = [each.act for each in telling.cues if isinstance(each.act, cue.Took)]
    assert len(took) == 28
    assert [each.seat for each in took[:4]] == list(Seat)
    named = [each for each in took if each.tile is not None]
    assert [each.seat for each in named] == [Seat.A] * 7
    assert all(each.act.tile is None for each in telling.cues if isinstance(each.act, cue.Fly))


BLOCKS = sorted(Path("tests/cases").glob("*tie*.dmn")) + sorted(
    Path("tests/cases").glob("*blocked*.dmn")
)


@pytest.mark.parametrize("record", BLOCKS, ids=lambda path: path.stem)
def test_a_blocked_round_is_locked_added_up_and_decided_in_view(record: Path) -> None:
    session = Session.resume(record.read_bytes(), bytes)
    seen = 0
    for done in session.history:
        result = done.after.result
        ended = any(isinstance(event, RoundEnded) for event in done.events)
        if not ended or result is None or result.ending is not Ending.BLOCKED:
            continue
        cues = told(done).cues
        names = [type(each.act).__name__ for each in cues]
        order = ["Locked", "Banner", "Showed", "Added"]
        assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
        added = [each.act for each in cues if isinstance(each.act, cue.Added)]
        sums = {each.seat: each.pips for each in added}
        assert sums == {
            seat: pips
            for seat, pips in zip(Seat, result.pips, strict=False)
            if done.after.hands[seat]
        }
        said = [each.start for each in cues if isinstance(each.act, cue.Said)]
        last = max(each.start for each in cues if isinstance(each.act, cue.Added))
        assert any(start > last for start in said)
        seen += 1
    assert seen


def test_each_finish_has_its_word_and_its_fanfare() -> None:
    heard: dict[Sound, set[str]] = {}
    for path in Path("tests/cases").glob("nordeste--*out-*.dmn"):
        for done in Session.resume(path.read_bytes(), bytes).history:
            for each in told(done).cues:
                if isinstance(each.act, cue.Banner) and each.sound is not None:
                    heard.setdefault(each.sound, set()).add(each.act.key)
    assert {sound: len(keys) for sound, keys in heard.items()} == {
        Sound.CARROCA: 1,
        Sound.LA_E_LO: 1,
        Sound.CRUZADA: 1,
    }
