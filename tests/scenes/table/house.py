"""A table in tests: the scene of a match with everything it is given, and doors that only note."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pygame

from game.ai.inprocess import InProcess
from game.ai.simple import choose
from game.engine.art import Art
from game.engine.input.bindings import Bindings
from game.engine.input.events import InputEvent, Press
from game.engine.scene import Cover, Pop, Push, SceneStack, Transition
from game.layout.tray import Order
from game.levels.canvas import bare
from game.levels.level import Level
from game.match.session import Session
from game.match.turns import Turns
from game.rules.result import RoundResult
from game.rules.seat import Seat
from game.scenes.devices import LastDevice
from game.scenes.table.kit import Interruption, TableKit
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import Preferences
from game.scenes.table.scene import TableScene
from game.scenes.words import Words
from game.text.catalogue import Catalogue, Lapse
from tests.scenes.robot import Rig

ASSETS = Path("assets")
ART = Art(ASSETS)
TEXT = Catalogue.load("en", ASSETS / "text", Lapse.RAISE)


class Card:
    """A scene over the table that any press takes away."""

    cover = Cover.OVERLAY
    animating = False

    def __init__(self, about: object) -> None:
        self.about = about

    def handle(self, event: InputEvent) -> Transition | None:
        return Pop() if isinstance(event, Press) else None

    def update(self, _dt: float) -> Transition | None:
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        del canvas


@dataclass
class Heard:
    """The sounds that were asked for."""

    cues: list[str] = field(default_factory=list)
    tune: str | None = None

    def cue(self, name: str, **_more: Any) -> None:
        self.cues.append(str(name))

    def music(self, name: str | None) -> None:
        self.tune = name


class House:
    """A match at a table, and what it left to others.

    Rounds and pauses are noted, and a card lies over the table for each.
    """

    def __init__(
        self,
        session: Session,
        speed: Speed = Speed.NORMAL,
        viewer: Seat = Seat.A,
        level: Level | None = None,
    ) -> None:
        self.session = session
        self.level = level or bare()
        self.results: list[RoundResult] = []
        self.pauses: list[Interruption] = []
        self.gone: list[Seat | None] = []
        self.orders: list[Order] = []
        self.preferences = Preferences(speed)
        self.art = ART
        self.words = Words(TEXT)
        self.heard = Heard()
        self.told: list[str] = []
        self.captions: list[str] = []
        device = LastDevice(Bindings())
        self.scene = TableScene(self._kit(viewer, device))
        self.stack = SceneStack(self.scene)
        self.rig = Rig(self.stack, lambda: self.stack.top, device)

    def _kit(self, viewer: Seat, device: LastDevice) -> TableKit:
        return TableKit(
            session=self.session,
            turns=Turns(self.session, InProcess(choose), limit=5.0),
            viewer=viewer,
            level=self.level,
            wears=lambda: self.art,
            text=self.words,
            preferences=lambda: self.preferences,
            sound=self.heard,
            device=device,
            remember=self._remember,
            after_round=self._after_round,
            pause=self._pause,
            narrate=self.told.append,
            captions=self.captions.append,
        )

    def _remember(self, order: Order) -> None:
        self.orders.append(order)
        self.preferences = replace(self.preferences, order=order)

    def _after_round(self, _session: Session, result: RoundResult) -> Transition:
        self.results.append(result)
        return Push(Card(result))

    def _pause(
        self, why: Interruption, whose: Seat | None = None, _hint: object = None, /
    ) -> Transition:
        self.pauses.append(why)
        self.gone.append(whose)
        return Push(Card(why))
