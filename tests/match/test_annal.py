from __future__ import annotations

from pathlib import Path

import pytest

from game.match.annal import MANY, Annal, Outcome, annal_of
from game.match.seats import SeatError
from game.rules.notation import RecordError

CASES = Path(__file__).parents[1] / "cases"
WHOLE = CASES / "all-fives--match-0.dmn"


def record(*headers: str, cut: int | None = None) -> bytes:
    lines = WHOLE.read_text("utf-8").splitlines()[:cut]
    return "\n".join([*headers, *lines, ""]).encode()


AGAINST_ACE = ('[A "Ana"]', '[A-Player "human"]', '[B-Player "tier craque"]')
AGAINST_ANA = ('[A-Player "tier craque"]', '[B "Ana"]', '[B-Player "human"]')


def test_one_match_is_won_by_one_side() -> None:
    outcomes = {annal_of(record(*headers)).outcome for headers in (AGAINST_ACE, AGAINST_ANA)}
    assert outcomes == {Outcome.WON, Outcome.LOST}


def test_it_knows_the_table_and_what_was_dealt() -> None:
    annal = annal_of(record(*AGAINST_ACE))
    assert (annal.variant, annal.tier, annal.size) == ("all-fives", "craque", 7)
    dealt = [line.split()[2:] for line in record().decode().splitlines() if "deal A" in line]
    assert annal.own.number == len(dealt) == annal.rounds
    tiles = [tile.split("-") for hand in dealt for tile in hand]
    assert annal.own.pips == sum(int(half) for tile in tiles for half in tile)
    assert annal.own.doubles == sum(high == low for high, low in tiles)
    assert annal.theirs.number == annal.own.number


def test_both_sides_share_the_rounds() -> None:
    ours, theirs = (annal_of(record(*headers)) for headers in (AGAINST_ACE, AGAINST_ANA))
    assert ours.rounds_won + theirs.rounds_won == ours.rounds
    assert (ours.own, ours.theirs) == (theirs.theirs, theirs.own)


def test_a_match_that_was_not_finished_was_left() -> None:
    assert annal_of(record(*AGAINST_ACE, cut=20)).outcome is Outcome.LEFT


@pytest.mark.parametrize(
    "headers",
    [
        ('[Undone "1"]', *AGAINST_ACE),
        ('[A-Player "human"]', '[B-Player "human"]'),
        ('[A-Player "tier craque"]', '[B-Player "tier lenda"]'),
    ],
)
def test_what_does_not_count(headers: tuple[str, ...]) -> None:
    assert annal_of(record(*headers)).outcome is Outcome.ASIDE


def test_opponents_of_different_tiers_are_mixed() -> None:
    data = (CASES / "brasil_over-draw-penalty_seats-3--match-0.dmn").read_bytes()
    headers = b'[B-Player "tier craque"]\n[C-Player "tier lenda"]\n'
    assert annal_of(headers + data).tier == MANY


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError):
        annal_of(b"hello\n")
    with pytest.raises(SeatError):
        annal_of(record('[B-Player "wizard"]'))


def test_an_annal_is_a_value() -> None:
    assert Annal("brasil", "", Outcome.WON) == Annal("brasil", "", Outcome.WON)
