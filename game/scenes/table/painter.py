"""Paints a whole table, part by part, from the felt up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.table.narration import teller_of
from game.scenes.table.paint.aids import AidPainter
from game.scenes.table.paint.banner import BannerPainter
from game.scenes.table.paint.boneyard import BoneyardPainter
from game.scenes.table.paint.brush import Brush
from game.scenes.table.paint.caption import CaptionPainter
from game.scenes.table.paint.corners import CornerPainter
from game.scenes.table.paint.ends import EndsPainter
from game.scenes.table.paint.flights import FlightPainter
from game.scenes.table.paint.hand import HandPainter
from game.scenes.table.paint.pass_on import PassOnPainter
from game.scenes.table.paint.plates import PlatePainter
from game.scenes.table.paint.room import RoomPainter
from game.scenes.table.paint.scores import ScorePainter
from game.scenes.table.paint.show import ShowPainter
from game.scenes.table.paint.sockets import SocketPainter
from game.scenes.table.paint.speech import SpeechPainter
from game.scenes.table.paint.table_line import LinePainter

if TYPE_CHECKING:
    from game.scenes.table.kit import TableKit
    from game.scenes.table.picture import Picture
    from game.scenes.table.places import Places


class Painter:
    """Draws pictures of one match.

    Attributes:
        room: what lies under everything.
    """

    def __init__(self, kit: TableKit, places: Places) -> None:
        brush = Brush(kit.art)
        teller = teller_of(kit)
        scores = ScorePainter(brush, places, teller)
        self.room = RoomPainter(kit)
        self._boneyard = BoneyardPainter(brush, places, kit.text)
        self._line = LinePainter(brush, places)
        self._sockets = SocketPainter(brush, places)
        self._hand = HandPainter(brush, places)
        self._parts = (
            PlatePainter(brush, places, kit),
            scores,
            self._boneyard,
            EndsPainter(brush, places, kit.text),
            CaptionPainter(brush, places, teller),
            CornerPainter(brush, places, kit),
            AidPainter(brush, places, kit),
        )
        self._flights = FlightPainter(brush, places, scores)
        self._banner = BannerPainter(brush, places, kit)
        self._pass_on = PassOnPainter(brush, places, kit)
        self._speech = SpeechPainter(brush, places, kit)
        self._show = ShowPainter(brush, places)

    def draw(self, canvas: pygame.Surface, picture: Picture) -> None:
        """The whole canvas."""
        self.room.draw(canvas, picture)
        self._boneyard.draw_spread(canvas, picture)
        self._show.draw_dust(canvas, picture)
        self._line.draw(canvas, picture)
        for part in self._parts:
            part.draw(canvas, picture)
        self._sockets.draw(canvas, picture)
        self._hand.draw(canvas, picture)
        self._pass_on.draw(canvas, picture)
        self._speech.draw(canvas, picture)
        self._banner.draw(canvas, picture)
        self._flights.draw(canvas, picture)
        self._hand.draw_dragged(canvas, picture)
        self._show.draw(canvas, picture)
