"""A few matches that were played, for the picture of the scores."""

from __future__ import annotations

from collections.abc import Iterator

from game.match.annal import Annal, Hands, Outcome

PLAYED: tuple[tuple[str, str, int, str], ...] = (
    ("mano-a-mano", "aprendiz", 7, "WWLW"),
    ("mano-a-mano", "parceiro", 7, "WLW"),
    ("all-fives", "aprendiz", 7, "WWW"),
    ("all-fives", "parceiro", 7, "LWLWW"),
    ("all-fives", "craque", 7, "LLWLWWLW"),
    ("all-fives", "lenda", 7, "LLW"),
    ("express", "craque", 6, "WLLW"),
    ("brasil", "parceiro", 6, "LWWXL"),
    ("nordeste", "mestre", 6, "LW"),
)
"""Variant, tier, tiles in a hand, and how the matches ended: won, lost, left."""

OUTCOMES = {"W": Outcome.WON, "L": Outcome.LOST, "X": Outcome.LEFT}
ROUNDS, BY_WINNER = 7, 4


def played() -> tuple[Annal, ...]:
    """The rows of those matches, as even as the deals of an honest game are."""
    return tuple(_rows())


def _rows() -> Iterator[Annal]:
    for variant, tier, size, ended in PLAYED:
        for letter in ended:
            outcome = OUTCOMES[letter]
            won = BY_WINNER if outcome is Outcome.WON else ROUNDS - BY_WINNER
            own = Hands(ROUNDS, ROUNDS * size // 4, ROUNDS * size * 6 + won)
            theirs = Hands(ROUNDS, ROUNDS * size // 4 + 1, ROUNDS * size * 6 - won)
            yield Annal(variant, tier, outcome, ROUNDS, won, size, own, theirs)
