"""The fair shuffle: a deal is a pure function of a seed and of the player's stir.

The game shows `commit(seed)` before the player stirs, so it cannot have chosen the deal, and
neither can the player (NOTATION.md, 'Fair shuffle'). The module itself is the `Fairness` that a
record's reader checks deals by.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import count

from game.rules.tile import Tile, double_six

SEED_BYTES = 32
WORD_BYTES = 4
WORDS = 2 ** (8 * WORD_BYTES)

Entropy = Callable[[int], bytes]
"""Gives that many fresh random bytes; the operating system's is `os.urandom`."""


def draw_seed(entropy: Entropy) -> bytes:
    """The 32 bytes of one deal."""
    return entropy(SEED_BYTES)


def commit(seed: bytes) -> str:
    """The SHA-256 of the seed, 64 hex digits: shown before the stir. Raises ValueError."""
    return hashlib.sha256(_checked(seed)).hexdigest()


def order(seed: bytes, stir: bytes = b"") -> tuple[Tile, ...]:
    """The 28 tiles in the order in which they are dealt; raises ValueError for a short seed."""
    return shuffle(_words(hashlib.sha256(_checked(seed) + stir).digest()))


def shuffle(words: Iterator[int]) -> tuple[Tile, ...]:
    """Fisher-Yates from the last tile down, over words of 32 bits.

    Words in the last, incomplete run of `i + 1` are skipped: without that the low indices would
    come up more often.
    """
    tiles = list(double_six())
    for i in range(len(tiles) - 1, 0, -1):
        limit = WORDS - WORDS % (i + 1)
        word = next(words)
        while word >= limit:
            word = next(words)
        j = word % (i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tuple(tiles)


def draw_lots(seats: int, entropy: Entropy) -> tuple[Tile, ...]:
    """One different tile for each seat, for `first=drawn`; no part of any deal."""
    return order(draw_seed(entropy))[:seats]


class Seeded:
    """Entropy that repeats: the same text gives the same bytes on every machine (`--seed`)."""

    def __init__(self, text: str) -> None:
        self._blocks = _blocks(hashlib.sha256(text.encode()).digest())
        self._left = b""

    def __call__(self, size: int) -> bytes:
        """The next `size` bytes of the stream."""
        while len(self._left) < size:
            self._left += next(self._blocks)
        taken, self._left = self._left[:size], self._left[size:]
        return taken


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def _blocks(key: bytes) -> Iterator[bytes]:
    return (hashlib.sha256(key + n.to_bytes(8, "big")).digest() for n in count())


def _words(key: bytes) -> Iterator[int]:
    for block in _blocks(key):
        for at in range(0, len(block), WORD_BYTES):
            yield int.from_bytes(block[at : at + WORD_BYTES], "big")
