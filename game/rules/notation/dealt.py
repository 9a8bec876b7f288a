"""The lines between `round` or `redeal` and the first action: proofs, hands and stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.dealing import Deal, deal_order
from game.rules.notation.record import (
    DealEntry,
    Entry,
    Proof,
    ProofEntry,
    RecordError,
    StockEntry,
)
from game.rules.seat import Seat
from game.rules.tile import Tile, double_six
from game.rules.variant import Rules

if TYPE_CHECKING:
    from game.rules.notation.reader import Fairness


class DealLines:
    """Gathers one deal; `entries` counts its lines, the opening `round` or `redeal` included."""

    def __init__(self, rules: Rules, fairness: Fairness | None) -> None:
        self.rules = rules
        self.fairness = fairness
        self.proofs: dict[Proof, bytes] = {}
        self.hands: dict[Seat, tuple[Tile, ...]] = {}
        self.fair: Deal | None = None
        self.entries = 1

    @property
    def verified(self) -> bool:
        """Whether the deal was compared with its seed."""
        return self.fair is not None

    def take(self, number: int, found: Entry) -> Deal | None:
        """Take one line; the deal once it is complete. Raises RecordError."""
        self.entries += 1
        match found:
            case ProofEntry():
                self._proof(number, found)
            case DealEntry():
                self._hand(number, found)
            case StockEntry():
                return self._stock(number, found)
            case _:
                raise RecordError(number, f"the deal is not complete; legal: {self._due()}")
        return None

    def _due(self) -> str:
        missing = [seat.name for seat in self.rules.seating.seats if seat not in self.hands]
        return " or ".join(f"deal {seat} …" for seat in missing) if missing else "stock …"

    def _proof(self, number: int, found: ProofEntry) -> None:
        if self.hands:
            raise RecordError(number, f"{found.proof.value} comes before the first deal line")
        if found.proof in self.proofs:
            raise RecordError(number, f"{found.proof.value} stands twice in this deal; keep one")
        self.proofs[found.proof] = found.data
        commit, seed = self.proofs.get(Proof.COMMIT), self.proofs.get(Proof.SEED)
        if self.fairness is None or commit is None or seed is None or found.proof is Proof.STIR:
            return
        if self.fairness.commit(seed) != commit.hex():
            raise RecordError(number, "the commit is not the SHA-256 of the seed")

    def _hand(self, number: int, found: DealEntry) -> None:
        if found.seat not in self.rules.seating.seats or found.seat in self.hands:
            raise RecordError(number, f"no hand is due to seat {found.seat}; legal: {self._due()}")
        size = self.rules.policies.hand
        if len(found.tiles) != size:
            raise RecordError(
                number, f"a hand has {size} tiles here, not {len(found.tiles)}; deal {size}"
            )
        self._check_new(number, found.tiles)
        self.hands[found.seat] = found.tiles
        fair = self._fair_deal()
        if fair is not None and frozenset(found.tiles) != fair.hands[found.seat]:
            right = " ".join(map(str, sorted(fair.hands[found.seat], reverse=True)))
            raise RecordError(
                number, f"not the hand that seed and stir give seat {found.seat}: {right}"
            )

    def _fair_deal(self) -> Deal | None:
        seed = self.proofs.get(Proof.SEED)
        if self.fair is None and self.fairness is not None and seed is not None:
            order = self.fairness.order(seed, self.proofs.get(Proof.STIR, b""))
            self.fair = deal_order(self.rules, order)
        return self.fair

    def _check_new(self, number: int, tiles: tuple[Tile, ...]) -> None:
        seen = {tile for hand in self.hands.values() for tile in hand}
        for tile in tiles:
            if tile in seen:
                raise RecordError(number, f"{tile} is dealt twice; each tile is dealt once")
            seen.add(tile)

    def _stock(self, number: int, found: StockEntry) -> Deal:
        if len(self.hands) < len(self.rules.seating.seats):
            raise RecordError(number, f"hands come before the stock; legal: {self._due()}")
        self._check_new(number, found.tiles)
        dealt = {tile for hand in self.hands.values() for tile in hand}
        missing = [tile for tile in double_six() if tile not in dealt | set(found.tiles)]
        if missing:
            names = " ".join(map(str, missing))
            raise RecordError(number, f"the deal lacks {names}; put what is left in the stock")
        if self.fair is not None and found.tiles != self.fair.stock:
            right = " ".join(["stock", *map(str, self.fair.stock)])
            raise RecordError(number, f"not the stock that seed and stir give: {right}")
        hands = tuple(frozenset(self.hands[seat]) for seat in self.rules.seating.seats)
        return Deal(hands, found.tiles)
