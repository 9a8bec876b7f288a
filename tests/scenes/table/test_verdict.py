from __future__ import annotations

from pathlib import Path

import pytest

from game.match.session import Session
from game.rules.seat import Seat, Seating
from game.scenes.table.captions import Pips, Teller, caption
from game.scenes.table.verdict import verdict
from game.text.catalogue import Catalogue, Lapse

VALID = (path.with_suffix(".dmn") for path in Path("tests/cases").glob("*.json"))
CASES = sorted(path for path in VALID if path.is_file())
NAMES = ("Ana", "Bia", "Caio", "Davi")
CATALOGUE = Catalogue.load("en", Path("assets/text"), Lapse.RAISE)


def explained(record: Path) -> list[str]:
    session = Session.resume(record.read_bytes(), bytes)
    teller = Teller(CATALOGUE, NAMES, session.state.rules.seating, Seat.D)
    return [teller.tell(verdict(result, session.state.rules)) for result in session.results]


@pytest.mark.parametrize("record", CASES, ids=lambda path: path.stem)
def test_every_ending_is_explained(record: Path) -> None:
    for sentence in explained(record):
        assert "{" not in sentence
        assert len(sentence) <= 200


@pytest.mark.parametrize(
    ("stem", "words"),
    [
        ("all-fives--blocked-21", "Blocked. In hand:"),
        ("all-fives--out-mod4-2", "to the nearest five"),
        ("all-fives--fives-negative+fives-tie-fewer-closer-630", "fewer tiles"),
        ("all-fives--fives-tie-closer-4586", "whoever closed wins"),
        ("express_seats-2--express-tie-mao-158", "the opener"),
        ("brasil_seats-4_target-1--out-both-ends-4", "Lá e ló!"),
        ("brasil_seats-4_target-1--out-crossed-50", "Cruzada!"),
        ("brasil_seats-4_target-1--out-double-20", "Carroça!"),
        ("brasil_seats-4_target-1--recount15-236", "the 0-0 counts 15"),
        ("brasil_seats-4_target-1--forced-tie-other-tile-114", "closes by choice"),
        ("brasil_seats-4_target-1--last-loses+recount15-tied-17", "laid last is out"),
        ("brasil_seats-4_target-1--doubled-3", "counts double"),
        ("brasil--six-doubles-0", "six doubles or more"),
    ],
)
def test_the_deciding_rule_is_named(stem: str, words: str) -> None:
    found = [path for path in CASES if path.stem.startswith(stem)]
    assert found
    assert words in " ".join(sentence for path in found for sentence in explained(path))


def test_the_two_hands_of_a_pair_are_added_up() -> None:
    seats = Seating.PAIRS
    teller = Teller(CATALOGUE, NAMES, seats, Seat.D)
    told = teller.tell(caption("table.blocked", pips=Pips((7, 16, 17, 2))))
    told = told.replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Blocked. In hand: Ana 7 + Caio 17 = 24, Bia 16 + Davi 2 = 18."
    told = teller.tell(caption("table.left", pips=Pips((0, 16, 17, 2))))
    assert "Caio 17, Bia 16 + Davi 2 = 18" in told.replace("\N{NO-BREAK SPACE}", " ")
    teller = Teller(CATALOGUE, NAMES, Seating.FOUR, Seat.D)
    told = teller.tell(caption("table.blocked", pips=Pips((7, 16, 17, 2))))
    assert "Ana 7, Bia 16, Caio 17, Davi 2." in told.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("stem", "told"),
    [
        (
            "brasil_next-highest_score-points_seats-4--blank-steals-1",
            "Carroça! Caio goes out. But Ana had only the 0-0 left: 19 points for Ana.",
        ),
        (
            "brasil_score-points_seats-2x2--blank-steals-5",
            "Ana goes out. But Bia had only the 0-0 left: 4 points for you and Bia.",
        ),
        ("brasil_first-drawn_next-rotate_seats-4--match-0", "But you had only the 0-0 left: 1"),
    ],
)
def test_who_had_only_the_double_blank_is_named(stem: str, told: str) -> None:
    (record,) = [path for path in CASES if path.stem == stem]
    assert told in " ".join(explained(record))
