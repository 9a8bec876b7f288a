"""A guided round: a real round with any device, which explains what really happens."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.events import Action, Device, FocusLost, Point, Press
from game.match.session import Session
from game.rules.move import Play
from game.rules.seat import Seat
from game.rules.variants import variants
from game.scenes.guide import Ask
from game.scenes.guided import GuidedScene
from game.scenes.lessons import guided
from game.scenes.ready import ReadyScene
from game.scenes.table.flow import Stage
from game.scenes.table.holding import Lifted
from game.store.settings import Settings, Speed
from game.text.catalogue import PSEUDO_LANGUAGE
from tests.scenes.evening import GUESTS, Evening
from tests.scenes.robot import Buttons, Mouse, Rig

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.evening import Guest

    Arrive = Callable[[Evening], Guest]

VARIANTS = list(variants())
COARSE = 1 / 15
HOUR = 3600.0
LINES = 4
every_device = pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)


def settings(variant: str, language: str = "en") -> Settings:
    return Settings(language=language, speed=Speed.TURBO, variant=variant)


class Round:
    """Somebody at a guided round, whose robot sees the table in it."""

    def __init__(self, evening: Evening, guest: Guest) -> None:
        self.evening, self.guest = evening, guest
        guest.choose("learn")
        guest.choose("round")
        evening.rig = Rig(evening.front, self._table)
        guest.player.rig = evening.rig
        self.said: list[str] = []

    @property
    def scene(self) -> GuidedScene:
        top = self.evening.front.stack.top
        assert isinstance(top, GuidedScene)
        return top

    @property
    def session(self) -> Session:
        return self.scene._sitting.session

    @property
    def decides(self) -> bool:
        """Whether the player is to decide something."""
        picture = self.scene.table.picture
        still = not self.scene.waiting and not picture.tray.moving
        return still and picture.cursor.reach is not None

    def go_on(self) -> None:
        """Reads what is said, and lets the table go on."""
        scene = self.scene
        if scene.said is not None:
            self.said.append(scene.sentence(scene.said))
        over = scene.table.picture.stage is Stage.OVER and not scene.table.picture.busy
        if scene.waiting or over:
            self.guest.any_press()
        else:
            self.evening.rig.wait(COARSE, COARSE)

    def to_decision(self) -> None:
        while not self.decides:
            self.go_on()

    def play(self, rng: random.Random) -> ReadyScene:
        """Plays anything that is legal until the score is seen."""
        end = self.evening.rig.now + HOUR
        while isinstance(self.evening.front.stack.top, GuidedScene):
            assert self.evening.rig.now < end
            if self.decides:
                said = self.scene.said
                assert said is not None
                self.said.append(self.scene.sentence(said))
                self.guest.player.play(rng.choice(self.session.view(Seat.A).legal))
            else:
                self.go_on()
        top = self.evening.front.stack.top
        assert isinstance(top, ReadyScene)
        return top

    def _table(self) -> object:
        top = self.evening.front.stack.top
        return top.table if isinstance(top, GuidedScene) else top


@every_device
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_guided_round_with_each_device(variant: str, arrive: Arrive) -> None:
    evening = Evening(settings(variant))
    guest = arrive(evening)
    played = Round(evening, guest)
    session = played.session
    ready = played.play(random.Random(variant))
    assert ready.leads().startswith("That was a round: you are ready.")
    assert session.state.result is not None
    assert len(set(played.said)) > 6
    assert not [said for said in played.said if "{" in said]
    guest.choose("title")
    assert evening.where == "TitleScene"
    assert not evening.cabinet.can_go_on
    assert evening.shelf.record == ""  # type: ignore[attr-defined]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_deal_is_that_of_the_record_whatever_the_hand_does(variant: str) -> None:
    evening = Evening(settings(variant))
    played = Round(evening, GUESTS["mouse"](evening))
    played.guest.any_press()
    while played.scene.table.picture.stage is Stage.STIR:
        evening.send(Point(200, 100), Point(320, 150), Press(Action.LEFT, Device.KEYS))
        evening.rig.wait(COARSE)
    clip = guided(evening.kit.art.folder / "lessons", variant)
    assert clip is not None
    assert played.session.state.hands == clip.reading.taken[0].step.state.hands


def test_a_refusal_is_explained_and_nothing_is_lost() -> None:
    evening = Evening(settings("mano-a-mano"))
    played = Round(evening, GUESTS["mouse"](evening))
    played.to_decision()
    scene = played.scene
    reach = scene.table.picture.cursor.reach
    assert reach is not None
    before = played.session.state
    wrong = next(t for t in scene.table.picture.cursor.hand if not reach.fits(t))
    x, y = scene.table.picture.tray.at(wrong)
    assert isinstance(played.guest.player, Mouse)
    played.guest.player.click(x + 12, y + 24)
    said = scene.said
    assert said is not None
    assert said.key == "guide.refused.must-lead"
    assert said.ask is Ask.LIFT
    assert played.session.state is before


def test_it_asks_in_the_words_of_the_device_in_the_hand() -> None:
    evening = Evening(settings("mano-a-mano"))
    played = Round(evening, GUESTS["pad"](evening))
    played.to_decision()
    asked = []
    for event in (Press(Action.SORT, Device.PAD, 7), Press(Action.SORT, Device.KEYS)):
        evening.send(event)
        asked.append(played.scene._asked(Ask.LIFT))
    evening.send(Point(10, 10), Point(90, 90))
    asked.append(played.scene._asked(Ask.LIFT))
    pictures = [prompt.picture for prompt in asked if prompt is not None]
    assert pictures == ["xbox/a", "key/return", "mouse/left"]
    assert asked[2] is not None
    assert asked[2].word == "Click a lit tile, or drag it to an end"


def test_lifting_a_tile_brings_the_next_question() -> None:
    evening = Evening(settings("express"))
    played = Round(evening, GUESTS["keys"](evening))
    played.to_decision()
    assert isinstance(played.guest.player, Buttons)
    played.guest.player.press(Action.CONFIRM)
    assert isinstance(played.scene.table.picture.cursor.hold, Lifted)
    said = played.scene.said
    assert said is not None
    assert (said.key, said.ask) == ("guide.lifted-lead", Ask.LAY)


def test_of_an_end_is_spoken_only_where_there_is_one() -> None:
    evening = Evening(settings("all-fives"))
    played, keys = Round(evening, GUESTS["keys"](evening)), set()
    for _ in range(4):
        played.to_decision()
        state, move = played.session.state, played.session.view(Seat.A).legal[0]
        if isinstance(move, Play):
            assert isinstance(played.guest.player, Buttons)
            played.guest.player.press(Action.CONFIRM)
            said = played.scene.said
            assert said is not None
            single = "guide.lifted" if state.line.laid else "guide.lifted-lead"
            assert said.key in (single, "guide.several")
            keys.add(said.key)
            played.guest.player.press(Action.CANCEL)
        played.guest.player.play(move)
    assert "guide.lifted" in keys


def test_each_kind_of_thing_is_explained_once() -> None:
    evening = Evening(settings("all-fives"))
    played = Round(evening, GUESTS["keys"](evening))
    keys: list[str] = []
    listen = played.scene._guide.remarks

    def heard(done: object) -> object:
        found = listen(done)  # type: ignore[arg-type]
        keys.extend(each.key for each in found)
        return found

    played.scene._guide.remarks = heard  # type: ignore[method-assign,assignment]
    played.play(random.Random(5))
    assert len(keys) == len(set(keys))
    assert {"guide.hand", "guide.stock-draw", "guide.joined", "guide.spinner"} <= set(keys)


def test_the_table_stands_still_while_the_guide_speaks() -> None:
    evening = Evening(settings("all-fives"))
    played = Round(evening, GUESTS["keys"](evening))
    assert played.scene.waiting
    stage = played.scene.table.picture.stage
    evening.rig.wait(5)
    assert played.scene.table.picture.stage is stage
    for action in (Action.LEFT, Action.HINT, Action.SORT):
        evening.send(Press(action, Device.KEYS))
    assert played.scene.waiting


@every_device
def test_a_guided_round_can_be_left_and_comes_to_nothing(arrive: Arrive) -> None:
    evening = Evening(settings("brasil"))
    guest = arrive(evening)
    guest.choose("play")
    waiting = evening.sitting.session
    guest.menu()
    guest.choose("title")
    assert evening.cabinet.can_go_on
    record = evening.shelf.record  # type: ignore[attr-defined]
    played = Round(evening, guest)
    guest.menu()
    assert evening.where == "PauseScene"
    guest.choose("resume")
    played.to_decision()
    evening.send(FocusLost())
    assert evening.where == "PauseScene"
    guest.choose("title")
    assert evening.where == "TitleScene"
    assert evening.cabinet.can_go_on
    assert evening.shelf.record == record  # type: ignore[attr-defined]
    guest.choose("continue")
    assert str(evening.sitting.session.record) == str(waiting.record)


def test_from_the_score_to_a_real_table() -> None:
    evening = Evening(settings("nordeste"))
    guest = GUESTS["keys"](evening)
    Round(evening, guest).play(random.Random(1))
    guest.choose("look")
    guest.any_press()
    guest.choose("play")
    assert evening.where == "TableScene"
    assert evening.sitting.rules.variant == "nordeste"
    assert evening.sitting.session.state.number == 0


def test_a_first_start_says_where_to_learn_and_later_ones_do_not() -> None:
    evening = Evening(Settings(language="en"))
    first = evening.picture()
    guest = GUESTS["keys"](evening)
    guest.choose("menu")
    guest.turn("tier")
    guest.choose("back")
    evening.rig.wait(0.1)
    known = pygame.Rect(120, 140, 400, 16)
    before = pygame.image.frombytes(first, (640, 360), "RGB").subsurface(known)
    after = evening.rig.look().subsurface(known)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


@pytest.mark.parametrize("language", ["en", "pt_BR", "es", "es_ES", PSEUDO_LANGUAGE])
def test_every_sentence_of_the_guide_fits_the_card(language: str) -> None:
    evening = Evening(settings("all-fives", language))
    text, body = evening.kit.text, evening.kit.look.body
    keys = [key for key in _guide_keys() if not key.startswith(("guide.ask", "guide.click"))]
    values = {"ends": "6, 5, 4, 3", "tiles": "6-5, 5-4, 4-3, 3-2, 6-1", "tile": "6-5"}
    more = {"seat": "Seu Nonato", "left": 14, "sum": 20}
    for key in keys:
        lines = body.wrap(text(key, **values, **more), 406)
        assert len(lines) <= LINES + (language == PSEUDO_LANGUAGE), key


def _guide_keys() -> list[str]:
    from build_spec.text.build import keys  # noqa: PLC0415 - Babel, for this test alone

    return sorted(key for key in keys() if key.startswith("guide."))


def test_a_play_may_be_any_that_is_legal() -> None:
    evening = Evening(settings("all-fives"))
    played = Round(evening, GUESTS["mouse"](evening))
    for _ in range(3):
        played.to_decision()
        move = played.session.view(Seat.A).legal[-1]
        count = len(played.session.history)
        played.guest.player.play(move)
        assert len(played.session.history) > count
        if isinstance(move, Play):
            assert any(laid.tile == move.tile for laid in played.session.state.line.laid)


def test_it_can_be_followed_by_ear() -> None:
    evening = Evening(settings("mano-a-mano"))
    played = Round(evening, GUESTS["pad"](evening))
    welcome = played.scene.aloud
    assert welcome.page[0].startswith("Be rid of your tiles first")
    assert "Go on" in welcome.buttons[0]
    played.to_decision()
    asked = played.scene.aloud
    assert asked.page[0].startswith("You lead.")
    assert asked.focus
    assert asked.buttons == ("A: Lift a lit tile.",)


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_tile_lies_below_the_card(variant: str) -> None:
    evening = Evening(settings(variant))
    played = Round(evening, GUESTS["keys"](evening))
    rng, seen = random.Random(3), 0
    for _ in range(4):
        played.to_decision()
        if isinstance(evening.front.stack.top, ReadyScene):
            break
        scene, places = played.scene, played.scene.table.places
        for placed in places.layout(scene.table.picture.shown.line).placed:
            box = places.camera.pixels(placed.rect)
            assert box.y >= scene.area.bottom
            assert box.bottom <= pygame.Rect(places.plan.felt).bottom
            seen += 1
        played.guest.player.play(rng.choice(played.session.view(Seat.A).legal))
    assert seen


def test_the_first_double_of_all_is_not_said_to_keep_a_number() -> None:
    evening = Evening(settings("all-fives"))
    played = Round(evening, GUESTS["keys"](evening))
    played.to_decision()
    played.guest.player.play(played.session.view(Seat.A).legal[0])
    first = played.session.state.line.laid[0].tile
    assert first.is_double
    played.to_decision()
    assert evening.kit.text("guide.double", tile=str(first)) not in played.said
    assert evening.kit.text("guide.spinner") in played.said
