from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.match.annal import Outcome
from game.store.scores import NOTHING, Scores
from game.store.trouble import Kind

if TYPE_CHECKING:
    from game.store.places import Places

MATCH = (Path(__file__).parents[1] / "cases" / "all-fives--match-0.dmn").read_bytes()
PEOPLE = b'[A-Player "human"]\n[B-Player "tier craque"]\n'


def put(places: Places, name: str, data: bytes = PEOPLE + MATCH) -> Path:
    places.records.mkdir(parents=True, exist_ok=True)
    path = places.records / name
    path.write_bytes(data)
    return path


def read_all(places: Places) -> Scores:
    scores = Scores(places)
    while scores.waiting:
        scores.read_one()
    return scores


def file_of(places: Places) -> Path:
    return places.scores / "scores.json"


def test_nothing_was_played(places: Places) -> None:
    scores = read_all(places)
    assert scores.rows == {}
    assert not file_of(places).exists(), "looking writes nothing"


def test_records_are_read_one_by_one_and_once(places: Places) -> None:
    put(places, "b.dmn")
    put(places, "a.dmn")
    scores = Scores(places)
    assert (scores.waiting, scores.rows) == (2, {})
    scores.read_one()
    assert list(scores.rows) == ["a.dmn"]
    scores.read_one()
    assert scores.rows["b.dmn"].outcome in (Outcome.WON, Outcome.LOST)
    again = Scores(places)
    assert again.waiting == 0
    assert again.rows == scores.rows


def test_a_row_outlives_its_record(places: Places) -> None:
    path = put(places, "a.dmn")
    rows = read_all(places).rows
    path.unlink()
    assert read_all(places).rows == rows


def test_what_cannot_be_read_counts_for_nothing(places: Places) -> None:
    put(places, "a.dmn", b"\x00\xff")
    (places.records / "b.dmn").mkdir()
    assert read_all(places).rows == {"a.dmn": NOTHING, "b.dmn": NOTHING}
    assert Scores(places).waiting == 0


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 100,
        b"[]",
        b"{}",
        b'{"version": 2, "matches": {}}',
        b'{"version": 1, "matches": []}',
        b'{"version": 1, "matches": {"a": {}}}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_a_broken_file_is_kept_aside_and_made_again(places: Places, data: bytes) -> None:
    put(places, "a.dmn")
    rows = read_all(places).rows
    file_of(places).write_bytes(data)
    scores = read_all(places)
    (trouble,) = scores.take_troubles()
    assert trouble.kind is Kind.MOVED_ASIDE
    assert trouble.kept is not None
    assert trouble.kept.read_bytes() == data
    assert scores.rows == rows
    assert Scores(places).rows == rows


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rounds", -1),
        ("rounds", "many"),
        ("outcome", "glory"),
        ("variant", 3),
        ("own", None),
        ("own", {"number": 1, "doubles": True, "pips": 3}),
    ],
)
def test_a_row_that_is_none_breaks_the_file(places: Places, key: str, value: object) -> None:
    put(places, "a.dmn")
    read_all(places)
    document = json.loads(file_of(places).read_bytes())
    document["matches"]["a.dmn"][key] = value
    file_of(places).write_text(json.dumps(document), "utf-8")
    (trouble,) = Scores(places).take_troubles()
    assert trouble.kind is Kind.MOVED_ASIDE


def test_where_nothing_can_be_written_the_rows_are_there_all_the_same(places: Places) -> None:
    put(places, "a.dmn")
    places.scores.parent.mkdir(parents=True, exist_ok=True)
    places.scores.write_bytes(b"a file where a folder belongs")
    scores = read_all(places)
    assert list(scores.rows) == ["a.dmn"]
    assert scores.take_troubles()
