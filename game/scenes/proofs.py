"""Check this deal: the commits that were shown, the seeds behind them, and how to check them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.ui.label import Label
from game.engine.ui.panel import Panel
from game.scenes import large
from game.scenes.reading import ReadingPage

if TYPE_CHECKING:
    from game.engine.ui.widget import Widget
    from game.match.proofs import DealProof
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.sitting import Sitting
    from game.scenes.words import Words

FRAME = pygame.Rect(24, 22, 592, 314)
SCREEN = pygame.Rect(40, 46, 560, 274)
TEXT = pygame.Rect(56, 60, 528, 246)


class ProofsScene(ReadingPage):
    """The fair shuffles of a match.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        sitting: the match.
    """

    def __init__(self, kit: Kit, doors: Doors, sitting: Sitting) -> None:
        super().__init__(kit, doors, lines(kit.text, sitting), TEXT)

    @property
    def heading(self) -> str:
        """On the frame."""
        return self.kit.text("proofs.heading")

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame and the screen in it."""
        look = self.kit.look
        self.kit.decor.page(canvas, self.heading, large.at_size(look, FRAME, large.FRAME))
        Panel.SCREEN.draw(canvas, look, large.at_size(look, SCREEN, large.CARD))


def lines(text: Words, sitting: Sitting) -> list[Widget]:
    """How to check, where the record is, and each deal."""
    told: list[Widget] = [Label("how", text("proofs.how"), "bone4")]
    if sitting.kept is not None:
        told.append(Label("file", text("proofs.file", file=str(sitting.kept)), "brass3"))
    for place, proof in enumerate(sitting.session.proofs):
        told += _proof(text, place, proof)
    return told


def _proof(text: Words, place: int, proof: DealProof) -> list[Widget]:
    seed = proof.seed.hex() if proof.seed is not None else text("proofs.hidden")
    stir = proof.stir.hex() or text("proofs.no-stir")
    return [
        Label(f"round-{place}", text("proofs.round", n=proof.number), "sea3"),
        Label(f"commit-{place}", text("proofs.commit", hex=proof.commit), "bone3"),
        Label(f"seed-{place}", text("proofs.seed", hex=seed), "bone3"),
        Label(f"stir-{place}", text("proofs.stir", hex=stir), "bone3"),
    ]
