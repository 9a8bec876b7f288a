"""How to play: five cards for each rule system, made of real records by the real table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.events import Action, Wheel
from game.rules.events import ArmsOpened, Counted, Dealt, Drew, Passed, RoundEnded, TileLaid
from game.rules.result import Ending, Finish
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.variants import variants
from game.scenes.lesson import LessonScene
from game.scenes.lessons import CARDS, Clip, guided, lessons
from game.store.settings import Settings
from tests.scenes.evening import GUESTS, Evening

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.rules.events import Event
    from tests.scenes.evening import Guest

    Arrive = Callable[[Evening], Guest]

FOLDER = Path("assets/lessons")
LANGUAGES = ("en", "pt_BR", "es", "es_ES", "qps")
VARIANTS = list(variants())
CLIPS = [clip for variant in VARIANTS for card in lessons(FOLDER, variant) for clip in card]
LINES = 4
COARSE = 1 / 8
every_device = pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)


def name(clip: Clip) -> str:
    return f"{clip.variant}-{clip.card}-{clip.key}"


def shown(clip: Clip) -> list[Event]:
    """What happens while the clip is looked at."""
    return [event for taken in clip.reading.taken[clip.begin :] for event in taken.step.events]


def lesson_of(evening: Evening, variant: str) -> LessonScene:
    scene = evening.cabinet.lesson(variant)
    assert isinstance(scene, LessonScene)
    return scene


def own(event: Event) -> bool:
    return getattr(event, "seat", None) is Seat.A


def finish(events: list[Event]) -> Finish | None:
    return next((e.result.award.finish for e in events if isinstance(e, RoundEnded)), None)


def ended(ending: Ending) -> Callable[[list[Event], Clip], bool]:
    return lambda events, _clip: any(
        isinstance(e, RoundEnded) and e.result.ending is ending for e in events
    )


SHOWS: dict[str, Callable[[list[Event], Clip], bool]] = {
    "deal": lambda events, clip: clip.begin == 0 and any(isinstance(e, Dealt) for e in events),
    "match": lambda events, _clip: any(
        isinstance(e, TileLaid) and e.tile.is_double for e in events
    ),
    "spinner": lambda events, _clip: any(isinstance(e, ArmsOpened) for e in events),
    "draw": lambda events, _clip: any(isinstance(e, Drew) and own(e) for e in events),
    "pass": lambda events, _clip: any(isinstance(e, Passed) and own(e) for e in events),
    "pass-empty": lambda events, clip: (
        not clip.reading.state.stock and any(isinstance(e, Passed) and own(e) for e in events)
    ),
    "fives": lambda events, _clip: any(
        isinstance(e, Counted) and e.points and own(e) for e in events
    ),
    "out": ended(Ending.DOMINO),
    "out-double": lambda events, _clip: finish(events) is Finish.DOUBLE,
    "out-both-ends": lambda events, _clip: finish(events) is Finish.BOTH_ENDS,
    "out-crossed": lambda events, _clip: finish(events) is Finish.CROSSED,
    "blocked": ended(Ending.BLOCKED),
    "target": lambda _events, clip: clip.reading.state.phase is Phase.MATCH_OVER,
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_rule_system_has_five_cards_and_a_guided_round(variant: str) -> None:
    assert [{clip.card for clip in card} for card in lessons(FOLDER, variant)] == [
        {number} for number in range(1, CARDS + 1)
    ]
    assert guided(FOLDER, variant) is not None


@pytest.mark.parametrize("clip", CLIPS, ids=name)
def test_a_clip_shows_what_its_name_says(clip: Clip) -> None:
    assert SHOWS[clip.key](shown(clip), clip)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_cards_are_played_by_the_rules_and_lie_beside_the_line(variant: str) -> None:
    evening = Evening()
    scene = lesson_of(evening, variant)
    for card, clips in enumerate(lessons(FOLDER, variant)):
        for number, clip in enumerate(clips):
            assert (scene.card, scene.clip) == (card, number)
            table = scene.table
            session = table._kit.session
            for _ in range(int(90 / COARSE)):
                if scene.finished:
                    break
                scene.update(COARSE)
            assert scene.finished
            acts = [taken.act for taken in clip.reading.taken]
            assert [e.events for e in session.history[clip.begin :]] == [
                taken.step.events for taken in clip.reading.taken[clip.begin :]
            ]
            assert len(session.history) == len(acts)
            area = scene.talk.area(evening.kit.look, scene.area)
            for placed in table.places.layout(table.picture.shown.line).placed:
                box = pygame.Rect(table.places.camera.pixels(placed.rect))
                assert not box.colliderect(area), f"{name(clip)}: {placed.tile} lies below the card"
                assert box.bottom <= pygame.Rect(table.places.plan.felt).bottom, name(clip)
            while scene.table is table and number < len(clips) - 1:
                scene.update(COARSE)
        if card < CARDS - 1:
            scene._step(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_its_card(language: str) -> None:
    evening = Evening(Settings(language=language))
    for variant in VARIANTS:
        scene = lesson_of(evening, variant)
        for card, clips in enumerate(lessons(FOLDER, variant)):
            for number in range(len(clips)):
                scene.card, scene.clip = card, number
                lines = scene.talk.lines(evening.kit.look, scene.area.width)
                assert len(lines) <= LINES + (language == "qps")


@every_device
def test_the_cards_with_each_device(arrive: Arrive) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("learn")
    assert evening.where == "LearnScene"
    guest.turn("variant")
    guest.choose("rules")
    guest.back()
    guest.choose("cards")
    scene = evening.rig.top
    assert isinstance(scene, LessonScene)
    pictures = {evening.picture()}
    for card in range(1, CARDS):
        guest.any_press()
        assert scene.card == card
        pictures.add(evening.picture())
    assert len(pictures) == CARDS
    if hasattr(guest, "prompt"):
        guest.prompt(Action.LEFT)
    else:
        guest.press(Action.LEFT)  # type: ignore[attr-defined]
    assert scene.card == CARDS - 2
    guest.back()
    assert evening.where == "LearnScene"
    guest.choose("back")
    assert evening.where == "TitleScene"
    guest.choose("menu")
    guest.choose("learn")
    guest.back()
    assert evening.where == "MenuScene"


@every_device
def test_the_last_card_leads_to_the_guided_round(arrive: Arrive) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("learn")
    guest.choose("cards")
    for _ in range(CARDS - 1):
        guest.any_press()
    if hasattr(guest, "prompt"):
        guest.prompt(Action.CONFIRM)
    else:
        guest.press(Action.CONFIRM)  # type: ignore[attr-defined]
    assert evening.where == "GuidedScene"


def test_the_wheel_turns_cards() -> None:
    evening = Evening()
    scene = lesson_of(evening, "express")
    scene.handle(Wheel(-1))
    scene.handle(Wheel(-1))
    scene.handle(Wheel(1))
    assert scene.card == 1


def played_again(settings: Settings) -> bool:
    """Whether a picture that was seen to its end begins anew."""
    evening = Evening(settings)
    scene = lesson_of(evening, "nordeste")
    first = scene.table
    for _ in range(int(60 / COARSE)):
        scene.update(COARSE)
    return scene.table is not first


def test_pictures_go_on_for_ever_unless_a_quiet_room_is_wanted() -> None:
    assert played_again(Settings(language="en"))
    assert not played_again(Settings(language="en", scenery=0))


def test_lessons_make_their_sounds_once_and_leave_the_music() -> None:
    evening = Evening()
    scene = lesson_of(evening, "all-fives")
    playing = evening.heard.playing
    first = scene.table
    while scene.table is first:
        scene.update(COARSE)
    assert "clack" in evening.heard.cues
    evening.heard.cues.clear()
    for _ in range(int(8 / COARSE)):
        scene.update(COARSE)
    assert not evening.heard.cues
    assert evening.heard.playing == playing
