"""The other players: portrait, name, what they hold, what they did, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.art import Atlas
from game.engine.font import Align
from game.layout.lattice import Rect
from game.match.seats import Computer
from game.scenes.opponents import rank
from game.scenes.people import initial, named
from game.scenes.portraits import Portraits, Who, who
from game.scenes.table import cues as cue
from game.scenes.table.memory import laid_by
from game.store.settings import Switch

if TYPE_CHECKING:
    from game.rules.seat import Seat
    from game.scenes.table.kit import TableKit
    from game.scenes.table.paint.brush import Box, Brush
    from game.scenes.table.panes import Parts
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places

MARK = 13
PITCH = 13
"""Pixels from one laid tile to the next."""

CROSS = "\N{BALLOT X}"
"""Stands for a pass where the word is too long."""

LINE = 12
LAID = (12, 24)


class PlatePainter:
    """Paints the plates of the other seats, and their racks."""

    def __init__(self, brush: Brush, places: Places, kit: TableKit) -> None:
        self._brush = brush
        self._places = places
        self._kit = kit
        self._portraits = Portraits(kit.art.sheet(Atlas.PORTRAITS))

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """Every other seat."""
        for seat in picture.view.rules.seating.seats:
            plate = self._places.plate(seat)
            if plate is not None:
                self._plate(canvas, picture, seat, plate)
                self._rack(canvas, picture, seat)
                self._sum(canvas, picture, seat, plate)

    def _plate(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Parts) -> None:
        turn = picture.shown.turn is seat
        if turn:
            self._brush.lamp(canvas, plate.frame)
        self._portrait(canvas, picture, seat, plate)
        if self._brush.look.scale > 1:
            self._large(canvas, picture, seat, plate)
            return
        player = self._kit.session.players[seat]
        align = Align.LEFT if plate.wide else Align.CENTRE
        name = named(self._kit.text, player.name)
        self._brush.write(canvas, name, plate.name, "brass3" if turn else "bone4", align)
        summed = picture.shown.sums[seat] is not None and plate.sum == plate.tier
        if isinstance(player, Computer) and not summed:
            self._tier(canvas, self._kit.text(f"tier.{player.tier}"), plate)
        self._below(canvas, picture, seat, plate)
        if not picture.shown.open[seat] and not picture.shown.spread:
            self._holds(canvas, picture, seat, plate)

    def _below(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Parts) -> None:
        """What a seat laid last; before a deal its glass, where the plate has room below."""
        if plate.laid is not None:
            if self._kit.preferences().suit_counter is Switch.OFF:
                self._laid(canvas, picture, seat, Rect(*plate.laid))
        elif picture.shown.spread and not plate.wide:
            x, top, w, _ = plate.held
            middle = x + w // 2, (top + plate.frame.bottom) // 2
            self._brush.mark(canvas, "prop/glass", middle)

    def _large(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Parts) -> None:
        """A letter and the tier's number, and below them what is held or was done."""
        text, player = self._kit.text, self._kit.session.players[seat]
        align = Align.LEFT if plate.wide else Align.CENTRE
        told = initial(named(text, player.name))
        if isinstance(player, Computer):
            told = f"{told} {text('table.ai-tier', n=rank(player.tier))}"
        colour = "brass3" if picture.shown.turn is seat else "bone4"
        self._brush.write(canvas, told, plate.name, colour, align)
        if picture.shown.open[seat] or picture.shown.spread:
            return
        did = picture.shown.doings[seat]
        if did is not None and did.passed:
            self._passed(canvas, picture, seat, plate.did)
            return
        word, ink = text("table.times", n=picture.shown.counts[seat]), "bone2"
        if did is not None:
            word, ink = f"+{did.drawn}", "sea3"
        self._brush.write(canvas, word, plate.did, ink, align)

    def _tier(self, canvas: pygame.Surface, tier: str, plate: Parts) -> None:
        """How strong a computer plays, behind the mark that it is one."""
        x, y, w, h = plate.tier
        wide = self._brush.look.body.width(tier)
        if wide > w - MARK:
            face = plate.face
            self._brush.mark(canvas, "token/ai", (face.x + face.w - MARK, face.y + 2))
            align = Align.LEFT if plate.wide else Align.CENTRE
            self._brush.write(canvas, tier, plate.tier, "bone2", align)
            return
        left = x if plate.wide else x + (w - wide - MARK) // 2
        self._brush.mark(canvas, "token/ai", (left, y))
        self._brush.write(canvas, tier, (left + MARK, y, w - MARK, h), "bone2", Align.LEFT)

    def _portrait(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Parts) -> None:
        x, y, w, h = plate.face
        player = self._kit.session.players[seat]
        person = who(player.name) if isinstance(player, Computer) else Who.YOU
        self._portraits.draw(canvas, person, picture.moods[seat], (x, y), picture.clock)
        self._brush.seat(canvas, seat, (x + 3, y + 3))
        if picture.shown.opener is seat:
            self._brush.mark(canvas, "token/mao", (x + w - MARK - 2, y + h - MARK - 2))
        if picture.shown.turn is seat:
            self._brush.mark(canvas, f"token/turn/{picture.blink()}", (x + 3, y + h - MARK - 1))

    def _holds(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Parts) -> None:
        """How many tiles a seat holds, and what it did in its last turn."""
        count = picture.shown.counts[seat]
        held = self._kit.text("table.tiles", n=count)
        if self._brush.look.body.width(held) > plate.held.w:
            held = self._kit.text("table.times", n=count)
        align = Align.LEFT if plate.wide else Align.CENTRE
        self._brush.write(canvas, held, plate.held, "bone2", align)
        did, box = picture.shown.doings[seat], plate.did
        if did is None:
            return
        if not did.passed:
            self._brush.write(canvas, self._kit.text("table.did-draw", n=did.drawn), box, "sea3")
            return
        self._passed(canvas, picture, seat, box)

    def _passed(self, canvas: pygame.Surface, picture: Picture, seat: Seat, box: Box) -> None:
        palette = self._brush.look.palette
        lit = not self._knocks(picture, seat) or picture.blink(2, 6.0) == 0
        canvas.fill(palette["ink0"], box)
        canvas.fill(palette["brass1" if lit else "brass3"], pygame.Rect(box).inflate(-2, -2))
        word = self._kit.text("table.did-pass")
        told = word if self._brush.look.body.width(word) <= pygame.Rect(box).width else CROSS
        self._brush.write(canvas, told, box, "ink0")

    def _laid(self, canvas: pygame.Surface, picture: Picture, seat: Seat, box: Rect) -> None:
        """The tiles that a seat laid last, the latest at the right; before that, its glass."""
        landed = {each.tile for each in picture.shown.line.laid}
        tiles = [tile for tile in laid_by(picture.view, seat) if tile in landed]
        most = 1 + (box.w - LAID[0]) // PITCH
        if box.h < LINE + LAID[1]:
            return
        if not tiles:
            self._brush.mark(canvas, "prop/glass", (box.x + box.w // 2, box.y + box.h // 2))
            return
        header = (box.x, box.y, box.w, LINE)
        self._brush.write(canvas, self._kit.text("table.laid"), header, "bone2")
        shown = tiles[-most:]
        left = box.x + (box.w - PITCH * len(shown) + 1) // 2
        for number, tile in enumerate(shown):
            at = left + number * PITCH, box.y + LINE + 2
            self._brush.tiles.blit(canvas, f"table/{tile}/n", at)

    def _sum(self, canvas: pygame.Surface, picture: Picture, seat: Seat, plate: Parts) -> None:
        """The pips of a hand that lies open."""
        pips = picture.shown.sums[seat]
        if pips is not None:
            x, y, w, h = plate.sum
            self._brush.tag(canvas, str(pips), (x + w // 2, y + h // 2))

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
