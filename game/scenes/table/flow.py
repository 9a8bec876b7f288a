"""What comes next at the table: lots, the stir, the deal, the seats' turns, the end of a round."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from game.match.seats import Computer
from game.rules.events import OpenerNamed, TurnPassed
from game.rules.legal import legal
from game.rules.move import Refusal
from game.rules.state import Phase
from game.scenes.table.captions import caption
from game.scenes.table.choreography import cues
from game.scenes.table.cues import Cleared, Cue, Said, Sound
from game.scenes.table.shown import after, shown_of
from game.scenes.table.stirring import Stirring
from game.scenes.table.story import Story
from game.scenes.table.tell import Staging
from game.scenes.table.tell_deal import lot_cues
from game.scenes.table.verdict import verdict
from game.scenes.table.witness import revealed, witness
from game.store.settings import Switch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.engine.scene import Transition
    from game.match.seats import Player
    from game.match.session import Submitted
    from game.rules.move import Move
    from game.rules.seat import Seat
    from game.rules.tile import Tile
    from game.scenes.table.captions import Caption
    from game.scenes.table.chair import Chair
    from game.scenes.table.cues import Spot
    from game.scenes.table.kit import TableKit
    from game.scenes.table.pace import Pace
    from game.scenes.table.shown import Shown

RATTLES = 3
"""How often the tiles are heard while they come round once."""

BETWEEN_DRAWS = 0.2
"""A computer player draws again after this part of the pause that it takes to think."""


_REMAINS = frozenset(Sound) - {
    Sound.COUNT,
    Sound.DEAL,
    Sound.DRAW,
    Sound.LIFT,
    Sound.REVEAL,
    Sound.SLIDE,
}


def what_remains(begun: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """The cues of a finished telling that are still worth hearing, each sound once."""
    heard = {cue.sound: cue for cue in begun if cue.sound in _REMAINS}
    return tuple(heard.values())


class Stage(Enum):
    """What the table is busy with."""

    LOTS = auto()
    STIR = auto()
    PLAY = auto()
    OVER = auto()
    """A finished round lies in view until somebody goes on."""
    LEFT = auto()
    """Another scene shows the finished round."""


class Flow:
    """Leads a match from one thing to the next; every change of it is told by the story.

    Attributes:
        stage: what the table is busy with.
        story: what is told and shown.
        commit: of the deal that is being stirred, 64 hex digits, else empty.
        stirring: the hand in the tiles, or the last one.
    """

    def __init__(
        self,
        kit: TableKit,
        chair: Chair,
        in_order: Callable[[Iterable[Tile]], tuple[Tile, ...]],
        begin: Callable[[tuple[Cue, ...], Shown], None],
    ) -> None:
        self._kit = kit
        self._chair = chair
        self._in_order = in_order
        self._begin = begin
        self._pause = 0.0
        self.commit = ""
        self.stirring = self._new_stir()
        self._stepped = False
        state = kit.session.state
        shown = shown_of(kit.session.view(chair.viewer), revealed(state))
        self.story = Story(shown)
        self.stage = self._first_stage()

    @property
    def human(self) -> bool:
        """Whether the match waits for the viewer, and the screen has caught up."""
        state = self._kit.session.state
        waits = self.stage is Stage.PLAY and state.phase is Phase.PLAY
        told = waits and not self.story.busy
        return told and self._chair.seats(state.turn) and self._forced is None

    @property
    def halted(self) -> bool:
        """Whether a computer player's action waits for a press, as the player's pace has it."""
        computer = isinstance(self._on_turn, Computer)
        told = self.stage is Stage.PLAY and not self.story.busy
        return told and computer and self._pace.stepwise and not self._stepped

    @property
    def due(self) -> bool:
        """Whether the screen is being passed on to somebody."""
        return self._chair.due is not None

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself."""
        return self.story.busy or self.stage in (Stage.LOTS, Stage.STIR)

    @property
    def awaited(self) -> Seat | None:
        """The seat that everybody waits for, once the screen has caught up."""
        told = self.stage is Stage.PLAY and not self.story.busy
        return self._kit.session.state.turn if told else None

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass, and begins what is due."""
        self._kit.turns.update(dt)
        self._sound(self.story.update(dt))
        if not self.story.busy:
            self._go_on(dt)

    def skip(self) -> bool:
        """A press: finishes what is running; says whether the press has done its work with that."""
        if self.story.busy:
            self._sound(what_remains(self.story.finish()))
            done = self.stage is not Stage.PLAY or not self._in_play()
            self._go_on(0.0)
            return done
        if self.stage is Stage.STIR:
            self._deal()
            return True
        if self.halted:
            self._stepped = True
            return True
        return False

    def proceed(self) -> Transition | None:
        """A press on the finished table: on to what shows the result."""
        result = self._kit.session.state.result
        if self.stage is not Stage.OVER or self.story.busy or result is None:
            return None
        self.stage = Stage.LEFT
        return self._kit.after_round(self._kit.session, result)

    def submit(self, move: Move, origin: Spot | None) -> Refusal | None:
        """The viewer's move; a refusal changes nothing."""
        done = self._kit.session.submit(self._chair.viewer, move)
        if isinstance(done, Refusal):
            return done
        self._tell(done, origin)
        return None

    @property
    def may_undo(self) -> bool:
        """Whether the viewer has made a decision that can be taken back."""
        return self.human and self._kit.session.can_undo(self._chair.viewer)

    def sit_down(self, pad: int | None) -> bool:
        """The one to whom the screen is passed on looks at the hand; whether somebody was due."""
        seat = self._chair.take(pad)
        if seat is None:
            return False
        told = self.story.shown.caption
        shown = shown_of(self._kit.session.view(seat))
        self.story = Story(after(shown, Said(told)))
        return True

    def undo(self) -> bool:
        """Goes back to before the viewer's last decision; whether there was one."""
        viewer = self._chair.viewer
        if not self.human or not self._kit.session.undo(viewer):
            return False
        told = caption("table.undone", viewer, "table.undone-own")
        self.story = Story(after(shown_of(self._kit.session.view(viewer)), Said(told)))
        self._sound((Cue("undone", 0.0, 0.0, Said(told), Sound.SLIDE),))
        return True

    # ---- what is due

    def _first_stage(self) -> Stage:
        state = self._kit.session.state
        match state.phase:
            case Phase.NEW if state.lots:
                self._sound(self.story.tell(lot_cues(state, self._pace)))
                return Stage.LOTS
            case Phase.NEW | Phase.PUT_BACK:
                return self._stir()
            case Phase.PLAY:
                return Stage.PLAY
            case Phase.ROUND_OVER | Phase.MATCH_OVER:
                if state.result is not None:
                    self._say(verdict(state.result, state.rules))
                return Stage.OVER

    def _go_on(self, dt: float) -> None:
        match self.stage:
            case Stage.LOTS:
                self.stage = self._stir()
            case Stage.STIR:
                self._stir_on(dt)
            case Stage.PLAY:
                self._play(dt)
            case Stage.LEFT:
                over = self._kit.session.state.phase is Phase.MATCH_OVER
                self.stage = Stage.OVER if over else self._stir()
            case Stage.OVER:
                pass

    def _play(self, dt: float) -> None:
        state = self._kit.session.state
        match state.phase:
            case Phase.PUT_BACK:
                self.stage = self._stir()
            case Phase.ROUND_OVER | Phase.MATCH_OVER:
                self.stage = Stage.OVER
            case Phase.PLAY:
                self._pause -= dt
                if self._pause <= 0 and not self.halted:
                    self._let_play()
            case _:
                pass

    def _let_play(self) -> None:
        """The computer on turn plays once it knows what; forced moves of the viewer's too."""
        done: Submitted | Refusal | None = None
        turn, forced = self._kit.session.state.turn, self._forced
        if isinstance(self._on_turn, Computer):
            done = self._kit.turns.play()
        elif turn is not None and forced is not None:
            done = self._kit.session.submit(turn, forced)
        elif turn is not None and not self._chair.seats(turn):
            self._chair.pass_on(turn)
        if done is not None and not isinstance(done, Refusal):
            self._stepped = False
            self._tell(done, None)

    def _stir_on(self, dt: float) -> None:
        before = int(self.stirring.turns * RATTLES)
        self.stirring.update(dt)
        if int(self.stirring.turns * RATTLES) != before:
            self._kit.sound.cue(Sound.STIR)
        if self.stirring.done:
            self._deal()

    def _stir(self) -> Stage:
        session = self._kit.session
        self.commit = session.begin_deal()
        self.stirring = self._new_stir()
        again = session.state.phase is Phase.PUT_BACK
        number = session.state.number + (0 if again else 1)
        self._show(Cleared(number))
        self._say(caption("table.stir", n=number))
        self._kit.sound.cue(Sound.STIR)
        return Stage.STIR

    def _deal(self) -> None:
        self.stage = Stage.PLAY
        self._tell(self._kit.session.complete_deal(self.stirring.motion), None)
        self.commit = ""

    def _tell(self, done: Submitted, origin: Spot | None) -> None:
        seen = witness(done, self._chair.viewer)
        hand = self._in_order(seen.after.hand)
        staging = Staging(self._pace, hand, origin, self._chair.people)
        if done.after.turn is not self._chair.viewer:
            self._chair.rise()
        self._sound(self.story.tell(cues(seen, staging)))
        moved_on = any(isinstance(event, TurnPassed | OpenerNamed) for event in done.events)
        self._pause = self._pace.think * (1.0 if moved_on else BETWEEN_DRAWS)

    def _sound(self, begun: tuple[Cue, ...]) -> None:
        self._begin(begun, self.story.shown)

    def _show(self, moment: Cleared | Said) -> None:
        self.story.shown = after(self.story.shown, moment)

    def _say(self, told: Caption) -> None:
        """A sentence that stands there at once, with nothing to be seen beside it."""
        self._show(Said(told))
        self._sound((Cue("said", 0.0, 0.0, Said(told)),))

    def _in_play(self) -> bool:
        """Whether a seat's move was the last thing told, rather than a deal or a round's end."""
        state = self._kit.session.state
        return state.phase is Phase.PLAY and bool(state.acts)

    @property
    def _on_turn(self) -> Player | None:
        turn = self._kit.session.state.turn
        return None if turn is None else self._kit.session.players[turn]

    @property
    def _forced(self) -> Move | None:
        """The only move of a person on turn, where such moves are wanted to play themselves."""
        if self._kit.preferences().auto_play is Switch.OFF:
            return None
        moves = legal(self._kit.session.state)
        person = self._kit.session.state.turn in self._chair.people
        return moves[0] if person and len(moves) == 1 else None

    def _new_stir(self) -> Stirring:
        plan = self._kit.level.plan(len(self._kit.session.players))
        return Stirring(plan.felt, self._pace.factor)

    @property
    def _pace(self) -> Pace:
        return self._kit.preferences().speed.pace
