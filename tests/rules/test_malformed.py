"""Records that are broken: one clear line each, whatever the bytes are."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match import fair
from game.rules.notation import RecordError, read

CASES = Path(__file__).parent.parent / "cases"
GOOD = (CASES / "hand--fair-1.dmn").read_bytes()
PLAYED = (CASES / "hand--fourth-arm.dmn").read_bytes()
HEAD = '[Variant "all-fives"]\n'


def fault(data: bytes | str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(data.encode() if isinstance(data, str) else data, fair)
    message = caught.value.message
    assert message
    assert "\n" not in message
    assert len(message) < 600
    return caught.value


@pytest.mark.parametrize(
    ("data", "line", "says"),
    [
        (b"", 1, "Variant"),
        (b"\n\n", 2, "Variant"),
        (b"\x00\x01\x02\xff", 1, "UTF-8"),
        (b"\x89PNG\r\n\x1a\n", 1, "UTF-8"),
        ('[Variant "all-fives"]\nround 1\n'.encode("utf-16"), 1, "UTF-8"),
        (HEAD + '[Target "0"]\n[Target "50"]\n', 2, "whole number from 1"),
        (HEAD + '[Target "१०"]\n', 2, "whole number"),
        (HEAD + '[Target "' + "9" * 5000 + '"]\n', 2, "whole number"),
        ('[Target "0"]\n[Variant "all-sixes"]\n', 1, "whole number"),
        ("[Target 50]\n" + HEAD, 1, "no header"),
        (HEAD + "x" * 10_000_000, 2, "cannot read"),
        (HEAD + "[" + "x" * 10_000_000, 2, "no header"),
        (HEAD + "round 2\n", 2, "round 1"),
        (HEAD + "round " + "9" * 3000, 2, "does not come here; legal: round 1"),
        (HEAD + "round 01\n" * 2, 3, "deal"),
        (HEAD + "Round 1\n", 2, "cannot read"),
        (HEAD + "round 1\ndeal A 9-9\n", 3, "no tile"),
        (HEAD + "round 1\ndeal E 6-6\n", 3, "cannot read"),
        (HEAD + "round 1\ndeal C 6-6\n", 3, "legal: deal A"),
        (HEAD + "round 1\nstock\n", 3, "legal: deal A"),
        (HEAD + "round 1\nround 1\n", 3, "not complete"),
        (HEAD + "round 1\ncommit 12\n", 3, "64 hex digits"),
        (HEAD + "round 1\nstir\n", 3, "cannot read"),
        (HEAD + "round 1\nstir 1\n", 3, "pairs of hex"),
        (HEAD + "A 6-6\n", 2, "round 1"),
        (HEAD + "redeal\n", 2, "round 1"),
        (HEAD + "deal A 6-6\n", 2, "round 1"),
        ('[Variant "brasil"]\n[First "drawn"]\n[Lots "A 6-6"]\n', 3, "lots"),
        ('[Variant "brasil"]\n[Lots "A 6-6"]\n[First "drawn"]\n', 2, "lots"),
        (
            '[Variant "brasil"]\n[First "drawn"]\n[Lots "A 6-6 B 6-6 C 1-1 D 2-2"]\n',
            3,
            "different tile",
        ),
    ],
)
def test_one_clear_line(data: bytes | str, line: int, says: str) -> None:
    found = fault(data)
    assert found.line == line
    assert says in found.message


@pytest.mark.parametrize("data", [GOOD, PLAYED])
def test_a_record_cut_anywhere_is_unfinished_or_blamed(data: bytes) -> None:
    for end in range(len(data)):
        try:
            reading = read(data[:end], fair)
        except RecordError as error:
            assert error.line <= data[:end].count(b"\n") + 1  # noqa: PT017 - both ways are right
        else:
            assert reading.state.winner is None


@given(st.binary(max_size=300))
@settings(max_examples=300)
def test_no_bytes_are_worse_than_a_fault(data: bytes) -> None:
    try:
        read(data, fair)
    except RecordError as error:
        assert error.line >= 1  # noqa: PT017 - both ways are right


WORDS = 'round redeal deal stock A B C D W E N S pass draw 6-6 5-5 6-5 1 2 ; [ ] " commit seed'


@given(st.lists(st.lists(st.sampled_from(WORDS.split()), max_size=9), max_size=8))
@settings(max_examples=300)
def test_no_words_are_worse_than_a_fault(lines: list[list[str]]) -> None:
    text = "\n".join(" ".join(words) for words in lines)
    for start in (HEAD, PLAYED.decode()):
        try:
            read((start + text).encode(), fair)
        except RecordError as error:
            assert error.line >= 2  # noqa: PT017 - both ways are right


def test_a_byte_order_mark_a_comment_and_odd_blanks_are_fine() -> None:
    text = "\ufeff; hello\n\n" + PLAYED.decode().replace("\nA ", "\n\tA  ").replace("\n", " ;;\n")
    assert read(text.encode(), fair).record == read(PLAYED, fair).record


def test_a_semicolon_in_quotes_is_no_comment() -> None:
    reading = read(f'{HEAD}[Place "a; b"] ; c\n'.encode())
    assert reading.record.header("place") == "a; b"


def test_keys_have_no_case_and_unknown_ones_are_kept() -> None:
    reading = read(b'[VARIANT "all-fives"]\n[x-Yz "1"]\n[tARGET "40"]\n')
    assert reading.start.rules.policies.target == 40
    assert str(reading.record) == '[VARIANT "all-fives"]\n[x-Yz "1"]\n[tARGET "40"]\n'


def test_a_target_may_be_as_long_as_a_number_can_be() -> None:
    reading = read(f'{HEAD}[Target "{"9" * 26}"]\n'.encode())
    assert reading.start.rules.policies.target == 10**26 - 1


def test_fair_deals_are_counted() -> None:
    assert read(GOOD, fair).fair_deals == 1
    assert read(GOOD).fair_deals == 0
    assert read(PLAYED, fair).fair_deals == 0
