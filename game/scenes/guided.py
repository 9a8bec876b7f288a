"""A guided round: a real match at the real table, kept nowhere, with a guide who looks on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.engine.art import Atlas
from game.engine.input.events import (
    Action,
    Button,
    Device,
    Digit,
    Point,
    PointDown,
    PointUp,
    Press,
)
from game.engine.scene import Cover, Push
from game.engine.ui.panel import Panel
from game.engine.ui.prompts import Prompt, draw_prompts, place_prompts
from game.match.session import Session
from game.match.turns import Turns
from game.rules.variants import resolve
from game.scenes.aloud import Aloud, buttons
from game.scenes.guide import Ask, Focus, Guide, Remark
from game.scenes.lessons import guided
from game.scenes.people import named
from game.scenes.portraits import Mood, Portraits, Who
from game.scenes.practice import Practice
from game.scenes.ready import ReadyScene
from game.scenes.stage import cast
from game.scenes.table.flow import Stage
from game.scenes.table.kit import Interruption, TableKit
from game.scenes.table.preferences import hand_order, preferences
from game.scenes.table.prompting import prompt_area
from game.scenes.table.scene import TableScene

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.engine.scene import Scene, Transition
    from game.levels.level import Level
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.opponents import Opponents

THINKING_LIMIT = 1.5
"""Seconds after which the round goes on without a computer's answer."""

CARD = pygame.Rect(84, 0, 472, 56)
"""Where the guide speaks, with two seats; with more it is below the plate at the top."""

LARGE_BOTTOM = 100
"""Where the card ends that most sentences need in large text."""

CLEAR = 8
"""Pixels between the card and the line, where what an end would count to stands."""

FACE = 48
AIR = 6
PITCH = 11
BLINK = 0.5
"""Seconds of each frame of the brackets round what is spoken of."""

TAUGHT_BY = Who.TAINA


def begin_guided(kit: Kit, doors: Doors, variant: str, level: Level, opponents: Opponents) -> Scene:
    """A guided round of a rule system, with the deal of its record."""
    clip = guided(kit.art.folder / "lessons", variant)
    rules = resolve(variant, {}) if clip is None else clip.reading.start.rules
    players = cast(kit.text, rules, opponents.tiers[0])
    session = Session.start(rules, players, kit.entropy) if clip is None else clip.session(players)
    opponents.prepare(rules)
    return GuidedScene(kit, doors, level, Practice(session, opponents.thinker()))


class GuidedScene:
    """The table with a guide beside it. What the player does goes to the table as it is.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        level: the table.
        sitting: the match.
    """

    cover = Cover.FULL

    def __init__(self, kit: Kit, doors: Doors, level: Level, sitting: Practice) -> None:
        self._kit = kit
        self._doors = doors
        self._sitting = sitting
        self._guide = Guide(sitting.viewer)
        self._heard = len(sitting.session.history)
        self._waiting: list[Remark] = [self._guide.welcome(sitting.session.state)]
        self._age = 0.0
        self._moved = True
        self.table = TableScene(
            TableKit(
                session=sitting.session,
                turns=Turns(sitting.session, sitting.thinker, THINKING_LIMIT),
                viewer=sitting.viewer,
                level=level,
                wears=lambda: kit.art,
                text=kit.text,
                preferences=lambda: preferences(kit.prefs.settings),
                sound=kit.sound,
                device=kit.device,
                remember=lambda order: kit.prefs.change(hand_order=hand_order(order)),
                after_round=lambda _session, _result: self._over(),
                narrate=kit.narrator.tell,
                captions=kit.heard.say,
                pause=lambda why, _whose=None, _hint=None: Push(
                    doors.pause(sitting, self._reason(why))
                ),
            )
        )
        self.table.prompted = False
        self._uncover()

    # ---- the scene's four duties

    @property
    def animating(self) -> bool:
        """Whether the table moves, or the brackets blink."""
        return self._moved or (not self._waiting and self.table.animating)

    def handle(self, event: InputEvent) -> Transition | None:
        """While the guide speaks a press goes on; all else is the table's."""
        event = self._clicked(event)
        if self._waiting and self._goes_on(event):
            self._kit.sound.cue("menu_move")
            self._waiting.pop(0)
            self.table.prompted = not self._waiting
            return None
        if self._waiting and _plays(event):
            return None
        if self.table.picture.stage is Stage.STIR and _stirs(event):
            return None
        return self.table.handle(event)

    def update(self, dt: float) -> Transition | None:
        """The table stands still while the guide speaks."""
        before = int(self._age / BLINK)
        self._age += dt
        self._moved = before != int(self._age / BLINK)
        self._uncover()
        if self._waiting:
            return None
        answer = self.table.update(dt)
        if not self.table.picture.busy:
            self._listen()
        return answer

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints the table, what is spoken of, and the guide."""
        self.table.draw(canvas)
        said = self.said
        if said is None:
            return
        if self._waiting:
            self._paint_veil(canvas, self._spot(said.focus))
        self._paint_brackets(canvas, self._spot(said.focus))
        self._paint_card(canvas, said)
        if self._waiting:
            strip = self._strip
            canvas.fill(self._kit.look.palette["ink0"], strip)
            area = prompt_area(self.table.places.plan)
            draw_prompts(canvas, self._kit.look, self._prompts(), area)

    @property
    def aloud(self) -> Aloud:
        """What the guide says, and what the table says to somebody who does not see it."""
        text, said = self._kit.text, self.said
        if said is None:
            return self.table.aloud
        asked = self._prompts() if self._waiting else [self._asked(said.ask)]
        made = buttons(text, [prompt for prompt in asked if prompt is not None])
        return Aloud((self.sentence(said),), self.table.aloud.focus, made)

    # ---- what is said

    @property
    def waiting(self) -> bool:
        """Whether the guide speaks and the table stands still."""
        return bool(self._waiting)

    @property
    def said(self) -> Remark | None:
        """What the guide says now."""
        if self._waiting:
            return self._waiting[0]
        picture = self.table.picture
        reach = picture.cursor.reach
        if reach is None or picture.busy:
            return None
        decision = self._guide.decision(picture.view, reach, picture.cursor.hold)
        if picture.refusal is not None and decision is not None:
            why = picture.refusal.key.rpartition(".")[2]
            key = f"guide.refused.{why}"
            if key in self._kit.text:
                return Remark(key, decision.focus, ask=decision.ask)
        return decision

    def sentence(self, said: Remark) -> str:
        """The finished sentence."""
        values: dict[str, str | int] = dict(said.values)
        if said.seat is not None:
            name = self._sitting.names[said.seat]
            values["seat"] = named(self._kit.text, name)
        return self._kit.text(said.key, **values)

    def _listen(self) -> None:
        """Takes note of what has been told at the table since the last time."""
        history = self._sitting.session.history
        self._heard = min(self._heard, len(history))
        for done in history[self._heard :]:
            self._waiting += self._guide.remarks(done)
        self._heard = len(history)
        self.table.prompted = not self._waiting

    def _over(self) -> Transition:
        return Push(ReadyScene(self._kit, self._doors, self._sitting))

    def _reason(self, why: Interruption) -> str:
        text = self._kit.text
        told = {
            Interruption.FOCUS_LOST: text("pause.focus-lost"),
            Interruption.PAD_LOST: text("pause.pad-lost"),
        }
        return told.get(why, "")

    # ---- input

    def _goes_on(self, event: InputEvent) -> bool:
        match event:
            case Press(Action.CONFIRM | Action.SKIP, repeat=False) | Digit():
                return True
            case PointDown(x, y, Button.LEFT):
                return not pygame.Rect(self.table.places.plan.menu).collidepoint(x, y)
            case _:
                return False

    def _clicked(self, event: InputEvent) -> InputEvent:
        """What leads back, and clicks on the guide's prompts, are presses of its buttons."""
        if not self._waiting:
            return event
        if isinstance(event, Press) and event.action is Action.CANCEL:
            return replace(event, action=Action.MENU)
        if isinstance(event, PointDown) and event.button is Button.RIGHT:
            return Press(Action.MENU, Device.MOUSE)
        if isinstance(event, PointDown) and event.button is Button.LEFT:
            strip = prompt_area(self.table.places.plan)
            places = place_prompts(self._kit.look, self._prompts(), strip)
            for area, prompt in places:
                if area.collidepoint(event.x, event.y):
                    return Press(prompt.action, Device.MOUSE)
        return event

    def _prompts(self) -> list[Prompt]:
        text = self._kit.text
        made = (
            self._prompt(Action.CONFIRM, text("guide.ask.go-on")),
            self._prompt(Action.MENU, text("table.menu")),
        )
        return [prompt for prompt in made if prompt is not None]

    def _prompt(self, action: Action, word: str) -> Prompt | None:
        device = self._kit.device
        if device.device is Device.MOUSE and action is Action.CONFIRM:
            return Prompt(action, "mouse/left", word)
        return device.prompt(action, word)

    # ---- painting

    def _spot(self, focus: Focus) -> pygame.Rect:
        plan = self.table.places.plan
        places = {
            Focus.FELT: plan.felt,
            Focus.TRAY: plan.tray,
            Focus.STOCK: plan.boneyard,
            Focus.SCORES: plan.scores,
            Focus.ENDS: plan.ends or plan.felt,
        }
        return pygame.Rect(places[focus])

    @property
    def _strip(self) -> pygame.Rect:
        """Where the table's prompts lie."""
        return pygame.Rect(self.table.places.plan.prompts)

    @property
    def area(self) -> pygame.Rect:
        """Where the guide's card lies."""
        on_top = self.table.places.plan.ends is not None or self._kit.look.scale > 1
        return CARD.copy() if on_top else CARD.move(0, self.table.places.plan.felt.y + 2)

    def _uncover(self) -> None:
        """Tells the table how much of its felt lies below the card, so that no tile does."""
        places = self.table.places
        bottom = self.area.bottom if self._kit.look.scale == 1 else LARGE_BOTTOM
        covered = bottom + CLEAR - places.plan.felt.y
        if places.camera.covered != covered:
            places.camera = replace(places.camera, covered=covered)

    def _paint_veil(self, canvas: pygame.Surface, spot: pygame.Rect) -> None:
        """Darkens everything but what is spoken of."""
        whole = canvas.get_rect()
        veil = self._kit.decor.veil
        for part in (
            pygame.Rect(0, 0, whole.width, spot.top),
            pygame.Rect(0, spot.bottom, whole.width, whole.bottom - spot.bottom),
            pygame.Rect(0, spot.top, spot.left, spot.height),
            pygame.Rect(spot.right, spot.top, whole.right - spot.right, spot.height),
        ):
            canvas.blit(veil, part, part)

    def _paint_brackets(self, canvas: pygame.Surface, spot: pygame.Rect) -> None:
        frame = int(self._age / BLINK) % 2
        around = spot.inflate(-6, -6).clip(canvas.get_rect())
        self._kit.look.kit.nine(canvas, f"mark/focus/{frame}", around)

    def _paint_card(self, canvas: pygame.Surface, said: Remark) -> None:
        look, area = self._kit.look, self.area
        face = FACE + AIR if look.scale == 1 else 0
        words = pygame.Rect(area.x + face + AIR, area.y, area.width - face - 2 * AIR, 0)
        lines = look.body.wrap(self.sentence(said), words.width)
        pitch = PITCH * look.scale
        area.height = max(area.height, (len(lines) + 1) * pitch + 2 * AIR)
        Panel.PLATE_ON.draw(canvas, look, area)
        if face:
            self._paint_face(canvas, said, (area.x + AIR - 1, area.centery - FACE // 2))
        y = area.y + (area.height - (len(lines) + 1) * pitch) // 2 - 1
        for line in lines:
            look.body.draw(canvas, line, (words.x, y), look.palette["bone4"])
            y += pitch
        asked = self._asked(said.ask)
        if asked is not None:
            row = pygame.Rect(words.x, y, words.width, pitch + 2)
            draw_prompts(canvas, look, [asked], row)

    def _paint_face(self, canvas: pygame.Surface, said: Remark, at: tuple[int, int]) -> None:
        mood = Mood.PLEASED if said.key.endswith("-own") else Mood.NEUTRAL
        portraits = Portraits(self._kit.art.sheet(Atlas.PORTRAITS))
        portraits.draw(canvas, TAUGHT_BY, mood, at, self._age)

    def _asked(self, ask: Ask) -> Prompt | None:
        """The button that does it, in the words of the device in the player's hand."""
        text, mouse = self._kit.text, self._kit.device.device is Device.MOUSE
        if ask is Ask.CHOOSE and not mouse:
            return self._prompt(Action.RIGHT, text("guide.ask.choose"))
        if mouse and ask in (Ask.LIFT, Ask.CHOOSE, Ask.LAY):
            return self._prompt(Action.CONFIRM, text(f"guide.click.{ask.value}"))
        return self._prompt(Action.CONFIRM, text(f"guide.ask.{ask.value}"))


def _plays(event: InputEvent) -> bool:
    """Whether an event would do something at the table itself."""
    match event:
        case Press(action):
            return action is not Action.MENU
        case PointDown() | PointUp():
            return not isinstance(event, PointDown) or event.button is not Button.LEFT
        case _:
            return False


def _stirs(event: InputEvent) -> bool:
    """Whether an event would have a part in the deal, which is the record's."""
    match event:
        case Point():
            return True
        case Press(action):
            return action not in (Action.CONFIRM, Action.SKIP, Action.MENU, Action.CANCEL)
        case _:
            return False
