"""The order in which things are told, written down: what changes here is seen by every player.

The files in `golden/` hold a line for each cue, in order: what it is, and its sound in brackets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from pathlib import Path

import pytest

from game.match.session import Session, Submitted
from game.rules.events import Counted, MatchEnded, Passed, PutBack, RoundEnded
from game.rules.move import Draw, Play
from game.rules.result import Ending
from game.scenes.table import cues as cue
from game.scenes.table.cues import Cue
from tests.scenes.table.sitting import told

GOLDEN = Path(__file__).parent / "golden"
CASES = Path("tests/cases")


def history(record: str) -> tuple[Submitted, ...]:
    return Session.resume((CASES / f"{record}.dmn").read_bytes(), bytes).history


def scoring() -> list[Submitted]:
    def scores(one: Submitted) -> bool:
        return any(isinstance(event, Counted) and event.points > 0 for event in one.events)

    return [next(one for one in history("all-fives--match-0") if scores(one))]


def ends_match() -> list[Submitted]:
    done = history("all-fives--match-0")
    return [one for one in done if any(isinstance(event, MatchEnded) for event in one.events)]


def blocked(record: str) -> list[Submitted]:
    found = []
    for one in history(record):
        result = one.after.result
        over = any(isinstance(event, RoundEnded) for event in one.events)
        if over and result is not None and result.ending is Ending.BLOCKED:
            found.append(one)
    return found[:1]


def redeal() -> list[Submitted]:
    done = history("nordeste--redeal-3")
    at = next(n for n, one in enumerate(done) if any(isinstance(e, PutBack) for e in one.events))
    return list(done[at : at + 2])


def run_of(done: tuple[Submitted, ...], kind: type, length: int) -> list[Submitted]:
    """The first run of so many moves of a kind, and the play after it."""
    for at in range(len(done) - length):
        moves = [one.after.acts[-1].move if one.after.acts else None for one in done[at:]]
        if all(isinstance(move, kind) for move in moves[:length]) and isinstance(
            moves[length], Play
        ):
            return list(done[at : at + length + 1])
    raise AssertionError("no such run")


def draws() -> list[Submitted]:
    for path in sorted(CASES.glob("mano-a-mano*.dmn")):
        try:
            return run_of(history(path.stem), Draw, 5)
        except (AssertionError, ValueError):
            continue
    raise AssertionError("no case has five draws")


def passes() -> list[Submitted]:
    for path in sorted(CASES.glob("express*.dmn")):
        try:
            done = history(path.stem)
        except ValueError:
            continue
        knocks = [one for one in done if any(isinstance(e, Passed) for e in one.events)]
        if len(knocks) >= 3:
            return knocks[:3]
    raise AssertionError("no case has three passes")


TIES = {
    "mano-a-mano": "mano-a-mano--mano-tie-91",
    "all-fives": "all-fives--fives-tie-closer-4586",
    "express": "express_seats-3--express-tie-next-144",
    "brasil": "brasil_seats-4_target-1--recount15-236",
    "nordeste": "nordeste--forced-tie-other-tile-555",
}
SCENES: dict[str, Callable[[], list[Submitted]]] = {
    "scoring": scoring,
    "ends-match": ends_match,
    "redeal": redeal,
    "five-draws": draws,
    "three-passes": passes,
    **{f"tie-{name}": partial(blocked, record) for name, record in TIES.items()},
}
DEALT = (cue.LeftSpread, cue.Took, cue.Stocked)
"""The tiles of a deal one by one, which are left out."""


@pytest.mark.parametrize("scene", list(SCENES))
def test_the_order_of_what_is_told(scene: str) -> None:
    wanted = (GOLDEN / f"{scene}.txt").read_text("utf-8").splitlines()
    assert lines(SCENES[scene]()) == wanted


def test_every_golden_file_is_a_scene() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SCENES)


def lines(done: list[Submitted]) -> list[str]:
    spoken = [line for one in done for line in _lines(told(one).cues)]
    return [line for line, _ in groupby(spoken)]


def _lines(cues: tuple[Cue, ...]) -> Iterator[str]:
    for each in sorted(cues, key=lambda one: one.start):
        if isinstance(each.act, DEALT) or _deals(each.act):
            continue
        sound = f" [{each.sound}]" if each.sound else ""
        yield f"{_act(each.act)}{sound}"


def _deals(act: cue.Act) -> bool:
    return isinstance(act, cue.Fly) and isinstance(act.origin, cue.Spread)


def _act(act: cue.Act) -> str:
    match act:
        case cue.Said(caption):
            return f"Said {caption.key if caption else 'nothing'}"
        case cue.Landed(tile):
            return f"Landed {tile}"
        case cue.Fly(tile, origin, target):
            face = tile or "back"
            return f"Fly {face} {type(origin).__name__} {type(target).__name__}"
        case cue.Banner(key):
            return f"Banner {key}"
        case cue.TurnTo(seat):
            return f"TurnTo {seat}"
        case cue.Added(seat, pips):
            return f"Added {seat} {pips}"
        case _:
            return type(act).__name__


LED = """[Variant "all-fives"]
round 1
deal A 5-5 1-0 2-0 2-1 3-0 3-1 3-2
deal B 4-0 4-1 4-2 4-3 5-0 5-1 5-2
stock 0-0 1-1 2-2 3-3 4-4 5-3 5-4 6-0 6-1 6-2 6-3 6-4 6-5 6-6
A 5-5
B 5-0 E
"""


def test_a_single_end_is_no_sum() -> None:
    """Two ends or more are added up term by term; 5-5 alone simply makes ten."""
    done = Session.resume(LED.encode(), bytes).history
    said = [line for line in lines(list(done)) if line.startswith("Said table.scored")]
    assert said == ["Said table.scored-alone", "Said table.scored"]
