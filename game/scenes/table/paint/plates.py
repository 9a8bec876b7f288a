"""The other players: portrait, name, what they hold, what they did, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.match.seats import Computer
from game.scenes.table import cues as cue

if TYPE_CHECKING:
    from game.levels.plan import Plate
    from game.rules.seat import Seat
    from game.scenes.table.kit import TableKit
    from game.scenes.table.paint.brush import Brush
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

LINE = 12
PITCH = 11
MARK = 13
BUTTON = 13


class PlatePainter:
    """Paints the plates of the other seats, and their racks."""

    def __init__(self, brush: Brush, places: Places, kit: TableKit) -> None:
        self._brush = brush
        self._places = places
        self._kit = kit

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """Every other seat."""
        for seat in picture.view.rules.seating.seats:
            plate = self._places.plate(seat)
            if plate is not None:
                self._plate(canvas, picture, seat, plate)
                self._rack(canvas, picture, seat)

    def _plate(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Plate) -> None:
        turn = picture.shown.turn is seat
        self._brush.panel(canvas, "panel/plate/on" if turn else "panel/plate", plate.frame)
        self._portrait(canvas, picture, seat, plate)
        player = self._kit.session.players[seat]
        lines = [(player.name, "brass3" if turn else "bone4")]
        if isinstance(player, Computer):
            lines.append((self._kit.text(f"tier.{player.tier}"), "bone2"))
        x, y, w, _ = plate.name
        for number, (line, colour) in enumerate(lines):
            self._brush.write(canvas, line, (x + 3, y + 1 + number * PITCH, w - 6, LINE), colour)
        if not picture.shown.open[seat] and not picture.shown.spread:
            self._holds(canvas, picture, seat, plate)

    def _portrait(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Plate) -> None:
        x, y, w, h = plate.portrait
        self._brush.panel(canvas, "panel/screen", plate.portrait)
        player = self._kit.session.players[seat]
        self._brush.display(canvas, player.name[:1], plate.portrait, "bone3")
        self._brush.seat(canvas, seat, (x + 3, y + 3))
        if isinstance(player, Computer):
            self._brush.mark(canvas, "token/ai", (x + w - MARK, y + 2))
        if picture.shown.opener is seat:
            self._brush.mark(canvas, "token/mao", (x + w - MARK - 2, y + h - MARK - 2))
        if picture.shown.turn is seat:
            self._brush.mark(canvas, f"token/turn/{picture.blink()}", (x + 3, y + h - MARK - 1))

    def _holds(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Plate) -> None:
        """How many tiles a seat holds, and what it did in its last turn."""
        x, y, w, h = plate.passes
        held = self._kit.text("table.tiles", n=picture.shown.counts[seat])
        self._brush.write(canvas, held, (x + 3, y, w - 6, LINE), "bone2")
        did = picture.shown.doings[seat]
        if did is None:
            return
        high = min(h - LINE, BUTTON)
        box = (x + 5, y + LINE + (h - LINE - high) // 2, w - 10, high)
        if not did.passed:
            self._brush.write(canvas, self._kit.text("table.did-draw", n=did.drawn), box, "sea3")
            return
        palette = self._brush.look.palette
        lit = not self._knocks(picture, seat) or picture.blink(2, 6.0) == 0
        canvas.fill(palette["ink0"], box)
        canvas.fill(palette["brass1" if lit else "brass3"], pygame.Rect(box).inflate(-2, -2))
        self._brush.write(canvas, self._kit.text("table.did-pass"), box, "ink0")

    def _knocks(self, picture: Picture, seat: Seat) -> bool:
        acts = (each.act for each, _ in picture.running)
        return any(isinstance(act, cue.Knock) and act.seat is seat for act in acts)

    def _rack(self, canvas: pygame.Surface, picture: Picture, seat: Seat) -> None:
        opened, count = picture.shown.open[seat], picture.shown.counts[seat]
        if not opened:
            dealing = picture.view.rules.policies.hand if picture.shown.spread else 0
            for x, y, _, _ in self._places.rack(seat, max(count, dealing))[:count]:
                self._brush.tiles.blit(canvas, "back/rack/n", (x, y))
            return
        for index, (x, y, _, _) in enumerate(self._places.revealed(seat, count)):
            face = f"table/{opened[index]}/n" if index < len(opened) else "back/table/n"
            self._brush.tiles.blit(canvas, face, (x, y))
