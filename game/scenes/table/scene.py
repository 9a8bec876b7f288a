"""The table: wires input, the match, what is told of it, and the painter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import (
    DIRECTIONS,
    Action,
    Button,
    Digit,
    FocusLost,
    PadFound,
    PadLost,
    Point,
    PointDown,
    PointLost,
    PointUp,
    Press,
    QuitAsked,
    Release,
    Wheel,
)
from game.engine.scene import Cover, Quit
from game.rules.move import Play
from game.scenes.table.advice import refused
from game.scenes.table.atmosphere import Atmosphere
from game.scenes.table.captions import Caption, caption
from game.scenes.table.chair import Chair
from game.scenes.table.cues import Sound
from game.scenes.table.dress import Dress
from game.scenes.table.flow import Flow, Stage
from game.scenes.table.help import HELP, Help
from game.scenes.table.holding import Arranged, Try, Wish
from game.scenes.table.kit import Interruption
from game.scenes.table.lens import Lens
from game.scenes.table.narration import Narration
from game.scenes.table.own_place import OwnPlace
from game.scenes.table.picture import Picture
from game.scenes.table.places import Places
from game.scenes.table.pointer import SLACK
from game.scenes.table.prompting import clicked, prompts
from game.scenes.table.refusals import Refusals
from game.scenes.table.sight import Sight

if TYPE_CHECKING:
    import pygame

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.rules.line import Line
    from game.rules.seat import Seat
    from game.rules.view import View
    from game.scenes.aloud import Aloud
    from game.scenes.table.cues import Cue
    from game.scenes.table.holding import Answer
    from game.scenes.table.kit import TableKit
    from game.scenes.table.reach import Reach
    from game.scenes.table.shown import Shown

Deliberate = Press | Digit | PointDown | Wheel

RUSH = 4.0
"""How much faster everything is told while SKIP is held."""

FLICKER = 4
"""How often a second the marks that blink change."""


class TableScene:
    """The scene of a match.

    Attributes:
        places: where everything lies on the canvas.
        prompted: whether it says what buttons do; something over it may say so instead.
    """

    cover = Cover.FULL
    prompted = True

    def __init__(self, kit: TableKit) -> None:
        self._kit = kit
        state = kit.session.state
        plan = kit.level.plan(len(state.rules.seating.seats))
        self.places = Places(plan, state.rules, kit.viewer)
        self._chair = Chair(state.rules.seating, kit.session.players, kit.viewer)
        self._own = OwnPlace(self.places, kit.preferences().order)
        self._atmosphere = Atmosphere(kit, self.places)
        self._narration = Narration(kit)
        self._help = Help(kit, self._chair, self._narration)
        self._flow = Flow(kit, self._chair, self._own.in_order, self._begin)
        self._lens = Lens(self.places, self._line)
        self._dress = Dress(kit, self.places)
        self._refusals = Refusals(kit, self._narration)
        self._rushing = False
        self._sight = Sight(kit.session)
        self._clock = 0.0
        self._moved = True
        self._renew()

    def _adapt(self) -> None:
        """Draws with what the player wants now."""
        if self._dress.change():
            self._own.refit()

    # ---- the scene's four duties

    @property
    def animating(self) -> bool:
        """Whether anything moves or blinks."""
        return self._moved or self._moves or self._help.pondering

    def handle(self, event: InputEvent) -> Transition | None:
        """Answers one event."""
        self._adapt()
        self._atmosphere.hear(event)
        if self._turns_away(event):
            return None
        match event:
            case Press() | Digit() | PointDown() | Wheel():
                return self._deliberate(event)
            case Point(x, y):
                self._flow.stirring.point(x, y)
                return self._answer(self._own.point(x, y, self._line))
            case PointUp(x, y, Button.LEFT):
                return self._let_go(x, y)
            case Release(Action.SKIP):
                self._rushing = False
            case PointLost() | PadFound():
                return self._answer(self._own.cancel_drag())
            case FocusLost() | PadLost():
                return self._interrupted(event)
            case QuitAsked():
                return Quit()
            case _:
                pass
        return None

    def update(self, dt: float) -> Transition | None:
        """Lets `dt` seconds pass."""
        self._adapt()
        before, moved = self._flickers, self._moves
        self._clock += dt
        self._refusals.update(dt)
        self._own.update(dt)
        told = self._atmosphere.update(dt)
        self._flow.update(told * (RUSH if self._rushing else 1.0))
        self._lens.update(dt, self._line, self._kit.preferences())
        self._renew()
        self._help.update(self._seen[0])
        self._moved = moved or self._moves or self._flickers != before
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the table as it is."""
        self._adapt()
        self._dress.painter.draw(canvas, self.picture)

    @property
    def picture(self) -> Picture:
        """Everything that the painter needs to know now."""
        flow, kit, atmosphere = self._flow, self._kit, self._atmosphere
        return Picture(
            shown=flow.story.shown,
            running=tuple(flow.story.running()),
            busy=flow.story.busy,
            view=self._seen[0],
            stage=flow.stage,
            cursor=self._own.cursor,
            tray=self._own.tray,
            commit=flow.commit,
            stir=flow.stirring.motion,
            halted=flow.halted,
            lean=self._own.lean,
            refusal=self._refusals.shown,
            hinted=self._help.hinted,
            pondering=self._help.pondering,
            covered=self._covered,
            due=self._chair.due,
            device=kit.device.device,
            prompts=prompts(kit, flow, self._own.cursor) if self.prompted else (),
            clock=self._clock,
            scenery=atmosphere.scenery,
            effects=atmosphere.effects,
            moods=atmosphere.moods(flow.awaited),
            said=atmosphere.speech.line,
        )

    @property
    def aloud(self) -> Aloud:
        """What is said to somebody who does not see the table."""
        return self._narration.aloud(self._flow, self._own.cursor, self._line)

    # ---- input

    def _deliberate(self, event: Deliberate) -> Transition | None:
        event = self._meant(event)
        if isinstance(event, Press) and event.action is Action.SKIP:
            self._rushing = True
        if self._goes_on(event):
            if self._sits_down(event):
                return None
            done = self._flow.skip()
            self._renew()
            if done:
                return None
            gone_on = self._flow.proceed()
            if gone_on is not None:
                return gone_on
        if isinstance(event, Press) and event.action in HELP and not event.repeat:
            return self._assist(event.action)
        return self._answer(self._ask(event))

    def _sits_down(self, event: Deliberate) -> bool:
        """A press on the card that passes the screen on; whether there was one."""
        if not self._flow.sit_down(event.pad if isinstance(event, Press) else None):
            return False
        self.places.sit(self._chair.viewer)
        self._own.sit(self._chair.viewer)
        self._kit.sound.cue(Sound.REVEAL)
        self._renew()
        return True

    def _meant(self, event: Deliberate) -> Deliberate:
        """A click on a prompt is a press of its button."""
        if not isinstance(event, PointDown) or event.button is not Button.LEFT:
            return event
        made = prompts(self._kit, self._flow, self._own.cursor)
        return clicked(made, self._dress.look, self.places.plan, event)

    def _goes_on(self, event: Deliberate) -> bool:
        """Whether a press wants what is running to be over; looking around does not."""
        match event:
            case Press(action):
                return action in (Action.CONFIRM, Action.SKIP) and not event.repeat
            case PointDown(x, y, Button.LEFT):
                return not self._own.is_menu(x, y) and not self._grips(x, y)
            case Digit():
                return True
            case _:
                return False

    def _grips(self, x: int, y: int) -> bool:
        """Whether a mouse button goes down among tiles that are being stirred."""
        return self._flow.stage is Stage.STIR and self._flow.stirring.grip(x, y)

    def _let_go(self, x: int, y: int) -> Transition | None:
        """A mouse button went up: a click on tiles that are being stirred deals them."""
        way = self._flow.stirring.let_go(x, y)
        if self._flow.stage is not Stage.STIR or way is None:
            return self._answer(self._own.up(x, y, self._line))
        if way <= SLACK:
            self._flow.skip()
        return None

    def _ask(self, event: Deliberate) -> Answer:
        match event:
            case Press(action) if self._flow.stage is Stage.STIR and action in DIRECTIONS:
                self._flow.stirring.push(action)
                return None
            case Press(action):
                return self._own.press(action, self._line)
            case Digit(value):
                return self._own.digit(value)
            case Wheel(dy):
                return self._own.wheel(dy, self._line)
            case PointDown(x, y, Button.LEFT):
                return self._own.down(x, y, self._line)
            case PointDown(_, _, Button.RIGHT):
                return self._own.press(Action.CANCEL, self._line)
            case _:
                return None

    def _interrupted(self, event: FocusLost | PadLost) -> Transition | None:
        self._rushing = False
        self._answer(self._own.cancel_drag())
        if isinstance(event, FocusLost):
            return self._pause(Interruption.FOCUS_LOST)
        seat = self._chair.lose(event.pad)
        missed = seat is not None or self._kit.device.lost
        return self._pause(Interruption.PAD_LOST, seat) if missed else None

    def _pause(self, why: Interruption, seat: Seat | None = None) -> Transition:
        human = self._flow.human and not self._covered
        return self._kit.pause(why, seat, self._hint if human else None)

    def _turns_away(self, event: InputEvent) -> bool:
        """Whether a pad of somebody who is not on turn is used, which is said."""
        turn = self._kit.session.state.turn
        minds = self._chair.minds(event, turn)
        if minds and isinstance(event, Press) and not event.repeat:
            self._refusals.say(caption("table.other-pad", turn, "table.other-pad"))
        return minds

    # ---- what comes of it

    def _assist(self, action: Action) -> Transition | None:
        """The buttons that ask for help."""
        if action is Action.INFO:
            return self._help.info()
        if not self._flow.human:
            return None
        if action is Action.HINT:
            self._refusals.drop()
            self._help.toggle_hint(self._seen[0])
            return None
        answer = self._help.undo(self._own.cursor)
        if isinstance(answer, Caption):
            self._refusals.say(answer)
            return None
        return self._answer(answer)

    def _hint(self) -> None:
        self._refusals.drop()
        self._help.hint(self._seen[0])

    def _answer(self, answer: Answer) -> Transition | None:
        match answer:
            case Try():
                self._try(answer)
            case Arranged(order):
                self._kit.remember(order)
                self._kit.sound.cue(Sound.SLIDE)
            case Wish.LEAVE:
                return self._pause(Interruption.ASKED)
            case Wish.LIFTED:
                self._refusals.drop()
                self._kit.sound.cue(Sound.LIFT)
            case Wish.CHOOSE:
                self._own.nudge()
            case Wish.UNDO:
                self._flow.undo()
                self._renew()
            case Wish.RETURNED | Wish.MOVED | None:
                pass
        return None

    def _try(self, attempt: Try) -> None:
        move, spot = attempt.move, attempt.spot
        tile = move.tile if isinstance(move, Play) else None
        if tile is not None and spot is None:
            spot = self._own.spot(tile)
        refusal = self._flow.submit(move, spot)
        if refusal is None:
            self._refusals.drop()
            if tile is not None:
                self._atmosphere.played(tile)
            self._renew()
            return
        self._refusals.say(refused(refusal, self._seen[0]))
        self._own.tray.shake(tile)

    def _renew(self) -> None:
        shown = self._flow.story.shown
        room = self._kit.session.state.rules.policies.hand if shown.spread else 0
        self._own.cursor.order = self._kit.preferences().order
        self.places.stir = self._flow.stirring.turns
        if self._covered:
            self._own.cover()
            return
        before, reach = self._own.cursor.reach, self._reach()
        self._own.renew(shown.hand, reach, room)
        if reach is not None and reach != before:
            hand = self._own.cursor.hand
            self._atmosphere.turn_begins(held for held in hand if reach.fits(held))
            self._narration.turn_begins(self._seen[0], hand, reach)

    def _begin(self, begun: tuple[Cue, ...], shown: Shown) -> None:
        self._narration.begin(begun)
        self._atmosphere.begin(begun, shown)

    def _reach(self) -> Reach | None:
        return self._seen[1] if self._flow.human else None

    @property
    def _covered(self) -> bool:
        """Whether the hand at the bottom lies face down; all lie open when a round is over."""
        shown = self._flow.story.shown
        return self._chair.covered and not shown.open[shown.viewer]

    @property
    def _seen(self) -> tuple[View, Reach | None]:
        """What the viewer knows and may do."""
        return self._sight.of(self._chair.viewer)

    @property
    def _moves(self) -> bool:
        parts = self._flow, self._own, self._atmosphere, self._lens
        return any(part.moving for part in parts)

    @property
    def _flickers(self) -> tuple[int, ...]:
        """Tells apart the pictures of a table at rest."""
        room = self._dress.painter.room.poses(self._atmosphere.scenery)
        return int(self._clock * FLICKER), *room

    @property
    def _line(self) -> Line:
        return self._flow.story.shown.line
