"""The card of the table that is being put together: what is played, against whom, how it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.ui.panel import Panel
from game.match.seats import Computer
from game.rules.seat import Seat
from game.scenes.faces import Faces
from game.scenes.opponents import company
from game.scenes.portraits import SIZE
from game.scenes.vignette import Vignette
from game.scenes.wording import summary

if TYPE_CHECKING:
    from game.match.seats import Seats
    from game.scenes.draft import Draft
    from game.scenes.kit import Kit

AIR = 14
GAP = 5
LEAST = 62
"""Height of the picture at least; where there is less room it is left out."""

AWAKE = 1.0
"""Seconds at which nobody blinks."""

PITCH = 68
"""From one face to the next, in pixels."""


class TableCard:
    """Paints the card.

    Args:
        kit: what every scene is handed.
        area: of the card.
    """

    def __init__(self, kit: Kit, area: pygame.Rect) -> None:
        self._kit = kit
        self._area = area
        self._vignette = Vignette(kit.art)

    def draw(self, canvas: pygame.Surface, draft: Draft) -> None:
        """Name and story, house rules, the opponents, and below them what is left of the card."""
        Panel.CARD.draw(canvas, self._kit.look, self._area)
        inner = self._area.inflate(-2 * AIR, -2 * AIR)
        y = self._rules(canvas, inner, draft)
        players = company(self._kit.text, draft)
        room = inner.bottom - y - LEAST - GAP
        if room >= SIZE + self._kit.look.body.line_height:
            y = self._company(canvas, inner, y, draft, players)
        picture = pygame.Rect(inner.x, y, inner.width, inner.bottom - y)
        if picture.height >= LEAST:
            self._vignette.draw(canvas, picture.inflate(4, 0), draft.variant)

    def _rules(self, canvas: pygame.Surface, inner: pygame.Rect, draft: Draft) -> int:
        """What is played; the y below it."""
        look, text = self._kit.look, self._kit.text
        at = (inner.centerx, inner.y - 4)
        heading = look.palette.flat("rose1")
        look.display.draw(canvas, text(f"variant.{draft.variant}"), at, heading, Align.CENTRE)
        body, ink = look.body, look.ink("ink1")
        y = inner.y + look.display.line_height - 1
        story = body.wrap(text(f"story.{draft.variant}"), inner.width)
        y = body.draw_lines(canvas, story, (inner.x, y), ink) + GAP
        told = summary(text, draft)
        if told:
            body.draw(canvas, text("menu.house-rules"), (inner.x, y), look.ink("rose1"))
            y += body.line_height
        for line in told:
            y = body.draw_lines(canvas, body.wrap(line, inner.width), (inner.x, y), ink)
        return y + GAP if told else y

    def _company(
        self, canvas: pygame.Surface, inner: pygame.Rect, y: int, draft: Draft, players: Seats
    ) -> int:
        """The computers and how they play: beside the face of one, below those of several."""
        sitting = [
            (seat, each.name)
            for seat, each in zip(Seat, players, strict=False)
            if isinstance(each, Computer)
        ]
        if not sitting:
            return y
        told = self._kit.text(f"about.{draft.tier}")
        foot = y + SIZE + self._kit.look.body.line_height + GAP
        if len(sitting) == 1:
            self._opponents(canvas, inner.x + PITCH // 2, y, players, sitting)
            words = pygame.Rect(inner.x + PITCH + GAP, y, inner.width - PITCH - GAP, foot - y - GAP)
            self._beside(canvas, words, told)
            return foot
        first = inner.centerx - PITCH * (len(sitting) - 1) // 2
        self._opponents(canvas, first, y, players, sitting)
        return self._below(canvas, inner, foot, told)

    def _opponents(
        self,
        canvas: pygame.Surface,
        first: int,
        y: int,
        players: Seats,
        sitting: list[tuple[Seat, str]],
    ) -> None:
        """The faces of the computers, in the order of their seats; `first` is its middle."""
        look, faces = self._kit.look, Faces(self._kit.art, players)
        faces.seconds = AWAKE
        for number, (seat, name) in enumerate(sitting):
            middle = first + PITCH * number
            faces.draw(canvas, seat, (middle - SIZE // 2, y))
            look.body.draw(canvas, name, (middle, y + SIZE + 1), look.ink("ink1"), Align.CENTRE)

    def _beside(self, canvas: pygame.Surface, words: pygame.Rect, told: str) -> None:
        """A sentence in the middle of a box, if it has room there."""
        body = self._kit.look.body
        lines = body.wrap(told, words.width)
        height = len(lines) * body.line_height
        if height <= words.height:
            at = (words.x, words.centery - height // 2)
            body.draw_lines(canvas, lines, at, self._kit.look.ink("ink2"))

    def _below(self, canvas: pygame.Surface, inner: pygame.Rect, y: int, told: str) -> int:
        """A sentence from y on, where the picture keeps its room; the y below it."""
        body = self._kit.look.body
        lines = body.wrap(told, inner.width)
        bottom = y + len(lines) * body.line_height + GAP
        if inner.bottom - bottom < LEAST:
            return y
        ink = self._kit.look.ink("ink2")
        body.draw_lines(canvas, lines, (inner.centerx, y - 3), ink, Align.CENTRE)
        return bottom - 2
