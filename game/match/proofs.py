"""What a record says of its fair shuffles: each commit, and the seed and stir behind it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.notation import Proof, Record
from game.rules.notation.record import ProofEntry, RedealEntry, RoundEntry


@dataclass(frozen=True, slots=True)
class DealProof:
    """One deal of round `number`; `seed` is None while it may not be shown."""

    number: int
    commit: str
    seed: bytes | None
    stir: bytes


def proofs(record: Record) -> tuple[DealProof, ...]:
    """The deals that a record holds a commit for, in order."""
    found: list[tuple[int, dict[Proof, bytes]]] = []
    for entry in record.entries:
        match entry:
            case RoundEntry(number):
                found.append((number, {}))
            case RedealEntry():
                found.append((found[-1][0], {}))
            case ProofEntry(proof, data):
                found[-1][1][proof] = data
            case _:
                pass
    return tuple(
        DealProof(
            number, lines[Proof.COMMIT].hex(), lines.get(Proof.SEED), lines.get(Proof.STIR, b"")
        )
        for number, lines in found
        if Proof.COMMIT in lines
    )
