"""The table: wires input, the match, what is told of it, and the painter."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from game.engine.input.events import (
    DIRECTIONS,
    Action,
    Button,
    Device,
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
from game.engine.scene import Cover, Push, Quit
from game.engine.ui.look import Look
from game.engine.ui.prompts import place_prompts
from game.layout.lattice import Rect
from game.rules.move import Play
from game.scenes.table.advice import refused
from game.scenes.table.atmosphere import Atmosphere
from game.scenes.table.captions import caption
from game.scenes.table.chronicle import chronicle
from game.scenes.table.counsel import Counsel
from game.scenes.table.cues import Sound
from game.scenes.table.flow import Flow, Stage
from game.scenes.table.holding import Arranged, Question, Try, Wish
from game.scenes.table.info import InfoScene
from game.scenes.table.kit import Interruption
from game.scenes.table.narration import Narration, teller_of
from game.scenes.table.own_place import OwnPlace
from game.scenes.table.painter import Painter
from game.scenes.table.picture import Picture
from game.scenes.table.places import Places
from game.scenes.table.pointer import SLACK
from game.scenes.table.prompting import prompt_area, prompts
from game.scenes.table.reach import reach
from game.scenes.table.reasoning import hint

if TYPE_CHECKING:
    import pygame

    from game.ai.advice import Advice
    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.rules.line import Line
    from game.rules.state import State
    from game.rules.view import View
    from game.scenes.table.captions import Caption
    from game.scenes.table.cues import Cue
    from game.scenes.table.holding import Answer
    from game.scenes.table.kit import TableKit
    from game.scenes.table.reach import Reach
    from game.scenes.table.shown import Shown

Deliberate = Press | Digit | PointDown | Wheel

REFUSAL_SECONDS = 3.0
RUSH = 4.0
"""How much faster everything is told while SKIP is held."""

HELP = frozenset({Action.INFO, Action.HINT, Action.UNDO})
FLICKER = 4
"""How often a second the marks that blink change."""


class TableScene:
    """The scene of a match.

    Attributes:
        places: where everything lies on the canvas.
    """

    cover = Cover.FULL

    def __init__(self, kit: TableKit) -> None:
        self._kit = kit
        state = kit.session.state
        plan = kit.level.plan(len(state.rules.seating.seats))
        self.places = Places(plan, state.rules, kit.viewer)
        self._own = OwnPlace(self.places, kit.preferences().order)
        self._atmosphere = Atmosphere(kit, self.places)
        self._narration = Narration(kit)
        self._counsel = Counsel(kit.clock)
        self._hinted: tuple[Advice, Caption] | None = None
        self._flow = Flow(kit, self._own.in_order, self._begin)
        self._look = Look.of(kit.art)
        self._painter = Painter(kit, self.places)
        self._refusal: Caption | None = None
        self._refused_for = 0.0
        self._rushing = False
        self._gripped: tuple[int, int] | None = None
        self._looked: tuple[State, View, Reach | None] | None = None
        self._clock = 0.0
        self._moved = True
        self._renew()

    # ---- the scene's four duties

    @property
    def animating(self) -> bool:
        """Whether anything moves or blinks."""
        return self._moved or self._moves or self._counsel.pending

    def handle(self, event: InputEvent) -> Transition | None:
        """Answers one event."""
        self._atmosphere.hear(event)
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
        before, moved = self._flickers, self._moves
        self._clock += dt
        self._refused_for = max(0.0, self._refused_for - dt)
        self._own.update(dt)
        told = self._atmosphere.update(dt)
        self._flow.update(told * (RUSH if self._rushing else 1.0))
        self._renew()
        self._think()
        self._moved = moved or self._moves or self._flickers != before
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the table as it is."""
        self._painter.draw(canvas, self.picture)

    @property
    def picture(self) -> Picture:
        """Everything that the painter needs to know now."""
        flow, kit, atmosphere = self._flow, self._kit, self._atmosphere
        return Picture(
            shown=flow.story.shown,
            running=tuple(flow.story.running()),
            busy=flow.story.busy,
            view=self._seen[1],
            stage=flow.stage,
            cursor=self._own.cursor,
            tray=self._own.tray,
            commit=flow.commit,
            stir=flow.stirring.motion,
            halted=flow.halted,
            lean=self._own.lean,
            refusal=self._refusal if self._refused_for else None,
            hinted=self._hinted,
            pondering=self._counsel.pending,
            device=kit.device.device,
            prompts=prompts(kit, flow, self._own.cursor),
            clock=self._clock,
            scenery=atmosphere.scenery,
            effects=atmosphere.effects,
            moods=atmosphere.moods(flow.awaited),
            said=atmosphere.speech.line,
        )

    # ---- input

    def _deliberate(self, event: Deliberate) -> Transition | None:
        event = self._meant(event)
        if isinstance(event, Press) and event.action is Action.SKIP:
            self._rushing = True
        if self._goes_on(event):
            done = self._flow.skip()
            self._renew()
            if done:
                return None
            gone_on = self._flow.proceed()
            if gone_on is not None:
                return gone_on
        if isinstance(event, Press) and event.action in HELP and not event.repeat:
            return self._help(event.action)
        return self._answer(self._ask(event))

    def _meant(self, event: Deliberate) -> Deliberate:
        """A click on a prompt is a press of its button."""
        if not isinstance(event, PointDown) or event.button is not Button.LEFT:
            return event
        made = prompts(self._kit, self._flow, self._own.cursor)
        area = prompt_area(self.places.plan)
        for rect, prompt in place_prompts(self._look, made, area):
            if rect.collidepoint(event.x, event.y):
                return Press(prompt.action, Device.MOUSE)
        return event

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
        stirs = self._flow.stage is Stage.STIR
        self._gripped = (x, y) if stirs and Rect(*self.places.plan.felt).holds(x, y) else None
        return self._gripped is not None

    def _let_go(self, x: int, y: int) -> Transition | None:
        """A mouse button went up: a click on tiles that are being stirred deals them."""
        gripped, self._gripped = self._gripped, None
        if self._flow.stage is Stage.STIR and gripped is not None:
            if dist(gripped, (x, y)) <= SLACK:
                self._flow.skip()
            return None
        return self._answer(self._own.up(x, y, self._line))

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
            return self._kit.pause(Interruption.FOCUS_LOST)
        if self._kit.device.device is Device.PAD:
            return self._kit.pause(Interruption.PAD_LOST)
        return None

    # ---- what comes of it

    def _help(self, action: Action) -> Transition | None:
        """The buttons that change nothing of the match but one: to take a move back."""
        match action:
            case Action.INFO:
                told = chronicle(self._kit.session, self._kit.viewer, teller_of(self._kit))
                return Push(InfoScene(self._kit, told))
            case Action.HINT if self._flow.human:
                self._toggle_hint()
            case Action.UNDO if self._flow.human:
                return self._ask_undo()
            case _:
                pass
        return None

    def _toggle_hint(self) -> None:
        if self._counsel.pending or self._hinted is not None:
            self._counsel.forget()
            self._hinted = None
        else:
            self._refusal = None
            self._counsel.ask(self._seen[1])

    def _think(self) -> None:
        """A hint comes when it is there, and goes with the turn that it is about."""
        self._counsel.update(self._seen[1])
        advice = self._counsel.advice
        if advice is None:
            self._hinted = None
        elif self._hinted is None:
            self._hinted = advice, hint(self._seen[1], advice)
            self._narration.say(self._hinted[1])

    def _ask_undo(self) -> Transition | None:
        """To take a move back for the first time has a price, and is asked for."""
        session = self._kit.session
        if not session.can_undo(self._kit.viewer):
            self._refuse(caption("table.refused.undo"))
        elif session.undone:
            return self._answer(Wish.UNDO)
        else:
            self._own.cursor.ask(Question.UNDO)
        return None

    def _answer(self, answer: Answer) -> Transition | None:
        match answer:
            case Try():
                self._try(answer)
            case Arranged(order):
                self._kit.remember(order)
                self._kit.sound.cue(Sound.SLIDE)
            case Wish.LEAVE:
                return self._kit.pause(Interruption.ASKED)
            case Wish.LIFTED:
                self._refusal = None
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
            self._refusal = None
            if tile is not None:
                self._atmosphere.played(tile)
            self._renew()
            return
        self._refuse(refused(refusal, self._seen[1]))
        self._own.tray.shake(tile)

    def _refuse(self, why: Caption) -> None:
        self._refusal, self._refused_for = why, REFUSAL_SECONDS
        self._narration.say(why)
        self._kit.sound.cue(Sound.REFUSE)

    def _renew(self) -> None:
        shown = self._flow.story.shown
        room = self._kit.session.state.rules.policies.hand if shown.spread else 0
        self._own.cursor.order = self._kit.preferences().order
        before, reach = self._own.cursor.reach, self._reach()
        self._own.renew(shown.hand, reach, room)
        if reach is not None and reach != before:
            hand = self._own.cursor.hand
            self._atmosphere.turn_begins(held for held in hand if reach.fits(held))
            self._narration.turn_begins(self._seen[1], hand, reach)
        self.places.stir = self._flow.stirring.turns

    def _begin(self, begun: tuple[Cue, ...], shown: Shown) -> None:
        self._narration.begin(begun)
        self._atmosphere.begin(begun, shown)

    def _reach(self) -> Reach | None:
        return self._seen[2] if self._flow.human else None

    @property
    def _seen(self) -> tuple[State, View, Reach | None]:
        """The state that was looked at last, and what the viewer knows and may do in it."""
        state = self._kit.session.state
        if self._looked is None or self._looked[0] is not state:
            view = self._kit.session.view(self._kit.viewer)
            self._looked = state, view, reach(view)
        return self._looked

    @property
    def _moves(self) -> bool:
        return self._flow.moving or self._own.moving or self._atmosphere.moving

    @property
    def _flickers(self) -> tuple[int, ...]:
        """Tells apart the pictures of a table at rest."""
        room = self._painter.room.poses(self._atmosphere.scenery)
        return int(self._clock * FLICKER), *room

    @property
    def _line(self) -> Line:
        return self._flow.story.shown.line
