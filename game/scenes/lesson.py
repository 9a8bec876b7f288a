"""How to play, in five cards: real matches at the real table, with a few words over each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action, Button, PointDown, Press, Wheel
from game.engine.scene import Pop, Replace
from game.engine.ui.form import Form
from game.engine.ui.outcome import Cancelled, Outcome
from game.engine.ui.prompts import draw_prompts
from game.scenes import large
from game.scenes.demonstrator import Demonstrator, Prompter
from game.scenes.lessons import lessons
from game.scenes.page import Page
from game.scenes.passages import sitting_down
from game.scenes.stage import Muted, cast, stage
from game.scenes.talk import HEIGHT, Talk

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.levels.level import Level
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.table.scene import TableScene

FLOOR = pygame.Rect(0, 345, 640, 15)
RIM = 4
"""Pixels of the felt left beside the card."""

LOWER = 24
LARGE_LOWER = 54
"""Pixels by which the line lies lower than at a match, for the card's sake."""

HOLD = 2.0
"""Seconds that a finished picture is looked at."""

LETTERS = 17.0
"""Letters that are read in a second: a sentence stays until it has been read."""

STEPS = {
    Action.RIGHT: 1,
    Action.NEXT: 1,
    Action.CONFIRM: 1,
    Action.DOWN: 1,
    Action.LEFT: -1,
    Action.PREV: -1,
    Action.UP: -1,
}


class LessonScene(Page):
    """Five cards about one rule system; each shows its clips in turn, again and again.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        variant: what is taught.
        level: the table.
    """

    def __init__(self, kit: Kit, doors: Doors, variant: str, level: Level) -> None:
        super().__init__(kit, doors)
        self._variant = variant
        self._level = level
        self._cards = lessons(kit.art.folder / "lessons", variant)
        self._sound = Muted(kit.sound)
        self.card = 0
        self.clip = 0
        self._seconds = self._rested = 0.0
        self._again = False
        self.form = Form((), pygame.Rect(0, 0, 0, 0), kit.look)
        self._begin()

    @property
    def table(self) -> TableScene:
        """The table that is shown."""
        return self._table

    @property
    def talk(self) -> Talk:
        """What the card says now."""
        text, clip = self.kit.text, self._cards[self.card][self.clip]
        own = f"lesson.{clip.variant}-{clip.key}"
        told = text(own) if own in text else text(f"lesson.{clip.key}")
        heading = text(f"lesson-card.{self.card + 1}")
        return Talk(heading, told, self.card + 1, len(self._cards))

    @property
    def heading(self) -> str:
        """On the card."""
        return self.talk.heading

    @property
    def sentences(self) -> tuple[str, ...]:
        """What the card says."""
        return (self.talk.told,)

    @property
    def area(self) -> pygame.Rect:
        """Where the card lies."""
        plan = self._table.places.plan
        x, y, w, _ = plan.felt
        top = 0 if plan.ends is not None else y + 2
        return pygame.Rect(x + RIM, top, w - 2 * RIM, HEIGHT)

    @property
    def _lower(self) -> int:
        return LOWER if self.kit.look.scale == 1 else LARGE_LOWER

    @property
    def finished(self) -> bool:
        """Whether the picture has come to its end and stands still."""
        return self._prompter.done and self._rested > 0

    @property
    def animating(self) -> bool:
        """Whether the table moves, or the hand that plays at it."""
        return self._table.animating or self._hand.moving

    def update(self, dt: float) -> Transition | None:
        """Lets the picture go on, and begins the next one when it has been seen and read."""
        self._dress()
        self._table.update(dt)
        self._hand.update(dt)
        self._seconds += dt
        still = self._prompter.done and not self._table.picture.busy
        self._rested = self._rested + dt if still else 0.0
        read = self._seconds >= len(self.talk.told) / LETTERS
        if self._rested >= HOLD and read and self._goes_on:
            self._next_clip()
        return None

    def refit(self) -> None:
        """Begins the picture anew, in another size of text or another language."""
        self._begin()

    def answer(self, outcome: Outcome) -> Transition | None:
        """There is only the way back."""
        return Pop() if isinstance(outcome, Cancelled) else None

    def otherwise(self, event: InputEvent) -> Transition | None:
        """On to the next card, or back to the one before; from the last to a guided round."""
        match event:
            case Press(action, repeat=False) if action in STEPS:
                return self._step(STEPS[action])
            case Press(Action.MENU | Action.INFO):
                self.kit.sound.cue("menu_back")
                return Pop()
            case Wheel(dy):
                return self._step(-dy)
            case PointDown(x, y, Button.LEFT):
                return self._click(x, y)
            case _:
                return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the table, the hand and the card."""
        self._table.draw(canvas)
        kit = self.kit.look.kit
        if self._hand.moving:
            kit.blit(canvas, "cursor/grab" if self._hand.holds else "cursor/open", self._hand.at)
        self.talk.draw(canvas, self.kit.look, self.area)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints everything, with prompts in the table's own strip."""
        self._dress()
        self.paint(canvas)
        look = self.kit.look
        canvas.fill(look.palette["ink0"], large.at_size(look, FLOOR, large.UNDER))
        draw_prompts(canvas, look, self.prompts(), self.prompt_area)

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        words = [(Action.CONFIRM, text("lesson-prompt.next"))]
        if self._last:
            words = [(Action.CONFIRM, text("lesson-prompt.guided"))]
        if self.card:
            words.append((Action.LEFT, text("lesson-prompt.before")))
        words.append((Action.CANCEL, text("prompt.back")))
        return self.prompts_of(tuple(words))

    # ---- cards and clips

    @property
    def _last(self) -> bool:
        return self.card == len(self._cards) - 1

    @property
    def _goes_on(self) -> bool:
        """A player who wants a quiet room sees every clip once."""
        more = self.clip < len(self._cards[self.card]) - 1
        return more or bool(self.kit.prefs.settings.scenery)

    def _step(self, by: int) -> Transition | None:
        if by > 0 and self._last:
            self.kit.sound.cue("menu_confirm")
            return Replace(self.doors.guided(self._variant), sitting_down(self.kit))
        wanted = self.card + (1 if by > 0 else -1)
        if wanted < 0:
            self.kit.sound.cue("refuse")
            return None
        self.kit.sound.cue("menu_move")
        self.card, self.clip, self._again = wanted, 0, False
        self._begin()
        return None

    def _click(self, x: int, y: int) -> Transition | None:
        talk, look = self.talk, self.kit.look
        area = talk.area(look, self.area)
        back = talk.arrows(look, area).get("left")
        if back is not None and back.inflate(16, area.height).collidepoint(x, y):
            return self._step(-1)
        if pygame.Rect(self._table.places.plan.menu).collidepoint(x, y):
            self.kit.sound.cue("menu_back")
            return Pop()
        return None if self._last else self._step(1)

    def _next_clip(self) -> None:
        clips = self._cards[self.card]
        self._again = self._again or self.clip == len(clips) - 1
        self.clip = (self.clip + 1) % len(clips)
        self._begin()

    def _begin(self) -> None:
        clip = self._cards[self.card][self.clip]
        session = clip.session(cast(self.kit.text, clip.reading.start.rules))
        self._sound.heard = not self._again
        self._prompter = Prompter(clip, session)
        table = stage(self.kit, self._level, session, self._prompter, self._sound, self._lower)
        self._table = table
        self._hand = Demonstrator(self._table, self._prompter)
        self._seconds = self._rested = 0.0
