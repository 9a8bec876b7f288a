"""When the match is over: who won, the score, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.input.events import Action, Press
from game.engine.scene import Push, Reset
from game.engine.ui.button import Button
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.engine.ui.panel import Panel
from game.match.seats import Human
from game.scenes.board import AIR, FRAME, INNER, SENTENCE_TOP, Board
from game.scenes.confetti import Confetti
from game.scenes.night import MOON, draw_moon, draw_night
from game.scenes.passages import sitting_down, standing_up
from game.scenes.portraits import SIZE, Mood
from game.scenes.table.preferences import preferences
from game.scenes.table.verdict import verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.font import Font
    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.rules.seat import Seat
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.portraits import Pose
    from game.scenes.sitting import Sitting

MARQUEE = pygame.Rect(0, 0, 640, 336)
AIRY = FRAME.inflate(-18, -18)
"""Within the wood."""

SKY = pygame.Rect(AIRY.x, INNER.y - 6, AIRY.width, AIRY.bottom - INNER.y + 6)
"""Below the heading: where paper falls."""

BULBS = 0.5
"""Seconds of each pattern of the bulbs."""

STEP = 8
"""Pixels by which lines become narrower while they are balanced."""

FACE = SIZE + 4
"""From one face to the next."""


class ResultScene(Board):
    """The end of a match.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        sitting: the match, which is on the shelf by now.
    """

    def __init__(self, kit: Kit, doors: Doors, sitting: Sitting) -> None:
        super().__init__(kit, doors, sitting)
        winner = sitting.session.state.winner
        self.winner = winner if winner is not None else 0
        winners, losers = self._parted()
        self.faces.moods |= dict.fromkeys(winners, Mood.PLEASED)
        self.faces.moods |= dict.fromkeys(losers, Mood.ANNOYED)
        self._amounts = preferences(kit.prefs.settings).amounts
        amount = self._amounts.particles if self.festive else 0.0
        self._confetti = Confetti(kit.rng, SKY, amount)
        self._moved = False

    def widgets(self) -> Sequence[Widget]:
        """Once more, a look back, or away."""
        text = self.kit.text
        return (
            Button("again", text("result.again")),
            Button("look", text("board.view-table")),
            Button("check", text("result.check")),
            Button("menu", text("result.menu")),
        )

    @property
    def heading(self) -> str:
        """On the frame."""
        return self.kit.text("result.heading")

    @property
    def sentences(self) -> tuple[str, ...]:
        """Who won, why, and how everybody stands."""
        return (self._told(), self.why, *self.standing)

    @property
    def won(self) -> bool:
        """Whether the viewer's side won."""
        return self.winner == self.sitting.rules.seating.side_of(self.sitting.viewer)

    @property
    def festive(self) -> bool:
        """Whether somebody here won: where several people play, it need not be the viewer."""
        players = self.sitting.session.players
        return self.won or any(isinstance(players[seat], Human) for seat in self._parted()[0])

    @property
    def animating(self) -> bool:
        """Whether the last step of time changed the picture."""
        return self._moved or super().animating

    def update(self, dt: float) -> Transition | None:
        """Lets paper fall, bulbs chase each other and faces move."""
        before = self._pose()
        if self._amounts.scenery > 0:
            self.faces.seconds += dt
        fell = self._confetti.update(dt)
        self._moved = fell or self._pose() != before
        return super().update(dt)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Once more, a look back, or away."""
        match outcome:
            case Activated("again"):
                return Reset(self.doors.again(self.sitting), sitting_down(self.kit))
            case Activated("look"):
                self.look_at_table()
            case Activated("check"):
                return Push(self.doors.proofs(self.sitting))
            case Activated("menu") | Cancelled():
                return Reset(self.doors.leave(self.sitting), standing_up(self.kit))
            case _:
                pass
        return None

    def otherwise(self, event: InputEvent) -> Transition | None:
        """The pause button works here too."""
        match event:
            case Press(Action.MENU):
                return self.pause()
            case _:
                return None

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        return self.prompts_of(
            ((Action.CONFIRM, text("prompt.choose")), (Action.CANCEL, text("result.menu")))
        )

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the winner, why, and the charts."""
        look, state = self.kit.look, self.sitting.session.state
        self._paint_frame(canvas)
        room = self._between()
        headline = _balanced(look.display, self._told(), room.width)
        top = room.y + 4 + look.display.line_height * len(headline)
        result = state.result
        told = "" if result is None else self.teller.tell(verdict(result, state.rules))
        why = look.body.wrap(told, room.width)
        bottom = max(top + look.body.line_height * len(why), room.bottom)
        self._confetti.draw(canvas, look.palette)
        self.paint_charts(canvas, bottom + AIR)
        if look.scale == 1:
            self.paint_lines(canvas, self._kept(), SENTENCE_TOP, "bone2")
        self._paint_winner(canvas, room, headline)
        look.body.draw_lines(canvas, why, (room.centerx, top), look.ink("bone4"), Align.CENTRE)

    def _paint_winner(
        self, canvas: pygame.Surface, room: pygame.Rect, headline: Sequence[str]
    ) -> None:
        """Paints the headline and the faces on both sides of it."""
        look = self.kit.look
        ink = look.palette.ink("brass2" if self.festive else "sea4")
        look.display.draw_lines(canvas, headline, (room.centerx, room.y), ink, Align.CENTRE)
        beside = (room.width - max(look.display.width(line) for line in headline)) // 2
        if not self.festive and beside > 3 * MOON:
            at = (room.right - 2 * MOON, room.y + look.display.line_height // 2)
            draw_moon(canvas, look.palette, at)
        winners, losers = self._parted()
        for place, seat in enumerate(winners):
            self.faces.draw(canvas, seat, (INNER.x + place * FACE, INNER.y))
        for place, seat in enumerate(reversed(losers)):
            self.faces.draw(canvas, seat, (INNER.right - SIZE - place * FACE, INNER.y))

    def _told(self) -> str:
        members = self.sitting.rules.seating.members(self.winner)
        key = "result.wins"
        if self.won and self.sitting.spoken_to is not None:
            key = "result.you-win" if len(members) == 1 else "result.your-pair-wins"
        return self.kit.text(key, side=self.teller.side(self.winner), n=len(members))

    def _pose(self) -> tuple[int, tuple[Pose, ...]]:
        """Tells times apart: where this is equal, so are bulbs and faces."""
        return int(self.faces.seconds / BULBS), self.faces.poses

    def _paint_frame(self, canvas: pygame.Surface) -> None:
        """A marquee for the winner, a night sky for whoever lost."""
        look, decor = self.kit.look, self.kit.decor
        self.veil(canvas, "")
        if self.festive:
            Panel.MARQUEE.draw(canvas, look, MARQUEE, int(self.faces.seconds / BULBS))
        decor.frame(canvas, "", FRAME)
        if not self.festive:
            draw_night(canvas, look.palette, AIRY)
        decor.heading(canvas, self.heading, FRAME)

    def _parted(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """The seats of those who won, whose faces are to the left, and of the others."""
        seating = self.sitting.rules.seating
        winners = seating.members(self.winner)
        return winners, tuple(seat for seat in seating.seats if seat not in winners)

    def _between(self) -> pygame.Rect:
        """The room between the faces."""
        left, right = (FACE * len(seats) for seats in self._parted())
        return pygame.Rect(INNER.x + left, INNER.y, INNER.width - left - right, SIZE)

    def _kept(self) -> str:
        kept = self.sitting.kept
        if kept is None:
            return self.kit.text("result.not-kept")
        return self.kit.text("result.kept", file=kept.name)


def _balanced(font: Font, text: str, width: int) -> list[str]:
    """Breaks text into no more lines than it needs, of like width."""
    lines = font.wrap(text, width)
    while len(narrower := font.wrap(text, width - STEP)) == len(lines) > 1:
        lines, width = narrower, width - STEP
    return lines
