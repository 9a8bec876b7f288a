"""The doors between the scenes, and the match that is being played or waits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, assert_never

from game.engine.scene import Push
from game.levels.level import LevelError
from game.match.session import Session
from game.match.turns import Turns
from game.rules.notation import Header, RecordError
from game.scenes.attract import AttractScene
from game.scenes.bind_pad import BindPadScene
from game.scenes.controls import ControlsScene
from game.scenes.dialog import Confirm, Notice
from game.scenes.draft import Draft
from game.scenes.guided import begin_guided
from game.scenes.house_rules import HouseRulesScene
from game.scenes.learn import LearnScene
from game.scenes.lesson import LessonScene
from game.scenes.log import LogScene
from game.scenes.menu import MenuScene
from game.scenes.opponents import Opponents, company
from game.scenes.options import OptionsScene
from game.scenes.pause import PauseScene
from game.scenes.people import named
from game.scenes.proofs import ProofsScene
from game.scenes.result import ResultScene
from game.scenes.room.room import Room
from game.scenes.rules_card import RulesCardScene
from game.scenes.scoreboard import ScoreboardScene
from game.scenes.scores import ScoresScene
from game.scenes.sitting import Sitting
from game.scenes.table.captions import Teller
from game.scenes.table.chronicle import retold
from game.scenes.table.kit import Interruption, TableKit
from game.scenes.table.preferences import hand_order, preferences
from game.scenes.table.scene import TableScene
from game.scenes.title import TitleScene
from game.scenes.troubles import Lost, sentence
from game.store.loading import Loaded, Source

if TYPE_CHECKING:
    from game.engine.input.events import Action, PadFound
    from game.engine.scene import Scene
    from game.levels.level import Level
    from game.match.seats import Seats
    from game.rules.seat import Seat
    from game.rules.variant import Rules
    from game.scenes.doors import Answer
    from game.scenes.kit import Kit
    from game.scenes.shelf import Shelf
    from game.scenes.sitting import Keep

NOTHING = Loaded(b"", Source.NONE)
THINKING_LIMIT = 1.5
"""Seconds after which the match goes on without a computer's answer."""


@dataclass(frozen=True, slots=True)
class House:
    """What the cabinet is given beside the kit.

    Attributes:
        shelf: where running matches are kept.
        opponents: who plays for the computers.
        languages: the codes that there are catalogues for.
        level: the table that is played on.
        today: the date and time, for records.
    """

    shelf: Shelf
    opponents: Opponents
    languages: tuple[str, ...]
    level: Callable[[], Level]
    today: Callable[[], datetime]


class Cabinet:
    """Makes every scene with the doors that it needs; it is `Doors` for all of them.

    Args:
        kit: what scenes are handed.
        house: where matches live and who plays them.
    """

    def __init__(self, kit: Kit, house: House) -> None:
        self._kit = kit
        self._house = house
        self._sitting: Sitting | None = None
        self._waiting = NOTHING
        self._room: Room | None = None

    # ---- the evening

    def open_up(self) -> tuple[str, ...]:
        """Looks for a match that waits; returns what the player should be told."""
        self._waiting = self._house.shelf.load(self._readable)
        if self._waiting.data:
            self._shelve_if_over()
        return tuple(sentence(self._kit.text, trouble) for trouble in self._waiting.troubles)

    def tell_troubles(self) -> None:
        """Says what went wrong with the running record, over whatever scene is there."""
        if self._sitting is not None:
            for trouble in self._sitting.take_troubles():
                self._kit.toasts.say(sentence(self._kit.text, trouble, Lost.MATCH))

    def close(self) -> None:
        """Leaves a running match for another day."""
        if self._sitting is not None:
            self._sitting.leave()
            self._sitting = None

    # ---- matches

    @property
    def sitting(self) -> Sitting | None:
        """The match at the table, if there is one."""
        return self._sitting

    @property
    def can_go_on(self) -> bool:
        """Whether a match waits."""
        return bool(self._waiting.data)

    @property
    def only_in_memory(self) -> bool:
        """Whether the match that waits is on no disk, so that it ends with the program."""
        return self.can_go_on and self._waiting.source is Source.NONE

    def last_table(self) -> Draft:
        """The choices of the last match."""
        return Draft.remembered(self._kit.prefs.settings, self._house.opponents.tiers)

    def attract(self) -> Scene | None:
        """The room to look at."""
        if self._room is None:
            level = self._house.level()
            if not level.view:
                return None
            try:
                self._room = Room.load(self._kit.art.folder, level)
            except LevelError:
                return None
        return AttractScene(self._kit, self._room)

    def sit_down(self, draft: Draft) -> Scene:
        """A new match."""
        self._kit.prefs.change(**draft.memory(self._kit.prefs.settings))
        return self._begin(draft.rules, company(self._kit.text, draft))

    def again(self, sitting: Sitting) -> Scene:
        """The same rules and players once more."""
        return self._begin(sitting.rules, sitting.session.players)

    def go_on(self) -> Scene:
        """The match that waits."""
        waiting, self._waiting = self._waiting, NOTHING
        return self.resume(waiting)

    def resume(self, loaded: Loaded) -> Scene:
        """The match of a record, at its last action. Raises RecordError where it is none."""
        self.close()
        return self._table(self._resumed(loaded))

    def leave(self, sitting: Sitting) -> Scene:
        """The title; a match that is not over waits there, whatever match is on the disk."""
        if sitting is not self._sitting:
            return self.title()
        record = "" if sitting.is_over else str(sitting.session.record)
        on_disk = sitting.on_disk
        self.close()
        self._waiting = self._house.shelf.load(self._readable)
        if record and not (on_disk and self._waiting.data):
            self._waiting = Loaded(record.encode(), Source.NONE)
        return self.title()

    def _begin(self, rules: Rules, players: Seats) -> Scene:
        self.close()
        self._kit.sound.cue("start")
        self._waiting = NOTHING
        today = self._house.today()
        keep = self._house.shelf.begin()
        date = Header("Date", f"{today:%Y-%m-%d}")
        session = Session.start(rules, players, self._kit.entropy, keep, (date,))
        return self._table(self._sat(session, keep))

    def _resumed(self, waiting: Loaded) -> Sitting:
        keep = self._house.shelf.go_on(waiting)
        session = Session.resume(waiting.data, self._kit.entropy, keep, self._house.opponents.tiers)
        return self._sat(session, keep)

    def _sat(self, session: Session, keep: Keep) -> Sitting:
        rules, opponents = session.state.rules, self._house.opponents
        opponents.prepare(rules)
        name = f"{self._house.today():%Y-%m-%d-%H%M}-{rules.variant}"
        return Sitting(session, keep, opponents.thinker(), name)

    def _readable(self, data: bytes) -> bool:
        try:
            Session.resume(data, self._kit.entropy, None, self._house.opponents.tiers)
        except RecordError:
            return False
        return True

    def _shelve_if_over(self) -> None:
        """A match that was over when the program was killed belongs among the records."""
        session = Session.resume(self._waiting.data, self._kit.entropy)
        if not session.deal_due and session.state.turn is None:
            self._resumed(self._waiting).leave()
            self._waiting = NOTHING

    # ---- the doors

    def title(self, news: tuple[str, ...] = ()) -> Scene:
        """The title; `news` are told there first."""
        return TitleScene(self._kit, self, news)

    def menu(self) -> Scene:
        """Where a table is put together."""
        return MenuScene(self._kit, self, self._house.opponents.tiers)

    def house_rules(self, draft: Draft, chosen: Callable[[Draft], None]) -> Scene:
        """The house rules of a table."""
        return HouseRulesScene(self._kit, self, draft, chosen)

    def learn(self, variant: str) -> Scene:
        """How to play."""
        return LearnScene(self._kit, self, variant)

    def lesson(self, variant: str) -> Scene:
        """The cards of a rule system."""
        return LessonScene(self._kit, self, variant, self._house.level())

    def guided(self, variant: str) -> Scene:
        """A guided round."""
        return begin_guided(self._kit, self, variant, self._house.level(), self._house.opponents)

    def options(self) -> Scene:
        """The options."""
        return OptionsScene(self._kit, self, self._house.languages)

    def scores(self) -> Scene:
        """What is remembered of the matches played."""
        return ScoresScene(self._kit, self, self._house.shelf.annals())

    def controls(self) -> Scene:
        """Keys and pads."""
        return ControlsScene(self._kit, self)

    def bind_pad(self, pad: PadFound, only: Action | None = None) -> Scene:
        """Asks for a pad's buttons."""
        return BindPadScene(self._kit, self, pad, only)

    def pause(
        self, sitting: Sitting, reason: str = "", hint: Callable[[], None] | None = None
    ) -> Scene:
        """Over the table."""
        return PauseScene(self._kit, self, sitting, reason, hint)

    def after_round(self, sitting: Sitting) -> Scene:
        """The scoreboard, or the result once the match is over."""
        if not sitting.is_over:
            return ScoreboardScene(self._kit, self, sitting)
        sitting.finish()
        return ResultScene(self._kit, self, sitting)

    def rules_card(self, rules: Rules) -> Scene:
        """The rules of a table in words."""
        return RulesCardScene(self._kit, self, rules)

    def log(self) -> Scene:
        """What was said of the match."""
        return LogScene(self._kit, self)

    def proofs(self, sitting: Sitting) -> Scene:
        """The fair shuffles of a match."""
        return ProofsScene(self._kit, self, sitting)

    def confirm(self, question: str, yes: str, no: str, then: Answer) -> Scene:
        """A question over the scene."""
        return Confirm(self._kit, self, question, yes, no, then)

    def notice(self, sentences: tuple[str, ...]) -> Scene:
        """Something that the player should know."""
        return Notice(self._kit, self, self._kit.text("notice.heading"), sentences)

    # ---- the table

    def _table(self, sitting: Sitting) -> Scene:
        self._sitting = sitting
        kit = self._kit
        kit.narrator.begin(self._told_before(sitting))
        return TableScene(
            TableKit(
                session=sitting.session,
                turns=Turns(sitting.session, sitting.thinker, THINKING_LIMIT),
                viewer=sitting.viewer,
                level=self._house.level(),
                wears=lambda: kit.art,
                text=kit.text,
                preferences=lambda: preferences(kit.prefs.settings),
                sound=kit.sound,
                device=kit.device,
                remember=lambda order: kit.prefs.change(hand_order=hand_order(order)),
                after_round=lambda _session, _result: Push(self.after_round(sitting)),
                narrate=kit.narrator.tell,
                captions=kit.heard.say,
                pause=lambda why, whose=None, hint=None: Push(
                    self.pause(sitting, self._reason(why, sitting, whose), hint)
                ),
            )
        )

    def _told_before(self, sitting: Sitting) -> list[str]:
        """What was said of a match that goes on. Several people heard it from several seats."""
        session, viewer = sitting.session, sitting.viewer
        if sitting.spoken_to is None:
            return []
        teller = Teller(self._kit.text, sitting.names, sitting.rules.seating, viewer)
        return retold(session.history, viewer, teller)

    def _reason(self, why: Interruption, sitting: Sitting, whose: Seat | None) -> str:
        match why:
            case Interruption.ASKED:
                return ""
            case Interruption.FOCUS_LOST:
                return self._kit.text("pause.focus-lost")
            case Interruption.PAD_LOST if whose is not None:
                name = named(self._kit.text, sitting.session.players[whose].name)
                return self._kit.text("pause.pad-lost-of", seat=name)
            case Interruption.PAD_LOST:
                return self._kit.text("pause.pad-lost")
            case _:
                assert_never(why)
