"""The scores: whom you beat how often, and what the deals brought you and the computers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ai.tiers import names
from game.engine.ui.bars import Bar, Bars
from game.engine.ui.label import Label
from game.engine.ui.panel import Panel
from game.match.annal import MANY
from game.rules.variants import variants
from game.scenes import large
from game.scenes.reading import ReadingPage
from game.scenes.standing import Measure, luck, standings, whole
from game.scenes.troubles import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.scene import Transition
    from game.engine.ui.widget import Widget
    from game.match.annal import Annal
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.shelf import Annals
    from game.scenes.standing import Luck
    from game.scenes.words import Words

FRAME = pygame.Rect(24, 22, 592, 314)
SCREEN = pygame.Rect(40, 46, 560, 274)
TEXT = pygame.Rect(56, 58, 528, 250)


class ScoresScene(ReadingPage):
    """A page that is filled while records are still being read, one a step of time.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        annals: the rows.
    """

    def __init__(self, kit: Kit, doors: Doors, annals: Annals) -> None:
        self._annals = annals
        super().__init__(kit, doors, _told(kit, annals), TEXT)
        self._changed = False

    @property
    def animating(self) -> bool:
        """Whether a record more was read."""
        return self._changed or super().animating

    def update(self, dt: float) -> Transition | None:
        """Reads a record."""
        self._changed = self._annals.waiting > 0
        self._annals.read_one()
        for trouble in self._annals.take_troubles():
            self.kit.toasts.say(sentence(self.kit.text, trouble))
        if self._changed:
            offset = self.form.offset
            self.refit()
            self.form.offset = offset
        return super().update(dt)

    def refit(self) -> None:
        """Says everything again."""
        self.say(_told(self.kit, self._annals))

    @property
    def heading(self) -> str:
        """On the frame."""
        return self.kit.text("scores.heading")

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame and the screen in it."""
        look = self.kit.look
        self.kit.decor.page(canvas, self.heading, large.at_size(look, FRAME, large.FRAME))
        Panel.SCREEN.draw(canvas, look, large.at_size(look, SCREEN, large.CARD))


def _told(kit: Kit, annals: Annals) -> list[Widget]:
    if annals.waiting:
        return [Label("counting", kit.text("scores.counting", n=annals.waiting), "bone4")]
    return paragraphs(kit.text, tuple(annals.rows.values()))


def paragraphs(text: Words, annals: Sequence[Annal]) -> list[Widget]:
    """What the rows come to."""
    all_told = whole(annals)
    if not all_told.played and not all_told.left:
        return [Label("none", text("scores.none"), "bone4"), _aside(text)]
    told: list[Widget] = [
        Label(
            "all",
            text(
                "scores.all",
                won=all_told.won,
                n=all_told.played,
                rounds_won=all_told.rounds_won,
                rounds=all_told.rounds,
            ),
            "bone4",
        ),
        Label("run", text("scores.run", run=all_told.run, best=all_told.best_run), "bone4"),
    ]
    if all_told.left:
        told.append(Label("left", text("scores.left", n=all_told.left), "bone3"))
    return [*told, *_against(text, annals), *_dealt(text, annals), _aside(text)]


def _aside(text: Words) -> Label:
    return Label("aside", text("scores.aside"), "bone2")


def _against(text: Words, annals: Sequence[Annal]) -> list[Widget]:
    """For each variant that was played, a bar for each tier."""
    found = standings(annals)
    told: list[Widget] = []
    for variant in variants():
        mixed = (MANY,) if (variant, MANY) in found else ()
        if not any((variant, tier) in found for tier in (*names(), *mixed)):
            continue
        bars = []
        for tier in (*names(), *mixed):
            one = found.get((variant, tier))
            name = text(f"tier.{tier}") if tier != MANY else text("scores.mixed")
            if one is None:
                bars.append(Bar(name))
            else:
                figure = text("scores.of", won=one.won, played=one.played)
                bars.append(Bar(name, figure, one.won / one.played))
        told.append(Bars(f"against-{variant}", text(f"variant.{variant}"), bars))
    return told


def _dealt(text: Words, annals: Sequence[Annal]) -> list[Widget]:
    """What was dealt to the player and to the computers, beside what is fair."""
    told: list[Widget] = [Label("dealt", text("scores.dealt"), "brass3")]
    sides = (
        ("you", [(annal.size, annal.own) for annal in annals]),
        ("they", [(annal.size, annal.theirs) for annal in annals]),
    )
    for who, hands in sides:
        for measure in Measure:
            found = luck(hands, measure)
            if found is not None:
                name = f"{who}-{measure.value}"
                told.append(Label(name, _sentence(text, name, found), "bone4"))
    told.append(Label("fair", text("scores.fair"), "bone2"))
    return told


def _sentence(text: Words, name: str, found: Luck) -> str:
    return text(
        f"scores.{name}",
        n=found.hands,
        mean=decimal(text, found.mean),
        even=decimal(text, found.even),
        margin=decimal(text, found.margin),
    )


def decimal(text: Words, number: float, places: int = 2) -> str:
    """A number with so many decimals, as the language writes it."""
    whole_part, _, part = f"{number:.{places}f}".partition(".")
    return text("scores.number", whole=whole_part, part=part)
