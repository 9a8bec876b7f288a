"""All that the painters know: one value, read and never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ai.advice import Advice
    from game.engine.input.events import Device
    from game.engine.ui.prompts import Prompt
    from game.rules.seat import Seat
    from game.rules.view import View
    from game.scenes.portraits import Mood
    from game.scenes.table.captions import Caption
    from game.scenes.table.cues import Cue
    from game.scenes.table.cursor import Cursor
    from game.scenes.table.effects import Effects
    from game.scenes.table.flow import Stage
    from game.scenes.table.shown import Shown
    from game.scenes.table.speech import Line
    from game.scenes.table.tray import Tray


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """The table at one moment.

    Attributes:
        shown: what is said of the match.
        running: pictures on their way, each with its progress from 0 to 1.
        busy: whether something is still being told.
        view: what the viewer may know.
        stage: what the table is busy with.
        cursor: what the viewer points at and holds.
        tray: where the tiles of its hand are.
        commit: of the deal that is being stirred, else empty.
        stir: the motions of the hand that stirs it, as bytes.
        halted: whether a computer player's action waits for a press.
        lean: the frame of the dragged tile, 0 left to 4 right.
        refusal: why the last try was refused, while it is told.
        hinted: what was advised, and in which words.
        pondering: whether a hint is being thought about.
        covered: whether the own hand lies face down.
        due: the person that the screen is being passed on to.
        device: the one used last.
        prompts: what buttons do now.
        clock: seconds, for what blinks.
        scenery: seconds of the room's own time, in which it moves.
        effects: what is only for show.
        moods: of the faces, by seat.
        said: what a computer player is saying.
    """

    shown: Shown
    running: tuple[tuple[Cue, float], ...]
    busy: bool
    view: View
    stage: Stage
    cursor: Cursor
    tray: Tray
    commit: str
    stir: bytes
    halted: bool
    lean: int
    refusal: Caption | None
    hinted: tuple[Advice, Caption] | None
    pondering: bool
    covered: bool
    due: Seat | None
    device: Device
    prompts: tuple[Prompt, ...]
    clock: float
    scenery: float
    effects: Effects
    moods: tuple[Mood, ...]
    said: Line | None

    def blink(self, frames: int = 2, rate: float = 2.0) -> int:
        """Which of so many frames a blinking mark shows, `rate` changes a second."""
        return int(self.clock * rate) % frames
