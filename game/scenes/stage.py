"""A table for show: the real one, with more room above the line, and nowhere to go from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING

from game.engine.scene import Pop
from game.match.seats import Computer, Human, Seats
from game.match.turns import Turns
from game.rules.seat import Seat
from game.scenes.people import ALONE
from game.scenes.table.kit import TableKit
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import Preferences, preferences
from game.scenes.table.scene import TableScene
from game.store.settings import Switch

if TYPE_CHECKING:
    from game.engine.scene import Transition
    from game.levels.level import Level
    from game.match.session import Session
    from game.match.thinker import Thinker
    from game.rules.variant import Rules
    from game.scenes.kit import Kit
    from game.scenes.sound import Sound
    from game.scenes.words import Words

PARTNERS = "parceiro"
"""The strength that is written below the names of those who only play a part."""


@dataclass(slots=True)
class Muted:
    """Lets cues through while it is wanted, and never another piece of music."""

    sound: Sound
    heard: bool = True

    def cue(self, name: str, *, pitch: int = 0) -> None:
        """Plays a cue, if it is to be heard."""
        if self.heard:
            self.sound.cue(name, pitch=pitch)

    def music(self, name: str | None) -> None:
        """What plays goes on."""


def cast(text: Words, rules: Rules, tier: str = PARTNERS) -> Seats:
    """You, and the usual company at the other seats."""
    others = range(1, len(rules.seating.seats))
    return (
        Human(ALONE),
        *(Computer(text(f"opponent.{seat}"), tier) for seat in others),
    )


def stage(
    kit: Kit, level: Level, session: Session, thinker: Thinker, sound: Sound, lower: int
) -> TableScene:
    """A table at which a session is shown; it neither pauses nor goes on to a scoreboard.

    Args:
        kit: what every scene is handed.
        level: the table.
        session: what is shown.
        thinker: who plays the computers' seats.
        sound: where cues go.
        lower: pixels by which the line lies lower than at a match.
    """
    table = TableScene(
        TableKit(
            session=session,
            turns=Turns(session, thinker, inf),
            viewer=Seat.A,
            level=level,
            wears=lambda: kit.art,
            text=kit.text,
            preferences=lambda: _shown(preferences(kit.prefs.settings)),
            sound=sound,
            device=kit.device,
            remember=lambda _order: None,
            after_round=lambda _session, _result: _nowhere(),
            pause=lambda _why, _whose=None, _hint=None: _nowhere(),
        )
    )
    table.prompted = False
    x, y, w, h = table.places.camera.area
    table.places.camera = replace(table.places.camera, area=(x, y + lower, w, h))
    return table


def _nowhere() -> Transition:
    return Pop()


def _shown(chosen: Preferences) -> Preferences:
    """As the player has it, but slow enough to be followed, and without memory aids."""
    speed = Speed.SLOW if chosen.speed is Speed.SLOW else Speed.NORMAL
    return replace(
        chosen,
        speed=speed,
        auto_play=Switch.OFF,
        suit_counter=Switch.OFF,
        pass_memory=Switch.OFF,
    )
