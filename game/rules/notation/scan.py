"""From bytes to headers and entries, line by line; says nothing about legality."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.line import Arm
from game.rules.notation.record import (
    DealEntry,
    DrawEntry,
    Entry,
    Header,
    PassEntry,
    PlayEntry,
    Proof,
    ProofEntry,
    RecordError,
    RedealEntry,
    RoundEntry,
    StockEntry,
)
from game.rules.seat import Seat
from game.rules.tile import Tile, tile
from game.rules.variant import is_whole, shown

BOM = b"\xef\xbb\xbf"
HEADER = re.compile(r'\[([^\s"\[\];]+)[ \t]+"([^"]*)"[ \t]*\]')
BLANKS = re.compile(r"[ \t]+")
HEX = re.compile(r"(?:[0-9A-Fa-f]{2})+")
HASH_BYTES = 32
WORDS = "'round N', 'redeal', 'deal', 'stock', 'commit', 'seed', 'stir', or a seat from A to D"


@dataclass(frozen=True, slots=True)
class Scanned:
    """One line that says something; `number` counts from 1."""

    number: int
    text: str

    @property
    def is_header(self) -> bool:
        """Whether it is meant as a header."""
        return self.text.startswith("[")


def line_count(data: bytes) -> int:
    """How many lines a file has, at least 1."""
    return max(1, data.count(b"\n") + (not data.endswith(b"\n")))


def scan(data: bytes) -> Iterator[Scanned]:
    """The lines that are neither blank nor comment; raises RecordError at the first bad byte."""
    for number, raw in enumerate(data.removeprefix(BOM).split(b"\n"), start=1):
        try:
            text = raw.removesuffix(b"\r").decode("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(
                number, f"byte {error.start + 1} is not UTF-8; save the record as UTF-8 text"
            ) from None
        bare = _without_comment(text).strip(" \t")
        if bare:
            yield Scanned(number, bare)


def _without_comment(text: str) -> str:
    """Cut at the first `;` outside quotes."""
    at = text.find(";")
    while at >= 0 and text.count('"', 0, at) % 2:
        at = text.find(";", at + 1)
    return text if at < 0 else text[:at]


def header(line: Scanned) -> Header:
    """Read a header line; raises RecordError."""
    found = HEADER.fullmatch(line.text)
    if found is None:
        raise RecordError(line.number, f'{shown(line.text)} is no header; write [Key "value"]')
    return Header(found[1], found[2])


def entry(line: Scanned) -> Entry:
    """Read any other line; raises RecordError."""
    if line.is_header:
        raise RecordError(line.number, "headers come before the first round; move it up")
    word, *rest = BLANKS.split(line.text)
    match word, rest:
        case "round", [number] if is_whole(number):
            return RoundEntry(int(number))
        case "redeal", []:
            return RedealEntry()
        case (("commit" | "seed" | "stir"), [text]):
            return _proof(line, Proof(word), text)
        case "deal", [seat, *tiles] if seat in Seat.__members__:
            return DealEntry(Seat[seat], _tiles(line, tiles))
        case "stock", tiles:
            return StockEntry(_tiles(line, tiles))
        case (("A" | "B" | "C" | "D"), _):
            return _act(line, Seat[word], rest)
        case _:
            raise RecordError(line.number, f"cannot read {shown(line.text)}; expected {WORDS}")


def _proof(line: Scanned, proof: Proof, text: str) -> ProofEntry:
    whole = proof is Proof.STIR or len(text) == 2 * HASH_BYTES
    if HEX.fullmatch(text) is None or not whole:
        wanted = "pairs of hex digits" if proof is Proof.STIR else "64 hex digits"
        raise RecordError(line.number, f"{proof.value} takes {wanted}, not {shown(text)}")
    return ProofEntry(proof, bytes.fromhex(text))


def _act(line: Scanned, seat: Seat, words: list[str]) -> PlayEntry | DrawEntry | PassEntry:
    match words:
        case ["pass"]:
            return PassEntry(seat)
        case ["draw", name]:
            return DrawEntry(seat, _tile(line, name))
        case [name] if name not in ("pass", "draw"):
            return PlayEntry(seat, _tile(line, name), None)
        case [name, ("W" | "E" | "N" | "S") as arm]:
            return PlayEntry(seat, _tile(line, name), Arm(arm))
        case _:
            raise RecordError(
                line.number,
                f"cannot read {shown(line.text)}; write '{seat} TILE ARM' (arm W, E, N or S; none "
                f"for the lead), '{seat} draw TILE' or '{seat} pass'",
            )


def _tile(line: Scanned, name: str) -> Tile:
    try:
        return tile(name)
    except ValueError:
        raise RecordError(
            line.number, f"{shown(name)} is no tile; write one from 0-0 to 6-6"
        ) from None


def _tiles(line: Scanned, names: list[str]) -> tuple[Tile, ...]:
    return tuple(_tile(line, name) for name in names)
