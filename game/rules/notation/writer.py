"""Writing a record: the entries of a deal and of a move, in the one spelling that is written."""

from __future__ import annotations

from typing import assert_never

from game.rules.dealing import Deal
from game.rules.move import Draw, Move, Pass, Play
from game.rules.notation.record import (
    ActEntry,
    DealEntry,
    DrawEntry,
    Entry,
    Header,
    PassEntry,
    PlayEntry,
    Proof,
    ProofEntry,
    RedealEntry,
    RoundEntry,
    StockEntry,
)
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import Tile
from game.rules.variant import Rules
from game.rules.variants import resolve


def headers(rules: Rules, lots: tuple[Tile, ...] = ()) -> tuple[Header, ...]:
    """The headers that restore `rules`: the variant, and every option not at its default."""
    chosen = dict(rules.chosen)
    given: dict[str, str] = {}
    for name, value in rules.chosen:
        if dict(resolve(rules.variant, given).chosen)[name] != value:
            given[name] = value
    restored = resolve(rules.variant, given)
    named = given if restored == rules else chosen
    found = [Header("Variant", rules.variant)]
    found += [Header(name.title(), value) for name, value in named.items()]
    if lots:
        pairs = zip(rules.seating.seats, lots, strict=True)
        found.append(Header("Lots", " ".join(f"{seat} {lot}" for seat, lot in pairs)))
    return tuple(found)


def deal_entries(
    before: State, dealt: Deal, proofs: tuple[tuple[Proof, bytes], ...] = ()
) -> tuple[Entry, ...]:
    """The lines of a deal made in state `before`; proofs that are empty are left out."""
    again = before.phase is Phase.PUT_BACK
    opening = RedealEntry() if again else RoundEntry(before.number + 1)
    hands = (
        DealEntry(seat, tuple(sorted(dealt.hands[seat], reverse=True)))
        for seat in before.rules.seating.seats
    )
    proven = (ProofEntry(proof, data) for proof, data in proofs if data)
    return (opening, *proven, *hands, StockEntry(dealt.stock))


def act_entry(before: State, seat: Seat, move: Move) -> ActEntry:
    """The line of a move that is legal in state `before`."""
    match move:
        case Play(tile, arm):
            return PlayEntry(seat, tile, arm)
        case Draw():
            return DrawEntry(seat, before.stock[0])
        case Pass():
            return PassEntry(seat)
        case _:
            assert_never(move)
