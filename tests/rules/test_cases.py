from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.match import fair
from game.rules.notation import RecordError, read, report

CASES = Path(__file__).parent.parent / "cases"


def records(suffix: str) -> list[Path]:
    return [path.with_suffix(".dmn") for path in sorted(CASES.glob(f"*{suffix}"))]


def test_there_are_cases() -> None:
    assert len(records(".json")) > 80
    assert len(records(".err")) > 40


@pytest.mark.parametrize("path", records(".json"), ids=lambda path: path.stem)
def test_a_valid_record_gives_its_report(path: Path) -> None:
    expected = json.loads(path.with_suffix(".json").read_text())
    assert report(read(path.read_bytes(), fair)) == expected


@pytest.mark.parametrize("path", records(".err"), ids=lambda path: path.stem)
def test_a_faulty_record_is_blamed_on_its_line(path: Path) -> None:
    expected = int(path.with_suffix(".err").read_text())
    with pytest.raises(RecordError) as caught:
        read(path.read_bytes(), fair)
    assert caught.value.line == expected


@pytest.mark.parametrize("path", records(".json"), ids=lambda path: path.stem)
def test_a_written_record_reads_the_same(path: Path) -> None:
    reading = read(path.read_bytes(), fair)
    written = str(reading.record)
    again = read(written.encode(), fair)
    assert again.record == reading.record
    assert str(again.record) == written
    assert again.state == reading.state
