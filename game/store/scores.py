"""The scores on disk: a row for each match among the records, so that none is read twice.

The records are the truth: a file of scores that is lost or broken is made again from them. A row
stays when its record is thrown away.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from game.match.annal import Annal, Hands, Outcome, annal_of
from game.match.seats import SeatError
from game.rules.notation import RecordError
from game.store.files import move_aside, read_whole, write_whole
from game.store.places import Places
from game.store.slot import SUFFIX
from game.store.trouble import Trouble

VERSION = 1
KEY = "version"
NOTHING = Annal("", "", Outcome.ASIDE)
"""The row of a record that cannot be read."""


class Scores:
    """The rows that are known, and the records that have none yet.

    Attributes:
        rows: by the record's file name, oldest first.

    Args:
        places: where files live.
    """

    def __init__(self, places: Places) -> None:
        self._path = places.scores / "scores.json"
        self.rows: dict[str, Annal] = {}
        self._troubles: list[Trouble] = []
        self._load()
        self._waiting = [path for path in _records(places) if path.name not in self.rows]
        self._changed = bool(self._waiting)

    @property
    def waiting(self) -> int:
        """How many records are still to be read."""
        return len(self._waiting)

    def read_one(self) -> None:
        """Read a record that waits; after the last one the rows are written."""
        if self._waiting:
            path = self._waiting.pop(0)
            self.rows[path.name] = _row(path)
        if not self._waiting and self._changed:
            self._changed = False
            self._save()

    def take_troubles(self) -> tuple[Trouble, ...]:
        """What went wrong since this was last asked."""
        troubles, self._troubles = tuple(self._troubles), []
        return troubles

    def _load(self) -> None:
        found = read_whole(self._path)
        if isinstance(found, Trouble):
            self._troubles.append(found)
        elif found is not None:
            try:
                self.rows = _parsed(found)
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                self._troubles.append(move_aside(self._path))

    def _save(self) -> None:
        rows = {name: _document(row) for name, row in self.rows.items()}
        text = json.dumps({KEY: VERSION, "matches": rows}, indent=1, ensure_ascii=False)
        trouble = write_whole(self._path, f"{text}\n".encode(errors="surrogatepass"))
        if trouble is not None:
            self._troubles.append(trouble)


def _records(places: Places) -> list[Path]:
    """The records, by name, which begins with the date."""
    try:
        return sorted(path for path in places.records.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return []


def _row(path: Path) -> Annal:
    found = read_whole(path)
    if not isinstance(found, bytes):
        return NOTHING
    try:
        return annal_of(found)
    except (RecordError, SeatError):
        return NOTHING


def _document(row: Annal) -> dict[str, object]:
    return {**asdict(row), "outcome": row.outcome.value}


def _parsed(data: bytes) -> dict[str, Annal]:
    """Raises ValueError, TypeError, KeyError or AttributeError for what is no file of scores."""
    document = json.loads(data.decode("utf-8"))
    if document[KEY] != VERSION:
        raise ValueError(f"version {document[KEY]}")
    return {name: _annal(row) for name, row in document["matches"].items()}


def _annal(row: dict[str, Any]) -> Annal:
    made = Annal(**row)
    own, theirs = (_hands(part) for part in (row["own"], row["theirs"]))
    numbers = (made.rounds, made.rounds_won, made.size)
    words = (made.variant, made.tier)
    if not all(isinstance(word, str) for word in words) or not _counts(numbers):
        raise ValueError("not a row of scores")
    return replace(made, outcome=Outcome(made.outcome), own=own, theirs=theirs)


def _hands(part: dict[str, Any]) -> Hands:
    hands = Hands(**part)
    if not _counts((hands.number, hands.doubles, hands.pips)):
        raise ValueError("not a count of hands")
    return hands


def _counts(numbers: tuple[object, ...]) -> bool:
    return all(type(number) is int and number >= 0 for number in numbers)
