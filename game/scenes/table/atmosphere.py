"""What a match sounds and feels like beside what it says: bangs, glints, faces, a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import Computer
from game.scenes.portraits import Mood
from game.scenes.table import cues as cue
from game.scenes.table.cues import Sound
from game.scenes.table.effects import Effects, Place
from game.scenes.table.faces import Faces
from game.scenes.table.match_point import tune
from game.scenes.table.pace import Speed
from game.scenes.table.places import centre
from game.scenes.table.slam import Slam
from game.scenes.table.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.engine.input.events import InputEvent
    from game.rules.line import Line
    from game.rules.seat import Seat
    from game.rules.tile import Tile
    from game.scenes.table.cues import Cue
    from game.scenes.table.kit import TableKit
    from game.scenes.table.places import Places
    from game.scenes.table.shown import Shown

FANFARES = (Sound.CARROCA, Sound.LA_E_LO, Sound.CRUZADA)
SCORE_SPARKS = (10, 22)
FANFARE_SPARKS = (36, 110)
"""How many, and how far they reach in pixels."""

TURN_GLINT = 0.12
NEXT_GLINT = 0.05
"""Seconds until light runs over the first playable tile as a turn begins, and over each next."""


class Atmosphere:
    """Follows the cues of a match.

    Attributes:
        effects: what is only for show.
        speech: what computer players say.
        scenery: seconds of the room's own time.
    """

    def __init__(self, kit: TableKit, places: Places) -> None:
        self._kit = kit
        self._places = places
        self._slam = Slam()
        self._faces = Faces(kit.session.state.rules.seating)
        self._line = kit.session.state.line
        self.effects = Effects(lambda: kit.preferences().amounts)
        self.speech = Speech()
        self.scenery = 0.0
        self._totals: tuple[int, ...] | None = None

    @property
    def moving(self) -> bool:
        """Whether the picture changes because of it."""
        return self.effects.moving or self._faces.moving or self.speech.line is not None

    def hear(self, event: InputEvent) -> None:
        """An event, before anything answers it."""
        self._slam.hear(event)

    def played(self, tile: Tile) -> None:
        """The viewer played a tile by the event that was heard last."""
        self._slam.play(tile)

    def begin(self, begun: Iterable[Cue], shown: Shown) -> None:
        """Cues begin: they are heard, felt, and perhaps remarked upon."""
        self._line = shown.line
        self._tune(shown.totals)
        for each in begun:
            self._hear_and_see(each)
            for seat, mood in self._faces.see(each):
                self._remark(seat, mood)
            match each.act:
                case cue.TurnTo(seat=asked) if asked is not None:
                    self._remark(asked, Mood.THINKING)
                case cue.OpenerKnown(seat=opener):
                    self._remark(opener, Mood.NEUTRAL)
                case _:
                    pass

    def turn_begins(self, playable: Iterable[Tile]) -> None:
        """Light runs over the tiles that the viewer can play."""
        for number, tile in enumerate(playable):
            self.effects.glint(tile, Place.HAND, TURN_GLINT + number * NEXT_GLINT)

    def update(self, dt: float) -> float:
        """Lets `dt` seconds pass; returns those that pass for the match's telling."""
        self._slam.update(dt)
        self._faces.update(dt)
        self.speech.update(dt)
        self.effects.update(dt)
        self.scenery += dt * self._kit.preferences().amounts.scenery
        late = self._slam.pending
        if late is not None and self._lies(late) and self._slam.lands(late):
            self._bang(late)
        return self.effects.held_up(dt)

    def moods(self, asked: Seat | None) -> tuple[Mood, ...]:
        """What the faces show, by seat; `asked` is the seat that the match waits for."""
        seats = self._kit.session.state.rules.seating.seats
        return tuple(self._faces.mood(seat, asked=seat is asked) for seat in seats)

    def _hear_and_see(self, each: Cue) -> None:
        match each.act:
            case cue.Landed(tile):
                self.effects.glint(tile, Place.LINE)
                slammed = self._slam.lands(tile)
                if slammed or each.sound is Sound.SLAM:
                    self._bang(tile)
                    return
            case cue.Summed(points) if points:
                self.effects.burst(*self._last_laid(), *SCORE_SPARKS)
            case _:
                pass
        if each.sound in FANFARES:
            self.effects.flash()
            self.effects.burst(*centre(self._places.plan.felt), *FANFARE_SPARKS)
        if each.sound is not None:
            self._kit.sound.cue(each.sound, pitch=each.pitch)

    def _tune(self, totals: tuple[int, ...]) -> None:
        """The music tightens as a side comes within a finish of the target."""
        if totals != self._totals:
            self._totals = totals
            rules = self._kit.session.state.rules
            self._kit.sound.music(tune(self._kit.tune, rules, totals))

    def _bang(self, tile: Tile) -> None:
        self.effects.bang(tile)
        self._kit.sound.cue(Sound.SLAM)
        self._kit.sound.cue(Sound.GLASSES)

    def _remark(self, seat: Seat, mood: Mood) -> None:
        state = self._kit.session.state
        talks = isinstance(self._kit.session.players[seat], Computer)
        if talks and self._kit.preferences().speed is not Speed.TURBO:
            self.speech.occasion(seat, mood, state.number, len(state.acts))

    def _last_laid(self) -> tuple[int, int]:
        return self._middle(self._line, -1)

    def _middle(self, line: Line, index: int) -> tuple[int, int]:
        placed = self._places.layout(line).placed
        if not placed:
            return centre(self._places.plan.felt)
        return centre(self._places.camera.pixels(placed[index].rect))

    def _lies(self, tile: Tile) -> bool:
        return any(laid.tile == tile for laid in self._line.laid)
